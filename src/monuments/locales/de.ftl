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

refusal-game-over = Das Spiel ist zu Ende; es kann nichts mehr gespielt werden.
refusal-colour-missing = Zu zweit steht vor „{ $verb }“ die Farbe, für die es geschieht.
refusal-colour-not-yours = { $colour } ist eine Farbe der Gegenseite; handeln kann nur eine eigene.
refusal-history-after-play = Eine Geschichte füllt einen ganzen Zug, und dieser hat schon anders begonnen.
refusal-play-after-history = In diesem Zug wurde eine Geschichte geschrieben; er kann nur noch beendet werden.
refusal-no-action-left = In diesem Zug ist keine Aktion mehr übrig.
refusal-actions-left =
  { $count ->
    [one] Eine Aktion ist noch übrig und möglich; der Zug kann noch nicht enden.
   *[other] { $count } Aktionen sind noch übrig und möglich; der Zug kann noch nicht enden.
  }

refusal-pile-empty = Der Stapel ist leer; es gibt nichts mehr zu ziehen.
refusal-not-face-up = { $card } ist keine der offenen Karten.
refusal-nothing-face-up = Es gibt keine offene Karte.
refusal-hand-empty = Die Hand ist leer; dafür braucht es Handkarten.
refusal-not-in-hand = { $card } ist keine der Handkarten.
refusal-card-twice = { $card } ist zweimal genannt; jede Karte zählt nur einmal.
refusal-not-one-monument = { $cards } gehören nicht alle zum selben Monument, und das müssen sie.
refusal-not-one-symbol = { $cards } zeigen nicht dasselbe Symbol, und das muss ein Paar.
refusal-no-pair = Nur eine Handkarte zeigt das Symbol { $symbol }; es braucht zwei.

refusal-already-built = Das Monument { $monument } steht schon in dieser Auslage; niemand baut dasselbe zweimal.
refusal-no-third-builder = Das Monument { $monument } hat schon zwei Erbauer; einen dritten gibt es nie.
refusal-too-few-cards = Das Monument { $monument } braucht jetzt mindestens { $needed } Karten, um errichtet zu werden.
refusal-not-built = Das Monument { $monument } steht noch nicht in dieser Auslage; erweitern lässt sich nur, was errichtet ist.
refusal-order-not-the-stack = Die Ordnung muss jede Karte des Monuments { $monument } einmal nennen, alte wie neue.
refusal-already-bought = In diesem Zug wurde schon eine Aktion gekauft; mehr als eine geht nicht.
refusal-nothing-to-do-afterwards = Mit der neuen Aktion wäre nichts anzufangen; sie kann also nicht gekauft werden.

refusal-no-historian = { $colour } hat keinen Geschichtsschreiber mehr, und den braucht eine Geschichte.
refusal-nothing-to-chronicle = Kein gegnerisches Monument hat zwei oder mehr Karten; es gibt nichts zu berichten.

refusal-no-powers = An diesem Tisch wird ohne Machtkarten gespielt.
refusal-not-holder = Die Machtkarte { $power } ist nicht im eigenen Besitz; nutzen kann sie nur, wer sie besitzt.
refusal-already-held = { $colour } besitzt die Machtkarte { $power } schon.
refusal-no-majority = { $colour } fehlt die Mehrheit für die Machtkarte { $power }: mehr Karten mit ihrem Symbol als in jeder anderen Auslage.
refusal-power-used = Die Machtkarte { $power } wurde in diesem Zug schon genutzt; das geht einmal je Zug.
refusal-no-point-to-pay = Der Held verlangt 1 Punkt, und sein Besitzer hat keinen.

