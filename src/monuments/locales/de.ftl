### Monuments auf Deutsch. Kennungen und Variablen sind in allen Sprachen dieselben.
### Kürzel (AKR7, red, hero …) kommen als Wörter an. Was man eingibt, bleibt englisch: „draw“, „AKR7“.


## Wörter

list-and = { $head } und { $last }
card-name = { $monument } { $value }

monument-AKR = Akropolis
monument-ART = Artemision
monument-BAB = Babylon
monument-BET = Bet Hamikdash
monument-COL = Kolosseum
monument-KOL = Kolossos
monument-MAU = Mausoleum
monument-PET = Petra
monument-PHA = Pharos
monument-PYR = Pyramiden
monument-SEM = Semiramis
monument-ZEU = Zeus von Olympia

# Die Farben stehen für die Seiten: „Rot gibt Akropolis 6 ab.“
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb

symbol-scroll = Schriftrolle
symbol-ship = Schiff
symbol-helmet = Helm

power-scribe = Schreiber
power-hero = Held
power-naute = Seefahrer


## Warum etwas nicht geht. Die Nummer der Regel steht vor dem Satz.

refusal-game-over = Das Spiel ist zu Ende; es sind keine Züge mehr möglich.
refusal-colour-missing = Zu zweit muss vor „{ $verb }“ stehen, für welche Farbe du spielst.
refusal-colour-not-yours = { $colour } gehört der Gegenseite; spiel eine deiner eigenen Farben.
refusal-history-after-play = Eine Geschichte kostet den ganzen Zug, und in diesem hast du schon etwas gespielt.
refusal-play-after-history = Du hast eine Geschichte geschrieben; beende den Zug.
refusal-no-action-left = Du hast in diesem Zug keine Aktion mehr.
refusal-actions-left =
  { $count ->
    [one] Du musst noch eine Aktion nutzen, bevor du den Zug beenden kannst.
   *[other] Du musst noch { $count } Aktionen nutzen, bevor du den Zug beenden kannst.
  }

refusal-pile-empty = Der Stapel ist leer.
refusal-not-face-up = { $card } ist keine der offenen Karten.
refusal-nothing-face-up = Es gibt keine offenen Karten.
refusal-hand-empty = Deine Hand ist leer.
refusal-not-in-hand = { $card } hast du nicht auf der Hand.
refusal-card-twice = { $card } ist zweimal genannt; jede Karte lässt sich nur einmal verwenden.
refusal-not-one-monument = { $cards } müssen alle zum selben Monument gehören.
refusal-not-one-symbol = { $cards } sind kein Paar; beide Karten müssen dasselbe Symbol zeigen.
refusal-no-pair = Du brauchst zwei Karten mit dem Symbol { $symbol } und hast nur eine.

refusal-already-built = Das Monument { $monument } liegt schon in dieser Auslage; niemand baut dasselbe zweimal.
refusal-no-third-builder = Das Monument { $monument } hat schon zwei Erbauer; ein dritter ist nicht erlaubt.
refusal-too-few-cards = Für das Monument { $monument } brauchst du jetzt mindestens { $needed } Karten.
refusal-not-built = Das Monument { $monument } liegt noch nicht in dieser Auslage; errichte es, bevor du es erweiterst.
refusal-order-not-the-stack = Die Reihenfolge muss jede Karte des Monuments { $monument } genau einmal nennen, alte wie neue.
refusal-already-bought = Du hast in diesem Zug schon eine Aktion gekauft; mehr als eine geht nicht.
refusal-nothing-to-do-afterwards = Du kannst jetzt keine Aktion kaufen: Du könntest nichts damit anfangen.

refusal-no-historian = { $colour } hat keinen Geschichtsschreiber mehr für eine Geschichte.
refusal-nothing-to-chronicle = Kein gegnerisches Monument hat zwei oder mehr Karten; es gibt nichts zu berichten.

refusal-no-powers = An diesem Tisch wird ohne Machtkarten gespielt.
refusal-not-holder = Die Machtkarte { $power } kann nur nutzen, wer sie besitzt, und das bist nicht du.
refusal-already-held = { $colour } besitzt die Machtkarte { $power } schon.
refusal-no-majority = { $colour } fehlt die Mehrheit für die Machtkarte { $power }: mehr Karten mit ihrem Symbol als in jeder anderen Auslage.
refusal-power-used = Die Machtkarte { $power } wurde in diesem Zug schon genutzt; das geht nur einmal je Zug.
refusal-no-point-to-pay = Der Held kostet 1 Punkt, und sein Besitzer hat keinen.

