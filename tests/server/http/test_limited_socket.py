"""Frames in any pieces are one message, and invalid ones close the connection."""

import socket
import time
from struct import pack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode

from monuments.server.http.limited_socket import MOST_FRAGMENTS
from tests.server.conftest import make_table
from tests.server.http.clients import frame, ping
from tests.server.running import Client

BOT = {"kind": "bot", "bot": "random"}


def test_half_a_message_or_handshake_does_not_affect_others(ada: Client) -> None:
    table: Any = make_table(ada, BOT)["table"]
    halves = [socket.create_connection(("127.0.0.1", ada.server.port)) for _ in range(20)]
    for each in halves:
        each.sendall(b"GET /api/tables HTTP/1.1\r\nHost: x\r\nContent-Le")
    live = ada.live(table, 0)

    assert "refusal" not in live.do("ping")
    for each in halves:
        each.close()


def test_a_message_is_read_in_any_pieces(ada: Client) -> None:
    live = ada.live(make_table(ada, BOT)["table"], 0)
    halves = (frame(ping("e")[:9], fin=False), frame(ping("e")[9:], Opcode.CONT))
    pieces = {
        "a": [frame(ping("a"))],
        "b": [frame(b"?", Opcode.PING), frame(ping("b", 300))],
        "c": [frame(ping("c", 5_000))],
        "d": [frame(ping("dd")) + frame(ping("d"))],
        "e": halves,
        "f": [bytes([byte]) for byte in frame(ping("f"))],
        "g": [frame(ping("g"))],
    }
    for sent in pieces.values():
        for piece in sent:
            live.socket.socket.sendall(piece)
            time.sleep(0.005)

    assert [live.until("answer", id=id)["id"] for id in pieces] == list(pieces)


def test_the_beginning_of_a_large_message_is_not_read_as_a_message(ada: Client) -> None:
    live = ada.live(make_table(ada, BOT)["table"], 0)
    live.do("ping")
    mask = bytes(4)  # one that leaves everything as it is
    large = b"\x81\xff" + pack("!Q", 65_536) + mask + ping("large", 65_536 - len(ping("large")))
    for piece in (large[:133], large[133:]):  # 6 + 127, which here says that the length follows
        live.socket.socket.sendall(piece)
        time.sleep(0.05)

    assert "refusal" not in live.until("answer", id="large")


def test_invalid_utf8_closes_the_connection(ada: Client) -> None:
    live = ada.live(make_table(ada, BOT)["table"], 0)
    live.do("ping")
    live.socket.socket.sendall(frame(b"\xff\xfe"))
    with pytest.raises(ConnectionClosed):
        live.until("answer")

    assert live.socket.close_code == 1007
    assert "UnicodeDecodeError" not in ada.server.logs()  # else clients could fill the disk


def test_a_message_has_few_fragments(ada: Client) -> None:
    """Empty ones add nothing to its size."""
    live = ada.live(make_table(ada, BOT)["table"], 0)
    live.do("ping")
    first, more = frame(b"{", fin=False), frame(b"", Opcode.CONT, fin=False)
    live.socket.socket.sendall(first + (MOST_FRAGMENTS - 1) * more + frame(b"}", Opcode.CONT))
    with pytest.raises(ConnectionClosed):
        live.until("answer")

    assert live.socket.close_code == 1009
