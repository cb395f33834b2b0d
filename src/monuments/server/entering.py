"""Taking a seat, getting it back, moving it to another device, and leaving no trace of oneself."""

from contextlib import suppress
from dataclasses import dataclass

import sqlalchemy as sa

from monuments.engine.refusal import refuse
from monuments.server import log, schema
from monuments.server.chats import kept, read_said
from monuments.server.house import House
from monuments.server.lobby import Lobby
from monuments.server.making import new_invitation
from monuments.server.requests import Invitation, Joining, OwnData, Recovering, Seated
from monuments.server.seats import (
    add_key,
    clean_name,
    forget_invitations,
    hashed,
    hashed_code,
    new_code,
    new_secret,
)
from monuments.server.starting import is_complete, start_entries
from monuments.server.store import Row
from monuments.server.tables import Table


@dataclass(frozen=True, slots=True)
class Key:
    """A seat and the secret that opens it."""

    seated: Seated
    key: str


async def owns(lobby: Lobby, table: str, seat: int, secret: str | None) -> bool:
    """Tell whether a secret opens a seat."""
    k = schema.keys
    if not secret:
        return False
    row = await lobby.house.store.one(sa.select(k).where(k.c.hash == hashed(secret)))
    return row is not None and row["table"] == table and row["seat"] == seat


async def take(table: Table, seat: int, name: str, entropy: str | None) -> Key:
    """Take a seat that is open to anyone."""
    if not 0 <= seat < len(table.people):
        raise refuse("table", "no-such-seat", seat=seat)
    if table.people[seat].kind != "open":
        raise refuse("table", "seat-reserved", seat=seat)
    return await sit_down(table, seat, name, entropy)


async def sit_down(
    table: Table, seat: int, name: str, entropy: str | None, kind: str | None = None
) -> Key:
    """Take a seat. Raise RefusalError if it is taken; of two who try at once one is refused.

    A `kind` is noted at the seat, to know later by which way it was taken.
    """
    async with table.at_rest():
        for _ in range(log.TRIES):
            with suppress(log.StaleError):  # somebody may have taken another seat meanwhile
                return await _sit_down(table, seat, name, entropy, kind)
    raise refuse("table", "stale")


async def _sit_down(
    table: Table, seat: int, name: str, entropy: str | None, kind: str | None
) -> Key:
    if table.story.chairs[seat].taken:
        raise refuse("table", "seat-taken", seat=seat)
    others = tuple(each.name for each in table.people if each.name)
    name, code, secret = clean_name(name, others), new_code(), new_secret()
    entries: list[log.AnyEntry] = [log.Seated(seat)]
    if is_complete(table, seat):
        entries += await start_entries(table, seat, entropy)
    now, s = table.house.clock.now(), schema.seats
    values = {"name": name, "entropy": entropy, "recovery": hashed_code(code), "taken": now}
    values |= {"kind": kind} if kind else {}
    update = sa.update(s).where(s.c.table == table.id, s.c.seat == seat).values(**values)
    key = add_key(secret, table.id, seat, now)
    then = (update, key, forget_invitations(table.id, seat))
    table.publish(await table.enter(None, None, *entries, then=then))
    return Key(Seated(table.id, seat, code), secret)


async def invited(lobby: Lobby, invitation: str) -> Table:
    """Return the table that an invitation leads to; the invitation stays valid."""
    return await lobby.find((await _invitation(lobby, invitation))["table"])


async def _invitation(lobby: Lobby, invitation: str) -> Row:
    i = schema.invitations
    row = await lobby.house.store.one(sa.select(i).where(i.c.hash == hashed(invitation)))
    if row is None:
        raise refuse("table", "no-such-invitation")
    return row


async def join(lobby: Lobby, wish: Joining) -> Key:
    """Exchange an invitation for its seat; it is used up by that."""
    row = await _invitation(lobby, wish.invitation)
    table, seat = await lobby.find(row["table"]), row["seat"]
    if not table.story.chairs[seat].taken:
        if wish.name is None:
            raise refuse("table", "name-missing")
        return await sit_down(table, seat, wish.name, wish.entropy)
    secret = new_secret()
    key = add_key(secret, table.id, seat, lobby.house.clock.now())
    own = await _is_by_owner(table, row)
    used = sa.delete(schema.invitations).where(schema.invitations.c.hash == row["hash"])
    if not own or not await lobby.house.store.run(used, key):
        raise refuse("table", "no-such-invitation")
    return Key(Seated(table.id, seat), secret)


async def _is_by_owner(table: Table, invitation: Row) -> bool:
    """Tell whether who has the seat made this link to it, and not a host while it was empty."""
    s = schema.seats
    row = await table.house.store.one(
        sa.select(s.c.taken).where(s.c.table == table.id, s.c.seat == invitation["seat"])
    )
    return bool(row and row["taken"] is not None and row["taken"] < invitation["made"])


