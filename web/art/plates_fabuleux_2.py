"""Plates of fabuleux: Pont du Gard to Machu Picchu."""

import math

from parts import (
    arch_band,
    arch_row,
    bars,
    block,
    blocks,
    columns,
    courses,
    cupola,
    dots,
    foliage,
    ground_line,
    hills,
    lathe,
    scene,
    sky,
    spire,
    water,
)
from sheet import FINE, HEAVY, MID, H, Plate, W, arch, box, disc, n, ogive, poly, rect, span


def _under(x: float, yb: float, w: float, h: float, k: float) -> str:
    """The shaded inside of an arch, seen on its left."""
    r = w / 2
    s = r - k
    return (
        f"M{n(x - r)} {n(yb)}v{n(r - h)}a{n(r)} {n(r)} 0 0 1 {n(r)} {n(-r)}"
        f"q{n(-s)} {n(r * 0.15)} {n(-s)} {n(r)}v{n(h - r)}z"
    )


def gar(p: Plate) -> None:
    scene(p, "sea", horizon=146)
    hills(p, "0 92, 40 102, 80 120, 150 122, 200 98, 240 88", yb=146)
    water(p, 150, 176, 5)
    big, mid = span(66, 174, 5), span(18, 222, 9)
    p.pierced(3, MID, box(36, 108, 204, 153), *[arch(x, 153.4, 20.5, 39) for x in big])
    p.pierced(3, MID, box(-4, 70, 244, 108), *[arch(x, 108.4, 18.5, 32) for x in mid])
    p.both(3, MID, box(-4, 53, 244, 70), box(-4, 49, 244, 53))
    arch_band(p, 3.5, 236.5, 30, 70, 4.6, 11)
    p.fill(
        1,
        *[_under(x, 153, 20.5, 39, 5) for x in big],
        *[_under(x, 108, 18.5, 32, 4.5) for x in mid],
    )
    # the right of every pier turns away
    p.fill(2, *[box(x - 13.6, 118, x - 10.3, 153) for x in big[1:]])
    p.fill(2, *[box(x - 12, 80, x - 9.3, 108) for x in mid])
    p.ink(MID, "M34 108H206M-4 70H244")
    p.ink(FINE, "M40 112H200M0 74H240", o=0.6)
    # cut waters and banks
    p.both(3, FINE, *[f"M{x - 4} 156V142l4-5 4 5V156z" for x in (79.5, 106.5, 133.5, 160.5)])
    p.both(2, HEAVY, "M-4 86Q22 98 40 120Q50 138 62 157H-4z")
    right = "M244 86Q218 98 200 120Q190 138 178 157H244z"
    p.both(2, HEAVY, right)
    p.hatch(right)

    def bush() -> None:
        p.fill(1, foliage(-10, 28, 113, 4, 9, foot=8), foliage(-10, 46, 137, 5, 8, foot=10))

    p.repeat("bush", [(0, 0)], bush)
    p.use("bush", flip=120)


def hag(p: Plate) -> None:
    scene(p, sun=(76, 27))

    def minaret() -> None:
        lathe(p, 0, [(0.3, 14), (4, 34), (4, 55)], cut=0.2, hatch=False)
        p.both(3, FINE, rect(-6, 54, 12, 4))
        lathe(p, 0, [(4, 58), (4.6, 136), (6.5, 140), (6.5, 152)], cut=0.2)

    p.repeat("minaret", [], minaret)
    for x in (53, 187):
        p.use("minaret", x, 24, scale=".8")
    # half domes and the great dome
    cupola(p, 84, 26, 74, 98, 0.5)
    cupola(p, 156, 26, 74, 98, -0.3)
    block(p, 82, 68, 158, 100, side=22)
    cupola(p, 120, 36, 30, 60, 0.35, w=HEAVY)
    p.ink(FINE, "M120 30Q103 38 99 60M120 30Q88 38 86 58M120 30Q136 40 141 60", o=0.7)
    p.both(3, MID, box(83, 59, 157, 68))
    p.fill(2, box(134, 59, 157, 68))
    arch_band(p, 88, 152, 13, 67, 2.8, 6.5)
    p.ink(1.3, "M120 31V21")
    p.fill("ink", disc(120, 24, 1.8))
    # the great arch with its windows
    p.both(3, MID, "M88 140V96Q90 74 120 74T152 96V140z")
    p.fill(2, "M95 138V97Q98 80 120 80T145 97V138z")
    arch_row(p, span(104, 136, 5), 108, 4.4, 12)
    arch_band(p, 100, 140, 7, 126, 4, 12)
    # buttresses
    for x in (72, 146):
        block(p, x, 78, x + 22, 152, side=8)
        p.both(3, MID, poly((x - 2, 79), (x + 11, 71), (x + 24, 79)))
        p.fill(1, arch(x + 7, 98, 4, 8), arch(x + 7, 120, 4, 8))
    # low front with small domes
    for x in (46, 194):
        block(p, x - 18, 118, x + 18, 152, side=12)
        cupola(p, x, 15, 104, 118)
        arch_row(p, (x - 10, x), 136, 4.4, 10)
    block(p, 92, 128, 148, 152, side=14)
    cupola(p, 107, 10, 119, 128)
    cupola(p, 131, 10, 119, 128)
    p.fill(1, arch(102, 152, 6, 14), arch(119, 152, 8, 18), arch(141, 152, 6, 14))
    p.use("minaret", 24)
    p.use("minaret", 216)
    ground_line(p, 8, 232)
    p.fill(1, foliage(60, 92, 153, 4, 6, foot=2), foliage(150, 178, 153, 3, 6, foot=2))


