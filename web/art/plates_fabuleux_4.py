"""Plates of fabuleux: Dome of the Rock to Pyramid of the Sun."""

from parts import (
    arch_band,
    arch_row,
    bars,
    block,
    columns,
    courses,
    dots,
    foliage,
    ground_line,
    hills,
    lathe,
    palm,
    pediment,
    scene,
    water,
)
from sheet import CX, FINE, HEAVY, MID, Plate, arch, box, disc, line, mix, n, poly, rect, span


def roc(p: Plate) -> None:
    scene(p)
    # dome and drum
    p.both("sun", HEAVY, "M86 82Q82 62 92 48Q104 34 120 27Q136 34 148 48Q158 62 154 82z")
    p.shade("M120 27Q136 34 148 48Q158 62 154 82H132Q138 50 120 27z")
    p.ink(FINE, "M120 27Q102 44 101 82M120 27Q120 48 119 82", o=0.6)
    p.ink(1.4, "M120 28V16")
    p.ink(1.2, "M117 14a3.6 3.6 0 1 0 6 0")
    p.both(3, MID, box(84, 82, 156, 104))
    p.shade(box(132, 82, 156, 104))
    p.fill(1, box(84, 84, 156, 87))
    arch_band(p, 90, 150, 8, 101, 4.4, 11)
    # the eight sides: three are seen
    p.both(3, MID, "M40 106L80 102V150L40 148z", box(80, 102, 160, 150))
    p.both(2, MID, "M200 106L160 102V150L200 148z")
    p.hatch("M200 106L160 102V150L200 148z")
    p.fill(1, "M40 108L80 104V110L40 113zM80 104H160V110H80zM160 104L200 108V113L160 110z")
    dots(p, 84, 156, 107, 13, 2.4, 3)
    p.fill(2, box(80, 132, 160, 150), "M40 132H80V150L40 148z")
    p.both(3, FINE, *[arch(x, 146, 9, 28) for x in span(88, 152, 5)])
    p.fill(1, *[arch(x, 132, 6, 13) for x in (88, 104, 136, 152)], arch(120, 150, 9, 30))
    p.fill(1, *[arch(x, 132, 4.4, 12) for x in (48, 60, 72, 168, 180, 192)])
    p.ink(MID, "M80 102V150M160 102V150M80 132H112M128 132H160M40 131L80 132")
    p.both(3, FINE, box(108, 118, 132, 121))
    # terrace, stair and its free-standing arches
    block(p, 0, 149, 240, 158, side=0)
    courses(p, 0, 240, 149, 158, 2, brick=20)
    p.both(3, MID, "M100 149H140L150 164H90z")
    p.ink(FINE, "M98 152H142M96 155H144M94 158H146M92 161H148")
    p.pierced(3, FINE, box(2, 122, 36, 149), *[arch(x, 149.3, 7, 19) for x in (8, 19, 30)])
    p.pierced(3, FINE, box(204, 122, 238, 149), *[arch(x, 149.3, 7, 19) for x in (210, 221, 232)])
    p.fill(2, box(226.5, 122, 238, 130))


def sab(p: Plate) -> None:
    scene(p, "sea", horizon=120)
    water(p, 123, 130, 2)
    # stage wall: three storeys of columns before dark doors and niches
    p.both(2, MID, "M24 152V60L32 54H92L96 44H144L148 50H196L206 60L210 62L216 90V152z")
    p.fill(1, box(98, 48, 142, 78), box(50, 57, 74, 78), box(166, 57, 190, 78), o=0.8)
    p.fill(1, box(28, 84, 212, 112), o=0.55)
    p.fill(1, box(28, 118, 212, 148), o=0.55)
    p.fill(
        "ink",
        *[arch(x, 148, w, h) for x, w, h in ((62, 13, 24), (120, 18, 28), (178, 13, 24))],
        o=0.75,
    )
    p.both(2, FINE, *[arch(x, 110, 11, 20) for x in (62, 120, 178)])
    xs = [34, 46, 78, 88, 102, 138, 152, 162, 194, 206]
    columns(p, xs, 118, 148, 5.6, cap=3, base=2)
    p.both(3, MID, *[box(a, 112, b, 118) for a, b in ((28, 52), (72, 108), (132, 168), (188, 212))])
    p.both(3, FINE, box(28, 112, 212, 114))
    columns(p, xs, 84, 112, 4.8, cap=3, base=1.4)
    p.both(3, MID, *[box(a, 78, b, 84) for a, b in ((28, 52), (72, 108), (132, 168), (188, 212))])
    p.both(3, FINE, box(28, 78, 212, 80.5))
    columns(p, xs[:9], 54, 78, 4.2, cap=2.6, base=1.2)
    columns(p, xs[9:], 66, 78, 4.2, cap=0, base=1.2)
    p.both(3, MID, *[box(a, 48, b, 54) for a, b in ((28, 52), (72, 108), (132, 168), (189, 200))])
    pediment(p, 98, 142, 48, 13, over=2, ornament=False)
    block(p, 16, 90, 28, 153)
    block(p, 212, 90, 224, 153, side=6)
    # stage front, orchestra and the rows of seats
    block(p, 10, 148, 230, 160)
    arch_band(p, 22, 218, 15, 159, 7, 8, t=2)
    p.both(3, MID, rect(-4, 160, 248, 24))
    p.fill(2, "M-4 160H10Q30 178 50 184H-4zM244 160H230Q210 178 190 184H244z")
    p.ink(
        MID,
        "M10 160Q60 196 120 196T230 160"
        "M26 160Q70 188 120 188T214 160"
        "M44 160Q80 180 120"
        " 180T196"
        " 160",
    )


