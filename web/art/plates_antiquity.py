"""Plates of antiquity: Akropolis to Kolossos."""

import math

from parts import (
    arch_row,
    bars,
    block,
    blocks,
    columns,
    courses,
    crenels,
    cypress,
    dots,
    entablature,
    foliage,
    ground_line,
    land,
    pediment,
    scene,
    ship,
    stairs,
    water,
)
from sheet import CX, FINE, HEAVY, MID, Plate, Point, W, arch, box, line, mix, n, poly, rect, span


def akr(p: Plate) -> None:
    scene(p)
    p.both(
        2,
        HEAVY,
        "M-4 168L10 150L20 146L26 131L37 125L41 106H205L211 119L222 128L228 144L244 160V168z",
    )
    p.fill(  # ledges and faces to the left
        3,
        "M41 106H92L80 117L84 127L62 137L66 150L34 157L28 168H-4L10 150L20 146L26 131L37 125z",
        "M112 106H150L138 119L143 131L122 140L127 156L96 168H82L98 150L93 140L110 128L105 117z",
        "M176 106H190L184 120L190 134L172 146L176 168H152L158 148L152 139L172 127L168 116z",
    )
    p.fill(  # clefts
        1,
        "M92 106H112L105 117L110 128L93 140L98 150L82 168H70L80 150L72 142L88 130L84 127L80 117z",
        "M150 106H160L152 119L158 130L138 143L142 158L134 168H122L127 156L122 140L143 131L138 119z",
        "M190 106H205L211 119L206 132L214 148L206 168H196L200 150L190 134L184 120z",
        o=0.6,
    )
    p.ink(FINE, "M26 131L50 128L60 120M20 146L44 143L62 137M34 157L20 160M110 128L124 125L138 119")
    p.ink(
        FINE,
        "M98 150L112 146L122 140M172 127L180 126"
        "M158 148L166 147L172 146"
        "M206 132L218 136"
        "M62 137L72"
        " 142",
    )
    block(p, 42, 97, 204, 107, side=76)
    courses(p, 42, 204, 97, 107, 3, brick=12)
    # the flank lies in shade and runs away to the right
    fx, ex = 126, 197
    p.fill(1, poly((fx, 62), (ex, 67), (ex, 95), (fx, 97)))
    shafts = []
    for t in [(i / 9) * (1.2 - 0.2 * i / 9) for i in range(10)]:
        x, k = mix(fx, ex, t), 1.7 - t * 0.5
        top, foot = mix(64, 68, t), mix(96, 94, t)
        shafts.append(poly((x - k, top), (x + k, top), (x + k, foot), (x - k, foot)))
    p.fill(2, *shafts)
    p.both(2, FINE, "M126 55L199 61.5V67L126 63zM126 94.5L200 93l2 4-76 1.5z")
    roof = "M92 33L170 45L202 62L130 55z"
    p.both(2, MID, roof)
    p.hatch(roof)
    p.ink(HEAVY, "M170 45L202 62L199 67")
    # front
    p.fill(1, box(58, 63, 126, 94))
    columns(p, span(61, 123, 8), 62, 94, 5.2, base=0)
    entablature(p, 57, 127, 54.5, 62, 15)
    pediment(p, 57, 127, 54.5, 21)
    stairs(p, 55.5, 127, 94, 2, 2, 1.5)
    cypress(p, (27, 33), 128, 24, 4.5)
    cypress(p, (217,), 134, 24, 4.5)
    p.fill("paper", rect(0, 168, W, 12))
    land(p, 168)
    groves = ((-6, 50, 4), (72, 98, 2), (150, 190, 3), (206, 246, 3))
    p.fill(1, *[foliage(a, b, 165, k, 5, foot=3) for a, b, k in groves])
    p.ink(MID, "M0 168H240")


