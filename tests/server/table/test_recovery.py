"""A table is read again after failed writes, whenever the database answers."""

import asyncio
from pathlib import Path

from monuments.server.table.recovery import Recovery
from tests.server.in_process import TABLE, opened


class Reads:
    """Counts how often a table was read; the first times fail."""

    def __init__(self, failures: int) -> None:
        self.count, self.failures = 0, failures

    async def catch_up(self) -> None:
        self.count += 1
        if self.count <= self.failures:
            raise ConnectionError


async def reads_after(data: Path, failures: int, *, is_owned: bool = True) -> int:
    """Let two writes fail and some reads; return the number of all reads."""
    reads = Reads(failures)
    async with opened(data) as lobby:
        recovery = Recovery(lobby.services, TABLE, lambda: is_owned, reads.catch_up)
        recovery.begin()
        recovery.begin()
        while reads.count <= failures and is_owned:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
    return reads.count


def test_a_table_is_read_until_the_database_answers(tmp_path: Path) -> None:
    assert asyncio.run(reads_after(tmp_path, 2)) == 3


def test_two_failed_writes_are_read_once(tmp_path: Path) -> None:
    assert asyncio.run(reads_after(tmp_path, 0)) == 1


def test_a_lost_table_is_not_read(tmp_path: Path) -> None:
    assert asyncio.run(reads_after(tmp_path, 0, is_owned=False)) == 0
