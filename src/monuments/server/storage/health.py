"""Whether the database accepted the writes of the last seconds."""

import time
from typing import Final

import sqlalchemy as sa

RECENT_SECONDS: Final = 5.0
"""Age of a write that shows that writing works."""
FAILED_SECONDS: Final = 10.0
"""Time that one failure counts, though other writes may succeed: damage can be in one place."""


class Health:
    """Notes the last successful write, and the last fault of the database itself."""

    def __init__(self) -> None:
        self._written = self._failed = float("-inf")
        self._cause = ""

    def note_write(self) -> None:
        self._written = time.monotonic()

    def note_failure(self, error: Exception) -> None:
        """Note why the database failed. A refused row is not a failure of the database."""
        if isinstance(error, sa.exc.IntegrityError | sa.exc.DataError):
            return
        if isinstance(error, sa.exc.DBAPIError | OSError):
            self._failed, self._cause = time.monotonic(), cause_of(error)

    def has_written_lately(self) -> bool:
        return time.monotonic() - self._written < RECENT_SECONDS

    def fault(self) -> str | None:
        """Return why the database failed in the last seconds; None if it did not."""
        return self._cause if time.monotonic() - self._failed < FAILED_SECONDS else None


def cause_of(error: Exception) -> str:
    """Return the database's own words, without the statement and its values."""
    cause = getattr(error, "orig", None) or error
    words = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
    return str(words).splitlines()[0]
