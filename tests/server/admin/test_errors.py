"""`monuments admin` answers bad input with one sentence."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from monuments.cli.main import cli
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


def test_no_database(tmp_path: Path) -> None:
    result = CliRunner().invoke(cli, ["admin", "tables", "--data", str(tmp_path)])

    assert result.exit_code == 2
    assert result.output.startswith("there is no database")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database_of_ours(tmp_path: Path) -> None:
    (tmp_path / "monuments.sqlite").write_bytes(b"")
    empty = CliRunner().invoke(cli, ["admin", "tables", "--data", str(tmp_path)])
    (tmp_path / "monuments.sqlite").write_bytes(b"something else entirely" * 100)
    other = CliRunner().invoke(cli, ["admin", "tables", "--data", str(tmp_path)])

    assert empty.output == "another release made this database: start its server once\n"
    assert other.output == "the database cannot be used: file is not a database\n"
