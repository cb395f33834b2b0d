"""The audit log: every act, and no change of it."""

import pytest

from tests.server.admin.commands import admin, admin_json
from tests.server.conftest import make_table
from tests.server.running import Client, Server

BOT = {"kind": "bot", "bot": "random"}


def test_the_audit_log_cannot_be_changed(server: Server, ada: Client) -> None:
    table = make_table(ada, BOT)["table"]
    admin(server, "mute", table, "0", "--why", "a reason")
    acts = admin_json(server, "log")
    numbers = sorted(act["number"] for act in acts)

    assert (acts[0]["act"], acts[0]["table"], acts[0]["words"]) == ("mute", table, "a reason")
    assert "@" in acts[0]["by"]
    assert numbers == list(range(1, len(numbers) + 1))
    for statement in ("UPDATE acts SET words = 'x'", "DELETE FROM acts"):
        with pytest.raises(Exception, match="append-only"):
            server.rows(statement)
