### The table of antiquity.

antiquity-web-antiquity = Antiquity
antiquity-web-short-ZEU = Zeus
antiquity-web-tiny-BET = Bet Ham.

## Whose turn, scores

antiquity-web-your-turn = Your turn
antiquity-web-turn-of = { $player }’s turn
antiquity-web-over = The game is over
antiquity-web-actions-then =
  { $count ->
    [0] no actions left, then { $player }
    [one] one action left, then { $player }
   *[other] { $count } actions left, then { $player }
  }
antiquity-web-actions-short =
  { $count ->
    [0] no actions left
    [one] one action left
   *[other] { $count } actions left
  }
antiquity-web-history-written = history written; end your turn
antiquity-web-history-short = end your turn
antiquity-web-scores = Scores
antiquity-web-unscored = no points yet
antiquity-web-parts = so far · unused historians
antiquity-web-so-far = { $points } so far,
antiquity-web-if-ended = if it ended now
antiquity-web-worth-monuments = { $points } from monuments
antiquity-web-worth-histories = { $points } from histories
antiquity-web-worth-points = { $points } scored during play
antiquity-web-worth-bonus = { $points } bonus
antiquity-web-worth-powers = { $points } from power cards
antiquity-web-worth-penalty = { $points } for unused historians
antiquity-web-worth-total = { $points } in all if the game ended now
antiquity-web-tools = Tools
antiquity-web-skips = Skip to
antiquity-web-you = You

## Board

antiquity-web-board = The twelve monuments
antiquity-web-board-builders = builders and cards needed
antiquity-web-not-in-game = not in this game
antiquity-web-marker-on = marker on { $value }
antiquity-web-builder-main = { $colour } main builder with { $count }
antiquity-web-builder = { $colour } { $count }
antiquity-web-none-left = no more builders possible
antiquity-web-left-needs =
  { $count ->
    [one] one more player can build it, with { $needed } or more cards
   *[other] { $count } players can build it, the next with { $needed } or more cards
  }
antiquity-web-tracks =
  { $count ->
    [one] one track
   *[other] { $count } tracks
  }

## Exhibitions

antiquity-web-exhibition-of = Exhibition: { $player }
antiquity-web-your-exhibition = Your exhibition
antiquity-web-your-exhibition-in = Your exhibition, { $colour }
antiquity-web-your-exhibition-empty = Nothing built yet. Select cards of one monument in your hand to erect it here.
antiquity-web-nothing-built = nothing built yet
antiquity-web-top-card-is = top card { $name }
antiquity-web-top-card-key = top card: taken by a history
antiquity-web-to-be-laid = about to be placed
antiquity-web-now-sole = { $points } now, sole
antiquity-web-now-main = { $points } now, main
antiquity-web-now-second = { $points } now, second
antiquity-web-symbols-shown = { $symbol }: { $count } in this exhibition
antiquity-web-historians-left =
  { $count ->
    [0] no historians left
    [one] one historian left
   *[other] { $count } historians left
  }
antiquity-web-hand-size =
  { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
  }
antiquity-web-taken = taken:
antiquity-web-bot = computer player
antiquity-web-bot-for = substitute playing
antiquity-web-here = at the table
antiquity-web-away = away
antiquity-web-resigned = resigned
antiquity-web-chip = { $player }: { $worth }, { $count } cards in hand, { $monuments } monuments. Show exhibitions

## Drawing

antiquity-web-market = Face-up cards and pile
antiquity-web-draw = Draw
antiquity-web-one-action = one action
antiquity-web-refilled = refilled at the end of the turn
antiquity-web-pile =
  { $count ->
    [0] Pile, empty
    [one] Pile, one card
   *[other] Pile, { $count } cards
  }
antiquity-web-chosen-again = selected; press again to take it
antiquity-web-aside = in histories
antiquity-web-gone = removed
antiquity-web-look-aside = Cards in histories
antiquity-web-look-gone = Cards spent on points and actions
antiquity-web-look-empty = None yet.

