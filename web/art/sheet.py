"""Parts for "museum plate" drawings: a 240 x 180 sheet, light from the upper left.

Two ideas only:
  * shape helpers (rect, poly, line, arch, disc ...) return path data;
  * a Plate collects path data by tone:  p.fill(3, ...)  p.ink(.8, ...)  p.shade(...)
Bigger parts (columns, pediment, rock, palm ...) take the plate and draw themselves.
Tones: 1 dark, 2 mid, 3 light, "paper", "ink", "sun" (sun, fire, foam, mist, a gilded cap).
Lit faces 3, faces turned away 2, openings 1.
"""

from collections.abc import Callable, Iterable, Sequence

from palette import DAY, Ground
from pathdata import num, shorten

W, H = 240, 180  # sheet
HORIZON, BASE = 140, 152  # horizon line; the line every monument stands on
LEFT, RIGHT, TOP = 16, 224, 14
CX = 120
HEAVY, MID, FINE = 1.5, 0.8, 0.45  # the three ink weights

Point = tuple[float, float]
Tone = int | str


def n(v: float) -> str:
    """A number on the 0.1 grid."""
    return num(v, 1)


def n2(v: float) -> str:
    """A number on the 0.01 grid: weights, opacities."""
    return num(v, 2)


# ---- shapes: all return path data -------------------------------------------------
def line(*points: Point) -> str:
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points)


def poly(*points: Point) -> str:
    return line(*points) + "z"


def rect(x: float, y: float, w: float, h: float) -> str:
    return f"M{n(x)} {n(y)}h{n(w)}v{n(h)}h{n(-w)}z"


def box(x0: float, y0: float, x1: float, y1: float) -> str:
    return rect(x0, y0, x1 - x0, y1 - y0)


def disc(x: float, y: float, r: float, ry: float | None = None) -> str:
    v = r if ry is None else ry
    half = f"a{n(r)} {n(v)} 0 1 1 "
    return f"M{n(x - r)} {n(y)}{half}{n(2 * r)} 0{half}{n(-2 * r)} 0z"


def arch(x: float, yb: float, w: float, h: float) -> str:
    """Round-headed opening centred on x, standing on yb."""
    r = w / 2
    return f"M{n(x - r)} {n(yb)}v{n(r - h)}a{n(r)} {n(r)} 0 0 1 {n(w)} 0v{n(h - r)}z"


def ogive(x: float, yb: float, w: float, h: float) -> str:
    """Pointed opening centred on x, standing on yb."""
    r, k = w / 2, min(w * 0.75, h)
    return (
        f"M{n(x - r)} {n(yb)}v{n(k - h)}q0 {n(-k * 0.6)} {n(r)} {n(-k)}"
        f"q{n(r)} {n(k * 0.4)} {n(r)} {n(k)}v{n(h - k)}z"
    )


def span(x0: float, x1: float, count: int) -> list[float]:
    """`count` centres, evenly spaced, first on x0 and last on x1."""
    return [x0 + (x1 - x0) * i / (count - 1) for i in range(count)]


def mix(a: float, b: float, t: float) -> float:
    return a + (b - a) * t


def curve(points: Sequence[Point], start: str = "M") -> str:
    """A soft line through all points."""
    q = [points[0], *points, points[-1]]
    d = f"{start}{n(q[1][0])} {n(q[1][1])}"
    for i in range(1, len(q) - 2):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = q[i - 1 : i + 3]
        d += (
            f"C{n(bx + (cx - ax) / 6)} {n(by + (cy - ay) / 6)} "
            f"{n(cx - (dx - bx) / 6)} {n(cy - (dy - by) / 6)} {n(cx)} {n(cy)}"
        )
    return d


def blob(points: Sequence[Point]) -> str:
    """A soft line, closed."""
    return curve(points) + "z"


