"""The story that a log tells, line by line."""

from random import Random

from monuments.games.registry import open_game
from monuments.server.log import Chair, Line, Played, Started, Story, Undone, happened


def test_a_play_that_was_taken_back_is_still_told_as_it_was() -> None:
    game = open_game("antiquity", {})
    deal = game.deal(2, Random(1))
    story = Story(game, [Chair(), Chair()], True)
    deck = tuple(game.card_code(card) for card in deal.deck)
    story.tell(Line(1, 0.0, None, Started(deck, 0)))
    assert story.s is not None
    take = next(form.example() for form in game.forms(story.s) if form.verb == "take")
    line = Line(2, 0.0, 0, Played(take))
    told = story.tell(line)
    at_once = happened(story, line, told, None)
    story.tell(Line(3, 0.0, 0, Undone(1)))
    for seq, play in enumerate(("draw", "draw", "draw", "end"), 4):
        story.tell(Line(seq, 0.0, 0, Played(play)))

    assert at_once.events[0].seat == 0
    assert happened(story, line, told, None) == at_once
