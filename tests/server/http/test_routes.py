"""Bodies of requests: read whole, within a limit, and exactly of their kind."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from monuments.server.settings import Settings
from tests.server.http.asking import ask, running
from tests.server.running import Answer

ME = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]


def post(data: Path, path: str, body: Any) -> Answer:
    async def main() -> Answer:
        settings = Settings(data=str(data), message_bytes=1_000, record_bytes=5_000)
        async with running(settings) as app:
            return await ask(app, "POST", path, body)

    return asyncio.run(main())


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"game": "antiquity"}',
        b'{"game": "antiquity", "seats": []}',
        b'{"game": "antiquity", "seats": [{"kind": "me", "name": "\xff"}]}',
        b'{"game": 7, "seats": [{"kind": "me"}]}',
        b'{"game": "antiquity", "seats": [{"kind": "me"}], "colour": "red"}',
        b"[" * 4_000,
    ],
    ids=["empty", "cut", "list", "no-seats", "empty-seats", "no-text", "type", "unknown", "deep"],
)
def test_a_body_of_another_kind_is_refused_with_the_cause(tmp_path: Path, body: bytes) -> None:
    answer = post(tmp_path, "/api/tables", body)

    assert (answer.status, answer.reason) == (400, "bad-message")
    assert 0 < len(answer.json["refusal"]["args"]["cause"]) <= 200


def test_a_table_may_bring_a_record_and_other_bodies_are_short(tmp_path: Path) -> None:
    long = {"game": "antiquity", "seats": ME, "options": "x" * 400, "record": "y" * 3_000}
    found = [
        post(tmp_path, "/api/tables", long),
        post(tmp_path, "/api/tables", {**long, "record": "y" * 9_000}),
        post(tmp_path, "/api/join", {"invitation": "y" * 3_000}),
    ]

    assert [(answer.status, answer.reason) for answer in found] == [
        (400, "line-shape"),
        (413, "too-large"),
        (413, "too-large"),
    ]
    assert [answer.json["refusal"]["args"] for answer in found[1:]] == [
        {"most": 5_000},
        {"most": 1_000},
    ]


def test_a_body_may_be_left_out_where_everything_in_it_is_optional(tmp_path: Path) -> None:
    path = "/api/tables/0123456789abcdef/rematch?seat=0"

    assert post(tmp_path, path, b"").reason == "no-such-table"
    assert post(tmp_path, path, b"null").reason == "bad-message"
