### Une partie terminée, coup par coup.

replay-title = Revoir la partie
replay-controls = Commandes de lecture
replay-back = Coup précédent
replay-on = Coup suivant
replay-play = Lecture
replay-pause = Pause
replay-slider = Position dans la partie
replay-marks-antiquity = Petits traits : la fin d’un tour. Grands traits : une histoire.
replay-marks-fabuleux = Traits : la fin d’une manche.
replay-at = { $number } sur { $total }
replay-begin = Les cartes sont distribuées.
replay-leave = Quitter
replay-record = Télécharger l’enregistrement
replay-open = Ouvrir un enregistrement
replay-open-text = Collez l’enregistrement d’une partie ou choisissez son fichier. Le serveur ne le conserve pas.
replay-text = Enregistrement
replay-file = Choisir un fichier
replay-show = Revoir la partie
replay-loading = Chargement de la partie…
replay-hands = Mains
replay-no-cards = aucune carte
