"""Tables of another process: played, watched and handed over as if they were here."""

import asyncio
import json
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from monuments.server.cluster.frames import Kind
from tests.server.cluster.recording import Recording, process_of
from tests.server.conftest import make_table
from tests.server.playing import OPEN
from tests.server.running import Answer, Client, Live, Server, execute, first_play, new_database

pytestmark = pytest.mark.slow


@contextmanager
def three_processes(database: str, folder: Path) -> Iterator[list[Server]]:
    own = asyncio.run(new_database(database))
    settings = {"database_url": own, "jit": "0"}  # long leases: a busy machine loses none
    found = [Server(folder / f"data{number}", **settings) for number in range(3)]
    yield found
    for each in found:
        assert each.stop() == 0


@pytest.fixture(scope="module")
def trio(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Return three processes on one database."""
    with three_processes(database, tmp_path_factory.mktemp("trio")) as found:
        yield found


@pytest.fixture
def own_trio(database: str, tmp_path: Path) -> Iterator[list[Server]]:
    """Return three processes that have no links yet."""
    with three_processes(database, tmp_path) as found:
        yield found


def seated(owner: Server, other: Server) -> tuple[str, list[Client], list[Live]]:
    """Return a table of one process, its second player at another, and sockets."""
    ada, ben = Client(owner), Client(other)
    table = make_table(ada, OPEN)["table"]
    first = ada.live(table, 0)
    first.next()  # its process owns the table now
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    lives = [first, ben.live(table, 1)]
    for live in lives:
        while live.position is None:
            live.next()
    return table, [ada, ben], lives


def play(lives: list[Live], count: int) -> None:
    """Let both play; each waits for what the other did."""
    for _ in range(count):
        position = lives[0].position
        assert position is not None
        if position["to_move"] == -1:
            return
        mover = lives[position["to_move"]]
        answer = mover.do("play", play=first_play(mover.position or {}))
        assert "refusal" not in answer
        for live in lives:
            live.wait_for_seq(answer["seq"])


def metric(server: Server, name: str) -> float:
    lines = Client(server).ask("GET", "/metrics").body.decode().splitlines()
    return float(next(line.split(" ")[1] for line in lines if line.startswith(f"{name} ")))


def test_a_link_carries_what_its_clients_get_and_nothing_else(own_trio: list[Server]) -> None:
    owner, other, third = own_trio
    recording = Recording(owner)
    table, (_, ben), lives = seated(owner, other)
    watching = [Client(server).live(table, None) for server in (other, other, third)]
    play(lives, 30)
    info = ben.ask("GET", f"/api/tables/{table}").body
    listed = metric(other, "monuments_relayed_sockets")
    for live in watching:
        live.wait_for_seq(lives[0].seq)
    sockets = {"1": [lives[1]], None: watching}
    streams = recording.streams()
    shared = [numbers for kind, numbers, _ in recording.frames() if kind == Kind.DATA]
    recording.end()
    for stream in streams:
        if stream.opening.type == "websocket":
            seat = parse_qs(stream.opening.query.decode()).get("seat", [None])[0]
            got = [[text.encode() for text in live.bytes] for live in sockets[seat]]

            assert stream.payloads[: len(got[0])] in got
    bodies = [b"".join(each.payloads) for each in streams if each.opening.type == "http"]

    assert len([each for each in streams if each.opening.type == "websocket"]) == 4
    assert info in bodies
    assert listed == 3
    assert any(len(numbers) == 2 for numbers in shared), "one copy for two spectators"


def test_a_strange_connection_is_closed(trio: list[Server]) -> None:
    process = process_of(trio[1])
    [row] = trio[1].rows(f"SELECT address FROM processes WHERE process = '{process}'")
    with closing(socket.create_connection(("127.0.0.1", int(row["address"].split(" ")[1])))) as raw:
        raw.settimeout(10)
        raw.sendall(b"GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n".ljust(80))
        nonce = raw.recv(100)
        try:
            rest = raw.recv(100)
        except ConnectionError:
            rest = b""

    assert (len(nonce), rest) == (32, b"")


def test_requests_that_name_no_table_find_its_owner(trio: list[Server]) -> None:
    ada, ben, eve = Client(trio[0]), Client(trio[1]), Client(trio[2])
    seats = ({"kind": "reserved", "name": "Ben"}, OPEN)
    made = make_table(ada, *seats, listed=True, wait=True)
    ada.get(f"/api/tables/{made['table']}")  # its process owns the table now
    [invitation] = made["invitations"]
    shown = ben.post("/api/invitations", {"invitation": invitation["invitation"]})
    ben.post("/api/join", {"invitation": invitation["invitation"], "name": "Ben"})
    listed = [each for each in eve.get("/api/tables") if each["table"] == made["table"]]

    assert shown["table"] == made["table"]
    assert [seat["name"] for seat in listed[0]["seats"]] == ["Ada", "Ben", None]


def test_a_rematch_of_a_table_of_another_process(trio: list[Server]) -> None:
    ada, ben = Client(trio[0]), Client(trio[1])
    table = make_table(ada, OPEN)["table"]
    live = ada.live(table, 0)
    live.next()
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    for client, seat in ((ada, 0), (ben, 1)):
        client.command(table, seat, "leave", bot="random")
    while not live.position or live.position["to_move"] != -1:
        live.next()
    again = [
        c.post(f"/api/tables/{table}/rematch?seat={i}") for i, c in enumerate((ben, ada)[::-1])
    ]

    assert len({each["table"] for each in again}) == 1
    assert again[0]["table"] != table


def test_polls_and_streams_of_a_table_of_another_process(trio: list[Server]) -> None:
    table, (_, ben), lives = seated(trio[0], trio[1])
    polled = ben.get(f"/api/tables/{table}/updates?seat=1&since=0&wait=0")["messages"][0]
    refused = Client(trio[2]).ask("GET", f"/api/tables/{table}/updates?seat=1&since=0&wait=0")
    record = ben.ask("GET", f"/api/tables/{table}/record")

    assert polled["seq"] == lives[1].seq
    assert (refused.status, refused.reason) == (403, "not-your-seat")
    assert record.status == 409


def test_a_table_is_handed_over_and_its_sockets_stay(trio: list[Server]) -> None:
    owner, other, third = trio
    table, clients, lives = seated(owner, other)
    spectator = Client(third).live(table, None)
    play(lives, 4)
    changes = metric(other, "monuments_lease_changes_total") + metric(
        third, "monuments_lease_changes_total"
    )
    lives[1].socket.send(json.dumps({"type": "ping", "id": "before"}))
    started = time.monotonic()
    assert owner.stop() == 0
    handed = lives[1].do("ping")
    took = time.monotonic() - started
    with suppress(ConnectionClosed):
        while True:
            lives[0].next()
    back = Client(third, clients[0].cookies).live(table, 0, lives[0].seq)
    while back.position is None:
        back.next()
    play([back, lives[1]], 4)
    spectator.wait_for_seq(back.seq)
    owner.start()
    after = metric(other, "monuments_lease_changes_total") + metric(
        third, "monuments_lease_changes_total"
    )
    log = [line for line in (other.logs() + third.logs()).splitlines() if table in line]

    assert "refusal" not in handed
    assert took < 10
    assert after > changes
    assert sum('"event": "owner_changed"' in line for line in log) == 1
    assert other.logs().count('"websocket_failed"') == 0


async def ask_while_departing(leaving: Server, client: Client, path: str) -> Answer:
    """Ask a process for something that stops and cannot give up its leases yet."""
    connection = await asyncpg.connect(leaving.database)
    try:
        async with connection.transaction():
            await connection.execute("LOCK TABLE processes IN EXCLUSIVE MODE")  # it may be read
            leaving.process.send_signal(signal.SIGTERM)
            asking = asyncio.create_task(asyncio.to_thread(client.ask, "GET", path))
            await asyncio.sleep(0.5)
    finally:
        await connection.close()
    return await asking


def test_a_request_that_meets_a_process_that_stops_is_not_refused(trio: list[Server]) -> None:
    owner, other, _ = trio
    table, clients, lives = seated(owner, other)
    play(lives, 2)
    path = f"/api/tables/{table}/updates?seat=0&since=0&wait=0"
    answer = asyncio.run(ask_while_departing(owner, clients[0], path))
    status = owner.process.wait(30)
    owner.start()

    assert (answer.status, status) == (200, 0)
    assert answer.json["messages"][0]["seq"] == lives[1].seq


def test_a_command_that_meets_a_lost_lease_is_sent_again(trio: list[Server]) -> None:
    owner, other, _ = trio
    table, clients, lives = seated(owner, other)
    position = lives[0].position or {}
    mover = lives[position["to_move"]]
    client = clients[position["to_move"]]
    back = Client(owner, client.cookies).live(table, position["to_move"])
    execute(
        owner.database,
        f"UPDATE leases SET process = '{process_of(other)}', epoch = epoch + 1"
        f" WHERE \"table\" = '{table}'",
    )
    with pytest.raises(ConnectionClosed) as closed:
        back.do("play", id="once", play=first_play(mover.position or {}))
    again = Client(owner, client.cookies).live(table, position["to_move"])
    answer = again.do("play", id="once", play=first_play(mover.position or {}))

    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1012
    assert "refusal" not in answer
    assert metric(owner, "monuments_fenced_writes_total") == 1


def test_a_lost_owner_is_replaced_and_its_sockets_stay(trio: list[Server]) -> None:
    owner, other, _ = trio
    table, clients, lives = seated(owner, other)
    play(lives, 3)
    owner.kill()
    back = Client(other, clients[0].cookies).live(table, 0, lives[0].seq)
    while back.position is None:
        back.next()
    play([back, lives[1]], 3)
    owner.start()

    assert "refusal" not in lives[1].do("ping")
