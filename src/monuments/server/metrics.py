"""Prometheus metrics, without any data about players or cards."""

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


class Histogram:
    """A histogram for one thread, cheap enough to observe every command.

    The library's own takes locks at each observation, so that threads can share it.
    """

    def __init__(self, name: str, about: str, bounds: tuple[float, ...]) -> None:
        self._name, self._about, self._bounds = name, about, bounds
        self._counts, self._sum = [0] * (len(bounds) + 1), 0.0

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """Yield the buckets: the number of observations up to each bound."""
        bounds = [*map(floatToGoString, self._bounds), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._about, buckets=buckets, sum_value=self._sum)


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.tables = Gauge(
            "monuments_tables", "Tables in memory, which this process owns", registry=registry
        )
        self.sockets = Gauge("monuments_sockets", "Open live connections", registry=registry)
        self.connections = Gauge("monuments_connections", "Open connections", registry=registry)
        self.shed = Counter(
            "monuments_connections_shed", "Connections closed to make room", registry=registry
        )
        self.promises = Gauge(
            "monuments_open_commitments", "Commitments without a table", registry=registry
        )
        self.links = Gauge("monuments_open_links", "Links that were not used", registry=registry)
        self.damaged = Counter(
            "monuments_damaged_tables", "Tables that could not be read", registry=registry
        )
        self.expiring = Gauge(
            "monuments_expiring_tables", "Tables whose deletion is announced", registry=registry
        )
        self.deleted = Counter(
            "monuments_deleted_tables",
            "Tables deleted, by what they were",
            ["was"],
            registry=registry,
        )
        self.reports = Counter(
            "monuments_reports", "Names and chat messages reported to the host", registry=registry
        )
        self.plays = Counter(
            "monuments_plays",
            "Plays stored, by game and kind of player",
            ["game", "by"],
            registry=registry,
        )
        self.refusals = Counter(
            "monuments_refusals", "Commands and requests refused", registry=registry
        )
        self.command_seconds = self._histogram("command_seconds", "Time to answer a command")
        self.commit_seconds = self._histogram("commit_seconds", "Time of a commit")
        self.commit_size = self._histogram("commit_size", "Writes in one commit", _SIZES)
        self.bot_seconds = self._histogram("bot_seconds", "Time that a bot thinks about a play")
        self.drops = Counter(
            "monuments_queue_drops",
            "Subscribers dropped for being too slow",
            registry=registry,
        )
        self.relayed = Gauge(
            "monuments_relayed_sockets",
            "Sockets of this process whose table another one owns",
            registry=registry,
        )
        self.lease_changes = Counter(
            "monuments_lease_changes", "Tables taken over from another process", registry=registry
        )
        self.fenced = Counter(
            "monuments_fenced_writes",
            "Writes refused because another process owns the table",
            registry=registry,
        )
        self.limited = Counter(
            "monuments_limited", "Commands and requests above a rate limit", registry=registry
        )
        self.penalties = Counter(
            "monuments_penalties", "Times that an address was shut out", registry=registry
        )

        self.plays_of = cache(self.plays.labels)
        """Caches the counters, so that labels are looked up only once."""

    def _histogram(self, name: str, about: str, bounds: tuple[float, ...] = _QUICK) -> Histogram:
        made = Histogram(f"monuments_{name}", about, bounds)
        self.registry.register(made)
        return made

    @staticmethod
    def value(counter: Counter) -> float:
        """Return the value of a counter without labels."""
        [metric] = counter.collect()
        return next(each.value for each in metric.samples if each.name.endswith("_total"))

    def text(self) -> bytes:
        return generate_latest(self.registry)
