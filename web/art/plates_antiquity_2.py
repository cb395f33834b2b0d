"""Plates of antiquity: Mausoleum to Zeus."""

from parts import (
    arch_row,
    bars,
    block,
    blocks,
    columns,
    courses,
    crenels,
    cypress,
    entablature,
    foliage,
    ground_line,
    palm,
    pediment,
    scene,
    ship,
    stairs,
    water,
)
from sheet import CX, FINE, HEAVY, MID, H, Plate, Point, W, arch, box, line, mix, poly, rect, span


def mau(p: Plate) -> None:
    scene(p)
    cypress(p, (24, 34), 151, 34, 6)
    cypress(p, (207, 217), 151, 34, 6)
    # stepped roof
    rows, up = 11, 2.9
    half = [mix(56, 14, i / (rows - 1)) for i in range(rows)]
    p.both(
        3, FINE, *[box(CX - w, 66 - up * (i + 1), CX + w, 66 - up * i) for i, w in enumerate(half)]
    )
    shade = [box(CX + w * 0.3, 66 - up * (i + 1), CX + w, 66 - up * i) for i, w in enumerate(half)]
    p.fill(2, *shade)
    p.hatch(*shade)
    # quadriga
    block(p, 106, 30, 134, 34.5)
    for dx, t in ((4, 2), (0, 3)):
        p.both(
            t,
            FINE,
            f"M{101.5 + dx} 17.5l3.5-5.5 3.5-2.5 1 2q3 3 3.5"
            " 6.5h8q2 .5 2"
            " 3l1 9h-1.8"
            "l-1.5-6h-6"
            "l-2 0-.6 6h-1.8"
            "l-.5-7-3"
            " .5-.5"
            " 3h-1.5"
            "l.3-4.5"
            " 3.7-1.5q-1-1.5-.8-4"
            "l-3.5 1z",
        )
    p.both(2, FINE, "M122 30v-9h4v-7q-1.5-4 1.5-4.5t2 4.5v7h4v9z")
    # colonnade
    p.fill(1, box(66, 76, 174, 108))
    columns(p, span(69, 171, 10), 76, 108, 5.8)
    entablature(p, 62, 178, 66, 76)
    bars(p, 65, 177, [70.1], 3.6, 4, 1, t=1)
    # podium
    block(p, 60, 108, 180, 114)
    block(p, 64, 114, 176, 145, side=34)
    courses(p, 64, 176, 114, 145, 4, brick=16)
    p.fill(2, box(64, 119, 176, 126))
    bars(p, 67, 174, [122.5], 5, 7, 3.6, t=3)
    p.fill(1, rect(112, 130, 16, 15))
    p.ink(HEAVY, "M176 114V145")
    stairs(p, 58, 182, 145, 3, 2.5, 4)
    ground_line(p, 40, 200)


def pet(p: Plate) -> None:
    p.fill("paper", rect(0, 0, W, H))
    p.fill(2, rect(0, 0, W, H))  # back cliff
    p.fill("paper", "M80 0L94 11L120 15L148 9L160 0z")
    p.ink(FINE, "M62 14L80 20L92 17M150 16L166 22L180 14M58 28L70 26M172 26L182 30", o=0.6)
    # niche cut in the cliff
    p.fill(1, poly((62, 152), (66, 34), (108, 22), (132, 22), (174, 34), (178, 152)), o=0.7)
    p.open("translate(-16.8 -21.3) scale(1.14)")
    # upper storey
    for a, b in ((78, 98), (142, 162)):
        p.fill(2, box(a, 66, b, 92))
        p.fill(1, box(a + 6, 70, b - 6, 90))
        columns(p, (a + 4, b - 4), 66, 92, 4.4)
        p.both(3, FINE, box(a - 1.5, 62, b + 1.5, 66))
    p.both(
        3,
        MID,
        poly((76.5, 62), (99.5, 62), (99.5, 51)),
        poly((163.5, 62), (140.5, 62), (140.5, 51)),
    )
    p.fill(2, box(108, 64, 132, 92))
    p.fill(1, box(116, 70, 124, 91))
    columns(p, (109.5, 130.5), 66, 92, 4.6)
    columns(p, (116, 124), 66, 92, 3.8)
    p.both(3, FINE, box(105.5, 61, 134.5, 66))
    p.both(3, MID, "M107 61Q118 56 118 47H122Q122 56 133 61z")
    p.fill(2, "M122 47Q122 56 133 61H121z")
    p.both(3, MID, "M117 47h6q3-4 0-7l-1-3h-4l-1 3q-3 3 0 7z")
    # lower storey
    p.both(3, MID, box(74, 92, 166, 97))
    pediment(p, 88, 152, 104, 10, over=2, ornament=False)
    p.fill(2, box(76, 110, 164, 148))
    p.fill(1, box(96, 111, 144, 148))
    p.fill("ink", box(113, 120, 127, 148), o=0.8)
    entablature(p, 74, 166, 103.5, 110, 0)
    bars(p, 77, 164, [106.2], 2.5, 4, 0.8, t=1)
    columns(p, (79, 91, 103, 137, 149, 161), 110, 148, 6, cap=4)
    stairs(p, 74, 166, 148, 2, 2, 2)
    p.close()
    # ground and the two walls of the cleft
    p.fill(3, rect(0, 152, W, 28))
    p.ink(MID, "M40 152H200")
    edge = "C184 14 177 28 188 46C197 62 183 80 194 98C201 114 187 132 192 154"
    back = "C196 128 209 114 204 98C193 80 207 62 199 46C188 28 195 12 190-4z"
    left = "M-4-4H64C55 14 63 26 53 44C44 60 57 72 48 90C41 106 53 120 50 136L52 152L34 164L-4 176z"
    p.both(1, HEAVY, left, f"M244-4H176{edge}L212 166L244 176z")
    p.fill(
        2,
        "M0 0H36C26 22 35 40 24 62C15 84 29 100 18 124C13 140 21 150 18 166L0 172z",
        f"M176-4{edge}L200 146{back}",
        o=0.8,
    )
    p.hatch(left, f"M244-4V176L212 166L200 146{back}")
    p.fill(2, "M60 168Q120 158 200 170L240 174V180H0V176z", o=0.6)


