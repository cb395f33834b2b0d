### Der Tisch von antiquity.

antiquity-web-antiquity = Antike
antiquity-web-short-ZEU = Zeus
antiquity-web-tiny-BET = Bet Ham.

## Wer dran ist, Punkte

antiquity-web-your-turn = Du bist dran
antiquity-web-turn-of = { $player } ist dran
antiquity-web-over = Das Spiel ist zu Ende
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
antiquity-web-history-written = Geschichte geschrieben; beende den Zug
antiquity-web-history-short = Zug beenden
antiquity-web-scores = Punktestand
antiquity-web-unscored = keine Punkte
antiquity-web-parts = bisher · Geschichtsschreiber
antiquity-web-so-far = { $points } bisher,
antiquity-web-if-ended = Endstand jetzt
antiquity-web-worth-monuments = { $points } aus Monumenten
antiquity-web-worth-histories = { $points } aus Geschichten
antiquity-web-worth-points = { $points } während des Spiels
antiquity-web-worth-bonus = { $points } Bonus
antiquity-web-worth-powers = { $points } aus Machtkarten
antiquity-web-worth-penalty = { $points } für übrige Geschichtsschreiber
antiquity-web-worth-total = { $points } insgesamt, wenn jetzt Schluss wäre
antiquity-web-tools = Funktionen
antiquity-web-skips = Springen zu
antiquity-web-you = Du

## Tafel

antiquity-web-board = Die zwölf Monumente
antiquity-web-board-builders = Erbauer und nötige Karten
antiquity-web-not-in-game = nicht in diesem Spiel
antiquity-web-marker-on = Marker auf { $value }
antiquity-web-builder-main = { $colour } Haupterbauer mit { $count }
antiquity-web-builder = { $colour } { $count }
antiquity-web-none-left = kein weiterer Erbauer möglich
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

## Auslagen

antiquity-web-exhibition-of = Auslage: { $player }
antiquity-web-your-exhibition = Deine Auslage
antiquity-web-your-exhibition-in = Deine Auslage, { $colour }
antiquity-web-your-exhibition-empty = Noch nichts gebaut. Wähle Handkarten eines Monuments, um es hier zu errichten.
antiquity-web-nothing-built = noch nichts gebaut
antiquity-web-top-card-is = oberste Karte { $name }
antiquity-web-top-card-key = oberste Karte: wird von einer Geschichte genommen
antiquity-web-to-be-laid = wird gleich gelegt
antiquity-web-now-sole = { $points } allein
antiquity-web-now-main = { $points } Haupterbauer
antiquity-web-now-second = { $points } Zweiter
antiquity-web-symbols-shown = { $symbol }: { $count } in dieser Auslage
antiquity-web-historians-left =
  { $count ->
    [0] kein Geschichtsschreiber mehr
    [one] noch ein Geschichtsschreiber
   *[other] noch { $count } Geschichtsschreiber
  }
antiquity-web-hand-size =
  { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
  }
antiquity-web-taken = genommen:
antiquity-web-bot = Computer
antiquity-web-bot-for = Computer springt ein
antiquity-web-here = am Tisch
antiquity-web-away = abwesend
antiquity-web-resigned = hat aufgegeben
antiquity-web-chip = { $player }: { $worth }, { $count } Handkarten, { $monuments } Monumente. Auslagen zeigen

## Ziehen

antiquity-web-market = Offene Karten und Stapel
antiquity-web-draw = Ziehen
antiquity-web-one-action = eine Aktion
antiquity-web-refilled = werden am Ende des Zuges ergänzt
antiquity-web-pile =
  { $count ->
    [0] Stapel, leer
    [one] Stapel, eine Karte
   *[other] Stapel, { $count } Karten
  }
