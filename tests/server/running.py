"""Servers in processes of their own, and clients that speak to them."""

import asyncio
import http.client
import json
import os
import re
import secrets
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import AbstractContextManager, closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from monuments.engine.changes import with_changes
from monuments.engine.wire import Form
from tests.server.forking import Forked

QUICK = {
    "MONUMENTS_BOT_PAUSE": "0",
    "MONUMENTS_SEAT_RATE": "100000",
    "MONUMENTS_SEAT_BURST": "100000",
    "MONUMENTS_ADDRESS_RATE": "100000",
    "MONUMENTS_ADDRESS_BURST": "100000",
    "MONUMENTS_ADDRESS_SOCKETS": "1000",
    "MONUMENTS_TABLES_PER_ADDRESS": "100000",
}
"""Settings without delays."""
PATIENCE = 120.0
"""Seconds before a test gives up, however slow the machine is."""
FAST = {**QUICK, "MONUMENTS_BEAT_SECONDS": "0.3", "MONUMENTS_LOG_LEVEL": "debug"}


class Server:
    """A `monuments serve` on a port of the system's choice."""

    wrapper: tuple[str, ...] = ()
    """The command that runs it."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.data = data
        self.log = data.parent / f"{data.name}.log"
        data.parent.mkdir(parents=True, exist_ok=True)
        named = {f"MONUMENTS_{name.upper()}": value for name, value in settings.items()}
        self._environment = {**os.environ, **FAST, **named}
        self.database = self._environment.get("MONUMENTS_DATABASE_URL", "")
        self.start()

    def pick(self) -> "Server":
        """Return the process that a client speaks to."""
        return self

    def logs(self) -> str:
        return self.log.read_text()

    def rows(self, sql: str) -> list[dict[str, Any]]:
        """Return rows of the database itself."""
        if self.database:
            return asyncio.run(_rows(self.database, sql))
        path = self.data / "monuments.sqlite"
        with closing(sqlite3.connect(path, isolation_level=None)) as database:
            database.row_factory = sqlite3.Row
            return [dict(row) for row in database.execute(sql)]

    def start(self) -> None:
        words = ["serve", "--port", "0", "--data", str(self.data)]
        with self.log.open("ab") as log:
            at = log.tell()
            self.process: Forked | subprocess.Popen[bytes]
            if self._is_loaded():
                self.process = Forked(words, self._environment, self.log)
            else:
                command = [*self.wrapper, sys.executable, "-m", "monuments", *words]
                self.process = subprocess.Popen(command, stderr=log, env=self._environment)
        self.port = self._find_port(at)
        self._wait_until_prepared()

    def _is_loaded(self) -> bool:
        """Tell whether a fork is the same: not compiled, no `sitecustomize`."""
        own = self._environment
        is_plain = "PYTHONPATH" not in own and not self.wrapper
        return own.get("MONUMENTS_JIT") == "0" and is_plain

    def _find_port(self, at: int) -> int:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            match = re.search(rb"http://127\.0\.0\.1:(\d+)", self.log.read_bytes()[at:])
            if match:
                return int(match[1])
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.02)
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    def _wait_until_prepared(self) -> None:
        for _ in range(15_000):  # the rules may have to be compiled first
            try:
                if Client(self).get("/api/games")["prepared"]:
                    return
            except OSError:
                assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.02)
        raise AssertionError("the rules were not prepared")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


class Pair(Server):
    """Two processes on one PostgreSQL: every other client speaks to the second one."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.both = [Server(data / str(number), **settings) for number in range(2)]
        self.data, self.database, self._count = data, self.both[0].database, 0

    def pick(self) -> Server:
        self._count += 1
        return self.both[(self._count + 1) % 2]

    def logs(self) -> str:
        return "".join(each.logs() for each in self.both)

    def stop(self) -> int:
        return max(each.stop() for each in self.both)


async def _rows(database: str, sql: str) -> list[dict[str, Any]]:
    import asyncpg

    connection = await asyncpg.connect(database)
    try:
        return [dict(row) for row in await connection.fetch(sql)]
    finally:
        await connection.close()


def execute(database: str, sql: str) -> None:
    """Change a PostgreSQL database behind its servers' backs."""
    asyncio.run(_rows(database, sql))


async def new_database(database: str) -> str:
    """Return the address of a new empty database on the same PostgreSQL."""
    import asyncpg

    name = f"test_{secrets.token_hex(4)}"
    connection = await asyncpg.connect(database)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return database.replace("/postgres?", f"/{name}?")


