### Das Museum.

museum-title = Museum
museum-text = Alle Monumente beider Spiele: ihre Zeichnungen, ihre Daten und deren Quellen.
museum-search = Suchen
museum-rooms = Säle
museum-all = Alle
museum-room-antiquity = Wonders of Antiquity
museum-room-fabuleux = Monuments fabuleux
museum-before = Zurück
museum-after = Weiter
museum-grade = Grad
museum-cards = Seine neun Karten
museum-source = Quelle
museum-found =
  { $count ->
    [one] 1 Monument
   *[other] { $count } Monumente
  }

## Wo sie standen

museum-place-AKR = Athen, Griechenland
museum-place-ART = Ephesos, heute in der Türkei
museum-place-BAB = Babylon, heute im Irak
museum-place-BET = Jerusalem
museum-place-COL = Rom, Italien
museum-place-KOL = Rhodos, Griechenland
museum-place-MAU = Halikarnassos, heute in der Türkei
museum-place-PET = Petra, Jordanien
museum-place-PHA = Alexandria, Ägypten
museum-place-PYR = Gizeh, Ägypten
museum-place-SEM = In Babylon, wie es heißt
museum-place-ZEU = Olympia, Griechenland

## Was man wissen kann

museum-fact-AKR = Der Fels über Athen trägt den Parthenon, begonnen 447 v. Chr. und in fünfzehn Jahren gebaut. Seine Säulen neigen sich ein wenig nach innen und sind in der Mitte dicker, damit sie gerade aussehen.
museum-fact-ART = Ein Tempel der Artemis mit mehr als hundert Säulen. 356 v. Chr. brannte er nieder, angezündet von einem Mann, der berühmt werden wollte; er wurde noch größer wieder aufgebaut.
museum-fact-BAB = Nebukadnezar II. ließ die Tore und die Prozessionsstraße seiner Stadt mit blau glasierten Ziegeln verkleiden, an denen Löwen, Stiere und Drachen entlanggehen.
museum-fact-BET = Der Zweite Tempel stand auf einer Fläche, die Herodes verdoppelte. Manche Steine seiner Mauern wiegen Hunderte Tonnen; die Westmauer steht noch.
museum-fact-COL = Die flavischen Kaiser eröffneten es im Jahr 80 mit hundert Tagen voller Spiele. Durch achtzig Bögen kamen etwa fünfzigtausend Menschen hinein und wieder hinaus.
museum-fact-KOL = Eine Bronzestatue des Sonnengottes, etwa dreißig Meter hoch. Sie stand rund sechzig Jahre, bis ein Erdbeben sie an den Knien brach; noch Jahrhunderte kamen Leute, um sie liegen zu sehen.
museum-fact-MAU = Das Grab des Mausolos, um 350 v. Chr. vollendet: ein Tempel auf hohem Sockel, darauf eine Stufenpyramide und zuoberst ein Wagen. Jedes Mausoleum heißt nach ihm.
museum-fact-PET = Die Nabatäer schlugen ihre Hauptstadt aus rosenroten Felsen und leiteten den seltenen Regen durch Rinnen und Rohre in Zisternen für die ganze Stadt.
museum-fact-PHA = Ein Turm in drei Stockwerken, erst viereckig, dann achteckig, dann rund, vielleicht hundert Meter hoch. Sein Feuer führte mehr als tausend Jahre lang Schiffe in den Hafen.
museum-fact-PYR = Das älteste der Sieben Weltwunder und das einzige, das noch steht. Die Große Pyramide war etwa 3.800 Jahre lang das höchste Bauwerk der Welt.
museum-fact-SEM = Terrassen voller Bäume, von weit unten bewässert, für eine Königin, die ihre Berge vermisste. Niemand hat eine Spur von ihnen gefunden, und manche vermuten sie in Ninive.
museum-fact-ZEU = Phidias schuf den sitzenden Gott aus Gold und Elfenbein, etwa zwölf Meter hoch. Wäre er aufgestanden, sagten die Besucher, hätte er das Dach abgehoben.

## Woher das kommt

museum-source-AKR = Plutarch, Perikles; Nachschlagewerke
museum-source-ART = Plinius, Naturkunde 36; Strabon, Geographie 14
museum-source-BAB = Nachschlagewerke; das Ischtar-Tor in Berlin
museum-source-BET = Josephus, Jüdischer Krieg 5; Nachschlagewerke
museum-source-COL = Cassius Dio, Römische Geschichte 66; Nachschlagewerke
museum-source-KOL = Plinius, Naturkunde 34; Strabon, Geographie 14
museum-source-MAU = Plinius, Naturkunde 36; Vitruv 7
museum-source-PET = Nachschlagewerke; UNESCO
museum-source-PHA = Strabon, Geographie 17; Nachschlagewerke
museum-source-PYR = Nachschlagewerke; UNESCO
museum-source-SEM = Diodor 2; Strabon, Geographie 16; Nachschlagewerke
museum-source-ZEU = Pausanias 5; Strabon, Geographie 8
