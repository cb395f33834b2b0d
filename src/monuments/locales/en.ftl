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

refusal-game-over = The game is over; no more plays are possible.
refusal-colour-missing = With two players, name the colour that acts before “{ $verb }”.
refusal-colour-not-yours = { $colour } is your opponent’s colour; play one of your own.
refusal-history-after-play = A history takes a whole turn, and you have already played in this one.
refusal-play-after-history = You have written a history; end your turn.
refusal-no-action-left = You have no actions left this turn.
refusal-actions-left =
  { $count ->
    [one] You still have one action to use before you can end your turn.
   *[other] You still have { $count } actions to use before you can end your turn.
  }

refusal-pile-empty = The pile is empty.
refusal-not-face-up = { $card } is not among the face-up cards.
refusal-nothing-face-up = There are no face-up cards.
refusal-hand-empty = Your hand is empty.
refusal-not-in-hand = { $card } is not in your hand.
refusal-card-twice = { $card } is named twice; each card can be used only once.
refusal-not-one-monument = { $cards } must all belong to the same monument.
refusal-not-one-symbol = { $cards } are not a pair; both cards must show the same symbol.
refusal-no-pair = You need two cards with a { $symbol }, and have only one.

refusal-already-built = { $monument } is already in this exhibition; nobody builds the same monument twice.
refusal-no-third-builder = { $monument } already has two builders; no third is allowed.
refusal-too-few-cards = { $monument } now needs at least { $needed } cards.
refusal-not-built = { $monument } is not in this exhibition yet; erect it before you improve it.
refusal-order-not-the-stack = The order must name every card of { $monument } exactly once, old and new.
refusal-already-bought = You have already bought an action this turn; one is the limit.
refusal-nothing-to-do-afterwards = You cannot buy an action: there would be nothing to use it for.

refusal-no-historian = { $colour } has no historian left to write a history.
refusal-nothing-to-chronicle = No opposing monument has two or more cards, so there is nothing to write about.

refusal-no-powers = This table plays without power cards.
refusal-not-holder = Only the holder of the { $power } can use it, and that is not you.
refusal-already-held = { $colour } already holds the { $power }.
refusal-no-majority = { $colour } does not have the majority for the { $power }: strictly more cards with its symbol than any other exhibition.
refusal-power-used = The { $power } has already been used this turn; once a turn is the limit.
refusal-no-point-to-pay = The Hero costs 1 point, and its holder has none.

refusal-no-clock = This table plays without a clock.
refusal-round-not-finished = Time can be called only between two rounds; finish this one first.
refusal-choose-first = The leader must choose a characteristic first.
refusal-already-chosen = The characteristic has already been chosen: { $characteristic }.
refusal-same-characteristic = The characteristic is already { $characteristic }; change to a different one.
refusal-not-more-endangered = Your card is { $grade }, the chooser’s is { $chooser }; only a strictly more endangered card can challenge.
refusal-no-challenge-in-drought = The Drought forbids challenges for the rest of this round.
refusal-collector-first = Your card is a Collector; announce { $collector } first.
refusal-collector-not-turned = Your card is not { $collector }; only the player who turns a Collector announces it.


## What cannot be read: plays

refusal-spaces = “{ $text }”: use one space between words, and none at the start or end.
refusal-verb-missing = “{ $text }” names a colour but no play.
refusal-verb-unknown = “{ $verb }” is not a play of this game.
refusal-colour-not-due = “{ $verb }” takes no colour here; leave out { $colour }.
refusal-power-unknown = “{ $power }” is not a power card; use scribe, hero or naute.
refusal-card-unknown = “{ $card }” is not a card of this game.
refusal-characteristic-unknown = “{ $characteristic }” is not a characteristic of this deck; choose from: { $allowed }.
refusal-direction-unknown = “{ $direction }” is not a direction; choose from: { $allowed }.
refusal-word-count =
  { $wanted ->
    [0] “{ $verb }” takes no further words; found: { $found }.
    [more] “{ $verb }” needs at least one word after it; found: none.
    [one] “{ $verb }” needs one word after it; found: { $found }.
   *[other] “{ $verb }” needs { $wanted } words after it; found: { $found }.
  }


## What cannot be read: options

