"""The colours of the pictures."""

import pytest

from monuments.boards import plates
from monuments.drawing import Shade


@pytest.mark.parametrize("ground", [plates.PAPER, plates.PANEL, plates.LEAF, plates.GOLD_WASH])
@pytest.mark.parametrize("ink", [plates.INK, plates.INK_2])
def test_words_of_a_picture_can_be_read_in_both_themes(ground: Shade, ink: Shade) -> None:
    assert contrast(ink, ground) >= 4.5
    assert contrast(ink.night, ground.night) >= 4.5


def contrast(one: str, other: str) -> float:
    """Return the ratio of WCAG 2 between two colours."""
    darker, lighter = sorted(luminance(colour) for colour in (one, other))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    shares = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return sum(weight * s for weight, s in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