def art(p: Plate) -> None:
    scene(p)
    cypress(p, (14, 22), 150, 34, 6)
    cypress(p, (219, 227), 150, 34, 6)
    p.fill(1, box(38, 66, 202, 132))
    inner = [x for x in span(53.5, 186.5, 7) if abs(x - CX) > 4]
    p.fill(2, *[box(x - 2.6, 68, x + 2.6, 132) for x in inner], o=0.7)
    p.both("ink", FINE, box(111, 86, 129, 132))
    columns(p, span(43, 197, 8), 66, 132, 8.4, cap=4, base=0, taper=0.18)
    p.fill(2, *[rect(x - 4.8, 120, 9.6, 12) for x in span(43, 197, 8)])  # carved drums
    p.ink(FINE, *[f"M{n(x - 4.8)} 120h9.6" for x in span(43, 197, 8)])
    dots(p, 40.8, 194.8, 124, 8, 2.6, 3)
    bars(p, 40, 200, [128.5], 5, 22, 2, t=3)
    p.ink(3, "M38 68.6H203", t=1, dash="0 10 0 12")  # volutes
    entablature(p, 35, 205, 54, 66, 0)
    dots(p, 42, 198, 58.9, 27, 2.6)
    pediment(p, 35, 205, 54, 35, over=4)
    p.fill(1, rect(113, 36, 14, 14), rect(92, 41, 8, 9), rect(140, 41, 8, 9))
    dots(p, 84, 156, 45.5, 4, 4, 3)
    stairs(p, 32, 208, 132, 6, 3.4, 2.6)
    ground_line(p)


def bab(p: Plate) -> None:
    scene(p)
    # ziggurat
    for i, (w, y0, y1) in enumerate(
        ((74, 82, 112), (60, 64, 82), (47, 48, 64), (35, 34, 48), (22, 18, 34))
    ):
        block(p, CX - w, y0, CX + w, y1, side=w * 0.55)
        if i:
            p.ink(
                FINE,
                *[f"M{n(x)} {y0 + 3}V{y1}" for x in span(CX - w + 6, CX + w * 0.4, 9 - i)],
                o=0.6,
            )
    p.fill(1, arch(114, 34, 7, 11))
    p.fill(2, poly((111, 112), (117, 34), (123, 34), (129, 112)))
    p.ink(
        FINE,
        *[
            f"M{n(mix(117, 111, t))} {n(mix(34, 112, t))}H{n(mix(123, 129, t))}"
            for t in [i / 10 for i in range(11)]
        ],
    )
    # city wall
    block(p, -4, 108, 244, 152, t=3)
    p.both(3, FINE, crenels(-4, 60, 108, 6, 5), crenels(180, 244, 108, 6, 5))
    courses(p, 0, 240, 112, 152, 5, brick=20)
    # gate
    p.both(2, MID, box(88, 84, 152, 154))
    p.both(2, FINE, crenels(90, 150, 84, 6, 4, True))
    p.both(3, MID, arch(120, 154, 38, 58))
    p.both(1, MID, arch(120, 154, 30, 52))

    def tower() -> None:
        p.both(2, HEAVY, box(0, 72, 34, 154))
        p.both(2, FINE, crenels(0, 34, 72, 4, 5, True))
        p.fill(1, box(25, 72, 34, 154), o=0.7)
        p.fill(3, box(0, 76, 34, 78), box(0, 148, 34, 150))
        p.fill(
            3,
            *[
                f"M{x} {y}l2-2h4l1-2h2v3l-1 1v4h-1v-3h-4v3h-1v-4z"
                for y in (90, 106, 122, 138)
                for x in (4, 14)
            ],
        )

    p.repeat("tower", [(60, 0), (146, 0)], tower)
    dots(p, 98, 142, 90, 9, 2.6, 3)
    # processional way
    p.fill(3, poly((104, 154), (136, 154), (156, 180), (84, 180)))
    p.ink(
        FINE, line((104, 154), (84, 180)), line((136, 154), (156, 180)), "M100 160H140M94 168H147"
    )
    ground_line(p, 0, 240, 154)


