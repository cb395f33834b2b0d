"""Messages to people in their language, and exits with the right status."""

import json
import os
import re
import sys
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

import click
import msgspec

from monuments.engine.game import Game
from monuments.engine.record import RecordError
from monuments.engine.refusal import Refusal, RefusalError
from monuments.locales.speaker import Speaker, choose_language

T = TypeVar("T")

_UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
"""Categories of characters that steer a terminal, hide or change the direction of the text."""
_NUMBER: Final = re.compile(r"[A-Z][0-9]+(\.[0-9]+)?")
"""The number of a rule in docs/rules; other refusals have a word instead."""


class BadInput(click.ClickException):
    """One clear sentence on stderr, status 2."""

    exit_code = 2

    def format_message(self) -> str:
        return printable(self.message)


def printable(text: str) -> str:
    """Return outside text without characters that control a terminal."""
    return "".join(c.encode("unicode_escape").decode() if _is_unseen(c) else c for c in text)


def _is_unseen(character: str) -> bool:
    return unicodedata.category(character) in _UNSEEN and character != "\u200d"  # joins emoji


def speaker(game: Game | None = None) -> Speaker:
    """Return a speaker of the terminal's language, with the names of the game's cards."""
    wanted = (
        os.environ.get(name) for name in ("MONUMENTS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    )
    language = choose_language(next(filter(None, wanted), None))
    return Speaker(language, game.words(language) if game else None)


def sentence(refusal: Refusal) -> str:
    """Return the rule's number, if there is one, and the reason in words."""
    words = speaker().refusal(refusal)
    return f"{refusal.rule} {words}" if _NUMBER.fullmatch(refusal.rule) else words


def record_sentence(error: RecordError) -> str:
    """Return the place of the fault and the reason."""
    line, reason = str(error.line), sentence(error.refusal)
    if error.turn is None or error.play is None:
        return speaker().say("terminal-record-line", line=line, reason=reason)
    place = {"line": line, "turn": str(error.turn), "play": error.play}
    return speaker().say("terminal-record-play", **place, reason=reason)


@contextmanager
def refusals_told(file: Path | None = None) -> Iterator[None]:
    """Turn a refusal into BadInput; that of an invalid record begins with `file`."""
    try:
        yield
    except RefusalError as error:
        raise BadInput(sentence(error.refusal)) from None
    except RecordError as error:
        place = f"{file}: " if file else ""
        raise BadInput(place + record_sentence(error)) from None


def fail(message: str) -> NoReturn:
    """Exit with status 1: the environment failed, the input was valid."""
    raise click.ClickException(printable(message))


def counted(number: int, noun: str) -> str:
    """Return a number with its noun, in the plural unless there is exactly one."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def progress(items: Iterable[T], label: str, length: int) -> Iterator[T]:
    """Yield the items with a progress bar, on a terminal from two items on."""
    hidden = length < 2 or not sys.stderr.isatty()
    with click.progressbar(items, length, label, file=sys.stderr, hidden=hidden) as bar:
        yield from bar


def json_line(content: Any) -> None:
    text = msgspec.json.encode(content).decode()
    click.echo("".join(json.dumps(c)[1:-1] if _is_unseen(c) else c for c in text))
