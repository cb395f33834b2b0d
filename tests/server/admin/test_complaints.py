"""Reports, set phrases, and the host's list of unwanted words."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.admin.commands import admin, admin_json
from tests.server.conftest import make_table
from tests.server.playing import two_at_a_table
from tests.server.running import Client, Server

BOT = {"kind": "bot", "bot": "random"}


def reported(server: Server, table: str) -> list[dict[str, object]]:
    return [each for each in admin_json(server, "reports") if each["table"] == table]


def test_a_message_is_reported_with_its_context(server: Server, ada: Client, ben: Client) -> None:
    table, lives = two_at_a_table(ada, ben, chat=True)
    for text in ("hello", "something ugly", "goodbye"):
        lives[1].do("say", text=text)
    first = lives[0].do("report", seat=1, line=2)
    again = lives[0].do("report", seat=1, line=2)
    name = lives[0].do("report", seat=1)
    [line, whole] = reported(server, table)

    assert not any("refusal" in each for each in (first, again, name))
    assert (line["name"], line["by"], line["line"]) == ("Ben", [0], 2)
    assert [said["text"] for said in line["chat"]] == ["hello", "something ugly", "goodbye"]  # type: ignore[attr-defined]
    assert "line" not in whole
    assert "> 2  seat 1: something ugly" in admin(server, "reports").output
    assert admin(server, "settle", table, "1", "2").exit_code == 0
    assert reported(server, table) == [whole]
    assert "No such report" in admin(server, "settle", table, "1", "2").output  # "not-reported"
    admin(server, "settle", table, "1", "--why", "a harmless name")
    assert reported(server, table) == []


@pytest.mark.parametrize("what", [{"seat": 0}, {"seat": 7}, {"seat": 1, "line": 9}])
def test_what_cannot_be_reported(ada: Client, what: dict[str, int]) -> None:
    table = make_table(ada, BOT)["table"]

    reason = ada.command(table, 0, "report", **what)["refusal"]["reason"]
    assert reason in ("no-such-seat", "no-such-line")


def test_an_erased_player_is_gone_from_the_reports(
    server: Server, ada: Client, ben: Client
) -> None:
    table, lives = two_at_a_table(ada, ben, chat=True)
    lives[1].do("say", text="my secret")
    lives[0].do("report", seat=1, line=1)
    ben.ask("DELETE", f"/api/tables/{table}/seats/1/data")
    [report] = reported(server, table)

    assert (report["name"], "chat" in report) == ("Seat 2", False)


def test_with_strangers_only_set_phrases(server: Server, ada: Client, ben: Client) -> None:
    table, lives = two_at_a_table(ada, ben, listed=True, chat=None)
    refused = lives[1].do("say", text="hello")["refusal"]["reason"]
    lives[1].do("phrase", phrase="well-played")
    said = lives[0].until("said")
    unknown = ben.ask(
        "POST",
        f"/api/tables/{table}/commands?seat=1",
        {"type": "phrase", "id": "x", "phrase": "boo"},
    )

    assert not ada.get(f"/api/tables/{table}")["chat"]
    assert refused == "chat-off"
    assert (said["phrase"], said["text"]) == ("well-played", "Well played!")
    assert unknown.reason == "bad-message"


def test_among_friends_the_chat_is_on(ada: Client) -> None:
    table = make_table(ada, BOT, listed=False, chat=None)["table"]

    assert "refusal" not in ada.command(table, 0, "say", text="hello")


def test_unwanted_words(own_sqlite: Callable[..., Server], tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("# ours\nrude\n*dreck*\n", "utf-8")
    server = own_sqlite(words=str(words))
    ada = Client(server)
    table = make_table(ada, BOT, chat=True)["table"]
    rude = [
        ada.command(table, 0, "say", text=text) for text in ("so RUDE!", "ru\u0501e?", "Mistdreck")
    ]
    fine = [ada.command(table, 0, "say", text=text) for text in ("crudely put", "hello")]
    seats = [{"kind": "me", "name": "\u211bude"}, BOT]
    named = ada.ask("POST", "/api/tables", {"game": "antiquity", "seats": seats})
    words.write_text("hello\n", "utf-8")
    end = time.monotonic() + 10
    while "refusal" not in ada.command(table, 0, "say", text="hello"):
        assert time.monotonic() < end
        time.sleep(0.2)

    assert [each.get("refusal", {}).get("reason") for each in rude] == [
        "words-unwanted",
        "words-unwanted",
        "words-unwanted",
    ]
    assert not any("refusal" in each for each in fine)
    assert (named.status, named.reason) == (400, "name-unwanted")


def test_a_list_of_words_that_is_missing(tmp_path: Path) -> None:
    import os
    import subprocess
    import sys

    environment = {**os.environ, "MONUMENTS_WORDS": str(tmp_path / "none")}
    done = subprocess.run(
        [sys.executable, "-m", "monuments", "serve", "--port", "0", "--data", str(tmp_path)],
        env=environment, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip

    assert done.returncode == 1
    assert "none" in done.stderr
