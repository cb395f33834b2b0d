"""Programs for the tests of those that play, and games with them."""

import shlex
import sys
from pathlib import Path
from random import Random

from monuments.bots.match import play_out
from monuments.bots.program import Limits, ProgramBot
from monuments.bots.random import RandomBot
from monuments.engine.game import OVER, Game, State
from monuments.games.antiquity import Antiquity

ROOT = Path(__file__).resolve().parents[2]
FIRST_BOT = ROOT / "examples" / "bots" / "first_bot.py"
HASTY = Limits(turn=0.3, start=10.0, starts=2)

ECHO = """
import json, sys
for line in sys.stdin:
    if json.loads(line)["type"] == "turn":
        print(json.dumps({"play": "PLAY"}), flush=True)
"""
HANGING = "import time; time.sleep(60)"
SHOUTING = "import sys\nwhile True: sys.stdout.write('x' * 10_000)"


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
