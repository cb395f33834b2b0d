"""The changes of the database, in order; run at every start."""

from pathlib import Path
from typing import Final

import sqlalchemy as sa

HEAD: Final = "0004"
"""The last change. A database that has it is left alone, without loading Alembic."""


def upgrade(connection: sa.Connection) -> None:
    """Bring the database to the present shape."""
    if _version(connection) == HEAD:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _version(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    row = connection.execute(sa.text("SELECT version_num FROM alembic_version")).first()
    return str(row[0]) if row else None
