"""A drawing as a list of marks, written as SVG, or as PNG with the extra `plots`."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any, Final, Literal, Self, TypeAlias, assert_never
from xml.sax.saxutils import escape

PAPER: Final = "#faf6ec"
FONT: Final = "Georgia, 'DejaVu Serif', serif"
SCALE: Final = 2  # pixels of a PNG for each unit


class Shade(str):
    """A colour by day that is another one by night."""

    __slots__ = ("night",)
    night: str

    def __new__(cls, day: str, night: str) -> Self:
        made = super().__new__(cls, day)
        made.night = night
        return made


class NoPillowError(Exception):
    """PNG output needs Pillow, which is not installed."""


@dataclass(frozen=True, slots=True)
class Line:
    start: tuple[float, float]
    end: tuple[float, float]
    colour: str
    width: float = 1.0
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Box:
    corner: tuple[float, float]
    size: tuple[float, float]
    colour: str
    radius: float = 0.0
    outline: str = ""


@dataclass(frozen=True, slots=True)
class Dot:
    centre: tuple[float, float]
    radius: float
    colour: str


@dataclass(frozen=True, slots=True)
class Text:
    """Words on a line through `place`, which is their start, middle or end."""

    place: tuple[float, float]
    words: str
    colour: str
    size: int = 13
    anchor: Literal["start", "middle", "end"] = "start"
    is_bold: bool = False


Mark: TypeAlias = Line | Box | Dot | Text


@dataclass(frozen=True, slots=True)
class Drawing:
    title: str
    width: int
    height: int
    marks: Sequence[Mark]
    paper: str = PAPER


# --- SVG --------------------------------------------------------------------------------------


def svg(drawing: Drawing) -> str:
    """Write a picture that follows the reader's theme, if the drawing has shades."""
    size, night = f'width="{drawing.width}" height="{drawing.height}"', list(_night(drawing))
    named = ' class="monuments-picture"' if night else ""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="{FONT}"'
            f' viewBox="0 0 {drawing.width} {drawing.height}"{named}>',
            f"<title>{escape(drawing.title)}</title>",
            *night,
            f"<rect {size} {_painted(fill=drawing.paper)}/>",
            *(_element(mark) for mark in drawing.marks),
            "</svg>\n",
        ]
    )


def _night(drawing: Drawing) -> Iterator[str]:
    """Yield the style that changes shades by night, with names unique on a page."""
    colours = {drawing.paper, *(mark.colour for mark in drawing.marks)}
    colours |= {mark.outline for mark in drawing.marks if isinstance(mark, Box)}
    shades = sorted({colour for colour in colours if isinstance(colour, Shade)})
    if shades:
        rules = "".join(
            f".monuments-picture .{part}-{shade[1:]}{{{part}:{shade.night}}}"
            for shade in shades
            for part in ("fill", "stroke")
        )
        yield f"<style>@media (prefers-color-scheme:dark){{{rules}}}</style>"


def _element(mark: Mark) -> str:
    match mark:
        case Line((x1, y1), (x2, y2), colour, width, dashed):
            dashes = ' stroke-dasharray="4 4"' if dashed else ""
            ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
            return f'<line {ends} {_painted(stroke=colour)} stroke-width="{width}"{dashes}/>'
        case Box((x, y), (width, height), colour, radius, outline):
            size = f'width="{width:.1f}" height="{height:.1f}"'
            rounded = f' rx="{radius}"' if radius else ""
            paint = _painted(fill=colour, stroke=outline)
            return f'<rect x="{x:.1f}" y="{y:.1f}" {size} {paint}{rounded}/>'
        case Dot((x, y), radius, colour):
            return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" {_painted(fill=colour)}/>'
        case Text((x, y), words, colour, size, anchor, is_bold):
            place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}"'
            weight = ' font-weight="bold"' if is_bold else ""
            return f"<text {place} {_painted(fill=colour)}{weight}>{escape(words)}</text>"
        case _:
            assert_never(mark)


def _painted(**colours: str) -> str:
    """Return the attributes `fill` and `stroke`, with a class for shades of night."""
    given = {part: colour for part, colour in colours.items() if colour}
    classes = [f"{part}-{shade[1:]}" for part, shade in given.items() if isinstance(shade, Shade)]
    attributes = [f'{part}="{colour}"' for part, colour in given.items()]
    return " ".join([*attributes, *([f'class="{" ".join(classes)}"'] if classes else [])])


# --- PNG --------------------------------------------------------------------------------------


def png(drawing: Drawing) -> bytes:
    """Return the drawing as a PNG. Raise NoPillowError without Pillow."""
    try:
        from PIL import Image, ImageDraw
    except ImportError:
        raise NoPillowError from None
    image = Image.new("RGB", (drawing.width * SCALE, drawing.height * SCALE), drawing.paper)
    pen = ImageDraw.Draw(image)
    for mark in drawing.marks:
        _paint(pen, mark)
    content = BytesIO()
    image.save(content, "PNG", optimize=True)
    return content.getvalue()


def _paint(pen: Any, mark: Mark) -> None:
    match mark:
        case Line(colour=colour, width=width):
            (x1, y1), (x2, y2) = mark.start, mark.end
            parts = max(round(abs(x2 - x1) + abs(y2 - y1)) // 4, 1) if mark.dashed else 1
            points = [
                (x1 + (x2 - x1) * i / parts, y1 + (y2 - y1) * i / parts) for i in range(parts + 1)
            ]
            for dash in zip(points[::2], points[1::2], strict=False):
                pen.line([_scaled(point) for point in dash], colour, round(width * SCALE))
        case Box((x, y), (width, height), colour, radius, outline):
            ends = [_scaled((x, y)), _scaled((x + width, y + height))]
            pen.rounded_rectangle(ends, radius * SCALE, colour, outline or None, SCALE)
        case Dot((x, y), radius, colour):
            corners = (x - radius, y - radius), (x + radius, y + radius)
            pen.ellipse([_scaled(corner) for corner in corners], colour)
        case Text(place, words, colour, size, anchor):
            from PIL import ImageFont

            edge = {"start": "ls", "middle": "ms", "end": "rs"}[anchor]
            font = ImageFont.load_default(size * SCALE)
            pen.text(_scaled(place), words, colour, font, edge)
        case _:
            assert_never(mark)


def _scaled(place: tuple[float, float]) -> tuple[float, float]:
    return place[0] * SCALE, place[1] * SCALE