refusal-no-clock = An diesem Tisch wird ohne Uhr gespielt.
refusal-round-not-finished = Die Zeit kann nur zwischen zwei Runden ablaufen; spielt diese erst zu Ende.
refusal-choose-first = Zuerst muss der Startspieler der Runde eine Eigenschaft wählen.
refusal-already-chosen = Die Eigenschaft ist schon gewählt: { $characteristic }.
refusal-same-characteristic = Die Eigenschaft ist schon { $characteristic }; wähle eine andere.
refusal-not-more-endangered = Herausfordern kannst du nur mit einer stärker gefährdeten Karte: Deine ist { $grade }, die andere { $chooser }.
refusal-no-challenge-in-drought = Wegen der Dürre kann in dieser Runde niemand mehr herausfordern.
refusal-collector-first = Du hast eine Collector-Karte; sag zuerst { $collector } an.
refusal-collector-not-turned = Deine Karte ist nicht { $collector }; nur wer eine Collector-Karte aufdeckt, sagt sie an.


## Was sich nicht lesen lässt: Züge

refusal-spaces = „{ $text }“: ein Leerzeichen zwischen den Wörtern, keines am Anfang und am Ende.
refusal-verb-missing = „{ $text }“ nennt eine Farbe, aber keinen Zug.
refusal-verb-unknown = „{ $verb }“ gibt es in diesem Spiel nicht.
refusal-colour-not-due = „{ $verb }“ steht hier ohne Farbe; lass { $colour } weg.
refusal-power-unknown = „{ $power }“ ist keine Machtkarte; möglich sind scribe, hero und naute.
refusal-card-unknown = „{ $card }“ ist keine Karte dieses Spiels.
refusal-characteristic-unknown = „{ $characteristic }“ ist keine Eigenschaft dieses Decks; zur Wahl stehen: { $allowed }.
refusal-direction-unknown = „{ $direction }“ ist keine Richtung; zur Wahl stehen: { $allowed }.
refusal-word-count =
  { $wanted ->
    [0] „{ $verb }“ steht allein; Wörter danach: { $found }.
    [more] Nach „{ $verb }“ muss mindestens ein Wort stehen; gefunden: keines.
    [one] Nach „{ $verb }“ muss ein Wort stehen; gefunden: { $found }.
   *[other] Nach „{ $verb }“ müssen { $wanted } Wörter stehen; gefunden: { $found }.
  }


## Was sich nicht lesen lässt: Optionen

refusal-option-unknown = Unbekannte Option „{ $option }“; zur Wahl stehen: { $allowed }.
refusal-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein; möglich: { $allowed }.
refusal-option-shape = „{ $option }“ ist keine Option; schreib name=wert, mit einem Leerzeichen zwischen den Optionen.
refusal-option-twice = Die Option „{ $option }“ ist zweimal angegeben.
refusal-option-needs = Die Option „{ $option }“ hat ohne „{ $needs }“ keine Wirkung.


## Was sich nicht lesen lässt: Dateien, vor allem Kartendateien

refusal-file-missing = { $file } lässt sich nicht öffnen ({ $cause }).
refusal-file-too-large = { $file } ist größer als die erlaubten { $most } Bytes.
refusal-file-not-text = { $file } ist kein UTF-8-Text.
refusal-file-not-toml = { $file } ist kein TOML: { $cause }.
refusal-key-unknown = { $file }, Zeile { $line }: unbekannter Schlüssel „{ $key }“.
refusal-key-text = { $file }, Zeile { $line }: „{ $key }“ muss ein nicht leerer Text in Anführungszeichen sein.
refusal-key-number = { $file }, Zeile { $line }: „{ $key }“ muss eine Zahl sein.
refusal-cards-monuments = { $file }, Zeile { $line }: Es müssen { $count } Monumente sein, jedes in einer Tabelle [[monument]].
refusal-cards-code = { $file }, Zeile { $line }: Hier muss code = "{ $expected }" stehen; die Reihenfolge der Monumente ist fest.
refusal-cards-symbols = { $file }, Zeile { $line }: Ein Monument braucht { $count } Symbole, eines je Wert.
refusal-cards-symbol = { $file }, Zeile { $line }: „{ $symbol }“ ist kein Symbol; möglich sind scroll, ship und helmet.
refusal-cards-values = { $file }, Zeile { $line }: „{ $key }“ muss eine Liste von Werten von 1 bis 9 sein.
refusal-cards-barred-count = { $file }, Zeile { $line }: Es müssen { $count } durchgestrichene Karten sein, nicht { $found }.
refusal-cards-barred-semiramis = { $file }, Zeile { $line }: Semiramis hat keine durchgestrichene Karte.
refusal-cards-track = { $file }, Zeile { $line }: Die Leiste braucht das Bildfeld und { $count } Spalten, jede mit drei ganzen Zahlen von 0 bis 99.
refusal-deck-rows = { $file }, Zeile { $line }: Es müssen { $least } bis { $most } Tabellen [[{ $key }]] sein.
refusal-deck-code-twice = { $file }, Zeile { $line }: Das Kürzel „{ $code }“ ist doppelt vergeben.
refusal-deck-monument-code = { $file }, Zeile { $line }: „{ $code }“ ist kein gültiges Kürzel für ein Monument; es braucht drei Großbuchstaben.
refusal-deck-characteristic-code = { $file }, Zeile { $line }: „{ $code }“ ist kein gültiger Name für eine Eigenschaft; erlaubt sind Kleinbuchstaben, mit Bindestrich zwischen Wörtern, und kein reserviertes Wort.
refusal-deck-wins = { $file }, Zeile { $line }: Für „{ $code }“ muss wins = "highest" oder wins = "lowest" stehen.
refusal-deck-grade = { $file }, Zeile { $line }: Der Grad von „{ $code }“ muss einer von { $allowed } sein.
refusal-deck-collector-code = { $file }, Zeile { $line }: „{ $code }“ ist kein gültiges Kürzel für eine Collector-Karte; es braucht 4 bis 16 Großbuchstaben und darf keines der acht Standardkürzel sein.
refusal-deck-collector-effect = { $file }, Zeile { $line }: Die Wirkung von „{ $code }“ muss eine von { $allowed } sein.


