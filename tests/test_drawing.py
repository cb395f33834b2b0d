"""Drawings as SVG: escaped, and dark for readers of dark pages."""

from xml.etree import ElementTree

import pytest

from monuments import Position, open_game
from monuments.boards import plates
from monuments.games.registry import GAMES


def test_names_are_escaped_in_pictures() -> None:
    found = Position(open_game("fabuleux"), ["<b>&", "</svg>"], seed=1)

    for shown in (found._repr_svg_(), found._repr_html_()):
        assert "<b>" not in shown
        assert "&lt;b&gt;&amp;" in shown
        ElementTree.fromstring(shown)


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_is_dark_for_readers_of_dark_pages(game: str) -> None:
    picture = ElementTree.fromstring(Position(open_game(game), 3, seed=1).svg())
    [style] = [each.text or "" for each in picture if each.tag.endswith("style")]
    classes = {name for each in picture for name in each.get("class", "").split()}
    ground = picture.find("{*}rect")
    assert ground is not None

    assert style.startswith("@media (prefers-color-scheme:dark){")
    assert f".monuments-picture .{ground.get('class')}{{fill:{plates.PAPER.night}}}" in style
    assert all(f".monuments-picture .{name}{{" in style for name in classes)
    assert classes > {f"fill-{shade[1:]}" for shade in (plates.PAPER, plates.INK, plates.PANEL)}
