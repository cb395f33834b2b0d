"""The fast socket: byte for byte the plain one, and no socket delays the others."""

import asyncio
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from monuments.server.http.connections import Connections
from monuments.server.http.fast_socket import FastSocket, Inbox, Outbox
from monuments.server.http.limited_requests import LimitedRequests
from monuments.server.http.limited_socket import WIRE, LimitedSocket
from monuments.server.http.uvicorn_config import Config
from monuments.server.metrics import Metrics
from monuments.server.settings import read_settings


class Pipe(asyncio.Transport):
    """Collects what is sent, unless it is broken."""

    def __init__(self, *, broken: bool = False) -> None:
        super().__init__()
        self.broken, self.closing, self.sent = broken, False, b""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self.broken:
            raise RuntimeError("it is closed")
        self.sent += data

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = True

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


HANDSHAKE = b"""GET / HTTP/1.1\r
Host: here\r
Connection: Upgrade\r
Upgrade: websocket\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
\r
"""


def frame(content: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, content, fin=fin).serialize(mask=True)


def exchanged(kind: type[LimitedSocket], pieces: list[bytes]) -> tuple[list[Any], bytes]:
    """Return what the application receives, and all bytes sent to the client."""
    heard: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            heard.append(event)
            for size in (0, 125, 126, 65_535, 65_536):
                if not scope["state"][WIRE].send_now(b"x" * size):
                    await send({"type": "websocket.send", "text": "x" * size})
        heard.append(event)

    async def main() -> bytes:
        settings, pipe = read_settings({}), Pipe()
        config = Config(
            app,
            settings,
            Connections(settings, Metrics()),
            http=LimitedRequests,
            ws=kind,
            lifespan="off",
            log_config=None,
            ws_max_size=5_000,
            ws_ping_interval=None,
            ws_per_message_deflate=False,
        )
        config.load()
        socket = kind(config=config, server_state=ServerState(), app_state={})
        socket.connection_made(pipe)
        for piece in (HANDSHAKE, *pieces):
            socket.data_received(piece)
            for _ in range(20):
                await asyncio.sleep(0)
        socket.connection_lost(None)
        for _ in range(20):
            await asyncio.sleep(0)
        return pipe.sent

    return heard, asyncio.run(main())


SHORT, LONG = frame(b'{"type": "ping"}'), frame("é€😀".encode() * 400)


PIECES = {
    "whole frames": [SHORT, LONG, SHORT],
    "two frames in a piece": [SHORT + LONG, SHORT],
    "a split frame": [SHORT[:3], SHORT[3:], LONG],
    "a frame across pieces": [SHORT + LONG[:100], LONG[100:] + SHORT],
    "a fragmented message": [frame(b"one", fin=False), frame(b"two", Opcode.CONT), SHORT],
    "binary, and an empty text": [frame(b"data", Opcode.BINARY), frame(b""), SHORT],
    "a ping": [SHORT, frame(b"are you there?", Opcode.PING), SHORT],
    "invalid UTF-8": [SHORT, frame(b"\xff\xfe"), SHORT],
    "a message too large": [frame(b"x" * 5_000), frame(b"x" * 5_001), SHORT],
    "a frame without a mask": [SHORT, b"\x81\x03one", SHORT],
    "a close": [SHORT, frame(b"\x03\xe8", Opcode.CLOSE), SHORT],
}


@pytest.mark.parametrize("pieces", PIECES.values(), ids=PIECES)
def test_fast_and_plain_sockets_are_the_same_byte_for_byte(pieces: list[bytes]) -> None:
    heard, sent = exchanged(LimitedSocket, pieces)

    assert heard
    assert sent.startswith(b"HTTP/1.1 101")
    assert exchanged(FastSocket, pieces) == (heard, sent)


def connected(outbox: Outbox, pipe: Pipe) -> FastSocket:
    """Return a socket as it is after its handshake."""
    socket = FastSocket.__new__(FastSocket)
    socket.loop, socket.outbox, socket.transport = asyncio.get_running_loop(), outbox, pipe
    socket.close_sent, socket.writable, socket.unsent = False, asyncio.Event(), []
    socket.writable.set()
    return socket


def test_messages_of_one_turn_of_the_loop_are_sent_together() -> None:
    async def main() -> bytes:
        pipe = Pipe()
        socket = connected(Outbox(), pipe)
        assert socket.send_now(b"one")
        assert socket.send_now(b"two")
        assert pipe.sent == b""
        await asyncio.sleep(0)
        return pipe.sent

    assert asyncio.run(main()) == b"\x81\x03one\x81\x03two"


def test_a_broken_socket_does_not_delay_the_others() -> None:
    async def main() -> list[Pipe]:
        outbox, pipes = Outbox(), [Pipe(), Pipe(broken=True), Pipe()]
        sockets = [connected(outbox, pipe) for pipe in pipes]
        for text in (b"one", b"two"):
            for socket in sockets:
                socket.send_now(text)
            await asyncio.sleep(0)
        return pipes

    first, broken, last = asyncio.run(main())

    assert first.sent == last.sent == b"\x81\x03one\x81\x03two"
    assert broken.closing


def test_nothing_is_sent_to_a_closing_socket() -> None:
    async def main() -> tuple[FastSocket, Pipe]:
        pipe = Pipe()
        socket = connected(Outbox(), pipe)
        assert socket.send_now(b"one")
        pipe.closing = True
        assert socket.send_now(b"two")
        await asyncio.sleep(0)
        return socket, pipe

    socket, pipe = asyncio.run(main())

    assert pipe.sent == b""
    assert socket.unsent == []


def test_a_received_message_waits_for_the_next_reader() -> None:
    async def main() -> object:
        inbox = Inbox(asyncio.get_running_loop())
        reader = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait({"type": "websocket.connect"})
        reader.cancel()
        await asyncio.gather(reader, return_exceptions=True)
        return await inbox.get()

    assert asyncio.run(main()) == {"type": "websocket.connect"}
