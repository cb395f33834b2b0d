### Monuments en français. Les identifiants et les variables sont les mêmes dans toutes les langues.
### Les codes (AKR7, red, hero …) arrivent en mots. Ce que l’on saisit reste en anglais : « draw », « AKR7 ».


## Les mots

list-and = { $head } et { $last }
card-name = { $monument } { $value }

monument-AKR = Acropole
monument-ART = Artémision
monument-BAB = Babylone
monument-BET = Bet Hamikdash
monument-COL = Colisée
monument-KOL = Colosse
monument-MAU = Mausolée
monument-PET = Pétra
monument-PHA = Pharos
monument-PYR = Pyramides
monument-SEM = Sémiramis
monument-ZEU = Zeus d’Olympie

# Les couleurs désignent les camps : « Rouge cède Acropole 6. »
colour-red = Rouge
colour-blue = Bleu
colour-green = Vert
colour-yellow = Jaune

symbol-scroll = parchemin
symbol-ship = navire
symbol-helmet = casque

power-scribe = Scribe
power-hero = Héros
power-naute = Naute


## Pourquoi un coup est impossible. Le numéro de la règle s’affiche avant la phrase.

refusal-game-over = La partie est finie ; plus aucun coup n’est possible.
refusal-colour-missing = À deux joueurs, nommez la couleur qui agit avant « { $verb } ».
refusal-colour-not-yours = { $colour } est une couleur de l’adversaire ; jouez l’une des vôtres.
refusal-history-after-play = Une histoire occupe tout un tour, et vous avez déjà joué dans celui-ci.
refusal-play-after-history = Vous avez écrit une histoire ; terminez votre tour.
refusal-no-action-left = Vous n’avez plus d’action ce tour-ci.
refusal-actions-left =
  { $count ->
    [one] Il vous reste une action à jouer avant de terminer votre tour.
   *[other] Il vous reste { $count } actions à jouer avant de terminer votre tour.
  }

refusal-pile-empty = La pile est vide.
refusal-not-face-up = { $card } n’est pas parmi les cartes visibles.
refusal-nothing-face-up = Il n’y a aucune carte visible.
refusal-hand-empty = Votre main est vide.
refusal-not-in-hand = { $card } n’est pas dans votre main.
refusal-card-twice = { $card } est nommée deux fois ; une carte ne sert qu’une fois.
refusal-not-one-monument = { $cards } doivent toutes être du même monument.
refusal-not-one-symbol = { $cards } ne forment pas une paire ; il faut deux fois le même symbole.
refusal-no-pair = Il faut deux cartes portant un { $symbol }, et vous n’en avez qu’une.

refusal-already-built = Ce monument ({ $monument }) est déjà dans cette exposition ; personne ne bâtit deux fois le même.
refusal-no-third-builder = Ce monument ({ $monument }) a déjà deux constructeurs ; il n’y en a jamais un troisième.
refusal-too-few-cards = Ce monument ({ $monument }) demande maintenant au moins { $needed } cartes.
refusal-not-built = Ce monument ({ $monument }) n’est pas encore dans cette exposition ; érigez-le avant de l’améliorer.
refusal-order-not-the-stack = L’ordre doit nommer exactement une fois chaque carte de ce monument ({ $monument }), ancienne ou nouvelle.
refusal-already-bought = Vous avez déjà acheté une action ce tour-ci ; c’est le maximum.
refusal-nothing-to-do-afterwards = Impossible d’acheter une action : elle ne pourrait servir à rien.

refusal-no-historian = { $colour } n’a plus d’historien pour écrire une histoire.
refusal-nothing-to-chronicle = Aucun monument adverse n’a deux cartes ou plus ; il n’y a rien à raconter.

refusal-no-powers = On joue sans cartes de pouvoir à cette table.
refusal-not-holder = Seul le détenteur du { $power } peut s’en servir, et ce n’est pas vous.
refusal-already-held = { $colour } détient déjà le { $power }.
refusal-no-majority = { $colour } n’a pas la majorité pour le { $power } : strictement plus de cartes portant son symbole que toute autre exposition.
refusal-power-used = Le { $power } a déjà servi ce tour-ci ; c’est une fois par tour.
refusal-no-point-to-pay = Le Héros coûte 1 point, et son détenteur n’en a pas.

