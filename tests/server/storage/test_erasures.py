"""An erased player stays erased after an older backup is restored."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from monuments.server.storage.backup import copy_database
from monuments.server.storage.erasures import FILE, ErasureList
from tests.server.playing import two_at_a_table
from tests.server.running import Client, Server


@pytest.mark.slow
def test_a_restored_backup_brings_nobody_back(
    own_sqlite: Callable[..., Server], tmp_path: Path
) -> None:
    server = own_sqlite()
    ada, ben = Client(server), Client(server)
    table, lives = two_at_a_table(ada, ben, chat=True)
    lives[1].do("say", text="my secret")
    backup = tmp_path / "before.sqlite"
    copy_database(server.data / "monuments.sqlite", backup)
    ben.ask("DELETE", f"/api/tables/{table}/seats/1/data")
    server.stop()
    for file in server.data.glob("monuments.sqlite*"):
        file.unlink()
    shutil.copy(backup, server.data / "monuments.sqlite")
    server.start()
    live = ada.live(table, 0)
    info = live.until("table")
    while info["seats"][1]["bot"] is None:
        info = live.until("table")
    live.do("ping")

    assert (info["seats"][1]["name"], info["seats"][1]["resigned"]) == ("Seat 2", True)
    assert live.said == []
    assert ben.ask("GET", f"/api/tables/{table}/seats/1/data").status == 403
    assert "erased_again" in server.logs()


def test_a_list_that_a_crash_cut_off(tmp_path: Path) -> None:
    erasures = ErasureList(tmp_path / "data")
    before = erasures.read()
    erasures.add("0123456789abcdef", 1)
    erasures.add("0123456789abcdef", 1)
    with (tmp_path / "data" / FILE).open("a") as file:
        file.write('{"table": "0123')

    after = erasures.read()
    erasures.add("0123456789abcdef", 2)

    assert before == []
    assert after == [("0123456789abcdef", 1)]
    assert erasures.read() == [*after, ("0123456789abcdef", 2)]
