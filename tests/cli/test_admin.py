"""`monuments admin` on a database without a server: durations, targets, exports."""

import asyncio
import json
import os
from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

from monuments.games.registry import open_game
from tests.cli.running import Run
from tests.server.in_process import TABLE, laid, opened

DAY = 86_400.0


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a database with one table in play."""
    folder = tmp_path_factory.mktemp("data")

    async def main() -> None:
        async with opened(folder) as lobby:
            await laid(lobby, "antiquity", "", 2, open_game("antiquity", {}).deal(2, Random(1)))

    with capture_logs():
        asyncio.run(main())
    return folder


@pytest.mark.parametrize(
    ("text", "seconds"), [("90s", 90), ("30m", 1800), ("12h", 43_200), ("7d", 7 * DAY)]
)
def test_a_duration_has_a_unit(run: Run, data: Path, text: str, seconds: float) -> None:
    [act] = run("admin", "mute", TABLE, 1, "--for", text, "--json", "--data", data).objects()

    assert act["until"] - act["at"] == pytest.approx(seconds)


@pytest.mark.parametrize(
    "text", ["", "7", "d", "0d", "-1d", "1.5h", "7 d", "1w", "\u0667d", "1000000d"]
)
def test_other_durations_are_refused(run: Run, data: Path, text: str) -> None:
    result = run("admin", "mute", TABLE, 1, "--for", text, "--data", data)

    assert result.status == 2
    assert "is not a duration; write 30m, 12h or 7d" in result.err


@pytest.mark.parametrize(
    "words", [(TABLE, "one"), (TABLE, "-1"), (TABLE, "1000"), (TABLE, "1", "2"), (TABLE, "")]
)
def test_a_target_is_an_address_or_a_seat(run: Run, data: Path, words: tuple[str, ...]) -> None:
    result = run("admin", "block", "--data", data, "--", *words)

    assert result.status == 2
    assert result.err == "name an address, or a table and the number of a seat\n"


def test_an_act_says_until_when_and_is_in_the_log(run: Run, data: Path) -> None:
    done = run("admin", "block", "192.0.2.7", "--for", "2h", "--why", "floods", "--data", data)
    listed = run("admin", "log", "--data", data).out

    assert done.out.startswith("block: 192.0.2.7 until 20")
    assert done.out.endswith("Running servers follow within two seconds.\n")
    assert "192.0.2.7" in listed
    assert "floods" in listed


def test_an_export_has_the_log_and_is_for_its_owner_alone(
    run: Run, data: Path, tmp_path: Path
) -> None:
    file = tmp_path / "table.json"
    result = run("admin", "export", TABLE, file, "--data", data)
    again = run("admin", "export", TABLE, file, "--data", data)

    assert (result.status, result.out) == (0, f"{file}: table {TABLE} exported.\n")
    assert file.stat().st_mode & 0o777 == 0o600
    assert [each["seq"] for each in json.loads(file.read_bytes())["entries"]] == [1, 2, 3]
    assert (again.status, again.err) == (2, f"{file} already exists\n")


def exports(run: Run, data: Path) -> int:
    [log] = run("admin", "log", "--json", "--data", data).objects()
    return sum(act["act"] == "export" for act in log)


def test_an_export_that_cannot_be_written_is_no_act(run: Run, data: Path, tmp_path: Path) -> None:
    before = exports(run, data)
    file = tmp_path / "missing" / "table.json"
    result = run("admin", "export", TABLE, file, "--data", data)

    assert result.status == 1
    assert result.err == f"{file} cannot be written: No such file or directory\n"
    assert exports(run, data) == before


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full device")
def test_a_full_disk_leaves_no_half_of_an_export(
    run: Run, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, real, file = exports(run, data), os.fdopen, tmp_path / "table.json"

    def fdopen(handle: int, mode: str) -> object:
        """Write to a device that is full instead."""
        os.close(handle)
        return real(os.open("/dev/full", os.O_WRONLY), mode)

    with monkeypatch.context() as patch:
        patch.setattr(os, "fdopen", fdopen)
        result = run("admin", "export", TABLE, file, "--data", data)

    assert result.status == 1
    assert result.err == f"{file} cannot be written: No space left on device\n"
    assert not file.exists()
    assert exports(run, data) == before


def test_tables_and_seats_are_listed_for_people(run: Run, data: Path) -> None:
    tables, seats = (
        run("admin", *words, "--data", data).out for words in (("tables",), ("seats", TABLE))
    )

    assert TABLE in tables
    assert "Ada, Ben" in tables
    assert "Ben" in seats
    assert run("admin", "tables", "--phase", "over", "--json", "--data", data).objects() == [[]]
