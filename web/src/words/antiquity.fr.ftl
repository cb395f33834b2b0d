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
    [0] plus d’action, puis { $player }
    [one] encore une action, puis { $player }
   *[other] encore { $count } actions, puis { $player }
  }
antiquity-web-actions-short =
  { $count ->
    [0] plus d’action
    [one] encore une action
   *[other] encore { $count } actions
  }
antiquity-web-history-written = une histoire est écrite ; terminez le tour
antiquity-web-history-short = tour à terminer
antiquity-web-scores = Scores
antiquity-web-points = points acquis
antiquity-web-if-ended = si c’était fini
antiquity-web-worth-monuments = { $points } pour les monuments
antiquity-web-worth-histories = { $points } pour les histoires
antiquity-web-worth-points = { $points } marqués en cours de partie
antiquity-web-worth-bonus = { $points } de bonus
antiquity-web-worth-powers = { $points } pour les pouvoirs
antiquity-web-worth-penalty = { $points } pour les historiens inutilisés
antiquity-web-worth-total = { $points } au total si la partie finissait maintenant
antiquity-web-tools = Outils
antiquity-web-skips = Aller à
antiquity-web-you = Vous

## Plateau

antiquity-web-board = Les douze monuments
antiquity-web-board-builders = bâtisseurs et cartes requises
antiquity-web-not-in-game = pas dans cette partie
antiquity-web-marker-on = marqueur sur { $value }
antiquity-web-builder-main = { $colour }, bâtisseur principal avec { $count }
antiquity-web-builder = { $colour } { $count }
antiquity-web-none-left = plus personne ne peut le bâtir
antiquity-web-left-needs =
  { $count ->
    [one] encore un bâtisseur possible, avec { $needed } cartes ou plus
   *[other] encore { $count } bâtisseurs possibles, le prochain avec { $needed } cartes ou plus
  }
antiquity-web-tracks =
  { $count ->
    [one] une piste
   *[other] { $count } pistes
  }

## Expositions

antiquity-web-exhibition-of = Exposition : { $player }
antiquity-web-your-exhibition = Votre exposition
antiquity-web-your-exhibition-in = Votre exposition, { $colour }
antiquity-web-your-exhibition-empty = Rien de bâti. Choisissez dans votre main des cartes d’un monument et érigez-le ici.
antiquity-web-nothing-built = rien de bâti
antiquity-web-top-card-is = carte du dessus { $name }
antiquity-web-top-card-key = carte du dessus : celle que prend une histoire
antiquity-web-to-be-laid = à poser
antiquity-web-now-sole = { $points } seul
antiquity-web-now-main = { $points } principal
antiquity-web-now-second = { $points } second
antiquity-web-symbols-shown = { $symbol } : { $count } dans cette exposition
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
antiquity-web-taken = prises :
antiquity-web-bot = ordinateur
antiquity-web-bot-for = l’ordinateur remplace
antiquity-web-here = à la table
antiquity-web-away = absent
antiquity-web-resigned = a abandonné
antiquity-web-chip = { $player } : { $points } points, { $count } cartes en main, { $monuments } monuments. Ouvrir les expositions

## Piocher

antiquity-web-market = Cartes visibles et pioche
antiquity-web-draw = Piocher
antiquity-web-one-action = une action
antiquity-web-refilled = complété à la fin du tour
antiquity-web-pile =
  { $count ->
    [0] Pioche vide
    [one] Pioche, une carte
   *[other] Pioche, { $count } cartes
  }
antiquity-web-chosen-again = choisie ; encore une fois pour la prendre
antiquity-web-aside = en histoires
antiquity-web-gone = écartées
antiquity-web-look-aside = Cartes dans les histoires
antiquity-web-look-gone = Cartes échangées contre points et actions
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
antiquity-web-unused = { $points } sans usage
antiquity-web-log = Journal
antiquity-web-log-empty = Il ne s’est encore rien passé.
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
antiquity-web-tab-others = Les autres
antiquity-web-sheets = La table
antiquity-web-log-draw = pioche { $card }
antiquity-web-log-draw-hidden = pioche une carte
antiquity-web-log-take = prend { $card }
antiquity-web-log-erect = érige { $monument } : { $cards }
antiquity-web-log-improve = améliore { $monument } avec { $cards }
antiquity-web-log-reorder = améliore { $monument } avec { $cards } ; nouvel ordre : { $stack }
antiquity-web-log-score = marque avec { $cards } : +{ $points }
antiquity-web-log-buy = donne { $cards } pour une action de plus
antiquity-web-log-acquire = acquiert la carte { $power } : +{ $points }
antiquity-web-log-seize = prend la carte { $power } à { $from } : +{ $points }
antiquity-web-log-hero-draw = paie le Héros et pioche { $card }
antiquity-web-log-hero-draw-hidden = paie le Héros et pioche
antiquity-web-log-hero-take = paie le Héros et prend { $card }
antiquity-web-log-swap = échange { $card } contre { $target }
antiquity-web-log-history =
  { $pages ->
    [one] écrit une histoire d’une page
   *[other] écrit une histoire de { $pages } pages
  }
