"""Plates of fabuleux: Sydney Opera House to Great Zimbabwe."""

from parts import (
    arch_band,
    arch_row,
    bars,
    block,
    bulb,
    columns,
    crenels,
    cupola,
    cypress,
    dots,
    foliage,
    ground_line,
    hills,
    lathe,
    palm,
    scene,
    sky,
    water,
)
from sheet import (
    CX,
    FINE,
    HEAVY,
    MID,
    Plate,
    Point,
    arch,
    box,
    curve,
    disc,
    line,
    n,
    n2,
    ogive,
    poly,
    rect,
    span,
)


def _shell(p: Plate, x: float, y: float, w: float, h: float) -> None:
    """A sail with its back to the left and its mouth to the right; negative w mirrors it."""

    def at(a: float, b: float) -> str:
        return f"{n(x + a * w)} {n(y - b * h)}"

    tip, foot = at(1, 1), f"H{n(x + 0.6 * w)}z"
    inner = f"C{at(0.8, 0.72)} {at(0.6, 0.38)} {at(0.6, 0)}"
    p.both(2, MID, f"M{tip}C{at(1.06, 0.6)} {at(1.02, 0.3)} {at(0.98, 0)}{foot}")
    p.fill(1, f"M{tip}C{at(0.97, 0.6)} {at(0.93, 0.3)} {at(0.9, 0)}{foot}")
    back = f"M{at(0, 0)}C{at(0.02, 0.5)} {at(0.45, 0.92)} {tip}{inner}z"
    p.both(3, MID, back)
    if w < 0:
        p.fill(2, back)
    marks = ((0.15, 0.78, 0.46), (0.3, 0.88, 0.68), (0.45, 0.94, 0.84))
    ribs = [f"M{at(a, 0)}Q{at(a * 0.8 + 0.1, b * 0.6)} {at(c, b)}" for a, b, c in marks]
    p.ink(FINE, *ribs, o=0.7)


def syd(p: Plate) -> None:
    scene(p, "sea")
    water(p, 154, 176, 5)
    # lesser hall behind
    _shell(p, 20, 132, 42, 50)
    _shell(p, 46, 132, 34, 33)
    block(p, 12, 130, 228, 151, side=36)
    # great hall: one shell looks back, three look out over the harbour
    _shell(p, 92, 134, -36, 46)
    _shell(p, 68, 134, 86, 106)
    _shell(p, 118, 134, 66, 76)
    _shell(p, 162, 134, 48, 47)
    p.both(3, MID, box(48, 133, 216, 139))
    p.fill(2, box(180, 133, 216, 139))
    p.fill(1, box(20, 142, 186, 145.5))
    ground_line(p, 8, 232, 151)


def taj(p: Plate) -> None:
    scene(p, sun=(60, 27))

    def minaret() -> None:
        p.both(3, FINE, "M-3.6 53V47h-1q1-6 4.6-7 3.6 1 4.6 7h-1v6z")
        lathe(p, 0, [(4.2, 54), (6, 142)], cut=0.2)
        p.both(3, FINE, *[rect(-w, y, 2 * w, 3) for w, y in ((6.4, 52), (7, 80), (7.6, 109))])
        p.ink(MID, "M0 40V35")

    p.repeat("minaret", [(28, 0), (212, 0)], minaret)
    # side domes, drum and the great dome
    for x in (90, 150):
        bulb(p, x, 10.5, 58, 80)
        p.fill(1, box(x - 8, 80, x + 8, 88))
        p.ink(1.6, f"M{x - 7} 80v8M{x - 2} 80v8M{x + 3} 80v8M{x + 7} 80v8", t=3)
    block(p, 99, 72, 141, 88, side=14)
    bulb(p, 120, 28, 22, 74, 0.4, w=HEAVY)
    p.ink(HEAVY, "M120 26V13")
    p.fill("ink", disc(120, 19, 1.6))
    # house with its cut corners
    block(p, 74, 90, 166, 142)
    p.shade(box(152, 90, 166, 142))
    p.both(3, MID, box(72, 87, 168, 91))
    p.ink(MID, "M88 90V142M152 90V142")
    p.fill(1, *[ogive(x, y, 8, 17) for x in (95, 145, 81, 159) for y in (114, 139)])
    p.both(3, MID, box(103, 82, 137, 142))
    p.fill(2, ogive(120, 142, 25, 52))
    p.fill(1, ogive(121.5, 142, 18, 44))
    p.ink(FINE, "M106 85H134V142M106 85V142")
    block(p, 16, 142, 224, 153, side=36)
    arch_band(p, 24, 180, 14, 152, 6, 7, t=2)
    # pool
    p.fill("paper", poly((108, 156), (132, 156), (158, 180), (82, 180)))
    p.fill(2, poly((108, 156), (132, 156), (158, 180), (82, 180)), o=0.75)
    p.fill("sun", "M114 157q6 16 6 20q0-4 6-20z", o=0.7)
    p.ink(MID, "M108 156L82 180M132 156L158 180")
    ground_line(p, 10, 230, 154)
    cypress(p, (94, 146), 162, 14, 4)
    cypress(p, (74, 166), 172, 19, 5)


