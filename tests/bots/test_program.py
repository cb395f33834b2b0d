"""Programs as players: bad ones lose their turn, and the game continues."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from monuments.bots.exchange import MAX_LINE
from monuments.bots.match import play_game, play_out
from monuments.bots.messages import MAX_PLAY
from monuments.bots.program import Limits, ProgramBot
from monuments.bots.random import RandomBot
from monuments.engine.game import OVER, Game
from monuments.engine.record import read_record
from monuments.games.antiquity import Antiquity
from monuments.games.registry import open_game
from tests.bots.programs import (
    ECHO,
    FIRST_BOT,
    HANGING,
    HASTY,
    SHOUTING,
    command,
    dealt,
    played,
    written,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_example_plays_whole_games_without_a_fault(seats: int) -> None:
    bot, _ = played(command(FIRST_BOT), Limits(), seats)

    assert (bot.lost, bot.faults) == (0, [])


def test_the_example_plays_with_power_cards_and_open_ends() -> None:
    game = Antiquity({"powers": "on", "actions": "upto"})
    s, bots = dealt(game, 2), [ProgramBot(game, seat, 5, command(FIRST_BOT)) for seat in (0, 1)]
    play_out(game, s, bots, 5)

    assert game.to_move(s) == OVER
    assert [bot.faults for bot in bots] == [[], []]


def test_the_example_plays_the_other_game_too() -> None:
    game = open_game("fabuleux", {"rounds": "20"})
    s, bot = dealt(game, 2), ProgramBot(game, 0, 5, command(FIRST_BOT))
    play_out(game, s, [bot, RandomBot(game, 1, 5)], 5)

    assert game.to_move(s) == OVER
    assert bot.faults == []


def test_a_program_may_be_only_a_path() -> None:
    game = Antiquity()
    names = [f"program:{FIRST_BOT}", "random"]
    first, second = (play_game(game, dealt(game, 2), names, 3) for _ in range(2))

    assert first == second


def test_it_beats_random_players() -> None:
    game, won = Antiquity(), 0
    for seed in range(5):
        s = game.new(3, game.deal(3, Random(seed)))
        play_game(game, s, [f"program:{command(FIRST_BOT)}", "random", "random"], seed)
        won += game.ranking(s)[0] == 1

    assert won >= 3


DEAF = 'while True: print(\'{"play": "draw"}\', flush=True)'
BABBLING = "while True: print('draw, if you please')"
SILENT = "import os, time; os.close(1); time.sleep(60)"
WRITING = """
import sys
for line in sys.stdin:
    sys.stdout.buffer.write({!r} + b"\\n")
    sys.stdout.buffer.flush()
"""
BAD = {
    "hang": (HANGING, "hang", "no answer within"),
    "crash": ("import sys; sys.exit('no idea')", "crash", "ended with status 1: no idea"),
    "end": ("", "crash", "ended with status 0"),
    "silence": (SILENT, "crash", "closed its output"),
    "garbage": (ECHO.replace('{"play": "PLAY"}', '["draw"]'), "garbage", "Expected"),
    "number": (ECHO.replace('"PLAY"', "7"), "garbage", "Expected `str`"),
    "bytes": (
        ECHO.replace("print(json", "sys.stdout.buffer.write(b'\\xff\\n'); print(json"),
        "garbage",
        "",
    ),
    "letter": (WRITING.format(b'{"play": "draw\xff"}'), "garbage", "draw\ufffd"),
    "depth": (WRITING.format(b'{"x": ' + b"[" * 60_000), "garbage", "recursion"),
    "babble": (BABBLING, "garbage", "draw, if you please"),
    "flood": (SHOUTING, "flood", f"more than {MAX_LINE} bytes"),
    "long": (ECHO.replace('"PLAY"', f'"x" * {MAX_PLAY + 1}'), "garbage", f"length <= {MAX_PLAY}"),
    "unknown": (ECHO.replace("PLAY", "dance"), "illegal", "notation verb-unknown"),
    "lie": (ECHO.replace("PLAY", "take ZEU1"), "illegal", "take ZEU1: "),
    "nothing": (ECHO.replace("PLAY", ""), "illegal", "notation spaces"),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", BAD)
def test_a_bad_program_loses_its_turn_and_the_game_continues(name: str, tmp_path: Path) -> None:
    source, kind, detail = BAD[name]
    limits = Limits(turn=0.3, start=0.5 if kind == "hang" else 10.0, starts=2)
    bot, _ = played(written(tmp_path, source), limits)

    assert bot.faults
    assert bot.faults[0].kind == kind
    assert re.search(re.escape(detail), bot.faults[0].detail)
    assert len({fault.turn for fault in bot.faults}) == len(bot.faults)
    if kind != "illegal":
        assert len(bot.faults) == HASTY.starts


def test_a_program_that_answers_without_reading_cannot_block_the_table(tmp_path: Path) -> None:
    bot, _ = played(written(tmp_path, DEAF))

    assert {fault.kind for fault in bot.faults} <= {"illegal", "hang"}


ESCAPING = "import sys; sys.exit('\\x1b[2J\\x1b]0;owned\\x07\\n\\tso\\u202e far')"
SAYING = ECHO.replace("PLAY", "dr\\x1b[2Jaw")


@pytest.mark.parametrize(
    ("source", "detail"),
    [
        (ESCAPING, "ended with status 1: \ufffd[2J\ufffd]0;owned\ufffd so\ufffd far"),
        (SAYING, "dr\ufffd[2Jaw: "),
    ],
)
def test_output_of_a_program_cannot_steer_a_terminal(
    source: str, detail: str, tmp_path: Path
) -> None:
    bot, _ = played(written(tmp_path, source))

    assert bot.faults[0].detail.startswith(detail)
    assert all(fault.detail.isprintable() for fault in bot.faults)


CRASHING_ONCE = """
import pathlib
flag = pathlib.Path("FLAG")
if not flag.exists():
    flag.touch()
    raise SystemExit(3)
