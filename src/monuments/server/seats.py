"""Seats and their secrets, and what people write: names and chat, cleaned."""

import hashlib
import re
import secrets
from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa

from monuments.engine.record import check_names
from monuments.engine.refusal import refuse, unreadable
from monuments.server import schema
from monuments.server.visible import clean, is_visible, look

_CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"


def new_secret() -> str:
    """Return 256 random bits for a cookie or a link."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """Return a recovery code that can be typed: 28 letters of a little under 5 bits, 137 in all."""
    letters = [secrets.choice(_CODE_LETTERS) for _ in range(28)]
    return "-".join("".join(letters[i : i + 4]) for i in range(0, 28, 4))


def new_table_id() -> str:
    return secrets.token_hex(8)


def is_table_id(text: str) -> bool:
    return re.fullmatch("[0-9a-f]{16}", text) is not None


def hashed(secret: str) -> str:
    """Return what is stored. The secret is long and random, so that a plain hash keeps it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def hashed_code(code: str) -> str:
    """Return the hash of a recovery code, however it was typed."""
    return hashed(re.sub(r"[^A-Z0-9]", "", code.upper()))


def add_key(secret: str, table: str, seat: int, now: float) -> sa.Executable:
    """Let a secret open a seat."""
    return sa.insert(schema.keys).values(hash=hashed(secret), table=table, seat=seat, made=now)


def add_invitation(secret: str, table: str, seat: int, now: float) -> sa.Executable:
    """Let a secret be exchanged for a seat, once."""
    i = schema.invitations
    return sa.insert(i).values(hash=hashed(secret), table=table, seat=seat, made=now)


def forget_invitations(table: str, seat: int) -> sa.Executable:
    """Let nobody come by an old link: the seat is somebody's now."""
    i = schema.invitations
    return sa.delete(i).where(i.c.table == table, i.c.seat == seat)


def cookie_name(table: str, seat: int) -> str:
    return f"monuments-{table}-{seat}"


def cookie_path(table: str) -> str:
    """Return where a seat's cookie is sent: to its table, not with every request for ever."""
    return f"/api/tables/{table}"


def clean_name(name: str, others: tuple[str, ...]) -> str:
    """Return a name that a record can hold. Raise RefusalError if it is none, or taken."""
    found = clean(name)
    check_names((found,))
    if not is_visible(found):
        raise unreadable("name-bad", name=found)
    if look(found) in map(look, others):
        raise refuse("table", "name-taken", name=found)
    return found


def with_ghosts(names: Sequence[str | None]) -> list[str]:
    """Return a name for each seat: a ghost's, that nobody else has, for who has none."""
    taken = {look(name) for name in names if name}
    return [name or _ghost(seat, taken) for seat, name in enumerate(names)]


def _ghost(seat: int, taken: set[str]) -> str:
    base = f"Seat {seat + 1}"
    choices = (base, *(f"{base} {number}" for number in range(2, 99)))
    return next(choice for choice in choices if look(choice) not in taken)


def clean_chat(text: str) -> str:
    found = clean(text)
    if not is_visible(found):
        raise refuse("table", "nothing-said")
    return found
