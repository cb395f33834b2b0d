"""The connected seats of a table, and since when the others are gone."""

from collections.abc import Iterable

from monuments.server.storage.store import Row
from monuments.server.storage.uptime_clock import Clock
from monuments.server.table.broadcaster import Broadcaster


class Attendance:
    """The connected seats.

    Those connected to another process are subscribers through a link.
    """

    def __init__(self, clock: Clock, broadcaster: Broadcaster) -> None:
        self._clock, self._broadcaster = clock, broadcaster
        self.gone: dict[int, float] = {}
        """When each seat that is not connected was last seen."""

    def is_here(self, seat: int) -> bool:
        """Tell whether a seat is connected."""
        return self._broadcaster.has_seat(seat)

    def learn(self, rows: Iterable[Row]) -> None:
        """Take over since when seats are gone, as it was stored in them."""
        for row in rows:
            if row["seen"] is not None:
                self.gone[row["seat"]] = max(row["seen"], self.gone.get(row["seat"], 0.0))

    def start_again(self, seats: Iterable[int]) -> None:
        """Count absences from now: nobody knows who was connected to the former owner."""
        self.gone |= dict.fromkeys(seats, self._clock.now())

    def has_left(self, seat: int, patience: float) -> bool:
        """Tell whether a seat has been gone for longer than `patience` seconds."""
        if self.is_here(seat) or seat not in self.gone:
            return False
        return self._clock.now() >= self._clock.after(self.gone[seat], patience)

    def next_to_leave(self, patience: float) -> float | None:
        """Return when the next seat will have been gone for `patience` seconds, if any."""
        now = self._clock.now()
        away = [since for seat, since in self.gone.items() if not self.is_here(seat)]
        ends = [self._clock.after(since, patience) for since in away]
        return min((end for end in ends if end > now), default=None)
