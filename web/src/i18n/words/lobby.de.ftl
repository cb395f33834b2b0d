### Einen Tisch eröffnen, dort warten, und die Listen der Tische.

## Neuer Tisch

lobby-new = Neuer Tisch
lobby-new-text = Wähle Gegner und Optionen oder fang gleich mit den Voreinstellungen an.
lobby-new-game = Wähle zuerst das Spiel.
lobby-count = Anzahl der Spieler
lobby-players = zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $count }
  }
lobby-seats = Plätze
lobby-seat-kind = Spieler auf Platz { $number }
lobby-seat-name = Name auf Platz { $number }
lobby-seat-bot = Computergegner auf Platz { $number }
lobby-kind-me = Du
lobby-kind-here = Mitspieler an diesem Bildschirm
lobby-kind-open = Offen für alle
lobby-kind-reserved = Eingeladener Gast
lobby-kind-bot = Computergegner
lobby-about-here = Spielt mit dir an diesem Bildschirm. Zwischen den Zügen bleiben die Handkarten verdeckt.
lobby-about-open = Wer die Adresse des Tisches hat, kann mitspielen.
lobby-about-reserved = Du bekommst einen Link und einen Code zum Verschicken. Beide gelten nur einmal.
lobby-options = Spieloptionen
lobby-make = Tisch eröffnen
lobby-making = Der Tisch wird eröffnet …
lobby-more = Bedenkzeit, Chat und mehr

## Optionen der Spiele

lobby-option-powers = Machtkarten
lobby-option-powers-about = Schreiber, Held und Seefahrer erwirbt, wer die Mehrheit ihres Symbols hat.
lobby-option-power-symbols = Machtkarten zählen beim Werten mit
lobby-option-power-symbols-about = Jede Machtkarte zählt wie eine weitere Karte mit ihrem Symbol.
lobby-option-actions = Bis zu drei Aktionen
lobby-option-actions-about = Nach der französischen Regel darf man den Zug früher beenden. Ohne diese Option müssen alle drei Aktionen genutzt werden.
lobby-option-track = Höherer Startwert
lobby-option-track-about = Die Marker beginnen in der Spalte mit 3; so bringt jedes Monument von Anfang an Punkte.
lobby-option-show-taken = Offen genommene Karten bleiben sichtbar
lobby-option-show-taken-about = Alle können nachsehen, wer welche Karte genommen hat. So muss man sich weniger merken.
lobby-option-left-out = Monument aus dem Spiel nehmen
lobby-option-left-out-about = Zu zweit kommt eines der zwölf Monumente nicht ins Spiel.
lobby-option-collectors = Collector-Karten
lobby-option-collectors-about = Karten, die eine Runde auf den Kopf stellen. Wähle, wie viele untergemischt werden.
lobby-option-rounds = Runden
lobby-option-rounds-about = Nach so vielen Runden endet das Spiel. Ohne Limit endet es, wenn jemand alle Karten hat.
lobby-option-minutes = Minuten
lobby-option-minutes-about = Ist die Zeit um, wird die Runde zu Ende gespielt, und der größte Stapel gewinnt.
lobby-option-first = Startspieler
lobby-option-first-about = Laut Regel beginnt, wer am jüngsten ist. Wähle den Platz oder lass das Los entscheiden.
lobby-option-cards = Kartensatz
lobby-option-cards-about = Dieser Server bietet neben dem Standardsatz noch andere Kartensätze.
lobby-option-deck = Kartendeck
lobby-option-deck-about = Dieser Server bietet neben dem Standarddeck noch andere Decks.
lobby-value-standard = Standard
lobby-value-random = zufällig
lobby-value-none = kein Limit

## Zeit und Gesellschaft

lobby-pace = Bedenkzeit pro Zug
lobby-pace-none = kein Limit
lobby-pace-seconds = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }
lobby-pace-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
  }
lobby-pace-about = Ist die Zeit um, spielt der Computer den Zug zu Ende.
lobby-absence = Wenn jemand abwesend ist
lobby-absence-never = warten
lobby-absence-after = Computer springt ein nach { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
  }
lobby-absence-about = Der Computer spielt für abwesende Spieler, bis sie zurück sind.
lobby-allow-chat = Chat
lobby-allow-chat-about = Wer am Tisch sitzt, kann den anderen schreiben.
lobby-hints = Tipps für alle
lobby-hints-about = Sonst gibt es Tipps nur, wenn du allein gegen Computergegner spielst.
lobby-allow-listed = Bei den offenen Tischen anzeigen
lobby-allow-listed-about = Alle auf diesem Server können den Tisch finden, mitspielen oder zuschauen.
lobby-allow-wait = Selbst starten
lobby-allow-wait-about = Das Spiel beginnt auf dein Zeichen, nicht sobald der letzte Platz besetzt ist.
lobby-record = Aufgezeichnete Partie fortsetzen
lobby-record-about = Füge eine Aufzeichnung ein oder wähle ihre Datei. Karten, die noch niemand gesehen hat, werden neu verteilt.
lobby-record-text = Aufzeichnung
lobby-record-file = Datei auswählen

## Der Vorraum eines Tisches

lobby-waiting = Der Tisch ist bereit
lobby-waiting-text = Das Spiel beginnt, sobald alle Plätze besetzt sind.
lobby-full-text = Alle sind da.
lobby-start = Spiel starten
lobby-you = du
lobby-host = Gastgeber
lobby-person = anwesend
lobby-away = abwesend
lobby-bot = Computergegner
lobby-reserved = für einen Gast reserviert
lobby-kept-host = Auf einen reservierten Platz kommt man nur mit dessen Link. Schick jedem Gast seinen.
lobby-kept-by = Die freien Plätze sind für Gäste reserviert. Bitte { $host } um deinen Einladungslink und öffne ihn, um mitzuspielen.
lobby-kept = Die freien Plätze sind für Gäste reserviert. Öffne deinen Einladungslink, um mitzuspielen.
lobby-empty = wartet auf Mitspieler
lobby-take = Hier hinsetzen
lobby-take-name = Dein Name an diesem Tisch
lobby-fill = Computergegner für Platz { $number }
lobby-fill-done = Dazuholen
lobby-new-link = Link erstellen
lobby-link = Link für Platz { $number }
lobby-share = Mitspieler einladen
lobby-share-text = Wer diese Adresse öffnet, kann mitspielen oder zuschauen.
lobby-address = Adresse des Tisches
lobby-recovery = Dein Wiederherstellungscode
lobby-recovery-text = Damit holst du dir deinen Platz auf einem anderen Gerät zurück. Er gilt nur einmal.
lobby-no-options = Standardregeln

## Listen von Tischen

lobby-tables = Tische
lobby-mine = Meine Tische
lobby-mine-none = Du hast noch an keinem Tisch gespielt.
lobby-open = Offene Tische
lobby-open-none = Gerade gibt es keine offenen Tische.
lobby-your-turn = du bist dran
lobby-others-turn = andere sind dran
lobby-phase-open = wartet auf Mitspieler
lobby-phase-playing = läuft
lobby-phase-over = beendet
lobby-to-table = Zum Tisch
lobby-watch = Zuschauen
lobby-replay = Ansehen
lobby-free = { $count ->
    [0] kein freier Platz
    [one] ein freier Platz
   *[other] { $count } freie Plätze
  }
lobby-recover = Platz zurückholen
lobby-recover-text = Gib den Wiederherstellungscode ein, den du mit dem Platz bekommen hast.
lobby-recover-table = Tisch
lobby-recover-seat = Platz
lobby-recover-code = Wiederherstellungscode
lobby-recover-done = Zurückholen

