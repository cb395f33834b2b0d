"""What a host can watch: names that begin with `monuments_`, no player and no card among them."""

from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.utils import floatToGoString

_QUICK: Final = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
_SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Spread:
    """How often something was how large: a histogram for one thread, and for every command.

    The library's own takes a lock or two at each number, so that many threads can share it.
    """

    def __init__(self, name: str, about: str, bounds: tuple[float, ...]) -> None:
        self._name, self._about, self._bounds = name, about, bounds
        self._counts, self._sum = [0] * (len(bounds) + 1), 0.0

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """Tell the library: how many were at most as large as each bound."""
        bounds = [*map(floatToGoString, self._bounds), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._about, buckets=buckets, sum_value=self._sum)


class Metrics:
    """One set for each server."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.tables = Gauge("monuments_tables", "Tables in memory", registry=registry)
        self.sockets = Gauge("monuments_sockets", "Open connections", registry=registry)
        self.plays = Counter(
            "monuments_plays", "Plays stored, by game and by who", ["game", "by"], registry=registry
        )
        self.refusals = Counter(
            "monuments_refusals", "Commands and requests refused", registry=registry
        )
        self.command_seconds = self._spread("command_seconds", "From a command to its answer")
        self.commit_seconds = self._spread("commit_seconds", "One commit to disk")
        self.commit_size = self._spread("commit_size", "Writes in one commit", _SIZES)
        self.bot_seconds = self._spread("bot_seconds", "A bot's thought")
        self.drops = Counter(
            "monuments_queue_drops", "Readers dropped because they were slow", registry=registry
        )
        self.limited = Counter(
            "monuments_limited", "Commands and requests above the rate", registry=registry
        )

        self.plays_of = cache(self.plays.labels)
        """Finds a counter the second time without looking it up by its labels."""

    def _spread(self, name: str, about: str, bounds: tuple[float, ...] = _QUICK) -> Spread:
        made = Spread(f"monuments_{name}", about, bounds)
        self.registry.register(made)
        return made

    def text(self) -> bytes:
        return generate_latest(self.registry)
