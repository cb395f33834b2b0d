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
    [0] no action left, then { $player }
    [one] one action left, then { $player }
   *[other] { $count } actions left, then { $player }
  }
antiquity-web-actions-short =
  { $count ->
    [0] no action left
    [one] one action left
   *[other] { $count } actions left
  }
antiquity-web-history-written = a history is written; end the turn
antiquity-web-history-short = end the turn
antiquity-web-scores = Scores
antiquity-web-points = points so far
antiquity-web-if-ended = if it ended now
antiquity-web-worth-monuments = { $points } from monuments
antiquity-web-worth-histories = { $points } from histories
antiquity-web-worth-points = { $points } scored during play
antiquity-web-worth-bonus = { $points } bonus
antiquity-web-worth-powers = { $points } from powers
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
antiquity-web-none-left = nobody else can build it
antiquity-web-left-needs =
  { $count ->
    [one] one more can build it, with { $needed } cards or more
   *[other] { $count } can build it, the next with { $needed } cards or more
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
antiquity-web-your-exhibition-empty = Nothing built yet. Select cards of one monument in your hand and erect it here.
antiquity-web-nothing-built = nothing built yet
antiquity-web-top-card-is = top card { $name }
antiquity-web-top-card-key = top card: the one a history takes
antiquity-web-to-be-laid = to be laid
antiquity-web-now-sole = { $points } now, sole
antiquity-web-now-main = { $points } now, main
antiquity-web-now-second = { $points } now, second
antiquity-web-symbols-shown = { $symbol }: { $count } in this exhibition
antiquity-web-historians-left =
  { $count ->
    [0] no historian left
    [one] one historian left
   *[other] { $count } historians left
  }
antiquity-web-hand-size =
  { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
  }
antiquity-web-taken = taken:
antiquity-web-bot = computer
antiquity-web-bot-for = a computer stands in
antiquity-web-here = at the table
antiquity-web-away = away
antiquity-web-resigned = has given up
antiquity-web-chip = { $player }: { $points } points, { $count } cards in hand, { $monuments } monuments. Open the exhibitions

## Drawing

antiquity-web-market = Face-up cards and pile
antiquity-web-draw = Draw
antiquity-web-one-action = one action
antiquity-web-refilled = filled again at the end of the turn
antiquity-web-pile =
  { $count ->
    [0] Pile, empty
    [one] Pile, one card
   *[other] Pile, { $count } cards
  }
antiquity-web-chosen-again = chosen; once more to take it
antiquity-web-aside = in histories
antiquity-web-gone = gone
antiquity-web-look-aside = Cards in histories
antiquity-web-look-gone = Cards gone for points and actions
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
    [one] You hold one
   *[other] You hold { $count }
  }
antiquity-web-unused = { $points } unused
antiquity-web-log = Log
antiquity-web-log-empty = Nothing has happened yet.
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
antiquity-web-tab-others = Others
antiquity-web-sheets = The table
antiquity-web-log-draw = draws { $card }
antiquity-web-log-draw-hidden = draws from the pile
antiquity-web-log-take = takes { $card }
antiquity-web-log-erect = erects { $monument }: { $cards }
antiquity-web-log-improve = improves { $monument } with { $cards }
antiquity-web-log-reorder = improves { $monument } with { $cards }; new order: { $stack }
antiquity-web-log-score = scores { $cards }: +{ $points }
antiquity-web-log-buy = gives { $cards } for one more action
antiquity-web-log-acquire = acquires the { $power }: +{ $points }
antiquity-web-log-seize = acquires the { $power } from { $from }: +{ $points }
antiquity-web-log-hero-draw = pays the Hero and draws { $card }
antiquity-web-log-hero-draw-hidden = pays the Hero and draws
antiquity-web-log-hero-take = pays the Hero and takes { $card }
antiquity-web-log-swap = swaps { $card } for { $target }
antiquity-web-log-history =
  { $pages ->
    [one] writes a history of one page
   *[other] writes a history of { $pages } pages
  }
antiquity-web-log-give = gives up { $card }
antiquity-web-log-marker = { $monument }: marker on { $value }
antiquity-web-log-overflow = +{ $points } at once: marker at its end
antiquity-web-log-end = end of { $player }’s turn
antiquity-web-log-refill = face up: { $cards }
antiquity-web-log-over = The game is over.
antiquity-web-log-handed-left = { $player } leaves; a computer stands in
antiquity-web-log-handed-absent = { $player } is away; a computer stands in
antiquity-web-log-handed-resigned = { $player } gives up
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
antiquity-web-clear = clear the selection
antiquity-web-selected = selected, number { $place } of { $count }
antiquity-web-plays = Possible plays
antiquity-web-possible = Possible now
antiquity-web-refused = Not possible now, and why
antiquity-web-all = All plays
antiquity-web-all-plays = all plays ({ $count })
antiquity-web-all-planned = You have a plan. Do it or take its steps back, then every play is listed here.
antiquity-web-nothing-possible = Select cards of your hand, a face-up card or the pile.
antiquity-web-turn-done = Nothing is left to do. End the turn.
antiquity-web-score-two = Score a pair: { $symbol }
antiquity-web-buy-two = Buy an action with a pair: { $symbol }
antiquity-web-no-points = no points
antiquity-web-draw-pile = Draw from the pile
antiquity-web-do-lay = Lay
antiquity-web-do-do = Do it
antiquity-web-do-take = Take
antiquity-web-do-draw = Draw
antiquity-web-do-all =
  { $count ->
    [one] Do it
    [2] Do both
   *[other] Do all { $count }
  }
