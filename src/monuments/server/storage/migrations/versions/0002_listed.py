"""Add `tables.listed`, so that the list's query skips private tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    column = sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", column)
    tables = sa.table("tables", sa.column("settings", sa.Text), sa.column("listed", sa.Boolean))
    shown = tables.c.settings.contains('"listed":true')
    op.execute(tables.update().where(shown).values(listed=True))
