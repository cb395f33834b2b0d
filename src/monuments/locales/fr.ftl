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

refusal-game-over = La partie est finie ; plus rien ne peut être joué.
refusal-colour-missing = À deux joueurs, on nomme la couleur qui agit avant « { $verb } ».
refusal-colour-not-yours = { $colour } est une couleur de l’adversaire ; seule une des vôtres peut agir.
refusal-history-after-play = Une histoire occupe tout un tour, et celui-ci a déjà commencé autrement.
refusal-play-after-history = Une histoire a été écrite dans ce tour ; il ne reste qu’à le terminer.
refusal-no-action-left = Il ne reste aucune action dans ce tour.
refusal-actions-left =
  { $count ->
    [one] Il reste une action et de quoi s’en servir ; le tour ne peut pas encore finir.
   *[other] Il reste { $count } actions et de quoi s’en servir ; le tour ne peut pas encore finir.
  }

refusal-pile-empty = La pile est vide ; il n’y a plus rien à piocher.
refusal-not-face-up = { $card } n’est pas parmi les cartes visibles.
refusal-nothing-face-up = Il n’y a aucune carte visible.
refusal-hand-empty = Votre main est vide ; il faut des cartes pour cela.
refusal-not-in-hand = { $card } n’est pas dans votre main.
refusal-card-twice = { $card } est nommée deux fois ; une carte ne sert qu’une fois.
refusal-not-one-monument = { $cards } ne sont pas toutes du même monument, et il le faut.
refusal-not-one-symbol = { $cards } ne portent pas le même symbole, et il le faut pour une paire.
refusal-no-pair = Une seule carte de votre main porte un { $symbol } ; il en faut deux.

refusal-already-built = { $monument } : ce monument est déjà dans cette exposition ; nul ne bâtit deux fois le même.
refusal-no-third-builder = { $monument } : ce monument a déjà deux constructeurs ; il n’y en a jamais de troisième.
refusal-too-few-cards = { $monument } : il faut maintenant au moins { $needed } cartes pour ériger ce monument.
refusal-not-built = { $monument } : ce monument n’est pas encore dans cette exposition ; on n’améliore que ce que l’on a érigé.
refusal-order-not-the-stack = { $monument } : l’ordre doit nommer une fois chaque carte de ce monument, ancienne ou nouvelle.
refusal-already-bought = Une action a déjà été achetée dans ce tour ; on ne peut en acheter davantage.
refusal-nothing-to-do-afterwards = La nouvelle action ne pourrait servir à rien ; on ne peut donc pas l’acheter.

refusal-no-historian = { $colour } n’a plus d’historien, et il en faut un pour une histoire.
refusal-nothing-to-chronicle = Aucun monument adverse n’a deux cartes ou plus ; il n’y a rien à raconter.

refusal-no-powers = Cette table joue sans les cartes de pouvoir.
refusal-not-holder = Le { $power } n’est pas à vous ; seul son détenteur peut s’en servir.
refusal-already-held = { $colour } détient déjà le { $power }.
refusal-no-majority = { $colour } n’a pas la majorité pour le { $power } : strictement plus de cartes portant son symbole que toute autre exposition.
refusal-power-used = Le { $power } a déjà servi dans ce tour ; c’est une fois par tour.
refusal-no-point-to-pay = Le Héros demande 1 point, et son détenteur n’en a pas.

refusal-no-clock = Cette table joue sans limite de temps.
refusal-round-not-finished = La fin du temps ne s’annonce qu’entre deux manches ; celle-ci doit d’abord finir.
refusal-choose-first = Rien n’est encore choisi ; le meneur choisit d’abord une caractéristique.
refusal-already-chosen = La caractéristique est déjà choisie : { $characteristic }.
refusal-same-characteristic = La caractéristique est déjà celle-ci : { $characteristic } ; on ne peut passer qu’à une autre.
refusal-not-more-endangered = Ta carte : { $grade } ; celle de qui a choisi : { $chooser }. Seule une carte strictement plus menacée permet de défier.
refusal-no-challenge-in-drought = La Sécheresse interdit les défis dans cette manche.
refusal-collector-first = Ta carte est un Collecteur ; il faut d’abord annoncer : { $collector }.
refusal-collector-not-turned = Ta carte n’est pas celle-ci : { $collector } ; seul qui retourne un Collecteur l’annonce.


## Ce qui ne peut être lu : les coups

