"""A server's database, used from the command line."""

from pathlib import Path

from click.testing import CliRunner

from monuments.cli.main import cli


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