refusal-no-clock = On joue sans limite de temps à cette table.
refusal-round-not-finished = La fin du temps ne s’annonce qu’entre deux manches ; terminez d’abord celle-ci.
refusal-choose-first = Le meneur doit d’abord choisir une caractéristique.
refusal-already-chosen = La caractéristique est déjà choisie : { $characteristic }.
refusal-same-characteristic = La caractéristique est déjà celle-ci : { $characteristic } ; choisis-en une autre.
refusal-not-more-endangered = Ta carte : { $grade } ; celle du joueur qui a choisi : { $chooser }. Seule une carte strictement plus en péril permet de défier.
refusal-no-challenge-in-drought = La Sécheresse interdit les défis jusqu’à la fin de la manche.
refusal-collector-first = Tu as une carte Collector ; annonce d’abord : { $collector }.
refusal-collector-not-turned = Ta carte n’est pas celle-ci : { $collector } ; seul celui qui retourne une carte Collector l’annonce.


## Ce qui ne peut être lu : les coups

refusal-spaces = « { $text } » : mettez une espace entre les mots, et aucune au début ni à la fin.
refusal-verb-missing = « { $text } » nomme une couleur, mais aucun coup.
refusal-verb-unknown = « { $verb } » n’est pas un coup de ce jeu.
refusal-colour-not-due = « { $verb } » s’écrit ici sans couleur ; retirez { $colour }.
refusal-power-unknown = « { $power } » n’est pas une carte de pouvoir ; écrivez scribe, hero ou naute.
refusal-card-unknown = « { $card } » n’est pas une carte de ce jeu.
refusal-characteristic-unknown = « { $characteristic } » n’est pas une caractéristique de ce paquet ; au choix : { $allowed }.
refusal-direction-unknown = « { $direction } » n’est pas une direction ; au choix : { $allowed }.
refusal-word-count =
  { $wanted ->
    [0] « { $verb } » s’écrit seul ; mots trouvés à sa suite : { $found }.
    [more] « { $verb } » demande au moins un mot à sa suite ; trouvé : aucun.
    [one] « { $verb } » demande un mot à sa suite ; trouvés : { $found }.
   *[other] « { $verb } » demande { $wanted } mots à sa suite ; trouvés : { $found }.
  }


## Ce qui ne peut être lu : les options

refusal-option-unknown = Option inconnue : « { $option } » ; au choix : { $allowed }.
refusal-option-value = L’option « { $option } » ne peut pas être « { $value } » ; valeurs possibles : { $allowed }.
refusal-option-shape = « { $option } » n’est pas une option ; écrivez nom=valeur, avec une espace entre les options.
refusal-option-twice = L’option « { $option } » est donnée deux fois.
refusal-option-needs = L’option « { $option } » n’a pas d’effet sans « { $needs } ».


## Ce qui ne peut être lu : les fichiers, surtout ceux de cartes

refusal-file-missing = Impossible d’ouvrir { $file } ({ $cause }).
refusal-file-too-large = { $file } dépasse la limite de { $most } octets.
refusal-file-not-text = { $file } n’est pas du texte en UTF-8.
refusal-file-not-toml = { $file } n’est pas du TOML : { $cause }.
refusal-key-unknown = { $file }, ligne { $line } : clé inconnue « { $key } ».
refusal-key-text = { $file }, ligne { $line } : « { $key } » doit être un texte non vide entre guillemets.
refusal-key-number = { $file }, ligne { $line } : « { $key } » doit être un nombre.
refusal-cards-monuments = { $file }, ligne { $line } : il faut { $count } monuments, chacun dans une table [[monument]].
refusal-cards-code = { $file }, ligne { $line } : il faut code = "{ $expected }" ici ; l’ordre des monuments est fixe.
refusal-cards-symbols = { $file }, ligne { $line } : un monument doit avoir { $count } symboles, un par valeur.
refusal-cards-symbol = { $file }, ligne { $line } : « { $symbol } » n’est pas un symbole ; écrivez scroll, ship ou helmet.
refusal-cards-values = { $file }, ligne { $line } : « { $key } » doit être une liste de valeurs de 1 à 9.
refusal-cards-barred-count = { $file }, ligne { $line } : il faut { $count } cartes barrées, et non { $found }.
refusal-cards-barred-semiramis = { $file }, ligne { $line } : Sémiramis n’a pas de carte barrée.
refusal-cards-track = { $file }, ligne { $line } : il faut à la piste la case illustrée et { $count } colonnes, chacune avec trois nombres entiers de 0 à 99.
refusal-deck-rows = { $file }, ligne { $line } : il faut de { $least } à { $most } tables [[{ $key }]].
refusal-deck-code-twice = { $file }, ligne { $line } : le code « { $code } » est utilisé deux fois.
refusal-deck-monument-code = { $file }, ligne { $line } : « { $code } » n’est pas un code de monument valide ; il faut trois majuscules.
refusal-deck-characteristic-code = { $file }, ligne { $line } : « { $code } » n’est pas un nom de caractéristique valide ; il faut des minuscules, un trait d’union entre les mots, et aucun mot réservé.
refusal-deck-wins = { $file }, ligne { $line } : pour « { $code } », il faut wins = "highest" ou wins = "lowest".
refusal-deck-grade = { $file }, ligne { $line } : le degré de « { $code } » doit être l’un de ceux-ci : { $allowed }.
refusal-deck-collector-code = { $file }, ligne { $line } : « { $code } » n’est pas un code de carte Collector valide ; il faut 4 à 16 majuscules, et aucun des huit codes standard.
refusal-deck-collector-effect = { $file }, ligne { $line } : l’effet de « { $code } » doit être l’un de ceux-ci : { $allowed }.