antiquity-web-log-give = cède { $card }
antiquity-web-log-marker = { $monument } : marqueur sur { $value }
antiquity-web-log-overflow = +{ $points } aussitôt : marqueur au bout
antiquity-web-log-end = fin du tour de { $player }
antiquity-web-log-refill = visibles : { $cards }
antiquity-web-log-over = La partie est finie.
antiquity-web-log-handed-left = { $player } s’absente ; l’ordinateur remplace
antiquity-web-log-handed-absent = { $player } est absent ; l’ordinateur remplace
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
antiquity-web-clear = effacer le choix
antiquity-web-selected = choisie, numéro { $place } sur { $count }
antiquity-web-plays = Coups possibles
antiquity-web-possible = Possible maintenant
antiquity-web-refused = Impossible maintenant, et pourquoi
antiquity-web-all = Tous les coups
antiquity-web-all-plays = tous ({ $count })
antiquity-web-all-planned = Vous avez un plan. Jouez-le ou retirez ses étapes, puis tous les coups seront listés ici.
antiquity-web-nothing-possible = Choisissez des cartes de votre main, une carte visible ou la pioche.
antiquity-web-turn-done = Il ne reste rien à faire. Terminez le tour.
antiquity-web-score-two = Marquer une paire : { $symbol }
antiquity-web-buy-two = Acheter une action avec une paire : { $symbol }
antiquity-web-no-points = aucun point
antiquity-web-draw-pile = Piocher une carte
antiquity-web-do-lay = Poser
antiquity-web-do-do = Jouer
antiquity-web-do-take = Prendre
antiquity-web-do-draw = Piocher
antiquity-web-do-all =
  { $count ->
    [one] Jouer
    [2] Les deux
   *[other] Jouer les { $count }
  }
antiquity-web-order = Ordre de pose, la dernière au-dessus
antiquity-web-order-move = Clic, glisser ou Maj et flèches : changer l’ordre
antiquity-web-plan = Plan
antiquity-web-plan-note = rien n’est joué encore
antiquity-web-plan-add = Plan
antiquity-web-plan-add-long = Garder comme étape d’un plan ; rien n’est joué encore
antiquity-web-plan-remove = Retirer l’étape { $number }
antiquity-web-actions-left = reste { $count } sur { $total }
antiquity-web-history = Histoire
antiquity-web-hint-head = Conseil, le coup recommandé d’abord
antiquity-web-recommended = conseillé
antiquity-web-chance = gagne à { $percent } %
antiquity-web-nothing-to-undo = Rien à annuler ; une carte piochée le reste
antiquity-web-end-turn = Fin du tour
antiquity-web-acts-for = Agit pour
antiquity-web-moving = { $player } joue …
antiquity-web-catching-up = Un instant …
antiquity-web-watching = Vous regardez
antiquity-web-watching-short = spectateur
antiquity-web-bot-plays-you = L’ordinateur joue à votre place.

## Pouvoirs

antiquity-web-powers = Cartes de pouvoir
antiquity-web-power = { $power }
antiquity-web-power-scribe = Scribe : en améliorant un monument, on peut remettre ses cartes dans n’importe quel ordre.
antiquity-web-power-hero = Héros : une fois par tour, un point achète une carte de plus.
antiquity-web-power-naute = Naute : une fois par tour, une carte de la main contre une carte visible.

## Aperçu d’une histoire

antiquity-web-history-of =
  { $pages ->
    [one] Une histoire d’une page
   *[other] Une histoire de { $pages } pages
  }
