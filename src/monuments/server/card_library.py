"""The card library: the host's card files, chosen by name, never by path."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Final

import structlog

from monuments.engine.game import Game
from monuments.engine.options import Options
from monuments.engine.refusal import Refusal, RefusalError, refuse
from monuments.games.registry import open_game

logger = structlog.get_logger()

OPTIONS: Final = ("cards", "deck")
"""The options whose value may be a file."""
STANDARD: Final = "standard"
MAX_FILES: Final = 100
_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


def file_option(game: Game) -> str:
    """Return the option of a game that chooses its cards."""
    return next(each.name for each in game.known_options if each.name in OPTIONS)


class CardLibrary:
    """Opens games with the standard cards or with a file of its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def open(self, name: str, options: Options) -> Game:
        """Return a game.

        Raise RefusalError for an unknown game or a file that is not here.
        """
        chosen = {option: options[option] for option in OPTIONS if option in options}
        named = {option: word for option, word in chosen.items() if word != STANDARD}
        if not named:
            return open_game(name, options)
        paths = {}
        for option, word in named.items():
            path = self.folder / f"{word}.toml"
            if not _NAME.fullmatch(word) or not path.is_file():
                raise refuse("table", "no-files", option=option)
            paths[option] = str(path)
        with _without_paths():
            game = open_game(name, {**options, **paths})
        game.options = {**game.options, **named}  # the path stays private
        return game

    def open_with(self, name: str, file: str | None) -> Game:
        """Return a game with the cards of a file and the defaults of its other options."""
        game = open_game(name, {})
        if file is None:
            return game
        return self.open(name, {file_option(game): file})

    def files(self, game: str, option: str) -> tuple[str, ...]:
        """Return the files that an option of a game can name."""
        if option not in OPTIONS or not self.folder.is_dir():
            return ()
        found = sorted(self.folder.glob("*.toml"))[:MAX_FILES]
        return tuple(
            path.stem
            for path in found
            if _NAME.fullmatch(path.stem) and _is_valid(game, option, path, path.stat().st_mtime_ns)
        )


@contextmanager
def _without_paths() -> Iterator[None]:
    """Remove the folder from the file name in a refusal."""
    try:
        yield
    except RefusalError as error:
        rule, reason, args = error.refusal.rule, error.refusal.reason, error.refusal.args
        bare = {"file": Path(str(args["file"])).name} if "file" in args else {}
        raise RefusalError(Refusal(rule, reason, {**args, **bare})) from None


@lru_cache(maxsize=4 * MAX_FILES)
def _is_valid(game: str, option: str, path: Path, _changed: int) -> bool:
    """Tell whether a file can be played with; changed files are checked again."""
    try:
        open_game(game, {option: str(path)})
    except RefusalError as error:
        logger.info("card_file_skipped", game=game, file=path.name, reason=error.refusal.reason)
        return False
    return True