def _stage(
    p: Plate, top: tuple[float, float, float], foot: tuple[float, float, float], cut: float
) -> None:
    """Battered tower, lit left, shaded right; top and foot are left, right, y."""
    (x0, x1, y0), (u0, u1, y1) = top, foot
    p.both(3, MID, poly((x0, y0), (x1, y0), (u1, y1), (u0, y1)))
    p.shade(poly((mix(x0, x1, cut), y0), (x1, y0), (u1, y1), (mix(u0, u1, cut), y1)))
    p.ink(HEAVY, line((x1, y0), (u1, y1)))


def pha(p: Plate) -> None:
    scene(p, "sea", sun=None)
    p.fill(
        "sun", f"{poly((120, 26), (0, 6), (0, 42))}{poly((120, 26), (240, 6), (240, 42))}", o="glow"
    )
    p.both(2, HEAVY, "M34 160L44 151L54 148L66 145H174L190 148L200 151L210 160z")
    p.fill(
        3, "M36 160L44 151L54 148L66 145H84L74 152L78 160zM100 145H114L107 152L112 160H92L97 152z"
    )
    p.fill(3, "M134 145H144L139 152L144 160H128L132 152z")
    p.fill(1, "M84 145H92L85 152L90 160H78L74 152zM114 145H120L114 152L120 160H112L107 152z", o=0.6)
    p.hatch("M160 145H174L190 148L200 151L210 160H170L174 152z")
    block(p, 62, 128, 178, 146, side=34)  # enclosure
    p.both(3, FINE, crenels(62, 178, 128, 13, 3))
    arch_row(p, [72, 84, 156, 168], 146, 6, 10)
    _stage(p, (99, 141, 82), (92, 148, 146), 0.6)
    p.both(3, MID, box(96, 78, 144, 82.5))
    p.both(3, FINE, crenels(96, 144, 78, 8, 2.4))
    _stage(p, (108, 132, 50), (106, 134, 78), 0.58)
    p.ink(FINE, line((116, 50), (115, 78)))
    p.both(3, MID, box(104.5, 47, 135.5, 50.5))
    _stage(p, (113, 127, 34), (112, 128, 47), 0.56)
    p.both(3, MID, box(109.5, 31, 130.5, 34.5))
    p.fill(1, box(111, 20, 129, 31))
    p.both("sun", FINE, "M120 30.5C113 30 115.5 25 120 20C124.5 25 127 30 120 30.5z")
    p.ink(1.4, *[f"M{x} 20V31" for x in (111, 129)], t=3)
    p.both(2, MID, "M108 20.5Q120 9 132 20.5z")
    p.ink(1.5, "M120 14.5V7")
    p.fill(
        1,
        arch(113, 146, 11, 20),
        *[rect(x, y, 2.4, 5) for y in (90, 104) for x in (103, 112)],
        rect(110.5, 60, 2.4, 6),
        rect(116, 39, 2, 4),
    )
    courses(p, 97, 125, 88, 124, 5)
    water(p, 160, 176, 4)
    ship(p, 30, 158, 1.15)


