### Der Tisch von antiquity.

antiquity-web-antiquity = Antike
antiquity-web-short-ZEU = Zeus
antiquity-web-tiny-BET = Bet Ham.

## Wer dran ist, Punkte

antiquity-web-your-turn = Du bist dran
antiquity-web-turn-of = { $player } ist dran
antiquity-web-over = Das Spiel ist aus
antiquity-web-actions-then =
  { $count ->
    [0] keine Aktion mehr, dann { $player }
    [one] noch eine Aktion, dann { $player }
   *[other] noch { $count } Aktionen, dann { $player }
  }
antiquity-web-actions-short =
  { $count ->
    [0] keine Aktion mehr
    [one] noch eine Aktion
   *[other] noch { $count } Aktionen
  }
antiquity-web-history-written = eine Geschichte ist geschrieben; beende den Zug
antiquity-web-history-short = Zug beenden
antiquity-web-scores = Punktestände
antiquity-web-points = Punkte bisher
antiquity-web-if-ended = wenn jetzt Schluss wäre
antiquity-web-worth-monuments = { $points } aus Monumenten
antiquity-web-worth-histories = { $points } aus Geschichten
antiquity-web-worth-points = { $points } im Spiel gewertet
antiquity-web-worth-bonus = { $points } Bonus
antiquity-web-worth-powers = { $points } aus Kräften
antiquity-web-worth-penalty = { $points } für ungenutzte Historiker
antiquity-web-worth-total = { $points } insgesamt, wenn das Spiel jetzt endete
antiquity-web-tools = Werkzeuge
antiquity-web-skips = Springen zu
antiquity-web-you = Du

## Tafel

antiquity-web-board = Die zwölf Monumente
antiquity-web-board-builders = Erbauer und nötige Karten
antiquity-web-not-in-game = nicht in diesem Spiel
antiquity-web-marker-on = Marker auf { $value }
antiquity-web-builder-main = { $colour } Haupterbauer mit { $count }
antiquity-web-builder = { $colour } { $count }
antiquity-web-none-left = niemand kann es noch errichten
antiquity-web-left-needs =
  { $count ->
    [one] noch ein Erbauer möglich, mit { $needed } oder mehr Karten
   *[other] noch { $count } Erbauer möglich, der nächste mit { $needed } oder mehr Karten
  }
antiquity-web-tracks =
  { $count ->
    [one] eine Leiste
   *[other] { $count } Leisten
  }

## Ausstellungen

antiquity-web-exhibition-of = Ausstellung: { $player }
antiquity-web-your-exhibition = Deine Ausstellung
antiquity-web-your-exhibition-in = Deine Ausstellung, { $colour }
antiquity-web-your-exhibition-empty = Noch nichts errichtet. Wähle in der Hand Karten eines Monuments und errichte es hier.
antiquity-web-nothing-built = noch nichts errichtet
antiquity-web-top-card-is = oberste Karte { $name }
antiquity-web-top-card-key = oberste Karte: die nimmt eine Geschichte
antiquity-web-to-be-laid = wird gelegt
antiquity-web-now-sole = { $points } allein
antiquity-web-now-main = { $points } Haupt
antiquity-web-now-second = { $points } Zweiter
antiquity-web-symbols-shown = { $symbol }: { $count } in dieser Ausstellung
antiquity-web-historians-left =
  { $count ->
    [0] kein Geschichtsschreiber mehr
    [one] noch ein Geschichtsschreiber
   *[other] noch { $count } Geschichtsschreiber
  }
