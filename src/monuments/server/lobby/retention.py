"""Deletion of unused tables, announced at the table first.

The host sets how long finished, abandoned and never started tables are kept. An announcement is
stored with the table; every later entry takes it back.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
import structlog

from monuments.server.lobby.lobby import Lobby
from monuments.server.messages.protocol import MOST_SEATS
from monuments.server.restrictions import of_seat, of_voice
from monuments.server.settings import Settings
from monuments.server.storage import schema
from monuments.server.table.ownership import NotOwnerError

logger = structlog.get_logger()

DAY: Final = 86_400.0
MOST_AT_ONCE: Final = 1_000
"""Tables of each kind that are announced, and deleted, in one run."""

t = schema.tables
_entry = schema.events
last_entry = sa.func.coalesce(
    sa.select(_entry.c.at)
    .where(_entry.c.table == t.c.id)
    .order_by(_entry.c.seq.desc())
    .limit(1)
    .scalar_subquery(),
    t.c.made,
)
"""When the last entry of a table was made."""


@dataclass(frozen=True, slots=True)
class Rule:
    """How long tables in one phase are kept after their last entry."""

    was: str
    phase: str
    keep: float
    """In seconds; 0 keeps them forever."""


def rules(settings: Settings) -> list[Rule]:
    return [
        Rule("finished", "over", settings.keep_finished_days * DAY),
        Rule("abandoned", "playing", settings.keep_abandoned_days * DAY),
        Rule("unstarted", "open", settings.keep_unstarted_days * DAY),
    ]


async def run(lobby: Lobby, now: float) -> None:
    """Withdraw outdated announcements, announce, and delete what is due."""
    notice = lobby.services.settings.notice_days * DAY
    announced, deleted = Counter[str](), Counter[str]()
    for rule in rules(lobby.services.settings):
        await _take_back(lobby, rule)
        if rule.keep:
            announced[rule.was] = await _announce(lobby, rule, now, notice)
            deleted[rule.was] = await _delete_due(lobby, rule, now)
            lobby.services.metrics.deleted.labels(rule.was).inc(deleted[rule.was])
    if announced.total():
        logger.info("deletion_announced", **announced)
    if deleted.total():
        logger.info("tables_deleted", **deleted)
    row = await lobby.services.store.one(sa.select(sa.func.count(t.c.expires).label("count")))
    lobby.services.metrics.expiring.set(row["count"] if row else 0)


async def _take_back(lobby: Lobby, rule: Rule) -> None:
    """Take back what the host's settings do not ask for any more."""
    is_early = t.c.expires < last_entry + rule.keep if rule.keep else sa.true()
    stale = sa.select(t.c.id).where(t.c.phase == rule.phase, t.c.expires.is_not(None), is_early)
    for row in await lobby.services.store.all(stale.limit(MOST_AT_ONCE)):
        await _set(lobby, row["id"], None)


async def _announce(lobby: Lobby, rule: Rule, now: float, notice: float) -> int:
    """Announce when tables will be deleted; return how many."""
    before = now + notice - rule.keep
    old = (t.c.phase == rule.phase, t.c.expires.is_(None), t.c.made <= before, last_entry <= before)
    query = sa.select(t.c.id, last_entry.label("last")).where(*old, ~_is_reported())
    rows = await lobby.services.store.all(query.limit(MOST_AT_ONCE))
    for row in rows:
        await _set(lobby, row["id"], max(row["last"] + rule.keep, now + notice))
    return len(rows)


async def _set(lobby: Lobby, id: str, expires: float | None) -> None:
    """Store and show when a table will be deleted."""
    update = sa.update(t).where(t.c.id == id).values(expires=expires)
    await lobby.services.store.run(update, notice=id)
    if table := await lobby.loaded(id):  # it may have been read before this was stored
        await table.catch_up(whole=True)


def _is_reported() -> sa.ColumnElement[bool]:
    """Return the condition for tables that the host still has to look at."""
    r = schema.reports
    return sa.exists().where(r.c.table == t.c.id, ~r.c.settled)


async def _delete_due(lobby: Lobby, rule: Rule, now: float) -> int:
    """Delete the tables that are due and that nobody has open; return how many."""
    due = (
        t.c.phase == rule.phase,
        t.c.expires <= now,
        last_entry + rule.keep <= now,
        ~_is_reported(),
    )
    query = sa.select(t.c.id).where(*due).order_by(t.c.expires).limit(MOST_AT_ONCE)
    count = 0
    for row in await lobby.services.store.all(query):
        try:
            count += await lobby.delete(row["id"], *_deletion(row["id"], due))
        except NotOwnerError:  # its owner has the same settings
            continue
    return count


def _deletion(id: str, due: tuple[sa.ColumnElement[bool], ...]) -> list[sa.Executable]:
    """Return the statements that delete everything about a table, if it is still due.

    The acts of the host stay: the audit log cannot be changed.
    """
    targets = [of(id, seat) for of in (of_seat, of_voice) for seat in range(MOST_SEATS)]
    parts = (schema.seats, schema.keys, schema.invitations, schema.chats, schema.reports)
    return [
        sa.delete(t).where(t.c.id == id, *due),
        sa.delete(_entry).where(_entry.c.table == id),
        *(sa.delete(part).where(part.c.table == id) for part in parts),
        sa.delete(schema.restrictions).where(schema.restrictions.c.target.in_(targets)),
        sa.delete(schema.leases).where(schema.leases.c.table == id),
    ]
