### Monuments in English. The ids and variables are the same in every language.
### Codes (AKR7, red, hero …) arrive as words. What a player types stays English: “draw”, “AKR7”.


## Words

list-and = { $head } and { $last }
card-name = { $monument } { $value }

monument-AKR = Akropolis
monument-ART = Artemision
monument-BAB = Babylon
monument-BET = Bet Hamikdash
monument-COL = Colosseum
monument-KOL = Kolossos
monument-MAU = Mausoleum
monument-PET = Petra
monument-PHA = Pharos
monument-PYR = Pyramids
monument-SEM = Semiramis
monument-ZEU = Zeus of Olympia

# The colours stand for the sides: “Red gives up Akropolis 6.”
colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow

symbol-scroll = scroll
symbol-ship = ship
symbol-helmet = helmet

power-scribe = Scribe
power-hero = Hero
power-naute = Naute


## Why something cannot be done. The rule number is shown before the sentence.

refusal-game-over = The game is over; nothing more can be played.
refusal-colour-missing = With two players the colour that acts is named before “{ $verb }”.
refusal-colour-not-yours = { $colour } is a colour of the other player; only one of your own can act.
refusal-history-after-play = A history takes a whole turn, and this one has already begun otherwise.
refusal-play-after-history = A history was written in this turn; all that is left is to end it.
refusal-no-action-left = No action is left in this turn.
refusal-actions-left =
  { $count ->
    [one] One action is left, and something to do with it; the turn cannot end yet.
   *[other] { $count } actions are left, and something to do with them; the turn cannot end yet.
  }

refusal-pile-empty = The pile is empty; there is nothing left to draw.
refusal-not-face-up = { $card } is not among the face-up cards.
refusal-nothing-face-up = There is no face-up card.
refusal-hand-empty = Your hand is empty; this needs cards from it.
refusal-not-in-hand = { $card } is not in your hand.
refusal-card-twice = { $card } is named twice; a card can be used only once.
refusal-not-one-monument = { $cards } are not all of one monument, and they must be.
refusal-not-one-symbol = { $cards } do not show the same symbol, and a pair must.
refusal-no-pair = Only one card in your hand shows a { $symbol }; it takes two.

refusal-already-built = { $monument } is in this exhibition already; nobody builds the same monument twice.
refusal-no-third-builder = { $monument } has two builders already; there is never a third.
refusal-too-few-cards = { $monument } now takes at least { $needed } cards to erect.
refusal-not-built = { $monument } is not in this exhibition yet; only what has been erected can be improved.
refusal-order-not-the-stack = The order must name every card of { $monument } once, old and new.
refusal-already-bought = One action has been bought in this turn already; it cannot be more.
refusal-nothing-to-do-afterwards = There would be nothing to do with the new action, so it cannot be bought.

refusal-no-historian = { $colour } has no historian left, and a history needs one.
refusal-nothing-to-chronicle = No opposing monument has two or more cards; there is nothing to write about.

refusal-no-powers = This table plays without power cards.
refusal-not-holder = The { $power } is not yours; only its holder can use it.
refusal-already-held = { $colour } holds the { $power } already.
refusal-no-majority = { $colour } lacks the majority for the { $power }: strictly more cards with its symbol than any other exhibition.
refusal-power-used = The { $power } has been used in this turn already; once a turn is all.
refusal-no-point-to-pay = The Hero asks for 1 point, and its holder has none.

refusal-no-clock = This table plays without a clock.
refusal-round-not-finished = Time can be called only between two rounds; this one is finished first.
refusal-choose-first = Nothing is chosen yet; the leader chooses a characteristic first.
refusal-already-chosen = The characteristic is chosen already: { $characteristic }.
refusal-same-characteristic = The characteristic is { $characteristic } already; it can only be changed to another.
refusal-not-more-endangered = Your card is { $grade }, the chooser’s { $chooser }; only a strictly more endangered card can challenge.
refusal-no-challenge-in-drought = The Drought forbids challenges in this round.
refusal-collector-first = Your card is a Collector; { $collector } must be announced first.
refusal-collector-not-turned = Your card is not { $collector }; only whoever turns a Collector announces it.


