"""Which database the settings name, and the errors that it may raise."""

import sqlite3
import sys
from pathlib import Path

import sqlalchemy as sa

from monuments.server.database_address import one_each
from monuments.server.metrics import Metrics
from monuments.server.settings import Settings
from monuments.server.storage.postgres_store import PostgresStore
from monuments.server.storage.sqlite_store import SqliteStore
from monuments.server.storage.store import Store


def make_store(settings: Settings, metrics: Metrics) -> Store:
    """Return the store of the database that the settings name; it is not open yet."""
    url = _url(settings)
    if url.get_backend_name() == "sqlite":
        return SqliteStore(url, metrics)
    return PostgresStore(settings.database_url, metrics)


def sqlite_file(settings: Settings) -> Path | None:
    """Return the file of an SQLite database, None for another database."""
    url = _url(settings)
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def _url(settings: Settings) -> sa.URL:
    if settings.database_url:
        return sa.make_url(one_each(settings.database_url)[0])
    return sa.URL.create("sqlite", database=str(Path(settings.data) / "monuments.sqlite"))


def database_errors() -> tuple[type[Exception], ...]:
    """Return the errors of opening a database, without importing its driver."""
    found: list[type[Exception]] = [OSError, sa.exc.SQLAlchemyError, sqlite3.Error]
    if "asyncpg" in sys.modules:
        import asyncpg

        found += [asyncpg.PostgresError, asyncpg.InterfaceError]
    if "alembic" in sys.modules:
        from alembic.util import CommandError

        found.append(CommandError)
    return tuple(found)
