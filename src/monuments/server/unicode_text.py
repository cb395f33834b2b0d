"""Text that people type: invisible characters, and texts that look the same."""

import unicodedata
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

_HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""General categories of characters that are never visible."""

# The rest of Unicode's Default_Ignorable_Code_Point: marks and letters without a glyph. Python does
# not provide this property.
_IGNORABLE: Final = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),
        (0xFFA0, 0xFFA0),
        (0xE0100, 0xE01EF),
    )
    for code in range(first, last + 1)
)
_BLANK: Final = "\u2800"
"""A Braille pattern without dots."""


MAX_MARKS: Final = 3
"""Combining marks per character: languages need two or three, more would cover other lines."""
_CONFUSABLES: Final = Path(__file__).with_name("confusables.txt")
_LIKE_L: Final = str.maketrans("i", "l")
"""A capital I looks like an l, and case makes no difference between names."""


def clean(text: str) -> str:
    """Return text without invisible characters, repeated spaces and towers of marks.

    Variation selectors stay, because they change the character before them: a heart turns red.
    """
    text = unicodedata.normalize("NFC", _limit_marks(unicodedata.normalize("NFD", text)))
    kept = (c for c in text if c.isspace() or unicodedata.category(c) not in _HIDDEN)
    return " ".join("".join(kept).split())


def _limit_marks(text: str) -> str:
    found, marks = [], 0
    for character in text:
        category = unicodedata.category(character)
        is_mark = category in ("Mn", "Me")
        if is_mark:
            marks += 1
        elif category not in _HIDDEN:  # hidden characters do not separate marks
            marks = 0
        if not is_mark or marks <= MAX_MARKS:
            found.append(character)
    return "".join(found)


def is_visible(text: str) -> bool:
    """Tell whether text contains a visible letter, number, punctuation mark or symbol."""
    return any(
        unicodedata.category(character)[0] in "LNPS"
        for character in text
        if character not in _IGNORABLE and character != _BLANK
    )


@lru_cache(4096)
def look(text: str) -> str:
    """Return a key that is equal for texts that look alike (UTS 39, skeleton)."""
    shown = "".join(character for character in text if character not in _IGNORABLE)
    shown = unicodedata.normalize("NFKC", " ".join(shown.replace(_BLANK, " ").split()))
    # Some letters look alike in one case only.
    return _skeleton(_skeleton(shown).casefold()).translate(_LIKE_L)


def _skeleton(text: str) -> str:
    alike = "".join(_prototypes().get(c, c) for c in unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", alike)


@cache
def _prototypes() -> dict[str, str]:
    """Return for each character the representative of all that look like it."""
    found: dict[str, str] = {}
    for line in _CONFUSABLES.read_text("ascii").splitlines():
        if not line.startswith("#"):
            prototype, *members = line.split()
            drawn = "".join(chr(int(code, 16)) for code in prototype.split("+"))
            found |= {chr(int(code, 16)): drawn for code in members}
    return found


def is_numbered(text: str, word: str) -> bool:
    """Tell whether text looks like a word followed by a number."""
    rest = look(text).removeprefix(look(word))
    if rest == look(text) or not rest.strip():
        return False
    is_apart = rest[0] == " " or any(character.isdigit() for character in text)
    return is_apart and all(character in _DIGITS for character in rest)


_DIGITS: Final = frozenset(look(digit) for digit in "0123456789") | {" "}