def sam(p: Plate) -> None:
    scene(p)

    def bay() -> None:
        block(p, 0, 122, 30, 153, w=FINE)
        lathe(p, 0, [(5.5, 120), (6.5, 153)], cut=0.2, w=FINE)
        p.fill(1, *[disc(x, 129, 2.6) for x in (11, 18, 25)])

    p.repeat("bay", [(x, 0) for x in (-4, 26, 194, 224)], bay)
    block(p, 72, 138, 188, 153, side=36)
    arch_row(p, span(82, 144, 6), 151, 6, 10, t=2)
    # the winding ramp: each turn a little narrower, its foot rising to the right
    y = 139.0
    r = 47.0
    turns = ((25, 7), (22, 6.5), (19, 6), (16, 5.5), (13, 4.5))
    marks = []
    for h, ledge in turns:
        k = h * 0.32
        q = r - h * 0.1
        a, b, c, d = (130 - r, y), (130 - q, y - h), (130 + q, y - h - k), (130 + r, y - k * 0.4)
        p.both(3, HEAVY, poly(a, b, c, d, (130, y + 2)))
        p.shade(poly((130 + q * 0.3, y - h - k * 0.65), c, d, (130 + r * 0.3, y + 1.2)))
        p.both(3, FINE, poly(b, c, (c[0], c[1] + 3), (b[0], b[1] + 3)))
        marks.append(line((130 - q, y - h * 0.5), (130 + q * 0.3, y - h * 0.5 - k * 0.5)))
        y -= h + k * 0.2
        r = q - ledge
    p.ink(FINE, *marks, o=0.5)
    lathe(p, 130, [(r, 24), (r + 0.6, y)], cut=0.2)
    p.fill(1, arch(128, y - 1, 4, 9))
    p.both(3, MID, box(130 - r - 1.5, 21, 130 + r + 1.5, 25))
    p.both(3, MID, "M82 153L98 139L106 142L94 153z")
    ground_line(p, 0, 240, 153)


def shi(p: Plate) -> None:
    scene(p)
    p.fill(2, "M0 92L10 74H58L66 86H104L112 70H176L186 84L204 80H240V140H0z", o=0.5)

    def houses(*rows: tuple[float, float, float]) -> None:
        """Tower houses (x, width, top) of mud brick with whitened tops."""
        wall, dark, white, cast = "", "", "", ""
        for x, w, y in rows:
            a, b, m = x + 1.5, x + w - 1.5, x + w * 0.66
            wall += poly((a, y), (b, y), (x + w, 146), (x, 146))
            dark += poly((m, y + 8), (b, y + 8), (x + w, 146), (m, 146))
            white += box(a, y, b, y + 8)
            cast += box(m, y + 0.4, b - 0.3, y + 7.6)
        p.both(3, MID, wall)
        p.shade(dark)
        p.both("sun", FINE, white)
        p.fill(2, cast)
        for x, w, y in rows:
            ys = [v for v in span(y + 15, y + 103, 9) if v < 128]
            bars(p, x + w * 0.16, x + w * 0.66, ys, 5, w * 0.27, w * 0.13, t=1)

    houses((16, 22, 66), (60, 20, 50), (98, 21, 34), (136, 22, 44), (176, 20, 56), (208, 18, 78))
    houses((34, 28, 76), (78, 24, 60), (117, 25, 64), (155, 26, 74), (192, 22, 88))
    block(p, 8, 132, 232, 152, side=30)
    p.both("sun", FINE, box(8, 130, 232, 134))
    p.fill(1, arch(66, 152, 10, 14))
    courses(p, 8, 202, 136, 152, 3)
    ground_line(p, 0, 240)
    palm(p, 22, 164, 26, 0.9)
    palm(p, 214, 164, 30, 1)
    p.fill(1, foliage(-6, 44, 164, 6, 4, foot=2), foliage(190, 246, 164, 7, 4, foot=2))


