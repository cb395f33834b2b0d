"""Tables that nobody uses are announced, then deleted, never without notice."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from monuments.games.registry import open_game
from monuments.server.lobby import retention
from monuments.server.lobby.lobby import Lobby
from monuments.server.messages.protocol import Play, write
from monuments.server.storage import schema
from tests.server.conftest import make_table
from tests.server.in_process import TABLE, Reader, laid, opened
from tests.server.lobby.test_unused_rows import wait_until
from tests.server.running import Client, Server, first_play

BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}
DAY = 86_400.0
KEPT = {"keep_finished_days": "30", "keep_abandoned_days": "90", "keep_unstarted_days": "10"}
OF_TABLES = ("tables", "events", "seats", "keys", "invitations", "chats", "leases")


def age(server: Server, days: float) -> None:
    """Make everything at all tables happen some days ago, announcements included."""
    seconds = days * DAY
    server.rows(f"UPDATE tables SET made = made - {seconds}, expires = expires - {seconds}")
    server.rows(f"UPDATE events SET at = at - {seconds}")


def restart(server: Server) -> None:
    """Start again: the job runs at the start, and then every ten minutes."""
    assert server.stop() == 0
    server.start()


def tables_of(client: Client) -> dict[str, str]:
    """Make one table of each kind; return their ids."""
    seats = [{"kind": "me", "name": "Ada"}, BOT]
    finished = make_table(client, OPEN, chat=True)["table"]
    playing = client.post("/api/tables", {"game": "antiquity", "seats": seats})["table"]
    client.command(finished, 0, "say", text="hello")
    client.post(f"/api/tables/{finished}/seats/0/links")
    return {"unstarted": finished, "abandoned": playing}


@pytest.mark.slow
def test_an_old_table_is_announced_then_deleted(own_server: Callable[..., Server]) -> None:
    server = own_server(**KEPT)
    ada = Client(server)
    tables = tables_of(ada)
    made = ada.get(f"/api/tables/{tables['unstarted']}")
    age(server, 9)
    restart(server)
    ada.server = server
    wait_until(lambda: "expires" in ada.get(f"/api/tables/{tables['unstarted']}"))
    announced = ada.get(f"/api/tables/{tables['unstarted']}")
    wait_until(lambda: b"monuments_expiring_tables 1.0" in ada.ask("GET", "/metrics").body)
    assert "expires" not in made
    assert 6.9 * DAY < announced["expires"] - announced["made"] - 9 * DAY < 7.1 * DAY
    assert "expires" not in ada.get(f"/api/tables/{tables['abandoned']}")

    age(server, 8)
    restart(server)
    count = b'monuments_deleted_tables_total{was="unstarted"} 1.0'
    wait_until(lambda: count in ada.ask("GET", "/metrics").body)
    assert ada.ask("GET", f"/api/tables/{tables['unstarted']}").reason == "no-such-table"
    assert ada.get(f"/api/tables/{tables['abandoned']}")["phase"] == "playing"
    for name in OF_TABLES:
        column = "id" if name == "tables" else '"table"'
        left = server.rows(f"SELECT * FROM {name} WHERE {column} = '{tables['unstarted']}'")
        assert left == [], name
    assert '"unstarted": 1' in server.logs()


@pytest.mark.slow
def test_by_default_everything_is_kept(own_sqlite: Callable[..., Server]) -> None:
    server = own_sqlite()
    ada = Client(server)
    tables = tables_of(ada)
    age(server, 4_000)
    restart(server)
    ada.server = server
    wait_until(lambda: b"monuments_open_links 1.0" in ada.ask("GET", "/metrics").body)

    for table in tables.values():
        assert "expires" not in ada.get(f"/api/tables/{table}")


async def at_a_table(data: Path, body: Callable[[Lobby, Reader], Any], **keep: float) -> Any:
    """Run `body` at a table of two people who have just been dealt their cards."""
    game = open_game("antiquity", {})
    async with opened(data) as lobby:
        keep = {"keep_abandoned_days": 90, "keep_finished_days": 30, **keep}
        lobby.services.settings = replace(lobby.services.settings, **keep)  # type: ignore[arg-type]
        table = await laid(lobby, "antiquity", "", 2, game.deal(2, Random(1)))
        return await body(lobby, await Reader.come(lobby, table, table.state.mover, changes=False))


def leave(reader: Reader) -> None:
    """Close the connection, and let the table count as unused at once."""
    reader.leave()
    services = reader.lobby.services
    services.settings = replace(services.settings, idle_seconds=-1.0)


async def after(lobby: Lobby, days: float) -> float | None:
    """Run the job some days later; return when the table expires, 0 if it is gone."""
    await retention.run(lobby, lobby.services.clock.now() + days * DAY)
    row = await lobby.services.store.one(
        sa.select(schema.tables).where(schema.tables.c.id == TABLE)
    )
    return 0.0 if row is None else row["expires"]


def test_a_play_takes_the_announcement_back(tmp_path: Path) -> None:
    async def body(lobby: Lobby, reader: Reader) -> list[Any]:
        table = reader.table
        found = [await after(lobby, 82), await after(lobby, 83.5), table.info().expires]
        position = (await table.update_since(reader.subscriber.seat, 0)).position
        assert position
        reader.sent()
        shown = msgspec.json.decode(write(position))
        answer = await reader.do(Play("p1", first_play(shown)))
        assert answer.refusal is None
        return [*found, table.info().expires, await after(lobby, 82), reader.sent()]

    early, announced, shown, played, later, sent = asyncio.run(at_a_table(tmp_path, body))

    assert (early, played, later) == (None, None, None)
    assert announced == shown
    assert any(b'"type":"table"' in message for message in sent)


def test_a_table_that_is_being_loaded_shows_its_announcement(tmp_path: Path) -> None:
    async def body(lobby: Lobby, reader: Reader) -> list[tuple[float | None, float | None]]:
        leave(reader)
        shown = []
        for moment in range(40):
            await after(lobby, 0)  # takes the last announcement back
            await lobby._unload_idle(lobby.services.clock.now())
            announcing = asyncio.create_task(after(lobby, 83))
            await asyncio.sleep(moment / 5_000)
            table = await lobby.find(TABLE)
            shown.append((await announcing, table.info().expires))
        return shown

    found = asyncio.run(at_a_table(tmp_path, body))

    assert [(announced, shown) for announced, shown in found if announced != shown] == []
    assert all(announced for announced, _ in found)


def test_a_table_somebody_has_open_is_not_deleted(tmp_path: Path) -> None:
    async def body(lobby: Lobby, reader: Reader) -> list[Any]:
        found = [await after(lobby, 84), await after(lobby, 100)]
        leave(reader)
        return [*found, await after(lobby, 100), len(lobby)]

    announced, open_, left, loaded = asyncio.run(at_a_table(tmp_path, body))

    assert announced == open_
    assert (left, loaded) == (0.0, 0)


def test_nothing_goes_without_its_announcement(tmp_path: Path) -> None:
    """A host who shortens the time deletes nothing at once, and may change their mind."""

    async def body(lobby: Lobby, reader: Reader) -> list[Any]:
        leave(reader)
        now = lobby.services.clock.now()
        announced = await after(lobby, 1_000)
        assert announced is not None
        kept = replace(lobby.services.settings, keep_abandoned_days=5_000)
        lobby.services.settings = kept
        return [(announced - now) / DAY, await after(lobby, 1_008)]

    days, longer = asyncio.run(at_a_table(tmp_path, body))

    assert days == 1_007
    assert longer is None


def test_a_reported_table_waits_for_the_host(tmp_path: Path) -> None:
    async def body(lobby: Lobby, reader: Reader) -> list[Any]:
        leave(reader)
        r, store = schema.reports, lobby.services.store
        await after(lobby, 84)
        await store.run(sa.insert(r).values(table=TABLE, by=0, seat=1, line=0, at=1.0))
        waiting = await after(lobby, 100)
        await store.run(sa.update(r).values(settled=True))
        return [waiting, await after(lobby, 100), await store.count(r)]

    waiting, settled, reports = asyncio.run(at_a_table(tmp_path, body))

    assert waiting is not None
    assert waiting > 0
    assert (settled, reports) == (0.0, 0)


def test_each_kind_of_table_has_its_own_time(tmp_path: Path) -> None:
    async def body(lobby: Lobby, reader: Reader) -> list[float | None]:
        abandoned = await after(lobby, 25)
        over = sa.update(schema.tables).values(phase="over")
        await lobby.services.store.run(over)
        return [abandoned, await after(lobby, 25)]

    abandoned, finished = asyncio.run(at_a_table(tmp_path, body))

    assert abandoned is None
    assert finished is not None