refusal-spaces = « { $text } » : il faut une espace entre deux mots, et aucune avant ni après.
refusal-verb-missing = « { $text } » nomme une couleur, mais pas de coup.
refusal-verb-unknown = « { $verb } » n’est pas un coup de ce jeu.
refusal-colour-not-due = { $colour } est nommé, mais « { $verb } » s’écrit ici sans couleur.
refusal-power-unknown = « { $power } » n’est pas une carte de pouvoir ; il y a scribe, hero et naute.
refusal-card-unknown = « { $card } » n’est pas une carte de ce jeu.
refusal-characteristic-unknown = « { $characteristic } » n’est pas une caractéristique de ce paquet ; il y a { $allowed }.
refusal-direction-unknown = « { $direction } » n’est pas une direction ; il y a { $allowed }.
refusal-word-count =
  { $wanted ->
    [0] « { $verb } » s’écrit seul ; mots trouvés à sa suite : { $found }.
    [more] « { $verb } » demande au moins un mot à sa suite ; trouvé : aucun.
    [one] « { $verb } » demande un mot à sa suite ; trouvés : { $found }.
   *[other] « { $verb } » demande { $wanted } mots à sa suite ; trouvés : { $found }.
  }


## Ce qui ne peut être lu : les options

refusal-option-unknown = Il n’y a pas d’option « { $option } » ; il y a { $allowed }.
refusal-option-value = L’option « { $option } » ne peut pas être « { $value } », seulement { $allowed }.
refusal-option-shape = « { $option } » n’est pas une option ; elles s’écrivent nom=valeur, avec une espace entre deux.
refusal-option-twice = L’option « { $option } » est donnée deux fois.
refusal-option-needs = L’option « { $option } » ne change rien sans « { $needs } ».


## Ce qui ne peut être lu : les fichiers, surtout ceux de cartes

refusal-file-missing = Impossible d’ouvrir { $file } ({ $cause }).
refusal-file-too-large = { $file } dépasse la limite de { $most } octets.
refusal-file-not-text = { $file } n’est pas du texte en UTF-8.
refusal-file-not-toml = { $file } n’est pas du TOML : { $cause }.
refusal-key-unknown = { $file }, ligne { $line } : « { $key } » n’a pas de sens ici.
refusal-key-text = { $file }, ligne { $line } : « { $key } » doit être un texte entre guillemets, et non vide.
refusal-key-number = { $file }, ligne { $line } : « { $key } » doit être un nombre.
refusal-cards-monuments = { $file }, ligne { $line } : il faut { $count } monuments, chacun dans une table [[monument]].
refusal-cards-code = { $file }, ligne { $line } : les monuments gardent leur ordre, et c’est code = "{ $expected }" qui vient ici.
refusal-cards-symbols = { $file }, ligne { $line } : un monument a { $count } symboles, un par valeur.
refusal-cards-symbol = { $file }, ligne { $line } : « { $symbol } » n’est pas un symbole ; il y a scroll, ship et helmet.
refusal-cards-values = { $file }, ligne { $line } : « { $key } » doit être une liste de valeurs de 1 à 9.
refusal-cards-barred-count = { $file }, ligne { $line } : le nombre de cartes barrées est { $found }, et ce doit être { $count }.
refusal-cards-barred-semiramis = { $file }, ligne { $line } : Sémiramis n’a pas de carte barrée.
refusal-cards-track = { $file }, ligne { $line } : la piste a la case illustrée et { $count } colonnes, chacune avec trois nombres entiers de 0 à 99.
refusal-deck-rows = { $file }, ligne { $line } : il faut de { $least } à { $most } tables [[{ $key }]].
refusal-deck-code-twice = { $file }, ligne { $line } : le code « { $code } » y est deux fois.
refusal-deck-monument-code = { $file }, ligne { $line } : « { $code } » ne peut pas être le code d’un monument, qui a trois lettres majuscules.
refusal-deck-characteristic-code = { $file }, ligne { $line } : « { $code } » ne peut pas nommer une caractéristique : des minuscules, un trait d’union entre les mots, et aucun mot qui a un autre sens.
refusal-deck-wins = { $file }, ligne { $line } : pour « { $code } », il faut wins = "highest" ou wins = "lowest".
refusal-deck-grade = { $file }, ligne { $line } : le degré de « { $code } » doit être l’un de { $allowed }.
refusal-deck-collector-code = { $file }, ligne { $line } : « { $code } » ne peut être le code d’une carte Collector, qui a 4 à 16 majuscules et n’est pas celui d’une des huit.
refusal-deck-collector-effect = { $file }, ligne { $line } : l’effet de « { $code } » doit être l’un de { $allowed }.