def sph(p: Plate) -> None:
    scene(p)
    p.both(3, MID, "M172 36L98 140H196z")
    p.both(2, MID, "M172 36L196 140H236z")
    p.hatch("M172 36L196 140H236z")
    # body of a lion
    p.both(
        3,
        HEAVY,
        "M66 96Q60 112 60 134L26 137Q16 140 16 148V154H228V140Q226 112 208 106Q190 100 176 104"
        "Q150 92 116 92L104 84z",
    )
    belly = "M112 154Q104 146 108 134Q140 138 164 132Q172 116 190 116Q212 118 216 140V154z"
    p.fill(2, belly)
    p.hatch("M112 154Q104 146 108 134Q140 138 164 132Q158 144 166 154z")
    p.both(3, MID, "M158 154Q150 130 168 120Q186 112 200 122Q214 132 210 148L214 154z")
    p.fill(2, "M190 117Q214 124 210 148L214 154H196Q204 136 190 117z")
    p.both(3, MID, "M140 154Q142 147 150 147H184V154z")
    p.ink(
        FINE,
        "M74 104Q120 106 160 104M70 112Q116 116 158 112"
        "M68 120Q110 125 152 121"
        "M30 143H58"
        "M30 148H60"
        "M22 154v-6"
        "M28 154v-6",
    )
    p.both(3, MID, "M60 134Q72 130 84 134L92 154H40Q46 140 60 134z")
    p.fill(2, "M76 132L84 134L92 154H82z")
    # head: royal head-cloth, worn face
    p.both(
        2,
        HEAVY,
        "M60 44Q62 26 82 24Q102 26 105 44L118 88Q108 98 100 94L98 104H68L65 95Q57 97 49 88z",
    )
    p.hatch("M94 28Q103 32 105 44L118 88Q108 98 100 94L98 70z")
    p.ink(1, "M61 52L52 86M64 62L58 91M102 50L114 86M99 60L107 92M97 72L101 92M66 72L64 92", t=1)
    p.both(3, MID, "M66 46Q82 40 98 46L97 66Q94 80 82 82T67 66z")
    p.fill(2, "M86 43Q94 44 98 46L97 66Q94 80 83 82Q92 66 86 43z")
    p.fill(1, "M62 43Q82 33 102 43L101 48Q82 40 63 48z")
    p.ink(MID, "M70 53h8M86 53h8M75 73q7 2 14 0M72 82L70 102M92 82L94 102")
    p.fill(1, disc(74.5, 56, 1.9), disc(90, 56, 1.9), "M80 56h4l2 9q-4 2-8 0z")
    p.both(3, FINE, "M0 160Q40 151 90 156T180 156T240 152V180H0z")
    p.fill(2, "M60 180Q120 160 240 164V180z", o=0.7)


def _stone(p: Plate, x: float, w: float, y0: float, y1: float, lean: float = 0) -> None:
    """A rough upright."""
    a = [(x + lean, y0 + 1), (x + w * 0.5 + lean, y0 - 1), (x + w + lean, y0 + 0.6)]
    d = [
        (x + w + 1.5, mix(y0, y1, 0.55)),
        (x + w + 0.6, y1),
        (x - 0.8, y1),
        (x - 1.6, mix(y0, y1, 0.6)),
    ]
    p.both(3, MID, poly(*a, *d))
    c = [
        (x + w * 0.6 + lean, y0),
        a[2],
        d[0],
        d[1],
        (x + w * 0.56, y1),
        (x + w * 0.7, mix(y0, y1, 0.5)),
    ]
    p.shade(poly(*c))


def _lintel(p: Plate, x0: float, x1: float, y: float, h: float) -> None:
    d = [
        (x0, y + 1),
        (x0 + 5, y - 0.6),
        (x1 - 6, y),
        (x1, y + 1.5),
        (x1 + 1, y + h),
        (x0 - 0.6, y + h),
    ]
    p.both(3, MID, poly(*d))
    p.fill(2, poly((x1 - 9, y + 0.2), *d[3:5], (x1 - 8, y + h)))


