"""Add `reports`, and `chats.phrase` for set phrases."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("by", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("line", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_reports_at", "reports", ["at"])
    op.add_column("chats", sa.Column("phrase", sa.String(24)))