## Ce qui ne peut être lu : les donnes et les parties notées

refusal-first-seat = La place { $found } ne peut pas commencer ; les places vont de 1 à { $seats }.
refusal-deck-empty = Le paquet n’a pas de cartes.
refusal-deck-card-twice = { $card } est deux fois dans le paquet.
refusal-deck-size = Le nombre de cartes du paquet est { $found } ; à { $seats } joueurs, c’est { $wanted }.
refusal-deck-card-not-in-use = { $card } est dans le paquet, mais ne sert pas à cette table de { $seats } joueurs.
refusal-deck-collectors = Le nombre de Collecteurs du paquet est { $found }, ce qui ne va pas avec les { $wanted } de cette table.

refusal-record-empty = La partie notée est vide.
refusal-record-not-text = La partie notée n’est pas du texte en UTF-8.
refusal-record-too-large = La partie notée dépasse la limite de { $most } octets.
refusal-tag-shape = « { $text } » n’est pas une étiquette ; une étiquette s’écrit [Nom "valeur"].
refusal-tag-unknown = Il n’y a pas d’étiquette « { $tag } ».
refusal-tag-twice = L’étiquette « { $tag } » est donnée deux fois.
refusal-tag-missing = Il manque l’étiquette « { $tag } ».
refusal-tag-value = L’étiquette « { $tag } » ne peut pas être « { $value } ».
refusal-format-unknown = Le format « { $found } » n’est pas connu ici.
refusal-game-unknown = Il n’y a pas de jeu « { $game } » ici ; au choix : { $allowed }.
refusal-bot-unknown = Il n’y a pas de robot « { $bot } » ici ; au choix : { $allowed }.
refusal-round-goes-on = La manche n’est pas finie : il reste quelqu’un à interroger.
refusal-no-hints = Il n’y a pas encore de conseils pour { $game }.
refusal-bot-budget = « { $found } » n’est pas un budget de recherche : écrivez un nombre de parties simulées (1000) ou de millisecondes (500ms).
refusal-program-missing = Il n’y a pas ici de programme « { $program } » qui puisse être lancé.
refusal-rules-unknown = La version { $found } des règles n’est pas connue ici.
refusal-player-count =
  { $found ->
    [0] Ce jeu ne se joue pas sans joueurs.
    [one] Ce jeu ne se joue pas seul.
   *[other] Ce jeu ne se joue pas à { $found }.
  }
refusal-name-bad = « { $name } » ne peut pas être un nom : de 1 à 24 caractères, sans espace au bord, et aucun de " : , ; #
refusal-name-twice = « { $name } » y est deux fois ; les joueurs doivent avoir des noms différents.
refusal-line-shape = « { $text } » n’est pas une ligne de partie ; une telle ligne s’écrit 1. Ada: draw, draw
refusal-line-number = La ligne porte le numéro { $found }, mais c’est { $expected } qui vient.
refusal-line-after-end = La partie était finie avant cette ligne.
refusal-player-unknown = Personne à cette table ne s’appelle « { $name } ».
refusal-not-to-move = C’est à { $expected } de jouer, pas à { $name }.
refusal-result-differs = Le résultat donné est « { $found } », mais les coups mènent à « { $expected } ».
refusal-cards-differ = La partie a été jouée avec un autre fichier de cartes que celui d’ici.


## Ce qui est impossible à une table du serveur

