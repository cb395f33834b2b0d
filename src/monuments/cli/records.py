"""Read the record files named on the command line."""

from pathlib import Path

from monuments.cli.compiling import compile_for
from monuments.engine.game import Game
from monuments.engine.options import Options
from monuments.engine.record import Record, load_text, read_record
from monuments.engine.refusal import unreadable
from monuments.games.registry import open_game


def read_file(path: Path, until: int | None = None) -> Record:
    """Return the record in a file.

    Raise RecordError, or RefusalError if it cannot be opened.
    """
    try:
        text = load_text(path)
    except OSError as error:
        raise unreadable("file-missing", file=str(path), cause=error.strerror or "") from None
    return read_record(text, _open_compiled, until)


def _open_compiled(name: str, options: Options) -> Game:
    game = open_game(name, options)
    compile_for(game)
    return game