## Ce qui ne peut être lu : les donnes et les parties notées

refusal-first-seat = La place { $found } ne peut pas commencer ; choisissez une place de 1 à { $seats }.
refusal-deck-empty = Le paquet est vide.
refusal-deck-card-twice = { $card } est deux fois dans le paquet.
refusal-deck-size = Le paquet compte { $found } cartes ; à { $seats } joueurs, il en faut { $wanted }.
refusal-deck-card-not-in-use = { $card } est dans le paquet, mais ne sert pas à cette table de { $seats } joueurs.
refusal-deck-collectors = Le paquet compte { $found } cartes Collector ; il en faut { $wanted } à cette table.

refusal-record-empty = L’enregistrement est vide.
refusal-record-not-text = L’enregistrement n’est pas du texte en UTF-8.
refusal-record-too-large = L’enregistrement dépasse la limite de { $most } octets.
refusal-tag-shape = « { $text } » n’est pas une étiquette ; écrivez [Nom "valeur"].
refusal-tag-unknown = Étiquette inconnue : « { $tag } ».
refusal-tag-twice = L’étiquette « { $tag } » est donnée deux fois.
refusal-tag-missing = Il manque l’étiquette « { $tag } ».
refusal-tag-value = « { $value } » n’est pas une valeur possible de l’étiquette « { $tag } ».
refusal-format-unknown = Format inconnu : « { $found } ».
refusal-game-unknown = Jeu inconnu : « { $game } » ; au choix : { $allowed }.
refusal-bot-unknown = Bot inconnu : « { $bot } » ; au choix : { $allowed }.
refusal-round-goes-on = La manche n’est pas finie : il reste des joueurs à interroger.
refusal-no-hints = Il n’y a pas encore de conseils pour { $game }.
refusal-bot-budget = « { $found } » n’est pas un budget de recherche valide ; écrivez un nombre de parties simulées (1000) ou de millisecondes (500ms).
refusal-program-missing = Impossible de lancer le programme « { $program } ».
refusal-bot-policy = « { $file } » n’est pas une politique pour { $game } ; il faut un .npz écrit pour ses observations actuelles.
refusal-rules-unknown = Version des règles inconnue : { $found }.
refusal-player-count =
  { $found ->
    [0] Ce jeu ne se joue pas sans joueurs.
    [one] Ce jeu ne se joue pas seul.
   *[other] Ce jeu ne se joue pas à { $found }.
  }
refusal-name-bad = « { $name } » n’est pas un nom valide ; de 1 à 24 caractères, sans espace au début ni à la fin, et aucun de " : , ; #
refusal-name-twice = Le nom « { $name } » est utilisé deux fois ; choisissez des noms différents.
refusal-name-unwanted = Le nom « { $name } » n’est pas admis sur ce serveur ; choisissez-en un autre.
refusal-line-shape = « { $text } » n’est pas une ligne d’enregistrement ; une ligne s’écrit 1. Ada: draw, draw
refusal-line-number = Cette ligne porte le numéro { $found }, mais on attend le numéro { $expected }.
refusal-line-after-end = La partie était finie avant cette ligne.
refusal-player-unknown = Personne à cette table ne s’appelle « { $name } ».
refusal-not-to-move = C’est à { $expected } de jouer, pas à { $name }.
refusal-result-differs = L’enregistrement donne le résultat « { $found } », mais les coups mènent à « { $expected } ».
refusal-cards-differ = Cette partie a été jouée avec un autre fichier de cartes.


## Ce qui est impossible à une table du serveur

