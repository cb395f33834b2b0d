"""The kernels and the encoding of each game, by its name."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from monuments.engine.game import Game, State
from monuments.envs.antiquity import batch as antiquity
from monuments.envs.antiquity.observation import ENCODING as ANTIQUITY
from monuments.envs.encoding import ActionMask, Encoding, Observation
from monuments.envs.fabuleux import batch as fabuleux
from monuments.envs.fabuleux.observation import ENCODING as FABULEUX
from monuments.envs.rows import Bounds, Deals, Results, Rows, Steps
from monuments.games.antiquity.kernels import layout as antiquity_layout
from monuments.games.antiquity.kernels import steps as antiquity_steps
from monuments.games.fabuleux.kernels import layout as fabuleux_layout
from monuments.games.fabuleux.kernels import steps as fabuleux_steps


@dataclass(frozen=True, slots=True)
class Kernels:
    """The compiled functions of one game."""

    encoding: Encoding
    state_size: int
    words: int
    """The length of a set of legal steps."""
    deals: Callable[[Any, int, int], Deals]
    observe: Callable[[State, int, Observation], None]
    fill_mask: Callable[[State, ActionMask], None]
    deal_rows: Callable[[Rows, Deals, Bounds], None]
    first_illegal: Callable[[Rows, Steps, Bounds], int]
    step_rows: Callable[[Rows, Deals, Steps, Results, Bounds], None]
    observe_rows: Callable[[Rows, Observation, Bounds], None]
    mask_rows: Callable[[Rows, ActionMask, Bounds], None]
    sample_rows: Callable[[Rows, Steps, Bounds], None]
    movers_of: Callable[[Rows, Steps, Bounds], None]


def _kernels(home: Any, encoding: Encoding, state_size: int, words: int) -> Kernels:
    names = [name for name in Kernels.__dataclass_fields__ if hasattr(home, name)]
    return Kernels(encoding, state_size, words, **{name: getattr(home, name) for name in names})


KERNELS: Final = {
    "antiquity": _kernels(antiquity, ANTIQUITY, antiquity_layout.SIZE, antiquity_steps.WORDS),
    "fabuleux": _kernels(fabuleux, FABULEUX, fabuleux_layout.SIZE, fabuleux_steps.WORDS),
}


def encoding_of(game: Game) -> Encoding:
    """Return the names of a game's observations and steps."""
    return KERNELS[game.name].encoding
