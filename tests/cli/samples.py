"""The record of docs/notation.md, and changed copies of it."""

from pathlib import Path

import pytest

SAMPLE = Path("docs/notation.md").read_text("utf-8").split("```mnr\n")[1].split("```")[0]
GOLDEN = Path(__file__).resolve().parents[1] / "golden"


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    path = tmp_path / "sample.mnr"
    path.write_text(SAMPLE, "utf-8")
    return path


def changed(sample: Path, old: str, new: str) -> Path:
    """Write the sample with one thing changed."""
    assert old in SAMPLE
    path = sample.with_name("changed.mnr")
    path.write_text(SAMPLE.replace(old, new, 1), "utf-8")
    return path