def jam(p: Plate) -> None:
    sky(p, sun=(66, 29))
    p.fill(2, "M60 150L98 92L126 118L160 84L190 150z", o=0.5)
    p.both(3, HEAVY, "M-4 8L14 26L24 50L44 72L50 96L70 116L80 140L104 160H-4z")
    p.fill(
        2,
        "M14 26L24 50L44 72L50 96L70 116L80 140L104 160H66L58 136L40 118L36 92L20 74L18 48z",
        "M-4 60L10 82L14 108L30 130L34 160H-4z",
    )
    p.both(2, HEAVY, "M244 20L226 34L214 62L194 78L190 102L170 118L164 142L142 160H244z")
    p.hatch("M244 20L226 34L214 62L194 78L190 102L170 118L164 142L142 160H244z")
    p.fill(
        3,
        "M226 34L214 62L194 78L190 102L170 118L164 142L142"
        " 160H158L176 142"
        "L180 124L198 108"
        "L202 86"
        "L218"
        " 70z",
    )
    p.ink(FINE, "M6 40L12 60L28 84M40 110L54 132M228 60L222 84L208 96M212 112L202 134L190 140")
    # the tower: three round shafts on an eight-sided foot
    lathe(p, 120, [(5, 22), (5.6, 40)], cut=0.15)
    lathe(p, 120, [(0.4, 8), (4.4, 16)], cut=0.15, hatch=False)
    p.ink(1.2, "M116 16V22M120 16V22M124 16V22")
    lathe(p, 120, [(8, 42), (10, 74)], cut=0.15)
    p.both(3, MID, box(109.5, 38.5, 130.5, 43), box(105, 72, 135, 77), box(113, 19.5, 127, 23))
    lathe(p, 120, [(12.5, 77), (18, 144)], cut=0.15, w=HEAVY)
    p.fill(1, box(108, 81, 132, 84), box(105, 136, 135, 139))
    p.fill(2, box(111, 48, 129, 51), box(110.5, 64, 129.5, 67))
    p.ink(
        1,
        "M107 104L113.5 94L120 104L126.5 94L133 104"
        "M106 122L113 110L120 122L127 110L134"
        " 122M106 124"
        "L120"
        " 108"
        "L134"
        " 124",
        t=1,
    )
    dots(p, 107.5, 132.5, 88, 7, 2.2)
    dots(p, 105.5, 134.5, 130, 8, 2.4)
    dots(p, 112.5, 127.5, 57.5, 4, 2.6)
    lathe(p, 120, [(20, 144), (21, 157)], cut=0.2)
    p.both(3, MID, "M-4 156Q60 150 120 156T244 152V184H-4z")
    p.fill("paper", "M-4 164Q70 156 150 166T244 160V184H-4z")
    p.fill(2, "M-4 164Q70 156 150 166T244 160V184H-4z", o=0.6)
    water(p, 169, 177, 2)


