"""Migrations lead to the schema that the code uses."""

from pathlib import Path

import sqlalchemy as sa
from alembic.config import Config
from alembic.script import ScriptDirectory

from monuments.server.storage import migrations
from monuments.server.storage.schema import METADATA


def test_the_last_migration_matches_the_schema(tmp_path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'new.sqlite'}")
    with engine.begin() as connection:
        migrations.upgrade(connection)
        migrations.upgrade(connection)
        inspector = sa.inspect(connection)
        found = {
            name: {column["name"] for column in inspector.get_columns(name)}
            for name in inspector.get_table_names()
        }
    engine.dispose()

    assert ScriptDirectory.from_config(config).get_current_head() == migrations.HEAD
    assert found.pop("alembic_version")
    assert found == {
        name: {column.name for column in table.columns} for name, table in METADATA.tables.items()
    }
