### La table d’antiquity.

antiquity-web-antiquity = Antiquité
antiquity-web-short-ZEU = Zeus
antiquity-web-tiny-BET = Bet Ham.

## À qui le tour, scores

antiquity-web-your-turn = À vous
antiquity-web-turn-of = Tour de { $player }
antiquity-web-over = La partie est finie
antiquity-web-actions-then =
  { $count ->
    [0] aucune action, puis { $player }
    [one] encore une action, puis { $player }
   *[other] encore { $count } actions, puis { $player }
  }
antiquity-web-actions-short =
  { $count ->
    [0] aucune action
    [one] encore une action
   *[other] encore { $count } actions
  }
antiquity-web-history-written = histoire écrite ; terminez votre tour
antiquity-web-history-short = terminez votre tour
antiquity-web-scores = Scores
antiquity-web-unscored = aucun point
antiquity-web-parts = acquis · historiens
antiquity-web-so-far = { $points } acquis,
antiquity-web-if-ended = si la partie s’arrêtait
antiquity-web-worth-monuments = { $points } pour les monuments
antiquity-web-worth-histories = { $points } pour les histoires
antiquity-web-worth-points = { $points } marqués en cours de partie
antiquity-web-worth-bonus = { $points } de bonus
antiquity-web-worth-powers = { $points } pour les cartes de pouvoir
antiquity-web-worth-penalty = { $points } pour les historiens inutilisés
antiquity-web-worth-total = { $points } au total si la partie s’arrêtait maintenant
antiquity-web-tools = Outils
antiquity-web-skips = Aller à
antiquity-web-you = Vous

## Plateau

antiquity-web-board = Les douze monuments
antiquity-web-board-builders = constructeurs et cartes requises
antiquity-web-not-in-game = pas dans cette partie
antiquity-web-marker-on = marqueur sur { $value }
antiquity-web-builder-main = { $colour }, constructeur principal avec { $count }
antiquity-web-builder = { $colour } { $count }
antiquity-web-none-left = plus aucun constructeur possible
antiquity-web-left-needs =
  { $count ->
    [one] encore un constructeur possible, avec { $needed } cartes ou plus
   *[other] encore { $count } constructeurs possibles, le prochain avec { $needed } cartes ou plus
  }
antiquity-web-tracks =
  { $count ->
    [one] une piste
   *[other] { $count } pistes
  }

## Expositions

antiquity-web-exhibition-of = Exposition : { $player }
antiquity-web-your-exhibition = Votre exposition
antiquity-web-your-exhibition-in = Votre exposition, { $colour }
antiquity-web-your-exhibition-empty = Rien de bâti pour l’instant. Choisissez dans votre main des cartes d’un même monument pour l’ériger ici.
antiquity-web-nothing-built = rien de bâti
antiquity-web-top-card-is = carte du dessus : { $name }
antiquity-web-top-card-key = carte du dessus : prise par une histoire
antiquity-web-to-be-laid = à poser
antiquity-web-now-sole = { $points } seul
antiquity-web-now-main = { $points } principal
antiquity-web-now-second = { $points } second
antiquity-web-symbols-shown = { $symbol } : { $count } dans cette exposition
antiquity-web-historians-left =
  { $count ->
    [0] aucun historien
    [one] encore un historien
   *[other] encore { $count } historiens
  }
antiquity-web-hand-size =
  { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
  }
antiquity-web-taken = prises :
antiquity-web-bot = joueur virtuel
antiquity-web-bot-for = remplaçant
antiquity-web-here = à la table
antiquity-web-away = absent
antiquity-web-resigned = a abandonné
antiquity-web-chip = { $player } : { $worth }, { $count } cartes en main, { $monuments } monuments. Voir les expositions

## Piocher

antiquity-web-market = Cartes visibles et pile
antiquity-web-draw = Piocher
antiquity-web-one-action = une action
antiquity-web-refilled = complétées à la fin du tour
antiquity-web-pile =
  { $count ->
    [0] Pile vide
    [one] Pile, une carte
   *[other] Pile, { $count } cartes
  }
antiquity-web-chosen-again = choisie ; appuyez encore pour la prendre
antiquity-web-aside = dans les histoires
antiquity-web-gone = hors jeu
antiquity-web-look-aside = Cartes dans les histoires
antiquity-web-look-gone = Cartes sorties du jeu pour des points ou une action
antiquity-web-look-empty = Aucune pour l’instant.

