"""Making tables over HTTP: what counts for an address, and what does not."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from starlette.applications import Starlette

from monuments.server.settings import Settings
from tests.server.http.asking import ask, running
from tests.server.running import Answer

WISH = {
    "game": "antiquity",
    "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}],
}


def run(
    data: Path, scene: Callable[[Starlette], Coroutine[Any, Any, None]], **settings: Any
) -> None:
    async def main() -> None:
        async with running(Settings(data=str(data), **settings)) as app:
            await scene(app)

    asyncio.run(main())


async def make(app: Starlette, **wish: Any) -> Answer:
    return await ask(app, "POST", "/api/tables", {**WISH, **wish})


def test_a_table_that_was_refused_does_not_count(tmp_path: Path) -> None:
    async def scene(app: Starlette) -> None:
        refused = [await make(app, game="chess"), await make(app, options="powers=maybe")]
        made, again = await make(app), await make(app)

        assert [answer.status for answer in refused] == [400, 400]
        assert made.status == 201
        assert (again.status, again.reason) == (429, "too-many")
        assert "retry-after" in again.headers

    run(tmp_path, scene, tables_per_address=1)


def test_a_commitment_that_was_used_is_given_back(tmp_path: Path) -> None:
    async def scene(app: Starlette) -> None:
        for _ in range(3):
            promise = (await ask(app, "POST", "/api/promises")).json["promise"]
            assert (await make(app, promise=promise)).status == 201
        answers = [await ask(app, "POST", "/api/promises") for _ in range(7)]

        assert [answer.status for answer in answers] == [201] * 6 + [429]

    run(tmp_path, scene, tables_per_address=3)


def test_only_guesses_of_the_password_are_counted(tmp_path: Path) -> None:
    async def scene(app: Starlette) -> None:
        for _ in range(20):
            asked = await make(app)
            assert (asked.status, asked.reason) == (403, "password-needed")
        assert (await make(app, password="open sesame")).status == 201
        guesses = [await make(app, password=f"guess {number}") for number in range(8)]
        right = await make(app, password="open sesame")

        assert {answer.reason for answer in guesses} == {"password-needed", "too-fast"}
        assert right.reason == "too-fast"

    run(tmp_path, scene, table_password="open sesame")


def test_the_seat_key_is_in_a_cookie_that_no_script_reads(tmp_path: Path) -> None:
    async def scene(app: Starlette) -> None:
        made = await make(app)
        cookie = made.headers["set-cookie"]

        assert all(word in cookie for word in ("HttpOnly", "SameSite=strict", "Secure"))
        assert f"Path=/api/tables/{made.json['table']}" in cookie
        key = cookie.partition("=")[2].partition(";")[0]
        assert key not in made.body.decode()

    run(tmp_path, scene, public_url="https://play.example")


def test_what_is_not_prepared_is_said_and_offered_later(tmp_path: Path) -> None:
    async def scene(app: Starlette) -> None:
        prepared = app.state.lobby.services.prepared
        app.state.lobby.services.prepared = type(prepared)()
        before, refused = (await ask(app, "GET", "/api/games")).json, await make(app)
        app.state.lobby.services.prepared.add("antiquity")
        after, made = (await ask(app, "GET", "/api/games")).json, await make(app)

        assert not before["prepared"]
        assert [game["prepared"] for game in before["games"]] == [False, False]
        assert (refused.status, refused.reason) == (503, "preparing")
        assert [game.get("prepared", True) for game in after["games"]] == [True, False]
        assert made.status == 201

    run(tmp_path, scene)