def koe(p: Plate) -> None:
    scene(p, "sea", horizon=148)
    roofs = (
        (2, 126, 22),
        (25, 132, 16),
        (42, 124, 20),
        (178, 126, 20),
        (199, 132, 16),
        (216, 122, 22),
    )
    blocks(p, [(x, y, x + w, 152) for x, y, w in roofs])
    p.both(1, FINE, *[poly((x - 1, y), (x + w / 2, y - 11), (x + w + 1, y)) for x, y, w in roofs])
    # nave between the towers
    block(p, 106, 66, 134, 152)
    p.both(3, MID, poly((104, 70), (120, 42), (136, 70)))
    p.fill(1, ogive(120, 112, 15, 42), ogive(120, 152, 13, 26))
    p.ink(FINE, "M120 74V112M115.5 80V112M124.5 80V112", t=3)
    p.both(3, FINE, poly((110, 128), (120, 108), (130, 128), (127, 130), (120, 115), (113, 130)))

    def tower() -> None:
        for x in (-17, 17):
            spire(p, x, 62, 90, 3)
        block(p, -13, 54, 13, 90, side=9, w=FINE)
        lathe(p, 0, [(0.4, 6), (12.5, 56)], cut=0.15)
        p.ink(
            FINE,
            "M-2.5 16L3.5 23L-5 31L7 39L-7.5 45L9.5 54M2.5 16L-3.5 23L5 31L-7 39L7.5 45L-9.5 54",
            o=0.8,
        )
        p.ink(1.6, "M-2 14L-12 54M2 14L12 54", dash="0 5.5")
        block(p, -19, 88, 19, 152, side=11)
        p.fill(
            1,
            ogive(-3, 85, 7, 24),
            ogive(-8, 114, 7, 22),
            ogive(2, 114, 7, 22),
            ogive(-3, 152, 9, 22),
        )
        p.both(3, FINE, poly((-11, 64), (-3, 46), (5, 64), (3, 66), (-3, 53), (-9, 66)))
        p.both(3, FINE, poly((-12, 134), (-3, 116), (6, 134), (4, 136), (-3, 123), (-10, 136)))
        p.ink(MID, "M-19 118H19M-19 88H19M-14 88V152M8 88V152")

    p.repeat("tower", [(90, 0), (150, 0)], tower)
    p.ink(2, "M120 44V34M116 38H124", t=1)
    block(p, -4, 150, 244, 156)
    courses(p, 0, 240, 150, 156, 1, brick=18)
    water(p, 161, 177, 3)