## Échelle et journal

antiquity-web-ladder = Histoires
antiquity-web-ladder-unit = pages
antiquity-web-pages =
  { $count ->
    [one] une page
   *[other] { $count } pages
  }
antiquity-web-you-hold =
  { $count ->
    [one] Il vous en reste un
   *[other] Il vous en reste { $count }
  }
antiquity-web-unused = { $points } si inutilisés
antiquity-web-log = Journal
antiquity-web-log-empty = Aucun coup pour l’instant.
antiquity-web-ladder-log = Échelle
antiquity-web-best-pages =
  { $count ->
    [0] personne
    [one] max. une page
   *[other] max. { $count } pages
  }
antiquity-web-tab-board = Plateau
antiquity-web-tab-ladder = Échelle
antiquity-web-tab-log = Journal
antiquity-web-tab-others = Adversaires
antiquity-web-sheets = La table
antiquity-web-log-draw = pioche { $card }
antiquity-web-log-draw-hidden = pioche une carte
antiquity-web-log-take = prend { $card }
antiquity-web-log-erect = érige { $monument } : { $cards }
antiquity-web-log-improve = améliore { $monument } avec { $cards }
antiquity-web-log-reorder = améliore { $monument } avec { $cards } ; nouvel ordre : { $stack }
antiquity-web-log-score = marque avec { $cards } : +{ $points }
antiquity-web-log-buy = achète une action avec { $cards }
antiquity-web-log-acquire = acquiert le { $power } : +{ $points }
antiquity-web-log-seize = prend le { $power } à { $from } : +{ $points }
antiquity-web-log-hero-draw = paie 1 point au Héros et pioche { $card }
antiquity-web-log-hero-draw-hidden = paie 1 point au Héros et pioche une carte
antiquity-web-log-hero-take = paie 1 point au Héros et prend { $card }
antiquity-web-log-swap = échange { $card } contre { $target }
antiquity-web-log-history =
  { $pages ->
    [one] écrit une histoire d’une page
   *[other] écrit une histoire de { $pages } pages
  }
antiquity-web-log-give = cède { $card }
antiquity-web-log-marker = { $monument } : marqueur sur { $value }
antiquity-web-log-overflow = +{ $points } aussitôt : marqueur sur la dernière case
antiquity-web-log-end = fin du tour de { $player }
antiquity-web-log-refill = cartes visibles : { $cards }
antiquity-web-log-over = La partie est finie.
antiquity-web-log-handed-left = { $player } a quitté la table ; un remplaçant joue
antiquity-web-log-handed-absent = { $player } s’absente ; un remplaçant joue
antiquity-web-log-handed-resigned = { $player } abandonne
antiquity-web-log-returned = { $player } est de retour

## Main et coups

antiquity-web-your-turn-panel = Vos coups et votre main
antiquity-web-your-hand = Votre main
antiquity-web-hand-note =
  { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes, par monument
  }
antiquity-web-hand-empty = Votre main est vide.
antiquity-web-clear = annuler la sélection
antiquity-web-selected = choisie, { $place } sur { $count }
antiquity-web-plays = Coups possibles
antiquity-web-possible = Possible maintenant
antiquity-web-refused = Impossible maintenant, et pourquoi
antiquity-web-all = Tous les coups
antiquity-web-back = Retour à tous les coups
antiquity-web-all-plays = tous ({ $count })
antiquity-web-all-planned = Vous avez un plan. Jouez-le ou retirez-en les coups pour voir ici tous les coups possibles.
antiquity-web-nothing-possible = Choisissez des cartes de votre main, une carte visible ou la pile.
antiquity-web-turn-done = Il ne reste rien à faire. Terminez votre tour.
antiquity-web-score-two-scroll = Marquer avec deux parchemins
antiquity-web-score-two-ship = Marquer avec deux navires
antiquity-web-score-two-helmet = Marquer avec deux casques
antiquity-web-buy-two-scroll = Acheter une action avec deux parchemins
antiquity-web-buy-two-ship = Acheter une action avec deux navires
antiquity-web-buy-two-helmet = Acheter une action avec deux casques
antiquity-web-erect = Ériger : { $monument }
antiquity-web-improve = Améliorer : { $monument }
antiquity-web-acquire = Acquérir le { $power }
antiquity-web-no-points = aucun point
antiquity-web-draw-pile = Piocher une carte
antiquity-web-do-lay = Poser
antiquity-web-do-do = Jouer
antiquity-web-do-take = Prendre
antiquity-web-do-draw = Piocher
antiquity-web-do-now = { $what } maintenant
antiquity-web-do-all =
  { $count ->
    [one] Jouer
    [2] Jouer les deux
   *[other] Jouer les { $count }
  }
