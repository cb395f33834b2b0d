### Dresser une table, y attendre, et les listes de tables.

## Nouvelle table

lobby-new = Une nouvelle table
lobby-new-text = Choisissez qui s’assoit et comment vous jouez. Rien n’a besoin d’être changé.
lobby-count = Combien jouent
lobby-players = { $count } joueurs
lobby-seats = Les places
lobby-seat-kind = Qui occupe la place { $number }
lobby-seat-name = Nom à la place { $number }
lobby-seat-bot = Adversaire à la place { $number }
lobby-kind-me = vous
lobby-kind-here = quelqu’un à cet écran
lobby-kind-open = qui voudra
lobby-kind-reserved = un invité muni d’un lien
lobby-kind-bot = un adversaire de la maison
lobby-about-here = Joue aussi à cet écran ; entre deux tours, un rideau cache les cartes.
lobby-about-open = Quiconque a l’adresse de la table peut s’asseoir.
lobby-about-reserved = Vous recevez un lien et un code à transmettre ; chacun sert une fois.
lobby-options = Comment vous jouez
lobby-make = Dresser la table
lobby-making = On dresse la table …
lobby-more = Temps, compagnie et parties notées

## Options des jeux

lobby-option-powers = Avec les cartes de pouvoir
lobby-option-powers-about = Le Scribe, le Héros et le Naute vont à qui montre le plus d’un symbole.
lobby-option-power-symbols = Les cartes de pouvoir comptent pour marquer
lobby-option-power-symbols-about = Chaque carte de pouvoir est un symbole de plus pour marquer.
lobby-option-actions = Jusqu’à trois actions
lobby-option-actions-about = La règle dit qu’un joueur « peut » faire trois actions, ce qui permet de finir son tour plus tôt. Ici, il faut les faire toutes les trois, sauf avec cette option.
lobby-option-track = Un départ plus haut
lobby-option-track-about = Les marqueurs partent de la colonne 3 : chaque monument vaut tout de suite quelque chose.
lobby-option-show-taken = Les cartes prises restent visibles
lobby-option-show-taken-about = Chacun peut revoir qui a pris quelle carte visible. La mémoire se repose.
lobby-option-left-out = Monument écarté
lobby-option-left-out-about = À deux joueurs, un monument n’est pas utilisé.
lobby-option-collectors = Cartes Collector
lobby-option-collectors-about = Des cartes qui bouleversent une manche ; combien sont mêlées au paquet.
lobby-option-rounds = Manches
lobby-option-rounds-about = La partie s’arrête après autant de manches ; sans limite, quand un joueur a toutes les cartes.
lobby-option-minutes = Minutes
lobby-option-minutes-about = Quand elles sont passées, la manche se termine et la plus grande pile gagne.
lobby-option-first = Qui commence
lobby-option-first-about = D’après la règle, le plus jeune ; la table ne peut pas savoir qui c’est.
lobby-option-cards = Quelles cartes
lobby-option-cards-about = L’hôte de ce lieu propose d’autres cartes que celles d’usage.
lobby-option-deck = Quel jeu de cartes
lobby-option-deck-about = L’hôte de ce lieu propose d’autres jeux de cartes que celui d’usage.
lobby-value-standard = comme d’habitude
lobby-value-random = tiré au sort
lobby-value-none = sans limite

## Temps et compagnie

lobby-pace = Temps pour un tour
lobby-pace-none = autant qu’il faut
lobby-pace-seconds = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  }
lobby-pace-days = { $days ->
    [one] un jour
   *[other] { $days } jours
  }
lobby-pace-about = Ce qui dépasse le temps est joué par un adversaire de la maison.
lobby-absence = Qui est absent à son tour
lobby-absence-never = est attendu
lobby-absence-after = est remplacé après { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  }
lobby-absence-about = Un adversaire de la maison joue jusqu’à son retour.
lobby-allow-chat = Conversation
lobby-allow-chat-about = Les personnes à la table peuvent s’écrire.
lobby-hints = Des conseils pour tous
lobby-hints-about = Sinon, seulement quand une seule personne joue contre la maison.
lobby-allow-listed = Montrer parmi les tables ouvertes
lobby-allow-listed-about = Tout le monde sur ce serveur peut la trouver, s’y asseoir ou regarder.
lobby-allow-wait = Attendre mon signal
lobby-allow-wait-about = La partie commence quand vous le dites, non quand la dernière place est prise.
lobby-record = Reprendre une partie notée
lobby-record-about = Collez le texte d’une partie ou choisissez son fichier. Ce que personne n’a encore vu est redistribué.
lobby-record-text = La partie notée
lobby-record-file = Choisir un fichier

## Le salon d’une table

lobby-waiting = La table est dressée
lobby-waiting-text = La partie commence d’elle-même dès que toutes les places sont prises.
lobby-full-text = Tout le monde est là.
lobby-start = Commencer
lobby-you = vous
lobby-host = hôte
lobby-person = est là
lobby-away = a cette place, mais est absent
lobby-bot = adversaire de la maison
lobby-reserved = réservée à un invité
lobby-kept-host = Envoyez à chaque invité le lien de sa place. L’adresse de cette page ne donne pas de place.
lobby-kept-by = Les places libres sont réservées aux invités. Demandez à { $host } votre lien d’invitation et ouvrez-le pour vous asseoir.
lobby-kept = Les places libres sont réservées aux invités. Ouvrez votre lien d’invitation pour vous asseoir.
lobby-empty = encore libre
lobby-take = S’asseoir ici
lobby-take-name = Votre nom à cette table
lobby-fill = Adversaire pour la place { $number }
lobby-fill-done = L’asseoir ici
lobby-new-link = Créer un lien
lobby-link = Lien pour la place { $number }
lobby-share = Trouver de la compagnie
lobby-share-text = Quiconque ouvre cette adresse peut s’asseoir ou regarder.
lobby-address = Adresse de cette table
lobby-recovery = Votre code pour cette place
lobby-recovery-text = Il vous rend votre place sur un autre appareil, si celui-ci se perd. Il sert une fois.
lobby-chat-title = À la table
lobby-chat-none = Rien n’a encore été dit.
lobby-say = Dire quelque chose
lobby-send = Envoyer
lobby-no-options = selon les règles imprimées

## Listes de tables

lobby-tables = Tables
lobby-mine = Mes tables
lobby-mine-none = Vous ne vous êtes encore assis nulle part.
lobby-open = Tables ouvertes
lobby-open-none = Personne n’attend de compagnie pour le moment.
lobby-your-turn = à vous
lobby-others-turn = les autres jouent
lobby-phase-open = attend des joueurs
lobby-phase-playing = en cours
lobby-phase-over = terminée
lobby-to-table = À la table
lobby-watch = Regarder
lobby-replay = Revoir
lobby-free = { $count ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $count } places libres
  }
lobby-recover = Retrouver une place
lobby-recover-text = Avec le code montré quand la place a été prise.
lobby-recover-table = Table
lobby-recover-seat = Place
lobby-recover-code = Code
lobby-recover-done = Se rasseoir
