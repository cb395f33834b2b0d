"""Messages between processes: complete, and nothing beyond what handlers read."""

from typing import Any

import pytest
from starlette.requests import Request

from monuments.server.cluster.frames import FrameError
from monuments.server.http.relay_messages import (
    HOPS,
    Answered,
    Opening,
    hops_of,
    is_relayed,
    opening,
    read_answered,
    read_code,
    read_opening,
    write,
    write_code,
)


def request(**scope: Any) -> Request:
    given = {
        "type": "http",
        "method": "POST",
        "path": "/api/tables/x/commands",
        "query_string": b"seat=1",
        "headers": [(b"cookie", b"key"), (b"content-type", b"application/json")],
        "client": ("192.0.2.7", 1234),
    }
    return Request({**given, **scope})


def test_the_owner_gets_what_its_handlers_read() -> None:
    found = opening(request(), body=b"{}")

    assert found == Opening(
        "http", "POST", "/api/tables/x/commands", b"seat=1",
        [(b"cookie", b"key"), (b"content-type", b"application/json")], "192.0.2.7", 1, b"{}",
    )  # fmt: skip
    assert read_opening(write(found)) == found


def test_no_header_reaches_the_owner_that_only_this_process_may_judge() -> None:
    headers = [(b"x-forwarded-for", b"198.51.100.1"), (b"authorization", b"Bearer secret")]
    found = opening(request(headers=[*headers, (b"cookie", b"key")]))

    assert found.headers == [(b"cookie", b"key")]


def test_each_process_adds_a_hop() -> None:
    once = request(state={HOPS: 1})

    assert not is_relayed(request())
    assert (hops_of(once), is_relayed(once), opening(once).hops) == (1, True, 2)


def test_a_client_may_have_no_address_and_a_socket_has_no_method() -> None:
    found = opening(Request({**request().scope, "client": None}), query=b"since=3")
    scope = {**request().scope}
    del scope["method"]

    assert (found.client, found.query) == ("unknown", b"since=3")
    assert opening(Request(scope)).method == "GET"


def test_an_answer_and_a_code_are_read_back() -> None:
    answer = Answered(404, [(b"content-type", b"text/plain")])

    assert read_answered(write(answer)) == answer
    assert [read_code(write_code(code)) for code in (1000, 4403, 65535)] == [1000, 4403, 65535]


WRONG = {
    "nothing": b"",
    "no-message": b"\xc1",
    "too-short": write([200]),
    "other-types": write(["200", []]),
    "text": b"hello",
    "bad-text": write([b"http", b"\xff", 3]),
}


@pytest.mark.parametrize("payload", WRONG.values(), ids=WRONG)
def test_nonsense_is_no_message(payload: bytes) -> None:
    for read in (read_opening, read_answered):
        with pytest.raises(FrameError):
            read(payload)


@pytest.mark.parametrize("payload", [b"", b"\x03", b"\x03\xe8\x00"])
def test_a_code_has_two_bytes(payload: bytes) -> None:
    with pytest.raises(FrameError):
        read_code(payload)
