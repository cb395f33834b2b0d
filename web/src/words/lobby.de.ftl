### Einen Tisch decken, dort warten, und die Listen der Tische.

## Neuer Tisch

lobby-new = Ein neuer Tisch
lobby-new-text = Wähle, wer sich setzt und wie ihr spielt. Nichts davon muss geändert werden.
lobby-count = Wie viele spielen
lobby-players = zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $count }
  }
lobby-seats = Die Plätze
lobby-seat-kind = Wer auf Platz { $number } sitzt
lobby-seat-name = Name auf Platz { $number }
lobby-seat-bot = Gegner auf Platz { $number }
lobby-kind-me = du
lobby-kind-here = jemand an diesem Bildschirm
lobby-kind-open = wer auch immer kommt
lobby-kind-reserved = ein Gast mit Link
lobby-kind-bot = ein Gegner des Hauses
lobby-about-here = Spielt auch an diesem Bildschirm; zwischen zwei Zügen verdeckt ein Vorhang die Karten.
lobby-about-open = Wer die Adresse des Tisches hat, kann sich setzen.
lobby-about-reserved = Du bekommst einen Link und einen Code zum Weitergeben; jeder gilt einmal.
lobby-options = Wie ihr spielt
lobby-make = Tisch decken
lobby-making = Der Tisch wird gedeckt …
lobby-more = Zeit, Gesellschaft und Aufzeichnungen

## Optionen der Spiele

lobby-option-powers = Mit Machtkarten
lobby-option-powers-about = Schreiber, Held und Seefahrer gehen an den, der am meisten von einem Symbol zeigt.
lobby-option-power-symbols = Machtkarten zählen beim Werten
lobby-option-power-symbols-about = Jede Machtkarte ist beim Werten ein Symbol mehr.
lobby-option-actions = Bis zu drei Aktionen
lobby-option-actions-about = Nach der französischen Regel „kann“ man drei Aktionen machen, also den Zug auch früher beenden. Ohne diese Option müssen hier alle drei gemacht werden.
lobby-option-track = Höherer Anfang
lobby-option-track-about = Die Marker beginnen in der Spalte mit 3, so ist jedes Monument gleich etwas wert.
lobby-option-show-taken = Offen genommene Karten bleiben sichtbar
lobby-option-show-taken-about = Alle können nachsehen, wer welche Karte genommen hat. Das schont das Gedächtnis.
lobby-option-left-out = Ausgelassenes Monument
lobby-option-left-out-about = Zu zweit wird ein Monument nicht gebraucht.
lobby-option-collectors = Collector-Karten
lobby-option-collectors-about = Karten, die eine Runde auf den Kopf stellen; wie viele eingemischt werden.
lobby-option-rounds = Runden
lobby-option-rounds-about = Danach endet die Partie; ohne Grenze, wenn jemand alle Karten hat.
lobby-option-minutes = Minuten
lobby-option-minutes-about = Sind sie um, wird die Runde beendet, und der größte Stapel gewinnt.
lobby-option-first = Wer beginnt
lobby-option-first-about = Nach der Regel die jüngste Person; der Tisch kann nicht wissen, wer das ist.
lobby-option-cards = Welche Karten
lobby-option-cards-about = Wer diesen Ort betreibt, hat noch andere Karten bereitgelegt.
lobby-option-deck = Welches Kartenspiel
lobby-option-deck-about = Wer diesen Ort betreibt, hat noch andere Kartenspiele bereitgelegt.
lobby-value-standard = wie üblich
lobby-value-random = ausgelost
lobby-value-none = ohne Grenze

## Zeit und Gesellschaft

lobby-pace = Zeit für einen Zug
lobby-pace-none = so lange es braucht
lobby-pace-seconds = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }
lobby-pace-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
  }
lobby-pace-about = Was zu lange dauert, spielt ein Gegner des Hauses.
lobby-absence = Wer am Zug und nicht da ist,
lobby-absence-never = auf den wird gewartet
lobby-absence-after = wird vertreten nach { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
  }