refusal-option-unknown = Unknown option “{ $option }”; choose from: { $allowed }.
refusal-option-value = The option “{ $option }” cannot be “{ $value }”; allowed: { $allowed }.
refusal-option-shape = “{ $option }” is not an option; write name=value, with one space between options.
refusal-option-twice = The option “{ $option }” is given twice.
refusal-option-needs = The option “{ $option }” has no effect without “{ $needs }”.


## What cannot be read: files, and card files in particular

refusal-file-missing = { $file } cannot be opened ({ $cause }).
refusal-file-too-large = { $file } is larger than the limit of { $most } bytes.
refusal-file-not-text = { $file } is not UTF-8 text.
refusal-file-not-toml = { $file } is not TOML: { $cause }.
refusal-key-unknown = { $file }, line { $line }: unknown key “{ $key }”.
refusal-key-text = { $file }, line { $line }: “{ $key }” must be a non-empty text in quotes.
refusal-key-number = { $file }, line { $line }: “{ $key }” must be a number.
refusal-cards-monuments = { $file }, line { $line }: there must be { $count } monuments, each in a table [[monument]].
refusal-cards-code = { $file }, line { $line }: expected code = "{ $expected }" here; the order of the monuments is fixed.
refusal-cards-symbols = { $file }, line { $line }: a monument needs { $count } symbols, one for each value.
refusal-cards-symbol = { $file }, line { $line }: “{ $symbol }” is not a symbol; use scroll, ship or helmet.
refusal-cards-values = { $file }, line { $line }: “{ $key }” must be a list of values from 1 to 9.
refusal-cards-barred-count = { $file }, line { $line }: there must be { $count } barred cards, not { $found }.
refusal-cards-barred-semiramis = { $file }, line { $line }: Semiramis has no barred card.
refusal-cards-track = { $file }, line { $line }: the track needs the picture square and { $count } columns, each with three whole numbers from 0 to 99.
refusal-deck-rows = { $file }, line { $line }: there must be { $least } to { $most } tables [[{ $key }]].
refusal-deck-code-twice = { $file }, line { $line }: the code “{ $code }” is used twice.
refusal-deck-monument-code = { $file }, line { $line }: “{ $code }” is not a valid monument code; use three capital letters.
refusal-deck-characteristic-code = { $file }, line { $line }: “{ $code }” is not a valid name for a characteristic; use lower-case letters, with hyphens between words, and no reserved word.
refusal-deck-wins = { $file }, line { $line }: “{ $code }” needs wins = "highest" or wins = "lowest".
refusal-deck-grade = { $file }, line { $line }: the grade of “{ $code }” must be one of { $allowed }.
refusal-deck-collector-code = { $file }, line { $line }: “{ $code }” is not a valid Collector code; use 4 to 16 capital letters, and none of the eight standard codes.
refusal-deck-collector-effect = { $file }, line { $line }: the effect of “{ $code }” must be one of { $allowed }.


## What cannot be read: deals and records

refusal-first-seat = Seat { $found } cannot begin; choose a seat from 1 to { $seats }.
refusal-deck-empty = The deck is empty.
refusal-deck-card-twice = { $card } is in the deck twice.
refusal-deck-size = The deck has { $found } cards; with { $seats } players it must have { $wanted }.
refusal-deck-card-not-in-use = { $card } is in the deck, but is not used at this table with { $seats } players.
refusal-deck-collectors = The deck has { $found } Collectors; this table needs { $wanted }.

refusal-record-empty = The record is empty.
refusal-record-not-text = The record is not UTF-8 text.
refusal-record-too-large = The record is larger than the limit of { $most } bytes.
refusal-tag-shape = “{ $text }” is not a tag; write [Name "value"].
refusal-tag-unknown = Unknown tag “{ $tag }”.
refusal-tag-twice = The tag “{ $tag }” is given twice.
refusal-tag-missing = The tag “{ $tag }” is missing.
refusal-tag-value = “{ $value }” is not a valid value for the tag “{ $tag }”.
refusal-format-unknown = Unknown format “{ $found }”.
refusal-game-unknown = Unknown game “{ $game }”; choose from: { $allowed }.
refusal-bot-unknown = Unknown bot “{ $bot }”; choose from: { $allowed }.
refusal-round-goes-on = The round is not over yet: not everyone has been asked.
refusal-no-hints = There are no hints for { $game } yet.
refusal-bot-budget = “{ $found }” is not a valid search budget; write playouts (1000) or milliseconds (500ms).
refusal-program-missing = Cannot start the program “{ $program }”.
refusal-bot-policy = “{ $file }” is not a policy for { $game }; use an .npz written for its current observations.
refusal-rules-unknown = Unknown rules version { $found }.
refusal-player-count =
  { $found ->
    [one] This game cannot be played alone.
   *[other] This game cannot be played with { $found } players.
  }
