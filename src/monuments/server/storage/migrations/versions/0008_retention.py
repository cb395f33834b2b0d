"""Add `tables.expires`: when a table is deleted, once that is announced."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("expires", sa.Double))