## Was sich nicht lesen lässt: Kartenverteilung und Partien

refusal-first-seat = Platz { $found } kann nicht beginnen; wähle einen Platz von 1 bis { $seats }.
refusal-deck-empty = Das Deck ist leer.
refusal-deck-card-twice = { $card } ist zweimal im Deck.
refusal-deck-size = Das Deck hat { $found } Karten; mit { $seats } Spielern müssen es { $wanted } sein.
refusal-deck-card-not-in-use = { $card } ist im Deck, gehört an diesem Tisch mit { $seats } Spielern aber nicht dazu.
refusal-deck-collectors = Das Deck hat { $found } Collector-Karten; an diesem Tisch müssen es { $wanted } sein.

refusal-record-empty = Die Aufzeichnung ist leer.
refusal-record-not-text = Die Aufzeichnung ist kein UTF-8-Text.
refusal-record-too-large = Die Aufzeichnung ist größer als die erlaubten { $most } Bytes.
refusal-tag-shape = „{ $text }“ ist kein Kopfeintrag; schreib [Name "Wert"].
refusal-tag-unknown = Unbekannter Kopfeintrag „{ $tag }“.
refusal-tag-twice = Der Kopfeintrag „{ $tag }“ ist zweimal angegeben.
refusal-tag-missing = Der Kopfeintrag „{ $tag }“ fehlt.
refusal-tag-value = „{ $value }“ ist kein gültiger Wert für den Kopfeintrag „{ $tag }“.
refusal-format-unknown = Unbekanntes Format „{ $found }“.
refusal-game-unknown = Unbekanntes Spiel „{ $game }“; zur Wahl stehen: { $allowed }.
refusal-bot-unknown = Unbekannter Bot „{ $bot }“; zur Wahl stehen: { $allowed }.
refusal-round-goes-on = Die Runde ist noch nicht zu Ende: Es waren noch nicht alle an der Reihe.
refusal-no-hints = Für { $game } gibt es noch keine Tipps.
refusal-bot-budget = „{ $found }“ ist kein gültiges Suchbudget; schreib simulierte Partien (1000) oder Millisekunden (500ms).
refusal-program-missing = Das Programm „{ $program }“ lässt sich nicht starten.
refusal-bot-policy = „{ $file }“ ist keine Policy für { $game }; nötig ist eine .npz-Datei zu den aktuellen Beobachtungen des Spiels.
refusal-rules-unknown = Unbekannte Regelversion { $found }.
refusal-player-count =
  { $found ->
    [one] Dieses Spiel lässt sich nicht allein spielen.
   *[other] Dieses Spiel lässt sich nicht mit { $found } Spielern spielen.
  }
refusal-name-bad = „{ $name }“ ist kein gültiger Name; erlaubt sind 1 bis 24 Zeichen, kein Leerzeichen am Anfang oder Ende und keines der Zeichen " : , ; #
refusal-name-twice = Der Name „{ $name }“ kommt zweimal vor; wählt verschiedene Namen.
refusal-name-unwanted = Der Name „{ $name }“ ist auf diesem Server nicht erlaubt; wähle einen anderen.
refusal-line-shape = „{ $text }“ ist keine Zeile einer Aufzeichnung; eine Zeile lautet 1. Ada: draw, draw
refusal-line-number = Diese Zeile hat die Nummer { $found }, an der Reihe ist aber { $expected }.
refusal-line-after-end = Das Spiel war vor dieser Zeile zu Ende.
refusal-player-unknown = An diesem Tisch heißt niemand „{ $name }“.
refusal-not-to-move = { $expected } ist am Zug, nicht { $name }.
refusal-result-differs = In der Aufzeichnung steht das Ergebnis „{ $found }“, die Züge ergeben aber „{ $expected }“.
refusal-cards-differ = Diese Partie wurde mit einer anderen Kartendatei gespielt.


## Was an einem Tisch auf dem Server nicht geht

