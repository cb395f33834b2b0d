"""Cached views and forms equal, byte for byte, the plainly built ones."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest

from monuments.engine.game import State
from monuments.engine.jit import COMPILED
from monuments.engine.play import plays, random_steps
from monuments.games.antiquity import Antiquity
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.presentation import forms, plain_forms, plain_view, view
from monuments.games.antiquity.presentation.cards import STANDARD

EACH: Final = 1 if COMPILED else 12
"""One in this many plays is compared: without compiled kernels a comparison takes far longer."""
OPTIONS = ("", "actions=upto", "powers=on", "powers=on show-taken=on track=3", "cards=swapped")


def game_with(options: str, folder: Path) -> Antiquity:
    """Return a game; `swapped` are cards of our own with other symbols."""
    words = dict(word.split("=") for word in options.split())
    if "cards" in words:
        swapped = STANDARD.read_text("utf-8").replace('["ship", "helmet"', '["helmet", "ship"')
        words["cards"] = str(folder / "swapped.toml")
        Path(words["cards"]).write_text(swapped, "utf-8")
    return Antiquity(words)


def walked(game: Antiquity, seats: int) -> Iterator[tuple[State, State]]:
    """Yield the positions before and after the plays of a random game."""
    rng = Random(seats)
    deal = game.deal(seats, rng)
    start = game.new(seats, deal)
    steps = random_steps(game, start.copy(), rng)
    for before, taken in list(plays(game, start, steps))[::EACH]:
        after = before.copy()
        for step in taken:
            game.apply(after, step)
        yield before, after


def exhausted(s: State) -> State:
    """Return the position with nothing left to draw."""
    bare = s.copy()
    bare[at.LAID_OUT], bare[at.TOP] = 0, bare[at.BOTTOM]
    return bare


@pytest.mark.parametrize("seats", Antiquity.seats)
@pytest.mark.parametrize("options", OPTIONS)
def test_forms(tmp_path: Path, options: str, seats: int) -> None:
    for s, after in walked(game_with(options, tmp_path), seats):
        for each in (s, after, exhausted(s)):
            assert forms.write_forms(each) == plain_forms.write_forms(each)


@pytest.mark.parametrize("seats", Antiquity.seats)
@pytest.mark.parametrize("options", OPTIONS)
def test_views_and_changes(tmp_path: Path, options: str, seats: int) -> None:
    eyes = (*range(seats), None)
    for before, after in walked(game_with(options, tmp_path), seats):
        assert view.write_views(before, eyes) == plain_view.write_views(before, eyes)
        changes = view.write_changes(before, after, eyes)
        assert changes == plain_view.write_changes(before, after, eyes)
    assert view.write_views(after, eyes) == plain_view.write_views(after, eyes)


def test_the_cache_of_situations_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forms, "MAX_FRAMES", 3)
    monkeypatch.setattr(forms, "_FRAMES", {})
    for s, _ in walked(Antiquity(), 2):
        assert forms.write_forms(s) == plain_forms.write_forms(s)

        assert len(forms._FRAMES) <= 3


SHOWN: Final = """
from random import Random
from monuments.games.antiquity import Antiquity, forms, plain_forms
game = Antiquity()
s = game.new(2, game.deal(2, Random(1)))
print(game.write_forms(s), game.write_views(s, [0]), game.write_changes(s, s, [0]))
print(game.view(s, 0), game.forms(s), len(forms._FRAMES))
"""


@pytest.mark.parametrize(("switch", "frames"), [("0", 0), ("1", 1)])
def test_one_switch_chooses_the_plain_version(switch: str, frames: int) -> None:
    environment = {**os.environ, "MONUMENTS_FAST": switch}
    shown = subprocess.run(
        [sys.executable, "-c", SHOWN], env=environment, capture_output=True, text=True, check=True
    ).stdout

    assert int(shown.split()[-1]) == frames
