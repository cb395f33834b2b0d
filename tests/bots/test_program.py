"""Programs at the table: good ones play, bad ones lose their turn, and the table goes on."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from monuments.bots import guard
from monuments.bots.exchange import GRACE, MAX_LINE
from monuments.bots.match import play_game, play_out
from monuments.bots.messages import MAX_PLAY, PROTOCOL, Answer, Hello, Refused, Turn
from monuments.bots.program import Limits, ProgramBot
from monuments.bots.random import RandomBot
from monuments.bots.registry import FAMILIES, make_bot
from monuments.engine.game import OVER, Game, State
from monuments.engine.record import read_record
from monuments.engine.refusal import RefusalError
from monuments.games.antiquity import Antiquity
from monuments.games.registry import open_game

ROOT = Path(__file__).resolve().parents[2]
FIRST_BOT = ROOT / "examples" / "bots" / "first_bot.py"
HASTY = Limits(turn=0.3, start=10.0, starts=2)

ECHO = """
import json, sys
for line in sys.stdin:
    if json.loads(line)["type"] == "turn":
        print(json.dumps({"play": "PLAY"}), flush=True)
"""


def command(path: Path) -> str:
    return shlex.join([sys.executable, str(path)])


def written(folder: Path, source: str) -> str:
    """Return the command for a program with this source."""
    path = folder / "bot.py"
    path.write_text(source, "utf-8")
    return command(path)


def dealt(game: Game, seats: int) -> State:
    return game.new(seats, game.deal(seats, Random(7)))


def played(program: str, limits: Limits = HASTY, seats: int = 2) -> tuple[ProgramBot, State]:
    """Let a program play against random players to the end."""
    game = Antiquity()
    s, bot = dealt(game, seats), ProgramBot(game, 0, 5, program, limits)
    play_out(game, s, [bot, *(RandomBot(game, seat, 5) for seat in range(1, seats))], 5)

    assert game.to_move(s) == OVER
    return bot, s


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def outlives(pid: int) -> bool:
    """Tell whether a process is still alive some time after it should have been ended."""
    until = time.monotonic() + 20 * GRACE
    while is_alive(pid) and time.monotonic() < until:
        time.sleep(0.01)
    return is_alive(pid)


needs_groups = pytest.mark.skipif(not guard.CAN_END_GROUPS, reason="there are no process groups")


# --- Good programs ----------------------------------------------------------------------------


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


def test_a_program_may_be_its_path_alone() -> None:
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


# --- What a program is told -------------------------------------------------------------------

NOTING = """
import json, sys
with open("NOTES", "w") as notes:
    for line in sys.stdin:
        notes.write(line)
        notes.flush()
        if json.loads(line)["type"] == "turn":
            print(json.dumps({"play": "dance"}), flush=True)
