"""The file of learned weights."""

from pathlib import Path

from monuments.bots.antiquity import learned_weights


def test_the_learned_weights_have_a_line_for_every_feature(tmp_path: Path) -> None:
    path = tmp_path / "weights.csv"
    learned_weights.write_weights(path, learned_weights.read_weights(learned_weights.FILE))

    assert path.read_text() == learned_weights.FILE.read_text()
