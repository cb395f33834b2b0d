"""Plates of fabuleux: Angkor Wat to Forbidden City."""

import math

from parts import (
    arch_row,
    bars,
    battlement,
    block,
    columns,
    courses,
    crenels,
    dots,
    foliage,
    ground_line,
    hills,
    lathe,
    pediment,
    scene,
    water,
)
from plates_antiquity import col
from sheet import (
    CX,
    FINE,
    HEAVY,
    MID,
    Plate,
    Point,
    W,
    arch,
    box,
    disc,
    line,
    n,
    ogive,
    poly,
    rect,
    span,
)


def _bud(p: Plate, tiers: int = 9) -> None:
    """A tower like a lotus bud, stepped; foot on 0, point on -76."""
    profile: list[Point] = [(0.3, -78), (1.2, -73)]
    h = 72 / tiers
    for i in range(tiers):
        t = (i + 0.8) / tiers
        w = 18 * (1 - (1 - t) ** 2.1) ** 0.62
        profile += [(w * 0.84, -72 + h * i), (w, -72 + h * (i + 0.8))]
    lathe(p, 0, [*profile, (17, 0)], cut=0.25)
    p.ink(FINE, *[f"M{n(-w)} {n(y)}H{n(w)}" for w, y in profile[3::2]])


def ang(p: Plate) -> None:
    scene(p, horizon=136)
    p.fill(1, foliage(-6, 40, 136, 5, 8), foliage(200, 246, 136, 5, 8))
    p.repeat("bud", [], lambda: _bud(p))
    for x in (83, 157):
        p.use("bud", x, 98, scale=".72")
    block(p, 66, 96, 174, 110, side=34)
    p.use("bud", 120, 93)
    block(p, 98, 92, 142, 112, side=13)
    pediment(p, 110, 130, 96, 10, over=1, ornament=False)
    p.fill(1, box(115, 96, 125, 112))
    for x in (44, 196):
        p.use("bud", x, 122, scale=".6")
    block(p, 54, 110, 186, 124, side=44)
    courses(p, 54, 142, 110, 124, 3)
    p.both(3, MID, "M112 108H128L132 134H108z")
    p.ink(FINE, "M111.5 112H128.5M111 116H129M110 120H130M109.5 124H130.5M109 128H131")
    # outer gallery with its vaulted roof
    p.fill(1, box(20, 130, 220, 144))
    bars(p, 23, 218, [137.5], 14, 8.7, 3.4, t=3)
    p.both(3, MID, "M18 131Q22 122 32 121H106V131zM134 131V121H208Q218 122 222 131z")
    p.shade("M134 131V121H208Q218 122 222 131z")
    p.ink(FINE, "M22 127H106M134 127H219")
    pediment(p, 107, 133, 130, 14, over=2, ornament=False)
    p.both(3, MID, box(107, 130, 133, 146))
    p.fill(1, box(114, 131, 126, 146))
    block(p, 14, 144, 226, 150)
    # pond and causeway
    p.fill("paper", rect(0, 150, W, 30))
    p.fill(2, rect(0, 150, W, 30), o=0.6)
    p.fill(
        1, "M72 150l11 20 11-20zM146 150l11 20 11-20zM38 150l6 12 6-12zM190 150l6 12 6-12z", o=0.3
    )
    water(p, 156, 176, 3)
    p.both(3, MID, poly((113, 150), (127, 150), (140, 180), (100, 180)))
    p.ink(FINE, "M110.5 155H129.5M107 164H133M103 173H137")
    ground_line(p, 0, 240, 150)


