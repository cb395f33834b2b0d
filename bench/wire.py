"""Measure the cost of a play on the wire, by the library that carries it.

    python -m bench.wire --rounds 5

Four players sit at each table. One sends a command; the server answers it and sends an update to
all four, as long as those of a game. There is no game and no database. The wires take turns, each
in a process of its own; `granian` and `picows` are measured if they are installed.
"""

import argparse
import asyncio
import os
import re
import statistics
import subprocess
import sys
import time
from base64 import b64encode
from collections import defaultdict
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from random import randbytes
from typing import Any, Final
from urllib.parse import parse_qs

import uvicorn
from starlette.types import Receive, Scope, Send

from bench.server import load, work_of
from bench.server_load import SEATS, frame_at, framed
from monuments.server.http.connections import Connections
from monuments.server.http.fast_socket import SOCKET
from monuments.server.http.limited_socket import WIRE
from monuments.server.http.uvicorn_config import Config
from monuments.server.metrics import Metrics
from monuments.server.settings import read_settings
from monuments.server.table.subscribers import Subscriber

COMMAND: Final = b'{"type":"play","id":"p17","play":"green lay PHA1 GIZ2"}'
ANSWER: Final = b'{"type":"answer","id":"p17","seq":42}'
UPDATE: Final = b'{"type":"update","seq":42,"changes":"' + b"x" * 310 + b'"}'
WIRES: Final = {
    "fast": "our own frames on uvicorn (`fast_socket.py`)",
    "limited": "websockets with our limits (`MONUMENTS_FAST=0`)",
    "uvicorn": "uvicorn as it is, websockets",
    "granian": "Granian, RSGI",
    "picows": "picows, without an HTTP server",
}
TABLES: Final = defaultdict[str, set[Any]](set)


# --- The servers ------------------------------------------------------------------------------


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve a socket like the server: directly, or with a task that sends."""
    await receive()
    await send({"type": "websocket.accept"})
    wire = scope.get("state", {}).get(WIRE)
    subscriber, sending = Subscriber(None, 64), set[asyncio.Task[None]]()

    async def empty() -> None:
        while messages := subscriber.take_more():
            for message in messages:
                await send({"type": "websocket.send", "text": message.decode()})

    def begin() -> None:
        task = asyncio.create_task(empty())
        sending.add(task)
        task.add_done_callback(sending.discard)

    subscriber.connect(wire.send_now if wire else None, begin)
    table = TABLES[table_of(scope["query_string"].decode())]
    table.add(subscriber)
    next_message = wire.receive if wire else receive
    while (await next_message())["type"] == "websocket.receive":
        subscriber.offer(ANSWER)
        for each in table:
            each.offer(UPDATE)
    table.discard(subscriber)


def table_of(query: str) -> str:
    return parse_qs(query)["table"][0]


def serve_uvicorn(port: int, *, is_ours: bool) -> None:
    settings = read_settings({"MONUMENTS_ADDRESS_SOCKETS": "100000"})
    common: Any = {"lifespan": "off", "log_config": None, "ws_per_message_deflate": False}
    if is_ours:
        connections = Connections(settings, Metrics())
        config: uvicorn.Config = Config(app, settings, connections, port=port, ws=SOCKET, **common)
    else:
        config = uvicorn.Config(app, port=port, ws="websockets-sansio", **common)
    uvicorn.Server(config).run()


class Rsgi:
    """The same for Granian's own interface."""

    async def __rsgi__(self, scope: Any, protocol: Any) -> None:
        socket = await protocol.accept()
        subscriber, sending = Subscriber(None, 64), set[asyncio.Task[None]]()

        async def empty() -> None:
            while messages := subscriber.take_more():
                for message in messages:
                    await socket.send_str(message.decode())

        def begin() -> None:
            task = asyncio.create_task(empty())
            sending.add(task)
            task.add_done_callback(sending.discard)

        subscriber.connect(None, begin)
        table = TABLES[table_of(scope.query_string)]
        table.add(subscriber)
        while (await socket.receive()).kind != 0:
            subscriber.offer(ANSWER)
            for each in table:
                each.offer(UPDATE)
        table.discard(subscriber)


rsgi: Final = Rsgi()


def serve_granian(port: int) -> None:
    granian = import_module("granian")
    interface = import_module("granian.constants").Interfaces.RSGI
    granian.Granian(
        "bench.wire:rsgi", port=port, interface=interface, websockets=True, log_enabled=False
    ).serve()


