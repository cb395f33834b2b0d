### Explanations beside what a newcomer has not seen before.

newcomer-what = What is this?
newcomer-track = The marker moves one square to the right whenever a history takes a card of this monument. A sole builder scores the large figure. With two builders, the main one scores the first small figure, the other the second.
newcomer-needs = 2+: the first builder needs at least two cards. 3+: the second needs at least three. There is no third builder.
newcomer-pawns = Your historians. Each can write one history, which takes a whole turn. Each one you leave unused costs 12 points at the end.
newcomer-symbols = The symbols on the cards in your exhibition. Two cards with the same symbol from your hand score one point for each of them.
newcomer-gone = Cards taken by histories, and cards that left the game to score points or buy an action. Select a number to see them.
newcomer-rules = Every number is a rule. Select it to read the rule.
newcomer-actions = Your actions: three a turn, to draw, build, improve or score. Once a turn, two cards with the same symbol buy one more.
newcomer-ladder = Histories by length: one page for each card they took. At the end, the three longest earn 9, 6 and 3 points.
newcomer-scale = How endangered each monument is. A player further to the right than the one who chose may change the characteristic.
newcomer-pile = Your cards. Whoever wins a round puts all its cards under their own pile. The player with the most cards wins the game.
