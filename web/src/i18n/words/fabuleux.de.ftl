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
fabuleux-web-seen-by = Nur { $player } konnte diese Karte sehen.
fabuleux-web-you-are-out = Du bist ausgeschieden. Mal sehen, wer am Ende alle Karten hat!
fabuleux-web-collector = Collector-Karte

## Die Frage

fabuleux-web-title-choose = Was wählst du?
fabuleux-web-title-chooses = { $player } wählt …
fabuleux-web-title-asks = { $player } fragt: { $characteristic }
fabuleux-web-title-you-ask = Du fragst: { $characteristic }
fabuleux-web-title-tie = Gleichstand!
fabuleux-web-title-collector = Du hast eine Collector-Karte aufgedeckt: { $collector }!
fabuleux-web-note-choose = Worin ist dein Monument am stärksten?
fabuleux-web-note-chooses = Was wird es sein?
fabuleux-web-note-tie = Das am stärksten gefährdete Monument gewinnt.
fabuleux-web-wins-highest = der höchste Wert gewinnt
fabuleux-web-wins-lowest = das älteste gewinnt
fabuleux-web-grade-of = { $player }: { $grade }.
fabuleux-web-no-grade = Noch hat niemand den Grad seiner Karte genannt.

## Was möglich ist

fabuleux-web-choices = Deine Möglichkeiten
fabuleux-web-say = Ansagen:
fabuleux-web-rival-better-highest = { $figure } ist mehr
fabuleux-web-rival-better-lowest = { $figure } ist älter
fabuleux-web-rival-equal-highest = so viel wie { $figure }
fabuleux-web-rival-equal-lowest = so alt wie { $figure }
fabuleux-web-rival-worse-highest = bis jetzt das Beste
fabuleux-web-rival-worse-lowest = bis jetzt das Älteste
fabuleux-web-advice =
  { $count ->
    [0] gewinnt fast nie
   *[other] gewinnt { $count } von 10
  }
fabuleux-web-or-change = oder ändere die Frage:
fabuleux-web-announce = Entfesseln!

## Gewalten, die wirken

fabuleux-web-forces = Naturgewalten
fabuleux-web-force-flood = Alle Karten treiben gleich einen Platz nach { $direction }.
fabuleux-web-force-hurricane = Der schwächste Wert gewinnt.
fabuleux-web-force-lightning = Der beste Wert wird getroffen.
fabuleux-web-force-eclipse = Es ist dunkel: Niemand sagt einen Wert.
fabuleux-web-force-drought = Niemand kann die Frage ändern.
fabuleux-web-force-volcano = { $player } verliert nichts.
fabuleux-web-force-earthquake = Jetzt zählt: { $characteristic }.
fabuleux-web-about-flood = Flut: Vor dem Vergleich treibt jede Karte einen Platz weiter nach { $direction }.
fabuleux-web-about-hurricane = Orkan: Beim nächsten Vergleich gewinnt die schwächste Karte.
fabuleux-web-about-lightning = Blitz: Er trifft die beste Karte; beim nächsten Vergleich gewinnt die zweitbeste.
fabuleux-web-about-eclipse = Sonnenfinsternis: Niemand sagt einen Wert, bis alle an der Reihe waren. Bei Gleichstand zählt diese Ziehung nicht.
fabuleux-web-about-drought = Dürre: In dieser Runde kann niemand herausfordern. Ein Gleichstand endet sofort; es gewinnt, wer dem Startspieler der Runde am nächsten sitzt.
fabuleux-web-about-volcano = Vulkan: Gewinnt { $player } die Runde nicht, kommen die gespielten Karten zurück unter den eigenen Stapel.
fabuleux-web-about-earthquake = Erdbeben: eine neue Frage. Verglichen wird nur noch: { $characteristic }.

## Das Ende einer Runde

fabuleux-web-last = { $player } hat die letzte Runde gewonnen
fabuleux-web-last-you = Du hast die letzte Runde gewonnen
fabuleux-web-reveal = Aufgedeckt: { $characteristic }
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
fabuleux-web-tie-note = Gleichstand: Das am stärksten gefährdete Monument gewinnt.
fabuleux-web-was-flood = Flut: Die Karten sind weitergetrieben
fabuleux-web-was-hurricane = Orkan: Der schwächste Wert gewinnt
fabuleux-web-was-lightning = Blitz: Der beste Wert wurde getroffen
fabuleux-web-was-eclipse = Sonnenfinsternis
fabuleux-web-was-drought = Dürre
fabuleux-web-was-avalanche = Lawine: mehr Karten
fabuleux-web-was-volcano = Vulkan: unter der Asche
fabuleux-web-was-earthquake = Erdbeben
fabuleux-web-drawn = bei Gleichstand gezogen
fabuleux-web-carried = mitgerissen
fabuleux-web-next = Weiter
fabuleux-web-to-result = Zum Ergebnis

## Das Ende der Partie

fabuleux-web-you-won = Du hast gewonnen!
fabuleux-web-won =
  { $count ->
    [one] { $players } gewinnt
   *[other] { $players } teilen sich den Sieg
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
fabuleux-web-player = Spieler
fabuleux-web-cards = Karten
fabuleux-web-won-rounds = Rundensiege
fabuleux-web-streak = Längste Serie
fabuleux-web-haul = Größter Gewinn
fabuleux-web-challenges = Herausforderungen
fabuleux-web-rematch = Noch eine Partie
fabuleux-web-replay = Wiederholung ansehen
fabuleux-web-record = Aufzeichnung herunterladen

## Menü und Verlauf

fabuleux-web-log = Spielverlauf
fabuleux-web-log-empty = Noch wurde nichts gespielt.
fabuleux-web-museum = Museum
fabuleux-web-keys = Tasten: 1 bis 4 zum Wählen, Pfeile zum Bewegen, Eingabe zum Fortfahren, / öffnet dieses Menü.