refusal-bad-message = Ce n’est pas un message du protocole ({ $cause }).
refusal-bot-plays = Un robot joue cette place en ce moment ; reprenez-la d’abord.
refusal-bot-unnamed = Le robot de cette place n’est pas nommé.
refusal-chat-off = La discussion est fermée à cette table.
refusal-has-resigned = Cette place a abandonné ; un robot continue.
refusal-has-started = La partie a déjà commencé.
refusal-hints-off = Cette table joue sans conseils.
refusal-name-missing = Il faut un nom pour prendre une place.
refusal-name-taken = Quelqu’un à cette table s’appelle déjà « { $name } ».
refusal-no-files = L’option « { $option } » ne peut pas nommer un fichier ici.
refusal-no-such-invitation = Cette invitation est inconnue ou a déjà servi.
refusal-no-such-page = Cette page n’existe pas.
refusal-no-such-promise = Cette promesse est inconnue ou a déjà servi.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-no-such-table = Cette table n’existe pas.
refusal-not-a-players-play = « { $play } » est joué par la table, pas par un joueur.
refusal-not-over = La partie n’est pas encore finie.
refusal-not-sealed = Le paquet de cette table n’est pas scellé.
refusal-not-started = La partie n’a pas encore commencé.
refusal-not-the-host = Seul l’hôte de cette table peut le faire.
refusal-not-your-seat = Cette place n’est pas la vôtre.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-nothing-said = Il n’y a rien à y lire.
refusal-nothing-to-undo = Il n’y a rien à reprendre : ce qui a été révélé reste.
refusal-one-seat-each = Personne ne prend deux places en créant une table.
refusal-out-of-time = Votre temps est écoulé ; ce tour est joué pour vous.
refusal-preparing = Les règles se préparent sur cette machine, une seule fois ; réessayez dans quelques secondes.
refusal-record-over = La partie notée est finie ; il n’y a rien à continuer.
refusal-seat-empty = Une place est encore vide.
refusal-seat-is-yours = Vous jouez déjà cette place.
refusal-seat-reserved = Cette place est gardée pour quelqu’un qui a une invitation.
refusal-seat-taken = Cette place est prise.
refusal-stale = La table a changé entre-temps ; regardez à nouveau.
refusal-table-over = La partie à cette table est finie.
refusal-too-fast = C’est trop à la fois ; attendez un instant.
refusal-too-large = C’est plus grand que la limite de { $most } octets.
refusal-too-many = Il y en a trop de cette adresse ; réessayez plus tard.
refusal-watching = Qui regarde ne peut pas jouer.
refusal-wrong-code = Ce n’est pas le code de secours de cette place.
refusal-wrong-origin = Ce site ne peut pas se relier au serveur.
refusal-seal-missing = La partie n’a pas de sceau.
refusal-seal-shape = Le sceau est illisible.
refusal-seal-promise = Le secret du sceau n’est pas celui qui avait été promis.
refusal-seal-deal = Le paquet de la partie n’est pas celui qui avait été promis.


## Ce qui s’est passé : Monuments – Wonders of Antiquity

antiquity-event-draw = { $player } pioche { $card }.
antiquity-event-draw-hidden = { $player } pioche une carte.
antiquity-event-take = { $player } prend { $card }.
antiquity-event-erect = { $player } ({ $colour }) érige { $monument } : { $cards }.
antiquity-event-improve = { $player } ({ $colour }) améliore { $monument } : { $cards }.
antiquity-event-reorder = { $player } ({ $colour }) améliore { $monument } avec { $cards } ; le Scribe range le monument : { $stack }.
antiquity-event-score =
  { $points ->
    [one] { $player } ({ $colour }) marque { $points } point avec { $cards } ({ $symbol }).
   *[other] { $player } ({ $colour }) marque { $points } points avec { $cards } ({ $symbol }).
  }
antiquity-event-buy = { $player } donne { $cards } ({ $symbol }) pour une action de plus.
antiquity-event-acquire =
  { $points ->
    [one] { $player } ({ $colour }) acquiert le { $power } et { $points } point.
   *[other] { $player } ({ $colour }) acquiert le { $power } et { $points } points.
  }
antiquity-event-seize =
  { $points ->
    [one] { $player } ({ $colour }) acquiert le { $power }, que détenait { $from }, et { $points } point.
   *[other] { $player } ({ $colour }) acquiert le { $power }, que détenait { $from }, et { $points } points.
  }
antiquity-event-hero-draw = { $player } paie 1 point au Héros et pioche { $card }.
antiquity-event-hero-draw-hidden = { $player } paie 1 point au Héros et pioche une carte.
antiquity-event-hero-take = { $player } paie 1 point au Héros et prend { $card }.
antiquity-event-swap = { $player } envoie le Naute : { $card } contre { $target }.
antiquity-event-history =
  { $pages ->
    [one] { $player } ({ $colour }) écrit une histoire d’une page.
   *[other] { $player } ({ $colour }) écrit une histoire de { $pages } pages.
  }
antiquity-event-give = { $colour } cède { $card }.
antiquity-event-marker = { $monument } : le marqueur est maintenant sur { $value }.
antiquity-event-overflow =
  { $points ->
    [one] { $colour } reçoit aussitôt { $points } point, pour un marqueur déjà au bout.
   *[other] { $colour } reçoit aussitôt { $points } points, pour un marqueur déjà au bout.
  }
