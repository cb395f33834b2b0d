"""The kit: settings, orders of columns, walls, openings, rocks, trees and ships."""

from collections.abc import Iterable, Sequence

from sheet import (
    BASE,
    FINE,
    HEAVY,
    HORIZON,
    LEFT,
    MID,
    RIGHT,
    H,
    Plate,
    Point,
    Tone,
    W,
    arch,
    box,
    curve,
    disc,
    line,
    mix,
    n,
    n2,
    poly,
    rect,
)


# ---- setting -----------------------------------------------------------------------
def sky(p: Plate, y: float = H, sun: Point | None = (32, 29)) -> None:
    """Paper, one soft sky tone, sun upper left."""
    p.fill("paper", rect(0, 0, W, H))
    p.fill(3, rect(0, 0, W, y), o="sky")
    if sun:
        p.fill("sun", disc(*sun, 13))


def scene(
    p: Plate, ground: str = "land", sun: Point | None = (32, 29), horizon: float = HORIZON
) -> None:
    """Sky, low horizon, ground or sea."""
    sky(p, horizon, sun)
    if ground == "land":
        land(p, horizon)
    else:
        p.fill(2, rect(0, horizon, W, H - horizon), o=0.6)
    p.ink(MID, line((0, horizon), (W, horizon)))


def land(p: Plate, y: float) -> None:
    """Flat ground from y down, with the low front swell every land plate shares."""
    p.fill(3, rect(0, y, W, H - y), o="land")
    p.fill(2, "M0 166Q60 160 130 164T240 160V180H0z", o=0.55)


def ground_line(p: Plate, x0: float = LEFT, x1: float = RIGHT, y: float = BASE) -> None:
    p.ink(HEAVY, line((x0, y), (x1, y)))


def water(
    p: Plate, y0: float, y1: float, rows: int = 4, x0: float = 0, x1: float = W, t: Tone = "sun"
) -> None:
    """Broken parallel lines; closer together towards the horizon."""
    for i in range(rows):
        k = (i / max(1, rows - 1)) ** 1.3
        y = mix(y0, y1, k)
        a = 9 + 11 * k
        dash = f"{n(a)} {n(a * 0.6)} {n(a * 0.4)} {n(a * 1.1)}"
        p.ink(0.6 + 0.6 * k, line((x0 + (i * 17) % 23, y), (x1, y)), t=t, dash=dash)


def hills(p: Plate, ridge: str, yb: float = HORIZON) -> None:
    """A far range behind the monument: "x y, x y, ..." from left to right."""
    points = [q.split() for q in ridge.split(",")]
    top = "L".join(f"{x} {y}" for x, y in points)
    p.fill(2, f"M{top}V{n(yb)}H{points[0][0]}z", o=0.55)


# ---- architecture --------------------------------------------------------------------
def columns(
    p: Plate,
    xs: Iterable[float],
    yt: float,
    yb: float,
    w: float,
    cap: float = 2.2,
    base: float = 1.4,
    taper: float = 0.14,
    shade: float = 0.42,
    ink: float = FINE,
) -> None:
    """Tapered shafts, lit on the left, second tone on the right, plain capital and base."""
    lit, dark, caps = [], [], []
    a, b = w / 2 * (1 - taper), w / 2
    top, foot = yt + cap, yb - base
    for x in xs:
        lit.append(poly((x - a, top), (x + a, top), (x + b, foot), (x - b, foot)))
        left = x + a - 2 * a * shade
        low = x + b - 2 * b * shade
        dark.append(poly((left, top), (x + a, top), (x + b, foot), (low, foot)))
        caps.append(rect(x - w * 0.66, yt, w * 1.32, cap))
        if base:
            caps.append(rect(x - w * 0.66, foot, w * 1.32, base))
    p.both(3, ink, *lit)
    p.fill(2, *dark)
    if cap:
        p.both(3, ink, *caps)


