"""The modules that show each game's table."""

from types import ModuleType
from typing import Final

from monuments.boards import antiquity_text, fabuleux_text

TEXTS: Final[dict[str, ModuleType]] = {"antiquity": antiquity_text, "fabuleux": fabuleux_text}
