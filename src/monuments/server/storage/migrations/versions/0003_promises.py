"""Add `promises`: commitments to the decks of tables that are not made yet."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "promises",
        sa.Column("promise", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_index("ix_promises_made", "promises", ["made"])