def entablature(p: Plate, x0: float, x1: float, y0: float, y1: float, marks: int = 0) -> None:
    """Architrave, frieze with triglyphs, thin cornice.  y0 top, y1 bottom."""
    h = y1 - y0
    p.both(3, FINE, box(x0, y0, x1, y1))
    p.fill(2, box(x0, y0 + h * 0.22, x1, y0 + h * 0.6))
    if marks:
        step = (x1 - x0) / marks
        bars(p, x0 + step * 0.34, x1, [y0 + h * 0.41], h * 0.38, step, step * 0.32, t=1)


def pediment(
    p: Plate,
    x0: float,
    x1: float,
    y: float,
    h: float,
    over: float = 3,
    ornament: bool = True,
) -> None:
    """Gable; tympanum recessed in tone 2, raking cornice lit."""
    c = (x0 + x1) / 2
    p.both(3, MID, poly((x0 - over, y), (c, y - h), (x1 + over, y)))
    k = h * 0.22
    foot, peak = y - k * 0.55, y - h + k * 1.15
    p.fill(2, poly((x0 + k * 2, foot), (c, peak), (x1 - k * 2, foot)))
    cast = poly((x0 + k * 2, foot), (c, peak), (c, y - h + k * 2), (x0 + k * 4.6, foot))
    p.fill(1, cast, o=0.55)
    if ornament:
        left, right = x0 - over, x1 + over
        p.fill(
            "ink",
            poly((c - 1.6, y - h), (c, y - h - 4), (c + 1.6, y - h)),
            poly((left - 0.4, y), (left + 0.8, y - 3.6), (left + 2.4, y)),
            poly((right + 0.4, y), (right - 0.8, y - 3.6), (right - 2.4, y)),
        )


def stairs(p: Plate, x0: float, x1: float, y: float, count: int, rise: float, out: float) -> float:
    """Steps going down from y, each wider by `out`; returns the y of the ground."""
    treads = [(x0 - out * i, y + rise * i, x1 + out * i) for i in range(count)]
    p.both(3, FINE, *[box(a, t, b, t + rise) for a, t, b in treads])
    p.fill(2, *[box(a, t + rise * 0.55, b, t + rise) for a, t, b in treads])
    return y + rise * count


def arch_row(p: Plate, xs: Iterable[float], yb: float, w: float, h: float, t: Tone = 1) -> None:
    p.fill(t, *[arch(x, yb, w, h) for x in xs])


def arch_band(
    p: Plate, x0: float, x1: float, count: int, yb: float, w: float, h: float, t: Tone = 1
) -> None:
    """Many round-headed openings from two dashed lines; first on x0, last on x1."""
    step = (x1 - x0) / (count - 1)
    bars(p, x0 - w / 2, x1 + w / 2, [yb - (h - w / 2) / 2], h - w / 2, step, w, t=t)
    dots(p, x0, x1, yb - h + w / 2, count, w, t=t)


def battlement(p: Plate, x0: float, x1: float, y: float, count: int, h: float, t: Tone = 3) -> None:
    """Many equal teeth standing on y, each with its outline."""
    s = (x1 - x0) / (2 * count - 1)
    bars(p, x0, x1, [y - h / 2], h, 2 * s, s)
    bars(p, x0 + 0.5, x1, [y - h / 2 + 0.4], h - 0.4, 2 * s, s - 1, t=t)


def bars(
    p: Plate,
    x0: float,
    x1: float,
    ys: Sequence[float],
    h: float,
    step: float,
    w: float,
    t: Tone = "ink",
    o: float | None = None,
) -> None:
    """Many equal uprights from one thick dashed line: triglyphs, windows, railings."""
    d = "".join(f"M{n(x0)} {n(y)}H{n(x1)}" for y in ys)
    p.ink(h, d, t=t, o=o, dash=f"{n2(w)} {n2(step - w)}", butt=True)


def dots(p: Plate, x0: float, x1: float, y: float, count: int, size: float, t: Tone = 1) -> None:
    """A row of round dots from one dashed line; first on x0, last on x1."""
    dash = f"0 {n2((x1 - x0) / (count - 1))}"
    p.ink(size, f"M{n(x0)} {n(y)}H{n(x1 + 0.2)}", t=t, dash=dash)


