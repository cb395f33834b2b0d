"""What a host can watch: names that begin with `monuments_`, no player and no card among them."""

from functools import cache
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_QUICK: Final = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
_SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)


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
        self.command_seconds = Histogram(
            "monuments_command_seconds",
            "From a command to its answer",
            buckets=_QUICK,
            registry=registry,
        )
        self.commit_seconds = Histogram(
            "monuments_commit_seconds", "One commit to disk", buckets=_QUICK, registry=registry
        )
        self.commit_size = Histogram(
            "monuments_commit_size", "Writes in one commit", buckets=_SIZES, registry=registry
        )
        self.bot_seconds = Histogram(
            "monuments_bot_seconds", "A bot's thought", buckets=_QUICK, registry=registry
        )
        self.drops = Counter(
            "monuments_queue_drops", "Readers dropped because they were slow", registry=registry
        )
        self.limited = Counter(
            "monuments_limited", "Commands and requests above the rate", registry=registry
        )

        self.plays_of = cache(self.plays.labels)
        """Finds a counter the second time without looking it up by its labels."""

    def text(self) -> bytes:
        return generate_latest(self.registry)