refusal-no-clock = An diesem Tisch wird ohne Uhr gespielt.
refusal-round-not-finished = Die Zeit kann nur zwischen zwei Runden ablaufen; diese wird erst zu Ende gespielt.
refusal-choose-first = Noch ist nichts gewählt; wer die Runde anführt, wählt zuerst ein Merkmal.
refusal-already-chosen = Das Merkmal ist schon gewählt: { $characteristic }.
refusal-same-characteristic = Das Merkmal ist schon { $characteristic }; wechseln lässt es sich nur zu einem anderen.
refusal-not-more-endangered = Die eigene Karte ist { $grade }, die der wählenden Seite { $chooser }; herausfordern kann nur eine stärker gefährdete Karte.
refusal-no-challenge-in-drought = Die Dürre verbietet in dieser Runde jede Herausforderung.
refusal-collector-first = Die Karte ist ein Sammler; zuerst muss { $collector } angesagt werden.
refusal-collector-not-turned = Die Karte ist nicht { $collector }; nur wer einen Sammler aufdeckt, sagt ihn an.


## Was sich nicht lesen lässt: Notation

refusal-spaces = „{ $text }“: Zwischen zwei Wörtern steht ein Leerzeichen, davor und danach keines.
refusal-verb-missing = „{ $text }“ nennt eine Farbe, aber nicht, was sie tut.
refusal-verb-unknown = „{ $verb }“ gibt es in diesem Spiel nicht.
refusal-colour-not-due = { $colour } ist genannt, aber „{ $verb }“ steht hier ohne Farbe.
refusal-power-unknown = „{ $power }“ ist keine Machtkarte; es gibt scribe, hero und naute.
refusal-card-unknown = „{ $card }“ ist keine Karte dieses Spiels.
refusal-characteristic-unknown = „{ $characteristic }“ ist kein Merkmal dieser Karten; es gibt { $allowed }.
refusal-direction-unknown = „{ $direction }“ ist keine Richtung; es gibt { $allowed }.
refusal-word-count =
  { $wanted ->
    [0] „{ $verb }“ steht allein; Wörter danach: { $found }.
    [more] Nach „{ $verb }“ muss mindestens ein Wort stehen; gefunden: keines.
    [one] Nach „{ $verb }“ muss ein Wort stehen; gefunden: { $found }.
   *[other] Nach „{ $verb }“ müssen { $wanted } Wörter stehen; gefunden: { $found }.
  }


## Was sich nicht lesen lässt: Optionen

refusal-option-unknown = Die Option „{ $option }“ gibt es nicht; es gibt { $allowed }.
refusal-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein, nur { $allowed }.
refusal-option-shape = „{ $option }“ ist keine Option; Optionen schreibt man name=wert, mit einem Leerzeichen dazwischen.
refusal-option-twice = Die Option „{ $option }“ ist zweimal angegeben.
refusal-option-needs = Die Option „{ $option }“ ändert nichts ohne „{ $needs }“.


## Was sich nicht lesen lässt: Dateien, vor allem Kartendateien

