"""Create the first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("wake", sa.Double),
        sa.Column("secret", sa.String(64)),
        sa.Column("rematch", sa.String(32)),
    )
    op.create_table(
        "events",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("command", sa.String(64)),
        sa.UniqueConstraint("table", "seat", "command", name="one_entry_per_command"),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(24)),
        sa.Column("recovery", sa.String(64)),
        sa.Column("entropy", sa.String(32)),
        sa.Column("taken", sa.Double),
        sa.Column("seen", sa.Double),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_table(
        "chats",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("command", sa.String(64), nullable=False),
        sa.UniqueConstraint("table", "seat", "command", name="one_line_per_command"),
    )
    op.create_table(
        "beats",
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "away",
        sa.Column("since", sa.Double, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_index("ix_tables_phase", "tables", ["phase"])
    op.create_index("ix_tables_wake", "tables", ["wake"])
    op.create_index("ix_keys_table", "keys", ["table"])
    op.create_index("ix_invitations_table", "invitations", ["table"])
