"""A position of `fabuleux` as `monuments replay` shows it."""

from monuments.games.fabuleux.presentation.snapshot import snapshot
from tests.rules.fabuleux.positions import Table

NAMES = ["Ada", "Ben", "Cleo"]
PILES = ("green 5, green 4", "FLOOD, green 9", "green 1")


def test_a_card_of_the_round_is_the_top_card_of_its_pile() -> None:
    t = Table(*PILES).play("Ada: choose height")
    found = snapshot(t.s, NAMES, t.deck)

    assert found["piles"] == {"Ada": ["AAA", "AAB"], "Ben": ["FLOOD", "BAB"], "Cleo": ["CAA"]}
    assert (found["round"], found["leader"], found["to_move"]) == (1, "Ada", "Ben")
    assert not found["finished"]


def test_a_finished_game_has_nobody_to_move_and_its_winners() -> None:
    t = Table("green 9, green 8", "green 1")
    t.play("Ada: choose height; Ben: say")
    found = snapshot(t.s, NAMES[:2], t.deck)

    assert (found["finished"], found["to_move"], found["winners"]) == (True, None, ["Ada"])
    assert found["piles"]["Ben"] == []
    assert sorted(found["piles"]["Ada"]) == ["AAA", "AAB", "BAA"]