def tik(p: Plate) -> None:
    scene(p)
    p.fill(2, foliage(-10, 90, 118, 7, 12, foot=40), foliage(150, 250, 118, 7, 12, foot=40), o=0.6)
    tiers = [(66 - 6.4 * i, 152 - 12.6 * i) for i in range(7)]
    for w, y in tiers:
        p.both(
            3, MID, poly((CX - w, y), (CX - w + 3, y - 12.6), (CX + w - 3, y - 12.6), (CX + w, y))
        )
        p.shade(
            poly((CX + w * 0.56, y), (CX + w * 0.54, y - 12.6), (CX + w - 3, y - 12.6), (CX + w, y))
        )
        p.ink(FINE, f"M{n(CX - w + 1.5)} {n(y - 5)}H{n(CX - 14)}", o=0.6)
    p.ink(HEAVY, *[line((CX + w - 3, y - 12.6), (CX + w, y)) for w, y in tiers])
    p.both(3, MID, poly((110, 64), (130, 64), (138, 152), (102, 152)))
    p.ink(
        FINE,
        *[f"M{n(110 - t * 8)} {n(64 + t * 88)}H{n(130 + t * 8)}" for t in span(0.05, 0.95, 17)],
    )
    p.ink(MID, "M114 64L108 152M126 64L132 152")
    # house of the god and roof comb
    p.both(3, MID, poly((104, 24), (107, 16), (133, 16), (136, 24), (139, 44), (101, 44)))
    p.shade(poly((126, 16), (133, 16), (136, 24), (139, 44), (127, 44)))
    p.fill(
        1,
        box(110, 21, 115, 27),
        box(118, 21, 123, 27),
        box(108, 32, 114, 40),
        box(118, 32, 124, 40),
    )
    p.ink(FINE, "M103 30H137")
    p.both(3, MID, poly((92, 52), (96, 43), (144, 43), (148, 52)))
    p.both(3, MID, box(94, 52, 146, 66))
    p.shade(box(130, 52, 146, 66), poly((129, 43), (144, 43), (148, 52), (130, 52)))
    p.fill(1, box(114, 53, 124, 66))
    p.both(3, MID, box(90, 63, 150, 67))
    # forest climbing the foot
    p.fill(2, foliage(-8, 70, 142, 6, 12, foot=40), foliage(168, 248, 142, 6, 12, foot=40))
    p.fill(1, foliage(-14, 84, 156, 8, 11, foot=30), foliage(154, 254, 156, 8, 11, foot=30))
    p.fill(2, foliage(-8, 110, 170, 8, 9, foot=14), foliage(128, 250, 171, 8, 9, foot=14))
    palm(p, 22, 146, 30, 1.2)