refusal-address-bad = „{ $address }“ ist keine Adresse; schreib 192.0.2.7 oder 2001:db8::/64.
refusal-address-blocked = Der Betreiber dieses Servers hat deine Adresse für eine Weile gesperrt.
refusal-bad-message = Ungültige Nachricht ({ $cause }).
refusal-bot-plays = Auf diesem Platz springt gerade der Computer ein; übernimm ihn zuerst wieder.
refusal-bot-unnamed = Wähle einen Bot für diesen Platz.
refusal-chat-off = An diesem Tisch ist der Chat abgeschaltet.
refusal-has-resigned = Dieser Spieler hat aufgegeben; ein Bot spielt weiter.
refusal-has-started = Die Partie hat schon begonnen.
refusal-hints-off = An diesem Tisch sind Tipps abgeschaltet.
refusal-muted = Der Betreiber dieses Servers hat dich für eine Weile stummgeschaltet.
refusal-name-missing = Gib einen Namen ein, um Platz zu nehmen.
refusal-name-reserved = Der Name „{ $name }“ ist für Plätze ohne Namen reserviert; wähle einen anderen.
refusal-name-taken = Der Name „{ $name }“ ist an diesem Tisch schon vergeben; wähle einen anderen.
refusal-no-files = Die Option „{ $option }“ nimmt hier keine Datei an.
refusal-no-such-invitation = Diese Einladung ist ungültig oder wurde schon benutzt.
refusal-no-such-line = Dieser Tisch hat keine Chat-Nachricht Nummer { $line }.
refusal-no-such-page = Seite nicht gefunden.
refusal-no-such-promise = Diese Zusage ist unbekannt oder wurde schon benutzt.
refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-no-such-table = Tisch nicht gefunden.
refusal-not-a-players-play = „{ $play }“ gehört dem Tisch, nicht den Spielern.
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-not-reported = Es wartet keine solche Meldung.
refusal-not-sealed = Das Deck dieses Tisches hat kein Siegel.
refusal-not-started = Die Partie hat noch nicht begonnen.
refusal-not-the-host = Das kann nur der Gastgeber.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-not-restricted = Es gibt keine solche Sperre.
refusal-nothing-said = Die Nachricht ist leer.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen: Aufgedeckte Karten bleiben aufgedeckt.
refusal-one-seat-each = Wer einen Tisch eröffnet, kann nur einen Platz nehmen.
refusal-out-of-time = Deine Zeit ist um; ein Bot spielt diesen Zug zu Ende.
refusal-password-needed = Für einen neuen Tisch brauchst du das Passwort des Betreibers dieses Servers.
refusal-preparing = Die Regeln werden für das erste Spiel vorbereitet; versuch es in ein paar Sekunden noch einmal.
refusal-record-over = Die aufgezeichnete Partie ist zu Ende und lässt sich nicht fortsetzen.
refusal-seat-empty = Es sind noch nicht alle Plätze besetzt.
refusal-seat-is-yours = Diesen Platz spielst du schon.
refusal-seat-blocked = Der Betreiber dieses Servers hat diesen Platz für eine Weile gesperrt.
refusal-seat-reserved = Dieser Platz ist für einen eingeladenen Gast reserviert.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-stale = Am Tisch hat sich inzwischen etwas geändert; sieh nach und spiel noch einmal.
refusal-table-over = Die Partie an diesem Tisch ist zu Ende.
refusal-table-closed = Der Betreiber dieses Servers hat diesen Tisch geschlossen.
refusal-too-fast = Zu viele Anfragen; warte kurz und versuch es noch einmal.
refusal-too-large = Das ist größer als die erlaubten { $most } Bytes.
refusal-too-many = Zu viele Verbindungen oder Tische von dieser Adresse; versuch es später noch einmal.
refusal-too-many-changes = Seit dem letzten Zug, der sich nicht zurücknehmen lässt, hast du { $most } Änderungen gemacht; weitere gehen erst nach dem nächsten.
refusal-too-many-headers = Die Anfrage hat mehr als die erlaubten { $most } Kopfzeilen.
refusal-too-many-reports = Du hast an diesem Tisch schon { $most } Meldungen gemacht; mehr sind nicht möglich.
refusal-too-slow = Die Anfrage kam zu langsam an; versuch es noch einmal.
refusal-watching = Zuschauer können nicht mitspielen.
refusal-words-unwanted = Die Nachricht enthält ein Wort, das auf diesem Server nicht erlaubt ist.
refusal-wrong-code = Das ist nicht der Wiederherstellungscode dieses Platzes.
refusal-wrong-origin = Diese Website darf sich nicht mit dem Server verbinden.
refusal-wrong-token = Das ist nicht das Token des Betreibers dieses Servers.
refusal-seal-missing = Die Aufzeichnung hat kein Siegel.
refusal-seal-shape = Das Siegel ist nicht lesbar.
refusal-seal-promise = Das Geheimnis im Siegel passt nicht zur Zusage.
refusal-seal-deal = Das Deck der Aufzeichnung passt nicht zur Zusage.


## Was geschehen ist: Monuments – Wonders of Antiquity