async def recover(lobby: Lobby, wish: Recovering) -> Key:
    """Get a seat back with its code; the next time it takes a new one."""
    given = schema.seats.c.recovery == hashed_code(wish.code)
    found = await _new_key(lobby.house, wish.table, wish.seat, given)
    if found is None:
        raise refuse("table", "wrong-code")
    return found


async def renew(table: Table, seat: int, kind: str) -> Key:
    """Give a new key to who took a seat in a way that can be proved again.

    Raise RefusalError if it was taken in another way, by a bot perhaps, or has been erased.
    """
    s = schema.seats
    found = await _new_key(table.house, table.id, seat, s.c.kind == kind, s.c.name.is_not(None))
    if found is None:
        raise refuse("table", "seat-taken", seat=seat)
    return found


async def _new_key(
    house: House, table: str, seat: int, *where: sa.ColumnElement[bool]
) -> Key | None:
    """Open a seat with a new secret and a new code; None if it is not as it should be."""
    s, secret, code = schema.seats, new_secret(), new_code()
    mine = sa.update(s).where(s.c.table == table, s.c.seat == seat, *where)
    guard = mine.values(recovery=hashed_code(code))
    if not await house.store.run(guard, add_key(secret, table, seat, house.clock.now())):
        return None
    return Key(Seated(table, seat, code), secret)


async def link(table: Table, place: int, seat: int) -> Invitation:
    """Return a one-time link: of one's own seat for another device, of an empty one for a guest."""
    if not 0 <= place < len(table.people):
        raise refuse("table", "no-such-seat", seat=place)
    async with table.at_rest():
        if place != seat and (table.host != seat or table.story.chairs[place].taken):
            raise refuse("table", "not-the-host")
        statement, invitation = new_invitation(table.house, table.id, place)
        # Somebody may be sitting down at another process: then it is not the host's any more.
        own = () if place == seat else (_while_empty(table.id, place),)
        if not await table.house.store.run(*own, statement):
            raise refuse("table", "not-the-host")
    return invitation


def _while_empty(table: str, place: int) -> sa.Executable:
    """Return a statement that changes nothing, and finds nothing to change at a taken seat."""
    s = schema.seats
    empty = (s.c.table == table, s.c.seat == place, s.c.taken.is_(None))
    return sa.update(s).where(*empty).values(kind=s.c.kind)


# --- One's own data ---------------------------------------------------------------------------


async def own_data(table: Table, seat: int) -> OwnData:
    """Return all that is kept about who sits there."""
    store, s, k, c = table.house.store, schema.seats, schema.keys, schema.chats
    row = await store.one(sa.select(s).where(s.c.table == table.id, s.c.seat == seat))
    assert row is not None
    keys = await store.all(sa.select(k.c.made).where(k.c.table == table.id, k.c.seat == seat))
    said = await store.all(kept(table.id, c.c.seat == seat).order_by(c.c.number))
    return OwnData(
        table=table.id,
        seat=seat,
        name=row["name"],
        taken=row["taken"],
        entropy=row["entropy"],
        devices=len(keys),
        said=tuple(read_said(each) for each in said),
    )


async def erase(lobby: Lobby, table: Table, seat: int) -> None:
    """Forget who sat there: name, words and keys go; a game under way is played on by a bot."""
    async with table.at_rest():
        await _give_up(table, seat)
        await table.house.store.run(*_erasing(table.id, seat), notice=table.id)
        await table.read_people()
        lobby.drop_seat(table, seat)
        table.show_info()


async def _give_up(table: Table, seat: int) -> None:
    """Let a bot have the seat; if another process writes in the same moment, after that."""
    while (entry := _giving_up(table, seat)) is not None:
        with suppress(log.StaleError):
            table.publish(await table.enter(seat, None, entry))


def _giving_up(table: Table, seat: int) -> log.AnyEntry | None:
    """Return what gives a seat to a bot for good; None if that is so already."""
    chair = table.story.chairs[seat]
    bot = chair.stand_in or table.stand_in()
    if table.story.phase == "playing" and not chair.resigned:
        return log.Handed(seat, bot, "resigned")
    if table.story.phase == "open" and not chair.bot:
        return log.Filled(seat, bot)
    return None


def _erasing(table: str, seat: int) -> list[sa.Executable]:
    """Return what takes a person out of the database. Numbers of what was said are not reused."""
    s, k, c = schema.seats, schema.keys, schema.chats
    return [
        sa.update(s).where(s.c.table == table, s.c.seat == seat).values(name=None, recovery=None),
        sa.delete(k).where(k.c.table == table, k.c.seat == seat),
        sa.update(c).where(c.c.table == table, c.c.seat == seat).values(text=""),
        forget_invitations(table, seat),
    ]