def bet(p: Plate) -> None:
    scene(p)

    # courts
    def court() -> None:
        p.fill(1, box(0, 118, 64, 152))
        columns(p, span(4, 60, 7), 118, 152, 4.6)
        p.both(3, MID, box(-3, 108, 67, 118))
        courses(p, -3, 67, 108, 118, 2, brick=11)
        p.both(3, FINE, crenels(-3, 67, 108, 9, 3))

    p.repeat("court", [(14, 0), (162, 0)], court)
    # house
    block(p, 72, 38, 168, 140)
    p.fill(2, box(74, 70, 166, 140), o=0.75)
    courses(p, 72, 168, 44, 140, 12, o=0.35)
    p.fill(2, box(160, 44, 168, 140))
    p.hatch(box(160, 44, 168, 140))
    p.ink(HEAVY, "M168 44V140")
    p.both(3, MID, box(69, 38, 171, 44), box(72, 66, 168, 70))
    p.both(2, FINE, *[poly((x - 3, 34), (x, 25), (x + 3, 34)) for x in span(74, 166, 11)])
    p.both(3, MID, box(69, 34, 171, 38.5))
    p.fill(2, *[rect(x - 3, 50, 6, 10) for x in (86, 103, 137, 154)])
    p.fill(1, rect(113, 49, 14, 14))
    # engaged columns
    columns(p, (81, 97, 143, 159), 70, 140, 8, cap=4, base=3)
    # doorway with five lintels and a curtain
    for i in range(4):
        w = 26 + 3 * i
        p.both(2 if i % 2 else 3, FINE, rect(CX - w / 2, 84 - 3 * i, w, 3))
    p.both(1, MID, box(108, 87, 132, 140))
    p.fill(2, box(111, 90, 129, 140))
    p.ink(FINE, *[f"M{x} 90V140" for x in (114, 117, 120, 123, 126)])
    stairs(p, 78, 162, 140, 6, 2.2, 3)
    ground_line(p, 8, 232, 153)


class _Oval:
    """The round of the amphitheatre: angle 0 in front, negative to the left."""

    def __init__(self, scale: float = 1) -> None:
        self.scale = scale

    def x(self, a: float) -> float:
        return CX + 96 * self.scale * math.sin(math.radians(a))

    def y(self, a: float, h: float) -> float:
        return 154 - h - 15 * (1 - math.cos(math.radians(a)) * self.scale)

    def ring(self, a0: float, a1: float, h: float, k: int = 14) -> list[Point]:
        angles = [mix(a0, a1, i / k) for i in range(k + 1)]
        return [(self.x(a), self.y(a, h)) for a in angles]

    def opening(self, a: float, h: float, w: float, tall: float) -> str:
        return arch(self.x(a), self.y(a, h + 1.5), w * math.cos(math.radians(a)) + 0.6, tall)


def col(p: Plate) -> None:
    scene(p)
    outer, inner = _Oval(), _Oval(0.97)
    # inside of the far wall and the seats
    rim = [(outer.x(a), 55 - 13.5 * math.cos(math.radians(a))) for a in range(-90, 71, 10)]
    far = poly(*rim, (outer.x(74), 66), (outer.x(82), 84), (216, 92), (216, 140), (24, 140))
    p.both(2, MID, far)
    p.hatch(far)
    arch_row(p, [outer.x(a) for a in range(-30, 66, 12)], 66, 5, 11)
    p.ink(FINE, *[f"M37 {y}Q120 {y - 12} 215.8 {y + 4}" for y in (76, 82, 88, 94)])
    # low inner ring on the right, turned away
    p.both(2, MID, poly(*inner.ring(-5, 90, 45), *reversed(inner.ring(-5, 90, 0))))
    # tall outer wall on the left, ending in a sloping break
    steps = ((17, 70), (22, 66), (25, 48), (31, 44), (34, 24), (40, 20), (44, 0))
    broken = [(outer.x(a), outer.y(a, h)) for a, h in steps]
    p.both(3, HEAVY, poly(*outer.ring(-90, 14, 84), *broken, *reversed(outer.ring(-90, 44, 0))))
    # the shade begins on a pier and follows the break
    p.fill(2, poly(*outer.ring(1.5, 14, 84, 3), *broken, *reversed(outer.ring(1.5, 44, 0, 8))))
    for h, a in ((23, 33), (45, 24), (66, 18)):
        p.ink(MID, line(*outer.ring(-90, a, h, 11)))
    p.ink(MID, line(*inner.ring(38, 90, 23, 8)))
    p.ink(MID, line(*outer.ring(1.5, 14, 84, 3), *broken))
    ops = []
    for low, end, tall in ((0, 36, 17), (23, 27, 16), (45, 19, 15)):
        ops += [outer.opening(a, low, 9.2, tall) for a in range(-75, end, 9)]
    for a in range(-76, 14, 18):
        k = math.cos(math.radians(a))
        ops.append(rect(outer.x(a) - 1.6 * k, outer.y(a, 78), 3.4 * k, 5))
    for low, start in ((0, 46), (23, 37)):
        ops += [inner.opening(a, low, 8.6, 16) for a in range(start, 84, 9)]
    p.fill(1, *ops)
    p.hatch(poly(*inner.ring(46, 90, 45, 8), *reversed(inner.ring(46, 90, 0, 8))))
    p.ink(HEAVY, line(*outer.ring(-90, 44, 0, 12), *inner.ring(48, 90, 0, 6)))
    cypress(p, (222, 229), 152, 30, 5)