def uma(p: Plate) -> None:
    scene(p, sun=(64, 29))
    # dome of the eagle and the minarets
    block(p, 98, 54, 142, 72, side=14)
    arch_band(p, 103, 137, 6, 70, 3.4, 9)
    p.both(3, HEAVY, "M99 54Q97 34 120 21Q143 34 141 54z")
    p.shade("M120 21Q143 34 141 54H128Q132 36 120 21z")
    p.ink(1.2, "M120 20V12")
    lathe(p, 30, [(0.3, 16), (5, 38), (5, 46)], cut=0.2, hatch=False)
    block(p, 21, 48, 39, 100, side=6)
    p.both(3, FINE, box(19, 45, 41, 49), box(19, 68, 41, 71))
    p.fill(1, arch(27, 62, 4, 9), arch(27, 86, 4, 9))
    bulb(p, 212, 6, 22, 36, 0.2)
    lathe(p, 212, [(5, 36), (5.4, 64)], cut=0.2)
    p.both(3, FINE, box(204, 46, 220, 50))
    block(p, 203, 64, 221, 100, side=6)
    p.both(3, FINE, box(201, 62, 223, 66))
    p.fill(1, arch(209, 80, 4, 9))
    # arcades of the court
    p.both(2, MID, poly((4, 98), (18, 86), (222, 86), (236, 98)))
    p.hatch(poly((150, 98), (150, 86), (222, 86), (236, 98)))

    def wing() -> None:
        block(p, 0, 98, 86, 153, w=FINE)
        p.fill(1, *[arch(x, 153, 11, 26) for x in span(10, 76, 5)])
        arch_band(p, 6, 80, 10, 120, 4.4, 13)
        p.ink(FINE, "M0 103H86M0 123H86")

    p.repeat("wing", [(4, 0), (150, 0)], wing)
    p.hatch(box(222, 98, 236, 153))
    # front of the transept
    block(p, 86, 70, 154, 153, side=8)
    p.both(3, MID, poly((82, 71), (120, 48), (158, 71)))
    p.fill(2, poly((94, 69), (120, 53), (146, 69)))
    p.fill(2, arch(119, 128, 46, 52))
    dots(p, 102, 136, 94, 6, 3, 3)
    dots(p, 108, 130, 86, 4, 3, 3)
    arch_row(p, (105, 119, 133), 112, 9, 16)
    p.both(3, FINE, box(95, 112, 143, 116))
    arch_row(p, (104, 119, 134), 153, 10, 30)
    columns(p, (97, 111.5, 126.5, 141), 124, 153, 3.6, cap=2.4, base=1.6)
    block(p, 91, 76, 95, 153, w=FINE)
    # treasury on its pillars
    cupola(p, 52, 13, 113, 122)
    block(p, 39, 122, 65, 140, side=9)
    p.ink(FINE, "M46 122V140M39 126H65")
    p.fill("ink", box(42, 140, 62, 160), o=0.6)
    columns(p, (42, 51, 62), 140, 162, 3.2, cap=2.4, base=1)
    ground_line(p, 0, 240, 153)


def _wall(p: Plate, top: list[Point], foot: list[Point], tooth: float) -> None:
    """A stretch of wall between two soft lines, with teeth along the top."""
    p.both(3, MID, curve(top) + curve(foot[::-1], "L") + "z")
    p.ink(
        tooth,
        curve([(x, y - tooth * 0.4) for x, y in top]),
        t=1,
        dash=f"{n2(tooth)} {n2(tooth * 0.8)}",
        butt=True,
    )


def _watch(p: Plate, x: float, y: float, w: float, h: float) -> None:
    """A watchtower on the wall."""
    p.both(3, MID, poly((x + 1, y - h), (x + w - 1, y - h), (x + w, y), (x, y)))
    p.shade(poly((x + w * 0.64, y - h), (x + w - 1, y - h), (x + w, y), (x + w * 0.64, y)))
    p.both(
        3,
        FINE,
        box(x - 1, y - h - 2, x + w + 1, y - h + 1),
        crenels(x - 1, x + w + 1, y - h - 2, 4, h * 0.12),
    )
    p.fill(1, *[arch(x + w * k, y - h * 0.45, w * 0.13, h * 0.26) for k in (0.2, 0.46)])


def wal(p: Plate) -> None:
    sky(p)
    p.fill(2, "M0 96L24 72L44 84L78 52L100 76L132 44L160 70L196 30L220 52L240 40V180H0z", o=0.4)
    p.both(2, MID, "M-4 108L30 96L70 104L110 88L140 76L168 66L192 48L216 54L244 38V184H-4z")
    p.hatch("M192 48L216 54L244 38V120L210 100L200 70z")
    _wall(
        p,
        [(138, 72), (168, 60), (192, 43), (216, 49), (246, 33)],
        [(138, 78), (168, 67), (192, 49), (216, 55), (246, 39)],
        2,
    )
    _watch(p, 186, 50, 13, 17)
    p.both(3, MID, "M-4 128Q30 116 60 122L92 108L122 92L146 76L166 88Q196 108 244 112V184H-4z")
    p.fill(2, "M146 76L166 88Q196 108 244 112V184H150Q170 140 152 112z")
    p.hatch("M146 76L166 88Q196 108 244 112V150Q200 140 168 112z")
    _wall(
        p,
        [(68, 104), (92, 96), (116, 80), (134, 66), (148, 66)],
        [(68, 118), (92, 109), (116, 93), (134, 78), (148, 76)],
        3,
    )
    _watch(p, 130, 78, 24, 30)
    p.fill(1, foliage(168, 196, 122, 4, 6, foot=3), foliage(206, 240, 130, 4, 6, foot=3))
    p.both(2, HEAVY, "M-4 166Q50 148 100 152T180 148T244 156V184H-4z")
    _wall(
        p,
        [(244, 134), (206, 140), (160, 134), (116, 126), (84, 104), (60, 104)],
        [(244, 168), (206, 172), (160, 164), (116, 154), (84, 128), (60, 124)],
        5,
    )
    p.ink(FINE, "M244 146Q206 152 160 145T98 122M244 157Q206 162 160 154T92 124", o=0.6)
    _watch(p, 42, 132, 40, 46)
    p.both(2, HEAVY, "M-4 140Q20 126 48 132T96 150Q130 168 244 170V184H-4z")
    p.fill(3, "M-4 140Q20 126 48 132T96 150Q60 146 40 158T10 184H-4z")
    p.fill(
        1,
        foliage(-6, 30, 158, 4, 8, foot=5),
        foliage(44, 82, 172, 4, 7, foot=5),
        foliage(150, 200, 178, 5, 6, foot=5),
    )