## Ladder and log

antiquity-web-ladder = Histories
antiquity-web-ladder-unit = pages
antiquity-web-pages =
  { $count ->
    [one] one page
   *[other] { $count } pages
  }
antiquity-web-you-hold =
  { $count ->
    [one] You have one left
   *[other] You have { $count } left
  }
antiquity-web-unused = { $points } if unused
antiquity-web-log = Log
antiquity-web-log-empty = No plays yet.
antiquity-web-ladder-log = Ladder, log
antiquity-web-best-pages =
  { $count ->
    [0] nobody yet
    [one] best: one page
   *[other] best: { $count } pages
  }
antiquity-web-tab-board = Board
antiquity-web-tab-ladder = Ladder
antiquity-web-tab-log = Log
antiquity-web-tab-others = Opponents
antiquity-web-sheets = The table
antiquity-web-log-draw = draws { $card }
antiquity-web-log-draw-hidden = draws from the pile
antiquity-web-log-take = takes { $card }
antiquity-web-log-erect = erects { $monument }: { $cards }
antiquity-web-log-improve = improves { $monument } with { $cards }
antiquity-web-log-reorder = improves { $monument } with { $cards }; new order: { $stack }
antiquity-web-log-score = scores with { $cards }: +{ $points }
antiquity-web-log-buy = buys one more action with { $cards }
antiquity-web-log-acquire = acquires the { $power }: +{ $points }
antiquity-web-log-seize = acquires the { $power } from { $from }: +{ $points }
antiquity-web-log-hero-draw = pays the Hero 1 point and draws { $card }
antiquity-web-log-hero-draw-hidden = pays the Hero 1 point and draws a card
antiquity-web-log-hero-take = pays the Hero 1 point and takes { $card }
antiquity-web-log-swap = swaps { $card } for { $target }
antiquity-web-log-history =
  { $pages ->
    [one] writes a history of one page
   *[other] writes a history of { $pages } pages
  }
antiquity-web-log-give = gives up { $card }
antiquity-web-log-marker = { $monument }: marker on { $value }
antiquity-web-log-overflow = +{ $points } at once: marker on the last square
antiquity-web-log-end = end of { $player }’s turn
antiquity-web-log-refill = face up: { $cards }
antiquity-web-log-over = The game is over.
antiquity-web-log-handed-left = { $player } has left; a substitute plays
antiquity-web-log-handed-absent = { $player } is away; a substitute plays
antiquity-web-log-handed-resigned = { $player } resigns
antiquity-web-log-returned = { $player } is back

## Hand and plays

antiquity-web-your-turn-panel = Your plays and your hand
antiquity-web-your-hand = Your hand
antiquity-web-hand-note =
  { $count ->
    [one] one card
   *[other] { $count } cards, grouped by monument
  }
antiquity-web-hand-empty = Your hand is empty.
antiquity-web-clear = clear selection
antiquity-web-selected = selected, { $place } of { $count }
antiquity-web-plays = Possible plays
antiquity-web-possible = Possible now
antiquity-web-refused = Not possible now, and why
antiquity-web-all = All plays
antiquity-web-back = Back to all plays
antiquity-web-all-plays = all plays ({ $count })
antiquity-web-all-planned = You have a plan. Play it or remove its steps to see all plays here.
antiquity-web-nothing-possible = Select cards in your hand, a face-up card or the pile.
antiquity-web-turn-done = Nothing left to do. End your turn.
antiquity-web-score-two-scroll = Score two scrolls
antiquity-web-score-two-ship = Score two ships
antiquity-web-score-two-helmet = Score two helmets
antiquity-web-buy-two-scroll = Buy an action with two scrolls
antiquity-web-buy-two-ship = Buy an action with two ships
antiquity-web-buy-two-helmet = Buy an action with two helmets
antiquity-web-erect = Erect { $monument }
antiquity-web-improve = Improve { $monument }
antiquity-web-acquire = Acquire the { $power }
antiquity-web-no-points = no points
antiquity-web-draw-pile = Draw from the pile
antiquity-web-do-lay = Place
antiquity-web-do-do = Play
antiquity-web-do-take = Take
antiquity-web-do-draw = Draw
antiquity-web-do-now = { $what } now
antiquity-web-do-all =
  { $count ->
    [one] Play
    [2] Play both
   *[other] Play all { $count }
  }
