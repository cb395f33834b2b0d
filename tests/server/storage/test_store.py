"""Writes to a store: whole or not at all, and one per entry."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import sqlalchemy as sa

from monuments.server.metrics import Metrics
from monuments.server.settings import PREFIX, Settings
from monuments.server.storage.databases import make_store
from monuments.server.storage.schema import events
from monuments.server.storage.store import Write
from tests.server.conftest import DATABASES
from tests.server.running import new_database
from tests.server.storage.racing import AT_ONCE, SPAN, TABLE, row

ROOT = Path(__file__).resolve().parents[3]
ROUNDS = 20


@pytest.fixture(params=DATABASES)
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Return settings that name an empty database."""
    if request.param == "sqlite":
        return Settings(data=str(tmp_path))
    own = asyncio.run(new_database(request.getfixturevalue("database")))
    return Settings(database_url=own)


async def write_at_once(settings: Settings) -> tuple[list[bool], int]:
    """Write equal numbers and command ids at once; return the winners and rows."""
    store = make_store(settings, Metrics())
    await store.open()
    await store.write(Write([row("c", 1)]))
    wishes = [row("a", 1), row("a", 1), row("b", 1, "x"), row("b", 2, "x"), row("a", 2)]
    writes = [*([wish] for wish in wishes), [row("c", 1), row("c", 2)]]
    won = await asyncio.gather(*(store.write(Write(rows)) for rows in writes))
    count = len(await store.all(sa.select(events)))
    await store.close()
    return won, count


def test_the_second_write_of_an_entry_is_refused(settings: Settings) -> None:
    won, count = asyncio.run(write_at_once(settings))

    assert won == [True, False, True, False, True, False]
    assert count == 4


@pytest.fixture
def racers(settings: Settings) -> Iterator[dict[str, subprocess.Popen[str]]]:
    """Return the processes that could open the database, of two that tried."""
    given = {"DATA": settings.data, "DATABASE_URL": settings.database_url}
    environment = {**os.environ, **{PREFIX + key: value for key, value in given.items()}}
    with ExitStack() as stack:
        started = {
            name: stack.enter_context(
                subprocess.Popen(
                    [sys.executable, "-m", "tests.server.storage.racing", name],
                    cwd=ROOT,
                    env=environment,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                )
            )
            for name in ("ada", "ben")
        }
        said = {name: line_of(racer) for name, racer in started.items()}
        assert set(said.values()) <= {"open", "taken"}
        yield {name: racer for name, racer in started.items() if said[name] == "open"}


def line_of(racer: subprocess.Popen[str]) -> str:
    assert racer.stdout
    return racer.stdout.readline().strip()


def run_round(racers: dict[str, subprocess.Popen[str]], first: int) -> dict[int, str]:
    """Let all write at once; return the entries that they say they have stored."""
    for racer in racers.values():
        assert racer.stdin
        racer.stdin.write(f"{first}\n")
        racer.stdin.flush()
    won = [(name, number) for name in racers for number in json.loads(line_of(racers[name]))]
    entries = {number + i: f"{name} {number}" for name, number in won for i in range(SPAN)}

    assert len(entries) == SPAN * len(won), "two writes of one entry were acknowledged"
    return entries


async def entries_of(settings: Settings) -> dict[int, str]:
    store = make_store(settings, Metrics())
    await store.open()
    found = {each["seq"]: each["entry"] for each in await store.log(TABLE)}
    await store.close()
    return found


def test_two_processes_that_write_the_same_table_at_once(
    settings: Settings, racers: dict[str, subprocess.Popen[str]]
) -> None:
    is_shared = make_store(settings, Metrics()).is_shared
    expected: dict[int, str] = {}
    for number in range(ROUNDS):
        stored = run_round(racers, 1 + number * (AT_ONCE + SPAN))
        expected |= stored

        assert stored, "each round has a winner"
    for racer in racers.values():
        racer.communicate(timeout=20)

    assert len(racers) == (2 if is_shared else 1)
    assert asyncio.run(entries_of(settings)) == expected


async def fail(settings: Settings) -> tuple[str, bool]:
    store = make_store(settings, Metrics())
    await store.open()
    bad = {**row("a", 1, "a-secret"), "entry": None}
    results = await asyncio.gather(
        store.write(Write([bad])), store.write(Write([row("b", 1)])), return_exceptions=True
    )
    await store.close()
    return str(results[0]), results[1] is True


def test_one_bad_write_does_not_affect_others(settings: Settings) -> None:
    trouble, others = asyncio.run(fail(settings))

    assert "parameters hidden" in trouble
    assert "a-secret" not in trouble
    assert others


APART = """
CREATE TABLE apart (id TEXT REFERENCES tables DEFERRABLE INITIALLY DEFERRED)
"""
"""A reference that is checked only by the commit."""


async def fail_late(settings: Settings) -> tuple[str, bool, int]:
    """Let one commit fail, the next succeed; return the error, success and rows."""
    store = make_store(settings, Metrics())
    await store.open()
    if not store.is_shared:
        await store.run(sa.text("PRAGMA foreign_keys=ON"))
    await store.run(sa.text(APART))
    then = [sa.text("INSERT INTO apart VALUES ('nowhere')")]
    with pytest.raises(sa.exc.IntegrityError) as error:
        await store.write(Write([row("a", 1)], then=then))
    second = await store.write(Write([row("b", 1)]))
    count = len(await store.all(sa.select(events)))
    await store.close()
    return str(error.value), second, count


def test_a_commit_that_fails_leaves_nothing_behind(settings: Settings) -> None:
    trouble, second, count = asyncio.run(fail_late(settings))

    assert "foreign key" in trouble.lower()
    assert second
    assert count == 1