refusal-name-bad = “{ $name }” is not a valid name; use 1 to 24 characters, no space at either end, and none of " : , ; #
refusal-name-twice = The name “{ $name }” is used twice; choose different names.
refusal-name-unwanted = The name “{ $name }” is not allowed on this server; choose another.
refusal-line-shape = “{ $text }” is not a line of a record; a line reads 1. Ada: draw, draw
refusal-line-number = This is line number { $found }, but { $expected } is next.
refusal-line-after-end = The game ended before this line.
refusal-player-unknown = No player at this table is called “{ $name }”.
refusal-not-to-move = It is { $expected }’s turn, not { $name }’s.
refusal-result-differs = The record gives the result “{ $found }”, but the plays lead to “{ $expected }”.
refusal-cards-differ = This record was played with a different card file.


## What cannot be done at a table on a server

refusal-address-bad = “{ $address }” is not an address; write 192.0.2.7 or 2001:db8::/64.
refusal-address-blocked = The host of this server has blocked your address for a while.
refusal-bad-message = Invalid message ({ $cause }).
refusal-bot-plays = A substitute is playing this seat; take it back first.
refusal-bot-unnamed = Choose a bot for this seat.
refusal-chat-off = Chat is switched off at this table.
refusal-has-resigned = This player has resigned; a bot plays on.
refusal-has-started = The game has already started.
refusal-hints-off = Hints are switched off at this table.
refusal-muted = The host of this server has muted you for a while.
refusal-name-missing = Enter a name to take a seat.
refusal-name-reserved = “{ $name }” is reserved for seats without a name; choose another.
refusal-name-taken = The name “{ $name }” is already taken at this table; choose another.
refusal-no-files = The option “{ $option }” does not accept files here.
refusal-no-such-invitation = This invitation is invalid or has already been used.
refusal-no-such-line = This table has no chat message number { $line }.
refusal-no-such-page = Page not found.
refusal-no-such-promise = This commitment is unknown or has already been used.
refusal-no-such-seat = This table has no such seat.
refusal-no-such-table = Table not found.
refusal-not-a-players-play = “{ $play }” is a play of the table, not of a player.
refusal-not-over = The game is not over yet.
refusal-not-reported = No such report is waiting.
refusal-not-sealed = The deck of this table has no seal.
refusal-not-started = The game has not started yet.
refusal-not-the-host = Only the host can do that.
refusal-not-your-seat = This seat is not yours.
refusal-not-your-turn = It is not your turn.
refusal-not-restricted = There is no such block or mute.
refusal-nothing-said = The message is empty.
refusal-nothing-to-undo = There is nothing to undo: revealed cards stay revealed.
refusal-one-seat-each = You can take only one seat when you create a table.
refusal-out-of-time = Your time is up; a bot finishes this turn.
refusal-password-needed = You need the host’s password to create a table on this server.
refusal-preparing = The rules are being prepared for first use; try again in a few seconds.
refusal-record-over = The game in this record is over and cannot be continued.
refusal-seat-empty = Not every seat is taken yet.
refusal-seat-is-yours = You already play this seat.
refusal-seat-blocked = The host of this server has blocked this seat for a while.
refusal-seat-reserved = This seat is reserved for a guest with an invitation.
refusal-seat-taken = This seat is taken.
refusal-stale = The table has changed in the meantime; look again and repeat your play.
refusal-table-over = The game at this table is over.
refusal-table-closed = The host of this server has closed this table.
refusal-too-fast = Too many requests; wait a moment and try again.
refusal-too-large = This is larger than the limit of { $most } bytes.
refusal-too-many = Too many connections or tables from this address; try again later.
refusal-too-many-changes = You have made { $most } changes since the last play that cannot be undone; no more until the next such play.
refusal-too-many-headers = The request has more headers than the limit of { $most }.
refusal-too-many-reports = You have already made { $most } reports at this table, which is the limit.
refusal-too-slow = The request took too long to arrive; try again.
refusal-watching = Spectators cannot play.
refusal-words-unwanted = The message contains a word that is not allowed on this server.
refusal-wrong-code = This is not the recovery code of this seat.
refusal-wrong-origin = This site may not connect to the server.
refusal-wrong-token = This is not the token of this server’s host.
refusal-seal-missing = The record has no seal.
refusal-seal-shape = The seal is not readable.
refusal-seal-promise = The secret in the seal does not match the commitment.
refusal-seal-deal = The deck of this record does not match the commitment.


