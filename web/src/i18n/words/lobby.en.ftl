### Making a table, waiting at one, and the lists of tables.

## New table

lobby-new = New table
lobby-new-text = Choose your opponents and options, or keep the defaults and start right away.
lobby-new-game = Choose the game first.
lobby-count = Number of players
lobby-players = { $count } players
lobby-seats = Seats
lobby-seat-kind = Player in seat { $number }
lobby-seat-name = Name in seat { $number }
lobby-seat-bot = Computer player in seat { $number }
lobby-kind-me = You
lobby-kind-here = Player at this screen
lobby-kind-open = Open to anyone
lobby-kind-reserved = Invited guest
lobby-kind-bot = Computer player
lobby-about-here = Shares this screen with you. Hands stay hidden between turns.
lobby-about-open = Anyone with the address of the table can join.
lobby-about-reserved = You get a link and a code to send. Each works once.
lobby-options = Game options
lobby-make = Create table
lobby-making = Creating the table…
lobby-more = Time limits, chat and more

## Options of the games

lobby-option-powers = Power cards
lobby-option-powers-about = Acquire the Scribe, the Hero or the Naute with the majority of its symbol.
lobby-option-power-symbols = Power cards count when scoring
lobby-option-power-symbols-about = Each power card counts as one more card with its symbol.
lobby-option-actions = Up to three actions
lobby-option-actions-about = The French rules allow you to end a turn early. Without this option, you must use all three actions.
lobby-option-track = Higher starting value
lobby-option-track-about = Markers start in the column worth 3, so every monument is worth points from the start.
lobby-option-show-taken = Cards taken face up stay visible
lobby-option-show-taken-about = Everyone can check who took which card, so there is less to remember.
lobby-option-left-out = Monument left out
lobby-option-left-out-about = With two players, one monument is not used.
lobby-option-collectors = Collectors
lobby-option-collectors-about = Cards that turn a round upside down. Choose how many to shuffle in.
lobby-option-rounds = Rounds
lobby-option-rounds-about = The game ends after this number of rounds. Without a limit, it ends when one player has all the cards.
lobby-option-minutes = Minutes
lobby-option-minutes-about = When time runs out, the round is finished and the largest pile wins.
lobby-option-first = First player
lobby-option-first-about = By the rules, the youngest player begins. Choose their seat, or draw at random.
lobby-option-cards = Card set
lobby-option-cards-about = This server offers other card sets besides the standard one.
lobby-option-deck = Deck
lobby-option-deck-about = This server offers other decks besides the standard one.
lobby-value-standard = standard
lobby-value-random = random
lobby-value-none = no limit

## Time and company

lobby-pace = Time per turn
lobby-pace-none = no limit
lobby-pace-seconds = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }
lobby-pace-days = { $days ->
    [one] one day
   *[other] { $days } days
  }
lobby-pace-about = When time runs out, a computer player finishes the turn.
lobby-absence = If a player is away
lobby-absence-never = wait for them
lobby-absence-after = substitute after { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }
lobby-absence-about = A computer player takes their turns until they are back.
lobby-allow-chat = Chat
lobby-allow-chat-about = Players at the table can write to each other.
lobby-hints = Hints for everyone
lobby-hints-about = Otherwise, hints are available only to a single person playing against computer players.
lobby-allow-listed = List under open tables
lobby-allow-listed-about = Anyone on this server can find the table, join it or watch.
lobby-allow-wait = Start manually
lobby-allow-wait-about = The game starts when you say so, not when the last seat is taken.
lobby-record = Continue from a record
lobby-record-about = Paste a game record or choose its file. Cards that nobody has seen yet are dealt again.
lobby-record-text = Game record
lobby-record-file = Choose file

## The lobby of a table

lobby-waiting = The table is ready
lobby-waiting-text = The game starts as soon as every seat is taken.
lobby-full-text = Everyone is here.
lobby-start = Start game
lobby-you = you
lobby-host = host
lobby-person = here
lobby-away = away
lobby-bot = computer player
lobby-reserved = reserved for a guest
lobby-kept-host = A reserved seat can only be taken with its link. Send each guest theirs.
lobby-kept-by = The open seats are reserved for guests. Ask { $host } for your invitation link and open it to join.
lobby-kept = The open seats are reserved for guests. Open your invitation link to join.
lobby-empty = waiting for a player
lobby-take = Sit here
lobby-take-name = Your name at this table
lobby-fill = Computer player for seat { $number }
lobby-fill-done = Add to table
lobby-new-link = Create link
lobby-link = Link for seat { $number }
lobby-share = Invite players
lobby-share-text = Anyone who opens this address can join or watch.
lobby-address = Table address
lobby-recovery = Your recovery code
lobby-recovery-text = Use it to get your seat back on another device. It works once.
lobby-no-options = standard rules

## Lists of tables

lobby-tables = Tables
lobby-mine = My tables
lobby-mine-none = You have not joined a table yet.
lobby-open = Open tables
lobby-open-none = There are no open tables right now.
lobby-your-turn = your turn
lobby-others-turn = waiting for others
lobby-phase-open = waiting for players
lobby-phase-playing = in progress
lobby-phase-over = finished
lobby-to-table = Go to table
lobby-watch = Watch
lobby-replay = Replay
lobby-free = { $count ->
    [0] no open seats
    [one] one open seat
   *[other] { $count } open seats
  }
lobby-recover = Recover a seat
lobby-recover-text = Enter the recovery code you were given when you took the seat.
lobby-recover-table = Table
lobby-recover-seat = Seat
lobby-recover-code = Recovery code
lobby-recover-done = Recover seat

