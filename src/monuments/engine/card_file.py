"""Read a card file: TOML written by a person, so faults name their line."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NoReturn

from monuments.engine.refusal import unreadable

MAX_BYTES: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class CardFile:
    """The content of a file and the text it came from."""

    name: str
    text: str
    content: dict[str, Any]

    def fault(self, reason: str, *where: str | int, **args: str | int) -> NoReturn:
        """Raise RefusalError for the value at `where`, e.g. ("monument", 3, "symbols")."""
        raise unreadable(reason, file=self.name, line=self.line(*where), **args)

    def only(self, found: dict[str, Any], allowed: set[str], *where: str | int) -> None:
        """Raise RefusalError if `found`, the table at `where`, has an unknown key."""
        for key in found:
            if key not in allowed:
                self.fault("key-unknown", *where, key, key=key)

    def line(self, *where: str | int) -> int:
        """Return the line of a key, of its table if the key is missing, or 1."""
        lines, at = self.text.splitlines(), 0
        for i, key in enumerate(where):
            if isinstance(key, str):
                repeat = where[i + 1] if i + 1 < len(where) else 0
                at = _find(lines, at, key, repeat if isinstance(repeat, int) else 0)
        return at + 1


def _find(lines: list[str], start: int, key: str, repeat: int) -> int:
    header = re.compile(rf"\s*\[+\s*{re.escape(key)}\s*\]+")
    assignment = re.compile(rf"\s*\"?{re.escape(key)}\"?\s*=")
    found = [i for i in range(start, len(lines)) if header.match(lines[i])]
    if len(found) > repeat:
        return found[repeat]
    for i in range(start, len(lines)):
        if assignment.match(lines[i]):
            return i
        if i > start and lines[i].lstrip().startswith("["):
            break
    return start


def read_card_file(path: Path) -> CardFile:
    """Return the content of a TOML file. Raise RefusalError if it cannot be read.

    A refusal names the path as it was given, so that its author can find it.
    """
    name = str(path)
    try:
        if path.stat().st_size > MAX_BYTES:
            raise unreadable("file-too-large", file=name, most=MAX_BYTES)
        text = path.read_text("utf-8-sig")
    except OSError as error:
        raise unreadable("file-missing", file=name, cause=error.strerror or "") from None
    except UnicodeDecodeError:
        raise unreadable("file-not-text", file=name) from None
    try:
        return CardFile(name, text, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise unreadable("file-not-toml", file=name, cause=str(error)) from None