antiquity-web-order = Play order (last card on top)
antiquity-web-order-move = Click, drag or press Shift and an arrow key to change the order
antiquity-web-order-keys = Shift + ← → changes the order
antiquity-web-plan = Plan
antiquity-web-plan-note = This is how the table would look. You can still change everything.
antiquity-web-plan-add = Plan
antiquity-web-plan-about = Plan: try several plays on the table before you make them.
antiquity-web-plan-remove = Remove step { $number }
antiquity-web-actions-left = { $count } of { $total } left
antiquity-web-history = History
antiquity-web-hint-head = Suggested plays, best first
antiquity-web-recommended = recommended
antiquity-web-chance = wins { $percent }%
antiquity-web-outlook = likely place { $place }, about { $points } points
antiquity-web-hint-lost = Winning is out of reach: hints for place and points
antiquity-web-nothing-to-undo = Nothing to undo. A card drawn from the pile stays in your hand.
antiquity-web-end-turn = End turn
antiquity-web-acts-for = Play for
antiquity-web-moving = { $player } is playing…
antiquity-web-catching-up = One moment…
antiquity-web-watching = You are a spectator
antiquity-web-watching-short = spectator
antiquity-web-bot-plays-you = A substitute is playing for you.

## Powers

antiquity-web-powers = Power cards
antiquity-web-power = { $power }
antiquity-web-power-scribe = Scribe: when you improve a monument, you may put its cards in any order.
antiquity-web-power-hero = Hero: once a turn, pay 1 point for one more card.
antiquity-web-power-naute = Naute: once a turn, swap a card from your hand with a face-up card.

## History preview

antiquity-web-history-of =
  { $pages ->
    [one] A history of one page
   *[other] A history of { $pages } pages
  }
antiquity-web-history-none = No history possible
antiquity-web-history-turn = A history takes your whole turn.
antiquity-web-history-takes = It takes the top card of every opposing monument with two or more cards.
antiquity-web-history-historians =
  { $count ->
    [0] no historians left
    [one] your last historian
   *[other] one of your { $count } historians
  }
antiquity-web-cards-taken = Cards taken
antiquity-web-gives =
  { $count ->
    [0] loses nothing
   *[other] loses { $count }
  }
antiquity-web-cards-left =
  { $count ->
    [one] one card left
   *[other] { $count } cards left
  }
antiquity-web-stays = stays
antiquity-web-markers = Markers
antiquity-web-cards-count = { $count } cards
antiquity-web-for-you = For you, if the game ended now
antiquity-web-for-others = For the others
antiquity-web-others-note = Markers move for every builder of a monument; ladder places may change.
antiquity-web-together = Total
antiquity-web-change-histories = Pages
antiquity-web-change-penalty = Historian used
antiquity-web-change-bonus = Ladder places
antiquity-web-change-points = Immediate points
antiquity-web-change-powers = Power cards
antiquity-web-change-worth = { $monument }
antiquity-web-change-become-main = { $monument }, you become main builder
antiquity-web-change-become-sole = { $monument }, you become sole builder
antiquity-web-history-final = Markers never move back.
antiquity-web-history-look = Preview only: it is not your turn.
antiquity-web-not-now = Not now
antiquity-web-write = Write the history

## Inspect

