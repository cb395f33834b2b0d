"""OpenSpiel: both games as registered Python games (needs `open_spiel`).

Import this module, then `pyspiel.load_game("monuments_antiquity", {"players": 3})`.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from monuments.engine.chance import seeded
from monuments.engine.game import OVER, Game, State
from monuments.engine.options import read_options
from monuments.envs.games import KERNELS, encoding_of
from monuments.envs.table import check_seats, rewards_in
from monuments.games.registry import GAMES, open_game

DEALS: Final = 4096
"""Deals that the one chance node can draw, as numbers of `Game.random_game` with one seed."""
LONGEST: Final = {"antiquity": 4096, "fabuleux": 25_000}
"""More steps than any game has."""


class Rules:
    """Shared by all states of a game: never copied with them."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        check_seats(game, seats)
        self.game, self.seats, self.seed = game, seats, seed

    def __deepcopy__(self, memo: dict[int, Any]) -> "Rules":
        return self


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A game for a number of players, with options such as `powers:on;track:3`.

    OpenSpiel writes parameters as text, in which neither an equals sign nor a comma can be.
    """

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        options = str(given.get("options", "")).replace(":", "=").replace(";", " ")
        game = open_game(name, read_options(options))
        seats = int(given.get("players", game.seats.start))
        self.rules = Rules(game, seats, int(given.get("seed", 0)))
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_steps,
            max_chance_outcomes=DEALS,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST[name],
        )
        super().__init__(TYPES[name], info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.rules.game)


class SpielState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A position; before the deal there is none."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.s: State | None = None

    def current_player(self) -> int:
        if self.s is None:
            return int(pyspiel.PlayerId.CHANCE)
        mover = self.rules.game.to_move(self.s)
        return int(pyspiel.PlayerId.TERMINAL) if mover == OVER else mover

    def is_terminal(self) -> bool:
        return self.s is not None and self.rules.game.to_move(self.s) == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1 / DEALS) for number in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.s is None else self.rules.game.legal(self.s)

    def _apply_action(self, action: int) -> None:
        game, seats = self.rules.game, self.rules.seats
        if self.s is None:
            self.s = game.new(seats, game.random_game(seats, self.rules.seed, action)[0])
        else:
            game.apply(self.s, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return encoding_of(self.rules.game).steps[action]

    def returns(self) -> list[float]:
        """Return 1 for the winner and -1 shared by the others, 0 before the end."""
        if self.s is None or not self.is_terminal():
            return [0.0] * self.rules.seats
        return rewards_in(self.rules.game, self.s)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a state that `player` cannot tell from this one; its history is the same."""
        other: SpielState = self.clone()
        if self.s is not None:
            chance = seeded(int(sampler() * (1 << 53)))
            other.s = self.rules.game.determinize(self.s, player, chance)
        return other

    def __str__(self) -> str:
        return "before the deal" if self.s is None else self.s.tobytes().hex()


class SpielObserver:
    """A player's knowledge, as in `monuments.envs.games`, without the past."""

    def __init__(self, game: Game) -> None:
        self._kernels = KERNELS[game.name]
        encoding = self._kernels.encoding
        self._numbers = np.zeros(encoding.size, np.int16)
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = encoding.split(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        self._numbers[:] = 0
        if state.s is not None:
            self._kernels.observe(state.s, player, self._numbers)
        self.tensor[:] = self._numbers

    def string_from(self, state: SpielState, player: int) -> str:
        self.set_from(state, player)
        return f"{player} {self._numbers.tobytes().hex()}"


def _type_of(name: str) -> Any:
    game = open_game(name, {})
    return pyspiel.GameType(
        short_name=f"monuments_{name}",
        long_name=f"Monuments {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats.start, "options": "", "seed": 0},
    )


TYPES: Final = {name: _type_of(name) for name in GAMES}


class AntiquityGame(SpielGame):
    """`monuments_antiquity`"""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("antiquity", params)


class FabuleuxGame(SpielGame):
    """`monuments_fabuleux`"""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("fabuleux", params)


# Classes that this module keeps alive: OpenSpiel would release them after Python has ended.
pyspiel.register_game(TYPES["antiquity"], AntiquityGame)
pyspiel.register_game(TYPES["fabuleux"], FabuleuxGame)