## What cannot be read: plays

refusal-spaces = “{ $text }”: there is one space between two words, and none before or after.
refusal-verb-missing = “{ $text }” names a colour, but no play.
refusal-verb-unknown = “{ $verb }” is not a play of this game.
refusal-colour-not-due = { $colour } is named, but “{ $verb }” stands without a colour here.
refusal-power-unknown = “{ $power }” is not a power card; there are scribe, hero and naute.
refusal-card-unknown = “{ $card }” is not a card of this game.
refusal-characteristic-unknown = “{ $characteristic }” is not a characteristic of this deck; there are { $allowed }.
refusal-direction-unknown = “{ $direction }” is not a direction; there are { $allowed }.
refusal-word-count =
  { $wanted ->
    [0] “{ $verb }” stands alone; words found after it: { $found }.
    [more] “{ $verb }” needs at least one word after it; found: none.
    [one] “{ $verb }” needs one word after it; found: { $found }.
   *[other] “{ $verb }” needs { $wanted } words after it; found: { $found }.
  }


## What cannot be read: options

refusal-option-unknown = There is no option “{ $option }”; there are { $allowed }.
refusal-option-value = The option “{ $option }” cannot be “{ $value }”, only { $allowed }.
refusal-option-shape = “{ $option }” is not an option; options read name=value, with one space between them.
refusal-option-twice = The option “{ $option }” is given twice.
refusal-option-needs = The option “{ $option }” changes nothing unless “{ $needs }” is chosen too.


## What cannot be read: files, and card files in particular

refusal-file-missing = { $file } cannot be opened ({ $cause }).
refusal-file-too-large = { $file } has more than { $most } bytes, which is the limit.
refusal-file-not-text = { $file } is not text in UTF-8.
refusal-file-not-toml = { $file } is not TOML: { $cause }.
refusal-key-unknown = { $file }, line { $line }: “{ $key }” has no meaning here.
refusal-key-text = { $file }, line { $line }: “{ $key }” must be a text in quotes, and not an empty one.
refusal-key-number = { $file }, line { $line }: “{ $key }” must be a number.
refusal-cards-monuments = { $file }, line { $line }: there must be { $count } monuments, each in a table [[monument]].
refusal-cards-code = { $file }, line { $line }: the monuments keep their order, and code = "{ $expected }" is due here.
refusal-cards-symbols = { $file }, line { $line }: a monument has { $count } symbols, one for each value.
refusal-cards-symbol = { $file }, line { $line }: “{ $symbol }” is not a symbol; there are scroll, ship and helmet.
refusal-cards-values = { $file }, line { $line }: “{ $key }” must be a list of values from 1 to 9.
refusal-cards-barred-count = { $file }, line { $line }: the number of barred cards is { $found }, and it must be { $count }.
refusal-cards-barred-semiramis = { $file }, line { $line }: Semiramis has no barred card.
refusal-cards-track = { $file }, line { $line }: the track has the picture square and { $count } columns, each with three whole numbers from 0 to 99.
refusal-deck-rows = { $file }, line { $line }: there must be from { $least } to { $most } tables [[{ $key }]].
refusal-deck-code-twice = { $file }, line { $line }: the code “{ $code }” is there twice.
refusal-deck-monument-code = { $file }, line { $line }: “{ $code }” cannot be a monument’s code, which has three capital letters.
refusal-deck-characteristic-code = { $file }, line { $line }: “{ $code }” cannot name a characteristic: small letters, with hyphens between words, and no word that has another meaning.
refusal-deck-wins = { $file }, line { $line }: for “{ $code }” wins = "highest" or wins = "lowest" is needed.
refusal-deck-grade = { $file }, line { $line }: the grade of “{ $code }” must be one of { $allowed }.
refusal-deck-collector-code = { $file }, line { $line }: “{ $code }” cannot be a Collector’s code, which has 4 to 16 capital letters and is not that of one of the eight.
refusal-deck-collector-effect = { $file }, line { $line }: the effect of “{ $code }” must be one of { $allowed }.


## What cannot be read: deals and records