refusal-file-missing = { $file } lässt sich nicht öffnen ({ $cause }).
refusal-file-too-large = { $file } ist größer als die erlaubten { $most } Bytes.
refusal-file-not-text = { $file } ist kein Text in UTF-8.
refusal-file-not-toml = { $file } ist kein TOML: { $cause }.
refusal-key-unknown = { $file }, Zeile { $line }: „{ $key }“ hat hier keine Bedeutung.
refusal-key-text = { $file }, Zeile { $line }: „{ $key }“ muss ein Text in Anführungszeichen sein, und kein leerer.
refusal-key-number = { $file }, Zeile { $line }: „{ $key }“ muss eine Zahl sein.
refusal-cards-monuments = { $file }, Zeile { $line }: Es müssen { $count } Monumente sein, jedes in einer Tabelle [[monument]].
refusal-cards-code = { $file }, Zeile { $line }: Die Monumente behalten ihre Reihenfolge; hier ist code = "{ $expected }" fällig.
refusal-cards-symbols = { $file }, Zeile { $line }: Ein Monument hat { $count } Symbole, eines je Wert.
refusal-cards-symbol = { $file }, Zeile { $line }: „{ $symbol }“ ist kein Symbol; es gibt scroll, ship und helmet.
refusal-cards-values = { $file }, Zeile { $line }: „{ $key }“ muss eine Liste von Werten von 1 bis 9 sein.
refusal-cards-barred-count = { $file }, Zeile { $line }: Die Zahl der durchgestrichenen Karten ist { $found }; es müssen { $count } sein.
refusal-cards-barred-semiramis = { $file }, Zeile { $line }: Semiramis hat keine durchgestrichene Karte.
refusal-cards-track = { $file }, Zeile { $line }: Die Leiste hat das Bildfeld und { $count } Spalten, jede mit drei ganzen Zahlen von 0 bis 99.
refusal-deck-rows = { $file }, Zeile { $line }: Es müssen { $least } bis { $most } Tabellen [[{ $key }]] sein.
refusal-deck-code-twice = { $file }, Zeile { $line }: Das Kürzel „{ $code }“ kommt zweimal vor.
refusal-deck-monument-code = { $file }, Zeile { $line }: „{ $code }“ kann kein Kürzel eines Monuments sein; das hat drei Großbuchstaben.
refusal-deck-characteristic-code = { $file }, Zeile { $line }: „{ $code }“ kann kein Merkmal benennen: Kleinbuchstaben, zwischen Wörtern ein Bindestrich, und kein Wort mit anderer Bedeutung.
refusal-deck-wins = { $file }, Zeile { $line }: Für „{ $code }“ muss wins = "highest" oder wins = "lowest" stehen.
refusal-deck-grade = { $file }, Zeile { $line }: Die Stufe von „{ $code }“ muss eine von { $allowed } sein.
refusal-deck-collector-code = { $file }, Zeile { $line }: „{ $code }“ kann kein Code einer Collector-Karte sein; er hat 4 bis 16 Großbuchstaben und gehört keiner der acht.
refusal-deck-collector-effect = { $file }, Zeile { $line }: Die Wirkung von „{ $code }“ muss eine von { $allowed } sein.


## Was sich nicht lesen lässt: Kartenverteilung und Partien

refusal-first-seat = Platz { $found } kann nicht beginnen; die Plätze gehen von 1 bis { $seats }.
refusal-deck-empty = Es sind keine Karten angegeben.
refusal-deck-card-twice = { $card } ist zweimal unter den Karten.
refusal-deck-size = Die Zahl der Karten ist { $found }; mit { $seats } Spielern ist sie { $wanted }.
refusal-deck-card-not-in-use = { $card } ist unter den Karten, spielt an diesem Tisch mit { $seats } Spielern aber nicht mit.
refusal-deck-collectors = Die Zahl der Sammler unter den Karten ist { $found }; das passt nicht zu den { $wanted } an diesem Tisch.

refusal-record-empty = Die Partie ist leer.
refusal-record-not-text = Die Partie ist kein Text in UTF-8.
refusal-record-too-large = Die Partie ist größer als die erlaubten { $most } Bytes.
refusal-tag-shape = „{ $text }“ ist kein Kopfeintrag; ein solcher lautet [Name "Wert"].
refusal-tag-unknown = Den Kopfeintrag „{ $tag }“ gibt es nicht.
refusal-tag-twice = Der Kopfeintrag „{ $tag }“ ist zweimal angegeben.
refusal-tag-missing = Der Kopfeintrag „{ $tag }“ fehlt.
refusal-tag-value = Der Kopfeintrag „{ $tag }“ kann nicht „{ $value }“ sein.
refusal-format-unknown = Das Format „{ $found }“ ist hier nicht bekannt.
refusal-game-unknown = Ein Spiel „{ $game }“ gibt es hier nicht; zur Wahl stehen: { $allowed }.
refusal-bot-unknown = Einen Bot „{ $bot }“ gibt es hier nicht; zur Wahl stehen: { $allowed }.
refusal-round-goes-on = Die Runde ist noch nicht zu Ende: Jemand muss noch gefragt werden.
refusal-no-hints = Für { $game } gibt es noch keine Tipps.
refusal-bot-budget = „{ $found }“ ist kein Budget einer Suche: Gemeint sind simulierte Partien (1000) oder Millisekunden (500ms).
refusal-program-missing = Ein Programm „{ $program }“, das gestartet werden kann, gibt es hier nicht.
refusal-rules-unknown = Die Fassung { $found } der Regeln ist hier nicht bekannt.
refusal-player-count =
  { $found ->
    [one] Dieses Spiel lässt sich nicht allein spielen.
   *[other] Dieses Spiel lässt sich nicht mit { $found } Spielern spielen.
  }