antiquity-web-history-none = Aucune histoire possible
antiquity-web-history-turn = C’est votre tour entier.
antiquity-web-history-takes = La carte du dessus de chaque monument adverse d’au moins deux cartes est prise.
antiquity-web-history-historians =
  { $count ->
    [0] aucun historien
    [one] votre dernier historien
   *[other] un de vos { $count } historiens
  }
antiquity-web-cards-taken = Cartes prises
antiquity-web-gives = cède { $count }
antiquity-web-cards-left =
  { $count ->
    [0] ne reste aucune carte
    [one] reste une carte
   *[other] restent { $count } cartes
  }
antiquity-web-stays = reste
antiquity-web-markers = Marqueurs
antiquity-web-cards-count = { $count } cartes
antiquity-web-for-you = Pour vous, si c’était fini
antiquity-web-for-others = Pour les autres
antiquity-web-others-note = Les marqueurs montent pour tous ceux qui y bâtissent ; les places sur l’échelle peuvent changer.
antiquity-web-together = Ensemble
antiquity-web-change-histories = Pages
antiquity-web-change-penalty = Historien utilisé
antiquity-web-change-bonus = Places sur l’échelle
antiquity-web-change-points = Points aussitôt
antiquity-web-change-powers = Cartes de pouvoir
antiquity-web-change-worth = { $monument }
antiquity-web-change-become-main = { $monument }, vous devenez bâtisseur principal
antiquity-web-change-become-sole = { $monument }, vous devenez seul bâtisseur
antiquity-web-history-final = Les marqueurs ne reculent jamais.
antiquity-web-history-look = Juste pour voir : ce n’est pas votre tour.
antiquity-web-not-now = Pas maintenant
antiquity-web-write = Écrire l’histoire

## Regarder de près

antiquity-web-inspect-marker = Marqueur sur { $value } ; à deux { $main } et { $second }.
antiquity-web-inspect-builder =
  { $count ->
    [one] { $player } : une carte, vaut { $worth }
   *[other] { $player } : { $count } cartes, valent { $worth }
  }

## Menu

antiquity-web-keys = Touches
antiquity-web-key-arrows = flèches
antiquity-web-key-arrows-does = se déplacer dans un groupe
antiquity-web-key-enter = Entrée
antiquity-web-key-enter-does = choisir ; deux fois sur une carte visible pour la prendre
antiquity-web-key-shift = Maj et flèches
antiquity-web-key-shift-does = changer l’ordre de pose
antiquity-web-key-a = A
antiquity-web-key-a-does = choisir toutes les cartes du monument
antiquity-web-key-i = I
antiquity-web-key-i-does = regarder de près
antiquity-web-key-h = H
antiquity-web-key-h-does = ce que ferait une histoire
antiquity-web-key-u = U
antiquity-web-key-u-does = annuler
antiquity-web-key-p = P
antiquity-web-key-p-does = jouer le coup proposé ; de même Entrée, si rien n’est sélectionné au clavier
antiquity-web-key-e = E
antiquity-web-key-e-does = terminer le tour
antiquity-web-key-slash = /
antiquity-web-key-slash-does = taper un coup
antiquity-web-key-escape = Échap
antiquity-web-key-escape-does = effacer le choix

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
antiquity-web-ended-why = Les cartes visibles n’ont pas pu être complétées à trois.
antiquity-web-ended-turns = { $count } tours.
antiquity-web-show-all = Tout montrer
antiquity-web-look-back = Table
antiquity-web-score-sheet = Feuille de score
antiquity-web-replay = Revoir
antiquity-web-record = Partie notée
antiquity-web-all-hands = Toutes les mains
antiquity-web-rematch = Revanche
antiquity-web-placing = Classement
antiquity-web-tie = égalité : le plus de monuments, puis le meilleur historien
antiquity-web-tie-two = égalité : le plus de monuments des deux couleurs, puis le meilleur historien
antiquity-web-lower-counts = { $scores }, le plus bas compte
antiquity-web-sheet-monuments = Monuments
antiquity-web-sheet-guide = Le treizième marqueur descend la liste des monuments pendant le décompte.
antiquity-web-sheet-histories = Pages des histoires
antiquity-web-sheet-bonus = Échelle, les trois premiers
antiquity-web-sheet-penalty = Historiens inutilisés
antiquity-web-sheet-powers = Cartes de pouvoir
antiquity-web-sheet-points = Marqués en cours de partie
antiquity-web-sheet-total = Total
