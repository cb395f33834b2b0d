"""Parameters of a request: numbers, and seats with their key."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.requests import Request

from monuments.engine.refusal import RefusalError
from monuments.games.registry import open_game
from monuments.server.http.request_params import number, owned_seat
from monuments.server.lobby.credentials import cookie_name
from tests.server.in_process import TABLE, laid, opened


def request(query: str = "", **cookies: str) -> Request:
    cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
    scope: dict[str, Any] = {
        "type": "http", "query_string": query.encode(), "headers": [(b"cookie", cookie.encode())]
    }  # fmt: skip
    return Request(scope)


@pytest.mark.parametrize(
    ("query", "found"),
    [("since=0", 0), ("since=007", 7), ("since=999999999", 999_999_999), ("", 5), ("other=1", 5)],
)
def test_a_number_or_its_default(query: str, found: int) -> None:
    assert number(request(query), "since", 5) == found


@pytest.mark.parametrize("text", ["", "-1", "1.0", "1e3", " 1", "%201", "\u0661", "1" * 10, "x"])
def test_other_text_is_refused_by_the_name_of_the_parameter(text: str) -> None:
    with pytest.raises(RefusalError) as caught:
        number(request(f"since={text}"), "since", 0)

    assert caught.value.refusal.reason == "bad-message"
    assert caught.value.refusal.args == {"cause": "since is not a number"}


def test_no_seat_without_its_key(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as lobby:
            deal = open_game("antiquity", {}).deal(2, Random(1))
            table = await laid(lobby, "antiquity", "", 2, deal)
            for seat in (None, 0, 1, 7):
                for asked in (request(), request(**{cookie_name(TABLE, 0): "guessed"})):
                    with pytest.raises(RefusalError, match="not-your-seat"):
                        await owned_seat(asked, lobby, table, seat)

    asyncio.run(main())
