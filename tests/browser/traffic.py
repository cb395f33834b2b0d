"""The requests of a page, and those that have not been answered yet."""

import json
import time
from typing import Final

from playwright.sync_api import Page, Request, WebSocket

MOMENT: Final = 800
"""Milliseconds: longer than any timer after which a page asks for something or changes itself."""
PATIENCE: Final = 60
"""Seconds until a page must have its answers."""


def let_pass(page: Page, milliseconds: int) -> None:
    """Wait by the page's own clock: shorter timers that it has set before run first.

    A wait of the test's says nothing about a page that a busy machine keeps waiting.
    """
    page.evaluate("time => new Promise(done => setTimeout(done, time))", milliseconds)


class Traffic:
    """Begin before the page is opened: what was asked earlier is not known."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.requests: set[Request] = set()
        self.commands: set[str] = set()
        self.messages = 0
        page.on("request", self._asked)
        page.on("requestfinished", self._answered)
        page.on("requestfailed", self._answered)
        page.on("websocket", self._listen)

    def settle(self, moment: int = MOMENT) -> None:
        """Wait until everything is answered, and nothing more is said for a moment."""
        before, end = -1, time.monotonic() + PATIENCE
        while before != self.messages or self.requests or self.commands:
            assert time.monotonic() < end, f"no answer to {self.requests or self.commands}"
            before = self.messages
            let_pass(self.page, moment)

    def _asked(self, request: Request) -> None:
        self.messages += 1
        self.requests.add(request)

    def _answered(self, request: Request) -> None:
        self.messages += 1
        self.requests.discard(request)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._commanded(str(json.loads(frame)["id"])))
        socket.on("framereceived", lambda frame: self._told(json.loads(frame)))
        # A player who leaves a table does not wait; a page that lost its connection sends again.
        socket.on("close", lambda _: self.commands.clear())

    def _commanded(self, command: str) -> None:
        self.messages += 1
        self.commands.add(command)

    def _told(self, message: dict[str, object]) -> None:
        self.messages += 1
        self.commands.discard(str(message.get("id")))
