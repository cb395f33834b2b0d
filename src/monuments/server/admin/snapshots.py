"""Connections of running processes, asked for through the database.

Addresses of clients are stored only while somebody is looking.
"""

import asyncio
import time
from typing import Final

import msgspec
import sqlalchemy as sa

from monuments.server.admin.overview import Snapshot
from monuments.server.storage.schema import snapshots
from monuments.server.storage.store import Store

ASKED: Final = "asked"
"""The row in which the host asks all processes."""
ANSWER_SECONDS: Final = 3.0
"""Time for all processes to answer: each looks once a second."""


async def ask(store: Store, seconds: float = ANSWER_SECONDS) -> list[Snapshot]:
    """Ask all processes, wait, and delete what they answered."""
    now = time.time()
    await store.run(store.upsert(snapshots, "process", process=ASKED, at=now, content=""))
    await asyncio.sleep(seconds)
    fresh = sa.select(snapshots).where(snapshots.c.process != ASKED, snapshots.c.at >= now)
    rows = await store.all(fresh.order_by(snapshots.c.process))
    await store.run(sa.delete(snapshots))
    return [msgspec.json.decode(row["content"], type=Snapshot) for row in rows]


async def asked_at(store: Store) -> float:
    """Return when the host last asked, 0 if nobody is waiting."""
    row = await store.one(sa.select(snapshots.c.at).where(snapshots.c.process == ASKED))
    return float(row["at"]) if row else 0.0


async def answer(store: Store, snapshot: Snapshot, asked: float) -> None:
    """Store the snapshot of this process for the host who asked."""
    content = msgspec.json.encode(snapshot).decode()
    values = {"process": snapshot.process, "at": max(snapshot.at, asked), "content": content}
    await store.run(store.upsert(snapshots, "process", **values))
