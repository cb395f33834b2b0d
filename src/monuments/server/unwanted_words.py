"""The host's own list of unwanted words, for names and chat.

One word or phrase a line; lines that begin with # are comments. A word matches whole words, with a
star at an end also as a part: `*word*`. Texts that look alike match (UTS 39).
"""

import re
from collections.abc import Iterable
from pathlib import Path

import structlog

from monuments.engine.refusal import refuse, unreadable
from monuments.server.unicode_text import clean, is_visible, look

logger = structlog.get_logger()


class UnwantedWords:
    """The words of a file, which is read again when it has changed."""

    def __init__(self, file: str) -> None:
        self.file = Path(file) if file else None
        self._read: tuple[int, int] | None = None
        self._pattern: re.Pattern[str] | None = None

    def refresh(self) -> None:
        """Read the file if it has changed. Raise OSError if it cannot be read."""
        if self.file is None:
            return
        status = self.file.stat()
        stamp = (status.st_mtime_ns, status.st_size)
        if stamp != self._read:
            self._pattern = _pattern(self.file.read_text("utf-8").splitlines())
            self._read = stamp
            logger.info("words_read", file=str(self.file))

    def are_in(self, text: str) -> bool:
        return self._pattern is not None and self._pattern.search(look(text)) is not None

    def check_name(self, name: str) -> None:
        """Raise RefusalError for a name with an unwanted word."""
        if self.are_in(name):
            raise unreadable("name-unwanted", name=name)

    def check_chat(self, text: str) -> None:
        """Raise RefusalError for a message with an unwanted word."""
        if self.are_in(text):
            raise refuse("table", "words-unwanted")


def _pattern(lines: Iterable[str]) -> re.Pattern[str] | None:
    words = [clean(line) for line in lines]
    listed = [word for word in words if is_visible(word.strip("*")) and not word.startswith("#")]
    parts = [_part(word) for word in listed]
    return re.compile("|".join(parts)) if parts else None


def _part(word: str) -> str:
    before = "" if word.startswith("*") else r"(?<!\w)"
    after = "" if word.endswith("*") else r"(?!\w)"
    return before + re.escape(look(word.strip("*"))) + after