## What happened: Monuments – Wonders of Antiquity

antiquity-event-draw = { $player } draws { $card }.
antiquity-event-draw-hidden = { $player } draws a card.
antiquity-event-take = { $player } takes { $card }.
antiquity-event-erect = { $player } ({ $colour }) erects { $monument }: { $cards }.
antiquity-event-improve = { $player } ({ $colour }) improves { $monument }: { $cards }.
antiquity-event-reorder = { $player } ({ $colour }) improves { $monument } with { $cards }; the Scribe reorders the stack: { $stack }.
antiquity-event-score =
  { $points ->
    [one] { $player } ({ $colour }) scores 1 point with { $cards } ({ $symbol }).
   *[other] { $player } ({ $colour }) scores { $points } points with { $cards } ({ $symbol }).
  }
antiquity-event-buy = { $player } buys one more action with { $cards } ({ $symbol }).
antiquity-event-acquire =
  { $points ->
    [one] { $player } ({ $colour }) acquires the { $power } and scores 1 point.
   *[other] { $player } ({ $colour }) acquires the { $power } and scores { $points } points.
  }
antiquity-event-seize =
  { $points ->
    [one] { $player } ({ $colour }) acquires the { $power } from { $from } and scores 1 point.
   *[other] { $player } ({ $colour }) acquires the { $power } from { $from } and scores { $points } points.
  }
antiquity-event-hero-draw = { $player } pays the Hero 1 point and draws { $card }.
antiquity-event-hero-draw-hidden = { $player } pays the Hero 1 point and draws a card.
antiquity-event-hero-take = { $player } pays the Hero 1 point and takes { $card }.
antiquity-event-swap = { $player } uses the Naute to swap { $card } for { $target }.
antiquity-event-history =
  { $pages ->
    [one] { $player } ({ $colour }) writes a history of one page.
   *[other] { $player } ({ $colour }) writes a history of { $pages } pages.
  }
antiquity-event-give = { $colour } gives up { $card }.
antiquity-event-marker = { $monument }: the marker is now on { $value }.
antiquity-event-overflow =
  { $points ->
    [one] { $colour } scores 1 point at once: the marker is already on the last square.
   *[other] { $colour } scores { $points } points at once: the marker is already on the last square.
  }
antiquity-event-end = { $player } ends the turn.
antiquity-event-refill = New face-up cards: { $cards }.
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

antiquity-aid-draw = 1 action: draw the top card of the pile, unseen
antiquity-aid-take = 1 action: take one of the face-up cards
antiquity-aid-erect = 1 action: build a monument; the first builder needs 2 or more cards, the second 3; the last card named is on top
antiquity-aid-improve = 1 action: place 1 or more cards on top of your own monument
antiquity-aid-score = 1 action and two cards with the same symbol: 1 point for each such symbol in your exhibition
antiquity-aid-buy = once a turn, two cards with the same symbol: one more action
antiquity-aid-history = your whole turn and 1 historian: take the top card of each opposing monument of 2 or more cards
antiquity-aid-acquire = 1 action, with the majority of its symbol: take a power card; 2 points now, 3 at the end
antiquity-aid-hero-draw = once a turn, 1 point: one more card from the pile
antiquity-aid-hero-take = once a turn, 1 point: one more of the face-up cards
antiquity-aid-swap = once a turn: swap a card from your hand with a face-up card
antiquity-aid-end = end your turn


## The text game

terminal-title-antiquity = Monuments – Wonders of Antiquity
terminal-title-fabuleux = Monuments fabuleux
terminal-compiling = Compiling the rules (only the first time)
terminal-served = Monuments is at { $address } – stop with Ctrl+C
terminal-data = Your games are saved in { $folder }
terminal-no-browser = No browser found; open this address yourself.
terminal-welcome = Type a play, “help” for the commands or “rules” for the player aid.
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
terminal-asked = Compared: { $characteristic }
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

