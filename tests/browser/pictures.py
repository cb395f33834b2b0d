"""Differences between two pictures of a screen."""

import io
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageChops, ImageFilter

LEAST: Final = 24
"""Of 255: smaller differences of a channel are not seen, as where edges are smoothed."""
MOST_PIXELS: Final = 40
"""A stray row of smoothed edges; a line of text that moves by one pixel changes hundreds."""


@dataclass(frozen=True)
class Difference:
    before: Image.Image
    after: Image.Image
    mask: Image.Image
    pixels: int

    def is_small(self) -> bool:
        return self.pixels <= MOST_PIXELS and self.before.size == self.after.size

    def __str__(self) -> str:
        if self.before.size != self.after.size:
            return f"the sizes {self.before.size} and {self.after.size}"
        return f"{self.pixels} pixels within {self.mask.getbbox()}"

    def side_by_side(self) -> Image.Image:
        """Return both pictures, and where they differ in red."""
        width, height = self.before.size
        marked = self.after.convert("L").convert("RGB")
        marked.paste((255, 0, 0), mask=self.mask.filter(ImageFilter.MaxFilter(5)))
        found = Image.new("RGB", (3 * width, height))
        for place, image in enumerate((self.before, self.after, marked)):
            found.paste(image, (place * width, 0))
        return found


def compare(before: bytes, after: bytes) -> Difference:
    """Compare two PNG pictures of the same screen."""
    old, new = (Image.open(io.BytesIO(png)).convert("RGB") for png in (before, after))
    channels = ImageChops.difference(old, new).split()
    most = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    mask = most.point(lambda value: 255 * (value > LEAST))
    return Difference(old, new, mask, mask.histogram()[255])
