### Le musée.

museum-title = Musée
museum-text = Tous les monuments des deux jeux : leur dessin, leurs données et leurs sources.
museum-search = Rechercher
museum-rooms = Salles
museum-all = Tous
museum-room-antiquity = Wonders of Antiquity
museum-room-fabuleux = Monuments fabuleux
museum-before = Précédent
museum-after = Suivant
museum-grade = Degré
museum-cards = Ses neuf cartes
museum-source = Source
museum-found =
  { $count ->
    [0] aucun monument
    [one] 1 monument
   *[other] { $count } monuments
  }

## Où ils se dressaient

museum-place-AKR = Athènes, Grèce
museum-place-ART = Éphèse, aujourd’hui en Turquie
museum-place-BAB = Babylone, aujourd’hui en Irak
museum-place-BET = Jérusalem
museum-place-COL = Rome, Italie
museum-place-KOL = Rhodes, Grèce
museum-place-MAU = Halicarnasse, aujourd’hui en Turquie
museum-place-PET = Pétra, Jordanie
museum-place-PHA = Alexandrie, Égypte
museum-place-PYR = Gizeh, Égypte
museum-place-SEM = À Babylone, dit-on
museum-place-ZEU = Olympie, Grèce

## Ce que l’on sait

museum-fact-AKR = Le rocher d’Athènes porte le Parthénon, commencé en 447 av. J.-C. et bâti en quinze ans. Ses colonnes penchent un peu vers l’intérieur et gonflent au milieu, pour paraître droites.
museum-fact-ART = Un temple d’Artémis à plus de cent colonnes. Il brûla en 356 av. J.-C., incendié par un homme qui voulait être célèbre, puis fut rebâti plus grand encore.
museum-fact-BAB = Nabuchodonosor II fit couvrir les portes et la voie des processions de briques bleues émaillées, où marchent des lions, des taureaux et des dragons.
museum-fact-BET = Le Second Temple se dressait sur une esplanade qu’Hérode doubla. Certaines pierres de ses murs pèsent des centaines de tonnes ; le mur occidental est toujours debout.
museum-fact-COL = Les empereurs flaviens l’ouvrirent en l’an 80 par cent jours de jeux. Quatre-vingts arcades laissaient entrer et sortir quelque cinquante mille personnes.
museum-fact-KOL = Une statue de bronze du dieu Soleil, haute d’une trentaine de mètres. Elle resta debout une soixantaine d’années, jusqu’à ce qu’un séisme la brise aux genoux ; on vint la voir couchée pendant des siècles.
museum-fact-MAU = Le tombeau de Mausole, achevé vers 350 av. J.-C. : un temple sur un haut socle, une pyramide à degrés sur le temple, et un char au sommet. Tous les mausolées lui doivent leur nom.
museum-fact-PET = Les Nabatéens ont taillé leur capitale dans des falaises roses et mené la pluie, si rare, par des rigoles et des tuyaux jusqu’aux citernes de toute la ville.
museum-fact-PHA = Une tour à trois étages, carré, puis octogonal, puis rond, haute de cent mètres peut-être. Son feu guida les navires vers le port pendant plus de mille ans.
museum-fact-PYR = La plus ancienne des Sept Merveilles, et la seule encore debout. La Grande Pyramide fut le plus haut édifice du monde pendant environ 3 800 ans.
museum-fact-SEM = Des terrasses plantées d’arbres, arrosées de tout en bas, pour une reine qui regrettait ses montagnes. Personne n’en a trouvé trace, et certains les croient à Ninive.
museum-fact-ZEU = Phidias fit le dieu assis, d’or et d’ivoire, haut d’une douzaine de mètres. S’il s’était levé, disaient les visiteurs, il aurait soulevé le toit.

## D’où cela vient

museum-source-AKR = Plutarque, Vie de Périclès ; ouvrages de référence
museum-source-ART = Pline, Histoire naturelle 36 ; Strabon, Géographie 14
museum-source-BAB = Ouvrages de référence ; la porte d’Ishtar à Berlin
museum-source-BET = Flavius Josèphe, Guerre des Juifs 5 ; ouvrages de référence
museum-source-COL = Dion Cassius, Histoire romaine 66 ; ouvrages de référence
museum-source-KOL = Pline, Histoire naturelle 34 ; Strabon, Géographie 14
museum-source-MAU = Pline, Histoire naturelle 36 ; Vitruve 7
museum-source-PET = Ouvrages de référence ; UNESCO
museum-source-PHA = Strabon, Géographie 17 ; ouvrages de référence
museum-source-PYR = Ouvrages de référence ; UNESCO
museum-source-SEM = Diodore 2 ; Strabon, Géographie 16 ; ouvrages de référence
museum-source-ZEU = Pausanias 5 ; Strabon, Géographie 8
