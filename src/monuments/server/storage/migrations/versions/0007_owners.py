"""Let `leases` name owners with epochs; add `processes`, which lists the living.

Leases of former versions named the process that acted for bots, and are void after a restart.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.drop_table("leases")
    op.create_table(
        "leases",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(32), index=True),
        sa.Column("epoch", sa.Integer, nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("address", sa.String(64)),
        sa.Column("secret", sa.String(64)),
    )
