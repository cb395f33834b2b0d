"""Readers of outside input: each target raises only if it finds a fault."""

import asyncio
import socket
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from monuments.engine.record import RecordError, read_record, write_record
from monuments.engine.refusal import RefusalError
from monuments.games.registry import open_game
from monuments.server.card_library import CardLibrary
from monuments.server.cluster.channel import Channel
from monuments.server.cluster.frames import Kind
from monuments.server.cluster.link import Link
from monuments.server.http.relay_messages import Opening, read_code, read_opening
from monuments.server.http.relayed import Asked
from monuments.server.messages import http_payloads as payloads
from monuments.server.messages.protocol import read_command
from tests.server.running import Server

BODIES: Final = (payloads.NewTable, payloads.Taking, payloads.Joining, payloads.Recovering)
HANDSHAKE: Final = (
    b"GET /api/tables/%s/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
NO_FILES: Final = CardLibrary(Path("/nonexistent"))


def commands(data: bytes) -> None:
    with suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        read_command(data)


def bodies(data: bytes) -> None:
    for kind in BODIES:
        with suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            msgspec.json.decode(data, type=kind)


def records(data: bytes) -> None:
    """A record is refused, or it is written and read again as the same game."""
    try:
        record = read_record(data.decode("utf-8", "replace"), NO_FILES.open)
    except (RecordError, RefusalError):
        return
    again = read_record(write_record(record), NO_FILES.open)

    assert (again.deal, again.steps, again.names) == (record.deal, record.steps, record.names)


def decks(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "deck.toml"
        path.write_bytes(data)
        for game, option in (("fabuleux", "deck"), ("antiquity", "cards")):
            with suppress(RefusalError):
                open_game(game, {option: str(path)})


class Nowhere:
    """A stream of another process that nobody serves."""

    def hear(self, kind: int, payload: bytes) -> None:
        if kind == Kind.CLOSE:
            read_code(payload)

    def lose(self) -> None: ...


def links(data: bytes) -> None:
    """Bytes on the internal connection are read, or end it."""
    asyncio.run(_hear(data))


async def _hear(data: bytes) -> None:
    def serve(_link: Link, _number: int, payload: bytes) -> Nowhere:
        read_opening(payload)
        return Nowhere()

    channel = Channel()
    link = Link("peer", channel, serve, is_caller=True)
    asked = Asked(link, Opening("http", "GET", "/api/tables", b"", [], "192.0.2.1", 1))
    link.start(lambda _: None)
    for start in range(0, len(data), 100):
        channel.data_received(data[start : start + 100])
    asked.head.cancel() if not asked.head.done() else asked.head.exception()


def heads(server: Server, _table: str) -> Callable[[bytes], None]:
    """Return a target: every answer is HTTP, and the connection ends."""

    def send(data: bytes) -> None:
        answer = exchange(server, data)

        assert not answer or answer.startswith(b"HTTP/1.1 ")

    return send


def frames(server: Server, table: str) -> Callable[[bytes], None]:
    """Return a target: bytes instead of frames, after the handshake of a spectator."""

    def send(data: bytes) -> None:
        answer = exchange(server, HANDSHAKE % table.encode() + data)

        assert answer.startswith(b"HTTP/1.1 101 ")

    return send


def exchange(server: Server, data: bytes) -> bytes:
    """Send bytes and the end of file; return all that comes back."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as wire:
        found = b""
        with suppress(ConnectionError, BrokenPipeError):
            wire.sendall(data)
            wire.shutdown(socket.SHUT_WR)
            while piece := wire.recv(65_536):
                found += piece
        return found
