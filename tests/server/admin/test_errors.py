"""`monuments admin` answers bad input with one sentence."""

import pytest

from tests.server.admin.commands import admin
from tests.server.conftest import make_table
from tests.server.running import Client, Server

TABLE = "0123456789abcdef"
WRONG = {
    ("close", TABLE, "x"): "Table not found.",
    ("seats", TABLE): "Table not found.",
    ("export", TABLE, "/nowhere/file"): "Table not found.",
    ("block", "bogus"): "“bogus” is not an address",
    ("block", TABLE, "one"): "name an address, or a table and the number of a seat",
    ("unblock", "192.0.2.9"): "There is no such block or mute.",  # "not-restricted"
    ("mute", TABLE, "0", "--for", "soon"): "'soon' is not a duration",
    ("remove", TABLE, "9" * 23): "is not in the range",
    ("settle", TABLE, "0", "9" * 23): "is not in the range",
    ("block", TABLE, "9" * 5_000): "name an address, or a table and the number of a seat",
}


@pytest.mark.parametrize("words", list(WRONG))
def test_one_sentence(server: Server, words: tuple[str, ...]) -> None:
    result = admin(server, *words)

    assert result.exit_code == 2
    assert WRONG[words] in result.output
    assert result.output.count("\n") == 1


def test_seats_and_messages_that_do_not_exist(server: Server, ada: Client) -> None:
    table = make_table(ada, {"kind": "bot", "bot": "random"})["table"]
    seat, line = admin(server, "mute", table, "7"), admin(server, "remove", table, "9")

    assert seat.output == "This table has no such seat.\n"  # "no-such-seat"
    assert line.output == "This table has no chat message number 9.\n"  # "no-such-line"
