### La table de Monuments fabuleux dans le navigateur.

## Noms

grade-green = hors de danger
grade-yellow = peu menacé
grade-orange = menacé
grade-red = en péril

country-XJ = Jérusalem

figure-metres = { $figure } mètres
figure-square-metres = { $figure } mètres carrés

era-bc = av. J.-C.
era-ad = apr. J.-C.

direction-left = gauche
direction-right = droite

## La barre

fabuleux-web-your-word = À toi
fabuleux-web-turn = { $player }
fabuleux-web-your-pile = Ton tas
fabuleux-web-pile =
  { $count ->
    [0] tas vide
    [one] tas d’une carte
   *[other] tas de { $count } cartes
  }

## Les joueurs

fabuleux-web-says = annonce : { $characteristic }
fabuleux-web-thinks = regarde sa carte…
fabuleux-web-waits = attend
fabuleux-web-in-dark = dans le noir
fabuleux-web-tied = à égalité
fabuleux-web-out-short = éliminé
fabuleux-web-out = éliminé à la manche { $round }

## La carte

fabuleux-web-asked = (demandée)
fabuleux-web-out-of = sur { $most }
fabuleux-web-face-down = Ta carte est encore face cachée.
fabuleux-web-watching = Tu regardes la partie. Les cartes sont montrées à la fin de la manche.
fabuleux-web-seen-by = Seul { $player } pouvait voir cette carte.
fabuleux-web-you-are-out = Tu es éliminé. Regarde qui gagne tout !
fabuleux-web-collector = carte Collector

## La question

fabuleux-web-title-choose = Que choisis-tu ?
fabuleux-web-title-chooses = { $player } choisit…
fabuleux-web-title-asks = { $player } demande : { $characteristic }
fabuleux-web-title-you-ask = Tu demandes : { $characteristic }
fabuleux-web-title-tie = Égalité !
fabuleux-web-title-collector = Tu as retourné une carte Collector : { $collector } !
fabuleux-web-note-choose = En quoi ton monument est-il le plus fort ?
fabuleux-web-note-chooses = Qu’est-ce que ce sera ?
fabuleux-web-note-tie = Le monument le plus en péril gagne.
fabuleux-web-wins-highest = la plus grande valeur gagne
fabuleux-web-wins-lowest = le plus ancien gagne
fabuleux-web-grade-of = { $player } : { $grade }.
fabuleux-web-no-grade = Aucun degré n’a encore été annoncé.

## Ce qui est possible

fabuleux-web-choices = Tes choix
fabuleux-web-say = Annoncer
fabuleux-web-rival-better-highest = { $figure }, c’est plus
fabuleux-web-rival-better-lowest = { $figure }, c’est plus ancien
fabuleux-web-rival-equal-highest = autant que { $figure }
fabuleux-web-rival-equal-lowest = aussi ancien que { $figure }
fabuleux-web-rival-worse-highest = le meilleur jusqu’ici
fabuleux-web-rival-worse-lowest = le plus ancien jusqu’ici
fabuleux-web-advice =
  { $count ->
    [0] ne gagne presque jamais
   *[other] gagne { $count } fois sur 10
  }
fabuleux-web-or-change = ou change la question :
fabuleux-web-announce = Déchaîne-la !

## Forces déchaînées

fabuleux-web-forces = Forces de la nature
fabuleux-web-force-flood = Toutes les cartes vont dériver d’une place vers la { $direction }.
fabuleux-web-force-hurricane = Le plus faible gagnera.
fabuleux-web-force-lightning = La meilleure valeur sera frappée.
fabuleux-web-force-eclipse = Il fait noir : personne n’annonce de valeur.
fabuleux-web-force-drought = Personne ne peut changer la question.
fabuleux-web-force-volcano = { $player } ne perd rien.
fabuleux-web-force-earthquake = On compare maintenant : { $characteristic }.
fabuleux-web-about-flood = Crue : avant la comparaison, chaque carte dérive chez le voisin de { $direction }.
fabuleux-web-about-hurricane = Ouragan : à la prochaine comparaison, la carte la plus faible gagne.
fabuleux-web-about-lightning = Foudre : elle frappe la meilleure carte ; à la prochaine comparaison, la deuxième gagne.
fabuleux-web-about-eclipse = Éclipse : personne n’annonce de valeur avant que tous aient joué. En cas d’égalité, ce tirage ne compte pas.
fabuleux-web-about-drought = Sécheresse : personne ne peut défier dans cette manche. Une égalité s’arrête aussitôt : le joueur le plus proche du meneur gagne.
fabuleux-web-about-volcano = Volcan : si { $player } ne gagne pas la manche, ses cartes retournent sous son propre tas.
fabuleux-web-about-earthquake = Séisme : nouvelle question. On ne compare plus que : { $characteristic }.

## La fin d’une manche

fabuleux-web-last = { $player } a gagné la dernière manche
fabuleux-web-last-you = Tu as gagné la dernière manche
fabuleux-web-reveal = Cartes montrées : { $characteristic }
fabuleux-web-wins =
  { $count ->
    [one] { $player } gagne { $count } carte
   *[other] { $player } gagne { $count } cartes
  }
fabuleux-web-you-win =
  { $count ->
    [one] Tu gagnes { $count } carte !
   *[other] Tu gagnes { $count } cartes !
  }
fabuleux-web-tie-title = Égalité !
fabuleux-web-tie-note = Égalité : le monument le plus en péril gagne.
fabuleux-web-was-flood = Crue : les cartes ont dérivé
fabuleux-web-was-hurricane = Ouragan : le plus faible gagne
fabuleux-web-was-lightning = Foudre : le meilleur est frappé
fabuleux-web-was-eclipse = Éclipse
fabuleux-web-was-drought = Sécheresse
fabuleux-web-was-avalanche = Avalanche : plus de cartes
fabuleux-web-was-volcano = Volcan : sous la cendre
fabuleux-web-was-earthquake = Séisme
fabuleux-web-drawn = tirée lors de l’égalité
fabuleux-web-carried = emportée
fabuleux-web-next = Suivant
fabuleux-web-to-result = Voir le résultat

## La fin de la partie

fabuleux-web-you-won = Tu as gagné !
fabuleux-web-won =
  { $count ->
    [one] { $players } gagne
   *[other] { $players } partagent la victoire
  }
fabuleux-web-rounds =
  { $count ->
    [0] avant la première manche
    [one] après 1 manche
   *[other] après { $count } manches
  }
fabuleux-web-champion =
  { $count ->
    [one] a gagné { $count } manche
   *[other] a gagné { $count } manches
  }
fabuleux-web-place = Place
fabuleux-web-player = Joueur
fabuleux-web-cards = Cartes
fabuleux-web-won-rounds = Manches gagnées
fabuleux-web-streak = Plus longue série
fabuleux-web-haul = Plus belle prise
fabuleux-web-challenges = Défis
fabuleux-web-rematch = Rejouer
fabuleux-web-replay = Revoir la partie
fabuleux-web-record = Télécharger l’enregistrement

## Menu et journal

fabuleux-web-log = Journal de la partie
fabuleux-web-log-empty = Aucun coup pour l’instant.
fabuleux-web-museum = Musée
fabuleux-web-keys = Touches : 1 à 4 pour choisir, flèches pour se déplacer, Entrée pour continuer, / pour ouvrir ce menu.
