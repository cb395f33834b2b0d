"""Which games there are."""

from collections.abc import Callable
from typing import Final

from monuments.engine.game import Game
from monuments.engine.options import Options
from monuments.engine.refusal import unreadable
from monuments.games.antiquity import Antiquity
from monuments.games.fabuleux import Fabuleux

GAMES: Final[dict[str, Callable[[Options], Game]]] = {"antiquity": Antiquity, "fabuleux": Fabuleux}


def open_game(name: str, options: Options) -> Game:
    """Return a game with a table's options. Raise RefusalError if there is no such thing."""
    if name not in GAMES:
        raise unreadable("game-unknown", game=name[:60], allowed=tuple(GAMES))
    return GAMES[name](options)