def courses(
    p: Plate,
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    rows: int,
    brick: float = 0,
    w: float = FINE,
    o: float = 0.5,
) -> None:
    """Joints of stone: level lines, with staggered uprights if brick > 0."""
    h = (y1 - y0) / rows
    if rows > 1:
        p.ink(w, *[f"M{n(x0)} {n(y0 + h * i)}H{n(x1)}" for i in range(1, rows)], o=o)
    if brick:
        for k in (0, 1):
            ys = [y0 + h * (i + 0.5) for i in range(k, rows, 2)]
            bars(p, x0 + brick * (1 - k * 0.5), x1 - 1, ys, h, brick, w, o=o)


def crenels(x0: float, x1: float, y: float, count: int, h: float, stepped: bool = False) -> str:
    """Path data of a battlement standing on y."""
    s, d = (x1 - x0) / (2 * count - 1), ""
    for i in range(count):
        x = x0 + 2 * s * i
        d += rect(x, y - h, s, h + 0.2)
        if stepped:
            d += rect(x + s * 0.28, y - h * 1.6, s * 0.44, h * 0.7)
    return d


def block(
    p: Plate,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    side: float = 0,
    t: Tone = 3,
    w: float = MID,
) -> None:
    """Plain wall; the last `side` units on the right are turned away from the light."""
    p.both(t, w, box(x0, y0, x1, y1))
    if side:
        p.shade(box(x1 - side, y0, x1, y1))


def blocks(
    p: Plate, boxes: Sequence[tuple[float, float, float, float]], side: float = 0.4, w: float = FINE
) -> None:
    """Several plain houses (x0, y0, x1, y1), each with `side` of its width in shade."""
    p.both(3, w, *[box(*q) for q in boxes])
    p.shade(*[box(b - (b - a) * side, y0, b, y1) for a, y0, b, y1 in boxes])


def lathe(
    p: Plate,
    x: float,
    profile: Sequence[Point],
    cut: float = 0.2,
    soft: bool = False,
    hatch: bool = True,
    w: float = MID,
    t: Tone = 3,
) -> None:
    """A round body: `profile` lists half width and y from the top down.  It is lit on the
    left; beyond `cut` of the half width it turns away."""
    left = [(x - r, y) for r, y in reversed(profile)]
    right = [(x + r, y) for r, y in profile]
    edge = [(x + r * cut, y) for r, y in reversed(profile)]
    if soft:
        whole = curve(left) + curve(right, "L") + "z"
        dark = curve(right) + curve(edge, "L") + "z"
    else:
        whole, dark = poly(*left, *right), poly(*right, *edge)
    p.both(t, w, whole)
    p.fill(2, dark)
    if hatch:
        p.hatch(dark)


def cupola(
    p: Plate, x: float, r: float, y0: float, y1: float, cut: float = 0.3, w: float = MID
) -> None:
    """Half-round dome of half width r on y1; its shade is bounded by an arc of its own."""
    h = y1 - y0
    size, k = f"{n(r)} {n(h)}", r * cut
    p.both(3, w, f"M{n(x - r)} {n(y1)}a{size} 0 0 1 {n(2 * r)} 0z")
    p.shade(
        f"M{n(x)} {n(y0)}a{size} 0 0 1 {n(r)} {n(h)}H{n(x + k)}"
        f"A{n(abs(k))} {n(h)} 0 0 {0 if k > 0 else 1} {n(x)} {n(y0)}z"
    )


