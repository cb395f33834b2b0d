"""Monuments: two card games about the wonders of the world, to play, to study and to search.

As a library it is described in docs/library.md. Its names are imported when they are first used,
so that `import monuments` stays cheap.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from monuments.engine.game import Deal, Game, State
    from monuments.engine.record import RecordError
    from monuments.engine.refusal import Refusal, RefusalError
    from monuments.engine.wire import Form
    from monuments.games.antiquity.seen import View as AntiquityView
    from monuments.games.fabuleux.view import View as FabuleuxView
    from monuments.position import Played, Position, explain, open_game

__version__ = "0.1.0"

__all__ = [
    "AntiquityView",
    "Deal",
    "FabuleuxView",
    "Form",
    "Game",
    "Played",
    "Position",
    "RecordError",
    "Refusal",
    "RefusalError",
    "State",
    "__version__",
    "explain",
    "open_game",
]

_HOMES: Final = {
    "AntiquityView": ("monuments.games.antiquity.seen", "View"),
    "Deal": ("monuments.engine.game", "Deal"),
    "FabuleuxView": ("monuments.games.fabuleux.view", "View"),
    "Form": ("monuments.engine.wire", "Form"),
    "Game": ("monuments.engine.game", "Game"),
    "Played": ("monuments.position", "Played"),
    "Position": ("monuments.position", "Position"),
    "RecordError": ("monuments.engine.record", "RecordError"),
    "Refusal": ("monuments.engine.refusal", "Refusal"),
    "RefusalError": ("monuments.engine.refusal", "RefusalError"),
    "State": ("monuments.engine.game", "State"),
    "explain": ("monuments.position", "explain"),
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
