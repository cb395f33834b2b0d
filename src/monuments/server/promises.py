"""Promises about decks of tables that are yet to be made.

Who makes a table brings bits of their own for the shuffle. They are worth something only if the
server has fixed its secret before it sees them, so the promise is asked for first.
"""

from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from monuments.engine.refusal import RefusalError, refuse
from monuments.server import seal
from monuments.server.house import House
from monuments.server.schema import promises
from monuments.server.seats import new_table_id

KEPT_SECONDS: Final = 86_400.0
"""So long a promise waits for its table."""


@dataclass(frozen=True, slots=True)
class Promised:
    """What was fixed with a promise. The name of the table is part of it."""

    table: str
    secret: str


def new_promise() -> Promised:
    return Promised(new_table_id(), seal.new_secret())


async def give(house: House) -> str:
    """Return a new promise; its secret is stored. Those that nobody came back for are removed."""
    made, now = new_promise(), house.clock.now()
    promise = seal.commitment(made.table, made.secret)
    values = {"promise": promise, "table": made.table, "secret": made.secret, "made": now}
    old = sa.delete(promises).where(promises.c.made < now - KEPT_SECONDS)
    await house.store.run(sa.insert(promises).values(**values), old)
    return promise


async def find(house: House, promise: str) -> Promised:
    """Return what was promised. Raise RefusalError if it was not, too long ago, or used up."""
    since = house.clock.now() - KEPT_SECONDS
    mine = (promises.c.promise == promise, promises.c.made >= since)
    row = await house.store.one(sa.select(promises).where(*mine))
    if row is None:
        raise unknown()
    return Promised(row["table"], row["secret"])


def using_up(promise: str) -> sa.Executable:
    """Return the statement that changes nothing if the promise has been used."""
    return sa.delete(promises).where(promises.c.promise == promise)


def unknown() -> RefusalError:
    return refuse("table", "no-such-promise")
