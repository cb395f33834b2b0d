"""The schema of the database. `migrations` leads to it."""

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
    sa.Column("closed", sa.Text),
    sa.Column("expires", sa.Double),
)

# The log of each table: rows are added, never changed. Names and chat are stored elsewhere, so that
# they can be erased.
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
    sa.Column("phrase", sa.String(24)),
    sa.UniqueConstraint("table", "seat", "command", name="one_line_per_command"),
)

# Commitments to the decks of tables that are not made yet.
promises: Final = sa.Table(
    "promises",
    METADATA,
    sa.Column("promise", sa.String(64), primary_key=True),
    sa.Column("table", sa.String(32), nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("made", sa.Double, nullable=False, index=True),
)

# The last heartbeat of each process, and the times without any: players' clocks stop meanwhile.
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

# The owner of each table: only it may write entries. A lease is valid while its process is alive.
leases: Final = sa.Table(
    "leases",
    METADATA,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("process", sa.String(32), index=True),
    sa.Column("epoch", sa.Integer, nullable=False),
)

# The processes that share this database. `until` is a time of the database's clock: one row is
# renewed for all leases of a process. The others reach it at `address` if they know its `secret`.
processes: Final = sa.Table(
    "processes",
    METADATA,
    sa.Column("process", sa.String(32), primary_key=True),
    sa.Column("until", sa.Double, nullable=False),
    sa.Column("address", sa.String(64)),
    sa.Column("secret", sa.String(64)),
)

# The audit log: every act of the host, numbered without gaps. Triggers refuse any change of a row.
# Processes read from it what the host did elsewhere.
acts: Final = sa.Table(
    "acts",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("by", sa.String(80), nullable=False),
    sa.Column("act", sa.String(16), nullable=False),
    sa.Column("table", sa.String(32)),
    sa.Column("seat", sa.Integer),
    sa.Column("line", sa.Integer),
    sa.Column("address", sa.String(64)),
    sa.Column("until", sa.Double),
    sa.Column("words", sa.Text, nullable=False),
)

# Reports by players: a chat message by its number, or with 0 the name of a seat. The words are
# not copied, so that erasing a player erases them here too.
reports: Final = sa.Table(
    "reports",
    METADATA,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("by", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("line", sa.Integer, primary_key=True),
    sa.Column("at", sa.Double, nullable=False, index=True),
    sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false()),
)

# Addresses and seats that are blocked or muted, and until when.
restrictions: Final = sa.Table(
    "restrictions",
    METADATA,
    sa.Column("target", sa.String(96), primary_key=True),
    sa.Column("until", sa.Double, nullable=False),
)

# The connections of each process, written when the host asks for them and deleted once read.
snapshots: Final = sa.Table(
    "snapshots",
    METADATA,
    sa.Column("process", sa.String(32), primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("content", sa.Text, nullable=False),
)
