"""Plates of fabuleux: Nan Madol to Great Pyramid of Giza."""

import math

from parts import (
    arch_row,
    bars,
    block,
    columns,
    courses,
    cupola,
    dots,
    entablature,
    foliage,
    ground_line,
    hills,
    lathe,
    palm,
    scene,
    spire,
    stairs,
    water,
)
from plates_antiquity_2 import pet, pyramid
from sheet import FINE, HEAVY, MID, Plate, W, arch, box, disc, line, mix, n, ogive, poly, rect, span


def nan(p: Plate) -> None:
    scene(p, "sea", horizon=132)
    p.fill(1, foliage(-8, 60, 133, 6, 12), foliage(180, 248, 133, 6, 12))
    for x, h in ((60, 92), (186, 84)):
        palm(p, x, 134, h, 1.6)
    # inner tomb behind the gate
    p.fill(1, box(92, 80, 148, 150))
    p.fill(2, box(100, 98, 140, 150))
    p.ink(FINE, *[f"M100 {y}H140" for y in range(104, 140, 6)])
    p.fill("ink", box(113, 122, 127, 150), o=0.8)

    def wall() -> None:
        """Logs of basalt, lengthwise and endwise by turns, rising to the corner."""
        p.both(3, HEAVY, "M96 152L94 88L60 85L36 76L24 62L13 65L18 80L10 152z")
        p.ink(FINE, "M17 72L42 84H94M16 90H94M14 112H95M13 118H95M12 140H96M12 134H95")
        p.ink(FINE, "M48 84v6M78 84v6M30 112v6M66 112v6M84 134v6M40 134v6M20 134v6M24 78v6")
        for y in (94.5, 101, 107.5, 123, 129.5, 145.5):
            x0 = 16.5 - (y - 94) * 0.06
            p.ink(5.6, f"M{n(x0)} {y}H95", t=1, butt=True)
            p.ink(4.6, f"M{n(x0 + 2.5 + y % 2)} {y}H93.5", t=3, dash="0 5.6")

    p.repeat("wall", [(0, 0)], wall)
    p.use("wall", flip=120)
    p.hatch("M78 86.5L94 88L96 152H80z", "M204 76L216 62L227 65L222 80L230 152H206z")
    p.both(3, MID, box(92, 84, 148, 90))
    stairs(p, 98, 142, 146, 3, 3, 4)
    p.both(3, MID, "M6 152H234L238 158H2z")
    p.fill(2, box(150, 153, 235, 157))
    p.fill("paper", rect(0, 158, W, 22))
    p.fill(2, rect(0, 158, W, 22), o=0.6)
    water(p, 162, 176, 3)
    p.fill(1, "M36 165q10 6 26 6t26-6q-6 9-26 9t-26-9z")
    p.ink(1.2, "M50 176h26M54 170v6M70 170v6", t=1)


def not_(p: Plate) -> None:
    scene(p, "sea", horizon=148)
    p.fill(1, foliage(-8, 52, 140, 6, 9, foot=12), foliage(188, 248, 140, 6, 9, foot=12))
    spire(p, 120, 8, 64, 3.5)
    p.ink(2, "M118 30L117 60M122 30L123 60", dash="0 5")
    p.both(2, MID, "M100 64L108 50H132L140 64z")

    def tower() -> None:
        block(p, 0, 26, 36, 66, side=9)
        p.both(3, MID, box(-2, 22, 38, 28))
        bars(p, 0, 37, [24.5], 3.4, 4, 2, t=2)
        p.fill(1, ogive(10, 62, 7.5, 31), ogive(21, 62, 7.5, 31))
        p.ink(FINE, "M10 36V62M21 36V62M-1 28V66M4.5 28V66M15.5 28V66M27 28V66", o=0.8)

    p.repeat("tower", [(64, 0), (140, 0)], tower)
    block(p, 62, 66, 178, 152, side=12)
    p.fill(1, box(64, 68, 176, 80))
    bars(p, 64, 177, [74], 12, 4.7, 2.1, t=3)
    p.both(3, MID, box(60, 64, 180, 68), box(60, 80, 180, 83), box(60, 110, 180, 120))
    p.fill(2, box(62, 112, 178, 118))
    dots(p, 66, 174, 113.5, 20, 3, 1)
    bars(p, 64.5, 176, [116.5], 4, 5.68, 3, t=1)
    # rose and windows
    p.both(1, MID, disc(120, 96.5, 13))
    p.ink(
        1,
        *[
            line((120, 96.5), (120 + 11 * math.cos(t), 96.5 + 11 * math.sin(t)))
            for t in span(0, math.pi * 11 / 6, 12)
        ],
        disc(120, 96.5, 5),
        t=3,
    )
    p.both(3, FINE, disc(120, 96.5, 3))
    p.fill(1, *[ogive(x, 109, 7, 21) for x in (74, 84, 153, 163)])
    # portals
    for x, w in ((82, 22), (120, 26), (156, 22)):
        p.both(2, MID, ogive(x, 152, w, 29))
        p.both(3, FINE, ogive(x, 152, w - 6, 25))
        p.fill(1, ogive(x, 152, w - 10, 21))
    p.ink(FINE, "M120 134V152M82 134V152M156 134V152", t=3)
    p.both(3, MID, *[box(x, 66, x + 6, 152) for x in (61, 98, 136)])
    p.both(2, MID, box(173, 66, 179, 152))
    block(p, -4, 151, 244, 158)
    courses(p, 0, 240, 151, 158, 1, brick=18)
    water(p, 163, 177, 3)


