"""The modules that show each game's table."""

from types import ModuleType
from typing import Final

from monuments.boards import antiquity_picture, antiquity_text, fabuleux_picture, fabuleux_text

TEXTS: Final[dict[str, ModuleType]] = {"antiquity": antiquity_text, "fabuleux": fabuleux_text}
"""`board` in each returns the table as lines."""

PICTURES: Final[dict[str, ModuleType]] = {
    "antiquity": antiquity_picture,
    "fabuleux": fabuleux_picture,
}
"""`picture` in each returns the table as a drawing."""
