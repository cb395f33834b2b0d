"""Monuments: two card games about the wonders of the world, to play and study.

As a library it is described in docs/library.md. Its names are imported when they are first used,
so that `import monuments` stays cheap.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from monuments.engine.game import Deal, Game, State
    from monuments.engine.knowledge import Knowledge, Player
    from monuments.engine.record import RecordError
    from monuments.engine.refusal import Refusal, RefusalError
    from monuments.engine.wire import Form
    from monuments.games.antiquity.presentation.view_types import View as AntiquityView
    from monuments.games.fabuleux.presentation.view import View as FabuleuxView
    from monuments.position import Played, Position, explain, make_bot, open_game

__version__ = "0.1.0"

__all__ = [
    "AntiquityView",
    "Deal",
    "FabuleuxView",
    "Form",
    "Game",
    "Knowledge",
    "Played",
    "Player",
    "Position",
    "RecordError",
    "Refusal",
    "RefusalError",
    "State",
    "__version__",
    "explain",
    "make_bot",
    "open_game",
]

_HOMES: Final = {
    "AntiquityView": ("monuments.games.antiquity.presentation.view_types", "View"),
    "Deal": ("monuments.engine.game", "Deal"),
    "FabuleuxView": ("monuments.games.fabuleux.presentation.view", "View"),
    "Form": ("monuments.engine.wire", "Form"),
    "Game": ("monuments.engine.game", "Game"),
    "Knowledge": ("monuments.engine.knowledge", "Knowledge"),
    "Played": ("monuments.position", "Played"),
    "Player": ("monuments.engine.knowledge", "Player"),
    "Position": ("monuments.position", "Position"),
    "RecordError": ("monuments.engine.record", "RecordError"),
    "Refusal": ("monuments.engine.refusal", "Refusal"),
    "RefusalError": ("monuments.engine.refusal", "RefusalError"),
    "State": ("monuments.engine.game", "State"),
    "explain": ("monuments.position", "explain"),
    "make_bot": ("monuments.position", "make_bot"),
    "open_game": ("monuments.position", "open_game"),
}
"""The module of each public name, and its name there."""


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, original = _HOMES[name]
    found = globals()[name] = getattr(import_module(module), original)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
