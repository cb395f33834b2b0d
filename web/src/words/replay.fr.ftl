### Une partie terminée, coup par coup.

replay-title = Revoir
replay-controls = Relecture
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-play = Dérouler
replay-pause = Arrêter
replay-slider = Moment de la partie
replay-at = { $number } sur { $total }
replay-begin = Les cartes sont distribuées.
replay-leave = Quitter la relecture
replay-record = Télécharger la partie
replay-open = Regarder une partie notée
replay-open-text = Collez le texte d’une partie ou choisissez son fichier. Cela reste entre vous et ce serveur, et n’est pas conservé.
replay-text = La partie notée
replay-file = Choisir un fichier
replay-show = Montrer
replay-loading = On étale la partie …
replay-hands = Mains
replay-no-cards = aucune carte
