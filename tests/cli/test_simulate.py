"""`monuments simulate`."""

import os
import resource
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from monuments.engine.record import read_record, write_record
from monuments.games.antiquity.presentation.cards import STANDARD
from monuments.games.registry import open_game
from tests.cli.running import Run


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_report_has_its_six_figures(run: Run, players: int) -> None:
    result = run("simulate", "antiquity", "--players", players, "--games", 20, "--json")
    (report,) = result.objects()

    assert result.status == 0
    keys = ["games", "steps", "seconds", "steps_per_second", "games_per_second", "wins"]
    assert list(report) == keys
    assert report["games"] == 20
    assert len(report["wins"]) == players
    assert sum(report["wins"]) == pytest.approx(20)


def test_the_same_seed_gives_the_same_games_with_and_without_records(
    run: Run, tmp_path: Path
) -> None:
    plain = run("simulate", "antiquity", "--games", 7, "--seed", 5, "--json").objects()[0]
    kept = run(
        "simulate", "antiquity", "--games", 7, "--seed", 5, "--records", tmp_path / "new", "--json"
    ).objects()[0]

    assert (plain["steps"], plain["wins"]) == (kept["steps"], kept["wins"])
    names = sorted(path.name for path in (tmp_path / "new").iterdir())
    assert names == [f"000{i}.mnr" for i in range(1, 8)]


def test_records_are_read_again_and_written_the_same(run: Run, tmp_path: Path) -> None:
    options = ("--option", "powers=on", "--option", "actions=upto")
    run("simulate", "antiquity", "--games", 3, "--players", 2, *options, "--records", tmp_path)

    for path in tmp_path.iterdir():
        text = path.read_text("utf-8")
        assert '[Options "powers=on actions=upto"]' in text
        assert write_record(read_record(text, open_game)) == text


def test_records_have_the_usual_permissions(run: Run, tmp_path: Path) -> None:
    records = tmp_path / "games"
    old = os.umask(0o027)
    try:
        run("simulate", "antiquity", "--games", 1, "--records", records)
    finally:
        os.umask(old)

    assert (records / "0001.mnr").stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize("name", ["my own box.toml", "box #2.toml", "a=b.toml", "é’.toml"])
def test_a_card_file_may_have_almost_any_name(run: Run, tmp_path: Path, name: str) -> None:
    box, records = tmp_path / name, tmp_path / "games"
    shutil.copy(STANDARD, box)
    options = ("--option", f"cards={box}", "--option", "powers=on")
    result = run("simulate", "antiquity", "--games", 1, *options, "--records", records)
    text = (records / "0001.mnr").read_text("utf-8")

    assert result.status == 0, result.err
    assert f'[Options "powers=on cards={box}"]' in text
    assert write_record(read_record(text, open_game)) == text


def test_bots_sit_in_the_order_of_their_names(run: Run) -> None:
    args = ("--players", 2, "--bots", "greedy,random", "--games", 4, "--json")
    report = run("simulate", "antiquity", *args).objects()[0]

    assert report["wins"] == [4.0, 0.0]


def test_a_program_is_started_once_a_game(run: Run, tmp_path: Path) -> None:
    note, bot = tmp_path / "starts", tmp_path / "bot.py"
    example = Path(__file__).resolve().parents[2] / "examples" / "bots" / "first_bot.py"
    bot.write_text(f"open({str(note)!r}, 'a').write('x')\n{example.read_text('utf-8')}", "utf-8")
    bots = f"program:{sys.executable} {bot},random"
    run("simulate", "antiquity", "--players", 2, "--bots", bots, "--games", 2)

    assert note.read_text() == "xx"


def turns_of(seat: int, path: Path) -> int:
    """Count the turns of a recorded game in which `seat` took a step."""
    record = read_record(path.read_text("utf-8"), open_game)
    game, s = record.game, record.game.new(len(record.names), record.deal)
    found = set[int]()
    for step in record.steps:
        if game.to_move(s) == seat:
            found.add(game.turn(s))
        game.apply(s, step)
    return len(found)


def test_turns_that_a_program_lost_are_reported(run: Run, tmp_path: Path) -> None:
    args = ("antiquity", "--players", 2, "--bots", "program:/bin/true,random", "--games", 2)
    told = run("simulate", *args).out
    (report,) = run("simulate", *args, "--records", tmp_path, "--json").objects()
    lost = sum(turns_of(0, path) for path in tmp_path.iterdir())

    assert lost > 20
    assert f"program:/bin/true lost {lost} turns to a substitute:" in told
    assert told.count("\n  turn ") == 3
    assert report["lost"] == [lost, 0]
    assert [len(faults) for faults in report["faults"]] == [3, 0]
    assert report["faults"][0][0]["kind"] == "crash"


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["chess"], "chess"),
        (["antiquity", "--players", "5"], "2 to 4 players"),
        (["antiquity", "--bots", "nobody"], "nobody"),
        (["antiquity", "--bots", "random,random"], "2 bots"),
        (["antiquity", "--option", "powers"], "powers"),
        (["antiquity", "--option", "colour=red"], "colour"),
        (["antiquity", "--option", "track=7"], "track"),
        (["antiquity", "--games", "0"], "0"),
        (["antiquity", "--option", "cards=/nowhere.toml"], "/nowhere.toml cannot be opened"),
        (["fabuleux", "-o", "deck=no/such.toml"], "no/such.toml cannot be opened"),
        (["fabuleux", "-o", "rounds=0"], "cannot be “0”; allowed: none|1–1000."),
        (["fabuleux", "-o", "minutes=1000"], "cannot be “1000”; allowed: none|1–999."),
        (["fabuleux", "-o", "first=7"], "cannot be “7”; allowed: random|1–6."),
        (["antiquity", "--option", "cards=my box.toml"], "my box.toml cannot be opened"),
        (["antiquity", "--option", 'cards=a"b.toml'], 'cannot be “a"b.toml”'),
        (["antiquity", "--option", "cards=a b=c.toml"], "Unknown option “b”"),
        (["antiquity", "--option", "track=3", "--option", "track=0"], "“track” is given twice"),
        (["antiquity", "--option", "track=3", "--option", "box"], "“box” is not an option"),
        (["antiquity", "--option", ""], "“” is not an option"),
        (
            ["antiquity", "-o", "power-symbols=on"],
            "A8.6 The option “power-symbols=on” has no effect",
        ),
        (["fabuleux", "-o", "first=5"], "Seat 5 cannot begin; choose a seat from 1 to 4."),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_bad_input_is_one_sentence_and_status_2(run: Run, args: list[str], words: str) -> None:
    result = run("simulate", *args)

    assert result.status == 2
    assert result.out == ""
    assert words in result.err
    assert result.err.count("\n") == 1


@pytest.mark.slow
def test_a_full_disk_is_status_1_and_leaves_nothing_half_written(tmp_path: Path) -> None:
    def small_files() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (500, 500))

    args = ["simulate", "antiquity", "--games", "2", "--records", str(tmp_path / "games")]
    done = subprocess.run(
        [sys.executable, "-B", "-m", "monuments", *args],  # -B: no cut bytecode files
        capture_output=True,
        text=True,
        preexec_fn=small_files,
        check=False,
    )

    assert done.returncode == 1
    assert "cannot be written" in done.stderr
    assert done.stderr.count("\n") == 1
    assert list((tmp_path / "games").iterdir()) == []
