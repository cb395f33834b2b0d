"""Which characters can be seen, and which texts look the same."""

import unicodedata
from typing import Final

_HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""General categories that are never shown."""

# Unicode's Default_Ignorable_Code_Point as far as those categories leave it: marks and letters that
# are drawn as nothing. Python does not know the property.
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
"""A Braille pattern without a dot."""


def clean(text: str) -> str:
    """Return text without anything that is never shown, spaces at most one.

    What only changes the character before it stays: a heart may be red by it.
    """
    text = unicodedata.normalize("NFC", text)
    kept = (" " if c.isspace() else c for c in text if c.isspace() or not _is_hidden(c))
    return " ".join("".join(kept).split())


def _is_hidden(character: str) -> bool:
    return unicodedata.category(character) in _HIDDEN


def is_visible(text: str) -> bool:
    """Tell whether there is anything to see: a letter, a figure, a sign."""
    return any(_draws(character) for character in text)


def _draws(character: str) -> bool:
    if character in _IGNORABLE or character == _BLANK:
        return False
    return unicodedata.category(character)[0] in "LNPS"


def look(text: str) -> str:
    """Return what is the same for two texts that differ in nothing that can be seen but case."""
    shown = "".join(character for character in text if character not in _IGNORABLE)
    return unicodedata.normalize("NFC", " ".join(shown.replace(_BLANK, " ").split()).casefold())