def par(p: Plate) -> None:
    scene(p)
    hills(p, "0 128, 28 112, 60 122, 190 120, 216 104, 240 112")
    # flank, far end broken away
    p.fill(1, poly((168, 74), (206, 82), (206, 138), (168, 142)), o=0.55)
    p.both(
        2,
        FINE,
        *[
            box(x - k, y, x + k, 140 - i * 0.8)
            for i, (x, k, y) in enumerate(
                (
                    (175, 3.4, 74),
                    (186, 3, 76),
                    (196, 2.7, 78),
                    (205, 2.4, 80),
                    (213, 2.2, 104),
                    (220, 2, 118),
                )
            )
        ],
    )
    p.both(2, MID, "M164 58L196 66L194 70L208 74V82L164 73z")
    p.hatch("M164 58L196 66L194 70L208 74V82L164 73z")
    # front
    p.fill(1, box(40, 74, 166, 138))
    p.fill(2, *[box(x - 3, 80, x + 3, 138) for x in span(53, 153, 6)], o=0.8)
    columns(p, span(41, 163, 8), 73, 140, 10.4, cap=4, base=0, taper=0.2)
    p.ink(FINE, *[f"M{n(x + d)} 79V139" for x in span(41, 163, 8) for d in (-2, 0.2)], o=0.5)
    entablature(p, 34, 170, 57, 73, 15)
    # what is left of the gable
    p.both(
        3, MID, "M30 57L78 39L82 44L90 45L88 50L98 51L100 57zM174 57L142 45L138 50L130 52L132 57z"
    )
    p.fill(2, "M44 55L74 44L84 48L80 55zM160 55L144 49L138 55z")
    p.fill(1, "M62 55l3-5 4-1 3 6z")
    stairs(p, 32, 172, 140, 3, 4, 3)
    p.both(2, MID, "M180 140H222L226 144H229V152H180z")
    p.hatch("M180 140H222L226 144H229V152H180z")
    p.both(3, HEAVY, "M-4 166L14 156L40 152H206L232 154L244 160V184H-4z")
    p.fill(2, "M30 184L44 168L80 162L120 168L160 160L206 164L244 172V184z", o=0.7)
    p.ink(FINE, "M18 160l10 2M60 157l14 2M150 157l12-1M206 159l10 2M92 174l12 2M180 172l10-2")
    p.both(3, MID, rect(10, 150, 12, 7), disc(214, 157, 5))
    p.fill(2, rect(17, 150, 5, 7), "M215 152a5 5 0 0 1 0 10q3-5 0-10z")