antiquity-web-order = Order of laying, the last on top
antiquity-web-order-move = Click, drag or Shift and arrows: change the order
antiquity-web-plan = Plan
antiquity-web-plan-note = nothing is played yet
antiquity-web-plan-add = Plan
antiquity-web-plan-add-long = Keep it as the next step of a plan; nothing is played yet
antiquity-web-plan-remove = Remove step { $number }
antiquity-web-actions-left = { $count } of { $total } left
antiquity-web-history = History
antiquity-web-hint-head = Hint, the recommended play first
antiquity-web-recommended = recommended
antiquity-web-chance = wins { $percent } %
antiquity-web-nothing-to-undo = Nothing to undo; what was drawn from the pile stays drawn
antiquity-web-end-turn = End turn
antiquity-web-acts-for = Acts for
antiquity-web-moving = { $player } is playing …
antiquity-web-catching-up = One moment …
antiquity-web-watching = You are watching
antiquity-web-watching-short = watching
antiquity-web-bot-plays-you = A computer plays your seat.

## Powers

antiquity-web-powers = Power cards
antiquity-web-power = { $power }
antiquity-web-power-scribe = Scribe: whoever improves a monument may put its cards in any order.
antiquity-web-power-hero = Hero: once a turn, one point buys one more card.
antiquity-web-power-naute = Naute: once a turn, a card of the hand for a face-up card.

## History preview

antiquity-web-history-of =
  { $pages ->
    [one] A history of one page
   *[other] A history of { $pages } pages
  }
antiquity-web-history-none = No history can be written
antiquity-web-history-turn = This is your whole turn.
antiquity-web-history-takes = The top card of every opposing monument of two cards or more is taken.
antiquity-web-history-historians =
  { $count ->
    [0] no historian left
    [one] your last historian
   *[other] one of your { $count } historians
  }
antiquity-web-cards-taken = Cards taken
antiquity-web-gives = gives { $count }
antiquity-web-cards-left =
  { $count ->
    [one] one card left
   *[other] { $count } cards left
  }
antiquity-web-stays = stays
antiquity-web-markers = Markers
antiquity-web-cards-count = { $count } cards
antiquity-web-for-you = For you, if it ended now
antiquity-web-for-others = For the others
antiquity-web-others-note = Markers rise for everybody who builds there; places on the ladder may change.
antiquity-web-together = Together
antiquity-web-change-histories = Pages
antiquity-web-change-penalty = Historian no longer unused
antiquity-web-change-bonus = Places on the ladder
antiquity-web-change-points = Points at once
antiquity-web-change-powers = Power cards
antiquity-web-change-worth = { $monument }
antiquity-web-change-become-main = { $monument }, you become main builder
antiquity-web-change-become-sole = { $monument }, you become sole builder
antiquity-web-history-final = Markers never move back.
antiquity-web-history-look = Just to look at: it is not your turn.
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

antiquity-web-keys = Keys
antiquity-web-key-arrows = arrows
antiquity-web-key-arrows-does = move inside a group
antiquity-web-key-enter = Enter
antiquity-web-key-enter-does = select; on a face-up card twice to take it
antiquity-web-key-shift = Shift and arrows
antiquity-web-key-shift-does = change the order of laying
antiquity-web-key-a = A
antiquity-web-key-a-does = select all cards of the monument
antiquity-web-key-i = I
antiquity-web-key-i-does = look closely
antiquity-web-key-h = H
antiquity-web-key-h-does = what a history would do
antiquity-web-key-u = U
antiquity-web-key-u-does = undo
antiquity-web-key-p = P
antiquity-web-key-p-does = do the proposed play; so does Enter where nothing is focused
antiquity-web-key-e = E
antiquity-web-key-e-does = end the turn
antiquity-web-key-slash = /
antiquity-web-key-slash-does = type a play
antiquity-web-key-escape = Escape
antiquity-web-key-escape-does = clear the selection

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
antiquity-web-ended-why = The face-up cards could not be filled up to three.
antiquity-web-ended-turns = { $count } turns.
antiquity-web-show-all = Show all
antiquity-web-look-back = Table
antiquity-web-score-sheet = Score sheet
antiquity-web-replay = Replay
antiquity-web-record = Record
antiquity-web-all-hands = All hands
antiquity-web-rematch = Rematch
antiquity-web-placing = Placing
antiquity-web-tie = equal points: most monuments, then the best historian
antiquity-web-tie-two = equal points: most monuments of both colours, then the best historian
antiquity-web-lower-counts = { $scores }, the lower counts
antiquity-web-sheet-monuments = Monuments
antiquity-web-sheet-guide = The thirteenth marker goes down the monuments as they are scored.
antiquity-web-sheet-histories = Pages of histories
antiquity-web-sheet-bonus = Ladder, first three
antiquity-web-sheet-penalty = Historians not used
antiquity-web-sheet-powers = Power cards
antiquity-web-sheet-points = Scored during play
antiquity-web-sheet-total = Total
