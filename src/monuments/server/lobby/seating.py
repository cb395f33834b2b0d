"""Seats: taking one, getting it back, moving it to another device, inviting to it."""

from contextlib import suppress
from dataclasses import dataclass

import sqlalchemy as sa

from monuments.engine.refusal import refuse
from monuments.server.lobby.create_table import new_invitation
from monuments.server.lobby.credentials import (
    LINK_SECONDS,
    add_seat_key,
    forget_invitations,
    forget_surplus_invitations,
    forget_surplus_keys,
    hash_recovery_code,
    hash_token,
    new_recovery_code,
    new_token,
)
from monuments.server.lobby.lobby import Lobby
from monuments.server.messages.http_payloads import (
    Invitation,
    Joining,
    Recovering,
    Seated,
)
from monuments.server.services import Services
from monuments.server.storage import schema
from monuments.server.storage.store import Row
from monuments.server.table import entries
from monuments.server.table.names import clean_name
from monuments.server.table.session import TableSession
from monuments.server.table.start_game import is_complete, start_entries


@dataclass(frozen=True, slots=True)
class SeatKey:
    """A seat that was taken, and the key that opens it."""

    seated: Seated
    key: str


async def owns(lobby: Lobby, table: str, seat: int, key: str | None) -> bool:
    """Tell whether a key opens a seat."""
    k = schema.keys
    if not key:
        return False
    row = await lobby.services.store.one(sa.select(k).where(k.c.hash == hash_token(key)))
    return row is not None and row["table"] == table and row["seat"] == seat


async def take(table: TableSession, seat: int, name: str, entropy: str | None) -> SeatKey:
    """Take a seat that is open to anyone."""
    if not 0 <= seat < len(table.people):
        raise refuse("table", "no-such-seat", seat=seat)
    if table.people[seat].kind != "open":
        raise refuse("table", "seat-reserved", seat=seat)
    return await sit_down(table, seat, name, entropy)


async def sit_down(
    table: TableSession, seat: int, name: str, entropy: str | None, kind: str | None = None
) -> SeatKey:
    """Take a seat.

    Raise RefusalError if it is taken, also by somebody who tries at the same time. A `kind` is
    stored with the seat, to know later how it was taken.
    """
    async with table.lock:
        for _ in range(entries.TRIES):
            with suppress(entries.StaleError):  # another seat may have been taken meanwhile
                return await _sit_down(table, seat, name, entropy, kind)
    raise refuse("table", "stale")


async def _sit_down(
    table: TableSession, seat: int, name: str, entropy: str | None, kind: str | None
) -> SeatKey:
    table.check_not_closed()
    if table.state.seats[seat].taken:
        raise refuse("table", "seat-taken", seat=seat)
    others = tuple(each.name for each in table.people if each.name)
    name, code, key = clean_name(name, others), new_recovery_code(), new_token()
    table.services.words.check_name(name)
    new: list[entries.AnyEntry] = [entries.Seated(seat)]
    if is_complete(table, seat):
        new += await start_entries(table, seat, entropy)
    now, s = table.services.clock.now(), schema.seats
    values = {"name": name, "entropy": entropy, "recovery": hash_recovery_code(code), "taken": now}
    values |= {"kind": kind} if kind else {}
    update = sa.update(s).where(s.c.table == table.id, s.c.seat == seat).values(**values)
    then = (
        update,
        add_seat_key(key, table.id, seat, now),
        forget_invitations(table.id, seat),
    )
    await table.commit(*new, then=then)
    return SeatKey(Seated(table.id, seat, code), key)


async def invited(lobby: Lobby, invitation: str) -> TableSession:
    """Return the table of an invitation, which stays valid."""
    return await lobby.find((await _invitation(lobby, invitation))["table"])


async def _invitation(lobby: Lobby, invitation: str) -> Row:
    i = schema.invitations
    row = await lobby.services.store.one(sa.select(i).where(i.c.hash == hash_token(invitation)))
    if row is None or row["made"] < lobby.services.clock.now() - LINK_SECONDS:
        raise refuse("table", "no-such-invitation")
    return row


