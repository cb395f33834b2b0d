"""A table in one file, for a complaint."""

import json
from pathlib import Path

from tests.server.admin.commands import admin
from tests.server.conftest import make_table
from tests.server.playing import play_out
from tests.server.running import Client, Server

BOT = {"kind": "bot", "bot": "random"}


def test_a_table_is_exported_for_a_complaint(server: Server, ada: Client, tmp_path: Path) -> None:
    table = make_table(ada, BOT, chat=True)["table"]
    ada.command(table, 0, "say", text="hello there")
    during, after = tmp_path / "during.json", tmp_path / "after.json"
    admin(server, "export", table, str(during))
    play_out(ada, table, range(1))
    done = admin(server, "export", table, str(after), "--why", "complaint 7")
    texts = [json.loads(file.read_text("utf-8")) for file in (during, after)]

    assert done.exit_code == 0, done.output
    assert texts[0]["chat"][0]["text"] == "hello there"
    assert not any("entry" in entry for entry in texts[0]["entries"])
    assert texts[0]["record"] is None
    assert texts[1]["record"].encode() == without_seal(ada, table)
    assert [act["act"] for act in texts[1]["acts"]] == ["export"]
    assert after.stat().st_mode & 0o777 == 0o600
    assert admin(server, "export", table, str(after)).exit_code == 2


def without_seal(client: Client, table: str) -> bytes:
    record = client.ask("GET", f"/api/tables/{table}/record").body
    return b"".join(line for line in record.splitlines(True) if not line.startswith(b"[Seal"))
