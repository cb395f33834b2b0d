"""One game for the environments: a position with its legal steps and its rewards."""

from random import Random

import numpy as np

from monuments.bots.match import share_win
from monuments.engine.game import OVER, Game, State
from monuments.envs.encoding import ActionMask, Observation
from monuments.envs.games import KERNELS


def check_seats(game: Game, seats: int) -> None:
    """Raise ValueError if a game is not for that number of players."""
    if seats not in game.seats:
        known = f"{game.seats.start} to {game.seats.stop - 1}"
        raise ValueError(f"{game.name} has {known} players, not {seats}")


def rewards_in(game: Game, s: State) -> list[float]:
    """Return the reward of each seat: 1 for the winner, -1 shared by the others."""
    shares = share_win(game.ranking(s))
    return [(share * len(shares) - 1) / (len(shares) - 1) for share in shares]


class Table:
    """A game that is dealt again and again.

    Raise ValueError for an impossible number of seats.
    """

    s: State
    mask: ActionMask
    """The legal steps of the seat to move; the array is overwritten at each step."""
    mover: int

    def __init__(self, game: Game, seats: int) -> None:
        check_seats(game, seats)
        self.game, self.seats = game, seats
        self._kernels = KERNELS[game.name]
        self._size = self._kernels.encoding.size
        self.mask = np.zeros(game.num_steps, np.int8)

    def deal(self, rng: Random) -> None:
        self.s = self.game.new(self.seats, self.game.deal(self.seats, rng))
        self._look()

    def is_legal(self, step: int) -> bool:
        return bool(0 <= step < len(self.mask) and self.mask[step])

    def take(self, step: int) -> None:
        """Take a legal step."""
        self.game.apply(self.s, step)
        self._look()

    def _look(self) -> None:
        self._kernels.fill_mask(self.s, self.mask)
        self.mover = self.game.to_move(self.s)

    @property
    def is_over(self) -> bool:
        return self.mover == OVER

    def observe(self, seat: int) -> Observation:
        """Return what `seat` knows, in a new array."""
        out = np.empty(self._size, np.int16)
        self._kernels.observe(self.s, seat, out)
        return out

    def mask_of(self, seat: int) -> ActionMask:
        """Return the legal steps of `seat`, in a new array."""
        return self.mask.copy() if seat == self.mover else np.zeros_like(self.mask)

    def rewards(self) -> list[float]:
        """Return the reward of each seat."""
        return rewards_in(self.game, self.s)
