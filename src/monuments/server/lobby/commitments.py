"""Commitments to the decks of tables that are not made yet.

The player who makes a table contributes random bits to the shuffle. They prove something only if
the server has fixed its secret before it sees them, so the page asks for a commitment first.
"""

from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from monuments.engine.refusal import RefusalError, refuse
from monuments.fairness import sealed_deck
from monuments.server.lobby.credentials import new_table_id
from monuments.server.services import Services
from monuments.server.storage.schema import promises

VALID_SECONDS: Final = 3_600.0
"""Time within which a table can be made with a commitment."""


@dataclass(frozen=True, slots=True)
class DeckSecret:
    """The contents of a commitment: the secret of a deck and the id of its table."""

    table: str
    secret: str


def new_deck_secret() -> DeckSecret:
    return DeckSecret(new_table_id(), sealed_deck.new_secret())


async def new_commitment(services: Services) -> str:
    """Store a new deck secret and return the commitment to it.

    Expired ones are deleted.
    """
    made, now = new_deck_secret(), services.clock.now()
    commitment = sealed_deck.commitment(made.table, made.secret)
    values = {"promise": commitment, "table": made.table, "secret": made.secret, "made": now}
    await services.store.run(sa.insert(promises).values(**values), delete_expired(now))
    return commitment


def delete_expired(now: float) -> sa.Executable:
    """Return the statement that deletes the commitments that were not used in time."""
    return sa.delete(promises).where(promises.c.made < now - VALID_SECONDS)


async def find_secret(services: Services, commitment: str) -> DeckSecret:
    """Return the deck secret.

    Raise RefusalError for an unknown, expired or used commitment.
    """
    since = services.clock.now() - VALID_SECONDS
    valid = (promises.c.promise == commitment, promises.c.made >= since)
    row = await services.store.one(sa.select(promises).where(*valid))
    if row is None:
        raise unknown_commitment()
    return DeckSecret(row["table"], row["secret"])


def use_up(commitment: str) -> sa.Executable:
    """Return the statement that uses a commitment up; it changes no used one."""
    return sa.delete(promises).where(promises.c.promise == commitment)


def unknown_commitment() -> RefusalError:
    return refuse("table", "no-such-promise")