"""


def test_a_program_that_crashes_once_is_started_again(tmp_path: Path) -> None:
    crash = CRASHING_ONCE.replace("FLAG", str(tmp_path / "flag"))
    bot, _ = played(written(tmp_path, crash + FIRST_BOT.read_text("utf-8")), Limits())

    assert [fault.kind for fault in bot.faults] == ["crash"]
    assert bot.lost == 1


def test_much_on_stderr_neither_blocks_nor_stays(tmp_path: Path) -> None:
    source = FIRST_BOT.read_text("utf-8").replace(
        "play = ", "sys.stderr.write('?' * 200_000); play = "
    )
    bot, _ = played(written(tmp_path, source), Limits())

    assert bot.faults == []


def test_a_program_that_cannot_be_executed_is_a_crash(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_bytes(b"\x7fELF nonsense")
    path.chmod(0o755)
    bot, _ = played(str(path))

    assert {fault.kind for fault in bot.faults} == {"crash"}


def test_the_substitute_finishes_the_turn_and_the_program_has_the_next(tmp_path: Path) -> None:
    bot, s = played(written(tmp_path, ECHO.replace("PLAY", "dance")))
    own = {fault.turn for fault in bot.faults}

    assert len(own) > 10
    assert Antiquity().turn(s) - 1 <= 2 * len(own) + 1


def own_turns(game: Game, seats: int, steps: list[int], seat: int) -> set[int]:
    """Return the turns of a game in which `seat` took a step."""
    s, found = dealt(game, seats), set[int]()
    for step in steps:
        if game.to_move(s) == seat:
            found.add(game.turn(s))
        game.apply(s, step)
    return found


@pytest.mark.parametrize("name", ["antiquity", "fabuleux"])
@pytest.mark.parametrize("play", ["dance", None], ids=["refused", "given up"])
def test_every_turn_played_by_the_substitute_is_lost(
    name: str, play: str | None, tmp_path: Path
) -> None:
    game = open_game(name, {})
    source = ECHO.replace("PLAY", play) if play else ""
    bot = ProgramBot(game, 0, 5, written(tmp_path, source), HASTY)
    steps = play_out(game, dealt(game, 2), [bot, RandomBot(game, 1, 5)], 5)
    own = own_turns(game, 2, steps, 0)

    assert len(own) > HASTY.starts
    assert bot.lost == len(own)
    assert len(bot.faults) == (len(own) if play else HASTY.starts)


def test_a_program_cannot_make_plays_of_the_table(tmp_path: Path) -> None:
    game = open_game("fabuleux", {"minutes": "15", "rounds": "5"})
    s, bot = dealt(game, 2), ProgramBot(game, 0, 5, written(tmp_path, ECHO.replace("PLAY", "time")))
    play_out(game, s, [bot, RandomBot(game, 1, 5)], 5)

    assert {fault.kind for fault in bot.faults} == {"illegal"}


@pytest.mark.slow
def test_a_record_of_programs_can_be_read_for_any_command(tmp_path: Path) -> None:
    bots = f'program:"{sys.executable}" "{FIRST_BOT}" "#7",random'
    words = ["simulate", "antiquity", "--players", "2", "--bots", bots, "--games", "1"]
    arguments = [sys.executable, "-m", "monuments", *words, "--records", str(tmp_path)]
    subprocess.run(arguments, check=True, stdout=subprocess.DEVNULL)

    text = (tmp_path / "0001.mnr").read_text("utf-8")
    record = read_record(text, open_game)
    assert record.tags["Bots"] == ", ".join(record.names)
    assert record.names[1] == "Random"