antiquity-web-chosen-again = gewählt; noch einmal drücken, um sie zu nehmen
antiquity-web-aside = in Geschichten
antiquity-web-gone = abgelegt
antiquity-web-look-aside = Karten in Geschichten
antiquity-web-look-gone = Für Punkte und Aktionen abgegebene Karten
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
antiquity-web-unused = { $points }, wenn übrig
antiquity-web-log = Verlauf
antiquity-web-log-empty = Noch wurde nichts gespielt.
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
antiquity-web-tab-others = Gegner
antiquity-web-sheets = Der Tisch
antiquity-web-log-draw = zieht { $card }
antiquity-web-log-draw-hidden = zieht vom Stapel
antiquity-web-log-take = nimmt { $card }
antiquity-web-log-erect = errichtet { $monument }: { $cards }
antiquity-web-log-improve = erweitert { $monument } mit { $cards }
antiquity-web-log-reorder = erweitert { $monument } mit { $cards }; neue Reihenfolge: { $stack }
antiquity-web-log-score = wertet { $cards }: +{ $points }
antiquity-web-log-buy = kauft mit { $cards } eine weitere Aktion
antiquity-web-log-acquire = erwirbt die Machtkarte { $power }: +{ $points }
antiquity-web-log-seize = erwirbt die Machtkarte { $power } von { $from }: +{ $points }
antiquity-web-log-hero-draw = zahlt 1 Punkt für den Helden und zieht { $card }
antiquity-web-log-hero-draw-hidden = zahlt 1 Punkt für den Helden und zieht eine Karte
antiquity-web-log-hero-take = zahlt 1 Punkt für den Helden und nimmt { $card }
antiquity-web-log-swap = tauscht { $card } gegen { $target }
antiquity-web-log-history =
  { $pages ->
    [one] schreibt eine Geschichte mit einer Seite
   *[other] schreibt eine Geschichte mit { $pages } Seiten
  }
antiquity-web-log-give = gibt { $card } ab
antiquity-web-log-marker = { $monument }: Marker auf { $value }
antiquity-web-log-overflow = +{ $points } sofort: Marker auf dem letzten Feld
antiquity-web-log-end = Ende des Zuges von { $player }
antiquity-web-log-refill = offene Karten: { $cards }
antiquity-web-log-over = Das Spiel ist zu Ende.
antiquity-web-log-handed-left = { $player } ist gegangen; der Computer springt ein
antiquity-web-log-handed-absent = { $player } ist abwesend; der Computer springt ein
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
antiquity-web-selected = gewählt, { $place } von { $count }
antiquity-web-plays = Mögliche Züge
antiquity-web-possible = Jetzt möglich
antiquity-web-refused = Jetzt nicht möglich, und warum
antiquity-web-all = Alle Züge
antiquity-web-back = Zurück zu allen Zügen
antiquity-web-all-plays = alle ({ $count })
antiquity-web-all-planned = Du hast einen Plan. Spiel ihn oder entferne seine Schritte, um hier alle Züge zu sehen.
antiquity-web-nothing-possible = Wähle Handkarten, eine offene Karte oder den Stapel.
antiquity-web-turn-done = Alles erledigt. Beende den Zug.
antiquity-web-score-two-scroll = Zwei Schriftrollen werten
antiquity-web-score-two-ship = Zwei Schiffe werten
antiquity-web-score-two-helmet = Zwei Helme werten
antiquity-web-buy-two-scroll = Aktion kaufen mit zwei Schriftrollen
antiquity-web-buy-two-ship = Aktion kaufen mit zwei Schiffen
antiquity-web-buy-two-helmet = Aktion kaufen mit zwei Helmen
antiquity-web-erect = { $monument } errichten
antiquity-web-improve = { $monument } erweitern
antiquity-web-acquire = Erwerben: { $power }
antiquity-web-no-points = keine Punkte
antiquity-web-draw-pile = Vom Stapel ziehen
antiquity-web-do-lay = Legen
antiquity-web-do-do = Spielen
antiquity-web-do-take = Nehmen
antiquity-web-do-draw = Ziehen
antiquity-web-do-now = Jetzt: { $what }
antiquity-web-do-all =
  { $count ->
    [one] Spielen
    [2] Beides spielen
   *[other] Alle { $count } spielen
  }
