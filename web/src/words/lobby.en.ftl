### Making a table, waiting at one, and the lists of tables.

## New table

lobby-new = A new table
lobby-new-text = Choose who sits down and how you play. Nothing here needs to be changed.
lobby-count = How many play
lobby-players = { $count } players
lobby-seats = The seats
lobby-seat-kind = Who sits in seat { $number }
lobby-seat-name = Name in seat { $number }
lobby-seat-bot = Opponent in seat { $number }
lobby-kind-me = you
lobby-kind-here = someone at this screen
lobby-kind-open = anyone who comes
lobby-kind-reserved = a guest with a link
lobby-kind-bot = an opponent of the house
lobby-about-here = Plays on this screen too; between two turns a curtain hides the cards.
lobby-about-open = Whoever has the address of the table can sit down.
lobby-about-reserved = You get a link and a code to pass on; each works once.
lobby-options = How you play
lobby-make = Set the table
lobby-making = The table is being set …
lobby-more = Time, company and records

## Options of the games

lobby-option-powers = With power cards
lobby-option-powers-about = Scribe, Hero and Naute go to whoever shows most of a symbol.
lobby-option-power-symbols = Power cards count when scoring
lobby-option-power-symbols-about = Each power card is one more symbol for scoring.
lobby-option-actions = Up to three actions
lobby-option-actions-about = The French rules say that a player “may” use three actions, which allows ending a turn early. Here all three must be used unless you choose this.
lobby-option-track = A higher start
lobby-option-track-about = The markers start in the column worth 3, so every monument is worth something at once.
lobby-option-show-taken = Cards taken face up stay visible
lobby-option-show-taken-about = Everybody can look up who took which card. Easier on the memory.
lobby-option-left-out = Monument left out
lobby-option-left-out-about = With two players one monument is not used.
lobby-option-collectors = Collectors
lobby-option-collectors-about = Cards that turn a round upside down; how many are shuffled in.
lobby-option-rounds = Rounds
lobby-option-rounds-about = The game ends after so many; without a limit it ends when one player has all the cards.
lobby-option-minutes = Minutes
lobby-option-minutes-about = When they are over, the round is finished and the largest pile wins.
lobby-option-first = Who begins
lobby-option-first-about = The rules let the youngest begin; the table cannot know who that is.
lobby-option-cards = Which cards
lobby-option-cards-about = The host of this place has put other cards beside the usual ones.
lobby-option-deck = Which deck
lobby-option-deck-about = The host of this place has put other decks beside the usual one.
lobby-value-standard = as usual
lobby-value-random = drawn by lot
lobby-value-none = no limit

## Time and company

lobby-pace = Time for a turn
lobby-pace-none = as long as it takes
lobby-pace-seconds = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }
lobby-pace-days = { $days ->
    [one] one day
   *[other] { $days } days
  }
lobby-pace-about = What runs out of time is played by an opponent of the house.
lobby-absence = Whoever is away when it is their turn
lobby-absence-never = is waited for
lobby-absence-after = is replaced after { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }
lobby-absence-about = An opponent of the house plays until they are back.
lobby-allow-chat = Chat
lobby-allow-chat-about = People at the table can write to each other.
lobby-hints = Hints for everybody
lobby-hints-about = Otherwise only where one person plays against the house.
lobby-allow-listed = Show among the open tables
lobby-allow-listed-about = Anybody on this server can find it, sit down or watch.
lobby-allow-wait = Wait for my signal
lobby-allow-wait-about = The game begins when you say so, not when the last seat is taken.
lobby-record = Go on from a record
lobby-record-about = Paste the text of a game, or choose its file. What nobody has seen yet is dealt anew.
lobby-record-text = The record
lobby-record-file = Choose a file

## The lobby of a table

lobby-waiting = The table is set
lobby-waiting-text = The game begins by itself as soon as every seat is taken.
lobby-full-text = Everybody is here.
lobby-start = Begin
lobby-you = you
lobby-host = host
lobby-person = is here
lobby-away = sits here, but is away
lobby-bot = opponent of the house
lobby-reserved = kept for a guest
lobby-kept-host = Send each guest the link for their seat. The address of this page does not give them a seat.
lobby-kept-by = The empty seats are kept for guests. Ask { $host } for your invitation link and open it to sit down.
lobby-kept = The empty seats are kept for guests. Open your invitation link to sit down.
lobby-empty = still empty
lobby-take = Sit down here
lobby-take-name = Your name at this table
lobby-fill = Opponent for seat { $number }
lobby-fill-done = Let them sit down
lobby-new-link = Make a link
lobby-link = Link for seat { $number }
lobby-share = Bring company
lobby-share-text = Whoever opens this address can sit down or watch.
lobby-address = Address of this table
lobby-recovery = Your code for this seat
lobby-recovery-text = It gets your seat back on another device, should this one be lost. It works once.
lobby-chat-title = At the table
lobby-chat-none = Nothing has been said yet.
lobby-say = Say something
lobby-send = Send
lobby-no-options = by the rules as printed

## Lists of tables

lobby-tables = Tables
lobby-mine = My tables
lobby-mine-none = You have not sat down anywhere yet.
lobby-open = Open tables
lobby-open-none = Nobody is waiting for company right now.
lobby-your-turn = your turn
lobby-others-turn = others are playing
lobby-phase-open = waiting for players
lobby-phase-playing = being played
lobby-phase-over = finished
lobby-to-table = To the table
lobby-watch = Watch
lobby-replay = Replay
lobby-free = { $count ->
    [0] no free seat
    [one] one free seat
   *[other] { $count } free seats
  }
lobby-recover = Get a seat back
lobby-recover-text = With the code that was shown when the seat was taken.
lobby-recover-table = Table
lobby-recover-seat = Seat
lobby-recover-code = Code
lobby-recover-done = Sit down again
