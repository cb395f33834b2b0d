"""When a table does something by itself: whose time is over, who is missed, when to look again."""

from typing import TYPE_CHECKING, Final

from monuments.engine.game import OVER
from monuments.engine.play import may_end_in_time

if TYPE_CHECKING:
    from monuments.server.tables import Table

AT_WORK: Final = 2.0
"""So many seconds a bot is left alone before somebody looks whether its process is still there."""


def deadline(table: "Table") -> float | None:
    """Return when a bot plays this turn."""
    seconds = table.settings.pace.seconds
    if seconds is None or table.story.phase != "playing":
        return None
    return table.house.clock.after(table.story.turn_since, seconds)


def is_out_of_time(table: "Table") -> bool:
    """Tell whether the turn has taken longer than the table's pace allows."""
    due = deadline(table)
    return due is not None and table.house.clock.now() >= due


def ending(table: "Table") -> float | None:
    """Return when the agreed time of the whole game is over, if it may end as things are."""
    seconds, story = table.game.time_limit, table.story
    if seconds is None or story.phase != "playing":
        return None
    assert story.s is not None
    if not may_end_in_time(table.game, story.s):
        return None
    return table.house.clock.after(story.started, seconds)


def missed(table: "Table") -> float | None:
    """Return when a bot takes over from whoever is to move and not there."""
    mover = table.story.mover
    if not table.settings.absence or mover == OVER or table.is_here(mover):
        return None
    since = max(table.gone.get(mover, 0.0), table.house.began, table.story.turn_since)
    return table.house.clock.after(since, table.settings.absence)


def wake(table: "Table", now: float) -> float | None:
    """Return when the server must look at this table again."""
    story = table.story
    if story.phase != "playing":
        return None
    if story.chairs[story.mover].player:
        return now + AT_WORK
    times = _times(table)
    if table.settings.absence and table.is_here(story.mover):
        times.append(now + table.settings.absence)  # nobody says goodbye in a crash
    return min(times, default=None)


def is_due(table: "Table") -> bool:
    """Tell whether a bot or the clock has something to do now."""
    story = table.story
    if story.phase != "playing":
        return False
    if story.chairs[story.mover].player:
        return True
    times = _times(table)
    return bool(times) and min(times) <= table.house.clock.now()


def _times(table: "Table") -> list[float]:
    if not table.is_timed:
        return []
    times = (deadline(table), ending(table), missed(table))
    return [each for each in times if each is not None]
