"""Deadlines of a table: of turns, of the whole game, and for absent players."""

from typing import Final

from monuments.engine.game import OVER, Game
from monuments.engine.play import may_end_in_time
from monuments.server.services import Services
from monuments.server.table.attendance import Attendance
from monuments.server.table.state import TableState
from monuments.server.table.table_settings import TableSettings

BOT_SECONDS: Final = 2.0
"""Seconds for a bot's play, after which another process checks whether its process still runs."""


class Deadlines:
    """The deadlines of one table, for any of its states."""

    def __init__(
        self, services: Services, settings: TableSettings, game: Game, attendance: Attendance
    ) -> None:
        self._services, self._settings, self._game = services, settings, game
        self._attendance = attendance
        self._is_timed = bool(settings.pace.seconds or settings.absence or game.time_limit)

    def turn_end(self, state: TableState) -> float | None:
        """Return when a bot will make the plays of this turn."""
        seconds = self._settings.pace.seconds
        if seconds is None or state.phase != "playing":
            return None
        return self._services.clock.after(state.turn_since, seconds)

    def is_out_of_time(self, state: TableState) -> bool:
        """Tell whether the turn has taken longer than the table's pace allows."""
        end = self.turn_end(state)
        return end is not None and self._services.clock.now() >= end

    def game_end(self, state: TableState) -> float | None:
        """Return when the game's own time is over, if it may end in this position."""
        if self._game.time_limit is None or state.phase != "playing":
            return None
        assert state.s is not None
        return self.time_up(state) if may_end_in_time(self._game, state.s) else None

    def time_up(self, state: TableState) -> float | None:
        """Return when the game's own time is over."""
        seconds = self._game.time_limit
        if seconds is None or state.phase != "playing":
            return None
        return self._services.clock.after(state.started, seconds)

    def absence_end(self, state: TableState) -> float | None:
        """Return when a substitute takes over the seat to move, if its owner is away."""
        seconds, mover = self._settings.absence, state.mover
        if not seconds or mover == OVER or self._attendance.is_here(mover):
            return None
        gone = self._attendance.gone.get(mover, 0.0)
        since = max(gone, self._services.began, state.turn_since)
        return self._services.clock.after(since, seconds)

    def wake(self, state: TableState, now: float) -> float | None:
        """Return when a process must look at this table again."""
        if state.phase != "playing":
            return None
        if state.seats[state.mover].player:
            return now + BOT_SECONDS
        times = self._times(state)
        if self._settings.absence and self._attendance.is_here(state.mover):
            times.append(now + self._settings.absence)  # a crash announces no absence
        return min(times, default=None)

    def is_due(self, state: TableState) -> bool:
        """Tell whether a bot or a deadline requires the server to act now."""
        if state.phase != "playing":
            return False
        if state.seats[state.mover].player:
            return True
        times = self._times(state)
        return bool(times) and min(times) <= self._services.clock.now()

    def _times(self, state: TableState) -> list[float]:
        if not self._is_timed:
            return []
        times = (self.turn_end(state), self.game_end(state), self.absence_end(state))
        return [each for each in times if each is not None]
