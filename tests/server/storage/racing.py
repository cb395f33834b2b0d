"""A process that writes to a table while another one does the same.

Run as `python -m tests.server.storage.racing NAME`, with the database in the environment. It says
`open` or `taken`. For each line that it reads, which is the first sequence number of a round, it
tries some writes at once and prints the numbers of those that got in.
"""

import asyncio
import json
import signal
import sys
from random import Random
from typing import Any, Final

from monuments.server.metrics import Metrics
from monuments.server.settings import read_settings
from monuments.server.storage.databases import make_store
from monuments.server.storage.sqlite_lock import TakenError
from monuments.server.storage.store import Store, Write

TABLE: Final = "a"
AT_ONCE: Final = 8
"""Writes of one process in each round."""
SPAN: Final = 2
"""Each write wants a number and the next one, so that two writes may overlap by half."""
LONGEST_SECONDS: Final = 60
"""Time after which a process ends itself."""


def row(table: str, seq: int, command: str | None = None, entry: str = "{}") -> dict[str, Any]:
    return {"table": table, "seq": seq, "at": 0.0, "seat": 0, "entry": entry, "command": command}


async def write(store: Store, name: str, number: int) -> bool:
    rows = [row(TABLE, number + i, entry=f"{name} {number}") for i in range(SPAN)]
    return await store.write(Write(rows))


async def race(name: str) -> None:
    store = make_store(read_settings(), Metrics())
    try:
        await store.open()
    except TakenError:
        print("taken", flush=True)
        await store.close()
        return
    print("open", flush=True)
    random = Random(name)
    while line := await asyncio.to_thread(sys.stdin.readline):
        numbers = random.sample(range(int(line), int(line) + AT_ONCE), AT_ONCE)
        results = await asyncio.gather(*(write(store, name, number) for number in numbers))
        print(json.dumps([n for n, ok in zip(numbers, results, strict=True) if ok]), flush=True)
    await store.close()


if __name__ == "__main__":
    signal.alarm(LONGEST_SECONDS)
    asyncio.run(race(sys.argv[1]))
