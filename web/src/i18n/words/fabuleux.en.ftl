### The table of Monuments fabuleux in the browser.

## Names

grade-green = not threatened
grade-yellow = near threatened
grade-orange = threatened
grade-red = in peril

country-XJ = Jerusalem

figure-metres = { $figure } metres
figure-square-metres = { $figure } square metres

era-bc = BC
era-ad = AD

direction-left = left
direction-right = right

## The bar

fabuleux-web-your-word = Your turn
fabuleux-web-turn = { $player }
fabuleux-web-your-pile = Your pile
fabuleux-web-pile =
  { $count ->
    [one] pile of 1 card
   *[other] pile of { $count } cards
  }

## The players

fabuleux-web-says = says the { $characteristic }
fabuleux-web-thinks = looking at the card…
fabuleux-web-waits = waiting
fabuleux-web-in-dark = in the dark
fabuleux-web-tied = tied
fabuleux-web-out-short = out
fabuleux-web-out = out in round { $round }

## The card

fabuleux-web-asked = (asked)
fabuleux-web-out-of = of { $most }
fabuleux-web-face-down = Your card is still face down.
fabuleux-web-watching = You are a spectator. The cards are shown at the end of the round.
fabuleux-web-seen-by = Only { $player } could see this card.
fabuleux-web-you-are-out = You are out. See who wins them all!
fabuleux-web-collector = Collector

## The question

fabuleux-web-title-choose = What do you choose?
fabuleux-web-title-chooses = { $player } is choosing…
fabuleux-web-title-asks = { $player } asks for { $characteristic }
fabuleux-web-title-you-ask = You ask for { $characteristic }
fabuleux-web-title-tie = A tie!
fabuleux-web-title-collector = You turned a Collector: { $collector }!
fabuleux-web-note-choose = What is your monument best at?
fabuleux-web-note-chooses = What will it be?
fabuleux-web-note-tie = The most endangered monument wins.
fabuleux-web-wins-highest = the highest wins
fabuleux-web-wins-lowest = the oldest wins
fabuleux-web-grade-of = { $player }: { $grade }.
fabuleux-web-no-grade = No grade has been said yet.

## What can be done

fabuleux-web-choices = Your choices
fabuleux-web-say = Say
fabuleux-web-rival-better-highest = { $figure } is higher
fabuleux-web-rival-better-lowest = { $figure } is older
fabuleux-web-rival-equal-highest = as high as { $figure }
fabuleux-web-rival-equal-lowest = as old as { $figure }
fabuleux-web-rival-worse-highest = the best so far
fabuleux-web-rival-worse-lowest = the oldest so far
fabuleux-web-advice =
  { $count ->
    [0] hardly ever wins
   *[other] wins { $count } in 10
  }
fabuleux-web-or-change = or change the question to
fabuleux-web-announce = Unleash it!

## Forces that are loose

fabuleux-web-forces = Forces of nature
fabuleux-web-force-flood = All cards will drift one place to the { $direction }.
fabuleux-web-force-hurricane = The weakest will win.
fabuleux-web-force-lightning = The best value will be struck.
fabuleux-web-force-eclipse = It is dark: nobody says a value.
fabuleux-web-force-drought = Nobody can change the question.
fabuleux-web-force-volcano = { $player } loses nothing.
fabuleux-web-force-earthquake = Now comparing: { $characteristic }.
fabuleux-web-about-flood = Flood: before the cards are compared, each drifts to the next player on the { $direction }.
fabuleux-web-about-hurricane = Hurricane: in the next comparison the weakest card wins.
fabuleux-web-about-lightning = Lightning: it strikes the best card, so in the next comparison the second best wins.
fabuleux-web-about-eclipse = Eclipse: nobody says a value until everyone has had a turn. In a tie, this draw does not count.
fabuleux-web-about-drought = Drought: nobody can challenge in this round. A tie ends at once in favour of the player nearest to the leader.
fabuleux-web-about-volcano = Volcano: if { $player } does not win the round, the cards { $player } played go back under their own pile.
fabuleux-web-about-earthquake = Earthquake: a new question. Only { $characteristic } is compared now, whatever was asked before.

## The end of a round

fabuleux-web-last = { $player } won the last round
fabuleux-web-last-you = You won the last round
fabuleux-web-reveal = Cards shown: { $characteristic }
fabuleux-web-wins =
  { $count ->
    [one] { $player } wins 1 card
   *[other] { $player } wins { $count } cards
  }
fabuleux-web-you-win =
  { $count ->
    [one] You win 1 card!
   *[other] You win { $count } cards!
  }
fabuleux-web-tie-title = A tie!
fabuleux-web-tie-note = A tie: the most endangered monument wins.
fabuleux-web-was-flood = Flood: the cards have drifted
fabuleux-web-was-hurricane = Hurricane: the weakest wins
fabuleux-web-was-lightning = Lightning: the best is struck
fabuleux-web-was-eclipse = Eclipse
fabuleux-web-was-drought = Drought
fabuleux-web-was-avalanche = Avalanche: more cards
fabuleux-web-was-volcano = Volcano: under the ash
fabuleux-web-was-earthquake = Earthquake
fabuleux-web-drawn = drawn in the tie
fabuleux-web-carried = carried along
fabuleux-web-next = Next
fabuleux-web-to-result = See result

## The end of the game

fabuleux-web-you-won = You won!
fabuleux-web-won =
  { $count ->
    [one] { $players } wins
   *[other] { $players } share the victory
  }
fabuleux-web-rounds =
  { $count ->
    [one] after 1 round
   *[other] after { $count } rounds
  }
fabuleux-web-champion =
  { $count ->
    [one] won 1 round
   *[other] won { $count } rounds
  }
fabuleux-web-place = Place
fabuleux-web-player = Player
fabuleux-web-cards = Cards
fabuleux-web-won-rounds = Rounds won
fabuleux-web-streak = Longest streak
fabuleux-web-haul = Biggest win
fabuleux-web-challenges = Challenges
fabuleux-web-rematch = Play again
fabuleux-web-replay = Watch replay
fabuleux-web-record = Download record

## Menu and log

fabuleux-web-log = Game log
fabuleux-web-log-empty = No plays yet.
fabuleux-web-museum = Museum
fabuleux-web-keys = Keys: 1 to 4 choose, arrows move, Enter continues, / opens this menu.
