"""Requests to an application in this process, without a socket."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.client import HTTPMessage
from typing import Any

from starlette.applications import Starlette
from starlette.types import Message

from monuments.server.app import make_app
from monuments.server.lifespan import begin
from monuments.server.settings import Settings
from tests.server.running import Answer


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Starlette]:
    """Yield an application with its database, and without its background tasks."""
    app = make_app(settings)
    lobby = app.state.lobby
    await begin(lobby)
    lobby.services.prepared.set()
    try:
        yield app
    finally:
        await lobby.services.finish()
        for threads in (lobby.services.bot_threads, lobby.services.threads):
            threads.shutdown()
        await lobby.services.store.close()


async def ask(app: Starlette, method: str, path: str, body: Any = b"") -> Answer:
    """Send a request; a body that is not of bytes is sent as JSON."""
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    path, _, query = path.partition("?")
    scope: dict[str, Any] = {
        "type": "http", "http_version": "1.1", "method": method, "path": path,
        "raw_path": path.encode(), "root_path": "", "scheme": "http", "server": ("127.0.0.1", 80),
        "query_string": query.encode(), "client": ("192.0.2.7", 1), "state": {},
        "headers": [(b"host", b"127.0.0.1"), (b"content-length", str(len(content)).encode())],
    }  # fmt: skip
    sent: list[Message] = []
    parts = [{"type": "http.request", "body": content, "more_body": False}]

    async def receive() -> Message:
        return parts.pop() if parts else {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    head, *rest = sent
    headers = HTTPMessage()
    for name, value in head["headers"]:
        headers[name.decode()] = value.decode()
    return Answer(head["status"], headers, b"".join(each.get("body", b"") for each in rest))
