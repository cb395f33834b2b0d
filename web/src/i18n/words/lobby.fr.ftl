### Dresser une table, y attendre, et les listes de tables.

## Nouvelle table

lobby-new = Nouvelle table
lobby-new-text = Choisissez vos adversaires et les options, ou commencez tout de suite avec les réglages par défaut.
lobby-new-game = Choisissez d’abord le jeu.
lobby-count = Nombre de joueurs
lobby-players = { $count } joueurs
lobby-seats = Places
lobby-seat-kind = Joueur à la place { $number }
lobby-seat-name = Nom à la place { $number }
lobby-seat-bot = Joueur virtuel à la place { $number }
lobby-kind-me = Vous
lobby-kind-here = Joueur sur cet écran
lobby-kind-open = Place ouverte à tous
lobby-kind-reserved = Invité
lobby-kind-bot = Joueur virtuel
lobby-about-here = Partage cet écran avec vous. Les mains restent cachées entre deux tours.
lobby-about-open = Toute personne qui a l’adresse de la table peut la rejoindre.
lobby-about-reserved = Vous recevez un lien et un code à envoyer. Chacun ne sert qu’une fois.
lobby-options = Options de jeu
lobby-make = Créer la table
lobby-making = Création de la table…
lobby-more = Temps de jeu, discussion et plus

## Options des jeux

lobby-option-powers = Cartes de pouvoir
lobby-option-powers-about = Avec la majorité d’un symbole, on peut acquérir le Scribe, le Héros ou le Naute.
lobby-option-power-symbols = Les cartes de pouvoir comptent quand on marque
lobby-option-power-symbols-about = Chaque carte de pouvoir compte comme une carte de plus de son symbole.
lobby-option-actions = Jusqu’à trois actions
lobby-option-actions-about = La règle française permet de terminer son tour plus tôt. Sans cette option, il faut faire les trois actions.
lobby-option-track = Valeur de départ plus haute
lobby-option-track-about = Les marqueurs partent de la colonne 3 : chaque monument rapporte des points dès le début.
lobby-option-show-taken = Les cartes prises restent visibles
lobby-option-show-taken-about = Chacun peut revoir qui a pris quelle carte visible. Il y a moins à retenir.
lobby-option-left-out = Monument écarté
lobby-option-left-out-about = À deux joueurs, un monument n’entre pas en jeu.
lobby-option-collectors = Cartes Collector
lobby-option-collectors-about = Des cartes qui bouleversent une manche. Choisissez combien en mélanger au paquet.
lobby-option-rounds = Manches
lobby-option-rounds-about = La partie s’arrête après ce nombre de manches. Sans limite, elle s’arrête quand un joueur a toutes les cartes.
lobby-option-minutes = Minutes
lobby-option-minutes-about = Quand le temps est écoulé, on termine la manche et le plus grand tas gagne.
lobby-option-first = Premier joueur
lobby-option-first-about = D’après la règle, le plus jeune commence. Choisissez sa place, ou tirez au sort.
lobby-option-cards = Jeu de cartes
lobby-option-cards-about = Ce serveur propose d’autres jeux de cartes que le jeu standard.
lobby-option-deck = Paquet
lobby-option-deck-about = Ce serveur propose d’autres paquets que le paquet standard.
lobby-value-standard = standard
lobby-value-random = au hasard
lobby-value-none = sans limite

## Temps et compagnie

lobby-pace = Temps par tour
lobby-pace-none = sans limite
lobby-pace-seconds = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  }
lobby-pace-days = { $days ->
    [one] un jour
   *[other] { $days } jours
  }
lobby-pace-about = Quand le temps est écoulé, un joueur virtuel termine le tour.
lobby-absence = Si un joueur s’absente
lobby-absence-never = l’attendre
lobby-absence-after = le remplacer après { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  }
lobby-absence-about = Un joueur virtuel joue à sa place jusqu’à son retour.
lobby-allow-chat = Discussion
lobby-allow-chat-about = Les joueurs de la table peuvent s’écrire.
lobby-hints = Conseils pour tous
lobby-hints-about = Sinon, ils sont réservés aux parties d’une seule personne contre des joueurs virtuels.
lobby-allow-listed = Afficher parmi les tables ouvertes
lobby-allow-listed-about = Tout le monde sur ce serveur peut trouver la table, la rejoindre ou la regarder.
lobby-allow-wait = Lancer la partie moi-même
lobby-allow-wait-about = La partie commence à votre signal, et non dès que la dernière place est prise.
lobby-record = Reprendre une partie enregistrée
lobby-record-about = Collez l’enregistrement d’une partie ou choisissez son fichier. Les cartes encore inconnues de tous sont redistribuées.
lobby-record-text = Enregistrement
lobby-record-file = Choisir un fichier

## Le salon d’une table

lobby-waiting = La table est prête
lobby-waiting-text = La partie commence dès que toutes les places sont prises.
lobby-full-text = Tout le monde est là.
lobby-start = Lancer la partie
lobby-you = vous
lobby-host = hôte
lobby-person = présent
lobby-away = absent
lobby-bot = joueur virtuel
lobby-reserved = réservée à un invité
lobby-kept-host = Une place réservée ne se prend qu’avec son lien. Envoyez le sien à chaque invité.
lobby-kept-by = Les places libres sont réservées aux invités. Demandez votre lien d’invitation à { $host } et ouvrez-le pour rejoindre la table.
lobby-kept = Les places libres sont réservées aux invités. Ouvrez votre lien d’invitation pour rejoindre la table.
lobby-empty = en attente d’un joueur
lobby-take = S’asseoir ici
lobby-take-name = Votre nom à cette table
lobby-fill = Joueur virtuel pour la place { $number }
lobby-fill-done = Ajouter à la table
lobby-new-link = Créer un lien
lobby-link = Lien pour la place { $number }
lobby-share = Inviter des joueurs
lobby-share-text = Toute personne qui ouvre cette adresse peut jouer ou regarder.
lobby-address = Adresse de la table
lobby-recovery = Votre code de récupération
lobby-recovery-text = Il permet de retrouver votre place sur un autre appareil. Il ne sert qu’une fois.
lobby-no-options = règles standard

## Listes de tables

lobby-tables = Tables
lobby-mine = Mes tables
lobby-mine-none = Vous n’avez encore rejoint aucune table.
lobby-open = Tables ouvertes
lobby-open-none = Aucune table ouverte pour le moment.
lobby-your-turn = à vous de jouer
lobby-others-turn = en attente des autres
lobby-phase-open = en attente de joueurs
lobby-phase-playing = en cours
lobby-phase-over = terminée
lobby-to-table = Aller à la table
lobby-watch = Regarder
lobby-replay = Revoir
lobby-free = { $count ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $count } places libres
  }
lobby-recover = Récupérer une place
lobby-recover-text = Saisissez le code de récupération reçu en prenant la place.
lobby-recover-table = Table
lobby-recover-seat = Place
lobby-recover-code = Code de récupération
lobby-recover-done = Récupérer la place