def sto(p: Plate) -> None:
    scene(p)
    hills(p, "0 130, 60 122, 130 128, 190 120, 240 128")
    for x in (68, 82, 150, 164, 178):  # far side of the ring
        _stone(p, x, 8, 104, 142)
    _lintel(p, 65, 94, 97, 8)
    _lintel(p, 147, 176, 97, 8)
    _stone(p, 92, 17, 52, 150, 2)
    _stone(p, 130, 17, 51, 150, -1)
    _lintel(p, 88, 151, 38, 14)
    _stone(p, 20, 15, 88, 154, 1)
    _stone(p, 47, 16, 87, 154)
    _lintel(p, 16, 68, 75, 13)
    _stone(p, 186, 16, 84, 155, -2)
    _stone(p, 213, 13, 98, 152, 2)
    p.both(3, MID, "M112 160L118 151L150 150L162 156L160 163L118 165z")
    p.fill(2, "M118 158L150 157L162 156L160 163L118 165z")
    p.ink(
        FINE,
        "M24 112l5 4M52 104l4 6M100 80l5 3M97 112l4 8"
        "M136 92l4 6M139 126l-3 6"
        "M191 118l4 5"
        "M104 43l9 3"
        "M126 45l7-2",
    )
    p.ink(
        MID,
        "M8 156q4-3 8 0M64 158q4-3 8 0M88 154q4-3 8 0"
        "M168 160q4-3 8 0M206 158q4-3 8 0"
        "M30 170q4-3"
        " 8 0"
        "M140 172q4-3"
        " 8 0"
        "M196 170q4-3"
        " 8 0",
        t=1,
    )


def sun(p: Plate) -> None:
    scene(p)
    p.fill(2, "M0 118Q40 110 70 84Q96 58 124 56Q160 62 186 92Q210 114 240 118V140H0z", o=0.45)
    tiers = (
        (106, 95, 153, 128),
        (88, 77, 128, 106),
        (70, 60, 106, 87),
        (53, 46, 87, 80),
        (46, 37, 80, 63),
    )
    for low, top, y1, y0 in tiers:
        p.both(3, MID, poly((CX - low, y1), (CX - top, y0), (CX + top, y0), (CX + low, y1)))
        p.shade(poly((CX + top * 0.52, y0), (CX + top, y0), (CX + low, y1), (CX + low * 0.56, y1)))
        rows = 4 if y1 - y0 > 12 else 2
        ts = [i / rows for i in range(1, rows)]
        p.ink(
            FINE,
            *[f"M{n(CX - mix(top, low, t))} {n(mix(y0, y1, t))}H{n(CX + top * 0.5)}" for t in ts],
            o=0.6,
        )
    p.ink(HEAVY, *[line((CX + t, y0), (CX + lo, y1)) for lo, t, y1, y0 in tiers])
    # stair, in flights
    for w0, w1, y0, y1 in ((7, 8, 63, 87), (9, 11, 87, 106), (12, 14, 106, 128)):
        p.both(3, MID, poly((CX - w0, y0), (CX + w0, y0), (CX + w1, y1), (CX - w1, y1)))
        p.ink(FINE, *[f"M{n(CX - w0)} {n(y)}H{n(CX + w0)}" for y in span(y0 + 3, y1 - 3, 6)])
    # fore-building
    p.both(3, MID, poly((84, 154), (90, 132), (150, 132), (156, 154)))
    p.shade(poly((140, 132), (150, 132), (156, 154), (143, 154)))
    p.both(3, MID, poly((106, 130), (134, 130), (138, 154), (102, 154)))
    p.ink(FINE, *[f"M105 {y}H135" for y in (134, 138, 142, 146, 150)])
    p.ink(FINE, "M89 139H104M87 147H103M136 139H140M137 147H142", o=0.7)
    ground_line(p, 8, 232, 154)
    for x, y in ((20, 164), (212, 163)):  # agave
        p.fill(1, f"M{x} {y}l-10-5 8 3-5-9 6 8 1-10 2 10 6-8-4 9 8-3-9 5z")


PLATES = {
    "f-roc": roc,
    "f-sab": sab,
    "f-sam": sam,
    "f-shi": shi,
    "f-sph": sph,
    "f-sto": sto,
    "f-sun": sun,
}