def bulb(
    p: Plate, x: float, r: float, y0: float, y1: float, cut: float = 0.3, w: float = MID
) -> None:
    """Swelling dome with a point."""
    h, k = y1 - y0, r * 0.86

    def side(s: float) -> str:
        return (
            f"C{n(x + s * 0.12)} {n(y0 + h * 0.26)} {n(x + s)} {n(y0 + h * 0.32)} "
            f"{n(x + s)} {n(y0 + h * 0.68)}Q{n(x + s)} {n(y0 + h * 0.88)} {n(x + s * 0.86)} {n(y1)}"
        )

    start = f"M{n(x)} {n(y0)}"
    p.both(
        3,
        w,
        f"{start}{side(-r)}H{n(x + k)}Q{n(x + r)} {n(y0 + h * 0.88)} {n(x + r)} ",
        f"{n(y0 + h * 0.68)}C{n(x + r)} {n(y0 + h * 0.32)} {n(x + r * 0.12)} {n(y0 + h * 0.26)} ",
        f"{n(x)} {n(y0)}z",
    )
    back = f"C{n(x + r * cut)} {n(y0 + h * 0.6)} {n(x + r * cut)} {n(y0 + h * 0.4)} {n(x)} {n(y0)}z"
    p.shade(f"{start}{side(r)}H{n(x + r * cut * 0.86)}{back}")


def spire(p: Plate, x: float, y0: float, y1: float, r: float) -> None:
    """A slender pointed roof."""
    p.both(3, FINE, poly((x - r, y1), (x, y0), (x + r, y1)))
    p.fill(2, poly((x + r * 0.2, y1), (x, y0), (x + r, y1)))


# ---- nature --------------------------------------------------------------------------
def palm(p: Plate, x: float, y: float, h: float, s: float = 1) -> None:
    stem = f"M{n(x)} {n(y)}q{n(2 * s)} {n(-h * 0.5)} {n(0.5 * s)} {n(-h)}"
    p.ink(1.5 * s, stem, t=1)
    d = []
    for ux, uy in ((-9, 4), (-10, -1), (-6, -6), (1, -8), (7, -5), (10, 0), (8, 5)):
        dx, dy = ux * s, uy * s
        d.append(
            f"M{n(x + 0.5 * s)} {n(y - h)}q{n(dx * 0.5)} {n(dy * 0.5 - 5 * s)} {n(dx)} {n(dy)}"
            f"q{n(-dx * 0.35)} {n(-dy * 0.2)} {n(-dx)} {n(-dy)}z"
        )
    p.fill(1, *d)


def cypress(p: Plate, xs: Iterable[float], y: float, h: float, w: float) -> None:
    """Dark spindles with a lit sliver on the left."""
    body, sliver = "", ""
    for x in xs:
        body += (
            f"M{n(x)} {n(y)}c{n(-w)} 0 {n(-w * 0.5)} {n(-h * 0.7)} 0 {n(-h)}"
            f"c{n(w * 0.5)} {n(h * 0.3)} {n(w)} {n(h)} 0 {n(h)}z"
        )
        sliver += (
            f"M{n(x - w * 0.35)} {n(y - h * 0.2)}"
            f"q{n(-w * 0.1)} {n(-h * 0.3)} {n(w * 0.25)} {n(-h * 0.6)}"
        )
    p.fill(1, body)
    p.ink(w * 0.2, sliver, t=2)


def foliage(
    x0: float, x1: float, y: float, count: int, r: float, drop: float = 0, foot: float = 0
) -> str:
    """Scalloped bank of leaves along y, hanging by `drop` or standing on a `foot`."""
    s = (x1 - x0) / count
    d = f"M{n(x0)} {n(y)}"
    for i in range(count):
        d += f"a{n(s / 2)} {n(r * (0.8, 1.25, 1)[i % 3])} 0 0 1 {n(s)} 0"
    if foot:
        d += f"v{n(foot)}H{n(x0)}"
    if drop:
        for i in range(count):
            d += f"q{n(-s * 0.5)} {n(drop * (1.6, 0.7, 2.2, 1.1)[i % 4])} {n(-s)} 0"
    return d + "z"


def ship(p: Plate, x: float, y: float, s: float = 1) -> None:
    """Small galley with a square sail, bow to the left."""
    p.open(f"translate({n(x)} {n(y)}) scale({n2(s)})" if s != 1 else f"translate({n(x)} {n(y)})")
    p.fill(1, "M-11-4q3 5 6 5h11q4 0 5-6q-4 2-7 2h-10z")
    p.both(3, FINE, "M-5-14h10q-3 5 0 10h-10q-3-5 0-10z")
    p.close()