antiquity-web-hand-size =
  { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
antiquity-web-taken = genommen:
antiquity-web-bot = Computer
antiquity-web-bot-for = Computer vertritt
antiquity-web-here = am Tisch
antiquity-web-away = abwesend
antiquity-web-resigned = hat aufgegeben
antiquity-web-chip = { $player }: { $points } Punkte, { $count } Karten auf der Hand, { $monuments } Monumente. Ausstellungen öffnen

## Ziehen

antiquity-web-market = Offene Karten und Stapel
antiquity-web-draw = Ziehen
antiquity-web-one-action = eine Aktion
antiquity-web-refilled = am Ende des Zuges aufgefüllt
antiquity-web-pile =
  { $count ->
    [0] Stapel, leer
    [one] Stapel, eine Karte
   *[other] Stapel, { $count } Karten
  }
antiquity-web-chosen-again = gewählt; noch einmal, um sie zu nehmen
antiquity-web-aside = in Geschichten
antiquity-web-gone = weg
antiquity-web-look-aside = Karten in Geschichten
antiquity-web-look-gone = Karten, die für Punkte und Aktionen weg sind
antiquity-web-look-empty = Noch keine.

## Leiter und Verlauf

antiquity-web-ladder = Geschichten
antiquity-web-ladder-unit = Seiten
antiquity-web-pages =
  { $count ->
    [one] eine Seite
   *[other] { $count } Seiten
  }
antiquity-web-you-hold =
  { $count ->
    [one] Du hast noch einen
   *[other] Du hast noch { $count }
  }
antiquity-web-unused = { $points } ungenutzt
antiquity-web-log = Verlauf
antiquity-web-log-empty = Noch ist nichts geschehen.
antiquity-web-ladder-log = Leiter
antiquity-web-best-pages =
  { $count ->
    [0] noch niemand
    [one] beste: eine Seite
   *[other] beste: { $count } Seiten
  }
antiquity-web-tab-board = Tafel
antiquity-web-tab-ladder = Leiter
antiquity-web-tab-log = Verlauf
antiquity-web-tab-others = Andere
antiquity-web-sheets = Der Tisch
antiquity-web-log-draw = zieht { $card }
antiquity-web-log-draw-hidden = zieht vom Stapel
antiquity-web-log-take = nimmt { $card }
antiquity-web-log-erect = errichtet { $monument }: { $cards }
antiquity-web-log-improve = erweitert { $monument } mit { $cards }
antiquity-web-log-reorder = erweitert { $monument } mit { $cards }; neue Ordnung: { $stack }
antiquity-web-log-score = wertet { $cards }: +{ $points }
antiquity-web-log-buy = gibt { $cards } für eine weitere Aktion
antiquity-web-log-acquire = erwirbt die Karte { $power }: +{ $points }
antiquity-web-log-seize = erwirbt die Karte { $power } von { $from }: +{ $points }
antiquity-web-log-hero-draw = bezahlt den Helden und zieht { $card }
antiquity-web-log-hero-draw-hidden = bezahlt den Helden und zieht
antiquity-web-log-hero-take = bezahlt den Helden und nimmt { $card }
antiquity-web-log-swap = tauscht { $card } gegen { $target }
antiquity-web-log-history =
  { $pages ->
    [one] schreibt eine Geschichte von einer Seite
   *[other] schreibt eine Geschichte von { $pages } Seiten
  }
antiquity-web-log-give = gibt { $card } ab
antiquity-web-log-marker = { $monument }: Marker auf { $value }
antiquity-web-log-overflow = +{ $points } sofort: Marker am Ende
antiquity-web-log-end = Ende des Zuges von { $player }
antiquity-web-log-refill = offen: { $cards }
antiquity-web-log-over = Das Spiel ist aus.
antiquity-web-log-handed-left = { $player } geht; ein Computer vertritt
antiquity-web-log-handed-absent = { $player } ist abwesend; ein Computer vertritt
antiquity-web-log-handed-resigned = { $player } gibt auf
antiquity-web-log-returned = { $player } ist zurück

## Hand und Züge

antiquity-web-your-turn-panel = Deine Züge und deine Hand
antiquity-web-your-hand = Deine Hand
antiquity-web-hand-note =
  { $count ->
    [one] eine Karte
   *[other] { $count } Karten, nach Monument
  }
antiquity-web-hand-empty = Deine Hand ist leer.
antiquity-web-clear = Auswahl aufheben
antiquity-web-selected = gewählt, Nummer { $place } von { $count }
antiquity-web-plays = Mögliche Züge
antiquity-web-possible = Jetzt möglich
antiquity-web-refused = Jetzt nicht möglich, und warum
antiquity-web-all = Alle Züge
antiquity-web-all-plays = alle ({ $count })
antiquity-web-all-planned = Du hast einen Plan. Führe ihn aus oder entferne seine Schritte, dann stehen hier alle Züge.
antiquity-web-nothing-possible = Wähle Karten der Hand, eine offene Karte oder den Stapel.
antiquity-web-turn-done = Es ist nichts mehr zu tun. Beende den Zug.
antiquity-web-score-two = Ein Paar werten: { $symbol }
antiquity-web-buy-two = Aktion kaufen mit einem Paar: { $symbol }
antiquity-web-no-points = keine Punkte
antiquity-web-draw-pile = Vom Stapel ziehen
antiquity-web-do-lay = Legen
antiquity-web-do-do = Spielen
antiquity-web-do-take = Nehmen
antiquity-web-do-draw = Ziehen
antiquity-web-do-all =
  { $count ->
    [one] Spielen
    [2] Beide
   *[other] Alle { $count }
  }
antiquity-web-order = Reihenfolge, die letzte oben
antiquity-web-order-move = Klicken, ziehen oder Umschalt und Pfeile: Reihenfolge ändern
antiquity-web-plan = Plan
antiquity-web-plan-note = noch ist nichts gespielt
antiquity-web-plan-add = Plan
antiquity-web-plan-add-long = Als nächsten Schritt eines Plans merken; noch ist nichts gespielt
antiquity-web-plan-remove = Schritt { $number } entfernen
antiquity-web-actions-left = noch { $count } von { $total }
antiquity-web-history = Geschichte
antiquity-web-hint-head = Tipp, der empfohlene Zug zuerst
antiquity-web-recommended = empfohlen
antiquity-web-chance = gewinnt zu { $percent } %
antiquity-web-nothing-to-undo = Nichts zurückzunehmen; was vom Stapel kam, bleibt gezogen
antiquity-web-end-turn = Zug beenden
antiquity-web-acts-for = Spielt für
antiquity-web-moving = { $player } spielt …
antiquity-web-catching-up = Einen Moment …
antiquity-web-watching = Du schaust zu
antiquity-web-watching-short = Du schaust zu
antiquity-web-bot-plays-you = Ein Computer spielt deinen Platz.

## Machtkarten

antiquity-web-powers = Machtkarten
antiquity-web-power = { $power }
antiquity-web-power-scribe = Schreiber: wer ein Monument erweitert, darf seine Karten beliebig ordnen.
antiquity-web-power-hero = Held: einmal im Zug kauft ein Punkt eine weitere Karte.
antiquity-web-power-naute = Seefahrer: einmal im Zug eine Handkarte gegen eine offene Karte.

## Vorschau auf eine Geschichte

antiquity-web-history-of =
  { $pages ->
    [one] Eine Geschichte von einer Seite
   *[other] Eine Geschichte von { $pages } Seiten
  }
antiquity-web-history-none = Keine Geschichte möglich
antiquity-web-history-turn = Das ist dein ganzer Zug.
antiquity-web-history-takes = Die oberste Karte jedes gegnerischen Monuments mit zwei oder mehr Karten wird genommen.
antiquity-web-history-historians =
  { $count ->
    [0] kein Geschichtsschreiber mehr
    [one] dein letzter Geschichtsschreiber
   *[other] einer deiner { $count } Geschichtsschreiber
  }
antiquity-web-cards-taken = Genommene Karten
antiquity-web-gives = gibt { $count }
antiquity-web-cards-left =
  { $count ->
    [one] eine Karte bleibt
   *[other] { $count } Karten bleiben
  }
antiquity-web-stays = bleibt
antiquity-web-markers = Marker
antiquity-web-cards-count = { $count } Karten
antiquity-web-for-you = Für dich, wenn jetzt Schluss wäre
antiquity-web-for-others = Für die anderen
antiquity-web-others-note = Marker steigen für alle, die dort bauen; Plätze auf der Leiter können wechseln.
antiquity-web-together = Zusammen
antiquity-web-change-histories = Seiten
antiquity-web-change-penalty = Geschichtsschreiber nicht mehr ungenutzt
antiquity-web-change-bonus = Plätze auf der Leiter
antiquity-web-change-points = Punkte sofort
antiquity-web-change-powers = Machtkarten
antiquity-web-change-worth = { $monument }
antiquity-web-change-become-main = { $monument }, du wirst Haupterbauer
antiquity-web-change-become-sole = { $monument }, du wirst alleiniger Erbauer
antiquity-web-history-final = Marker gehen nie zurück.
antiquity-web-history-look = Nur zum Ansehen: du bist nicht am Zug.
antiquity-web-not-now = Jetzt nicht
antiquity-web-write = Geschichte schreiben

## Genau ansehen

antiquity-web-inspect-marker = Marker auf { $value }; zu zweit { $main } und { $second }.
antiquity-web-inspect-builder =
  { $count ->
    [one] { $player }: eine Karte, jetzt { $worth } wert
   *[other] { $player }: { $count } Karten, jetzt { $worth } wert
  }

## Menü

antiquity-web-keys = Tasten
antiquity-web-key-arrows = Pfeile
antiquity-web-key-arrows-does = in einer Gruppe wandern
antiquity-web-key-enter = Eingabe
antiquity-web-key-enter-does = wählen; bei einer offenen Karte zweimal, um sie zu nehmen
antiquity-web-key-shift = Umschalt und Pfeile
antiquity-web-key-shift-does = Reihenfolge beim Legen ändern
antiquity-web-key-a = A
antiquity-web-key-a-does = alle Karten des Monuments wählen
antiquity-web-key-i = I
antiquity-web-key-i-does = genau ansehen
antiquity-web-key-h = H
antiquity-web-key-h-does = was eine Geschichte täte
antiquity-web-key-u = U
antiquity-web-key-u-does = zurücknehmen
antiquity-web-key-p = P
antiquity-web-key-p-does = den vorgeschlagenen Zug machen; ebenso Eingabe, wenn nichts den Fokus hat
antiquity-web-key-e = E
antiquity-web-key-e-does = den Zug beenden
antiquity-web-key-slash = /
antiquity-web-key-slash-does = einen Zug eintippen
antiquity-web-key-escape = Escape
antiquity-web-key-escape-does = Auswahl aufheben

## Nach dem Spiel

antiquity-web-you-win =
  { $points ->
    [1] Du gewinnst mit einem Punkt
   *[other] Du gewinnst mit { $figure } Punkten
  }
antiquity-web-you-share = Du teilst dir den Sieg
antiquity-web-wins =
  { $count ->
    [one] { $player } gewinnt mit { $points ->
        [1] einem Punkt
       *[other] { $figure } Punkten
      }
   *[other] { $player } teilen sich den Sieg mit { $points ->
        [1] einem Punkt
       *[other] { $figure } Punkten
      }
  }
antiquity-web-ended-why = Die offenen Karten konnten nicht auf drei aufgefüllt werden.
antiquity-web-ended-turns = { $count } Züge.
antiquity-web-show-all = Alles zeigen
antiquity-web-look-back = Tisch
antiquity-web-score-sheet = Wertungsblatt
antiquity-web-replay = Nachspielen
antiquity-web-record = Aufzeichnung
antiquity-web-all-hands = Alle Hände
antiquity-web-rematch = Revanche
antiquity-web-placing = Rangfolge
antiquity-web-tie = gleich viele Punkte: mehr Monumente, dann der beste Geschichtsschreiber
antiquity-web-tie-two = gleich viele Punkte: mehr Monumente beider Farben, dann der beste Geschichtsschreiber
antiquity-web-lower-counts = { $scores }, der niedrigere zählt
antiquity-web-sheet-monuments = Monumente
antiquity-web-sheet-guide = Der dreizehnte Marker wandert bei der Wertung von Monument zu Monument.
antiquity-web-sheet-histories = Seiten der Geschichten
antiquity-web-sheet-bonus = Leiter, die ersten drei
antiquity-web-sheet-penalty = Ungenutzte Geschichtsschreiber
antiquity-web-sheet-powers = Machtkarten
antiquity-web-sheet-points = Während des Spiels
antiquity-web-sheet-total = Summe
