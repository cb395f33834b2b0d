"""Migrations of the database, run at every start."""

from pathlib import Path
from typing import Final

import sqlalchemy as sa

HEAD: Final = "0008"
"""The last migration. For a database that has it, Alembic is not even imported."""


def upgrade(connection: sa.Connection) -> None:
    """Run pending migrations."""
    if version(connection) == HEAD:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def version(connection: sa.Connection) -> str | None:
    """Return the last migration that was run, None for an empty database."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    row = connection.execute(sa.text("SELECT version_num FROM alembic_version")).first()
    return str(row[0]) if row else None
