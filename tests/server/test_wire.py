"""What connections share: one that is in trouble keeps nothing from the others."""

import asyncio

from monuments.server.wire import Inbox, Outbox, SlimSocket


class Pipe(asyncio.Transport):
    """Where messages go, unless it is broken."""

    def __init__(self, *, broken: bool = False) -> None:
        super().__init__()
        self.broken, self.closing, self.sent = broken, False, b""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self.broken:
            raise RuntimeError("it is closed")
        self.sent += data

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.closing = True


def connected(outbox: Outbox, pipe: Pipe) -> SlimSocket:
    """Return a connection as it is after its handshake."""
    socket = SlimSocket.__new__(SlimSocket)
    socket.loop, socket.outbox, socket.transport = asyncio.get_running_loop(), outbox, pipe
    socket.close_sent, socket.writable, socket.unsent = False, asyncio.Event(), []
    socket.writable.set()
    return socket


def test_what_is_said_in_one_breath_leaves_together() -> None:
    async def main() -> bytes:
        pipe = Pipe()
        socket = connected(Outbox(), pipe)
        assert socket.send_now(b"one")
        assert socket.send_now(b"two")
        assert pipe.sent == b""
        await asyncio.sleep(0)
        return pipe.sent

    assert asyncio.run(main()) == b"\x81\x03one\x81\x03two"


def test_a_connection_in_trouble_keeps_nothing_from_the_others() -> None:
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


def test_nothing_is_sent_to_somebody_who_is_gone() -> None:
    async def main() -> tuple[SlimSocket, Pipe]:
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


def test_what_has_arrived_waits_for_the_next_reader() -> None:
    async def main() -> object:
        inbox = Inbox(asyncio.get_running_loop())
        reader = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait({"type": "websocket.connect"})
        reader.cancel()
        await asyncio.gather(reader, return_exceptions=True)
        return await inbox.get()

    assert asyncio.run(main()) == {"type": "websocket.connect"}
