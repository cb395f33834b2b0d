"""One game for the environments: legal steps, observations and rewards."""

from random import Random

import numpy as np
import pytest

from monuments.engine.game import OVER, Game, State
from monuments.envs.table import Table, check_seats, rewards_in
from monuments.games.antiquity import Antiquity
from monuments.games.registry import GAMES, open_game
from tests.envs.test_rows import SHARED


def played(name: str, seats: int = 3) -> Table:
    """Return a table after a whole random game."""
    table, rng = Table(open_game(name, {}), seats), Random(seats)
    table.deal(rng)
    while not table.is_over:
        table.take(rng.choice(np.flatnonzero(table.mask).tolist()))
    return table


@pytest.mark.parametrize("name", GAMES)
def test_only_the_seat_to_move_has_legal_steps(name: str) -> None:
    table = Table(open_game(name, {}), 3)
    table.deal(Random(1))
    others = [seat for seat in range(3) if seat != table.mover]

    assert table.mask_of(table.mover).sum() == len(table.game.legal(table.s))
    assert not any(table.mask_of(seat).any() for seat in others)
    assert all(table.is_legal(step) for step in table.game.legal(table.s))
    for step in (-1, table.game.num_steps, 10**9):
        assert not table.is_legal(step)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_returned_is_not_overwritten(name: str) -> None:
    table = Table(open_game(name, {}), 2)
    table.deal(Random(1))
    mover, step = table.mover, table.game.legal(table.s)[0]
    mask, seen = table.mask_of(mover), table.observe(mover)
    kept = mask.copy(), seen.copy()
    table.take(step)

    assert (mask == kept[0]).all()
    assert (seen == kept[1]).all()


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_has_rewards_that_add_up_to_nothing(name: str) -> None:
    table = played(name)

    assert table.mover == OVER
    assert not table.mask.any()
    assert sum(table.rewards()) == pytest.approx(0)
    assert table.rewards() == rewards_in(table.game, table.s)
    assert max(table.rewards()) > 0


class Ranked(Antiquity):
    """A game that ends as it is told."""

    places: tuple[int, ...] = ()

    def ranking(self, s: State) -> list[int]:
        return [*self.places]


@pytest.mark.parametrize(("places", "rewards"), SHARED)
def test_joint_winners_share(places: tuple[int, ...], rewards: tuple[float, ...]) -> None:
    game = Ranked()
    game.places = places

    assert rewards_in(game, np.zeros(1, np.int16)) == pytest.approx(list(rewards))


def test_impossible_numbers_of_players_are_refused() -> None:
    game: Game = open_game("antiquity", {})
    for seats in (0, 1, 5):
        with pytest.raises(ValueError, match=f"antiquity has 2 to 4 players, not {seats}"):
            check_seats(game, seats)
