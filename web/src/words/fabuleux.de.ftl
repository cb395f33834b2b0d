### Der Tisch von Monuments fabuleux im Browser.

## Namen

grade-green = nicht bedroht
grade-yellow = wenig bedroht
grade-orange = bedroht
grade-red = in Gefahr

country-XJ = Jerusalem

figure-metres = { $figure } Meter
figure-square-metres = { $figure } Quadratmeter

era-bc = v. Chr.
era-ad = n. Chr.

direction-left = links
direction-right = rechts

## Die Leiste

fabuleux-web-your-word = Du bist dran
fabuleux-web-turn = { $player }
fabuleux-web-your-pile = Dein Stapel
fabuleux-web-pile =
  { $count ->
    [one] Stapel mit 1 Karte
   *[other] Stapel mit { $count } Karten
  }

## Die Mitspielenden

fabuleux-web-says = sagt an: { $characteristic }
fabuleux-web-thinks = schaut auf die Karte …
fabuleux-web-waits = wartet
fabuleux-web-in-dark = im Dunkeln
fabuleux-web-tied = im Gleichstand
fabuleux-web-out-short = raus
fabuleux-web-out = ausgeschieden in Runde { $round }

## Die Karte

fabuleux-web-asked = (gefragt)
fabuleux-web-out-of = von { $most }
fabuleux-web-face-down = Deine Karte liegt noch verdeckt.
fabuleux-web-watching = Du schaust zu. Am Ende der Runde werden die Karten gezeigt.
fabuleux-web-seen-by = Diese Karte konnte nur { $player } sehen.
fabuleux-web-you-are-out = Du bist ausgeschieden. Schau zu, wer alles bekommt!
fabuleux-web-collector = Collector-Karte

## Die Frage

fabuleux-web-title-choose = Was wählst du?
fabuleux-web-title-chooses = { $player } wählt …
fabuleux-web-title-asks = { $player } fragt: { $characteristic }
fabuleux-web-title-you-ask = Du fragst: { $characteristic }
fabuleux-web-title-tie = Gleichstand!
fabuleux-web-title-collector = Du hast eine Collector-Karte aufgedeckt: { $collector }!
fabuleux-web-note-choose = Worin ist dein Bauwerk am stärksten?
fabuleux-web-note-chooses = Was wird es wohl?
fabuleux-web-note-tie = Das am schlechtesten erhaltene Bauwerk gewinnt.
fabuleux-web-wins-highest = der höchste Wert gewinnt
fabuleux-web-wins-lowest = das älteste gewinnt
fabuleux-web-grade-of = { $player }: { $grade }.
fabuleux-web-no-grade = Noch niemand hat eine Stufe gesagt.

## Was möglich ist

fabuleux-web-choices = Deine Möglichkeiten
fabuleux-web-say = Sagen:
fabuleux-web-rival-better-highest = { $figure } ist mehr
fabuleux-web-rival-better-lowest = { $figure } ist älter
fabuleux-web-rival-equal-highest = so viel wie { $figure }
fabuleux-web-rival-equal-lowest = so alt wie { $figure }
fabuleux-web-rival-worse-highest = bis jetzt das Beste
fabuleux-web-rival-worse-lowest = bis jetzt das Älteste
fabuleux-web-advice = gewinnt { $count } von 10
fabuleux-web-or-change = oder die Frage ändern:
fabuleux-web-announce = Lass sie los!

## Gewalten, die wirken

fabuleux-web-forces = Naturgewalten
fabuleux-web-force-flood = Alle Karten treiben einen Platz nach { $direction }.
fabuleux-web-force-hurricane = Der schwächste Wert gewinnt.
fabuleux-web-force-lightning = Er trifft den besten Wert.
fabuleux-web-force-eclipse = Es ist dunkel: Niemand sagt einen Wert.
fabuleux-web-force-drought = Niemand kann die Frage ändern.
fabuleux-web-force-volcano = { $player } verliert nichts.
fabuleux-web-force-earthquake = Jetzt zählt: { $characteristic }.

## Das Ende einer Runde

fabuleux-web-last = Die letzte Runde ging an { $player }
fabuleux-web-last-you = Du hast die letzte Runde gewonnen
fabuleux-web-reveal = Die Karten werden aufgedeckt: { $characteristic }
fabuleux-web-wins =
  { $count ->
    [one] { $player } gewinnt 1 Karte
   *[other] { $player } gewinnt { $count } Karten
  }
fabuleux-web-you-win =
  { $count ->
    [one] Du gewinnst 1 Karte!
   *[other] Du gewinnst { $count } Karten!
  }
fabuleux-web-tie-title = Gleichstand!
fabuleux-web-tie-note = Gleich viel: Das am schlechtesten erhaltene Bauwerk gewinnt.
fabuleux-web-was-flood = Flut: Die Karten sind getrieben
fabuleux-web-was-hurricane = Orkan: Der schwächste Wert gewinnt
fabuleux-web-was-lightning = Blitz: Der beste Wert ist getroffen
fabuleux-web-was-eclipse = Finsternis
fabuleux-web-was-drought = Dürre
fabuleux-web-was-avalanche = Lawine: mehr Karten
fabuleux-web-was-volcano = Vulkan: unter der Asche
fabuleux-web-was-earthquake = Erdbeben
fabuleux-web-drawn = im Gleichstand gezogen
fabuleux-web-carried = mitgerissen
fabuleux-web-next = Weiter
fabuleux-web-to-result = Zum Ergebnis

## Das Ende der Partie

fabuleux-web-you-won = Du hast gewonnen!
fabuleux-web-won =
  { $count ->
    [one] { $players } hat gewonnen
   *[other] { $players } haben gewonnen
  }
fabuleux-web-rounds =
  { $count ->
    [one] nach 1 Runde
   *[other] nach { $count } Runden
  }
fabuleux-web-champion =
  { $count ->
    [one] gewann 1 Runde
   *[other] gewann { $count } Runden
  }
fabuleux-web-place = Platz
fabuleux-web-player = Name
fabuleux-web-cards = Karten
fabuleux-web-won-rounds = Gewonnene Runden
fabuleux-web-streak = Längste Serie
fabuleux-web-haul = Größter Fang
fabuleux-web-challenges = Fragen geändert
fabuleux-web-rematch = Noch einmal
fabuleux-web-replay = Noch einmal ansehen
fabuleux-web-record = Partie speichern

## Menü und Verlauf

fabuleux-web-log = Was geschah
fabuleux-web-log-empty = Noch ist nichts geschehen.
fabuleux-web-museum = Museum
fabuleux-web-keys = Tasten: 1 bis 4 wählen, Pfeile bewegen, Eingabe geht weiter, / öffnet dieses Menü.
