"""Leases: one process owns a table, and what a former owner writes is refused."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
import sqlalchemy as sa

from monuments.server.metrics import Metrics
from monuments.server.settings import PREFIX
from monuments.server.storage.postgres_store import PostgresStore
from monuments.server.storage.store import Lease, LostLeaseError, Write
from tests.server.running import new_database
from tests.server.storage.racing import TABLE, row

ROOT = Path(__file__).resolve().parents[3]
LONG = 600.0
"""Seconds of a lease that does not expire during a test."""

pytestmark = pytest.mark.slow


@pytest.fixture
def own_database(database: str) -> str:
    return asyncio.run(new_database(database))


async def opened(database: str) -> PostgresStore:
    store = PostgresStore(database, Metrics())
    await store.open()
    await store.stay_alive(LONG)
    return store


async def take_turns(database: str) -> tuple[list[Lease], list[str], list[int]]:
    """Let two processes own a table in turn; return leases, owners and entries."""
    ada, ben = await opened(database), await opened(database)
    first = await ada.claim(TABLE)
    assert await ada.write(Write([row(TABLE, 1)], fence=first.epoch))
    refused = await ben.claim(TABLE)
    await ada.depart()
    second = await ben.claim(TABLE)
    for then in ((), (sa.text("SELECT 1"),)):  # alone, and in a transaction of several statements
        with pytest.raises(LostLeaseError):
            await ada.write(Write([row(TABLE, 2)], then=then, fence=first.epoch))
        assert await ben.write(Write([row("other", 1 + len(then))], then=then))
        both = [Write([row(TABLE, 2 + len(then))], then=then, fence=second.epoch), Write()]
        assert await asyncio.gather(*map(ben.write, both)) == [True, True]
    await ben.release(TABLE)
    await ada.stay_alive(LONG)
    third = await ada.claim(TABLE)
    entries = [each["seq"] for each in await ben.log(TABLE)]
    await ada.close()
    await ben.close()
    return [first, refused, second, third], [ada.process, ben.process], entries


def test_the_epoch_grows_with_every_owner(own_database: str) -> None:
    leases, (ada, ben), entries = asyncio.run(take_turns(own_database))

    assert leases == [Lease(ada, 1), Lease(ada, 1), Lease(ben, 2, ada), Lease(ada, 3)]
    assert entries == [1, 2, 3]


async def take_over(database: str) -> None:
    """Own the table as soon as its stopped owner has lost it, and store an entry."""
    store = await opened(database)
    epoch, end = 0, time.monotonic() + 30
    while epoch != 2 and time.monotonic() < end:
        with suppress(sa.exc.DBAPIError):  # the stopped owner holds it until its transaction ends
            epoch = (await store.claim(TABLE)).epoch
        await asyncio.sleep(0.05)
    assert await store.write(Write([row(TABLE, 2)], fence=epoch))
    await store.close()


async def entries_of(database: str) -> list[int]:
    store = await opened(database)
    found = [each["seq"] for each in await store.log(TABLE)]
    await store.close()
    return found


@pytest.mark.parametrize("where", ["process", "transaction"])
def test_an_owner_stopped_between_check_and_write_cannot_write(
    own_database: str, where: str
) -> None:
    owner = subprocess.Popen(
        [sys.executable, "-m", "tests.server.storage.owning", where],
        cwd=ROOT,
        env={**os.environ, f"{PREFIX}DATABASE_URL": own_database},
        stdout=subprocess.PIPE,
        text=True,
    )
    with owner:
        assert owner.stdout
        assert owner.stdout.readline() == "stopped\n"
        asyncio.run(take_over(own_database))
        owner.send_signal(signal.SIGCONT)
        *errors, last = owner.stdout.read().split()

    assert last == "lost"
    assert "stored" not in errors
    assert asyncio.run(entries_of(own_database)) == [1, 2]