def bor(p: Plate) -> None:
    scene(p)
    hills(p, "0 122, 24 104, 40 114, 66 84, 100 112, 150 96, 176 78, 206 112, 240 96")
    # the great bell
    block(p, 92, 80, 148, 92, side=20)
    p.both(3, HEAVY, "M92 80Q96 78 97 64Q98 40 120 40T143 64Q144 78 148 80z")
    p.shade("M124 40Q142 42 143 64Q144 78 148 80H127Q130 56 124 40z")
    p.ink(FINE, "M97 68H143M96 72H144")
    block(p, 114, 33, 126, 40, side=5)
    lathe(p, 120, [(1, 10), (2.5, 22), (4.5, 33)], cut=0.2, hatch=False)

    def bell() -> None:
        lathe(
            p,
            0,
            [(0.6, -17), (1.2, -12), (3.6, -11.5), (6, -8), (7, -2.5), (8.3, 0)],
            cut=0.3,
            hatch=False,
            w=FINE,
        )
        p.fill(
            1,
            *[
                poly((x - 1.1, y), (x, y - 1.5), (x + 1.1, y), (x, y + 1.5))
                for x, y in ((-3.4, -4), (0, -4), (-1.7, -7.4), (1.8, -7.4), (3.6, -4))
            ],
        )

    bells: list[Point] = []
    for half, y, count in ((36, 92, 4), (52, 100, 6), (68, 108, 8)):
        block(p, CX - half - 4, y, CX + half + 4, y + 8, side=half * 0.5)
        bells += [
            (x, y + 0.4) for x in span(CX - half, CX + half, count) if abs(x - CX) > 9 or y > 92
        ]
        if y == 92:
            bells = [(x, y) for x, y in bells if abs(x - CX) > 20]
    p.repeat("bell", bells, bell)
    for half, y in ((78, 116), (91, 127), (104, 138)):
        block(p, CX - half, y, CX + half, y + 12, side=half * 0.5)
        xs = [x for x in span(CX - half + 9, CX + half - 9, half // 8) if abs(x - CX) > 12]
        arch_row(p, xs, y + 10, 6, 8)
        p.fill(1, *[poly((x - 3, y), (x, y - 5), (x + 3, y)) for x in xs])
    p.both(3, MID, "M112 108H128L134 152H106z")
    p.ink(
        FINE, *[f"M{n(112 - i * 0.55)} {n(108 + i * 4)}H{n(128 + i * 0.55)}" for i in range(1, 11)]
    )
    p.both(3, MID, box(108, 100, 132, 117), "M106 100Q120 88 134 100z")
    p.fill(1, arch(120, 117, 11, 14))
    block(p, 8, 149, 232, 154)
    p.fill(1, foliage(-6, 30, 155, 5, 6, foot=3), foliage(210, 246, 155, 5, 6, foot=3))


def cha(p: Plate) -> None:
    scene(p, horizon=72)
    # far walls of the other palaces
    for x0, x1, y in ((-4, 96, 66), (104, 178, 62), (150, 244, 70)):
        p.both(3, MID, poly((x0 + 3, y), (x1 - 3, y), (x1, y + 30), (x0, y + 30)))
        p.shade(poly((x1 - 16, y), (x1 - 3, y), (x1, y + 30), (x1 - 13, y + 30)))
    # wall with a frieze of fishes
    p.both(3, HEAVY, poly((14, 78), (226, 78), (230, 118), (10, 118)))
    p.fill(2, box(13, 83, 227, 86), box(12, 104, 228, 107))

    def fish() -> None:
        p.fill(1, "M0 0q6-7 13-.5l4-4v9l-4-4q-7 6.5-13-.5z")
        p.fill(3, disc(3.6, -0.7, 0.9))

    p.repeat("fish", [(x, 95) for x in (19, 41, 63, 85, 139, 161, 183, 205)], fish)
    # gate between two walls of net work
    p.fill(1, poly((106, 118), (109, 84), (131, 84), (134, 118)))
    p.fill(2, poly((112, 118), (114, 92), (126, 92), (128, 118)))
    for x0, x1 in ((8, 104), (136, 232)):
        p.both(3, HEAVY, poly((x0 + 2, 106), (x1 - 2, 106), (x1, 153), (x0, 153)))
        p.fill(2, box(x0 + 1, 110, x1 - 1, 113))
        net = []
        for j in range(3):
            for i in range(8 - j % 2):
                x, mid = x0 + 10.5 + i * 10.8 + (j % 2) * 5.4, 122 + j * 9.5
                net.append(poly((x - 3.8, mid), (x, mid - 6.8), (x + 3.8, mid), (x, mid + 6.8)))
        p.fill(1, *net)
    p.shade(
        poly((220, 106), (230, 106), (232, 153), (221, 153)),
        poly((94, 106), (102, 106), (104, 153), (95, 153)),
    )
    p.fill(3, poly((104, 153), (108, 118), (132, 118), (136, 153), (150, 180), (90, 180)))
    p.ink(MID, "M108 118L104 153L90 180M132 118L136 153L150 180")
    ground_line(p, 0, 104, 153)
    ground_line(p, 136, 240, 153)


def cra(p: Plate) -> None:
    scene(p)
    hills(p, "0 116, 30 100, 58 118, 190 112, 214 98, 240 110")
    p.both(3, HEAVY, "M-4 160Q14 140 30 128H212Q230 142 244 160V184H-4z")
    p.shade("M170 128H212Q230 142 244 160V184H206Q196 148 170 128z")
    p.ink(
        FINE,
        "M24 146q12-5 26-4M52 158q20-6 44-3M110 148q16-3 30 0M20 166q14-4 26-2M126 166q20-4 36-1",
        o=0.7,
    )

    def tower(x: float, r: float, y0: float, y1: float, batter: float = 3) -> None:
        lathe(p, x, [(r, y0), (r, y1 - 10), (r + batter, y1)], cut=0.3)
        p.both(3, FINE, box(x - r - 1.5, y0 - 4, x + r + 1.5, y0 + 1))
        p.fill(2, box(x + r * 0.3, y0 - 4, x + r + 1.5, y0 + 1))
        p.both(3, FINE, crenels(x - r - 1.5, x + r + 1.5, y0 - 4, 4, 3.4))
        p.fill(1, rect(x - r * 0.45, y0 + 8, 1.8, 6))

    # inner castle on its sloping foot
    block(p, 74, 46, 172, 92, side=28)
    battlement(p, 74, 172, 46, 13, 3.4)
    courses(p, 74, 144, 52, 88, 6)
    p.both(3, MID, "M64 112L78 84H168L186 112z")
    p.shade("M142 84H168L186 112H150z")
    p.ink(FINE, "M73 94H174M68 103H180", o=0.6)
    tower(78, 11, 40, 92)
    tower(112, 12, 32, 92)
    block(p, 136, 28, 172, 88, side=14)
    p.both(3, FINE, crenels(136, 172, 28, 5, 4))
    p.fill(1, arch(147, 52, 5, 10), arch(147, 70, 5, 10))
    # outer wall
    block(p, 30, 104, 212, 132, side=40)
    battlement(p, 30, 212, 104, 20, 3.4)
    courses(p, 30, 172, 106, 132, 5, brick=14)
    bars(p, 34, 172, [113], 5, 11, 1.4, t=1)
    p.repeat("tower", [(x, 0) for x in (30, 74, 164, 210)], lambda: tower(0, 10, 98, 136))
    p.both(3, MID, box(106, 96, 132, 134))
    p.shade(box(123, 96, 132, 134))
    p.both(3, FINE, crenels(106, 132, 96, 4, 3.4))
    p.fill(1, ogive(116, 134, 10, 18))


def _half(y: float) -> float:
    """Half the width of the Eiffel Tower at height y of the sheet."""
    return 1.2 + 37 * math.exp(-(153 - y) / 40)


def _leg(p: Plate, s: int, ys: list[float], inner: list[float]) -> None:
    """One side of a storey, with its lattice; `inner` is how thick it is at each height."""
    out = [(CX + s * _half(y), y) for y in ys]
    ins = [(CX + s * max(0.0, _half(y) - k), y) for y, k in zip(ys, inner, strict=True)]
    p.both(3 if s < 0 else 2, MID, poly(*out, *reversed(ins)))
    pairs = range(len(ys) - 1)
    p.ink(FINE, *[line(out[j], ins[j + 1]) + line(ins[j], out[j + 1]) for j in pairs])


def eif(p: Plate) -> None:
    scene(p)
    p.fill(2, foliage(-8, 76, 141, 6, 6, foot=15), foliage(164, 248, 141, 6, 6, foot=15))
    p.fill(1, foliage(-14, 86, 150, 9, 5, foot=6), foliage(154, 254, 150, 9, 5, foot=6))
    p.both(2, MID, "M95 153Q97 131 120 131T145 153H141Q138 135 120 135T99 153z")
    for s in (-1, 1):
        _leg(p, s, span(153, 129, 4), span(15, 10, 4))
        _leg(p, s, span(125, 105, 4), span(9, 7, 4))
        _leg(p, s, span(101, 22, 12), [_half(y) for y in span(101, 22, 12)])
    p.ink(HEAVY, line(*[(CX + _half(y), y) for y in span(101, 24, 9)]))
    a, b = _half(126), _half(102)
    p.both(
        3,
        MID,
        box(116 - a, 124, 124 + a, 131),
        box(117 - b, 100, 123 + b, 105),
        box(115, 22, 125, 27),
    )
    bars(p, 119 - a, 122 + a, [128], 4, 3.2, 1.4, t=1)
    bars(p, 119 - b, 122 + b, [102.7], 2.6, 2.7, 1.1, t=1)
    p.both(2, FINE, "M117 22q3-6 6 0z")
    p.ink(1.4, "M120 19V7")
    p.both(3, MID, box(80, 151, 103, 156), box(137, 151, 160, 156))
    ground_line(p, 0, 240, 156)


def for_(p: Plate) -> None:
    scene(p)

    def roof(half: float, y0: float, y1: float, top: float) -> None:
        """Eaves at y1, turned up at the corners; `top` is the half width of the ridge at y0."""

        def at(x: float, y: float) -> str:
            return f"{n(CX + x)} {n(y)}"

        a, b = at(-half, y1 - 6), at(half, y1 - 6)
        edge = f"Q{at(half - 8, y1)} {b}Q{at(top + 6, y1 - 11)} {at(top, y0)}"
        low = half - 22
        p.both(
            3,
            MID,
            f"M{a}Q{at(8 - half, y1)} {at(-low, y1)}L{at(low, y1)}{edge}",
            f"L{at(-top, y0)}Q{at(-top - 6, y1 - 11)} {a}z",
        )
        p.shade(f"M{at(top - 8, y1)}L{at(low, y1)}{edge}z")
        xs = span(-low - 2, top - 10, 15)
        p.ink(FINE, *[f"M{at(x * 0.84, y0 + 1)}L{at(x, y1)}" for x in xs], o=0.7)
        left = f"M{at(2 - half, y1 - 5)}Q{at(9 - half, y1 + 0.4)} {at(-low, y1 + 0.4)}"
        right = f"L{at(low, y1 + 0.4)}Q{at(half - 9, y1 + 0.4)} {at(half - 2, y1 - 5)}"
        p.ink(2.4, left, right, t=1)

    p.fill(1, box(52, 96, 188, 128))
    p.fill(2, *[rect(x - 4.2, 103, 8.4, 25) for x in span(67, 173, 8)])
    p.ink(FINE, *[f"M{n(x)} 103V128" for x in span(67, 173, 8)], "M58 110H182M58 116H182")
    columns(p, span(59, 181, 9), 98, 128, 4.6, cap=0, base=1.4, taper=0.04)
    p.fill(1, box(66, 70, 174, 80))
    dots(p, 70, 170, 75, 18, 3, 2)
    roof(94, 78, 98, 56)
    roof(86, 34, 72, 56)
    p.both(3, MID, "M62 35V29q-5 0-5 5-2-9 6-10l4 5H173l4-5q8 1 6 10 0-5-5-5v6z")
    for i, y in enumerate((128, 136, 144)):
        w = 84 + 11 * i
        block(p, CX - w, y, CX + w, y + 9, side=34)
        p.both(3, FINE, box(CX - w, y - 3.6, CX + w, y))
        bars(p, CX - w + 2, CX + w, [y - 1.8], 2.2, 5, 3.2, t=2)
    p.both(3, MID, "M106 127H134L142 154H98z")
    p.both(2, FINE, "M115 127H125L129 154H111z")
    p.ink(FINE, *[f"M{n(106 - i * 1.2)} {n(127 + i * 4)}H{n(134 + i * 1.2)}" for i in range(1, 7)])
    ground_line(p, 10, 230, 153)


PLATES = {
    "f-ang": ang,
    "f-bor": bor,
    "f-cha": cha,
    "f-col": col,
    "f-cra": cra,
    "f-eif": eif,
    "f-for": for_,
}