def pyramid(
    p: Plate, apex: Point, feet: tuple[float, float, float], y: float, rows: int, cap: float = 0
) -> None:
    """Feet: left, the edge between the two faces, right."""
    (ax, ay), (x0, x1, xr) = apex, feet
    left, edge, right = (x0, y - 3), (x1, y), (xr, y - 5)
    p.both(3, MID, poly(apex, edge, left))
    p.both(2, MID, poly(apex, right, edge))
    p.hatch(poly(apex, right, edge))
    ts = [i / rows for i in range(1, rows)]
    joints = [
        line((mix(ax, x0, t), mix(ay, y - 3, t)), (mix(ax, x1, t), mix(ay, y, t))) for t in ts
    ]
    p.ink(FINE, *joints, o=0.55)
    if cap:
        lo, mi, hi = [(mix(ax, q, cap), mix(ay, r, cap)) for q, r in (left, edge, right)]
        mid = (mix(lo[0], mi[0], 0.4), mi[1] + 1)
        p.both("sun", FINE, poly(apex, mi, (mi[0] - 4, mi[1] - 3), mid, lo))
        p.fill(1, poly(apex, hi, (hi[0] - 4, hi[1] + 1), mi))
    p.ink(HEAVY, line(apex, right))


def pyr(p: Plate) -> None:
    scene(p)
    pyramid(p, (186, 92), (140, 196, 222), 147, 9)
    pyramid(p, (118, 30), (40, 136, 186), 149, 16, cap=0.2)
    pyramid(p, (62, 74), (14, 74, 106), 153, 11)
    p.both(3, FINE, "M0 157Q40 149 90 155T180 154T240 150V180H0z")
    p.fill(2, "M60 180Q120 158 240 162V180z", o=0.7)
    for x, h, s in ((196, 26, 1.05), (208, 34, 1.2), (218, 22, 0.9)):
        palm(p, x, 164, h, s)
    p.fill(1, foliage(186, 230, 165, 7, 3))


