"""Card files that the host has put into the data folder; players name them, never a path."""

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
"""The options that can name a file."""
STANDARD: Final = "standard"
MOST: Final = 100
_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


def file_option(game: Game) -> str:
    """Return the option of a game that names its cards."""
    return next(each.name for each in game.known_options if each.name in OPTIONS)


class Shelf:
    """Opens games for strangers: with the standard cards, or with a file that lies here."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def open(self, name: str, options: Options) -> Game:
        """Return a game. Raise RefusalError for what is no game, and for any other file."""
        chosen = {option: options[option] for option in OPTIONS if option in options}
        named = {option: word for option, word in chosen.items() if word != STANDARD}
        if not named:
            return open_game(name, options)
        paths = {option: str(self._path(option, word)) for option, word in named.items()}
        with _paths_kept():
            game = open_game(name, {**options, **paths})
        game.options = {**game.options, **named}  # nobody needs to know where the file lies
        return game

    def open_with(self, name: str, file: str | None) -> Game:
        """Return a game with the cards of a file, its other options at their defaults."""
        game = open_game(name, {})
        if file is None:
            return game
        return self.open(name, {file_option(game): file})

    def _path(self, option: str, word: str) -> Path:
        path = self.folder / f"{word}.toml"
        if not _NAME.fullmatch(word) or not path.is_file():
            raise refuse("table", "no-files", option=option)
        return path

    def files(self, game: str, option: str) -> tuple[str, ...]:
        """Return the names that an option of a game can have here."""
        if option not in OPTIONS or not self.folder.is_dir():
            return ()
        found = sorted(self.folder.glob("*.toml"))[:MOST]
        return tuple(
            path.stem
            for path in found
            if _NAME.fullmatch(path.stem) and _is_good(game, option, path, path.stat().st_mtime_ns)
        )


@contextmanager
def _paths_kept() -> Iterator[None]:
    """Let a refusal name a file without its path, which is nobody's business but the host's."""
    try:
        yield
    except RefusalError as error:
        rule, reason, args = error.refusal.rule, error.refusal.reason, error.refusal.args
        bare = {"file": Path(str(args["file"])).name} if "file" in args else {}
        raise RefusalError(Refusal(rule, reason, {**args, **bare})) from None


@lru_cache(maxsize=4 * MOST)
def _is_good(game: str, option: str, path: Path, _changed: int) -> bool:
    """Tell whether a file can be played with; a file is looked at again when it has changed."""
    try:
        open_game(game, {option: str(path)})
    except RefusalError as error:
        logger.info("deck_left_out", game=game, file=path.name, reason=error.refusal.reason)
        return False
    return True
