"""The credentials of seats: seat keys, invitations and recovery codes."""

import hashlib
import re
import secrets
from typing import Final

import sqlalchemy as sa

from monuments.server.storage import schema

LINK_SECONDS: Final = 30 * 86_400.0
"""Time after which a link opens nothing any more."""
MOST_LINKS: Final = 5
"""Links of one seat that are open; a new one takes the place of the oldest."""
MOST_DEVICES: Final = 20
"""Keys of one seat; a new one takes the place of the oldest."""
_CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"


def new_token() -> str:
    """Return 256 random bits, for a seat key or an invitation."""
    return secrets.token_urlsafe(32)


def new_recovery_code() -> str:
    """Return a code to type: 28 letters of almost 5 bits each, 137 bits in all."""
    letters = [secrets.choice(_CODE_LETTERS) for _ in range(28)]
    return "-".join("".join(letters[i : i + 4]) for i in range(0, 28, 4))


def new_table_id() -> str:
    return secrets.token_hex(8)


def is_table_id(text: str) -> bool:
    return re.fullmatch("[0-9a-f]{16}", text) is not None


def hash_token(token: str) -> str:
    """Return the stored form. Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def hash_recovery_code(code: str) -> str:
    """Return the stored form of a recovery code; case and separators do not matter."""
    return hash_token(re.sub(r"[^A-Z0-9]", "", code.upper()))


def add_seat_key(key: str, table: str, seat: int, now: float) -> sa.Executable:
    """Return the statement that lets a key open a seat."""
    return sa.insert(schema.keys).values(hash=hash_token(key), table=table, seat=seat, made=now)


def add_invitation(token: str, table: str, seat: int, now: float) -> sa.Executable:
    """Return the statement that lets a token be exchanged for a seat, once."""
    i = schema.invitations
    return sa.insert(i).values(hash=hash_token(token), table=table, seat=seat, made=now)


def forget_old_invitations(now: float) -> sa.Executable:
    """Remove the links that nobody has used in time."""
    i = schema.invitations
    return sa.delete(i).where(i.c.made < now - LINK_SECONDS)


def forget_surplus_invitations(table: str, seat: int) -> sa.Executable:
    """Remove the oldest links of a seat that has too many."""
    return _forget_oldest(schema.invitations, table, seat, MOST_LINKS)


def forget_surplus_keys(table: str, seat: int) -> sa.Executable:
    """Remove the oldest keys of a seat that has too many."""
    return _forget_oldest(schema.keys, table, seat, MOST_DEVICES)


def _forget_oldest(rows: sa.Table, table: str, seat: int, most: int) -> sa.Executable:
    mine = (rows.c.table == table, rows.c.seat == seat)
    newest = sa.select(rows.c.hash).where(*mine).order_by(rows.c.made.desc(), rows.c.hash)
    return sa.delete(rows).where(*mine, rows.c.hash.not_in(newest.limit(most).scalar_subquery()))


def forget_invitations(table: str, seat: int) -> sa.Executable:
    """Return the statement that voids all invitations to a seat."""
    i = schema.invitations
    return sa.delete(i).where(i.c.table == table, i.c.seat == seat)


def cookie_name(table: str, seat: int) -> str:
    return f"monuments-{table}-{seat}"


def cookie_path(table: str) -> str:
    """Return the path of a seat's cookie, sent only with requests for its table."""
    return f"/api/tables/{table}"