refusal-first-seat = Seat { $found } cannot begin; the seats are 1 to { $seats }.
refusal-deck-empty = The deck has no cards.
refusal-deck-card-twice = { $card } is in the deck twice.
refusal-deck-size = The number of cards in the deck is { $found }; with { $seats } players it is { $wanted }.
refusal-deck-card-not-in-use = { $card } is in the deck, but is not used at this table with { $seats } players.
refusal-deck-collectors = The number of Collectors in the deck is { $found }, which does not fit the { $wanted } of this table.

refusal-record-empty = The record is empty.
refusal-record-not-text = The record is not text in UTF-8.
refusal-record-too-large = The record has more than { $most } bytes, which is the limit.
refusal-tag-shape = “{ $text }” is not a tag; a tag reads [Name "value"].
refusal-tag-unknown = There is no tag “{ $tag }”.
refusal-tag-twice = The tag “{ $tag }” is given twice.
refusal-tag-missing = The tag “{ $tag }” is missing.
refusal-tag-value = The tag “{ $tag }” cannot be “{ $value }”.
refusal-format-unknown = The format “{ $found }” is not known here.
refusal-game-unknown = There is no game “{ $game }” here; choose from: { $allowed }.
refusal-bot-unknown = There is no bot “{ $bot }” here; choose from: { $allowed }.
refusal-round-goes-on = The round is not over: somebody has still to be asked.
refusal-no-hints = There are no hints for { $game } yet.
refusal-bot-budget = “{ $found }” is no budget of a search: write playouts (1000) or milliseconds (500ms).
refusal-program-missing = There is no program “{ $program }” here that can be started.
refusal-rules-unknown = Version { $found } of the rules is not known here.
refusal-player-count =
  { $found ->
    [one] This game cannot be played by one player.
   *[other] This game cannot be played by { $found } players.
  }
refusal-name-bad = “{ $name }” cannot be a name: 1 to 24 characters, no space at either end, and none of " : , ; #
refusal-name-twice = “{ $name }” is there twice; the players’ names must differ.
refusal-line-shape = “{ $text }” is not a line of a record; such a line reads 1. Ada: draw, draw
refusal-line-number = The line has the number { $found }, but { $expected } is next.
refusal-line-after-end = The game was over before this line.
refusal-player-unknown = Nobody at this table is called “{ $name }”.
refusal-not-to-move = It is the turn of { $expected }, not of { $name }.
refusal-result-differs = The result is given as “{ $found }”, but the plays lead to “{ $expected }”.
refusal-cards-differ = The record was played with another card file than the one used here.


## What cannot be done at a table on a server

refusal-bad-message = This is not a message of the protocol ({ $cause }).
refusal-bot-plays = A bot plays this seat now; take it back first.
refusal-bot-unnamed = The bot for this seat is not named.
refusal-chat-off = The chat is switched off at this table.
refusal-has-resigned = This seat has given up; a bot plays on.
refusal-has-started = The game has begun already.
refusal-hints-off = This table plays without hints.
refusal-name-missing = Taking a seat needs a name.
refusal-name-taken = Somebody at this table is called “{ $name }” already.
refusal-no-files = The option “{ $option }” cannot name a file here.
refusal-no-such-invitation = This invitation is not known, or has been used.
refusal-no-such-page = There is no such page.
refusal-no-such-promise = This promise is not known, or has been used.
refusal-no-such-seat = There is no such seat at this table.
refusal-no-such-table = There is no such table.
refusal-not-a-players-play = “{ $play }” is played by the table, not by a player.
refusal-not-over = The game is not over yet.
refusal-not-sealed = The deck of this table is not sealed.
refusal-not-started = The game has not begun yet.
refusal-not-the-host = Only the host of this table can do that.
refusal-not-your-seat = This seat is not yours.
refusal-not-your-turn = It is not your turn.
refusal-nothing-said = There is nothing to read in that.
refusal-nothing-to-undo = There is nothing to take back: what has been revealed stays.
refusal-one-seat-each = Nobody can take two seats by making a table.
refusal-out-of-time = Your time is up; this turn is played for you.
refusal-preparing = The rules are being prepared on this machine, only this once; try again in a few seconds.
refusal-record-over = The game in this record is over; there is nothing to continue.
refusal-seat-empty = A seat is still empty.
refusal-seat-is-yours = You play this seat already.
refusal-seat-reserved = This seat is kept for somebody with an invitation.
refusal-seat-taken = This seat is taken.
refusal-stale = The table has changed in the meantime; look again.
refusal-table-over = The game at this table is over.
refusal-too-fast = That is too much at once; wait a moment.
refusal-too-large = That is larger than { $most } bytes, which is the limit.
refusal-too-many = There are too many from this address; try again later.
refusal-watching = Who watches cannot play.
refusal-wrong-code = This is not the recovery code of that seat.
refusal-wrong-origin = This site may not connect to the server.
refusal-seal-missing = The record has no seal.
refusal-seal-shape = The seal cannot be read.
refusal-seal-promise = The secret in the seal is not the one that was promised.
refusal-seal-deal = The deck of the record is not the one that was promised.