# ---- the plate ---------------------------------------------------------------------
class Plate:
    """A sheet that collects marks.  The root carries tone 3 as its fill, ink as its colour."""

    def __init__(
        self,
        name: str,
        tones: tuple[str, str, str],
        ground: Ground = DAY,
        size: tuple[int, int] = (W, H),
    ) -> None:
        self.name = name
        self.size = size
        self.out: list[str] = []
        self.defs = ""
        self.hatched = False
        self.tones: dict[Tone, str] = {
            1: f"var(--m-1,{tones[0]})",
            2: f"var(--m-2,{tones[1]})",
            3: f"var(--m-3,{tones[2]})",
            "paper": f"var(--p-paper,{ground.paper})",
            "sun": f"var(--p-sun,{ground.sun})",
            "ink": "currentColor",
        }
        self.colour = f"var(--p-ink,{ground.ink})"
        self.soft = {
            "sky": f"var(--p-sky,{ground.sky})",
            "land": f"var(--p-land,{ground.land})",
            "glow": f"var(--p-glow,{ground.glow})",
        }

    def _path(self, d: Iterable[str], **attributes: str) -> None:
        text = "".join(f' {k.replace("_", "-")}="{v}"' for k, v in attributes.items() if v)
        self.out.append(f'<path{text} d="{shorten("".join(d))}"/>')

    def _opacity(self, o: float | str | None) -> str:
        if isinstance(o, str):
            return self.soft[o]
        return n2(o) if o else ""

    def _fill(self, t: Tone) -> str:
        return "" if t == 3 else self.tones[t]

    def fill(self, t: Tone, *d: str, o: float | str | None = None) -> None:
        """A plain area."""
        self._path(d, fill=self._fill(t), opacity=self._opacity(o))

    def ink(
        self,
        w: float,
        *d: str,
        t: Tone = "ink",
        o: float | None = None,
        dash: str = "",
        butt: bool = False,
    ) -> None:
        """A line."""
        self._path(
            d,
            fill="none",
            stroke="" if t == "ink" else self.tones[t],
            stroke_width=n2(w),
            stroke_linecap="butt" if butt else "",
            stroke_dasharray=dash,
            opacity=self._opacity(o),
        )

    def both(self, t: Tone, w: float, *d: str) -> None:
        """Filled and outlined in one element."""
        self._path(d, fill=self._fill(t), stroke_width=n2(w))

    def pierced(self, t: Tone, w: float, *d: str) -> None:
        """Like both, but shapes inside the first are holes."""
        self._path(d, fill=self._fill(t), stroke_width=n2(w), fill_rule="evenodd")

    def hatch(self, *d: str) -> None:
        """The one hatching, laid over tone 2."""
        self.hatched = True
        self._path(d, fill=f"url(#{self.name}-h)")

    def shade(self, *d: str, t: Tone = 2) -> None:
        """A face turned away from the light."""
        self.fill(t, *d)
        self.hatch(*d)

    def open(self, transform: str) -> None:
        self.out.append(f'<g transform="{transform}">')

    def close(self) -> None:
        self.out.append("</g>")

    def repeat(self, part: str, places: Iterable[Point], draw: Callable[[], None]) -> None:
        """Draw a part once, at the origin, and set copies at `places`."""
        keep, self.out = self.out, []
        draw()
        self.defs += f'<g id="{self.name}-{part}">{"".join(self.out)}</g>'
        self.out = keep
        for x, y in places:
            self.use(part, x, y)

    def use(self, part: str, x: float = 0, y: float = 0, flip: float = 0, scale: str = "") -> None:
        """Another copy; with `flip`, mirrored left to right about that x."""
        where = f' transform="matrix(-1 0 0 1 {n(2 * flip)} 0)"' if flip else ""
        if scale:
            where, x, y = f' transform="translate({n(x)} {n(y)}) scale({scale})"', 0, 0
        where += f' x="{n(x)}"' if n(x) != "0" else ""
        where += f' y="{n(y)}"' if n(y) != "0" else ""
        self.out.append(f'<use href="#{self.name}-{part}"{where}/>')

    def svg(self) -> str:
        defs = self.defs
        if self.hatched:
            defs += (
                f'<pattern id="{self.name}-h" width="2.4" height="2.4"'
                ' patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
                '<path stroke-width=".9" opacity=".5" d="M0 0v2.4"/></pattern>'
            )
        w, h = self.size
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="plate" data-plate="{self.name}"'
            f' viewBox="0 0 {w} {h}" color="{self.colour}" fill="{self.tones[3]}"'
            ' stroke="currentColor" stroke-width="0" stroke-linejoin="round"'
            f' stroke-linecap="round">{f"<defs>{defs}</defs>" if defs else ""}'
            f"{''.join(self.out)}</svg>\n"
        )
