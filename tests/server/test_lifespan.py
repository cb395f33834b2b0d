"""The start of a process: whole, or nothing is left open."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from monuments.server.app import make_app
from monuments.server.lifespan import begin, hand_over
from monuments.server.settings import Settings
from tests.server.http.asking import running


def test_a_start_that_fails_leaves_the_database_free(tmp_path: Path) -> None:
    async def start() -> None:
        async with running(Settings(data=str(tmp_path))):
            pass

    asyncio.run(start())
    with closing(sqlite3.connect(tmp_path / "monuments.sqlite")) as database, database:
        database.execute("ALTER TABLE beats RENAME TO elsewhere")

    async def fail() -> None:
        with pytest.raises(sa.exc.OperationalError, match="beats"):
            await begin(make_app(Settings(data=str(tmp_path))).state.lobby)

    asyncio.run(fail())
    with closing(sqlite3.connect(tmp_path / "monuments.sqlite")) as database, database:
        database.execute("ALTER TABLE elsewhere RENAME TO beats")
    asyncio.run(start())


def test_a_process_that_hands_over_is_not_ready_and_alone_keeps_its_tables(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(Settings(data=str(tmp_path))) as app:
            app.state.ready = True
            await hand_over(app)

            assert not app.state.ready
            assert not app.state.lobby.ownership.is_leaving

    asyncio.run(main())