def les(p: Plate) -> None:
    p.fill("paper", rect(0, 0, W, H))
    p.fill(3, rect(0, 0, W, 60), o="sky")
    p.both(2, MID, "M-4 30Q30 18 60 24T120 20T190 24T244 28V156H-4z")
    p.fill(1, foliage(-6, 84, 26, 7, 10, foot=7), foliage(148, 246, 26, 7, 10, foot=7))
    p.fill(1, "M72 156V70Q74 22 120 22T168 70V156z", o=0.8)
    p.fill(
        3,
        "M0 40H26L20 62L30 84L22 110L30 156H0z",
        "M40 36H58L52 56L60 78L54 100L62 156H44L40 120L48 92L38 66z",
        o=0.75,
    )
    right = "M190 36L196 60L188 84L198 112L192 156H244V32z"
    p.fill(1, right, o=0.45)
    p.hatch(right)
    p.ink(
        FINE,
        "M26 40L20 62L30 84L22 110L30 156"
        "M190 36L196 60L188 84L198 112L192 156"
        "M10 74l8 3"
        "M206 92l14 4"
        "M212 124l12-2",
    )
    # figure: hands on the knees, feet on the river bank
    p.both(
        3,
        HEAVY,
        "M108 70Q88 72 84 88L80 112Q78 120 84 124L88 152H114L115 130Q120 126 125 130L126 152H152"
        "L156 124Q162 120 160 112L156 88Q152 72 132 70z",
    )
    p.fill(
        2,
        "M126 70H132Q152 72 156 88L160 112Q162 120 156 124L152"
        " 152H140L142 124"
        "L136 112L140 92"
        "Q136 78"
        " 126"
        " 70z",
        "M104 124L106 152H114L115 130L110 122z",
    )
    p.hatch("M148 78Q155 82 156 88L160 112Q162 120 156 124L152 152H146L150 118z")
    p.fill(1, "M110 124Q120 114 130 124L126 130Q120 126 114 130z")
    p.ink(
        MID,
        "M110 72Q112 88 120 96Q128 88 130 72"
        "M104 74Q106 98 120 108Q134 98 136 74"
        "M94 90L96 108"
        "Q108"
        " 118"
        " 120"
        " 116"
        "Q132"
        " 118"
        " 144"
        " 108"
        "L146 90",
    )
    p.ink(
        FINE,
        "M90 128Q100 132 110 128M130 128Q140 132 150 128"
        "M92 136Q101 140 111 136"
        "M129 136Q139"
        " 140"
        " 148"
        " 136",
    )
    p.both(
        3, MID, "M88 110q7-3 10 2l1 9-2 5-10-2q-5-8 1-14zM152 110q-7-3-10 2l-1 9 2 5 10-2q5-8-1-14z"
    )
    p.ink(FINE, "M91 119v5M94 119.5v5M146 119.5v5M149 119v5")
    # head
    p.both(
        3,
        MID,
        "M105 46Q100 46 101 56L103 64Q106 66 107 62Q110 74 120"
        " 74T133 62Q134"
        " 66 137 64L139 56"
        "Q140 46"
        " 135"
        " 46z",
    )
    p.fill(2, "M124 46H135Q140 46 139 56L137 64Q134 66 133 62Q130 74 121 74Q128 62 124 46z")
    p.both(1, MID, "M104 49Q104 36 112 34Q120 26 128 34Q136 36 136 49Q128 44 120 45T104 49z")
    dots(p, 109, 131, 41, 6, 2.2, 2)
    dots(p, 114, 126, 36, 4, 2.2, 2)
    p.ink(MID, "M111 53q3-2 6 0M123 53q3-2 6 0M120 53v7l-2 1M116 66h8")
    # feet, river
    p.both(3, MID, "M86 156v-5q13-6 29 0v5zM125 156v-5q16-6 29 0v5z")
    p.ink(
        FINE,
        "M92 156v-4M98 156v-5M104 156v-5M110 156v-4M130 156v-4M136 156v-5M142 156v-5M148 156v-4",
    )
    p.fill("paper", rect(0, 156, W, 24))
    p.fill(2, rect(0, 156, W, 24), o=0.6)
    water(p, 161, 176, 3)
    ground_line(p, 0, 240, 156)
    p.fill(1, "M178 168q4 4 8 4h20q6 0 8-6q-6 3-10 3h-18z")


def lib(p: Plate) -> None:
    scene(p, "sea")
    water(p, 144, 176, 6)
    towers = ((4, 30, 9), (14, 22, 10), (25, 38, 8), (34, 26, 12), (47, 18, 9))
    p.fill(2, *[rect(x, 140 - h, w, h) for x, h, w in towers], o=0.5)
    # star fort and pedestal
    p.both(3, HEAVY, "M44 166L54 150H186L196 166z")
    p.shade("M140 166L144 150H186L196 166z")
    p.ink(FINE, "M84 150L78 166M112 150L108 166M52 158H190")
    p.both(3, MID, box(84, 142, 156, 150))
    p.both(3, MID, poly((98, 108), (142, 108), (148, 142), (92, 142)))
    p.shade(poly((126, 108), (142, 108), (148, 142), (128, 142)))
    p.both(3, MID, box(95, 102, 145, 109), box(94, 126, 146, 130))
    p.fill(1, box(106, 113, 120, 126), box(108, 133, 119, 142))
    columns(p, (108, 113, 118), 113, 126, 2.4, cap=1, base=0)
    # robe
    p.both(
        3,
        HEAVY,
        "M113 44Q108 50 108 62L105 80L101 102H139L137 80L138 66L136 50Q132 44 127 43z",
    )
    p.fill(2, "M124 43L127 43Q132 44 136 50L138 66L137 80L139 102H122L126 78Q129 60 124 43z")
    p.hatch("M134 60L138 66L137 80L139 102H130L133 80z")
    p.fill(1, "M113 68L127 92L124 102H120L121 94L110 74z", o=0.7)
    p.ink(
        MID,
        "M112 50Q122 64 134 68M110 56Q120 72 135 78"
        "M109 74L106 101M113 84L112 101"
        "M117 92L117"
        " 101"
        "M130 82L131"
        " 101"
        "M134 82L135.5"
        " 101",
    )
    # raised arm, torch, tablet
    p.both(3, MID, "M113 46L102 37L98 19H103.5L108.5 33L120 43z")
    p.ink(FINE, "M103 37l5-3M106 40l4-3")
    p.both(1, MID, "M96 20H106L104.5 13H97.5z")
    p.both("sun", MID, "M101 13C93 11 96 7 101 2Q102 6 105.5 8Q108 12 101 13z")
    p.both(3, MID, "M133 54L142 50L148 70L139 74z")
    p.fill(2, "M137.5 52L142 50L148 70L143.5 72z")
    p.both(2, MID, "M133 50Q140 56 139 64L143 68L140 72L131 66z")
    # head and crown
    rays = ""
    for a in range(-170, -9, 27):
        t = math.radians(a)
        tip = ((6, -0.2), (14.5, 0), (6, 0.2))
        rays += poly(*[(120.5 + r * math.cos(t + k), 33 + r * math.sin(t + k)) for r, k in tip])
    p.both(2, FINE, rays)
    p.both(3, MID, "M117 41V45Q120 47 124 45V41Q128 38 127 31Q120.5 26 114 31Q113 38 117 41z")
    p.fill(2, "M121 29Q125 29 127 31Q128 38 124 41V45L121 46z")
    p.fill(1, "M113 33.5Q120.5 27 128 33.5V30.5Q120.5 24 113 30.5z")
    p.ink(FINE, "M116.5 35.5h2.5M122 35.5h2.5M120.5 35.5v3M119 41h3")