def per(p: Plate) -> None:
    scene(p, horizon=128)
    hills(p, "0 108, 34 90, 60 104, 96 82, 130 104, 176 84, 204 100, 240 88", yb=128)

    def column() -> None:
        columns(p, (0,), 66, 128, 6, cap=0, base=0, taper=0.16)
        p.both(3, FINE, "M-4.5 128l1.5-7h6l1.5 7zM-2.6 67l-1.5-9h8.2l-1.5 9z")
        p.both(3, FINE, "M-4 58v-4l-5-1 0-4 5-2 1-3 1.5 3H1.5L3 44l1 3 5 2v4l-5 1v4z")
        p.fill(2, "M.5 58V47H1.5L3 44l1 3 5 2v4l-5 1v4z")

    p.repeat("column", [(24, 0), (46, 0), (194, 0), (216, 0)], column)
    # gate with its winged bulls
    p.fill(1, box(96, 46, 144, 128))
    p.fill(2, box(106, 62, 134, 128))
    p.both(3, MID, box(62, 42, 100, 128), box(140, 42, 178, 128))
    p.both(3, MID, box(60, 36, 180, 46))
    p.fill(2, box(60, 41, 180, 44))
    p.shade(box(166, 46, 178, 128))

    def bull() -> None:
        p.both(
            2,
            MID,
            "M66 126V100Q62 88 70 82V72Q69 64 73 60L72 53H84"
            "L83 60Q87 64"
            " 85 72L84 78Q96 64 98"
            " 54Q100 78 94"
            " 92L97"
            " 126"
            "H90L88"
            " 106"
            "H80L78"
            " 126H72"
            "V106L71"
            " 126z",
        )
        p.fill(1, "M70.5 74Q70 84 77 86Q85 84 85 74L84 70H71z")
        p.ink(FINE, "M73 66h3M80 66h3M78 66v4M72 57H84")
        p.ink(MID, "M85 86Q94 78 97 62M86 92Q94 86 97 72M87 97Q94 92 96 82", t=3)

    p.repeat("bull", [(0, 0)], bull)
    p.use("bull", flip=120)
    # platform with the double stair and its procession
    block(p, 8, 128, 232, 153, side=30)
    p.ink(MID, "M8 132H232")
    p.both(2, MID, "M60 153L112 132H128L180 153z")
    p.ink(1.6, "M62 152L112 132M178 152L128 132", dash="2.6 1.6", t=3, butt=True)
    p.both(3, MID, "M82 153L120 138L158 153z")
    for x0, x1, y, w in ((14, 62, 145, 9), (180, 203, 145, 9), (100, 142, 150, 5)):
        bars(p, x0, x1, [y], w, 5, 2, t=1)
        dots(
            p,
            x0 + 1,
            x1 - (x1 - x0) % 5 + (1 if (x1 - x0) % 5 else -4),
            y - w / 2 - 0.6,
            int((x1 - x0 + 4.9) // 5),
            2,
            1,
        )
    ground_line(p, 0, 240, 153)


def pis(p: Plate) -> None:
    scene(p)
    # the cathedral behind, upright, to lean away from
    block(p, -4, 112, 78, 152)
    p.both(3, MID, poly((-6, 112), (10, 98), (66, 98), (80, 112)))
    p.fill(2, poly((-6, 112), (10, 98), (66, 98), (80, 112)))
    cupola(p, 30, 15, 76, 98)
    p.ink(1.2, "M30 76V70")
    arch_row(p, span(6, 70, 7), 150, 6, 13, t=2)
    arch_row(p, span(6, 70, 7), 127, 4, 9)
    p.ink(FINE, "M0 132H78M0 116H78")
    p.fill(1, foliage(186, 248, 148, 6, 10, foot=6))
    p.open("rotate(5.5 130 152)")
    lathe(p, 130, [(25, 124), (25, 154)], cut=0.3, w=HEAVY)
    arch_row(p, (113, 121.5, 130, 138.5, 147), 150, 6, 22, t=2)
    p.fill(1, arch(130, 153, 6, 16))
    tops = [124 - 13 * i for i in range(7)]

    def storey() -> None:
        p.fill(1, box(107, -10.5, 153, 0))
        p.both(3, MID, box(104.5, -13, 155.5, -10.5))
        p.fill(2, box(137, -13, 155.5, -10.5))
        xs = span(108.5, 151.5, 9)
        p.fill(3, *[f"M{n(x - 2.7)}-10.5h5.4l-1.8 3.6V0h-1.8v-6.9z" for x in xs[:6]])
        p.fill(2, *[f"M{n(x - 2.7)}-10.5h5.4l-1.8 3.6V0h-1.8v-6.9z" for x in xs[6:]])
        p.ink(MID, "M106.5 0V-10.5M153.5 0V-10.5")

    p.repeat("storey", [(0, y) for y in tops[:6]], storey)
    p.both(3, MID, box(103.5, 122.5, 156.5, 126))
    lathe(p, 130, [(17, 28), (17, 46)], cut=0.3)
    p.both(3, MID, box(111.5, 25.5, 148.5, 29))
    arch_row(p, (119, 128, 137, 144), 44, 5, 12)
    p.ink(HEAVY, "M155 154V48")
    p.close()
    p.both(3, MID, "M92 153H168L174 158H86z")
    ground_line(p, 0, 240, 153)


def pyr(p: Plate) -> None:
    scene(p)
    # one mountain of stone, its point lost, its courses bare
    p.both(3, HEAVY, "M109 25L18 149L138 153L115 26z")
    p.both(2, HEAVY, "M115 26L119 25L220 148L138 153z")
    p.hatch("M115 26L119 25L220 148L138 153z")
    left = [(mix(109, 18, t), mix(25, 149, t)) for t in span(0.06, 0.97, 20)]
    right = [(mix(115, 138, t), mix(26, 153, t)) for t in span(0.06, 0.97, 20)]
    p.ink(FINE, *[line(a, b) for a, b in zip(left, right, strict=True)], o=0.7)
    joints = []
    for i in range(1, 20):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = left[i - 1], left[i], right[i - 1], right[i]
        for t in (0.22, 0.5, 0.8) if i % 2 else (0.36, 0.64):
            joints.append(line((mix(ax, cx, t), mix(ay, cy, t)), (mix(bx, dx, t), mix(by, dy, t))))
    p.ink(FINE, *joints, o=0.7)
    p.fill(1, poly((84, 134), (89, 126), (94, 135)))
    for x in (152, 178, 204):
        pyramid(p, (x, 132), (x - 14, x + 4, x + 17), 159, 5)
    p.both(3, FINE, "M0 160Q40 152 90 158T180 160T240 156V180H0z")
    p.fill(2, "M60 180Q120 162 240 166V180z", o=0.7)
    palm(p, 26, 162, 32, 1.1)
    palm(p, 36, 164, 22, 0.9)


PLATES = {
    "f-nan": nan,
    "f-not": not_,
    "f-par": par,
    "f-per": per,
    "f-pet": pet,
    "f-pis": pis,
    "f-pyr": pyr,
}
