"""The database that the settings name."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import sqlalchemy as sa

from monuments.server.metrics import Metrics
from monuments.server.settings import Settings
from monuments.server.storage.databases import database_errors, make_store, sqlite_file
from monuments.server.storage.postgres_store import PostgresStore
from monuments.server.storage.sqlite_store import SqliteStore

POSTGRES = "postgresql://ada:secret@one.example,two.example:5433/monuments"


def test_without_an_address_it_is_a_file_in_the_folder(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path))

    assert sqlite_file(settings) == tmp_path / "monuments.sqlite"
    assert isinstance(make_store(settings, Metrics()), SqliteStore)
    assert list(tmp_path.iterdir()) == []


def test_an_address_may_name_another_file(tmp_path: Path) -> None:
    settings = Settings(data="elsewhere", database_url=f"sqlite:///{tmp_path}/own.db")

    assert sqlite_file(settings) == tmp_path / "own.db"
    assert make_store(settings, Metrics()).location == f"{tmp_path}/own.db"


def test_an_address_of_several_hosts_is_not_shown_with_its_password() -> None:
    settings = Settings(database_url=POSTGRES)
    store = make_store(settings, Metrics())

    assert sqlite_file(settings) is None
    assert isinstance(store, PostgresStore)
    assert "secret" not in store.location
    assert "two.example" in store.location


def test_errors_of_either_driver_are_known() -> None:
    import asyncpg

    errors = database_errors()

    assert issubclass(sqlite3.DatabaseError, errors)
    assert issubclass(sa.exc.OperationalError, errors)
    assert issubclass(asyncpg.CannotConnectNowError, errors)
    assert not issubclass(ValueError, errors)


def test_asking_for_errors_imports_no_driver() -> None:
    code = """
import sys
from monuments.server.storage.databases import database_errors
assert database_errors()
print({"asyncpg", "alembic"} & {*sys.modules})
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout == "set()\n"
