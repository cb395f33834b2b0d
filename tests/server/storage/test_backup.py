"""A copy of a database in use: consistent, private, and whole or not there."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from monuments.server.storage.backup import copy_database


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "monuments.sqlite"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("CREATE TABLE tables (id TEXT)")
        database.execute("INSERT INTO tables VALUES ('a')")
    return path


def test_a_copy_has_what_was_committed_and_no_more(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite"
    with closing(sqlite3.connect(source, isolation_level=None)) as writer:
        writer.execute("INSERT INTO tables VALUES ('b')")
        writer.execute("BEGIN")
        writer.execute("INSERT INTO tables VALUES ('half done')")
        count = copy_database(source, target)

    with closing(sqlite3.connect(target)) as copy:
        assert copy.execute("SELECT id FROM tables").fetchall() == [("a",), ("b",)]
    assert count == 2
    assert target.stat().st_mode & 0o777 == 0o600


def test_the_draft_of_a_copy_that_failed_is_no_hindrance(source: Path, tmp_path: Path) -> None:
    draft = tmp_path / ".copy.sqlite.tmp"
    draft.write_text("half a copy")
    draft.chmod(0o644)

    assert copy_database(source, tmp_path / "copy.sqlite") == 1
    assert not draft.exists()
    assert (tmp_path / "copy.sqlite").stat().st_mode & 0o777 == 0o600


def test_what_cannot_be_copied_leaves_nothing(tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite"
    other.write_bytes(b"something else entirely" * 100)
    for source in (other, tmp_path / "missing.sqlite"):
        with pytest.raises(OSError, match=r"not a database|there is no"):
            copy_database(source, tmp_path / "copy.sqlite")

    assert [path.name for path in tmp_path.iterdir()] == ["other.sqlite"]
