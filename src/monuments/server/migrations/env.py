"""Run by Alembic, on the connection that `upgrade` was given."""

from alembic import context

from monuments.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
