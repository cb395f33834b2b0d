"""`monuments verify`: the deck of a record against its commitment."""

import re
from pathlib import Path

from click.testing import CliRunner

from monuments.cli.main import cli
from monuments.engine.record import write_record
from tests.fairness.test_sealed_deck import sealed


def test_the_command_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.mnr"
    path.write_text(write_record(sealed("antiquity", 3)))
    good = CliRunner().invoke(cli, ["verify", str(path)])
    path.write_text(re.sub(r"\[Seal.*\n", "", path.read_text()))
    bare = CliRunner().invoke(cli, ["verify", str(path)])

    assert (good.exit_code, "the deck matches the commitment" in good.output) == (0, True)
    assert (bare.exit_code, "no seal" in bare.output) == (2, True)
