"""Updates over plain HTTP: a stream that is not read ends."""

import socket
import time
from collections.abc import Callable

import pytest

from tests.server.conftest import make_table
from tests.server.running import Client, Server

BOT = {"kind": "bot", "bot": "random"}


@pytest.mark.slow
def test_a_stream_that_is_not_read_is_cut_off(own_sqlite: Callable[..., Server]) -> None:
    server = own_sqlite(queue="4")
    ada = Client(server)
    table = make_table(ada, BOT)["table"]
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.connect(("127.0.0.1", server.port))
    raw.sendall(f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    live = ada.live(table, 0)
    for number in range(4000):
        live.do("say", text="\N{CLASSICAL BUILDING}" * 280)
        if number % 50 == 0 and b"queue_drops_total 1.0" in ada.ask("GET", "/metrics").body:
            break
    time.sleep(2)

    assert b"monuments_sockets 1.0" in ada.ask("GET", "/metrics").body
    raw.close()
