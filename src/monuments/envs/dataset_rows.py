"""The rows of a shard: its games, position by position."""

import hashlib
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from monuments.bots.match import seat_bots
from monuments.engine.chance import seeded
from monuments.engine.game import OVER, Game
from monuments.engine.knowledge import Knowledge, Player
from monuments.envs.dataset_plan import DatasetPlan, Kind, Shard, ShardTask
from monuments.envs.encoding import ActionMask
from monuments.envs.games import encoding_of
from monuments.envs.shards import Arrays, content_of
from monuments.envs.table import Table
from monuments.games.registry import open_game


def make_shard(plan: DatasetPlan, task: ShardTask) -> tuple[Shard, bytes]:
    """Play the games of a shard; return its description and its content.

    Raise ValueError if the rules or the encoding installed here are not those of the plan.
    """
    game = open_game(plan.game, plan.options)
    if (game.rules_version, encoding_of(game).version) != (plan.rules, plan.encoding):
        raise ValueError("the rules or the observations are not those the data set began with")
    rows = _Rows(game, is_searched=task.kind == "search")
    for number in range(task.first, task.last):
        rows.play(plan, task.kind, number)
    data = content_of(rows.arrays(), game.num_steps, task.format)
    digest = hashlib.sha256(data).hexdigest()
    return Shard(task.name, task.kind, task.last - task.first, rows.count, digest), data


class _Rows:
    """The rows of a shard, filled game by game."""

    def __init__(self, game: Game, *, is_searched: bool) -> None:
        self._game, self._is_searched = game, is_searched
        self._positions: dict[str, list[Any]] = {
            name: [] for name in ("observations", "masks", "steps", "seats", "games")
        }
        self._results: dict[str, list[Any]] = {name: [] for name in ("rewards", "scores", "places")}
        self._searched: dict[str, list[Any]] = {name: [] for name in ("visits", "values")}
        self._numbers: list[int] = []

    @property
    def count(self) -> int:
        return len(self._positions["steps"])

    def play(self, plan: DatasetPlan, kind: Kind, number: int) -> None:
        rng = Random(f"dataset {plan.game} {kind} {plan.seed} {number}")
        table = Table(self._game, plan.seats)
        table.deal(rng)
        turned = number % plan.seats
        names = (*plan.bots[turned:], *plan.bots[:turned])
        seed = rng.getrandbits(62)
        players = seat_bots(
            self._game, names if kind == "policy" else (plan.search,) * plan.seats, seed
        )
        chances = [seeded(seed, seat) for seat in range(plan.seats)]
        self._numbers.append(number)
        while (seat := table.mover) != OVER:
            seen, mask = table.observe(seat), table.mask.copy()
            knowledge = Knowledge(self._game, table.s, seat, chances[seat])
            step = players[seat].choose(knowledge, None)
            self._note(seen, mask, step, seat, players[seat])
            table.take(step)
        for name, found in zip(
            self._results,
            (table.rewards(), self._game.scores(table.s), self._game.ranking(table.s)),
            strict=True,
        ):
            self._results[name].append(found)

    def _note(
        self, seen: npt.NDArray[np.int16], mask: ActionMask, step: int, seat: int, player: Player
    ) -> None:
        row = (seen, np.packbits(mask.astype(bool)), step, seat, len(self._numbers) - 1)
        for name, value in zip(self._positions, row, strict=True):
            self._positions[name].append(value)
        if self._is_searched:
            visits = np.zeros(self._game.num_steps, np.int32)
            values = np.full(self._game.num_steps, np.nan, np.float32)
            for each, (count, value) in considered(player).items():
                visits[each], values[each] = count, value
            self._searched["visits"].append(visits)
            self._searched["values"].append(values)

    def arrays(self) -> Arrays:
        found: Arrays = {
            "observations": np.array(self._positions["observations"], np.int16),
            "masks": np.array(self._positions["masks"], np.uint8),
            "steps": np.array(self._positions["steps"], np.int16),
            "seats": np.array(self._positions["seats"], np.int8),
            "games": np.array(self._positions["games"], np.int32),
            "numbers": np.array(self._numbers, np.int64),
            "rewards": np.array(self._results["rewards"], np.float32),
            "scores": np.array(self._results["scores"], np.int32),
            "places": np.array(self._results["places"], np.int8),
        }
        if self._is_searched:
            found["visits"] = np.array(self._searched["visits"], np.int32)
            found["values"] = np.array(self._searched["values"], np.float32)
        return found


def considered(player: Player) -> dict[int, tuple[int, float]]:
    """Return the search's last visits and mean results of each step."""
    found: dict[int, tuple[int, float]] = getattr(player, "considered", {})
    return found
