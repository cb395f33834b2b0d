"""The tables of the database. Its changes are in `migrations`."""

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

tables: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("phase", sa.String(8), nullable=False, index=True),
    sa.Column("made", sa.Double, nullable=False),
    sa.Column("wake", sa.Double, index=True),
    sa.Column("secret", sa.String(64)),
    sa.Column("rematch", sa.String(32)),
    sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
)

# A table is its log: rows are added, never changed. Names and what was said are kept elsewhere.
events: Final = sa.Table(
    "events",
    METADATA,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("entry", sa.Text, nullable=False),
    sa.Column("command", sa.String(64)),
    sa.UniqueConstraint("table", "seat", "command", name="one_entry_per_command"),
)

seats: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(24)),
    sa.Column("recovery", sa.String(64)),
    sa.Column("entropy", sa.String(32)),
    sa.Column("taken", sa.Double),
    sa.Column("seen", sa.Double),
    sa.Column("seen_by", sa.String(32)),
)

keys: Final = sa.Table(
    "keys",
    METADATA,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("table", sa.String(32), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("made", sa.Double, nullable=False),
)

invitations: Final = sa.Table(
    "invitations",
    METADATA,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("table", sa.String(32), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("made", sa.Double, nullable=False),
)

chats: Final = sa.Table(
    "chats",
    METADATA,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("command", sa.String(64), nullable=False),
    sa.UniqueConstraint("table", "seat", "command", name="one_line_per_command"),
)

# What was promised to people who have not made their table yet.
promises: Final = sa.Table(
    "promises",
    METADATA,
    sa.Column("promise", sa.String(64), primary_key=True),
    sa.Column("table", sa.String(32), nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("made", sa.Double, nullable=False, index=True),
)

# When each process was last alive, and the times when none was: clocks stand still meanwhile.
beats: Final = sa.Table(
    "beats",
    METADATA,
    sa.Column("process", sa.String(32), primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
)

away: Final = sa.Table(
    "away",
    METADATA,
    sa.Column("since", sa.Double, primary_key=True),
    sa.Column("until", sa.Double, nullable=False),
)

# Which process acts for the bots and the clock of a table.
leases: Final = sa.Table(
    "leases",
    METADATA,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("process", sa.String(32), nullable=False),
    sa.Column("until", sa.Double, nullable=False),
)