refusal-address-bad = « { $address } » n’est pas une adresse ; écrivez 192.0.2.7 ou 2001:db8::/64.
refusal-address-blocked = L’hébergeur de ce serveur a bloqué votre adresse pour quelque temps.
refusal-bad-message = Message invalide ({ $cause }).
refusal-bot-plays = Un remplaçant joue à cette place ; reprenez-la d’abord.
refusal-bot-unnamed = Choisissez un bot pour cette place.
refusal-chat-off = La discussion est désactivée à cette table.
refusal-has-resigned = Ce joueur a abandonné ; un bot continue à sa place.
refusal-has-started = La partie a déjà commencé.
refusal-hints-off = Les conseils sont désactivés à cette table.
refusal-muted = L’hébergeur de ce serveur vous a retiré la parole pour quelque temps.
refusal-name-missing = Indiquez un nom pour prendre une place.
refusal-name-reserved = Le nom « { $name } » est réservé aux places sans nom ; choisissez-en un autre.
refusal-name-taken = Le nom « { $name } » est déjà pris à cette table ; choisissez-en un autre.
refusal-no-files = L’option « { $option } » n’accepte pas de fichier ici.
refusal-no-such-invitation = Cette invitation est invalide ou a déjà servi.
refusal-no-such-line = Cette table n’a pas de message numéro { $line }.
refusal-no-such-page = Page introuvable.
refusal-no-such-promise = Cet engagement est inconnu ou a déjà servi.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-no-such-table = Table introuvable.
refusal-not-a-players-play = « { $play } » est un coup de la table, pas d’un joueur.
refusal-not-over = La partie n’est pas encore finie.
refusal-not-reported = Ce signalement n’est pas en attente.
refusal-not-sealed = Le paquet de cette table n’a pas de sceau.
refusal-not-started = La partie n’a pas encore commencé.
refusal-not-the-host = Seul l’hôte peut le faire.
refusal-not-your-seat = Cette place n’est pas la vôtre.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-not-restricted = Aucune restriction de ce genre n’est en vigueur.
refusal-nothing-said = Le message est vide.
refusal-nothing-to-undo = Rien à annuler : une carte révélée le reste.
refusal-one-seat-each = En créant une table, vous ne pouvez prendre qu’une place.
refusal-out-of-time = Votre temps est écoulé ; un bot termine ce tour.
refusal-password-needed = Pour créer une table, il faut le mot de passe de l’hébergeur de ce serveur.
refusal-preparing = Les règles sont en préparation pour la première partie ; réessayez dans quelques secondes.
refusal-record-over = La partie enregistrée est finie ; elle ne peut pas être reprise.
refusal-seat-empty = Toutes les places ne sont pas encore prises.
refusal-seat-is-yours = Vous jouez déjà à cette place.
refusal-seat-blocked = L’hébergeur de ce serveur a bloqué cette place pour quelque temps.
refusal-seat-reserved = Cette place est réservée à un invité.
refusal-seat-taken = Cette place est prise.
refusal-stale = La situation a changé entre-temps ; vérifiez et rejouez.
refusal-table-over = La partie est finie à cette table.
refusal-table-closed = L’hébergeur de ce serveur a fermé cette table.
refusal-too-fast = Trop de demandes ; attendez un instant et réessayez.
refusal-too-large = Cela dépasse la limite de { $most } octets.
refusal-too-many = Trop de connexions ou de tables depuis cette adresse ; réessayez plus tard.
refusal-too-many-changes = Vous avez fait { $most } changements depuis le dernier coup qui ne s’annule pas ; attendez le prochain.
refusal-too-many-headers = La requête dépasse la limite de { $most } en-têtes.
refusal-too-many-reports = Vous avez déjà fait { $most } signalements à cette table ; c’est la limite.
refusal-too-slow = La requête a mis trop de temps à arriver ; réessayez.
refusal-watching = Les spectateurs ne peuvent pas jouer.
refusal-words-unwanted = Le message contient un mot qui n’est pas admis sur ce serveur.
refusal-wrong-code = Ce n’est pas le code de récupération de cette place.
refusal-wrong-origin = Ce site n’a pas le droit de se connecter au serveur.
refusal-wrong-token = Ce n’est pas le jeton de l’hébergeur de ce serveur.
refusal-seal-missing = L’enregistrement n’a pas de sceau.
refusal-seal-shape = Le sceau est illisible.
refusal-seal-promise = Le secret du sceau ne correspond pas à l’engagement.
refusal-seal-deal = Le paquet de l’enregistrement ne correspond pas à l’engagement.


## Ce qui s’est passé : Monuments – Wonders of Antiquity

antiquity-event-draw = { $player } pioche { $card }.
antiquity-event-draw-hidden = { $player } pioche une carte.
antiquity-event-take = { $player } prend { $card }.
antiquity-event-erect = { $player } ({ $colour }) érige { $monument } : { $cards }.
antiquity-event-improve = { $player } ({ $colour }) améliore { $monument } : { $cards }.
antiquity-event-reorder = { $player } ({ $colour }) améliore { $monument } avec { $cards } ; le Scribe réordonne le monument : { $stack }.
antiquity-event-score =
  { $points ->
    [one] { $player } ({ $colour }) marque { $points } point avec { $cards } ({ $symbol }).
   *[other] { $player } ({ $colour }) marque { $points } points avec { $cards } ({ $symbol }).
  }
