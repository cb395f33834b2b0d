"""The application: every path with its methods, and an answer to all others."""

import asyncio
from pathlib import Path

from monuments.server.http.routes import ENDPOINTS
from monuments.server.settings import Settings
from tests.server.http.asking import ask, running
from tests.server.running import Answer


def answers(data: Path, *requests: tuple[str, str]) -> list[Answer]:
    async def main() -> list[Answer]:
        async with running(Settings(data=str(data))) as app:
            return [await ask(app, method, path) for method, path in requests]

    return asyncio.run(main())


def test_another_method_is_told_all_that_a_path_has(tmp_path: Path) -> None:
    paths = dict.fromkeys(each.path for each in ENDPOINTS)
    asked = [path.replace(":int", "").replace("{seat}", "0") for path in paths]
    found = answers(tmp_path, *(("PATCH", path) for path in asked))

    for path, answer in zip(paths, found, strict=True):
        methods = {each.method for each in ENDPOINTS if each.path == path}
        assert answer.status == 405, path
        assert {*answer.headers["allow"].split(", ")} - {"HEAD"} == methods
        assert ("HEAD" in answer.headers["allow"]) == ("GET" in methods)


def test_paths_that_do_not_exist(tmp_path: Path) -> None:
    api, wrong_seat, page = answers(
        tmp_path,
        ("GET", "/api/nothing"),
        ("POST", "/api/tables/0123456789abcdef/seats/first"),
        ("GET", "/nothing"),
    )

    assert (api.status, api.reason) == (404, "no-such-page")
    assert (wrong_seat.status, wrong_seat.reason) == (404, "no-such-page")
    assert page.status == 404
    assert "application/json" not in page.headers["content-type"]


def test_until_it_has_begun_it_is_alive_but_not_ready(tmp_path: Path) -> None:
    alive, ready = answers(tmp_path, ("GET", "/healthz"), ("GET", "/readyz"))

    assert (alive.status, ready.status) == (200, 503)
    assert ready.body == b"not ready: the server is starting or stopping\n"


def test_answers_of_the_interface_are_not_kept(tmp_path: Path) -> None:
    [games] = answers(tmp_path, ("HEAD", "/api/games"))

    assert games.status == 200
    assert games.headers["cache-control"] == "no-store"
    assert "content-security-policy" in games.headers
