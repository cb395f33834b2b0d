"""What has happened at a table, for those who come back: each log is told again only once."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

from monuments.server.log import Line, Story, happened
from monuments.server.protocol import Happened

MOST_KEPT: Final = 64


class Retold:
    """A log as one seat may see it, as far as it has been told."""

    def __init__(self, story: Story, seat: int | None) -> None:
        self.story, self.seat = story, seat
        self._happened: list[Happened] = []

    def since(self, number: int, lines: Sequence[Line]) -> tuple[Happened, ...]:
        """Tell the lines that are new, and return what came after a number."""
        for line in lines[len(self._happened) :]:
            told = self.story.tell(line)
            self._happened.append(happened(self.story, line, told, self.seat))
        return tuple(self._happened[number:])


class Past:
    """The logs that were asked for last.

    A log may be long: it is told in a thread, so that other tables do not wait for it, and one
    after the other, so that the threads leave them time.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int | None], Retold] = OrderedDict()
        self._telling = asyncio.Semaphore(1)

    async def since(
        self,
        number: int,
        table: str,
        seat: int | None,
        lines: Sequence[Line],
        empty_story: Callable[[], Story],
    ) -> tuple[Happened, ...]:
        """Return what came after a number, as `seat` may see it."""
        async with self._telling:
            retold = self._kept.pop((table, seat), None) or Retold(empty_story(), seat)
            found = await asyncio.to_thread(retold.since, number, lines)
            self._kept[table, seat] = retold  # only now: half of it is told if that failed
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found