lobby-absence-about = Ein Gegner des Hauses spielt, bis sie zurück sind.
lobby-allow-chat = Unterhaltung
lobby-allow-chat-about = Wer am Tisch sitzt, kann den anderen schreiben.
lobby-hints = Tipps für alle
lobby-hints-about = Sonst nur, wo eine Person allein gegen das Haus spielt.
lobby-allow-listed = Unter den offenen Tischen zeigen
lobby-allow-listed-about = Jeder auf diesem Server kann ihn finden, sich setzen oder zusehen.
lobby-allow-wait = Auf mein Zeichen warten
lobby-allow-wait-about = Die Partie beginnt, wenn du es sagst, nicht wenn der letzte Platz besetzt ist.
lobby-record = Von einer Aufzeichnung weiterspielen
lobby-record-about = Füge den Text einer Partie ein oder wähle ihre Datei. Was noch niemand gesehen hat, wird neu gegeben.
lobby-record-text = Die Aufzeichnung
lobby-record-file = Datei wählen

## Der Vorraum eines Tisches

lobby-waiting = Der Tisch ist gedeckt
lobby-waiting-text = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
lobby-full-text = Alle sind da.
lobby-start = Anfangen
lobby-you = du
lobby-host = Gastgeber
lobby-person = ist da
lobby-away = sitzt hier, ist aber weg
lobby-bot = Gegner des Hauses
lobby-reserved = für einen Gast freigehalten
lobby-kept-host = Schicke jedem Gast den Link für seinen Platz. Die Adresse dieser Seite gibt keinen Platz frei.
lobby-kept-by = Die freien Plätze sind für Gäste reserviert. Bitte { $host } um deinen Einladungslink und öffne ihn, um dich zu setzen.
lobby-kept = Die freien Plätze sind für Gäste reserviert. Öffne deinen Einladungslink, um dich zu setzen.
lobby-empty = noch frei
lobby-take = Hier hinsetzen
lobby-take-name = Dein Name an diesem Tisch
lobby-fill = Gegner für Platz { $number }
lobby-fill-done = Hier hinsetzen lassen
lobby-new-link = Link machen
lobby-link = Link für Platz { $number }
lobby-share = Gesellschaft holen
lobby-share-text = Wer diese Adresse öffnet, kann sich setzen oder zusehen.
lobby-address = Adresse dieses Tisches
lobby-recovery = Dein Code für diesen Platz
lobby-recovery-text = Er bringt deinen Platz auf einem anderen Gerät zurück, falls dieses verloren geht. Er gilt einmal.
lobby-chat-title = Am Tisch
lobby-chat-none = Noch hat niemand etwas gesagt.
lobby-say = Etwas sagen
lobby-send = Senden
lobby-no-options = nach den gedruckten Regeln

## Listen von Tischen

lobby-tables = Tische
lobby-mine = Meine Tische
lobby-mine-none = Du hast dich noch nirgends hingesetzt.
lobby-open = Offene Tische
lobby-open-none = Gerade wartet niemand auf Gesellschaft.
lobby-your-turn = du bist dran
lobby-others-turn = andere sind am Zug
lobby-phase-open = wartet auf Mitspieler
lobby-phase-playing = wird gespielt
lobby-phase-over = beendet
lobby-to-table = Zum Tisch
lobby-watch = Zusehen
lobby-replay = Nachspielen
lobby-free = { $count ->
    [0] kein freier Platz
    [one] ein freier Platz
   *[other] { $count } freie Plätze
  }
lobby-recover = Einen Platz zurückbekommen
lobby-recover-text = Mit dem Code, der gezeigt wurde, als der Platz eingenommen wurde.
lobby-recover-table = Tisch
lobby-recover-seat = Platz
lobby-recover-code = Code
lobby-recover-done = Wieder hinsetzen
