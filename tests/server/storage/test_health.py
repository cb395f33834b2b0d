"""The health of a database: which errors are its own, and for how long they count."""

import sqlite3
from types import SimpleNamespace

import pytest
import sqlalchemy as sa

from monuments.server.storage import health
from monuments.server.storage.health import FAILED_SECONDS, RECENT_SECONDS, Health, cause_of


def wrapped(error: type[sa.exc.DBAPIError], cause: Exception) -> sa.exc.DBAPIError:
    return error("INSERT INTO keys VALUES (?)", {"hash": "secret"}, cause)


FULL = wrapped(sa.exc.OperationalError, sqlite3.OperationalError("database or disk is full\nmore"))
TWICE = wrapped(sa.exc.IntegrityError, sqlite3.IntegrityError("UNIQUE constraint failed"))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return the time in a list: tests set it."""
    now = [100.0]
    monkeypatch.setattr(health, "time", SimpleNamespace(monotonic=lambda: now[0]))
    return now


def test_nothing_is_known_at_the_start(clock: list[float]) -> None:
    assert not Health().has_written_lately()
    assert Health().fault() is None


def test_a_write_counts_for_a_while(clock: list[float]) -> None:
    found = Health()
    found.note_write()
    clock[0] += RECENT_SECONDS - 0.1
    assert found.has_written_lately()
    clock[0] += 0.2
    assert not found.has_written_lately()


def test_a_failure_counts_though_other_writes_succeed(clock: list[float]) -> None:
    found = Health()
    found.note_failure(FULL)
    found.note_write()
    assert found.fault() == "database or disk is full"
    clock[0] += FAILED_SECONDS
    assert found.fault() is None


@pytest.mark.parametrize("error", [TWICE, ValueError("of our own"), RuntimeError()])
def test_an_error_of_the_writer_is_no_failure_of_the_database(error: Exception) -> None:
    found = Health()
    found.note_failure(error)

    assert found.fault() is None


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (FULL, "database or disk is full"),
        (ConnectionRefusedError(111, "Connection refused"), "Connection refused"),
        (ConnectionError("the connection to the database was lost"), "the connection to the"),
        (ConnectionResetError(), "ConnectionResetError"),
    ],
)
def test_a_cause_is_one_line_without_values(error: Exception, words: str) -> None:
    assert cause_of(error).startswith(words)
    assert "secret" not in cause_of(error)
    assert "\n" not in cause_of(error)
