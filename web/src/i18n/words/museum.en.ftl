### The museum.

museum-title = Museum
museum-text = Every monument of both games, with its drawing, its data and their sources.
museum-search = Search
museum-rooms = Rooms
museum-all = All
museum-room-antiquity = Wonders of Antiquity
museum-room-fabuleux = Monuments fabuleux
museum-before = Previous
museum-after = Next
museum-grade = Grade
museum-cards = Its nine cards
museum-source = Source
museum-found =
  { $count ->
    [one] 1 monument
   *[other] { $count } monuments
  }

## Where they stood

museum-place-AKR = Athens, Greece
museum-place-ART = Ephesus, today in Türkiye
museum-place-BAB = Babylon, today in Iraq
museum-place-BET = Jerusalem
museum-place-COL = Rome, Italy
museum-place-KOL = Rhodes, Greece
museum-place-MAU = Halicarnassus, today in Türkiye
museum-place-PET = Petra, Jordan
museum-place-PHA = Alexandria, Egypt
museum-place-PYR = Giza, Egypt
museum-place-SEM = Said to be in Babylon
museum-place-ZEU = Olympia, Greece

## What is worth knowing

museum-fact-AKR = The rock above Athens carries the Parthenon, begun in 447 BC and built in fifteen years. Its columns lean inwards a little and swell in the middle, so that they look straight.
museum-fact-ART = A temple of Artemis with more than a hundred columns. It burned down in 356 BC, set alight by a man who wanted to be famous, and was rebuilt even larger.
museum-fact-BAB = Nebuchadnezzar II dressed the gates and the processional way of his city in blue glazed bricks, with lions, bulls and dragons walking along the walls.
museum-fact-BET = The Second Temple stood on a platform that Herod made twice as large. Some of the stones of its walls weigh hundreds of tonnes; the Western Wall still stands.
museum-fact-COL = The Flavian emperors opened it in AD 80 with a hundred days of games. Eighty arches at ground level let some fifty thousand people in and out.
museum-fact-KOL = A bronze statue of the sun god, about thirty metres high. It stood for some sixty years, until an earthquake broke it at the knees; for centuries, people came to see it lying there.
museum-fact-MAU = The tomb of Mausolus, finished about 350 BC: a temple on a high base, a stepped pyramid on the temple, and a chariot on top. Every mausoleum is named after it.
museum-fact-PET = The Nabataeans carved their capital out of rose-red cliffs and led the scarce rain through channels and pipes to cisterns for the whole city.
museum-fact-PHA = A tower of three storeys, square, then eight-sided, then round, perhaps a hundred metres high. Its fire guided ships into the harbour for more than a thousand years.
museum-fact-PYR = The oldest of the Seven Wonders and the only one still standing. The Great Pyramid was the tallest building in the world for about 3,800 years.
museum-fact-SEM = Terraces of trees, watered from far below, for a queen who missed her mountains. No trace of them has been found, and some believe they were in Nineveh.
museum-fact-ZEU = Phidias made the seated god of gold and ivory, about twelve metres high. Ancient visitors said that if he stood up, he would lift off the roof.

## Sources

museum-source-AKR = Plutarch, Life of Pericles; reference works
museum-source-ART = Pliny, Natural History 36; Strabo, Geography 14
museum-source-BAB = Reference works; the Ishtar Gate in Berlin
museum-source-BET = Josephus, Jewish War 5; reference works
museum-source-COL = Cassius Dio, Roman History 66; reference works
museum-source-KOL = Pliny, Natural History 34; Strabo, Geography 14
museum-source-MAU = Pliny, Natural History 36; Vitruvius 7
museum-source-PET = Reference works; UNESCO
museum-source-PHA = Strabo, Geography 17; reference works
museum-source-PYR = Reference works; UNESCO
museum-source-SEM = Diodorus 2; Strabo, Geography 16; reference works
museum-source-ZEU = Pausanias 5; Strabo, Geography 8