def sem(p: Plate) -> None:
    scene(p)
    tiers = [
        (24, 216, 126, 154, 8),
        (46, 194, 100, 126, 6),
        (68, 172, 76, 100, 4),
        (90, 150, 54, 76, 2),
    ]
    blocks(p, [(a, y0, b, y1) for a, b, y0, y1, _ in tiers], side=0.16, w=MID)
    p.ink(FINE, *[f"M{a} {y}H{b}" for a, b, y0, y1, _ in tiers for y in (y0 + 11, y0 + 17)], o=0.5)
    for a, _, y0, y1, k in tiers:
        xs = [a + 12 + 22 * j for j in range(k // 2)]
        arch_row(p, xs + [2 * CX - x for x in xs], y1, 11, (y1 - y0) * 0.68)
    falls = [
        (CX - 3 - i, y0, CX + 3 + i, y1) for i, (_, _, y0, y1, _) in enumerate(reversed(tiers))
    ]
    p.both("sun", FINE, *[box(*f) for f in falls], box(112, 154, 128, 158))
    p.ink(
        FINE, *[f"M{x} {y0 + 4}V{y1 - 2}" for _, y0, _, y1 in falls for x in (118.5, 121.5)], o=0.6
    )

    def leaves() -> None:  # one clump, 24 wide, hung along every edge
        p.fill(1, foliage(-1, 24, 2, 3, 5, 7))
        p.fill(2, foliage(0, 21, 1, 2, 6, 3))

    p.repeat(
        "leaf",
        [
            (x, y0)
            for a, b, y0, _, k in reversed(tiers)
            for j in range(k // 2)
            for x in (a - 3 + 22 * j, b - 21 - 22 * j)
        ],
        leaves,
    )
    cypress(p, (100, 108, 132, 140), 52, 30, 5)
    palm(p, 120, 54, 27, 1.3)
    p.repeat(
        "palm",
        [(x, y) for i, y in enumerate((75, 99, 125)) for x in (78 - 22 * i, 162 + 22 * i)],
        lambda: palm(p, 0, 0, 20, 0.95),
    )
    p.fill("paper", rect(0, 158, W, 22))
    p.fill(2, rect(0, 158, W, 22), o=0.6)
    p.ink(MID, "M0 158H240")
    water(p, 162, 176, 3)


def zeu(p: Plate) -> None:
    scene(p, sun=None)
    p.fill(1, box(28, 34, 212, 152))
    p.hatch(box(28, 34, 212, 152))
    p.fill(2, "M72 152V86a48 48 0 0 1 96 0V152z", o=0.6)
    # throne
    p.both(2, MID, box(93, 56, 147, 106), poly((90, 56), (120, 44), (150, 56)))
    p.fill(1, box(98, 61, 142, 100))
    block(p, 83, 98, 93, 142)
    block(p, 147, 98, 157, 142, side=6)
    p.both(3, MID, box(79, 93, 97, 98), box(143, 93, 161, 98))
    # arms, with victory on the one hand and the sceptre in the other
    p.both(3, MID, "M104 64Q97 67 93 79L79 76L76 81L93 90Q99 90 106 78z")
    p.both(2, MID, "M136 64Q145 66 149 78L160 68L164 72L152 88Q146 90 135 78z")
    p.both(
        3,
        FINE,
        "M75 78L77 69L73 66Q66 61 67 54Q74 57 76 63Q74 57 78 56"
        "Q81 57 80 63Q82"
        " 56 90 54Q90"
        " 62 83"
        " 66L82"
        " 69L84"
        " 78z",
    )
    p.ink(2, "M163 44V142", t=3)
    p.both(3, FINE, "M163 45L154 38Q160 37 163 41Q166 37 172 38z")
    # torso
    p.both(3, MID, "M113 61Q104 62 101 68Q101 84 106 97H134Q139 84 139 68Q136 62 127 61z")
    p.fill(2, "M123 61H127Q136 62 139 68Q139 84 134 97H124Q129 78 123 61z")
    p.ink(FINE, "M106 76Q113 81 119 77Q126 81 133 76M119 77V94M113 86h12")
    # robe: lap, knees, folds falling to a broken hem
    p.both(
        3,
        HEAVY,
        "M105 92Q120 99 135 92Q147 95 147 106L150 139L144"
        " 142L137 140"
        "L130 142L123 140L116 142"
        "L109 140L102"
        " 142L90"
        " 139L93"
        " 106"
        "Q93 95"
        " 105"
        " 92z",
    )
    p.fill(
        2,
        "M124 97Q131 95 135 92Q147 95 147 106L150 139L144 142L137"
        " 140L130 142L124 140"
        "L127 116Q122"
        " 112"
        " 120"
        " 108"
        "Q126"
        " 104"
        " 124"
        " 97z",
    )
    p.fill(1, "M112 115Q117 114 120 107Q123 114 128 115L125 140L123 140L116 142L115 141z", o=0.85)
    p.ink(
        MID,
        "M94 107Q100 117 112 114M146 107Q140 117 128 114"
        "M98 118L95 138M103 119L102 140"
        "M108 118L109"
        " 138"
        "M132 118L131"
        " 140"
        "M137 119L138"
        " 138"
        "M142 118L145"
        " 138"
        "M103 97Q112"
        " 105"
        " 120"
        " 107"
        "Q129"
        " 105"
        " 138 97",
        o=0.8,
    )
    p.ink(FINE, "M117 118L119 138M122 118L121 138", t=2)
    p.both(2, MID, "M136 62Q143 68 140 80L138 95L130 97Q136 82 129 61z")
    # head
    p.both(
        1,
        FINE,
        "M120 44Q110 44 110 53Q109 58 111.5 61Q113 70 120 74"
        "Q127 70 128.5 61"
        "Q131 58 130 53"
        "Q130 44"
        " 120"
        " 44z",
    )
    p.fill(3, "M114 52Q120 48 126 52V58Q125 62 120 61Q115 62 114 58z")
    p.ink(MID, "M115.5 54h3M121.5 54h3M120 54v4")
    p.ink(1.2, "M111 51Q120 43 129 51", t=3, dash="2 1")
    p.both(3, FINE, "M100 145q0-5 5-5t5 5zM130 145q0-5 5-5t5 5z")
    block(p, 92, 144, 148, 148)
    block(p, 74, 148, 166, 153, side=30)
    # temple
    columns(p, (24, 47, 193, 216), 36, 153, 12, cap=5, base=3)
    entablature(p, 14, 226, 26, 36, 19)
    pediment(p, 14, 226, 26, 17, over=3)
    stairs(p, 12, 228, 153, 3, 3.2, 5)


PLATES = {"a-mau": mau, "a-pet": pet, "a-pha": pha, "a-pyr": pyr, "a-sem": sem, "a-zeu": zeu}
