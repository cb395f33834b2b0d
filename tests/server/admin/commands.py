"""`monuments admin` on the database of a server that runs."""

import json
from typing import Any

from click.testing import CliRunner, Result

from monuments.cli.main import cli
from tests.server.running import Server


def admin(server: Server, *words: str) -> Result:
    """Run the command beside a server."""
    env = {"MONUMENTS_DATABASE_URL": server.database, "MONUMENTS_LANGUAGE": "en"}
    return CliRunner(env=env).invoke(cli, ["admin", *words, "--data", str(server.data)])


def admin_json(server: Server, *words: str) -> Any:
    result = admin(server, *words, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.output)