"""


def told(folder: Path) -> list[dict[str, Any]]:
    """Return every message of a game to a program whose plays are all refused."""
    notes = folder / "notes"
    played(written(folder, NOTING.replace("NOTES", str(notes))))
    return [json.loads(line) for line in notes.read_text("utf-8").splitlines()]


def test_hello_comes_first_and_once(tmp_path: Path) -> None:
    messages = told(tmp_path)
    hello = messages[0]

    assert [message["type"] for message in messages].count("hello") == 1
    assert hello == {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": "antiquity",
        "rules": 1,
        "options": dict(Antiquity().options),
        "players": 2,
        "seat": 0,
        "seed": hello["seed"],
    }


def test_a_turn_has_view_forms_and_clock(tmp_path: Path) -> None:
    turn = next(message for message in told(tmp_path) if message["type"] == "turn")

    assert turn["view"]["seat"] == turn["view"]["to_move"] == 0
    assert turn["turn"] == turn["view"]["turn"]
    assert turn["clock"] == {"seconds": HASTY.turn}
    assert any("refusal" in form for form in turn["forms"])
    assert any("refusal" not in form for form in turn["forms"])


def test_nobody_else_s_hand_is_told(tmp_path: Path) -> None:
    turns = [message for message in told(tmp_path) if message["type"] == "turn"]

    assert turns
    assert all(turn["view"]["seats"][0]["hand"] is not None for turn in turns)
    assert all(turn["view"]["seats"][1]["hand"] is None for turn in turns)
    assert all(turn["view"]["pile_cards"] is None for turn in turns)


def test_a_refused_play_is_told_before_the_next_turn(tmp_path: Path) -> None:
    kinds = [message["type"] for message in told(tmp_path)]
    refused = next(message for message in told(tmp_path) if message["type"] == "refused")

    assert kinds[:4] == ["hello", "turn", "refused", "turn"]
    assert refused["play"] == "dance"
    assert refused["refusal"]["reason"] == "verb-unknown"


def test_the_clock_runs_within_a_turn_once_the_program_has_started(tmp_path: Path) -> None:
    notes, limits = tmp_path / "notes", Limits(turn=30.0)
    source = NOTING.replace("NOTES", str(notes)).replace("dance", "draw")
    slow = source.replace("notes.flush()", "time.sleep(0.002)").replace("sys", "sys, time", 1)
    played(written(tmp_path, slow), limits)
    turns = [
        m for line in notes.read_text().splitlines() if (m := json.loads(line))["type"] == "turn"
    ]
    first = [turn["clock"]["seconds"] for turn in turns if turn["turn"] == turns[0]["turn"]]

    assert first[:2] == [limits.turn, limits.turn]
    assert len(first) > 2
    assert first[1:] == sorted(set(first), reverse=True)


# --- Bad programs -----------------------------------------------------------------------------

HANGING = "import time; time.sleep(60)"
DEAF = 'while True: print(\'{"play": "draw"}\', flush=True)'
SHOUTING = "import sys\nwhile True: sys.stdout.write('x' * 10_000)"
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
def test_a_bad_program_loses_its_turn_and_the_table_goes_on(name: str, tmp_path: Path) -> None:
    source, kind, detail = BAD[name]
    limits = Limits(turn=0.3, start=0.5 if kind == "hang" else 10.0, starts=2)
    bot, _ = played(written(tmp_path, source), limits)

    assert bot.faults
    assert bot.faults[0].kind == kind
    assert re.search(re.escape(detail), bot.faults[0].detail)
    assert len({fault.turn for fault in bot.faults}) == len(bot.faults)
    if kind != "illegal":
        assert len(bot.faults) == HASTY.starts


def test_who_answers_without_reading_cannot_block_the_table(tmp_path: Path) -> None:
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
def test_what_a_program_writes_does_nothing_to_a_terminal(
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


def test_the_stand_in_finishes_the_turn_and_the_program_has_the_next(tmp_path: Path) -> None:
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
def test_every_turn_that_the_stand_in_plays_is_lost(
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


@pytest.mark.slow
@pytest.mark.parametrize("source", [HANGING, FIRST_BOT.read_text("utf-8"), SHOUTING])
def test_no_program_outlives_its_game(source: str, tmp_path: Path) -> None:
    note = tmp_path / "pid"
    start = f"import os, pathlib\npathlib.Path({str(note)!r}).write_text(str(os.getpid()))\n"
    bot, _ = played(written(tmp_path, start + source), Limits(turn=0.5, start=1.0, starts=1))
    pid = int(note.read_text())
    del bot

    assert not outlives(pid)


LEAVING_A_CHILD = """
import pathlib, subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
pathlib.Path("NOTE").write_text(str(child.pid))
"""


@needs_groups
def test_what_a_program_has_started_ends_with_its_game(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    source = LEAVING_A_CHILD.replace("NOTE", str(note)) + FIRST_BOT.read_text("utf-8")
    bot, _ = played(written(tmp_path, source), Limits())
    assert bot.faults == []
    del bot

    assert not outlives(int(note.read_text()))


WAITING = """
import signal, sys
from monuments.bots.exchange import Exchange
signal.signal(signal.SIGINT, signal.SIG_DFL)  # as a worker of an arena does
Exchange(sys.argv[1:]).ask(b"hello\\n", 60)
"""


@needs_groups
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_program_that_hangs_ends_with_us_whatever_ends_us(number: int, tmp_path: Path) -> None:
    note = tmp_path / "pid"
    source = f"import os, pathlib\npathlib.Path({str(note)!r}).write_text(str(os.getpid()))\n"
    program = shlex.split(written(tmp_path, source + HANGING))
    asker = subprocess.Popen([sys.executable, "-c", WAITING, *program], stderr=subprocess.DEVNULL)
    while not note.exists() or not note.read_text():
        time.sleep(0.01)
    asker.send_signal(number)
    asker.wait(60)

    assert not outlives(int(note.read_text()))


def test_a_program_cannot_end_the_game_in_the_table_s_name(tmp_path: Path) -> None:
    game = open_game("fabuleux", {"minutes": "15", "rounds": "5"})
    s, bot = dealt(game, 2), ProgramBot(game, 0, 5, written(tmp_path, ECHO.replace("PLAY", "time")))
    play_out(game, s, [bot, RandomBot(game, 1, 5)], 5)

    assert {fault.kind for fault in bot.faults} == {"illegal"}


# --- Names ------------------------------------------------------------------------------------


@pytest.mark.parametrize("argument", ["", "./there-is-none", "no-such-program -v", "'open quote"])
def test_a_program_that_is_not_there_is_refused(argument: str) -> None:
    with pytest.raises(RefusalError) as caught:
        make_bot(f"program:{argument}", Antiquity(), 0, 0)

    assert caught.value.refusal.reason == "program-missing"


@pytest.mark.parametrize("name", ["", "programm", "program", ":", "nobody:3", "random:3"])
def test_other_names_are_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(RefusalError) as caught:
        make_bot(name, Antiquity(), 0, 0)

    assert caught.value.refusal.reason == "bot-unknown"
    assert {f"{family}:…" for family in FAMILIES} <= set(caught.value.refusal.args["allowed"])  # type: ignore[arg-type]


# --- The page ---------------------------------------------------------------------------------


def test_every_message_on_the_page_is_one() -> None:
    page = (ROOT / "docs" / "your-own-bot.md").read_text("utf-8")
    found = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    kinds = {"hello": Hello, "turn": Turn, "refused": Refused}
    for text in found:
        kind = json.loads(text).get("type")

        msgspec.json.decode(text, type=kinds[kind] if kind else Answer)

    assert {json.loads(text).get("type") for text in found} == {*kinds, None}


@pytest.mark.slow
def test_a_record_of_programs_can_be_read_whatever_their_command(tmp_path: Path) -> None:
    bots = f'program:"{sys.executable}" "{FIRST_BOT}" "#7",random'
    words = ["simulate", "antiquity", "--players", "2", "--bots", bots, "--games", "1"]
    arguments = [sys.executable, "-m", "monuments", *words, "--records", str(tmp_path)]
    subprocess.run(arguments, check=True, stdout=subprocess.DEVNULL)

    text = (tmp_path / "0001.mnr").read_text("utf-8")
    record = read_record(text, open_game)
    assert record.tags["Bots"] == ", ".join(record.names)
    assert record.names[1] == "Random"
