### La première page, et les adversaires.

start-headline-antiquity-1 = Bâtissez.
start-headline-antiquity-2 = Racontez.
start-headline-fabuleux-1 = Demandez.
start-headline-fabuleux-2 = Gagnez tout.
start-about-antiquity = Élevez les merveilles de l’Antiquité, puis envoyez un historien raconter celles des autres. Une table complète vous attend.
start-about-fabuleux = Trente-six monuments du monde réel, une question par manche, et celui qui est en danger peut avoir le dernier mot. Une table complète vous attend.
start-sit = Prendre place
start-sitting = On avance une chaise …
start-guided = Première partie guidée
start-as = Vous jouez sous le nom
start-frieze-antiquity = Les douze monuments
start-frieze-fabuleux = Douze des trente-six monuments
start-game = Le jeu
start-opponents = Vos adversaires
start-change = Choisir un autre adversaire pour cette place
start-choose = Qui va s’asseoir ici ?
start-rating = cote { $rating }
start-no-rating = pas encore coté
start-strength = force { $level } sur 5
start-more = D’autres façons de jouer
start-new = Nouvelle table avec options
start-invite = Inviter par lien ou par code
start-open = { $count ->
    [0] Tables ouvertes
   *[other] Tables ouvertes, { $count }
  }
start-screen = Plusieurs personnes à cet écran
start-join = Vous êtes invité
start-join-text = Une place vous est réservée. Comment vous appeler à la table ?
start-join-by = { $host } vous invite à une partie de { $game }. Comment vous appeler à la table ?
start-join-game = Vous êtes invité à une partie de { $game }. Comment vous appeler à la table ?
start-join-there = À la table : { $names }
start-join-done = S’asseoir
start-your-turn = { $game }, { $day } : à vous
start-go-on = { $game }, { $day } : continuer

## Les adversaires

opponent-ione-title = la débutante
opponent-ione-quote = Attendez, c’étaient lesquels, les historiens ?
opponent-dion-title = le bâtisseur
opponent-dion-quote = Deux cartes, c’est un début.
opponent-myron-title = le marchand
opponent-myron-quote = Tout a un prix.
opponent-xenia-title = la collectionneuse
opponent-xenia-quote = Encore une carte, et vous verrez.
opponent-clio-title = la chroniqueuse
opponent-clio-quote = Montez plus haut. J’attendrai.
opponent-hypatia-title = la savante
opponent-hypatia-quote = Je l’ai aussi regardé de votre côté.
opponent-mila-title = sept ans
opponent-mila-quote = Le mien est le plus joli !
opponent-otto-title = le gardien
opponent-otto-quote = Je sais ce que j’ai.
opponent-vera-title = la conservatrice
opponent-vera-quote = Celui-là est passé il y a quatre manches.