def kol(p: Plate) -> None:
    scene(p, "sea")
    water(p, 145, 176, 6)
    town = ((2, 22, 13), (17, 14, 15), (34, 18, 11), (47, 12, 13), (182, 13, 12), (196, 17, 13))
    blocks(p, [(x, 148 - h, x + w, 148) for x, h, w in (*town, (211, 23, 11), (224, 15, 18))])
    for x0, x1 in ((-4, 74), (166, 244)):  # the two moles
        block(p, x0, 148, x1, 163)
        courses(p, x0, x1, 148, 163, 2, brick=17)
    block(p, 84, 146, 156, 163, side=22)
    courses(p, 84, 134, 146, 163, 2, brick=17)
    block(p, 93, 133, 147, 146, side=17)
    ship(p, 193, 174, 1.1)
    # cloak, hung from the shoulder and falling behind
    cloak = "M130 44Q143 45 148 55Q150 76 157 97Q160 112 154 126L148 121L143 125L138 119L131 122z"
    p.both(2, HEAVY, cloak)
    p.hatch(cloak)
    p.ink(FINE, "M142 58Q144 90 148 119M147 60Q151 92 153 120")
    # figure: weight on one leg, one arm raised; the right of every form in tone 2
    p.both(
        3,
        HEAVY,
        "M115.5 37L115 41Q110 43 105 43L93.5 40L90 23H83L85 48Q95 54 103 54.5L106 65"
        "Q107 71 105 79Q103 92 107 103Q104 113 108 127L102 133H117L118 105L120 90L123 104"
        "Q121 114 125 127L124 133H138L136 126Q139 112 135 102Q138 90 135 79Q133 71 134 65"
        "L137 54L139 66L133 76L138 80L146 68Q145 52 140 45Q134 42 125 41L124.5 37z",
    )
    p.fill(
        2,
        "M121 41L125 41Q134 42 140 45Q145 52 146 68L138 80"
        "L136 78L142 68"
        "L138 50L134 65Q133 71"
        " 135 79"
        "Q138 90 135 102Q139 112 136 126L138 133H131L132 112Q128 98 129 84Q126 66 128 56z",
        "M113 84L112 103Q111 113 113 126L114 133H117L118 105L120 90z",
    )
    p.ink(
        MID,
        "M107 55Q113 61 120 57.5Q127 61 134 55M120 57V70"
        "M113.5 64.5h13"
        "M110 103q3 2 6 0"
        "M126 102q4 2"
        " 7 0",
    )
    p.both(1, MID, "M106 71Q120 76 134 71L138 95Q129 99 120 94Q111 99 102 95z")  # kilt
    p.ink(0.9, "M106 72Q120 77 134 72M110 78L107 95M116 79L114 95M124 79L126 95M130 78L133 95", t=3)
    # head with rays
    rays = ""
    for a in range(-180, 1, 30):
        t = math.radians(a)
        tip = [
            (120 + r * math.cos(t + k), 29 + r * math.sin(t + k))
            for r, k in ((6.5, -0.26), (16, 0), (6.5, 0.26))
        ]
        rays += poly(*tip)
    p.both(2, FINE, rays)
    p.both(3, MID, "M116 37V41Q120 44 124 41V37Q128.5 33 127 26Q120 19 113 26Q111.5 33 116 37z")
    p.fill(2, "M121 23Q125 23 127 26Q128.5 33 124 37V41.5L121 43z")
    p.fill(1, "M112.5 29Q113 22 120 22T127.5 29Q124 25 120 26T112.5 29z")
    p.ink(FINE, "M116 30h2.5M122 30h2.5M120 30v3.5M118.5 36h3")
    # torch
    p.both(1, MID, "M81 28H92L90 17H83z")
    p.both("sun", MID, "M86.5 17C77 15 80 8 86 2Q87 7 92 9.5Q95 15 86.5 17z")


PLATES = {"a-akr": akr, "a-art": art, "a-bab": bab, "a-bet": bet, "a-col": col, "a-kol": kol}