refusal-name-bad = „{ $name }“ kann kein Name sein: 1 bis 24 Zeichen, kein Leerzeichen am Rand, und keines von " : , ; #
refusal-name-twice = „{ $name }“ kommt zweimal vor; die Namen müssen verschieden sein.
refusal-line-shape = „{ $text }“ ist keine Zeile einer Partie; eine solche lautet 1. Ada: draw, draw
refusal-line-number = Die Zeile hat die Nummer { $found }, an der Reihe ist aber { $expected }.
refusal-line-after-end = Das Spiel war vor dieser Zeile zu Ende.
refusal-player-unknown = An diesem Tisch heißt niemand „{ $name }“.
refusal-not-to-move = { $expected } ist am Zug, nicht { $name }.
refusal-result-differs = Als Ergebnis steht da „{ $found }“, die Partie ergibt aber „{ $expected }“.
refusal-cards-differ = Die Partie wurde mit einer anderen Kartendatei gespielt als der, die hier gilt.


## Was an einem Tisch auf dem Server nicht geht

refusal-bad-message = Das ist keine Nachricht des Protokolls ({ $cause }).
refusal-bot-plays = Diesen Platz spielt gerade ein Bot; nimm ihn zuerst zurück.
refusal-bot-unnamed = Der Bot für diesen Platz ist nicht benannt.
refusal-chat-off = An diesem Tisch ist das Gespräch abgeschaltet.
refusal-has-resigned = Dieser Platz hat aufgegeben; ein Bot spielt weiter.
refusal-has-started = Die Partie hat schon begonnen.
refusal-hints-off = An diesem Tisch gibt es keine Tipps.
refusal-name-missing = Wer einen Platz nimmt, braucht einen Namen.
refusal-name-taken = An diesem Tisch heißt schon jemand „{ $name }“.
refusal-no-files = Die Option „{ $option }“ kann hier keine Datei nennen.
refusal-no-such-invitation = Diese Einladung ist nicht bekannt oder schon benutzt.
refusal-no-such-page = Diese Seite gibt es nicht.
refusal-no-such-promise = Dieses Versprechen ist nicht bekannt oder schon benutzt.
refusal-no-such-seat = Diesen Platz gibt es am Tisch nicht.
refusal-no-such-table = Diesen Tisch gibt es nicht.
refusal-not-a-players-play = „{ $play }“ spielt der Tisch selbst, nicht ein Spieler.
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-not-sealed = Die Karten dieses Tisches sind nicht versiegelt.
refusal-not-started = Die Partie hat noch nicht begonnen.
refusal-not-the-host = Das kann nur der Gastgeber dieses Tisches.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-nothing-said = Darin gibt es nichts zu lesen.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen: Aufgedecktes bleibt.
refusal-one-seat-each = Wer einen Tisch eröffnet, nimmt nur einen Platz.
refusal-out-of-time = Deine Zeit ist um; dieser Zug wird für dich gespielt.
refusal-preparing = Die Regeln werden auf diesem Rechner vorbereitet, nur dieses eine Mal; versuche es in ein paar Sekunden noch einmal.
refusal-record-over = Die aufgeschriebene Partie ist zu Ende; es gibt nichts fortzusetzen.
refusal-seat-empty = Ein Platz ist noch frei.
refusal-seat-is-yours = Diesen Platz spielst du schon.
refusal-seat-reserved = Dieser Platz ist für jemanden mit einer Einladung.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-stale = Der Tisch hat sich inzwischen verändert; sieh noch einmal hin.
refusal-table-over = Die Partie an diesem Tisch ist zu Ende.
refusal-too-fast = Das ist zu viel auf einmal; warte einen Augenblick.
refusal-too-large = Das ist größer als die erlaubten { $most } Bytes.
refusal-too-many = Von dieser Adresse sind es zu viele; versuche es später wieder.
refusal-watching = Wer zuschaut, kann nicht spielen.
refusal-wrong-code = Das ist nicht der Wiederherstellungscode dieses Platzes.
refusal-wrong-origin = Diese Seite darf sich nicht mit dem Server verbinden.
refusal-seal-missing = Die Partie hat kein Siegel.
refusal-seal-shape = Das Siegel ist nicht zu lesen.
refusal-seal-promise = Das Geheimnis im Siegel ist nicht das versprochene.
refusal-seal-deal = Die Karten der Partie sind nicht die versprochenen.


