"""Every game has its kernels: they fit the sizes that are noted beside them."""

from random import Random

import numpy as np
import pytest

from monuments.engine.game import OVER
from monuments.envs.games import KERNELS
from monuments.games.registry import GAMES, open_game


def test_every_game_of_the_registry_is_there() -> None:
    assert [*KERNELS] == [*GAMES]


@pytest.mark.parametrize("name", GAMES)
def test_masks_are_those_of_the_protocol_and_observations_fill_their_array(name: str) -> None:
    game, kernels = open_game(name, {}), KERNELS[name]
    rng, mask = Random(1), np.zeros(game.num_steps, np.int8)
    s = game.new(3, game.deal(3, rng))
    assert len(s) == kernels.state_size
    while game.to_move(s) != OVER:
        mask[:] = 7
        kernels.fill_mask(s, mask)
        assert np.flatnonzero(mask).tolist() == game.legal(s)
        assert set(mask.tolist()) <= {0, 1}
        seen = np.full(kernels.encoding.size, -9, np.int16)
        kernels.observe(s, game.to_move(s), seen)
        assert (seen >= 0).all()
        game.apply(s, rng.choice(game.legal(s)))
    kernels.fill_mask(s, mask)

    assert not mask.any()
