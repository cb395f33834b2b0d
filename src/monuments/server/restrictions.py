"""Restrictions by the host for a time: addresses, seats, and their chat."""

import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from monuments.engine.refusal import refuse


def of_address(address: str) -> str:
    return f"address {address}"


def of_seat(table: str, seat: int) -> str:
    return f"seat {table} {seat}"


def of_voice(table: str, seat: int) -> str:
    return f"voice {table} {seat}"


class Restrictions:
    """The restrictions in force, as this process last read them from the database."""

    def __init__(self, wall: Callable[[], float] = time.time) -> None:
        self._wall = wall
        self._until: dict[str, float] = {}

    def learn(self, rows: Iterable[Mapping[str, Any]]) -> None:
        self._until = {row["target"]: row["until"] for row in rows}

    def is_on(self, target: str) -> bool:
        return self._until.get(target, 0.0) > self._wall()

    def check_address(self, address: str) -> None:
        """Raise RefusalError if the host has blocked an address."""
        if self._until and self.is_on(of_address(address)):
            raise refuse("table", "address-blocked")

    def check_seat(self, table: str, seat: int) -> None:
        """Raise RefusalError if the host has blocked a seat."""
        if self._until and self.is_on(of_seat(table, seat)):
            raise refuse("table", "seat-blocked")

    def check_voice(self, table: str, seat: int) -> None:
        """Raise RefusalError if the host has muted a seat."""
        if self._until and self.is_on(of_voice(table, seat)):
            raise refuse("table", "muted")
