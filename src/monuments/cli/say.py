"""Telling people what happened, in their language, and stopping with the right status."""

import os
import re
import sys
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

_NUMBER: Final = re.compile(r"[A-Z][0-9]+(\.[0-9]+)?")
"""A rule of docs/rules; other refusals have a word in its place."""


class BadInput(click.ClickException):
    """One clear sentence on stderr, status 2."""

    exit_code = 2


def speaker(game: Game | None = None) -> Speaker:
    """Speak the language of the terminal, with the names of a game's own cards."""
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
    """Turn a refusal into the sentence that ends the command; a bad record's begins with `file`."""
    try:
        yield
    except RefusalError as error:
        raise BadInput(sentence(error.refusal)) from None
    except RecordError as error:
        place = f"{file}: " if file else ""
        raise BadInput(place + record_sentence(error)) from None


def fail(message: str) -> NoReturn:
    """Stop with status 1: the world's mistake, not the caller's."""
    raise click.ClickException(message)


def counted(number: int, noun: str) -> str:
    """Return a number with its noun, in the plural unless there is exactly one."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def progress(items: Iterable[T], label: str, length: int, least: int = 2) -> Iterator[T]:
    """Yield the items behind a bar, which shows on a terminal only, and from `least` items on."""
    hidden = length < least or not sys.stderr.isatty()
    with click.progressbar(items, length, label, file=sys.stderr, hidden=hidden) as bar:
        yield from bar


def json_line(content: Any) -> None:
    click.echo(msgspec.json.encode(content).decode())