antiquity-web-order = Ordre de pose (dernière carte sur le dessus)
antiquity-web-order-move = Cliquez, glissez ou utilisez Maj et les flèches pour changer l’ordre
antiquity-web-order-keys = Maj + ← → change l’ordre
antiquity-web-plan = Plan
antiquity-web-plan-note = Voici à quoi ressemblerait la table. Vous pouvez encore tout changer.
antiquity-web-plan-add = Plan
antiquity-web-plan-about = Plan : essayez plusieurs coups sur la table avant de les jouer.
antiquity-web-plan-remove = Retirer le coup { $number }
antiquity-web-actions-left = reste { $count } sur { $total }
antiquity-web-history = Histoire
antiquity-web-hint-head = Coups conseillés, le meilleur d’abord
antiquity-web-recommended = conseillé
antiquity-web-chance = { $percent } % de chances
antiquity-web-outlook = place probable : { $place }, environ { $points } points
antiquity-web-hint-lost = La victoire est hors de portée : conseils pour le classement et les points
antiquity-web-nothing-to-undo = Rien à annuler. Une carte piochée reste en main.
antiquity-web-end-turn = Fin du tour
antiquity-web-acts-for = Jouer pour
antiquity-web-moving = { $player } joue…
antiquity-web-catching-up = Un instant…
antiquity-web-watching = Vous regardez la partie
antiquity-web-watching-short = spectateur
antiquity-web-bot-plays-you = Un remplaçant joue à votre place.

## Pouvoirs

antiquity-web-powers = Cartes de pouvoir
antiquity-web-power = { $power }
antiquity-web-power-scribe = Scribe : en améliorant un monument, vous pouvez mettre ses cartes dans l’ordre de votre choix.
antiquity-web-power-hero = Héros : une fois par tour, payez 1 point pour une carte de plus.
antiquity-web-power-naute = Naute : une fois par tour, échangez une carte de votre main contre une carte visible.

## Aperçu d’une histoire

antiquity-web-history-of =
  { $pages ->
    [one] Une histoire d’une page
   *[other] Une histoire de { $pages } pages
  }
antiquity-web-history-none = Aucune histoire possible
antiquity-web-history-turn = Une histoire occupe tout votre tour.
antiquity-web-history-takes = Elle prend la carte du dessus de chaque monument adverse d’au moins deux cartes.
antiquity-web-history-historians =
  { $count ->
    [0] aucun historien
    [one] votre dernier historien
   *[other] un de vos { $count } historiens
  }
antiquity-web-cards-taken = Cartes prises
antiquity-web-gives =
  { $count ->
    [0] ne perd rien
   *[other] perd { $count }
  }
antiquity-web-cards-left =
  { $count ->
    [0] ne reste aucune carte
    [one] reste une carte
   *[other] restent { $count } cartes
  }
antiquity-web-stays = reste
antiquity-web-markers = Marqueurs
antiquity-web-cards-count = { $count } cartes
antiquity-web-for-you = Pour vous, si la partie s’arrêtait maintenant
antiquity-web-for-others = Pour les autres
antiquity-web-others-note = Les marqueurs avancent pour tous les constructeurs ; les places sur l’échelle peuvent changer.
antiquity-web-together = Total
antiquity-web-change-histories = Pages
antiquity-web-change-penalty = Historien utilisé
antiquity-web-change-bonus = Places sur l’échelle
antiquity-web-change-points = Points immédiats
antiquity-web-change-powers = Cartes de pouvoir
antiquity-web-change-worth = { $monument }
antiquity-web-change-become-main = { $monument }, vous devenez constructeur principal
antiquity-web-change-become-sole = { $monument }, vous devenez seul constructeur
antiquity-web-history-final = Les marqueurs ne reculent jamais.
antiquity-web-history-look = Simple aperçu : ce n’est pas votre tour.
antiquity-web-not-now = Pas maintenant
antiquity-web-write = Écrire l’histoire

## Regarder de près

