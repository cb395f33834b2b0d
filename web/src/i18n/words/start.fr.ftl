### La première page, et les adversaires.

start-headline-antiquity-1 = Bâtissez.
start-headline-antiquity-2 = Racontez.
start-headline-fabuleux-1 = Une question.
start-headline-fabuleux-2 = Tout à gagner.
start-about-antiquity = Bâtissez les merveilles de l’Antiquité, puis envoyez vos historiens raconter celles des autres. Vos adversaires vous attendent.
start-about-fabuleux = Trente-six monuments bien réels, une question par manche, et le plus menacé peut avoir le dernier mot. Vos adversaires vous attendent.
start-sit = Prendre place
start-sitting = Préparation de la table…
start-guided = Première partie guidée
start-as = Vous jouez sous le nom de
start-frieze-antiquity = Les douze monuments
start-frieze-fabuleux = Douze des trente-six monuments
start-game = Jeu
start-opponents = Vos adversaires
start-change = Changer d’adversaire à cette place
start-choose = Choisissez un adversaire
start-rating = classement { $rating }
start-no-rating = pas encore classé
start-strength = niveau { $level } sur 5
start-more = Autres façons de jouer
start-new = Nouvelle table avec options
start-invite = Inviter par lien ou par code
start-open = { $count ->
    [0] Tables ouvertes
   *[other] Tables ouvertes ({ $count })
  }
start-screen = À plusieurs sur cet écran
start-docs = Documentation
start-join = Vous avez une invitation
start-join-text = Une place vous est réservée. Choisissez le nom que les autres verront.
start-join-by = { $host } vous invite à une partie de { $game }. Choisissez le nom que les autres verront.
start-join-game = On vous invite à une partie de { $game }. Choisissez le nom que les autres verront.
start-join-there = À la table : { $names }
start-join-done = Rejoindre la table
start-your-turn = { $game }, { $day } : à vous de jouer
start-go-on = { $game }, { $day } : continuer
start-finished = { $game }, { $day } : terminée

## Les adversaires

opponent-ione-title = la débutante
opponent-ione-quote = Attendez, c’étaient lesquels, les historiens ?
opponent-dion-title = le bâtisseur
opponent-dion-quote = Deux cartes, c’est un début.
opponent-myron-title = le marchand
opponent-myron-quote = Tout a un prix.
opponent-xenia-title = la collectionneuse
opponent-xenia-quote = Encore une carte, et vous verrez.
opponent-theon-title = le professeur
opponent-theon-quote = À mes élèves, je déconseille ce coup-là.
opponent-clio-title = la chroniqueuse
opponent-clio-quote = Bâtissez plus haut. J’ai tout mon temps.
opponent-meton-title = l’astronome
opponent-meton-quote = Je m’y attendais. Depuis hier soir.
opponent-hypatia-title = la savante
opponent-hypatia-quote = J’ai aussi regardé depuis votre place.
opponent-mila-title = sept ans
opponent-mila-quote = Le mien est le plus joli !
opponent-otto-title = le gardien
opponent-otto-quote = Je sais ce que j’ai.
opponent-vera-title = la conservatrice
opponent-vera-quote = Celui-là est passé il y a quatre manches.
