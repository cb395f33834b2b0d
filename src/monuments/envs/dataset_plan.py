"""What decides a data set: its plan, and the shards that the plan is divided into."""

from typing import Final, Literal, TypeAlias

import msgspec

from monuments.envs.shards import Format

GAMES_EACH: Final = {"policy": 200, "search": 10}
"""Games of a shard: some minutes of work at most, which an interruption may lose."""

Kind: TypeAlias = Literal["policy", "search"]


class DatasetPlan(msgspec.Struct, frozen=True):
    """Everything that decides the content of a data set."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """One for each seat of the policy games, which rotate around the table."""
    search: str
    """The bot of every seat in the searched games."""
    games: int
    searches: int
    seed: int
    options: dict[str, str]
    rules: int
    encoding: int
    code: str
    """The fingerprint of the rules and the bots."""
    format: Format = "npz"
    """Data sets begun when there was only one format do not name it."""


class Shard(msgspec.Struct, frozen=True):
    """One file of a data set."""

    name: str
    kind: Kind
    games: int
    positions: int
    sha256: str


class ShardTask(msgspec.Struct, frozen=True):
    """Games of one kind, from the first to before the last number."""

    kind: Kind
    number: int
    first: int
    last: int
    format: Format = "parquet"

    @property
    def name(self) -> str:
        return f"{self.kind}-{self.number:05}.{self.format}"


def tasks_of(plan: DatasetPlan) -> list[ShardTask]:
    """Return all shards of a data set, the policy games first."""
    counts: tuple[tuple[Kind, int], ...] = (("policy", plan.games), ("search", plan.searches))
    return [
        ShardTask(kind, first // each, first, min(first + each, count), plan.format)
        for kind, count in counts
        for each in (GAMES_EACH[kind],)
        for first in range(0, count, each)
    ]