antiquity-event-buy = { $player } achète une action avec { $cards } ({ $symbol }).
antiquity-event-acquire =
  { $points ->
    [one] { $player } ({ $colour }) acquiert le { $power } et marque { $points } point.
   *[other] { $player } ({ $colour }) acquiert le { $power } et marque { $points } points.
  }
antiquity-event-seize =
  { $points ->
    [one] { $player } ({ $colour }) prend le { $power } à { $from } et marque { $points } point.
   *[other] { $player } ({ $colour }) prend le { $power } à { $from } et marque { $points } points.
  }
antiquity-event-hero-draw = { $player } paie 1 point au Héros et pioche { $card }.
antiquity-event-hero-draw-hidden = { $player } paie 1 point au Héros et pioche une carte.
antiquity-event-hero-take = { $player } paie 1 point au Héros et prend { $card }.
antiquity-event-swap = { $player } échange { $card } contre { $target } grâce au Naute.
antiquity-event-history =
  { $pages ->
    [one] { $player } ({ $colour }) écrit une histoire d’une page.
   *[other] { $player } ({ $colour }) écrit une histoire de { $pages } pages.
  }
antiquity-event-give = { $colour } cède { $card }.
antiquity-event-marker = { $monument } : le marqueur est maintenant sur { $value }.
antiquity-event-overflow =
  { $points ->
    [one] { $colour } marque aussitôt { $points } point : le marqueur est déjà sur la dernière case.
   *[other] { $colour } marque aussitôt { $points } points : le marqueur est déjà sur la dernière case.
  }
antiquity-event-end = { $player } termine son tour.
antiquity-event-refill = Nouvelles cartes visibles : { $cards }.
antiquity-event-over = La partie est finie. Victoire : { $winners }.


## L’aide de jeu : le nom de chaque coup, ce qu’il coûte et ce qu’il fait

antiquity-verb-draw = Piocher
antiquity-verb-take = Prendre
antiquity-verb-erect = Ériger
antiquity-verb-improve = Améliorer
antiquity-verb-score = Marquer
antiquity-verb-buy = Acheter
antiquity-verb-history = Histoire
antiquity-verb-acquire = Acquérir
antiquity-verb-hero-draw = Héros : piocher pour 1 point
antiquity-verb-hero-take = Héros : prendre pour 1 point
antiquity-verb-swap = Naute : échanger
antiquity-verb-end = Terminer

antiquity-aid-draw = 1 action : piocher la première carte de la pile, à l’aveugle
antiquity-aid-take = 1 action : prendre une des cartes visibles
antiquity-aid-erect = 1 action : bâtir un monument ; il faut 2 cartes ou plus au premier constructeur, 3 au second ; la dernière nommée est sur le dessus
antiquity-aid-improve = 1 action : poser 1 carte ou plus sur un monument à soi
antiquity-aid-score = 1 action et deux cartes de même symbole : 1 point par symbole identique dans son exposition
antiquity-aid-buy = une fois par tour, deux cartes de même symbole : une action de plus
antiquity-aid-history = tout le tour et 1 historien : prendre la carte du dessus de chaque monument adverse de 2 cartes ou plus
antiquity-aid-acquire = 1 action, avec la majorité de son symbole : prendre une carte de pouvoir ; 2 points, puis 3 à la fin
antiquity-aid-hero-draw = une fois par tour, 1 point : une carte de plus, de la pile
antiquity-aid-hero-take = une fois par tour, 1 point : une carte visible de plus
antiquity-aid-swap = une fois par tour : échanger une carte de sa main contre une carte visible
antiquity-aid-end = terminer le tour


## Le jeu en mode texte

terminal-title-antiquity = Monuments – Wonders of Antiquity
terminal-title-fabuleux = Monuments fabuleux
terminal-compiling = Compilation des règles (la première fois seulement)
terminal-served = Monuments vous attend sur { $address } – Ctrl+C pour arrêter
terminal-data = Vos parties sont enregistrées dans { $folder }
terminal-no-browser = Aucun navigateur trouvé : ouvrez cette adresse vous-même.
terminal-welcome = Saisissez un coup, « help » pour les commandes ou « rules » pour l’aide de jeu.
terminal-player = Joueur { $number }
terminal-turn = Tour { $turn }
terminal-your-turn = À vous de jouer, { $player }.
terminal-hand-over = { $player }, prenez le clavier et appuyez sur Entrée.
terminal-actions-left =
  { $count ->
    [0] Aucune action
    [one] Encore 1 action
   *[other] Encore { $count } actions
  }
