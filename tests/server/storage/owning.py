"""A process that owns a table and is stopped between its check and its write.

Run as `python -m tests.server.storage.owning WHERE`, with the database in the environment. It takes
the lease of a table, stores an entry, stops itself once more at WHERE, and prints what became of
its next entry: `stored`, `lost` or the name of an error, in which case it tries again.
"""

import asyncio
import os
import signal
import sys
from typing import Any, Final

import sqlalchemy as sa

from monuments.server.metrics import Metrics
from monuments.server.settings import read_settings
from monuments.server.storage.postgres_store import PostgresStore
from monuments.server.storage.store import LostLeaseError, Write
from tests.server.storage.racing import LONGEST_SECONDS, TABLE, row

ALIVE_SECONDS: Final = 0.5
"""For how long its lease is valid."""


def stop() -> None:
    print("stopped", flush=True)
    os.kill(os.getpid(), signal.SIGSTOP)


def stop_before_insert() -> None:
    """Stop inside the next transaction: fence checked, nothing written yet."""
    armed = [True]

    def before(_c: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if armed and statement.startswith("INSERT INTO events"):
            armed.clear()
            stop()

    sa.event.listen(sa.Engine, "before_cursor_execute", before)


async def own(where: str) -> None:
    store = PostgresStore(read_settings().database_url, Metrics())
    await store.open()
    await store.stay_alive(ALIVE_SECONDS)
    lease = await store.claim(TABLE)
    assert await store.write(Write([row(TABLE, 1)], fence=lease.epoch))
    beside: tuple[sa.Executable, ...] = ()
    if where == "transaction":
        stop_before_insert()
        beside = (sa.text("SELECT 1"),)  # with other statements it is a transaction of several
    else:
        stop()
    while True:
        try:
            await store.write(Write([row(TABLE, 3)], then=beside, fence=lease.epoch))
        except LostLeaseError:
            print("lost", flush=True)
            break
        except Exception as error:  # noqa: BLE001 (the test reads its name)
            print(type(error).__name__, flush=True)
        else:
            print("stored", flush=True)
            break
    await store.close()


if __name__ == "__main__":
    signal.alarm(LONGEST_SECONDS)
    asyncio.run(own(sys.argv[1]))