antiquity-event-end = { $player } termine son tour.
antiquity-event-refill = Nouvelles cartes visibles : { $cards }.
antiquity-event-over = La partie est finie. La victoire revient à { $winners }.


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

antiquity-aid-draw = 1 action : la première carte de la pile, à l’aveugle
antiquity-aid-take = 1 action : une des cartes visibles
antiquity-aid-erect = 1 action : bâtir un monument ; il faut 2 cartes ou plus au premier constructeur, 3 au second ; la dernière nommée est sur le dessus
antiquity-aid-improve = 1 action : 1 carte ou plus sur un monument à soi
antiquity-aid-score = 1 action et deux cartes de même symbole : 1 point par symbole identique dans son exposition
antiquity-aid-buy = une fois par tour, deux cartes de même symbole : une action de plus
antiquity-aid-history = tout le tour et 1 historien : la carte du dessus de chaque monument adverse de 2 cartes ou plus
antiquity-aid-acquire = 1 action, avec la majorité de son symbole : une carte de pouvoir ; 2 points, puis 3 à la fin
antiquity-aid-hero-draw = une fois par tour, 1 point : une carte de plus, de la pile
antiquity-aid-hero-take = une fois par tour, 1 point : une carte visible de plus
antiquity-aid-swap = une fois par tour : une carte de la main contre une carte visible
antiquity-aid-end = clôt le tour


## Le jeu en mode texte

terminal-title-antiquity = Monuments – Wonders of Antiquity
terminal-title-fabuleux = Monuments fabuleux
terminal-welcome = Saisissez un coup, « help » pour les commandes ou « rules » pour l’aide de jeu.
terminal-player = Joueur { $number }
terminal-turn = Tour { $turn }
terminal-your-turn = À vous de jouer, { $player }.
terminal-hand-over = { $player }, prenez le clavier et appuyez sur Entrée.
terminal-actions-left =
  { $count ->
    [0] Plus d’action
    [one] Encore 1 action
   *[other] Encore { $count } actions
  }
terminal-round = Manche { $round } · { $player } mène
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

terminal-can-do = Ce que vous pouvez faire
terminal-cannot-do = Ce qui est impossible maintenant, et pourquoi
terminal-hint-antiquity = Un conseil : { $play } ({ $chance } % de chances de gagner la partie)
terminal-hint-fabuleux = Un conseil : { $play } ({ $chance } % de chances de gagner la manche)
terminal-hint-line = puis : { $line }
terminal-undone = Repris : { $play }
terminal-nothing-to-undo = Il n’y a rien à reprendre : ce qui a été dévoilé le reste.
terminal-saved = La partie est enregistrée dans { $file }.
terminal-file-exists = { $file } existe déjà et n’est pas de cette partie ; choisissez un autre nom.
terminal-not-saved = Impossible d’écrire { $file } ({ $cause }).
terminal-goodbye = Au revoir, et merci pour la partie !

terminal-help = Commandes
terminal-help-help = cette liste
terminal-help-hint = ce qu’un bon joueur pourrait faire ici
terminal-help-undo = reprendre le dernier coup de ce tour
terminal-help-log = ce qui s’est passé jusqu’ici
terminal-help-save = enregistrer la partie : save FICHIER
terminal-help-quit = quitter la partie
terminal-help-board = toute la table
terminal-help-available = masquer combien de fois chaque monument peut encore être bâti, ou l’afficher de nouveau
terminal-help-rules = l’aide de jeu

terminal-game-over = La partie est finie.
terminal-winner = La victoire revient à { $winners }.
terminal-score-sheet = Décompte
terminal-scoring-guide = Autour d’une table, le treizième marqueur passe d’un monument à l’autre pendant le décompte (A6.1). Ici, tout est additionné d’un coup.
terminal-stay = « save » enregistre encore la partie ; « log » et « board » la montrent, « quit » permet de partir.
terminal-score-points = Points acquis
terminal-score-monuments = Monuments
terminal-score-histories = Histoires
terminal-score-bonus = Primes
terminal-score-penalty = Historiens sans emploi
terminal-score-powers = Cartes de pouvoir
terminal-score-total = Total


## Ce qui s’est passé : Monuments fabuleux