terminal-round = Manche { $round } · { $player } commence
terminal-asked = On compare : { $characteristic }
terminal-cards =
  { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
  }
terminal-labelled = { $label } : { $text }
terminal-hand = Main
terminal-hand-size =
  { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
terminal-face-up = Cartes visibles
terminal-pile =
  { $count ->
    [0] Pile : vide
    [one] Pile : 1 carte
   *[other] Pile : { $count } cartes
  }
terminal-exhibitions = Expositions
terminal-ladder = Échelle des histoires
terminal-markers = Marqueurs
terminal-available = Disponible
terminal-historians = Historiens
terminal-none = rien encore

terminal-can-do = Coups possibles
terminal-cannot-do = Impossible maintenant, et pourquoi
terminal-hint-antiquity = Conseil : { $play } ({ $chance } % de chances de gagner la partie)
terminal-hint-fabuleux = Conseil : { $play } ({ $chance } % de chances de gagner la manche)
terminal-hint-reason = { $rule } : { $text }
terminal-hint-line = puis : { $line }
terminal-undone = Annulé : { $play }
terminal-nothing-to-undo = Rien à annuler : une carte révélée le reste.
terminal-saved = Partie enregistrée dans { $file }.
terminal-file-exists = { $file } existe déjà et n’est pas de cette partie ; choisissez un autre nom.
terminal-not-saved = Impossible d’écrire { $file } ({ $cause }).
terminal-goodbye = Au revoir, et merci pour la partie !

terminal-help = Commandes
terminal-help-help = afficher cette liste
terminal-help-hint = conseiller un coup
terminal-help-undo = annuler le dernier coup de ce tour
terminal-help-log = afficher le déroulement de la partie
terminal-help-save = enregistrer la partie : save FICHIER
terminal-help-quit = quitter la partie
terminal-help-board = afficher toute la table
terminal-help-available = afficher ou masquer combien de fois chaque monument peut encore être bâti
terminal-help-rules = afficher l’aide de jeu

terminal-game-over = La partie est finie.
terminal-winner = Victoire : { $winners }.
terminal-score-sheet = Décompte
terminal-scoring-guide = Autour d’une vraie table, le treizième marqueur passe d’un monument à l’autre pendant le décompte (A6.1). Ici, tout est additionné d’un coup.
terminal-stay = Vous pouvez encore enregistrer la partie avec « save », la revoir avec « log » et « board », et partir avec « quit ».
terminal-score-points = Points acquis
terminal-score-monuments = Monuments
terminal-score-histories = Histoires
terminal-score-bonus = Bonus
terminal-score-penalty = Historiens inutilisés
terminal-score-powers = Cartes de pouvoir
terminal-score-total = Total


## Ce qui s’est passé : Monuments fabuleux

fabuleux-event-choose = { $player } choisit : { $characteristic }, { $figure } ({ $grade }).
fabuleux-event-choose-hidden = { $player } choisit dans le noir : { $characteristic } ({ $grade }).
fabuleux-event-challenge = { $player } change pour : { $characteristic }, { $figure } ({ $grade }).
fabuleux-event-challenge-hidden = { $player } change dans le noir pour : { $characteristic } ({ $grade }).
fabuleux-event-say = { $player } annonce { $figure }.
fabuleux-event-say-hidden = { $player } garde sa valeur secrète dans le noir.
fabuleux-event-flood = { $player } retourne la Crue : toutes les cartes dériveront d’une place vers la { $direction }.
fabuleux-event-hurricane = { $player } retourne l’Ouragan : le plus faible gagnera.
fabuleux-event-lightning = { $player } retourne la Foudre : elle frappera le plus fort.
fabuleux-event-eclipse = { $player } retourne l’Éclipse : il fait noir.
fabuleux-event-drought = { $player } retourne la Sécheresse.
fabuleux-event-avalanche = { $player } retourne l’Avalanche.
fabuleux-event-volcano = { $player } retourne le Volcan : sa cendre protège ses cartes de cette manche.
fabuleux-event-earthquake = { $player } retourne le Séisme. On compare maintenant : { $characteristic }.
fabuleux-event-carried = { $player } perd une carte dans l’Avalanche, sans qu’on la voie.
fabuleux-event-tie = Égalité entre { $seats } ; le monument le plus en péril l’emporte.
fabuleux-event-show = { $player } avait : { $card } ({ $grade }).
fabuleux-event-show-drawn = { $player } avait tiré : { $card }.
fabuleux-event-show-carried = { $player } a perdu dans l’Avalanche : { $card }.
fabuleux-event-spared =
  { $count ->
    [one] Sous la cendre, { $player } garde une carte.
   *[other] Sous la cendre, { $player } garde { $count } cartes.
  }
fabuleux-event-win =
  { $count ->
    [one] { $player } remporte la manche et { $count } carte.
   *[other] { $player } remporte la manche et { $count } cartes.
  }
fabuleux-event-own-collector = { $player } retourne { $card } (effet : { $collector }).
fabuleux-event-out = { $player } est éliminé.
fabuleux-event-time = Le temps est écoulé.
fabuleux-event-over = La partie est finie. Victoire : { $winners }.


## L’aide de jeu : le nom de chaque verbe, et ce qu’il fait ; d’une carte Collector, son texte

fabuleux-verb-choose = Choisir
fabuleux-verb-say = Annoncer
fabuleux-verb-challenge = Défier
fabuleux-verb-flood = Crue
fabuleux-verb-hurricane = Ouragan
fabuleux-verb-lightning = Foudre
fabuleux-verb-eclipse = Éclipse
fabuleux-verb-drought = Sécheresse
fabuleux-verb-avalanche = Avalanche
fabuleux-verb-volcano = Volcan
fabuleux-verb-earthquake = Séisme
fabuleux-verb-time = Temps

fabuleux-aid-choose = pour le meneur : choisir la caractéristique de la manche, annoncer sa valeur et son degré
fabuleux-aid-say = annoncer la valeur de sa carte
fabuleux-aid-challenge = au lieu d’annoncer une valeur, changer la caractéristique ; il faut une carte plus en péril que celle du joueur qui l’a choisie
fabuleux-aid-flood = À gauche ou à droite ? Avant la comparaison, toutes les cartes dérivent chez le voisin de ce côté.
fabuleux-aid-hurricane = Tout est sens dessus dessous : à la prochaine comparaison, le plus faible gagne.
fabuleux-aid-lightning = Elle frappe le plus fort : à la prochaine comparaison, c’est le deuxième qui gagne.
fabuleux-aid-eclipse = Dans le noir, personne n’annonce de valeur avant que tous aient été interrogés. Lors d’une égalité, ce tirage ne compte pas.
fabuleux-aid-drought = Personne ne peut défier dans cette manche. Une égalité s’arrête aussitôt : le joueur le plus proche du meneur gagne.
fabuleux-aid-avalanche = De chaque tas d’au moins deux cartes, celle du dessus rejoint la manche sans être vue.
fabuleux-aid-volcano = La cendre protège tes cartes de cette manche : si tu ne gagnes pas, elles retournent sous ton tas.
fabuleux-aid-earthquake = Nomme une caractéristique : c’est elle que l’on compare désormais. Si tu mènes, nomme-la avant de retourner ta carte.
fabuleux-aid-time = l’horloge termine la partie entre deux manches


## Pourquoi un coup est conseillé

antiquity-reason-erect-first =
  { $count ->
    [one] { $count } carte { $monument } suffit maintenant ; il en faudra { $needed } au second constructeur.
   *[other] { $count } cartes { $monument } suffisent maintenant ; il en faudra { $needed } au second constructeur.
  }
antiquity-reason-erect-last = Vous devenez le second constructeur de ce monument ({ $monument }) ; il n’y en aura pas d’autre.
antiquity-reason-improve-lead = Vous devenez le constructeur principal de ce monument ({ $monument }).
antiquity-reason-improve-grow =
  { $count ->
    [one] Avec { $count } carte de plus, votre monument ({ $monument }) est plus difficile à dépasser.
   *[other] Avec { $count } cartes de plus, votre monument ({ $monument }) est plus difficile à dépasser.
  }
antiquity-reason-worth =
  { $points ->
    [one] Ce monument ({ $monument }) vous rapporte alors { $points } point de plus.
   *[other] Ce monument ({ $monument }) vous rapporte alors { $points } points de plus.
  }
antiquity-reason-cover = Une histoire prend la carte du dessus : { $card } protège { $target }.
antiquity-reason-score-points =
  { $points ->
    [one] Cela rapporte aussitôt { $points } point, pour le symbole { $symbol } de votre exposition.
   *[other] Cela rapporte aussitôt { $points } points, un par symbole { $symbol } dans votre exposition.
  }
antiquity-reason-score-nothing = Cela ne rapporte rien pour l’instant, et vous débarrasse seulement de deux cartes.
antiquity-reason-spare = Vous ne pouvez plus rien bâtir avec { $cards }.
antiquity-reason-buy-action = Cela vous donne une action de plus ce tour-ci.
antiquity-reason-history-pages =
  { $count ->
    [one] { $count } page maintenant vous rapporte { $points } points.
   *[other] { $count } pages maintenant vous rapportent { $points } points.
  }
antiquity-reason-history-pile =
  { $count ->
    [one] Il ne reste que { $count } carte dans la pile : envoyez vos historiens à temps.
   *[other] Il ne reste que { $count } cartes dans la pile : envoyez vos historiens à temps.
  }
antiquity-reason-history-bonus =
  { $points ->
    [one] Sa place sur l’échelle rapporte { $points } point de plus.
   *[other] Sa place sur l’échelle rapporte { $points } points de plus.
  }
antiquity-reason-take-improve = Elle va sur un monument que vous avez bâti ({ $monument }).
antiquity-reason-take-erect =
  { $count ->
    [one] { $count } carte { $monument } suffit pour bâtir ce monument.
   *[other] Avec elle, vous avez { $count } cartes { $monument } : de quoi bâtir ce monument.
  }
antiquity-reason-take-toward = Avec elle, vous avez { $count } des { $needed } cartes { $monument } qu’il faut pour bâtir.
antiquity-reason-take-begin = Votre première carte { $monument } ; avec { $needed }, vous pouvez encore bâtir ce monument.
antiquity-reason-take-pair =
  { $points ->
    [one] Un deuxième symbole { $symbol } : la paire rapporte { $points } point.
   *[other] Un deuxième symbole { $symbol } : la paire rapporte { $points } points.
  }
antiquity-reason-take-deny = Vous ne pouvez plus bâtir ce monument ({ $monument }), mais la carte échappe aux autres.
antiquity-reason-draw-blind = Aucune carte visible ne va avec votre main ni avec votre exposition.
antiquity-reason-draw-more =
  { $count ->
    [one] Il n’y a pas de limite de main, et il reste { $count } carte dans la pile.
   *[other] Il n’y a pas de limite de main, et il reste { $count } cartes dans la pile.
  }
antiquity-reason-hero = Le Héros vous donne une carte de plus pour 1 point.
antiquity-reason-acquire =
  { $points ->
    [one] Le { $power } vaut { $points } point tant que vous le gardez.
   *[other] Le { $power } vaut { $points } points tant que vous le gardez.
  }
antiquity-reason-history-done = Une histoire occupe tout le tour.
antiquity-reason-end = Il n’y a plus rien à faire ce tour-ci.
antiquity-reason-ahead =
  { $percent ->
    [one] Sur 100 parties d’essai, ce coup en gagne { $percent } de plus que le suivant.
   *[other] Sur 100 parties d’essai, ce coup en gagne { $percent } de plus que le suivant.
  }

fabuleux-reason-choose = Ta carte bat { $percent } % du paquet ({ $characteristic }).
fabuleux-reason-challenge = Ta carte bat { $percent } % du paquet ({ $characteristic }) ; avec la question actuelle, { $before } %.
fabuleux-reason-say = Ta carte bat { $percent } % du paquet ({ $characteristic }).
fabuleux-reason-ahead = Sur { $trials } manches d’essai, ce coup en gagne { $wins } de plus que le suivant.
fabuleux-reason-only = C’est ton seul coup possible.
fabuleux-reason-force = Estimation sur des manches d’essai, avec les cartes qui peuvent encore être cachées.


## Les adversaires, en une phrase chacun

bot-ione = Ione joue sa première partie : elle connaît les règles, mais oublie une fois sur deux à quoi elles servent.
bot-dion = Dion bâtit tout de suite, avec le moins de cartes possible.
bot-myron = Myron fait du commerce : deux cartes de même symbole restent rarement dans sa main.
bot-xenia = Xenia garde une main pleine et pose beaucoup de cartes à la fois.
bot-theon = Theon a enseigné des milliers de parties et joue d’expérience, sans rien calculer à l’avance.
bot-clio = Clio réfléchit un peu à l’avance et écrit quand il y a beaucoup à raconter.
bot-meton = Meton calcule quelques tours à l’avance, comme il le fait pour la lune.
bot-hypatia = Hypatia réfléchit aussi longtemps que la politesse le permet.
bot-mila = Mila a sept ans : une fois sur deux, elle choisit ce qui lui plaît le plus.
bot-otto = Otto ne regarde que sa propre carte.
bot-vera = Vera se souvient de chaque carte qu’elle a vue et soupèse ce qui reste.

terminal-record-line = ligne { $line } : { $reason }
terminal-record-play = ligne { $line } : tour { $turn }, « { $play } » : { $reason }


## Phrases toutes faites de la discussion

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-sorry = Pardon !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-your-turn = C’est à vous de jouer.
phrase-goodbye = Au revoir !