terminal-can-do = Possible plays
terminal-cannot-do = Not possible now, and why
terminal-hint-antiquity = Hint: { $play } ({ $chance }% to win the game)
terminal-hint-fabuleux = Hint: { $play } ({ $chance }% to win the round)
terminal-hint-reason = { $rule }: { $text }
terminal-hint-line = then: { $line }
terminal-undone = Undone: { $play }
terminal-nothing-to-undo = There is nothing to undo: revealed cards stay revealed.
terminal-saved = Game saved to { $file }.
terminal-file-exists = { $file } already exists and is not this game; choose another name.
terminal-not-saved = { $file } cannot be written ({ $cause }).
terminal-goodbye = Goodbye, and thanks for playing!

terminal-help = Commands
terminal-help-help = show this list
terminal-help-hint = suggest a play
terminal-help-undo = undo the last play of this turn
terminal-help-log = show the game so far
terminal-help-save = save the game as a record: save FILE
terminal-help-quit = leave the game
terminal-help-board = show the whole table
terminal-help-available = show or hide how many times each monument can still be built
terminal-help-rules = show the player aid

terminal-game-over = The game is over.
terminal-winner = Victory goes to { $winners }.
terminal-score-sheet = Score sheet
terminal-scoring-guide = At a real table, the thirteenth marker moves from monument to monument during scoring (A6.1). Here, everything is added up at once.
terminal-stay = You can still use “save” to keep the game as a record, “log” and “board” to look back, and “quit” to leave.
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
fabuleux-event-say-hidden = { $player } has a value but keeps it secret in the dark.
fabuleux-event-flood = { $player } turns the Flood: all cards will drift one place to the { $direction }.
fabuleux-event-hurricane = { $player } turns the Hurricane: the weakest will win.
fabuleux-event-lightning = { $player } turns the Lightning: it will strike the best.
fabuleux-event-eclipse = { $player } turns the Eclipse: it grows dark.
fabuleux-event-drought = { $player } turns the Drought.
fabuleux-event-avalanche = { $player } turns the Avalanche.
fabuleux-event-volcano = { $player } turns the Volcano: its ash protects their cards this round.
fabuleux-event-earthquake = { $player } turns the Earthquake. Now comparing: { $characteristic }.
fabuleux-event-carried = { $player } loses a card to the Avalanche, unseen.
fabuleux-event-tie = Tie between { $seats }; the most endangered monument wins.
fabuleux-event-show = { $player } had: { $card } ({ $grade }).
fabuleux-event-show-drawn = { $player } drew: { $card }.
fabuleux-event-show-carried = { $player } lost to the Avalanche: { $card }.
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

fabuleux-aid-choose = as leader: choose the characteristic of this round, and say its value and your grade
fabuleux-aid-say = say the value of your card
fabuleux-aid-challenge = instead of saying a value, change the characteristic; your card must be more endangered than the chooser’s
fabuleux-aid-flood = Left or right? Before the comparison, all cards drift to the next player on that side.
fabuleux-aid-hurricane = Everything is turned upside down: in the next comparison the weakest wins.
fabuleux-aid-lightning = It strikes the best: in the next comparison the second best wins.
fabuleux-aid-eclipse = In the dark, nobody says a value until everyone has been asked. In a tie, this draw does not count.
fabuleux-aid-drought = Nobody can challenge this round. A tie ends at once; the player nearest to the leader wins it.
fabuleux-aid-avalanche = The top card of every pile of two or more cards is added to the round, unseen.
fabuleux-aid-volcano = Ash protects your cards this round: if you do not win, they go back under your pile.
fabuleux-aid-earthquake = Name a characteristic: from now on, it is the one compared. As leader, name it before you turn your card.
fabuleux-aid-time = the clock ends the game between two rounds


## Why a play is advised

antiquity-reason-erect-first =
  { $count ->
    [one] 1 card of { $monument } is enough now; the second builder will need { $needed }.
   *[other] { $count } cards of { $monument } are enough now; the second builder will need { $needed }.
  }
antiquity-reason-erect-last = You become the second builder of { $monument }; nobody can follow.
antiquity-reason-improve-lead = You become the main builder of { $monument }.
antiquity-reason-improve-grow =
  { $count ->
    [one] One more card makes your { $monument } harder to overtake.
   *[other] { $count } more cards make your { $monument } harder to overtake.
  }
