### The first page, and the opponents.

start-headline-antiquity-1 = Build it.
start-headline-antiquity-2 = Write it down.
start-headline-fabuleux-1 = Ask once.
start-headline-fabuleux-2 = Win them all.
start-about-antiquity = Raise the wonders of antiquity, then send a historian to tell of everyone else’s. A full table is waiting for you.
start-about-fabuleux = Thirty-six monuments of the real world, one question each round, and the one in danger may have the last word. A full table is waiting for you.
start-sit = Take a seat
start-sitting = A chair is being moved …
start-guided = Guided first game
start-as = You play as
start-frieze-antiquity = The twelve monuments
start-frieze-fabuleux = Twelve of the thirty-six monuments
start-game = The game
start-opponents = Your opponents
start-change = Choose another opponent for this seat
start-choose = Who shall sit here?
start-rating = rating { $rating }
start-no-rating = not rated yet
start-strength = strength { $level } of 5
start-more = More ways to play
start-new = New table with options
start-invite = Invite by link or code
start-open = { $count ->
    [0] Open tables
   *[other] Open tables, { $count }
  }
start-screen = Several people at this screen
start-join = You are invited
start-join-text = A seat is kept for you. What should the others call you?
start-join-by = { $host } has invited you to a game of { $game }. What should the others call you?
start-join-game = You are invited to a game of { $game }. What should the others call you?
start-join-there = At the table: { $names }
start-join-done = Sit down
start-your-turn = { $game }, { $day }: your turn
start-go-on = { $game }, { $day }: go on

## The opponents

opponent-ione-title = the newcomer
opponent-ione-quote = Wait, which ones were the historians?
opponent-dion-title = the builder
opponent-dion-quote = Two cards are a start.
opponent-myron-title = the trader
opponent-myron-quote = Everything has its price.
opponent-xenia-title = the collector
opponent-xenia-quote = One more card, then you will see.
opponent-clio-title = the chronicler
opponent-clio-quote = Build higher. I can wait.
opponent-hypatia-title = the scholar
opponent-hypatia-quote = I have looked at it from your side, too.
opponent-mila-title = seven years old
opponent-mila-quote = Mine is the prettiest!
opponent-otto-title = the guard
opponent-otto-quote = I know what I hold.
opponent-vera-title = the curator
opponent-vera-quote = That one went by four rounds ago.
