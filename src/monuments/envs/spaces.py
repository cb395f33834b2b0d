"""The spaces of observations and actions, for PettingZoo and Gymnasium alike."""

from typing import Any, TypeAlias

import numpy as np
from gymnasium import Space, spaces

from monuments.engine.game import Game
from monuments.envs.encoding import ActionMask, Observation
from monuments.envs.games import encoding_of

Seen: TypeAlias = dict[str, Any]
"""An observation and the legal steps: `observation` and `action_mask`."""


def observation_space(game: Game) -> spaces.Dict:
    """Return the space of `Seen`."""
    most = encoding_of(game).most
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(most), most, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (game.num_steps,), np.int8),
        }
    )


def action_space(game: Game) -> Space[np.int64]:
    """Return the space of steps."""
    return spaces.Discrete(game.num_steps)


def seen(observation: Observation, mask: ActionMask) -> Seen:
    return {"observation": observation, "action_mask": mask}