## What happened: Monuments – Wonders of Antiquity

antiquity-event-draw = { $player } draws { $card }.
antiquity-event-draw-hidden = { $player } draws a card.
antiquity-event-take = { $player } takes { $card }.
antiquity-event-erect = { $player } ({ $colour }) erects { $monument }: { $cards }.
antiquity-event-improve = { $player } ({ $colour }) improves { $monument }: { $cards }.
antiquity-event-reorder = { $player } ({ $colour }) improves { $monument } with { $cards }; the Scribe puts the stack in order: { $stack }.
antiquity-event-score =
  { $points ->
    [one] { $player } ({ $colour }) scores 1 point with { $cards } ({ $symbol }).
   *[other] { $player } ({ $colour }) scores { $points } points with { $cards } ({ $symbol }).
  }
antiquity-event-buy = { $player } gives { $cards } ({ $symbol }) for one more action.
antiquity-event-acquire =
  { $points ->
    [one] { $player } ({ $colour }) acquires the { $power } and 1 point.
   *[other] { $player } ({ $colour }) acquires the { $power } and { $points } points.
  }
antiquity-event-seize =
  { $points ->
    [one] { $player } ({ $colour }) acquires the { $power } from { $from } and 1 point.
   *[other] { $player } ({ $colour }) acquires the { $power } from { $from } and { $points } points.
  }
antiquity-event-hero-draw = { $player } pays the Hero 1 point and draws { $card }.
antiquity-event-hero-draw-hidden = { $player } pays the Hero 1 point and draws a card.
antiquity-event-hero-take = { $player } pays the Hero 1 point and takes { $card }.
antiquity-event-swap = { $player } sends out the Naute: { $card } for { $target }.
antiquity-event-history =
  { $pages ->
    [one] { $player } ({ $colour }) writes a history of one page.
   *[other] { $player } ({ $colour }) writes a history of { $pages } pages.
  }
antiquity-event-give = { $colour } gives up { $card }.
antiquity-event-marker = { $monument }: the marker now stands at { $value }.
antiquity-event-overflow =
  { $points ->
    [one] { $colour } gets 1 point at once, for a marker already at its end.
   *[other] { $colour } gets { $points } points at once, for a marker already at its end.
  }
antiquity-event-end = { $player } ends the turn.
antiquity-event-refill = Laid face up: { $cards }.
antiquity-event-over = The game is over. Victory goes to { $winners }.


## The player aid: each verb’s name, and what it costs and does

antiquity-verb-draw = Draw
antiquity-verb-take = Take
antiquity-verb-erect = Erect
antiquity-verb-improve = Improve
antiquity-verb-score = Score
antiquity-verb-buy = Buy
antiquity-verb-history = History
antiquity-verb-acquire = Acquire
antiquity-verb-hero-draw = Hero: draw for 1 point
antiquity-verb-hero-take = Hero: take for 1 point
antiquity-verb-swap = Naute: swap
antiquity-verb-end = End

