"""The database: schema, migrations, stores, backup, notifications, clock."""
