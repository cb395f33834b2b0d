"""docs/protocol.md: every message once, examples valid, schemas up to date."""

import asyncio
import json
import re
import runpy
import time
import typing
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

from monuments.server.http import status_pages
from monuments.server.messages import http_payloads, protocol
from tests.server.conftest import make_table
from tests.server.running import Client

ROOT = Path(__file__).resolve().parents[3]
TEXT = (ROOT / "docs/protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"^### `?(\w+)`?\n.*?```json\n(.*?)\n```", TEXT, re.M | re.S)
BOT = {"kind": "bot", "bot": "random"}


def kinds(union: Any) -> dict[str, type[msgspec.Struct]]:
    return {kind.__struct_config__.tag: kind for kind in typing.get_args(union)}


COMMANDS, MESSAGES = kinds(protocol.AnyCommand), kinds(protocol.AnyMessage)


def type_of(name: str) -> Any:
    return COMMANDS.get(name) or MESSAGES.get(name) or getattr(http_payloads, name)


def test_every_message_has_one_example() -> None:
    names = [name for name, _ in EXAMPLES]

    assert sorted(set(names)) == sorted(names)
    assert set(COMMANDS) | set(MESSAGES) <= set(names)


@pytest.mark.parametrize(("name", "example"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_each_example_is_read_and_written_again(name: str, example: str) -> None:
    read = msgspec.json.decode(example, type=type_of(name))
    written = json.loads(protocol.write(read))

    assert {**written, **json.loads(example)} == written


@pytest.mark.parametrize("name", ["protocol.schema.json", "openapi.json"])
def test_the_descriptions_are_up_to_date(name: str) -> None:
    texts = runpy.run_path(str(ROOT / "tools/describe_protocol.py"))["texts"]()

    assert (ROOT / "docs" / name).read_text("utf-8") == texts[name], "run `make protocol`"


def test_messages_match_their_description(ada: Client) -> None:
    table = make_table(ada, BOT)["table"]
    live = ada.live(table, 0)
    live.until("update")
    live.do("say", text="hello")
    live.until("said")
    live.do("ping")
    live.socket.send("nothing")
    live.until("refused")
    found = [msgspec.json.decode(text, type=protocol.AnyMessage) for text in live.bytes]

    assert {type(each) for each in found} == set(MESSAGES.values())


def test_the_same_over_http(ada: Client) -> None:
    table = make_table(ada, BOT, {"kind": "open"}, wait=True)["table"]
    at_once = ada.get(f"/api/tables/{table}/updates?seat=0&since=0&wait=0")
    ada.command(table, 0, "fill", seat=2, bot="random")
    missed = ada.get(f"/api/tables/{table}/updates?seat=0&since=2&wait=9")
    empty = ada.get(f"/api/tables/{table}/updates?since=3&wait=1")
    update = msgspec.json.decode(json.dumps(missed["messages"][0]), type=protocol.AnyMessage)

    assert [each["kind"] for each in at_once["messages"][0]["happened"]] == ["seated", "filled"]
    assert isinstance(update, protocol.Update)
    assert [each.kind for each in update.happened] == ["filled"]
    assert empty == {"messages": []}


@pytest.mark.slow
def test_two_polling_clients_do_not_wake_each_other(ada: Client, ben: Client) -> None:
    table = make_table(ada, {"kind": "open"})["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    seq = ada.get(f"/api/tables/{table}/updates?seat=0&since=0&wait=0")["messages"][-1]["seq"]
    paths = [f"/api/tables/{table}/updates?seat={seat}&since={seq}&wait=" for seat in (0, 1)]
    ben.get(f"{paths[1]}0")
    while not ada.get(f"/api/tables/{table}")["seats"][1]["here"]:
        time.sleep(0.1)  # that Ben has come is news, and at another process it comes later
    with ThreadPoolExecutor(1) as threads:
        waiting = threads.submit(ada.get, f"{paths[0]}2")
        for _ in range(3):
            ben.get(f"{paths[1]}0")

    assert waiting.result() == {"messages": []}


def test_a_stream_of_events(ada: Client) -> None:
    import http.client

    table = make_table(ada, BOT, {"kind": "open"}, wait=True)["table"]
    connection = http.client.HTTPConnection("127.0.0.1", ada.server.port, timeout=10)
    headers = {"Cookie": ada.cookie_header()}
    connection.request("GET", f"/api/tables/{table}/stream?seat=0", headers=headers)
    response = connection.getresponse()
    first = [json.loads(response.readline()[5:]), response.readline()]
    second = [json.loads(response.readline()[5:]), response.readline()]
    ada.command(table, 0, "fill", seat=2, bot="random")
    lines = [response.readline() for _ in range(4)]
    connection.close()

    assert response.headers["content-type"].startswith("text/event-stream")
    assert (first[0]["type"], second[0]["type"]) == ("table", "update")
    assert any(b'"filled"' in line for line in lines)


def test_the_description_is_made_once() -> None:
    first, second = (
        asyncio.run(status_pages.description(Request({"type": "http"}))) for _ in range(2)
    )

    assert json.loads(bytes(first.body))["info"]["title"] == "Monuments"
    assert first.body is second.body


def test_pages_and_health_checks(ada: Client) -> None:
    home = ada.ask("GET", "/")

    assert home.headers["content-type"].startswith("text/html")
    assert b"<title>Monuments" in home.body
    assert ada.ask("GET", "/healthz").body == b"ok\n"
    assert ada.ask("GET", "/readyz").body == b"ready\n"
    assert ada.get("/openapi.json")["openapi"] == "3.1.0"
    assert b"monuments_sockets" in ada.ask("GET", "/metrics").body
    assert ada.ask("GET", "/nowhere").status == 404