antiquity-web-order = Legereihenfolge (letzte Karte oben)
antiquity-web-order-move = Klicken, ziehen oder Umschalt und Pfeiltaste drücken, um die Reihenfolge zu ändern
antiquity-web-order-keys = Umschalt + ← → ändert die Reihenfolge
antiquity-web-plan = Plan
antiquity-web-plan-note = So sähe der Tisch danach aus. Noch kannst du alles ändern.
antiquity-web-plan-add = Plan
antiquity-web-plan-about = Plan: Probier mehrere Züge am Tisch aus, bevor du sie spielst.
antiquity-web-plan-remove = Schritt { $number } entfernen
antiquity-web-actions-left = noch { $count } von { $total }
antiquity-web-history = Geschichte
antiquity-web-hint-head = Empfohlene Züge, der beste zuerst
antiquity-web-recommended = empfohlen
antiquity-web-chance = { $percent } % Siegchance
antiquity-web-outlook = voraussichtlich Platz { $place }, etwa { $points } Punkte
antiquity-web-hint-lost = Der Sieg ist außer Reichweite: Tipps für Platz und Punkte
antiquity-web-nothing-to-undo = Nichts zurückzunehmen. Gezogene Karten bleiben auf der Hand.
antiquity-web-end-turn = Zug beenden
antiquity-web-acts-for = Spielt für
antiquity-web-moving = { $player } spielt …
antiquity-web-catching-up = Moment …
antiquity-web-watching = Du schaust zu
antiquity-web-watching-short = Zuschauer
antiquity-web-bot-plays-you = Der Computer spielt für dich.

## Machtkarten

antiquity-web-powers = Machtkarten
antiquity-web-power = { $power }
antiquity-web-power-scribe = Schreiber: Wenn du ein Monument erweiterst, darfst du seine Karten beliebig ordnen.
antiquity-web-power-hero = Held: Einmal je Zug kannst du 1 Punkt für eine weitere Karte zahlen.
antiquity-web-power-naute = Seefahrer: Einmal je Zug kannst du eine Handkarte gegen eine offene Karte tauschen.

## Vorschau auf eine Geschichte

antiquity-web-history-of =
  { $pages ->
    [one] Eine Geschichte mit einer Seite
   *[other] Eine Geschichte mit { $pages } Seiten
  }
antiquity-web-history-none = Keine Geschichte möglich
antiquity-web-history-turn = Eine Geschichte kostet den ganzen Zug.
antiquity-web-history-takes = Sie nimmt die oberste Karte jedes gegnerischen Monuments aus zwei oder mehr Karten.
antiquity-web-history-historians =
  { $count ->
    [0] kein Geschichtsschreiber mehr
    [one] dein letzter Geschichtsschreiber
   *[other] einer deiner { $count } Geschichtsschreiber
  }
antiquity-web-cards-taken = Genommene Karten
antiquity-web-gives =
  { $count ->
    [0] verliert nichts
   *[other] verliert { $count }
  }
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
antiquity-web-others-note = Marker rücken für alle Erbauer vor; Plätze auf der Leiter können sich ändern.
antiquity-web-together = Summe
antiquity-web-change-histories = Seiten
antiquity-web-change-penalty = Geschichtsschreiber eingesetzt
antiquity-web-change-bonus = Plätze auf der Leiter
antiquity-web-change-points = Sofortige Punkte
antiquity-web-change-powers = Machtkarten
antiquity-web-change-worth = { $monument }
antiquity-web-change-become-main = { $monument }, du wirst Haupterbauer
antiquity-web-change-become-sole = { $monument }, du wirst alleiniger Erbauer
antiquity-web-history-final = Marker gehen nie zurück.
antiquity-web-history-look = Nur eine Vorschau: Du bist nicht am Zug.
antiquity-web-not-now = Jetzt nicht
antiquity-web-write = Geschichte schreiben

## Genau ansehen