async def serve_picows(port: int) -> None:
    picows = import_module("picows")

    class Listener(picows.WSListener):  # type: ignore[name-defined,misc]
        def __init__(self, table: set[Any]) -> None:
            self.table = table

        def on_ws_connected(self, transport: Any) -> None:
            self.transport = transport
            self.table.add(transport)

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if frame.msg_type == picows.WSMsgType.TEXT:
                frame.get_payload_as_utf8_text()
                transport.send(picows.WSMsgType.TEXT, ANSWER)
                for each in self.table:
                    each.send(picows.WSMsgType.TEXT, UPDATE)

        def on_ws_disconnected(self, transport: Any) -> None:
            self.table.discard(transport)

    def listen(request: Any) -> Listener:
        return Listener(TABLES[table_of(request.path.decode().partition("?")[2])])

    server = await picows.ws_create_server(listen, "127.0.0.1", port)
    await server.serve_forever()


def serve(name: str, port: int) -> None:
    match name:
        case "granian":
            serve_granian(port)
        case "picows":
            with suppress(ImportError):
                import uvloop

                uvloop.install()
            asyncio.run(serve_picows(port))
        case _:
            serve_uvicorn(port, is_ours=name != "uvicorn")


# --- The players ------------------------------------------------------------------------------


class Table:
    """Four sockets; the next one sends when all have received the update."""

    def __init__(self) -> None:
        self.transports: list[asyncio.Transport] = []
        self.plays = self._seen = 0

    def play(self) -> None:
        self._seen = 0
        self.transports[self.plays % SEATS].write(framed(COMMAND))

    def see(self) -> None:
        self._seen += 1
        if self._seen == SEATS:
            self.plays += 1
            self.play()


class Player(asyncio.Protocol):
    """One socket."""

    def __init__(self, table: Table) -> None:
        self.table, self._unread, self._is_open = table, b"", False
        self.opened = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.table.transports.append(transport)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if not self._is_open:
            head, end, rest = self._unread.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            self._is_open, self._unread = True, rest
            self.opened.set_result(None)
        start = 0
        while frame := frame_at(self._unread, start):
            start = frame[2]
            if frame[1].startswith(b'{"type":"update"'):
                self.table.see()
        self._unread = self._unread[start:]


async def join(port: int, number: int, table: Table) -> None:
    loop = asyncio.get_running_loop()
    transport, player = await loop.create_connection(lambda: Player(table), "127.0.0.1", port)
    key = b64encode(randbytes(16)).decode()
    transport.write(
        f"GET /live?table={number} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    await player.opened


async def measure(port: int, process: int, tables: int, seconds: float) -> tuple[float, float]:
    """Return plays per second, and microseconds of server processor time for each."""
    crowd = [Table() for _ in range(tables)]
    for number, table in enumerate(crowd):
        for _ in range(SEATS):
            await join(port, number, table)
    for table in crowd:
        table.play()
    await asyncio.sleep(1)
    began, work, plays = time.perf_counter(), family(process), sum(table.plays for table in crowd)
    await asyncio.sleep(seconds)
    plays = sum(table.plays for table in crowd) - plays
    took, work = time.perf_counter() - began, family(process) - work
    for table in crowd:
        for transport in table.transports:
            transport.abort()
    return plays / took, 1e6 * work / plays


def family(process: int) -> float:
    """Return the processor seconds of a process and its children, like Granian's."""
    found = subprocess.run(["pgrep", "-P", str(process)], capture_output=True, check=False).stdout
    return work_of(process) + sum(work_of(int(each)) for each in found.split())


def run_wire(name: str, port: int, tables: int, seconds: float) -> tuple[float, float]:
    environment = {**os.environ, "MONUMENTS_FAST": "0" if name == "limited" else "1"}
    command = [sys.executable, "-m", "bench.wire", "--serve", name, "--port", str(port)]
    server = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    try:
        wait_for(port, server)
        return asyncio.run(measure(port, server.pid, tables, seconds))
    finally:
        server.terminate()
        server.wait(10)


def wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    while True:
        try:
            asyncio.run(_connect(port))
        except OSError:
            assert server.poll() is None, "the server did not start"
            time.sleep(0.1)
        else:
            return


async def _connect(port: int) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--port", type=int, default=18_552)
    parser.add_argument("--serve", choices=WIRES, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve, arguments.port)
        return
    names = [name for name in WIRES if find_spec(name) or not re.fullmatch("granian|picows", name)]
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in names}
    for number in range(arguments.rounds):
        for name in names:
            each = run_wire(name, arguments.port, arguments.tables, arguments.seconds)
            found[name].append(each)
            print(f"round {number + 1} {name:8} {each[0]:8.0f} plays/s {each[1]:8.1f} µs", load())
    print("\n| Wire | Plays a second | Processor time a play | Least |\n|---|---|---|---|")
    for name, values in found.items():
        rates, times = zip(*values, strict=True)
        print(
            f"| {WIRES[name]} | {statistics.median(rates):,.0f}"
            f" | {statistics.median(times):.0f} µs | {min(times):.0f} µs |"
        )


if __name__ == "__main__":
    main()