def mac(p: Plate) -> None:
    sky(p)
    p.fill(2, "M0 98L20 78L40 92L62 64L84 96L100 84L112 100H190L208 70L226 88L240 76V140H0z", o=0.5)
    # the steep peak and the lesser one before it
    p.both(
        3, HEAVY, "M96 124L112 92L120 70L130 48L138 26L146 16L155 24L163 46L176 74L186 96L206 124z"
    )
    dark = "M146 16L155 24L163 46L176 74L186 96L206 124H160L150 98L156 80L144 58L149 38z"
    p.shade(dark)
    p.fill(
        1,
        "M130 48L138 26L140 44L134 60L140 78L128 66z"
        "M112 92L120 70L126 86L122 98L132 116"
        "L128 124H96z",
        o=0.75,
    )
    p.both(3, HEAVY, "M60 126L74 104L84 92L92 84L100 92L112 110L122 126z")
    p.shade("M92 84L100 92L112 110L122 126H98L94 106z")
    p.fill(
        "sun",
        "M-4 118q14-12 32-5q14-8 34 3q10-2 16 8v14H-4zM180 120q10-12 28-6q14-8 36 0v14H180z",
        o=0.85,
    )
    # the ridge: lawn, terraces on the left, rows of roofless houses on the right
    p.both(2, HEAVY, "M-4 142Q40 124 84 121T160 119T244 122V184H-4z")
    for i in range(6):
        y = 137 + 9 * i
        x = 92 - 5 * i
        p.both(
            3, FINE, f"M-4 {y + 12}Q{x // 2} {y - 4} {x} {y - 6}l1 5Q{x // 2} {y + 2} -4 {y + 18}z"
        )
    p.both(3, FINE, "M108 131L146 127L134 143L146 160L126 184H70L96 150z")  # the lawn

    def houses() -> None:
        """A row of roofless houses: gable walls in pairs, low walls with niches between."""
        p.both(3, FINE, "M-2 0H66V6H-4z")
        p.both(2, FINE, box(2, -8, 60, 0))
        bars(p, 16, 60, [-3.6], 3.6, 5, 1.9, t=1)
        p.both(3, MID, *[f"M{x} 0V-9l5-6 5 6V0z" for x in (0, 10, 27, 37, 54)])
        p.fill(2, *[f"M{x + 5}-15l5 6V0h-3z" for x in (0, 10, 27, 37, 54)])
        p.fill(1, *[f"M{x + 2} 0l.5-5h2.4l.5 5z" for x in (0, 10, 27, 37, 54)])

    p.repeat("row", [(174, 136), (150, 153), (212, 153), (160, 172)], houses)
    p.use("row", 44, 131, scale=".6")
    p.use("row", 92, 125, scale=".6")


PLATES = {
    "f-gar": gar,
    "f-hag": hag,
    "f-jam": jam,
    "f-koe": koe,
    "f-les": les,
    "f-lib": lib,
    "f-mac": mac,
}
