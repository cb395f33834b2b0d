"""Seats held by a page and asked for without it, at tables made to measure."""

import json
import re
from itertools import count
from typing import Any

from playwright.sync_api import Page

from tests.browser.driving import until
from tests.browser.site import ROOT, Site

Forms = dict[str, list[dict[str, Any]]]


class Holder:
    """Somebody with a page, and a seat at a table of the server behind it."""

    def __init__(self, page: Page, site: Site) -> None:
        self.page, self.site = page, site
        self.table, self.seat = "", 0
        self._numbers = count()

    def post(self, path: str, **data: Any) -> dict[str, Any]:
        return dict(self.page.request.post(f"{self.site.url}/api/{path}", data=data).json())

    def get(self, path: str) -> dict[str, Any]:
        return dict(self.page.request.get(f"{self.site.url}/api/{path}").json())

    def command(self, **command: Any) -> dict[str, Any]:
        path = f"tables/{self.table}/commands?seat={self.seat}"
        answer = self.post(path, **command, id=f"t{next(self._numbers)}")
        assert "refusal" not in answer, (command, answer)
        return answer

    def judged(self, play: str) -> str | None:
        """Return the reason against a play, which is not played."""
        refusal = self.command(type="preview", plays=[play])["preview"].get("refusal")
        return str(refusal["reason"]) if refusal else None

    def forms(self) -> Forms:
        """Return the plays of this seat and reasons against the rest, by verb."""
        found: Forms = {}
        for form in self.position().get("forms") or []:
            found.setdefault(form["verb"], []).append(form)
        return found

    def position(self) -> dict[str, Any]:
        """Return where the game is, as this seat sees it; nothing before it begins."""
        path = f"tables/{self.table}/updates?seat={self.seat}&since=0&wait=0"
        told = self.get(path)["messages"]
        position = next(each["position"] for each in reversed(told) if each["type"] == "update")
        return dict(position or {})

    def play(self, *plays: str) -> None:
        for play in plays:
            self.command(type="play", play=play)

    def sit(self, players: int, seat: int = 0, **wish: Any) -> None:
        """Take a seat among bots at a new table."""
        seats = [{"kind": "bot", "bot": "random"} for _ in range(players)]
        seats[seat] = {"kind": "me", "name": "Zoe"}
        made = self.post("tables", **{"game": "antiquity", "seats": seats, "chat": True, **wish})
        assert "seated" in made, made
        self.hold(made["seated"])

    def hold(self, seated: dict[str, Any]) -> None:
        self.table, self.seat = seated["table"], seated["seat"]
        held = json.dumps([{"name": "Zoe", "at": 1, **seated}])
        self.page.evaluate("held => localStorage.setItem('monuments:seats', held)", held)

    def sit_at_the_end(self, game: str) -> None:
        """Sit at a table that is over."""
        if game == "fabuleux":
            self.sit(3, game=game, options="rounds=1")
            self.finish()
        else:
            self.sit_before_the_end()
            self.take_to_the_end()

    def sit_before_the_end(self) -> None:
        """Sit at a table of antiquity whose last turn begins."""
        whole = (ROOT / "tests/golden/antiquity/three-players.mnr").read_text("utf-8")
        record = re.sub(r"\[Result .*\n|39\. .*\n", "", whole)
        self.sit(3, 2, record=record)

    def take_to_the_end(self) -> None:
        """Spend the last turn on cards, which brings no points: another one wins."""
        while "refusal" not in (form := self.forms()["take"][0]):
            self.play(f"take {form['cards'][0]}")
        self.play("end")
        assert self.is_over()

    def wait_for_turn(self) -> None:
        until(lambda: bool(self.forms()), "my turn")

    def look(self, path: str = "") -> None:
        self.page.goto(self.site.url + (path or f"/table/{self.table}"))
        self.page.locator("main").first.wait_for()

    def is_over(self) -> bool:
        return self.page.request.get(f"{self.site.url}/api/tables/{self.table}/record").ok

    def finish(self) -> None:
        """Let a bot that needs no time to think play to the end."""
        self.command(type="leave", bot="random")
        until(self.is_over, "the end of the game", 60)
