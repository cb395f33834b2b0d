"""Add `acts`, `restrictions`, `snapshots` and `tables.closed`: what the host does."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

# Rows of the audit log can be added, but neither changed nor removed.
_SQLITE = (
    "CREATE TRIGGER acts_keep_values BEFORE UPDATE ON acts"
    " BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END",
    "CREATE TRIGGER acts_keep_rows BEFORE DELETE ON acts"
    " BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END",
)
_POSTGRES = (
    "CREATE FUNCTION keep_acts() RETURNS trigger LANGUAGE plpgsql AS"
    " $$ BEGIN RAISE EXCEPTION 'the audit log is append-only'; END $$",
    "CREATE TRIGGER acts_keep_rows BEFORE UPDATE OR DELETE ON acts"
    " FOR EACH ROW EXECUTE FUNCTION keep_acts()",
    "CREATE TRIGGER acts_keep_all BEFORE TRUNCATE ON acts"
    " FOR EACH STATEMENT EXECUTE FUNCTION keep_acts()",
)


def upgrade() -> None:
    op.create_table(
        "acts",
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
    for statement in _SQLITE if op.get_bind().dialect.name == "sqlite" else _POSTGRES:
        op.execute(statement)
    op.create_table(
        "restrictions",
        sa.Column("target", sa.String(96), primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("closed", sa.Text))