@dataclass
class Answer:
    """The response."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def reason(self) -> str:
        return str(self.json["refusal"]["reason"])


@dataclass
class Client:
    """A browser's worth of cookies, without the browser."""

    server: Server
    cookies: dict[str, str] = field(default_factory=dict)
    count: int = 0
    address: str = ""
    """Where it says it comes from, as a proxy would."""

    def __post_init__(self) -> None:
        self.server = self.server.pick()

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        headers: Mapping[str, str] | None = None,
        timeout: float = PATIENCE,
    ) -> Answer:
        content = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=timeout)
        with closing(connection):
            connection.request(method, path, content, {**self.headers(), **(headers or {})})
            response = connection.getresponse()
            answer = Answer(response.status, response.headers, response.read())
        for line in response.headers.get_all("set-cookie") or []:
            name, _, value = line.partition(";")[0].partition("=")
            self.cookies[name] = value
        return answer

    def cookie_header(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def headers(self) -> dict[str, str]:
        """Return the cookies that it sends with each request."""
        sent = {"Cookie": self.cookie_header(), "X-Forwarded-For": self.address}
        return {name: value for name, value in sent.items() if value}

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.status == 200, answer.body
        return answer.json

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.ask("POST", path, body)
        if answer.status == 500:  # players who survive all faults reconnect
            raise ConnectionError(answer.body)
        assert answer.status in (200, 201), answer.body
        return answer.json

    def command(self, table: str, as_seat: int, type: str, /, **fields: Any) -> Any:
        """Send a command over HTTP and return its answer."""
        self.count += 1
        body = {"type": type, "id": f"h{self.count}", **fields}
        return self.post(f"/api/tables/{table}/commands?seat={as_seat}", body)

    def live(
        self,
        table: str,
        seat: int | None,
        since: int = 0,
        *,
        changes: bool = True,
        **options: Any,
    ) -> "Live":
        place = "" if seat is None else f"&seat={seat}"
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live?since={since}{place}"
        url += "&changes=1" if changes else ""
        # A thread that pings would use `random` beside the strategies of other tests.
        quiet = {"ping_interval": None, "max_size": None, "open_timeout": PATIENCE}
        return Live(connect(url, additional_headers=self.headers(), **{**quiet, **options}))


class Live:
    """A socket to one seat; keeps every byte that came."""

    def __init__(self, opened: AbstractContextManager[ClientConnection]) -> None:
        # Its own `with` is the only way in that every version of the library knows.
        self.socket: ClientConnection = opened.__enter__()
        self.bytes, self.seq, self.count = list[str](), 0, 0
        self.patience = PATIENCE
        self.info: dict[str, Any] = {}
        self.position: dict[str, Any] | None = None
        self.happened: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []

    def next(self, timeout: float | None = None) -> dict[str, Any]:
        text = self.socket.recv(self.patience if timeout is None else timeout)
        assert isinstance(text, str)
        self.bytes.append(text)
        message: dict[str, Any] = json.loads(text)
        match message["type"]:
            case "table":
                self.info = message
            case "update":
                self.seq, self.position = message["seq"], self._seen(message.get("position"))
                self.happened += message.get("happened", [])
            case "said":
                self.said.append(message)
        return message

    def _seen(self, position: dict[str, Any] | None) -> dict[str, Any] | None:
        """Return a position with its view, which may have to be made from the one before."""
        if position is None or "view" in position:
            return position
        assert self.position is not None, "changes of nothing"
        changes = position.pop("changes")
        return {**position, "view": with_changes(self.position["view"], changes)}

    def until(self, type: str, **fields: Any) -> dict[str, Any]:
        """Read on until such a message."""
        while True:
            message = self.next()
            if message["type"] == type and all(message.get(k) == v for k, v in fields.items()):
                return message

    def wait_for_seq(self, seq: int) -> None:
        while self.seq < seq:
            self.next()

    def do(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a command and return its answer."""
        self.count += 1
        id = fields.pop("id", f"c{self.count}-{id_of(self)}")
        self.socket.send(json.dumps({"type": type, "id": id, **fields}))
        return self.until("answer", id=id)

    def close(self) -> None:
        self.socket.close()


def id_of(thing: object) -> str:
    return format(id(thing), "x")


def first_play(position: dict[str, Any]) -> str:
    """Return a play of the first form that is possible."""
    forms = msgspec.convert(position["forms"], list[Form])
    return next(form.example() for form in forms if form.refusal is None)


def random_play(position: dict[str, Any], rng: Random) -> str:
    """Return a play of a random form that is possible."""
    form = rng.choice([form for form in position["forms"] if "refusal" not in form])
    cards = rng.sample(
        form.get("cards", []), rng.randint(form.get("least", 0), form.get("most", 0))
    )
    words = [form.get("colour"), form["verb"], *cards]
    words += [*rng.sample(form.get("targets", []), min(1, len(form.get("targets", []))))]
    return " ".join(word for word in (*words, form.get("power")) if word)
