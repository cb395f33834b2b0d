"""Alembic's environment, on the connection that `upgrade` received."""

from alembic import context

from monuments.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