antiquity-event-draw = { $player } zieht { $card }.
antiquity-event-draw-hidden = { $player } zieht eine Karte.
antiquity-event-take = { $player } nimmt { $card }.
antiquity-event-erect = { $player } ({ $colour }) errichtet { $monument }: { $cards }.
antiquity-event-improve = { $player } ({ $colour }) erweitert { $monument }: { $cards }.
antiquity-event-reorder = { $player } ({ $colour }) erweitert { $monument } mit { $cards }; der Schreiber ordnet das Monument neu: { $stack }.
antiquity-event-score =
  { $points ->
    [one] { $player } ({ $colour }) wertet { $cards } ({ $symbol }): 1 Punkt.
   *[other] { $player } ({ $colour }) wertet { $cards } ({ $symbol }): { $points } Punkte.
  }
antiquity-event-buy = { $player } kauft mit { $cards } ({ $symbol }) eine weitere Aktion.
antiquity-event-acquire =
  { $points ->
    [one] { $player } ({ $colour }) erwirbt die Machtkarte { $power }: 1 Punkt.
   *[other] { $player } ({ $colour }) erwirbt die Machtkarte { $power }: { $points } Punkte.
  }
antiquity-event-seize =
  { $points ->
    [one] { $player } ({ $colour }) erwirbt von { $from } die Machtkarte { $power }: 1 Punkt.
   *[other] { $player } ({ $colour }) erwirbt von { $from } die Machtkarte { $power }: { $points } Punkte.
  }
antiquity-event-hero-draw = { $player } zahlt 1 Punkt für den Helden und zieht { $card }.
antiquity-event-hero-draw-hidden = { $player } zahlt 1 Punkt für den Helden und zieht eine Karte.
antiquity-event-hero-take = { $player } zahlt 1 Punkt für den Helden und nimmt { $card }.
antiquity-event-swap = { $player } tauscht mit dem Seefahrer { $card } gegen { $target }.
antiquity-event-history =
  { $pages ->
    [one] { $player } ({ $colour }) schreibt eine Geschichte mit einer Seite.
   *[other] { $player } ({ $colour }) schreibt eine Geschichte mit { $pages } Seiten.
  }
antiquity-event-give = { $colour } gibt { $card } ab.
antiquity-event-marker = { $monument }: Der Marker steht jetzt auf { $value }.
antiquity-event-overflow =
  { $points ->
    [one] { $colour } bekommt sofort 1 Punkt: Der Marker steht schon auf dem letzten Feld.
   *[other] { $colour } bekommt sofort { $points } Punkte: Der Marker steht schon auf dem letzten Feld.
  }
antiquity-event-end = { $player } beendet den Zug.
antiquity-event-refill = Neue offene Karten: { $cards }.
antiquity-event-over = Das Spiel ist zu Ende. Der Sieg geht an { $winners }.


## Die Spielhilfe: wie alles heißt, was es kostet und was es bewirkt

antiquity-verb-draw = Ziehen
antiquity-verb-take = Nehmen
antiquity-verb-erect = Errichten
antiquity-verb-improve = Erweitern
antiquity-verb-score = Werten
antiquity-verb-buy = Kaufen
antiquity-verb-history = Geschichte
antiquity-verb-acquire = Erwerben
antiquity-verb-hero-draw = Held: ziehen für 1 Punkt
antiquity-verb-hero-take = Held: nehmen für 1 Punkt
antiquity-verb-swap = Seefahrer: tauschen
antiquity-verb-end = Beenden

antiquity-aid-draw = 1 Aktion: die oberste Karte des Stapels verdeckt ziehen
antiquity-aid-take = 1 Aktion: eine der offenen Karten nehmen
antiquity-aid-erect = 1 Aktion: ein Monument bauen; der erste Erbauer braucht 2 oder mehr Karten, der zweite 3; die zuletzt genannte liegt oben
antiquity-aid-improve = 1 Aktion: 1 oder mehr Karten oben auf ein eigenes Monument legen
antiquity-aid-score = 1 Aktion und zwei Karten mit gleichem Symbol: 1 Punkt je solchem Symbol in der eigenen Auslage
antiquity-aid-buy = einmal je Zug, zwei Karten mit gleichem Symbol: eine weitere Aktion
antiquity-aid-history = der ganze Zug und 1 Geschichtsschreiber: die oberste Karte jedes gegnerischen Monuments ab 2 Karten nehmen
antiquity-aid-acquire = 1 Aktion, mit der Mehrheit ihres Symbols: eine Machtkarte erwerben; 2 Punkte jetzt, 3 am Ende
antiquity-aid-hero-draw = einmal je Zug, 1 Punkt: eine weitere Karte vom Stapel
antiquity-aid-hero-take = einmal je Zug, 1 Punkt: eine weitere offene Karte
antiquity-aid-swap = einmal je Zug: eine Handkarte gegen eine offene Karte tauschen
antiquity-aid-end = den Zug beenden


## Das Spiel im Terminal

terminal-title-antiquity = Monuments – Wonders of Antiquity
terminal-title-fabuleux = Monuments fabuleux
terminal-compiling = Die Regeln werden kompiliert (nur beim ersten Mal)
terminal-served = Monuments läuft unter { $address } – beenden mit Strg+C
terminal-data = Deine Partien liegen in { $folder }
terminal-no-browser = Kein Browser gefunden; öffne diese Adresse selbst.
terminal-welcome = Gib einen Zug ein, „help“ für die Befehle oder „rules“ für die Spielhilfe.
terminal-player = Spieler { $number }
terminal-turn = Zug { $turn }
terminal-your-turn = Du bist dran, { $player }.
terminal-hand-over = { $player }, übernimm die Tastatur und drück die Eingabetaste.
terminal-actions-left =
  { $count ->
    [0] Keine Aktion mehr
    [one] Noch 1 Aktion
   *[other] Noch { $count } Aktionen
  }
