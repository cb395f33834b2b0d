"""The chat of a table, as it is stored."""

from functools import cache
from typing import Final

import sqlalchemy as sa

from monuments.engine.refusal import refuse
from monuments.locales.speaker import Speaker
from monuments.server.messages.protocol import Said
from monuments.server.storage import schema
from monuments.server.storage.store import Row, Store
from monuments.server.unicode_text import clean, is_visible

MOST_KEPT: Final = 1_000
"""Messages of a table that are stored; the oldest go first."""


def kept(table: str, *where: sa.ColumnElement[bool]) -> sa.Select[tuple[object, ...]]:
    """Return the query of a table's messages; erased ones keep only a number."""
    c = schema.chats
    return sa.select(c).where(c.c.table == table, c.c.text != "", *where)


async def last_said(store: Store, table: str) -> int:
    """Return the number of the last message, 0 if there is none."""
    c = schema.chats
    last = sa.func.max(c.c.number).label("last")
    found = await store.one(sa.select(last).where(c.c.table == table))
    return int((found and found["last"]) or 0)


def forget_old(table: str, newest: int) -> sa.Executable:
    """Return the statement that deletes old messages, except reported ones."""
    c, r = schema.chats, schema.reports
    reported = sa.select(r.c.line).where(r.c.table == table, ~r.c.settled)
    old = (c.c.table == table, c.c.number <= newest - MOST_KEPT)
    return sa.delete(c).where(*old, c.c.number.not_in(reported))


def read_said(row: Row) -> Said:
    return Said(row["number"], row["seat"], row["text"], row["at"], row["phrase"])


def clean_chat(text: str) -> str:
    """Return a message without hidden characters.

    Raise RefusalError if nothing is visible.
    """
    found = clean(text)
    if not is_visible(found):
        raise refuse("table", "nothing-said")
    return found


@cache
def english_phrase(name: str) -> str:
    """Return a set phrase for clients that do not know it."""
    return Speaker("en").say(f"phrase-{name}")
