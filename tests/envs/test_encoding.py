"""Encodings: parts follow one another, and every number has a name and a bound."""

import numpy as np
import pytest

from monuments.engine.game import Game
from monuments.envs.encoding import Encoding, Part
from monuments.envs.games import KERNELS, encoding_of
from monuments.games.registry import GAMES, open_game

SMALL = Encoding(
    "toy", 1,
    (
        Part("turn", 0, (("",),), 9, "the turn"),
        Part("hands", 1, (("you", "next"), ("A", "B", "C")), 3, "cards"),
    ),
    ("draw", "end"),
)  # fmt: skip


def test_parts_are_split_in_their_shapes_without_a_copy() -> None:
    flat = np.arange(7, dtype=np.int16)
    parts = SMALL.split(flat)

    assert SMALL.size == 7
    assert parts["turn"].tolist() == [0]
    assert parts["hands"].tolist() == [[1, 2, 3], [4, 5, 6]]
    parts["hands"][1, 0] = -1
    assert flat[4] == -1


def test_leading_axes_are_kept() -> None:
    batch = np.zeros((5, 2, SMALL.size), np.int16)

    assert {name: part.shape for name, part in SMALL.split(batch).items()} == {
        "turn": (5, 2, 1),
        "hands": (5, 2, 2, 3),
    }


def test_the_last_axis_varies_fastest_in_the_names() -> None:
    assert SMALL.names[1:] == (
        "hands.you.A", "hands.you.B", "hands.you.C", "hands.next.A", "hands.next.B", "hands.next.C"
    )  # fmt: skip
    assert SMALL.most.tolist() == [9, 3, 3, 3, 3, 3, 3]


@pytest.mark.parametrize("name", GAMES)
def test_the_parts_of_a_game_leave_no_gap(name: str) -> None:
    encoding = KERNELS[name].encoding
    starts = [part.start for part in encoding.parts]

    assert starts == [0, *(part.stop for part in encoding.parts[:-1])]
    assert len(encoding.names) == len({*encoding.names}) == len(encoding.most) == encoding.size
    assert (encoding.most > 0).all()


@pytest.mark.parametrize("name", GAMES)
def test_every_step_of_a_game_has_a_name(name: str) -> None:
    game: Game = open_game(name, {})

    assert encoding_of(game).game == name
    assert len(encoding_of(game).steps) == game.num_steps
