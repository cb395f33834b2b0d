"""The subscribers of a table, and which bytes each of them gets."""

from collections.abc import Sequence

from monuments.server.metrics import Metrics
from monuments.server.table.state import Applied, TableState
from monuments.server.table.subscribers import Subscriber
from monuments.server.table.updates import position_before, write_updates


class Broadcaster:
    """Sends messages to the subscribers of one table; drops those that fall behind."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self.subscribers: set[Subscriber] = set()

    def seats(self) -> set[int]:
        """Return the seats with at least one subscriber."""
        return {each.seat for each in self.subscribers if each.seat is not None}

    def has_seat(self, seat: int) -> bool:
        return any(each.seat == seat for each in self.subscribers)

    def send(self, subscriber: Subscriber, message: bytes) -> None:
        """Send a message to one subscriber."""
        if not subscriber.offer(message):
            self._metrics.drops.inc()
            self.subscribers.discard(subscriber)

    def send_all(self, message: bytes, *, but: Subscriber | None = None) -> None:
        """Send the same message to every subscriber, or to every other one."""
        for subscriber in list(self.subscribers):
            if subscriber is not but:
                self.send(subscriber, message)

    def send_updates(
        self, state: TableState, applied: Sequence[Applied], deadline: float | None
    ) -> None:
        """Send entries to every subscriber, as its seat may see them.

        Subscribers that asked for changes get only what a play changed in their view.
        """
        before = position_before(applied)
        for with_changes, since in ((True, before), (False, None)):
            group = [each for each in self.subscribers if each.changes == with_changes]
            if group:
                seats = {each.seat for each in group}
                written = write_updates(state, applied, seats, deadline, since)
                for subscriber in group:
                    self.send(subscriber, written[subscriber.seat])

    def drop_seat(self, seat: int) -> None:
        """Close every connection of a seat."""
        for subscriber in [each for each in self.subscribers if each.seat == seat]:
            subscriber.drop()
            self.subscribers.discard(subscriber)

    def move_all(self) -> None:
        """Close every connection: the table has another owner."""
        subscribers, self.subscribers = self.subscribers, set()
        for subscriber in subscribers:
            subscriber.moved = True
            subscriber.drop()
