"""The documentation site."""

import subprocess
import sys
from pathlib import Path

import pytest

from monuments.server.http.site_folders import DOCS

ROOT = Path(__file__).parents[2]
BUILT = pytest.mark.skipif(
    not (DOCS / "index.html").is_file(), reason="the documentation is not built: make docs"
)


def check(folder: Path) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, str(ROOT / "tools/check_site.py"), str(folder)]
    return subprocess.run(words, capture_output=True, text=True, timeout=60)


@BUILT
def test_the_built_site_has_no_fault() -> None:
    found = check(DOCS)

    assert (found.returncode, found.stderr) == (0, "")
    assert len(list(DOCS.rglob("*.html"))) > 25


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('<a href="gone.html">', "no such file"),
        ('<a href="#gone">', "no such anchor"),
        ('<script src="https://example.org/a.js"></script>', "requested from outside"),
        ('<link href="//example.org/a.css">', "requested from outside"),
        ('<img src="https://example.org/a.png">', "requested from outside"),
        ("<script>1</script>", "inline script or style"),
        ('<p style="color: red">', "inline script or style"),
    ],
)
def test_a_fault_of_the_site_is_found(tmp_path: Path, text: str, fault: str) -> None:
    (tmp_path / "index.html").write_text(text, "utf-8")
    found = check(tmp_path)

    assert found.returncode == 1
    assert fault in found.stderr


def test_a_font_from_another_site_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("@font-face { src: url(https://example.org/a) }", "utf-8")

    assert "requested from outside" in check(tmp_path).stderr


@BUILT
def test_the_api_reference_has_the_game_protocol() -> None:
    page = (DOCS / "api.html").read_text("utf-8")

    assert 'id="monuments.engine.game.Game.legal"' in page
    assert 'id="monuments.engine.record.read_record"' in page