def yin(p: Plate) -> None:
    scene(p)
    p.fill(1, foliage(-8, 54, 144, 6, 9, foot=10), foliage(186, 248, 144, 6, 9, foot=10))

    def roof(top: float, rise: float) -> None:
        """Eaves turned up at both ends, on y 0."""
        a, b, r = n(top), n(top + 8), n(-rise)
        eave = f"M0 0H40Q50 0 58-4.5Q{b}-5 {a} {r}"
        p.both(3, MID, f"{eave}H-{a}Q-{b}-5-58-4.5Q-50 0-40 0z")
        p.shade(f"{eave}H{n(top * 0.45)}L27 0z")
        p.ink(
            FINE, *[f"M{n(k * top)} {r}L{n(k * 46)} 0" for k in (-0.75, -0.45, -0.15, 0.15)], o=0.7
        )

    def stage() -> None:
        """One storey: balcony, dark doors between posts, eaves above."""
        p.both(2, MID, box(-36, -14, 36, 2))
        p.fill(1, box(-32, -12, -15, 0), box(-11, -12, 11, 0), box(15, -12, 32, 0))
        p.hatch(box(13, -14, 36, 2))
        p.ink(1.8, "M-35-12V2M-13-12V2M13-12V2M35-12V2", t=3)
        p.both(3, FINE, box(-42, -3, 42, 1.5))
        bars(p, -40, 42, [-0.7], 2.4, 4, 1.3, t=2)
        p.fill(1, box(-40, -14, 40, -11.5))

    def storey() -> None:
        stage()
        p.open("translate(0 -12)")
        roof(36, 8)
        p.close()

    p.repeat("storey", [], storey)
    p.both(2, MID, box(84, 134, 156, 146))
    p.fill(1, box(110, 136, 130, 146))
    p.ink(1.8, "M86 136V146M98 136V146M142 136V146M154 136V146", t=3)
    p.open("translate(120 138) scale(1.1 1)")
    roof(35, 9)
    p.close()
    for i in range(4):
        p.use("storey", 120, 129 - 20.5 * i, scale=f"{n2(1 - 0.07 * i)} 1")
    p.open("translate(120 47) scale(.72 1)")
    stage()
    p.open("translate(0 -12)")
    roof(4, 19)
    p.close()
    p.close()
    p.ink(HEAVY, "M120 17V3")
    p.both(3, FINE, disc(120, 15, 4, 2.2), disc(120, 10, 3, 1.8))
    block(p, 66, 145, 174, 151, side=30)
    block(p, 52, 151, 188, 158, side=36)
    p.both(3, MID, "M108 145H132L138 160H102z")
    p.ink(FINE, "M107 148H133M106 151H134M105 154H135M103.5 157H136.5")
    ground_line(p, 40, 200, 159)