antiquity-web-inspect-marker = Marqueur sur { $value } ; pour deux constructeurs, { $main } et { $second }.
antiquity-web-inspect-builder =
  { $count ->
    [one] { $player } : une carte, vaut { $worth }
   *[other] { $player } : { $count } cartes, valent { $worth }
  }

## Menu

antiquity-web-keys = Raccourcis clavier
antiquity-web-key-arrows = flèches
antiquity-web-key-arrows-does = se déplacer dans un groupe
antiquity-web-key-enter = Entrée
antiquity-web-key-enter-does = choisir ; deux fois sur une carte visible pour la prendre
antiquity-web-key-shift = Maj + flèches
antiquity-web-key-shift-does = changer l’ordre de pose
antiquity-web-key-a = A
antiquity-web-key-a-does = choisir toutes les cartes du monument
antiquity-web-key-i = I
antiquity-web-key-i-does = voir les détails
antiquity-web-key-h = H
antiquity-web-key-h-does = aperçu d’une histoire
antiquity-web-key-u = U
antiquity-web-key-u-does = annuler
antiquity-web-key-p = P
antiquity-web-key-p-does = jouer le coup proposé ; Entrée fait de même quand rien n’a le focus
antiquity-web-key-e = E
antiquity-web-key-e-does = terminer le tour
antiquity-web-key-slash = /
antiquity-web-key-slash-does = saisir un coup
antiquity-web-key-escape = Échap
antiquity-web-key-escape-does = annuler la sélection

## Après la partie

antiquity-web-you-win =
  { $points ->
    [0] Vous gagnez avec 0 point
    [one] Vous gagnez avec { $figure } point
   *[other] Vous gagnez avec { $figure } points
  }
antiquity-web-you-share = Vous partagez la victoire
antiquity-web-wins =
  { $count ->
    [one] { $player } gagne avec { $points ->
        [one] { $figure } point
       *[other] { $figure } points
      }
   *[other] { $player } partagent la victoire avec { $points ->
        [one] { $figure } point
       *[other] { $figure } points
      }
  }
antiquity-web-ended-refill = Il n’y avait plus assez de cartes pour en montrer trois.
antiquity-web-ended-idle = Tous les joueurs, l’un après l’autre, ont fini leur tour sans action ni histoire.
antiquity-web-ended-turns = { $count } tours.
antiquity-web-show-all = Tout afficher
antiquity-web-look-back = Table
antiquity-web-score-sheet = Feuille de score
antiquity-web-replay = Revoir
antiquity-web-record = Enregistrement
antiquity-web-all-hands = Toutes les mains
antiquity-web-rematch = Revanche
antiquity-web-placing = Classement final
antiquity-web-tie-monuments = égalité de points : le nombre de monuments départage
antiquity-web-tie-historian = égalité de points et de monuments : le meilleur historien départage
antiquity-web-tie-shared = égalité en tout : la place est partagée
antiquity-web-lower-counts = { $scores } : c’est le plus bas qui compte
antiquity-web-sheet-monuments = Monuments
antiquity-web-sheet-guide = Le treizième marqueur descend la liste des monuments pendant le décompte.
antiquity-web-sheet-histories = Pages des histoires
antiquity-web-sheet-bonus = Les trois premiers de l’échelle
antiquity-web-sheet-penalty = Historiens inutilisés
antiquity-web-sheet-powers = Cartes de pouvoir
antiquity-web-sheet-points = Marqués en cours de partie
antiquity-web-sheet-total = Total

## Les premières tables s’expliquent d’elles-mêmes

antiquity-web-did = { $deeds }.
antiquity-web-did-draw =
  { $count ->
    [one] pioche { $count } carte
   *[other] pioche { $count } cartes
  }
antiquity-web-did-take = prend { $cards }
antiquity-web-did-erect = érige { $monument }
antiquity-web-did-improve = améliore { $monument }
antiquity-web-did-score =
  { $points ->
    [one] marque { $points } point
   *[other] marque { $points } points
  }
antiquity-web-did-buy = achète une action
antiquity-web-did-acquire = acquiert le { $power }
antiquity-web-did-swap = échange une carte grâce au Naute
antiquity-web-did-history =
  { $pages ->
    [one] écrit une histoire de { $pages } page
   *[other] écrit une histoire de { $pages } pages
  }
antiquity-web-did-nothing = C’est à vous de commencer ; personne n’a encore joué.
antiquity-web-worthwhile = À faire maintenant :
antiquity-web-because = . { $why }
antiquity-web-alternative = autre possibilité