## Was geschehen ist: Monuments – Wonders of Antiquity

antiquity-event-draw = { $player } zieht { $card }.
antiquity-event-draw-hidden = { $player } zieht eine Karte.
antiquity-event-take = { $player } nimmt { $card }.
antiquity-event-erect = { $player } ({ $colour }) errichtet { $monument }: { $cards }.
antiquity-event-improve = { $player } ({ $colour }) erweitert { $monument }: { $cards }.
antiquity-event-reorder = { $player } ({ $colour }) erweitert { $monument } mit { $cards }; der Schreiber ordnet das Monument: { $stack }.
antiquity-event-score =
  { $points ->
    [one] { $player } ({ $colour }) wertet { $cards } ({ $symbol }): 1 Punkt.
   *[other] { $player } ({ $colour }) wertet { $cards } ({ $symbol }): { $points } Punkte.
  }
antiquity-event-buy = { $player } gibt { $cards } ({ $symbol }) für eine weitere Aktion.
antiquity-event-acquire =
  { $points ->
    [one] { $player } ({ $colour }) erwirbt die Machtkarte { $power } und 1 Punkt.
   *[other] { $player } ({ $colour }) erwirbt die Machtkarte { $power } und { $points } Punkte.
  }
antiquity-event-seize =
  { $points ->
    [one] { $player } ({ $colour }) erwirbt von { $from } die Machtkarte { $power } und 1 Punkt.
   *[other] { $player } ({ $colour }) erwirbt von { $from } die Machtkarte { $power } und { $points } Punkte.
  }
antiquity-event-hero-draw = { $player } zahlt dem Helden 1 Punkt und zieht { $card }.
antiquity-event-hero-draw-hidden = { $player } zahlt dem Helden 1 Punkt und zieht eine Karte.
antiquity-event-hero-take = { $player } zahlt dem Helden 1 Punkt und nimmt { $card }.
antiquity-event-swap = { $player } schickt den Seefahrer aus: { $card } gegen { $target }.
antiquity-event-history =
  { $pages ->
    [one] { $player } ({ $colour }) schreibt eine Geschichte von einer Seite.
   *[other] { $player } ({ $colour }) schreibt eine Geschichte von { $pages } Seiten.
  }
