"""Chat: cleaned, kept whole, switched off."""

from collections.abc import Callable

import pytest

from monuments.server.table.chat import MOST_KEPT
from tests.server.conftest import make_table
from tests.server.playing import two_at_a_table
from tests.server.running import Client, Server

BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}


def test_chat_is_cleaned_kept_and_switched_off(ada: Client, ben: Client) -> None:
    table, lives = two_at_a_table(ada, ben)
    lives[0].do("say", id="hello", text=" good\u202e luck\n\x00 ")
    lives[0].do("say", id="hello", text="good luck")
    heard = lives[1].until("said")
    late = ben.live(table, 1)
    repeated = late.until("said")
    empty = lives[0].do("say", text="\u200b\u3164\ufe0f\u2800")
    not_host = lives[1].do("chat", on=False)
    lives[0].do("chat", on=False)
    once_more = lives[0].do("say", id="hello", text="good luck")

    assert "refusal" not in once_more
    assert heard["text"] == "good luck"
    assert repeated["number"] == heard["number"] == 1
    assert empty["refusal"]["reason"] == "nothing-said"
    assert not_host["refusal"]["reason"] == "not-the-host"
    assert lives[1].do("say", text="hm")["refusal"]["reason"] == "chat-off"


def test_a_message_is_kept_whole_or_refused(ada: Client, ben: Client) -> None:
    table, lives = two_at_a_table(ada, ben)
    lives[0].do("say", text="é" * 280)
    longer = {"type": "say", "id": "long", "text": "é" * 281}
    refused = ada.ask("POST", f"/api/tables/{table}/commands?seat=0", longer)

    assert lives[1].until("said")["text"] == "é" * 280
    assert (refused.status, refused.reason) == (400, "bad-message")


@pytest.mark.slow
def test_a_chat_does_not_grow_forever(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ada, ben = Client(server), Client(server)
    _, lives = two_at_a_table(ada, ben, chat=True)
    for word in ("first", "reported", "third"):
        lives[0].do("say", text=word)
    lives[1].do("report", seat=0, line=2)
    server.rows(f"UPDATE chats SET number = {MOST_KEPT + 2} WHERE number = 3")
    lives[0].do("say", text="last")
    said = server.rows("SELECT number, text FROM chats ORDER BY number")

    assert [(row["number"], row["text"]) for row in said] == [
        (2, "reported"), (MOST_KEPT + 2, "third"), (MOST_KEPT + 3, "last")
    ]  # fmt: skip


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