antiquity-aid-draw = 1 action: the top card of the pile, unseen
antiquity-aid-take = 1 action: one of the face-up cards
antiquity-aid-erect = 1 action: build a monument; the first builder needs 2 cards or more, the second 3; the last one named is on top
antiquity-aid-improve = 1 action: 1 card or more on top of a monument of your own
antiquity-aid-score = 1 action and two cards with the same symbol: 1 point for each such symbol in your exhibition
antiquity-aid-buy = once a turn, two cards with the same symbol: one more action
antiquity-aid-history = the whole turn and 1 historian: the top card of each opposing monument of 2 cards or more
antiquity-aid-acquire = 1 action, with the majority of its symbol: a power card; 2 points now, 3 at the end
antiquity-aid-hero-draw = once a turn, 1 point: one more card from the pile
antiquity-aid-hero-take = once a turn, 1 point: one more of the face-up cards
antiquity-aid-swap = once a turn: a card of your hand for a face-up card
antiquity-aid-end = closes the turn


## The text game

terminal-title-antiquity = Monuments – Wonders of Antiquity
terminal-title-fabuleux = Monuments fabuleux
terminal-welcome = Type a play, “help” for the commands, or “rules” for the player aid.
terminal-player = Player { $number }
terminal-turn = Turn { $turn }
terminal-your-turn = Your turn, { $player }.
terminal-hand-over = { $player }, take the keyboard and press Enter.
terminal-actions-left =
  { $count ->
    [0] No actions left
    [one] 1 action left
   *[other] { $count } actions left
  }