antiquity-web-inspect-marker = Marker on { $value }; for two builders { $main } and { $second }.
antiquity-web-inspect-builder =
  { $count ->
    [one] { $player }: one card, worth { $worth } now
   *[other] { $player }: { $count } cards, worth { $worth } now
  }

## Menu

antiquity-web-keys = Keyboard shortcuts
antiquity-web-key-arrows = arrows
antiquity-web-key-arrows-does = move within a group
antiquity-web-key-enter = Enter
antiquity-web-key-enter-does = select; press twice on a face-up card to take it
antiquity-web-key-shift = Shift + arrows
antiquity-web-key-shift-does = change the play order
antiquity-web-key-a = A
antiquity-web-key-a-does = select all cards of the monument
antiquity-web-key-i = I
antiquity-web-key-i-does = show details
antiquity-web-key-h = H
antiquity-web-key-h-does = preview a history
antiquity-web-key-u = U
antiquity-web-key-u-does = undo
antiquity-web-key-p = P
antiquity-web-key-p-does = make the suggested play; so does Enter when nothing has the focus
antiquity-web-key-e = E
antiquity-web-key-e-does = end your turn
antiquity-web-key-slash = /
antiquity-web-key-slash-does = type a play
antiquity-web-key-escape = Escape
antiquity-web-key-escape-does = clear selection

## After the game

antiquity-web-you-win =
  { $points ->
    [1] You win with one point
   *[other] You win with { $figure } points
  }
antiquity-web-you-share = You share the victory
antiquity-web-wins =
  { $count ->
    [one] { $player } wins with { $points ->
        [1] one point
       *[other] { $figure } points
      }
   *[other] { $player } share the victory with { $points ->
        [1] one point
       *[other] { $figure } points
      }
  }
antiquity-web-ended-refill = The face-up cards could not be refilled to three.
antiquity-web-ended-idle = All players in a row ended their turn without an action or a history.
antiquity-web-ended-turns = { $count } turns.
antiquity-web-show-all = Show all
antiquity-web-look-back = Table
antiquity-web-score-sheet = Score sheet
antiquity-web-replay = Replay
antiquity-web-record = Record
antiquity-web-all-hands = All hands
antiquity-web-rematch = Rematch
antiquity-web-placing = Final ranking
antiquity-web-tie-monuments = tied on points: the number of monuments decides
antiquity-web-tie-historian = tied on points and monuments: the best historian decides
antiquity-web-tie-shared = tied on everything: the place is shared
antiquity-web-lower-counts = { $scores }: the lower score counts
antiquity-web-sheet-monuments = Monuments
antiquity-web-sheet-guide = The thirteenth marker moves down the monuments as they are scored.
antiquity-web-sheet-histories = History pages
antiquity-web-sheet-bonus = Top three on the ladder
antiquity-web-sheet-penalty = Unused historians
antiquity-web-sheet-powers = Power cards
antiquity-web-sheet-points = Scored during play
antiquity-web-sheet-total = Total

## The first tables explain themselves

antiquity-web-did = { $deeds }.
antiquity-web-did-draw =
  { $count ->
    [one] draws a card
   *[other] draws { $count } cards
  }
antiquity-web-did-take = takes { $cards }
antiquity-web-did-erect = erects { $monument }
antiquity-web-did-improve = improves { $monument }
antiquity-web-did-score =
  { $points ->
    [one] scores { $points } point
   *[other] scores { $points } points
  }
antiquity-web-did-buy = buys an action
antiquity-web-did-acquire = acquires the { $power }
antiquity-web-did-swap = swaps a card with the Naute
antiquity-web-did-history =
  { $pages ->
    [one] writes a history of { $pages } page
   *[other] writes a history of { $pages } pages
  }
antiquity-web-did-nothing = You begin; nobody has played yet.
antiquity-web-worthwhile = Worth doing now:
antiquity-web-because = . { $why }
antiquity-web-alternative = alternative
