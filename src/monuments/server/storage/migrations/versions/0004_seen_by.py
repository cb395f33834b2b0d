"""Add `seats.seen_by`: the process that a seat is connected to."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("seats", sa.Column("seen_by", sa.String(32)))