antiquity-event-give = { $colour } gibt { $card } ab.
antiquity-event-marker = { $monument }: Der Marker steht jetzt auf { $value }.
antiquity-event-overflow =
  { $points ->
    [one] { $colour } bekommt sofort 1 Punkt für einen Marker, der schon am Ende steht.
   *[other] { $colour } bekommt sofort { $points } Punkte für einen Marker, der schon am Ende steht.
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

antiquity-aid-draw = 1 Aktion: die oberste Karte des Stapels, verdeckt
antiquity-aid-take = 1 Aktion: eine der offenen Karten
antiquity-aid-erect = 1 Aktion: ein Monument bauen; der erste Erbauer braucht 2 oder mehr Karten, der zweite 3; die zuletzt genannte liegt oben
antiquity-aid-improve = 1 Aktion: 1 oder mehr Karten oben auf ein eigenes Monument
antiquity-aid-score = 1 Aktion und zwei Karten mit gleichem Symbol: 1 Punkt je solchem Symbol in der eigenen Auslage
antiquity-aid-buy = einmal je Zug, zwei Karten mit gleichem Symbol: eine weitere Aktion
antiquity-aid-history = der ganze Zug und 1 Geschichtsschreiber: die oberste Karte jedes gegnerischen Monuments ab 2 Karten
antiquity-aid-acquire = 1 Aktion, mit der Mehrheit ihres Symbols: eine Machtkarte; 2 Punkte jetzt, 3 am Ende
antiquity-aid-hero-draw = einmal je Zug, 1 Punkt: eine weitere Karte vom Stapel
antiquity-aid-hero-take = einmal je Zug, 1 Punkt: eine weitere offene Karte
antiquity-aid-swap = einmal je Zug: eine Handkarte gegen eine offene Karte
antiquity-aid-end = schließt den Zug ab


## Das Spiel im Terminal

terminal-title-antiquity = Monuments – Wonders of Antiquity
terminal-title-fabuleux = Monuments fabuleux
terminal-welcome = „help“ zeigt die Befehle, „rules“ die Spielhilfe; sonst einfach eingeben, was gespielt wird.
terminal-player = Spieler { $number }
terminal-turn = Zug { $turn }
terminal-your-turn = Los geht’s, { $player }!
terminal-hand-over = { $player } ist dran: bitte ans Gerät und die Eingabetaste drücken.
terminal-actions-left =
  { $count ->
    [0] Keine Aktion mehr
    [one] Noch 1 Aktion
   *[other] Noch { $count } Aktionen
  }
terminal-round = Runde { $round } · { $player } führt an
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

terminal-can-do = Was möglich ist
terminal-cannot-do = Was jetzt nicht geht, und warum
terminal-hint-antiquity = Ein Rat: { $play } ({ $chance } % Chance, das Spiel zu gewinnen)
terminal-hint-fabuleux = Ein Rat: { $play } ({ $chance } % Chance, die Runde zu gewinnen)
terminal-hint-line = danach: { $line }
terminal-undone = Zurückgenommen: { $play }
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen: Was aufgedeckt ist, bleibt aufgedeckt.
terminal-saved = Die Partie ist in { $file } gespeichert.
terminal-file-exists = { $file } gibt es schon und gehört nicht zu dieser Partie; bitte einen anderen Namen wählen.
terminal-not-saved = { $file } lässt sich nicht schreiben ({ $cause }).
terminal-goodbye = Auf Wiedersehen, und danke für das Spiel!

terminal-help = Befehle
terminal-help-help = diese Liste
terminal-help-hint = was hier gut sein könnte
terminal-help-undo = das Letzte aus diesem Zug zurücknehmen
terminal-help-log = was bisher geschehen ist
terminal-help-save = die Partie speichern: save DATEI
terminal-help-quit = das Spiel verlassen
terminal-help-board = der ganze Tisch
terminal-help-available = ausblenden, wie oft jedes Monument noch gebaut werden kann, oder wieder einblenden
terminal-help-rules = die Spielhilfe

terminal-game-over = Das Spiel ist zu Ende.
terminal-winner = Der Sieg geht an { $winners }.
terminal-score-sheet = Schlusswertung
terminal-scoring-guide = Am Spieltisch wandert bei der Schlusswertung der dreizehnte Marker von Monument zu Monument (A6.1). Hier wird alles auf einmal zusammengezählt.
terminal-stay = „save“ speichert die Partie auch jetzt noch; „log“ und „board“ zeigen sie, „quit“ beendet das Programm.
terminal-score-points = Punkte bisher
terminal-score-monuments = Monumente
terminal-score-histories = Geschichten
terminal-score-bonus = Boni
terminal-score-penalty = Nicht eingesetzt
terminal-score-powers = Machtkarten
terminal-score-total = Summe


## Was geschehen ist: Monuments fabuleux

fabuleux-event-choose = { $player } wählt: { $characteristic }, { $figure } ({ $grade }).
fabuleux-event-choose-hidden = { $player } wählt im Dunkeln: { $characteristic } ({ $grade }).
fabuleux-event-challenge = { $player } wechselt zu: { $characteristic }, { $figure } ({ $grade }).
fabuleux-event-challenge-hidden = { $player } wechselt im Dunkeln zu: { $characteristic } ({ $grade }).
fabuleux-event-say = { $player } sagt { $figure }.
fabuleux-event-say-hidden = { $player } hat einen Wert, sagt im Dunkeln aber nichts.
fabuleux-event-flood = { $player } deckt die Flut auf: Alle Karten treiben einen Platz nach { $direction }.
fabuleux-event-hurricane = { $player } deckt den Orkan auf: Der schwächste Wert gewinnt.
fabuleux-event-lightning = { $player } deckt den Blitz auf: Er wird den Besten treffen.
fabuleux-event-eclipse = { $player } deckt die Sonnenfinsternis auf: Es wird dunkel.
fabuleux-event-drought = { $player } deckt die Dürre auf.
fabuleux-event-avalanche = { $player } deckt die Lawine auf.
fabuleux-event-volcano = { $player } deckt den Vulkan auf: Seine Asche schützt die eigenen Karten dieser Runde.
fabuleux-event-earthquake = { $player } deckt das Erdbeben auf. Jetzt zählt: { $characteristic }.
fabuleux-event-carried = { $player } verliert eine Karte, die ungesehen mitgerissen wird.
fabuleux-event-tie = Gleichstand zwischen { $seats }; das am schlechtesten erhaltene Monument entscheidet.
fabuleux-event-show = { $player } hatte: { $card } ({ $grade }).
fabuleux-event-show-drawn = { $player } hatte gezogen: { $card }.
fabuleux-event-show-carried = { $player } hatte verloren, mitgerissen: { $card }.
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
fabuleux-event-over = Das Spiel ist zu Ende. Es gewinnt: { $winners }.


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

fabuleux-aid-choose = wer führt: die Eigenschaft dieser Runde nennen, dazu ihren Wert und den Grad der Karte
fabuleux-aid-say = den Wert der eigenen Karte ansagen
fabuleux-aid-challenge = statt anzusagen die Eigenschaft wechseln; die Karte muss stärker gefährdet sein als die, zu der die jetzige gewählt wurde
fabuleux-aid-flood = Links oder rechts? Vor dem Vergleich treiben alle Karten zum Nachbarn auf dieser Seite.
fabuleux-aid-hurricane = Alles steht kopf: Beim nächsten Vergleich gewinnt der schwächste Wert.
fabuleux-aid-lightning = Er trifft den Besten: Beim nächsten Vergleich gewinnt der Zweitbeste.
fabuleux-aid-eclipse = Im Dunkeln sagt niemand einen Wert, bis alle gefragt worden sind. Bei Gleichstand zählt diese Ziehung nicht.
fabuleux-aid-drought = Niemand kann in dieser Runde herausfordern. Ein Gleichstand endet sofort zugunsten dessen, der der führenden Person am nächsten sitzt.
fabuleux-aid-avalanche = Von jedem Stapel mit mindestens zwei Karten kommt die oberste ungesehen in die Runde.
fabuleux-aid-volcano = Asche schützt deine Karten dieser Runde: Gewinnst du nicht, kommen sie zurück unter deinen Stapel.
fabuleux-aid-earthquake = Nenne eine Eigenschaft: Ab jetzt wird sie verglichen. Führst du, nennst du sie, bevor du deine Karte aufdeckst.
fabuleux-aid-time = die Uhr beendet das Spiel zwischen zwei Runden


## The opponents, in one sentence each

bot-ione = Ione spielt ihre erste Partie: Sie kennt die Regeln und vergisst jedes zweite Mal, wozu sie gut sind.
bot-dion = Dion baut sofort, mit so wenigen Karten wie möglich.
bot-myron = Myron handelt: Zwei Karten mit gleichem Symbol bleiben selten auf seiner Hand.
bot-xenia = Xenia hält eine volle Hand und legt viel auf einmal.
bot-clio = Clio denkt ein wenig voraus und schreibt, wenn es viel zu erzählen gibt.
bot-hypatia = Hypatia denkt so lange nach, wie es höflich ist.
bot-mila = Mila ist sieben: Jedes zweite Mal sagt sie, was ihr am besten gefällt.
bot-otto = Otto schaut auf seine eigene Karte und auf sonst nichts.
bot-vera = Vera merkt sich jede gesehene Karte und wägt ab, was noch übrig ist.

terminal-record-line = Zeile { $line }: { $reason }
terminal-record-play = Zeile { $line }: Zug { $turn }, „{ $play }“: { $reason }