async def join(lobby: Lobby, wish: Joining) -> SeatKey:
    """Exchange an invitation for its seat; this uses it up."""
    row = await _invitation(lobby, wish.invitation)
    table, seat = await lobby.find(row["table"]), row["seat"]
    if not table.state.seats[seat].taken:
        if wish.name is None:
            raise refuse("table", "name-missing")
        return await sit_down(table, seat, wish.name, wish.entropy)
    if not await _is_by_owner(table, row):
        raise refuse("table", "no-such-invitation")
    key, i = new_token(), schema.invitations
    use_up = sa.delete(i).where(i.c.hash == row["hash"])
    add_key = add_seat_key(key, table.id, seat, lobby.services.clock.now())
    surplus = forget_surplus_keys(table.id, seat)
    if not await lobby.services.store.run(use_up, add_key, surplus):
        raise refuse("table", "no-such-invitation")
    return SeatKey(Seated(table.id, seat), key)


async def _is_by_owner(table: TableSession, invitation: Row) -> bool:
    """Tell whether the seat's owner made the invitation, not the host before."""
    s = schema.seats
    row = await table.services.store.one(
        sa.select(s.c.taken).where(s.c.table == table.id, s.c.seat == invitation["seat"])
    )
    return bool(row and row["taken"] is not None and row["taken"] < invitation["made"])


async def recover(lobby: Lobby, wish: Recovering) -> SeatKey:
    """Get a seat back with its recovery code, which is replaced by a new one."""
    matches = schema.seats.c.recovery == hash_recovery_code(wish.code)
    found = await _new_key(lobby.services, wish.table, wish.seat, matches)
    if found is None:
        raise refuse("table", "wrong-code")
    return found


async def renew(table: TableSession, seat: int, kind: str) -> SeatKey:
    """Return a new key for a seat that was taken as this `kind`.

    Raise RefusalError if it was taken in another way, for example by a bot, or was erased.
    """
    s = schema.seats
    found = await _new_key(table.services, table.id, seat, s.c.kind == kind, s.c.name.is_not(None))
    if found is None:
        raise refuse("table", "seat-taken", seat=seat)
    return found


async def _new_key(
    services: Services, table: str, seat: int, *where: sa.ColumnElement[bool]
) -> SeatKey | None:
    """Return a new key and recovery code of a seat; None if a condition is not met."""
    s, key, code = schema.seats, new_token(), new_recovery_code()
    own = sa.update(s).where(s.c.table == table, s.c.seat == seat, *where)
    change_code = own.values(recovery=hash_recovery_code(code))
    add_key = add_seat_key(key, table, seat, services.clock.now())
    surplus = forget_surplus_keys(table, seat)
    if not await services.store.run(change_code, add_key, surplus):
        return None
    return SeatKey(Seated(table, seat, code), key)


async def link(table: TableSession, place: int, seat: int) -> Invitation:
    """Return a one-time link to the player's own seat or to an empty one.

    Only the host can invite to an empty seat.
    """
    if not 0 <= place < len(table.people):
        raise refuse("table", "no-such-seat", seat=place)
    async with table.lock:
        if place != seat and (table.host != seat or table.state.seats[place].taken):
            raise refuse("table", "not-the-host")
        statement, invitation = new_invitation(table.services, table.id, place)
        # The seat may be taken at another process right now: then the host cannot invite to it.
        first = () if place == seat else (_if_empty(table.id, place),)
        surplus = forget_surplus_invitations(table.id, place)
        if not await table.services.store.run(*first, statement, surplus):
            raise refuse("table", "not-the-host")
    return invitation


def _if_empty(table: str, place: int) -> sa.Executable:
    """Return an update without effect that matches a row only while the seat is empty."""
    s = schema.seats
    empty = (s.c.table == table, s.c.seat == place, s.c.taken.is_(None))
    return sa.update(s).where(*empty).values(kind=s.c.kind)