antiquity-web-inspect-marker = Marker auf { $value }; bei zwei Erbauern { $main } und { $second }.
antiquity-web-inspect-builder =
  { $count ->
    [one] { $player }: eine Karte, jetzt { $worth } wert
   *[other] { $player }: { $count } Karten, jetzt { $worth } wert
  }

## Menü

antiquity-web-keys = Tastenkürzel
antiquity-web-key-arrows = Pfeile
antiquity-web-key-arrows-does = innerhalb einer Gruppe bewegen
antiquity-web-key-enter = Eingabe
antiquity-web-key-enter-does = wählen; bei einer offenen Karte zweimal, um sie zu nehmen
antiquity-web-key-shift = Umschalt + Pfeile
antiquity-web-key-shift-does = Legereihenfolge ändern
antiquity-web-key-a = A
antiquity-web-key-a-does = alle Karten des Monuments wählen
antiquity-web-key-i = I
antiquity-web-key-i-does = Details zeigen
antiquity-web-key-h = H
antiquity-web-key-h-does = Vorschau auf eine Geschichte
antiquity-web-key-u = U
antiquity-web-key-u-does = zurücknehmen
antiquity-web-key-p = P
antiquity-web-key-p-does = den vorgeschlagenen Zug spielen; ebenso Eingabe, wenn nichts den Fokus hat
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
antiquity-web-ended-refill = Die offenen Karten konnten nicht mehr auf drei ergänzt werden.
antiquity-web-ended-idle = Alle haben nacheinander ihren Zug ohne Aktion und ohne Geschichte beendet.
antiquity-web-ended-turns = { $count } Züge.
antiquity-web-show-all = Alles zeigen
antiquity-web-look-back = Tisch
antiquity-web-score-sheet = Wertungsblatt
antiquity-web-replay = Wiederholung
antiquity-web-record = Aufzeichnung
antiquity-web-all-hands = Alle Hände
antiquity-web-rematch = Revanche
antiquity-web-placing = Endstand
antiquity-web-tie-monuments = gleich viele Punkte: die Zahl der Monumente entscheidet
antiquity-web-tie-historian = gleich viele Punkte und Monumente: der beste Geschichtsschreiber entscheidet
antiquity-web-tie-shared = in allem gleich: der Platz wird geteilt
antiquity-web-lower-counts = { $scores }: Der niedrigere zählt
antiquity-web-sheet-monuments = Monumente
antiquity-web-sheet-guide = Der dreizehnte Marker wandert bei der Wertung von Monument zu Monument.
antiquity-web-sheet-histories = Seiten in Geschichten
antiquity-web-sheet-bonus = Die ersten drei auf der Leiter
antiquity-web-sheet-penalty = Nicht eingesetzte Geschichtsschreiber
antiquity-web-sheet-powers = Machtkarten
antiquity-web-sheet-points = Während des Spiels
antiquity-web-sheet-total = Summe

## Die ersten Tische erklären sich selbst

antiquity-web-did = { $deeds }.
antiquity-web-did-draw =
  { $count ->
    [one] zieht eine Karte
   *[other] zieht { $count } Karten
  }
antiquity-web-did-take = nimmt { $cards }
antiquity-web-did-erect = errichtet { $monument }
antiquity-web-did-improve = erweitert { $monument }
antiquity-web-did-score =
  { $points ->
    [one] holt { $points } Punkt
   *[other] holt { $points } Punkte
  }
antiquity-web-did-buy = kauft eine Aktion
antiquity-web-did-acquire = erwirbt die Machtkarte { $power }
antiquity-web-did-swap = tauscht eine Karte mit dem Seefahrer
antiquity-web-did-history =
  { $pages ->
    [one] schreibt eine Geschichte mit { $pages } Seite
   *[other] schreibt eine Geschichte mit { $pages } Seiten
  }
antiquity-web-did-nothing = Du beginnst; noch hat niemand gespielt.
antiquity-web-worthwhile = Lohnt sich jetzt:
antiquity-web-because = . { $why }
antiquity-web-alternative = Alternative
