"""A backup names missing files, and copies databases only."""

import sqlite3
from contextlib import closing
from pathlib import Path

from click.testing import CliRunner

from monuments.cli.main import cli


def test_a_backup_says_what_is_missing(tmp_path: Path) -> None:
    (tmp_path / "monuments.sqlite").touch()
    data = ("--data", str(tmp_path))
    nowhere = CliRunner().invoke(cli, ["backup", str(tmp_path / "no" / "copy.sqlite"), *data])
    nothing = CliRunner().invoke(cli, ["backup", str(tmp_path / "copy.sqlite"), *data])

    assert nowhere.output == f"no copy was made: there is no folder {tmp_path / 'no'}\n"
    assert "monuments.sqlite is not a database of Monuments\n" in nothing.output
    assert (nowhere.exit_code, nothing.exit_code) == (1, 1)
    assert [path.name for path in tmp_path.iterdir()] == ["monuments.sqlite"]


def test_a_backup_finds_the_database_in_a_folder_of_any_name(tmp_path: Path) -> None:
    data = tmp_path / "what? 100%"
    data.mkdir()
    with closing(sqlite3.connect(data / "monuments.sqlite")) as database, database:
        database.execute("CREATE TABLE tables (id TEXT)")
    result = CliRunner().invoke(cli, ["backup", str(tmp_path / "copy.sqlite"), "--data", str(data)])

    assert result.output == f"{tmp_path / 'copy.sqlite'}: 0 tables copied.\n"


def test_a_backup_of_postgresql_names_the_tool_for_it(tmp_path: Path) -> None:
    environment = {"MONUMENTS_DATABASE_URL": "postgresql://ada@127.0.0.1/name"}
    result = CliRunner(env=environment).invoke(cli, ["backup", str(tmp_path / "copy.sqlite")])

    assert result.exit_code == 2
    assert "pg_dump" in result.output
