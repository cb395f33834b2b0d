### The first page, and the opponents.

start-headline-antiquity-1 = Build it.
start-headline-antiquity-2 = Write it down.
start-headline-fabuleux-1 = Ask once.
start-headline-fabuleux-2 = Win them all.
start-about-antiquity = Build the wonders of antiquity, then send your historians to write about everyone else’s. Your opponents are waiting.
start-about-fabuleux = Thirty-six real monuments, one question each round, and an endangered one may have the last word. Your opponents are waiting.
start-sit = Take a seat
start-sitting = Setting up the table…
start-guided = Guided first game
start-as = You play as
start-frieze-antiquity = The twelve monuments
start-frieze-fabuleux = Twelve of the thirty-six monuments
start-game = Game
start-opponents = Your opponents
start-change = Change this opponent
start-choose = Choose an opponent
start-rating = rating { $rating }
start-no-rating = not rated yet
start-strength = strength { $level } out of 5
start-more = More ways to play
start-new = New table with options
start-invite = Invite by link or code
start-open = { $count ->
    [0] Open tables
   *[other] Open tables ({ $count })
  }
start-screen = Pass and play on this screen
start-docs = Documentation
start-join = You are invited
start-join-text = A seat is reserved for you. Choose the name the others will see.
start-join-by = { $host } invites you to a game of { $game }. Choose the name the others will see.
start-join-game = You are invited to a game of { $game }. Choose the name the others will see.
start-join-there = At the table: { $names }
start-join-done = Join table
start-your-turn = { $game }, { $day }: your turn
start-go-on = { $game }, { $day }: continue
start-finished = { $game }, { $day }: finished

## The opponents

opponent-ione-title = the newcomer
opponent-ione-quote = Wait, which ones were the historians?
opponent-dion-title = the builder
opponent-dion-quote = Two cards are a start.
opponent-myron-title = the trader
opponent-myron-quote = Everything has its price.
opponent-xenia-title = the collector
opponent-xenia-quote = One more card, and you’ll see.
opponent-theon-title = the teacher
opponent-theon-quote = I usually tell my pupils not to do that.
opponent-clio-title = the chronicler
opponent-clio-quote = Build higher. I can wait.
opponent-meton-title = the astronomer
opponent-meton-quote = I was expecting that. Since last night.
opponent-hypatia-title = the scholar
opponent-hypatia-quote = I’ve looked at it from your side, too.
opponent-mila-title = seven years old
opponent-mila-quote = Mine is the prettiest!
opponent-otto-title = the guard
opponent-otto-quote = I know what I’m holding.
opponent-vera-title = the curator
opponent-vera-quote = That one went by four rounds ago.