antiquity-reason-worth =
  { $points ->
    [one] { $monument } is then worth 1 more point to you.
   *[other] { $monument } is then worth { $points } more points to you.
  }
antiquity-reason-cover = A history takes the top card: { $card } protects { $target }.
antiquity-reason-score-points =
  { $points ->
    [one] It scores 1 point at once, for the { $symbol } in your exhibition.
   *[other] It scores { $points } points at once, one for each { $symbol } in your exhibition.
  }
antiquity-reason-score-nothing = It scores nothing now; it only clears two cards from your hand.
antiquity-reason-spare = You can no longer build with { $cards }.
antiquity-reason-buy-action = It gives you one more action this turn.
antiquity-reason-history-pages =
  { $count ->
    [one] One page now is worth { $points } points to you.
   *[other] { $count } pages now are worth { $points } points to you.
  }
antiquity-reason-history-pile =
  { $count ->
    [one] Only 1 card is left in the pile: use your historians in time.
   *[other] Only { $count } cards are left in the pile: use your historians in time.
  }
antiquity-reason-history-bonus =
  { $points ->
    [one] Its place on the ladder is worth 1 more point.
   *[other] Its place on the ladder is worth { $points } more points.
  }
antiquity-reason-take-improve = It can go on top of your { $monument }.
antiquity-reason-take-erect =
  { $count ->
    [one] 1 card of { $monument } is enough to build it.
   *[other] With it you hold { $count } cards of { $monument }: enough to build it.
  }
antiquity-reason-take-toward = With it you hold { $count } of the { $needed } cards that { $monument } needs.
antiquity-reason-take-begin = Your first card of { $monument }, which can still be built with { $needed } cards.
antiquity-reason-take-pair =
  { $points ->
    [one] A second { $symbol }: two of them score 1 point.
   *[other] A second { $symbol }: two of them score { $points } points.
  }
antiquity-reason-take-deny = You can no longer build { $monument }, but this keeps the card from the others.
antiquity-reason-draw-blind = No face-up card goes with your hand or your exhibition.
antiquity-reason-draw-more =
  { $count ->
    [one] There is no hand limit, and 1 card is left in the pile.
   *[other] There is no hand limit, and { $count } cards are left in the pile.
  }
antiquity-reason-hero = The Hero gives you one more card for 1 point.
antiquity-reason-acquire =
  { $points ->
    [one] The { $power } is worth 1 point as long as you keep it.
   *[other] The { $power } is worth { $points } points as long as you keep it.
  }
antiquity-reason-history-done = A history takes the whole turn.
antiquity-reason-end = Your turn is complete.
antiquity-reason-ahead =
  { $percent ->
    [one] In 100 trial games it wins 1 more than the next best play.
   *[other] In 100 trial games it wins { $percent } more than the next best play.
  }

fabuleux-reason-choose = Your card beats { $percent }% of the deck ({ $characteristic }).
fabuleux-reason-challenge = Your card beats { $percent }% of the deck ({ $characteristic }); as the question stands, { $before }%.
fabuleux-reason-say = Your card beats { $percent }% of the deck ({ $characteristic }).
fabuleux-reason-ahead = In { $trials } trial rounds it wins { $wins } more than the next best play.
fabuleux-reason-only = It is your only play.
fabuleux-reason-force = Estimated in trial rounds with the cards that may still be hidden.


## The opponents, in one sentence each

bot-ione = Ione is playing her first game: she knows the rules, but half the time she forgets what they are for.
bot-dion = Dion builds at once, with as few cards as possible.
bot-myron = Myron is a trader: two cards with the same symbol rarely stay in his hand.
bot-xenia = Xenia keeps a full hand and places many cards at once.
bot-theon = Theon has taught thousands of games and plays from experience, without looking ahead.
bot-clio = Clio thinks a little ahead and writes when there is plenty to tell.
bot-meton = Meton works out a few turns ahead, as he does with the moon.
bot-hypatia = Hypatia thinks for as long as is polite.
bot-mila = Mila is seven: half the time she picks what she likes best.
bot-otto = Otto looks only at his own card.
bot-vera = Vera remembers every card she has seen and weighs up what is left.

terminal-record-line = line { $line }: { $reason }
terminal-record-play = line { $line }: turn { $turn }, "{ $play }": { $reason }


## Set phrases of the chat

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-goodbye = Goodbye!
