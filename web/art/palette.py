"""Three tones for every plate, by day and by night, from one hue each.

A hue is a place on the OKLCH wheel: angle in degrees and chroma.  The tones differ only in
lightness, so that all plates weigh the same beside each other.
"""

import math
from typing import NamedTuple


class Hue(NamedTuple):
    """Angle and chroma by day and by night; `lift` makes all three tones lighter or darker."""

    angle: float
    chroma: float
    night_angle: float
    night_chroma: float
    lift: float = 0.0


class Ground(NamedTuple):
    """What all plates share in one theme; the last three are opacities."""

    paper: str
    ink: str
    sun: str
    sky: str
    land: str
    glow: str


DAY = Ground("#faf4e6", "#231c14", "#fffdf4", ".34", ".8", ".6")
NIGHT = Ground("#1c1d24", "#0b0a09", "#efe6cc", ".1", ".34", ".2")

# The game table's fill of each monument of antiquity, by day and by night.
FILLS = {
    "a-akr": ("#4F7D2E", "#70A060"),
    "a-art": ("#93499B", "#AB6DB8"),
    "a-bab": ("#12337A", "#86A6F5"),
    "a-bet": ("#F0D0A4", "#E6DDAF"),
    "a-col": ("#8A2C0E", "#C66B3A"),
    "a-kol": ("#005A50", "#1FA697"),
    "a-mau": ("#766D80", "#A9AFC4"),
    "a-pet": ("#F0899F", "#F8C0BF"),
    "a-pha": ("#74C9E6", "#7FD6EE"),
    "a-pyr": ("#DB8230", "#E8973F"),
    "a-sem": ("#BCD867", "#BAE585"),
    "a-zeu": ("#392616", "#B0706F"),
}

# Angle and chroma of the monuments of fabuleux.
WHEEL = {
    "f-ang": (100, 0.085),
    "f-bor": (245, 0.03),
    "f-cha": (62, 0.1),
    "f-col": (40, 0.115),
    "f-cra": (85, 0.065),
    "f-eif": (45, 0.022),
    "f-for": (27, 0.15),
    "f-gar": (78, 0.115),
    "f-hag": (12, 0.105),
    "f-jam": (200, 0.055),
    "f-koe": (275, 0.05),
    "f-les": (135, 0.08),
    "f-lib": (175, 0.085),
    "f-mac": (145, 0.115),
    "f-nan": (218, 0.085),
    "f-not": (300, 0.06),
    "f-par": (262, 0.075),
    "f-per": (318, 0.085),
    "f-pet": (20, 0.125),
    "f-pis": (128, 0.065),
    "f-pyr": (88, 0.13),
    "f-roc": (232, 0.115),
    "f-sab": (48, 0.13),
    "f-sam": (75, 0.04),
    "f-shi": (36, 0.07),
    "f-sph": (72, 0.13),
    "f-sto": (160, 0.04),
    "f-sun": (345, 0.09),
    "f-syd": (248, 0.125),
    "f-taj": (355, 0.06),
    "f-tik": (152, 0.14),
    "f-uma": (188, 0.1),
    "f-wal": (120, 0.11),
    "f-yin": (8, 0.14),
    "f-zig": (288, 0.1),
    "f-zim": (105, 0.05),
}

_DAY_STEPS = ((0.385, 0.95), (0.665, 1.0), (0.885, 0.5))
_NIGHT_STEPS = ((0.4, 0.85), (0.58, 1.0), (0.86, 0.52))


def _lch(hex6: str) -> tuple[float, float, float]:
    rgb = [int(hex6[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in rgb]
    lms = (
        (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3),
        (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3),
        (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3),
    )
    light = 0.2104542553 * lms[0] + 0.793617785 * lms[1] - 0.0040720468 * lms[2]
    a = 1.9779984951 * lms[0] - 2.428592205 * lms[1] + 0.4505937099 * lms[2]
    c = 0.0259040371 * lms[0] + 0.7827717662 * lms[1] - 0.808675766 * lms[2]
    return light, math.hypot(a, c), math.degrees(math.atan2(c, a)) % 360


def _rgb(light: float, chroma: float, angle: float) -> list[float]:
    a = chroma * math.cos(math.radians(angle))
    c = chroma * math.sin(math.radians(angle))
    big = (light + 0.3963377774 * a + 0.2158037573 * c) ** 3
    mid = (light - 0.1055613458 * a - 0.0638541728 * c) ** 3
    low = (light - 0.0894841775 * a - 1.291485548 * c) ** 3
    return [
        4.0767416621 * big - 3.3077115913 * mid + 0.2309699292 * low,
        -1.2684380046 * big + 2.6097574011 * mid - 0.3413193965 * low,
        -0.0041960863 * big - 0.7034186147 * mid + 1.707614701 * low,
    ]


def _hex(light: float, chroma: float, angle: float) -> str:
    """The colour, with as much chroma as a screen can show."""
    while chroma > 0 and not all(-0.0005 <= v <= 1.0005 for v in _rgb(light, chroma, angle)):
        chroma -= 0.002
    out = "#"
    for v in _rgb(light, max(chroma, 0), angle):
        v = min(max(v, 0.0), 1.0)
        s = v * 12.92 if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055
        out += f"{round(s * 255):02x}"
    return out


def hue(name: str) -> Hue:
    """The hue of a plate."""
    if name in WHEEL:
        angle, chroma = WHEEL[name]
        return Hue(angle, chroma, angle, chroma)
    day, night = FILLS[name]
    l0, c0, h0 = _lch(day)
    _, c1, h1 = _lch(night)
    c0 = min(c0, 0.13)
    return Hue(h0, c0, h1, min(max(c1, c0 * 0.7), 0.13), (l0 - 0.6) * 0.16)


def tones(name: str, night: bool = False) -> tuple[str, str, str]:
    """Dark, mid and light."""
    h = hue(name)
    steps = _NIGHT_STEPS if night else _DAY_STEPS
    angle, chroma = (h.night_angle, h.night_chroma) if night else (h.angle, h.chroma)
    lift = h.lift * (0.4 if night else 1.0)
    dark, mid, light = [
        _hex(step + lift * (0.4 if step > 0.8 else 1.0), chroma * k, angle) for step, k in steps
    ]
    return dark, mid, light