fabuleux-event-choose = { $player } choisit : { $characteristic }, { $figure } ({ $grade }).
fabuleux-event-choose-hidden = { $player } choisit dans le noir : { $characteristic } ({ $grade }).
fabuleux-event-challenge = { $player } change pour : { $characteristic }, { $figure } ({ $grade }).
fabuleux-event-challenge-hidden = { $player } change dans le noir pour : { $characteristic } ({ $grade }).
fabuleux-event-say = { $player } annonce { $figure }.
fabuleux-event-say-hidden = { $player } a une valeur, mais n’en dit rien dans le noir.
fabuleux-event-flood = { $player } retourne la Crue : toutes les cartes dériveront d’une place vers la { $direction }.
fabuleux-event-hurricane = { $player } retourne l’Ouragan : le plus faible gagnera.
fabuleux-event-lightning = { $player } retourne la Foudre : elle frappera le plus fort.
fabuleux-event-eclipse = { $player } retourne l’Éclipse : il fait noir.
fabuleux-event-drought = { $player } retourne la Sécheresse.
fabuleux-event-avalanche = { $player } retourne l’Avalanche.
fabuleux-event-volcano = { $player } retourne le Volcan : sa cendre protège ses cartes de cette manche.
fabuleux-event-earthquake = { $player } retourne le Séisme. Désormais compte : { $characteristic }.
fabuleux-event-carried = { $player } perd une carte, emportée sans être vue.
fabuleux-event-tie = Égalité entre { $seats } ; le monument le moins bien conservé l’emporte.
fabuleux-event-show = { $player } avait : { $card } ({ $grade }).
fabuleux-event-show-drawn = { $player } avait tiré : { $card }.
fabuleux-event-show-carried = { $player } avait perdu, emportée : { $card }.
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
fabuleux-event-out = La partie est finie pour { $player }.
fabuleux-event-time = Le temps est écoulé.
fabuleux-event-over = La partie est finie. La victoire revient à : { $winners }.


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

fabuleux-aid-choose = à qui mène : nommer la caractéristique de la manche, annoncer sa valeur et son degré
fabuleux-aid-say = annoncer la valeur de sa carte
fabuleux-aid-challenge = au lieu d’annoncer, changer la caractéristique ; il faut une carte plus en péril que celle de qui l’a choisie
fabuleux-aid-flood = À gauche ou à droite ? Avant la comparaison, toutes les cartes dérivent chez le voisin de ce côté.
fabuleux-aid-hurricane = Tout est sens dessus dessous : à la prochaine comparaison, le plus faible gagne.
fabuleux-aid-lightning = Elle frappe le plus fort : à la prochaine comparaison, c’est le deuxième qui gagne.
fabuleux-aid-eclipse = Dans le noir, personne n’annonce de valeur avant que tous aient parlé. Dans une égalité, ce tirage ne compte pas.
fabuleux-aid-drought = Personne ne peut défier dans cette manche. Une égalité s’arrête aussitôt, au profit du joueur le plus proche de qui mène.
fabuleux-aid-avalanche = De chaque tas d’au moins deux cartes, celle du dessus rejoint la manche sans être vue.
fabuleux-aid-volcano = La cendre protège tes cartes de cette manche : si tu ne gagnes pas, elles retournent sous ton tas.
fabuleux-aid-earthquake = Nomme une caractéristique : c’est elle que l’on compare désormais. Si tu mènes, nomme-la avant de retourner ta carte.
fabuleux-aid-time = l’horloge termine la partie entre deux manches


## The opponents, in one sentence each

bot-ione = Ione joue sa première partie : elle connaît les règles et oublie une fois sur deux à quoi elles servent.
bot-dion = Dion construit aussitôt, avec le moins de cartes possible.
bot-myron = Myron fait du commerce : deux cartes de même symbole restent rarement dans sa main.
bot-xenia = Xenia garde une main pleine et pose beaucoup à la fois.
bot-clio = Clio réfléchit un peu à l’avance et écrit quand il y a beaucoup à raconter.
bot-hypatia = Hypatia réfléchit aussi longtemps que la politesse le permet.
bot-mila = Mila a sept ans : une fois sur deux, elle dit ce qui lui plaît le plus.
bot-otto = Otto regarde sa propre carte, et rien d’autre.
bot-vera = Vera se souvient de chaque carte vue et soupèse ce qui reste.

terminal-record-line = ligne { $line } : { $reason }
terminal-record-play = ligne { $line } : tour { $turn }, « { $play } » : { $reason }