def zig(p: Plate) -> None:
    scene(p)
    hills(p, "0 136, 40 132, 90 137, 160 131, 240 136")

    def tier(low: float, top: float, y1: float, y0: float, bays: int, shade: float) -> None:
        p.both(3, HEAVY, poly((CX - low, y1), (CX - top, y0), (CX + top, y0), (CX + low, y1)))
        p.shade(
            poly((CX + top * shade, y0), (CX + top, y0), (CX + low, y1), (CX + low * shade, y1))
        )
        xs = span(-0.93, 0.93, bays)
        p.ink(1.6, *[line((CX + k * top, y0 + 5), (CX + k * low, y1)) for k in xs], t=2)
        p.ink(MID, f"M{n(CX - top)} {n(y0 + 4)}H{n(CX + top)}")

    p.both(3, MID, poly((96, 62), (100, 40), (112, 42), (118, 37), (136, 40), (140, 46), (144, 62)))
    p.shade(poly((126, 38.5), (136, 40), (140, 46), (144, 62), (128, 62)))
    tier(62, 56, 92, 61, 13, 0.5)
    tier(106, 94, 153, 88, 17, 0.56)
    # three stairs that meet before the gate
    p.both(
        3,
        MID,
        poly((24, 153), (34, 153), (108, 97), (108, 88)),
        poly((216, 153), (206, 153), (132, 97), (132, 88)),
    )
    p.fill(2, poly((216, 153), (206, 153), (132, 97), (132, 88)))
    p.ink(2.6, "M30 151.5L108 93M210 151.5L132 93", dash=".6 2.4", butt=True)
    p.both(3, MID, poly((109, 92), (131, 92), (146, 160), (94, 160)))
    p.fill(2, poly((127, 92), (131, 92), (146, 160), (138, 160)))
    p.fill(2, poly((109, 92), (113, 92), (102, 160), (94, 160)), o=0.5)
    p.ink(
        FINE,
        *[f"M{n(113 - 11 * t)} {n(92 + 68 * t)}H{n(127 + 11 * t)}" for t in span(0.05, 0.97, 15)],
    )
    block(p, 104, 72, 136, 94, side=10)
    p.both(3, FINE, crenels(104, 136, 72, 5, 3))
    p.fill(1, arch(117, 94, 12, 17))
    p.both(3, FINE, box(84, 84, 104, 92), box(136, 84, 156, 92))
    ground_line(p, 6, 94, 153)
    ground_line(p, 146, 234, 153)


def _enclosure(x: float, y: float) -> float:
    """Height of the curving wall's course that has its top at y in the middle."""
    t = (x + 4) / 248
    return y + 20 * (1 - 4 * t * (1 - t)) - 4 * t


def zim(p: Plate) -> None:
    scene(p)
    p.both(2, MID, "M-4 124Q6 96 24 98Q34 84 48 92Q62 94 66 124z")
    p.fill(3, "M-4 124Q6 96 24 98Q20 110 26 124zM30 98Q36 86 48 92Q42 104 44 124H32z")
    # tree behind the wall
    p.ink(3, "M196 110V70M196 90L212 68M196 84L180 64", t=1)
    p.fill(1, foliage(158, 234, 62, 5, 14, drop=6), foliage(172, 222, 50, 4, 14, drop=8))
    p.ink(1.4, "M166 57q7-8 13-3M186 40q7-7 13-3M204 52q6-6 12-1", t=2)
    # the curving wall with its band of chevrons
    xs = span(-4, 244, 9)
    top = line(*[(x, _enclosure(x, 80)) for x in xs])
    p.both(3, HEAVY, f"{top}V156H-4z")
    p.shade(line(*[(x, _enclosure(x, 80)) for x in xs[6:]]) + "V156H184z")
    for y in (86, 92):
        teeth = [(x, _enclosure(x, y) + 4.5 * (i % 2)) for i, x in enumerate(span(-4, 244, 41))]
        p.ink(1.5, line(*teeth), t=1)
    for i, y in enumerate((103, 111, 119, 127, 135)):
        course = line(*[(x, min(_enclosure(x, y), 155)) for x in xs])
        p.ink(FINE, course, o=0.6)
        seam = line(*[(x, min(_enclosure(x, y + 4), 152)) for x in xs])
        p.ink(8, seam, o=0.6, dash=f".45 {13 + i % 2}", butt=True)
    p.fill(1, poly((150, 156), (153, 114), (164, 114), (168, 156)))
    p.both(3, FINE, box(149, 110, 168, 115))
    # the round tower
    lathe(p, 92, [(15, 36), (19.5, 70), (25, 112), (31, 156)], cut=0.25, soft=True, w=HEAVY)
    rows, ticks = "", ""
    for i, y in enumerate(range(44, 152, 9)):
        w = 16 + 15 * (y - 44) / 112
        rows += f"M{n(92 - w)} {y}q{n(w)} 5 {n(2 * w)} 0"
        places = (-0.7, -0.3, 0.1, 0.5, 0.84) if i % 2 else (-0.5, -0.1, 0.3, 0.68)
        ticks += "".join(f"M{n(92 + w * k)} {n(y + 2.5 * (1 - k * k))}v9" for k in places)
    p.ink(FINE, rows, ticks, o=0.7)
    p.both(3, MID, "M50 159l6-7 10 1 4 6zM120 161l8-9 12 2 6 7z")
    p.fill(2, "M62 153h4l4 6h-8zM134 153l6 1 6 7h-9z")
    ground_line(p, 0, 240, 156)


PLATES = {
    "f-syd": syd,
    "f-taj": taj,
    "f-tik": tik,
    "f-uma": uma,
    "f-wal": wal,
    "f-yin": yin,
    "f-zig": zig,
    "f-zim": zim,
}