terminal-round = Runde { $round } · { $player } beginnt
terminal-asked = Verglichen wird: { $characteristic }
terminal-cards =
  { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
terminal-labelled = { $label }: { $text }
terminal-hand = Hand
terminal-hand-size =
  { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
  }
terminal-face-up = Offene Karten
terminal-pile =
  { $count ->
    [0] Stapel: leer
    [one] Stapel: 1 Karte
   *[other] Stapel: { $count } Karten
  }
terminal-exhibitions = Auslagen
terminal-ladder = Geschichtsleiter
terminal-markers = Marker
terminal-available = Verfügbar
terminal-historians = Geschichtsschreiber
terminal-none = noch nichts

terminal-can-do = Mögliche Züge
terminal-cannot-do = Jetzt nicht möglich, und warum
terminal-hint-antiquity = Tipp: { $play } ({ $chance } % Chance, das Spiel zu gewinnen)
terminal-hint-fabuleux = Tipp: { $play } ({ $chance } % Chance, die Runde zu gewinnen)
terminal-hint-reason = { $rule }: { $text }
terminal-hint-line = danach: { $line }
terminal-undone = Zurückgenommen: { $play }
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen: Aufgedeckte Karten bleiben aufgedeckt.
terminal-saved = Partie in { $file } gespeichert.
terminal-file-exists = { $file } gibt es schon und gehört nicht zu dieser Partie; wähle einen anderen Namen.
terminal-not-saved = { $file } lässt sich nicht schreiben ({ $cause }).
terminal-goodbye = Bis bald, und danke fürs Spielen!

terminal-help = Befehle
terminal-help-help = diese Liste zeigen
terminal-help-hint = einen Zug vorschlagen
terminal-help-undo = den letzten Spielzug zurücknehmen
terminal-help-log = den bisherigen Verlauf zeigen
terminal-help-save = die Partie speichern: save DATEI
terminal-help-quit = das Spiel verlassen
terminal-help-board = den ganzen Tisch zeigen
terminal-help-available = zeigen oder ausblenden, wie oft jedes Monument noch gebaut werden kann
terminal-help-rules = die Spielhilfe zeigen

terminal-game-over = Das Spiel ist zu Ende.
terminal-winner = Der Sieg geht an { $winners }.
terminal-score-sheet = Schlusswertung
terminal-scoring-guide = Am echten Tisch wandert bei der Schlusswertung der dreizehnte Marker von Monument zu Monument (A6.1). Hier wird alles auf einmal zusammengezählt.
terminal-stay = „save“ speichert die Partie auch jetzt noch, „log“ und „board“ zeigen sie, „quit“ beendet das Programm.
terminal-score-points = Punkte bisher
terminal-score-monuments = Monumente
terminal-score-histories = Geschichten
terminal-score-bonus = Bonus
terminal-score-penalty = Geschichtsschreiber übrig
terminal-score-powers = Machtkarten
terminal-score-total = Summe


## Was geschehen ist: Monuments fabuleux

fabuleux-event-choose = { $player } wählt: { $characteristic }, { $figure } ({ $grade }).
fabuleux-event-choose-hidden = { $player } wählt im Dunkeln: { $characteristic } ({ $grade }).
fabuleux-event-challenge = { $player } wechselt zu: { $characteristic }, { $figure } ({ $grade }).
fabuleux-event-challenge-hidden = { $player } wechselt im Dunkeln zu: { $characteristic } ({ $grade }).
fabuleux-event-say = { $player } sagt { $figure } an.
fabuleux-event-say-hidden = { $player } behält den Wert im Dunkeln für sich.
fabuleux-event-flood = { $player } deckt die Flut auf: Alle Karten treiben einen Platz nach { $direction }.
fabuleux-event-hurricane = { $player } deckt den Orkan auf: Der schwächste Wert gewinnt.
fabuleux-event-lightning = { $player } deckt den Blitz auf: Er wird den Besten treffen.
fabuleux-event-eclipse = { $player } deckt die Sonnenfinsternis auf: Es wird dunkel.
fabuleux-event-drought = { $player } deckt die Dürre auf.
fabuleux-event-avalanche = { $player } deckt die Lawine auf.
fabuleux-event-volcano = { $player } deckt den Vulkan auf: Seine Asche schützt die eigenen Karten dieser Runde.
fabuleux-event-earthquake = { $player } deckt das Erdbeben auf. Jetzt zählt: { $characteristic }.
fabuleux-event-carried = { $player } verliert ungesehen eine Karte an die Lawine.
fabuleux-event-tie = Gleichstand zwischen { $seats }; das am stärksten gefährdete Monument gewinnt.
fabuleux-event-show = { $player } hatte: { $card } ({ $grade }).
fabuleux-event-show-drawn = { $player } hatte gezogen: { $card }.
fabuleux-event-show-carried = { $player } hat an die Lawine verloren: { $card }.
fabuleux-event-spared =
  { $count ->
    [one] Unter der Asche behält { $player } eine Karte.
   *[other] Unter der Asche behält { $player } { $count } Karten.
  }
fabuleux-event-win =
  { $count ->
    [one] { $player } gewinnt die Runde und 1 Karte.
   *[other] { $player } gewinnt die Runde und { $count } Karten.
  }
fabuleux-event-own-collector = { $player } deckt { $card } auf (Wirkung: { $collector }).
fabuleux-event-out = { $player } ist ausgeschieden.
fabuleux-event-time = Die Zeit ist um.
fabuleux-event-over = Das Spiel ist zu Ende. Der Sieg geht an { $winners }.


## Die Spielhilfe: wie jedes Verb heißt und was es tut; bei einer Collector-Karte ihr Text

fabuleux-verb-choose = Wählen
fabuleux-verb-say = Ansagen
fabuleux-verb-challenge = Herausfordern
fabuleux-verb-flood = Flut
fabuleux-verb-hurricane = Orkan
fabuleux-verb-lightning = Blitz
fabuleux-verb-eclipse = Sonnenfinsternis
fabuleux-verb-drought = Dürre
fabuleux-verb-avalanche = Lawine
fabuleux-verb-volcano = Vulkan
fabuleux-verb-earthquake = Erdbeben
fabuleux-verb-time = Zeit

fabuleux-aid-choose = als Startspieler: die Eigenschaft dieser Runde wählen, dazu ihren Wert und den Grad der Karte ansagen
fabuleux-aid-say = den Wert der eigenen Karte ansagen
fabuleux-aid-challenge = statt anzusagen die Eigenschaft wechseln; deine Karte muss stärker gefährdet sein als die herausgeforderte
fabuleux-aid-flood = Links oder rechts? Vor dem Vergleich treiben alle Karten zum Nachbarn auf dieser Seite.
fabuleux-aid-hurricane = Alles steht kopf: Beim nächsten Vergleich gewinnt der schwächste Wert.
fabuleux-aid-lightning = Er trifft den Besten: Beim nächsten Vergleich gewinnt der Zweitbeste.
fabuleux-aid-eclipse = Im Dunkeln sagt niemand einen Wert, bis alle gefragt worden sind. Bei Gleichstand zählt diese Ziehung nicht.
fabuleux-aid-drought = Niemand kann in dieser Runde herausfordern. Ein Gleichstand endet sofort; es gewinnt, wer dem Startspieler der Runde am nächsten sitzt.
fabuleux-aid-avalanche = Von jedem Stapel mit mindestens zwei Karten kommt die oberste ungesehen in die Runde.
fabuleux-aid-volcano = Asche schützt deine Karten dieser Runde: Gewinnst du nicht, kommen sie zurück unter deinen Stapel.
fabuleux-aid-earthquake = Nenne eine Eigenschaft: Ab jetzt wird sie verglichen. Als Startspieler nennst du sie, bevor du deine Karte aufdeckst.
fabuleux-aid-time = die Uhr beendet das Spiel zwischen zwei Runden


## Warum ein Zug empfohlen wird

antiquity-reason-erect-first =
  { $count ->
    [one] Jetzt reicht 1 Karte von { $monument }; der zweite Erbauer wird { $needed } brauchen.
   *[other] Jetzt reichen { $count } Karten von { $monument }; der zweite Erbauer wird { $needed } brauchen.
  }
antiquity-reason-erect-last = Du wirst zweiter Erbauer von { $monument }; danach kann niemand mehr bauen.
antiquity-reason-improve-lead = Du wirst Haupterbauer von { $monument }.
antiquity-reason-improve-grow =
  { $count ->
    [one] Mit einer Karte mehr ist dein Monument { $monument } schwerer zu überholen.
   *[other] Mit { $count } Karten mehr ist dein Monument { $monument } schwerer zu überholen.
  }
antiquity-reason-worth =
  { $points ->
    [one] Das Monument { $monument } bringt dir dann 1 Punkt mehr.
   *[other] Das Monument { $monument } bringt dir dann { $points } Punkte mehr.
  }
antiquity-reason-cover = Eine Geschichte nimmt die oberste Karte: { $card } schützt { $target }.
antiquity-reason-score-points =
  { $points ->
    [one] Das bringt sofort 1 Punkt, für das Symbol { $symbol } in deiner Auslage.
   *[other] Das bringt sofort { $points } Punkte, einen je Symbol { $symbol } in deiner Auslage.
  }
antiquity-reason-score-nothing = Das bringt jetzt keine Punkte; du wirst nur zwei Handkarten los.
antiquity-reason-spare = Mit { $cards } kannst du nichts mehr bauen.
antiquity-reason-buy-action = So hast du in diesem Zug eine Aktion mehr.
antiquity-reason-history-pages =
  { $count ->
    [one] Eine Seite bringt dir jetzt { $points } Punkte.
   *[other] { $count } Seiten bringen dir jetzt { $points } Punkte.
  }
antiquity-reason-history-pile =
  { $count ->
    [one] Im Stapel liegt nur noch 1 Karte: Schick deine Geschichtsschreiber rechtzeitig los.
   *[other] Im Stapel liegen nur noch { $count } Karten: Schick deine Geschichtsschreiber rechtzeitig los.
  }
antiquity-reason-history-bonus =
  { $points ->
    [one] Der Platz auf der Leiter bringt 1 Punkt mehr.
   *[other] Der Platz auf der Leiter bringt { $points } Punkte mehr.
  }
antiquity-reason-take-improve = Sie passt oben auf dein Monument { $monument }.
antiquity-reason-take-erect =
  { $count ->
    [one] Schon 1 Karte von { $monument } reicht zum Errichten.
   *[other] Damit hast du { $count } Karten von { $monument }: genug zum Errichten.
  }
antiquity-reason-take-toward = Damit hast du { $count } der { $needed } Karten, die du für { $monument } brauchst.
antiquity-reason-take-begin = Deine erste Karte von { $monument }; mit { $needed } Karten kannst du das Monument noch errichten.
antiquity-reason-take-pair =
  { $points ->
    [one] Das Symbol { $symbol } zum zweiten Mal: Das Paar bringt 1 Punkt.
   *[other] Das Symbol { $symbol } zum zweiten Mal: Das Paar bringt { $points } Punkte.
  }
antiquity-reason-take-deny = Das Monument { $monument } kannst du nicht mehr bauen, aber so bekommt auch sonst niemand die Karte.
antiquity-reason-draw-blind = Keine offene Karte passt zu deiner Hand oder deiner Auslage.
antiquity-reason-draw-more =
  { $count ->
    [one] Ein Handlimit gibt es nicht, und im Stapel liegt noch 1 Karte.
   *[other] Ein Handlimit gibt es nicht, und im Stapel liegen noch { $count } Karten.
  }
antiquity-reason-hero = Der Held gibt dir für 1 Punkt eine weitere Karte.
antiquity-reason-acquire =
  { $points ->
    [one] Die Machtkarte { $power } zählt 1 Punkt, solange du sie behältst.
   *[other] Die Machtkarte { $power } zählt { $points } Punkte, solange du sie behältst.
  }
antiquity-reason-history-done = Eine Geschichte kostet den ganzen Zug.
antiquity-reason-end = Mehr gibt es in diesem Zug nicht zu tun.
antiquity-reason-ahead =
  { $percent ->
    [one] Von 100 Probepartien gewinnt dieser Zug 1 mehr als der nächstbeste.
   *[other] Von 100 Probepartien gewinnt dieser Zug { $percent } mehr als der nächstbeste.
  }

fabuleux-reason-choose = Deine Karte schlägt { $percent } % des Decks ({ $characteristic }).
fabuleux-reason-challenge = Deine Karte schlägt { $percent } % des Decks ({ $characteristic }); bei der jetzigen Frage { $before } %.
fabuleux-reason-say = Deine Karte schlägt { $percent } % des Decks ({ $characteristic }).
fabuleux-reason-ahead = Von { $trials } Proberunden gewinnt dieser Zug { $wins } mehr als der nächstbeste.
fabuleux-reason-only = Es ist dein einziger Zug.
fabuleux-reason-force = Geschätzt in Proberunden mit den Karten, die noch verdeckt sein können.


## Die Gegner, in je einem Satz

bot-ione = Ione spielt ihre erste Partie: Sie kennt die Regeln, vergisst aber jedes zweite Mal, wozu sie gut sind.
bot-dion = Dion baut sofort, mit so wenigen Karten wie möglich.
bot-myron = Myron ist Händler: Zwei Karten mit gleichem Symbol bleiben selten auf seiner Hand.
bot-xenia = Xenia hält eine volle Hand und legt viele Karten auf einmal.
bot-theon = Theon hat Tausende Partien unterrichtet und spielt aus Erfahrung, ohne vorauszurechnen.
bot-clio = Clio denkt ein wenig voraus und schreibt, wenn es viel zu erzählen gibt.
bot-meton = Meton rechnet ein paar Züge voraus, wie sonst beim Mond.
bot-hypatia = Hypatia denkt so lange nach, wie es höflich ist.
bot-mila = Mila ist sieben: Jedes zweite Mal wählt sie, was ihr am besten gefällt.
bot-otto = Otto schaut nur auf seine eigene Karte.
bot-vera = Vera merkt sich jede Karte, die sie gesehen hat, und wägt ab, was noch übrig ist.

terminal-record-line = Zeile { $line }: { $reason }
terminal-record-play = Zeile { $line }: Zug { $turn }, „{ $play }“: { $reason }


## Feste Sätze des Chats

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-sorry = Entschuldigung!
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran.
phrase-goodbye = Auf Wiedersehen!