terminal-round = Round { $round } · { $player } leads
terminal-cards =
  { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
terminal-labelled = { $label }: { $text }
terminal-hand = Hand
terminal-hand-size =
  { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
terminal-face-up = Face up
terminal-pile =
  { $count ->
    [0] Pile: empty
    [one] Pile: 1 card
   *[other] Pile: { $count } cards
  }
terminal-exhibitions = Exhibitions
terminal-ladder = History ladder
terminal-markers = Markers
terminal-available = Available
terminal-historians = Historians
terminal-none = none yet

terminal-can-do = What you can do
terminal-cannot-do = What you cannot do now, and why
terminal-hint-antiquity = A hint: { $play } ({ $chance }% to win the game)
terminal-hint-fabuleux = A hint: { $play } ({ $chance }% to win the round)
terminal-hint-line = then: { $line }
terminal-undone = Taken back: { $play }
terminal-nothing-to-undo = There is nothing to take back: what has been revealed stays.
terminal-saved = The game is saved in { $file }.
terminal-file-exists = { $file } is there already, from something else; choose another name.
terminal-not-saved = { $file } cannot be written ({ $cause }).
terminal-goodbye = Goodbye, and thank you for the game.

terminal-help = Commands
terminal-help-help = this list
terminal-help-hint = what a good player might do here
terminal-help-undo = take the last play of this turn back
terminal-help-log = what has happened so far
terminal-help-save = write the game as a record: save FILE
terminal-help-quit = leave the game
terminal-help-board = the whole table
terminal-help-available = hide how often each monument can still be built, or show it again
terminal-help-rules = the player aid

terminal-game-over = The game is over.
terminal-winner = Victory goes to { $winners }.
terminal-score-sheet = Score sheet
terminal-scoring-guide = At the table, the thirteenth marker goes from monument to monument as they are scored (A6.1). Here they are all added up at once.
terminal-stay = “save” still writes the game as a record; “log” and “board” show it, “quit” leaves.
terminal-score-points = Points so far
terminal-score-monuments = Monuments
terminal-score-histories = Histories
terminal-score-bonus = Bonus
terminal-score-penalty = Unused historians
terminal-score-powers = Power cards
terminal-score-total = Total


## What happened: Monuments fabuleux

fabuleux-event-choose = { $player } chooses: { $characteristic }, { $figure } ({ $grade }).
fabuleux-event-choose-hidden = { $player } chooses in the dark: { $characteristic } ({ $grade }).
fabuleux-event-challenge = { $player } changes to: { $characteristic }, { $figure } ({ $grade }).
fabuleux-event-challenge-hidden = { $player } changes in the dark to: { $characteristic } ({ $grade }).
fabuleux-event-say = { $player } says { $figure }.
fabuleux-event-say-hidden = { $player } has a value, but says nothing in the dark.
fabuleux-event-flood = { $player } turns the Flood: all cards will drift one place to the { $direction }.
fabuleux-event-hurricane = { $player } turns the Hurricane: the weakest will win.
fabuleux-event-lightning = { $player } turns the Lightning: it will strike the best.
fabuleux-event-eclipse = { $player } turns the Eclipse: it grows dark.
fabuleux-event-drought = { $player } turns the Drought.
fabuleux-event-avalanche = { $player } turns the Avalanche.
fabuleux-event-volcano = { $player } turns the Volcano: its ash protects their cards of this round.
fabuleux-event-earthquake = { $player } turns the Earthquake. What counts now: { $characteristic }.
fabuleux-event-carried = { $player } loses a card, carried along unseen.
fabuleux-event-tie = It is a tie between { $seats }; the worst kept monument decides.
fabuleux-event-show = { $player } had: { $card } ({ $grade }).
fabuleux-event-show-drawn = { $player } had drawn: { $card }.
fabuleux-event-show-carried = { $player } had lost, carried along: { $card }.
fabuleux-event-spared =
  { $count ->
    [one] Under the ash, { $player } keeps a card.
   *[other] Under the ash, { $player } keeps { $count } cards.
  }
fabuleux-event-win =
  { $count ->
    [one] { $player } wins the round and 1 card.
   *[other] { $player } wins the round and { $count } cards.
  }
fabuleux-event-own-collector = { $player } turns { $card } (effect: { $collector }).
fabuleux-event-out = { $player } is out.
fabuleux-event-time = Time is up.
fabuleux-event-over = The game is over. Victory goes to { $winners }.


## The player aid: each verb’s name, and what it does; of a Collector, the text on the card

fabuleux-verb-choose = Choose
fabuleux-verb-say = Say
fabuleux-verb-challenge = Challenge
fabuleux-verb-flood = Flood
fabuleux-verb-hurricane = Hurricane
fabuleux-verb-lightning = Lightning
fabuleux-verb-eclipse = Eclipse
fabuleux-verb-drought = Drought
fabuleux-verb-avalanche = Avalanche
fabuleux-verb-volcano = Volcano
fabuleux-verb-earthquake = Earthquake
fabuleux-verb-time = Time

fabuleux-aid-choose = as leader: name the characteristic of this round, and say its value and your grade
fabuleux-aid-say = say the value of your card
fabuleux-aid-challenge = instead of saying a value, change the characteristic; your card must be more endangered than the chooser’s
fabuleux-aid-flood = Left or right? Before they are compared, all cards drift to the next player on that side.
fabuleux-aid-hurricane = Everything is turned upside down: in the next comparison the weakest wins.
fabuleux-aid-lightning = It strikes the best: in the next comparison the second best wins.
fabuleux-aid-eclipse = In the dark nobody says a value until all have spoken. In a tie, this draw does not count.
fabuleux-aid-drought = Nobody can challenge in this round. A tie ends at once for whoever sits nearest to the leader.
fabuleux-aid-avalanche = From every pile of two or more cards the top one, unseen, is added to the round.
fabuleux-aid-volcano = Ash protects your cards of this round: if you do not win, they go back under your pile.
fabuleux-aid-earthquake = Name a characteristic: from now on that is what is compared. As leader you name it before you turn your card.
fabuleux-aid-time = the clock ends the game between two rounds


## The opponents, in one sentence each

bot-ione = Ione plays her first game: she knows the rules and forgets every second time what they are for.
bot-dion = Dion builds at once, with the fewest cards that do.
bot-myron = Myron trades: two cards with the same symbol rarely stay in his hand.
bot-xenia = Xenia keeps a full hand and lays much at a time.
bot-clio = Clio thinks a little ahead and writes when there is much to tell.
bot-hypatia = Hypatia thinks for as long as is polite.
bot-mila = Mila is seven: every second time she says what she likes best.
bot-otto = Otto looks at his own card, and at nothing else.
bot-vera = Vera remembers every card she has seen and weighs what is left.

terminal-record-line = line { $line }: { $reason }
terminal-record-play = line { $line }: turn { $turn }, "{ $play }": { $reason }
