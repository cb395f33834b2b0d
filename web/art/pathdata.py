"""Shortest spelling of SVG path data on a fixed grid."""

import re

_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)")
_ARGS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def num(v: float, digits: int = 1) -> str:
    """A number with at most `digits` decimals and no needless zero."""
    s = f"{v:.{digits}f}"
    if "." in s:
        s = s.rstrip("0").rstrip(".")
    if s in ("-0", ""):
        return "0"
    if s.startswith("0."):
        return s[1:]
    return "-" + s[2:] if s.startswith("-0.") else s


def _glue(parts: list[str]) -> str:
    """Numbers with the fewest separators."""
    out = ""
    last = ""
    for s in parts:
        free = not last or s[0] == "-" or (s[0] == "." and "." in last)
        out += s if free else " " + s
        last = s
    return out


def _segments(d: str) -> list[tuple[str, list[float]]]:
    tokens = _TOKEN.findall(d)
    out: list[tuple[str, list[float]]] = []
    i = 0
    cmd = ""
    while i < len(tokens):
        if tokens[i].isalpha():
            cmd = tokens[i]
            i += 1
        count = _ARGS[cmd.upper()]
        out.append((cmd, [float(t) for t in tokens[i : i + count]]))
        i += count
        if cmd in "Mm":
            cmd = "L" if cmd == "M" else "l"
    return out


def _absolute(cmd: str, a: list[float], x: float, y: float) -> list[float]:
    if cmd.isupper():
        return a
    kind = cmd.upper()
    if kind == "H":
        return [a[0] + x]
    if kind == "V":
        return [a[0] + y]
    if kind == "A":
        return [*a[:5], a[5] + x, a[6] + y]
    return [v + (y if i % 2 else x) for i, v in enumerate(a)]


def _spell(kind: str, a: list[float], px: float, py: float, digits: int) -> tuple[str, str]:
    """The same segment twice: absolute and relative to the last written point."""
    if kind == "A":
        head = [num(v, digits) for v in a[:3]] + [num(a[3]), num(a[4])]
        end = a[5:]
        rel = [end[0] - px, end[1] - py]
        return (
            _glue(head + [num(v, digits) for v in end]),
            _glue(head + [num(v, digits) for v in rel]),
        )
    if kind in "HV":
        return num(a[0], digits), num(a[0] - (px if kind == "H" else py), digits)
    rel = [v - (py if i % 2 else px) for i, v in enumerate(a)]
    return _glue([num(v, digits) for v in a]), _glue([num(v, digits) for v in rel])


def _plainer(kind: str, a: list[float], px: float, py: float) -> tuple[str, list[float]]:
    """A level or upright line needs one number only."""
    if kind == "L" and a[1] == py:
        return "H", [a[0]]
    if kind == "L" and a[0] == px:
        return "V", [a[1]]
    return kind, a


def shorten(d: str, digits: int = 1) -> str:
    """Path data with every segment in its shorter form, absolute or relative."""
    x = y = sx = sy = px = py = 0.0
    out = ""
    last = ""
    tail = ""
    for cmd, args in _segments(d):
        kind = cmd.upper()
        if kind == "Z":
            if last not in ("z", "M", ""):
                out, last, tail = out + "z", "z", ""
            x, y, px, py = sx, sy, round(sx, digits), round(sy, digits)
            continue
        full = _absolute(cmd, args, x, y)
        if kind == "H":
            x = full[0]
        elif kind == "V":
            y = full[0]
        else:
            x, y = full[-2:]
        a = [*full[:5], *(round(v, digits) for v in full[5:])] if kind == "A" else []
        a = a or [round(v, digits) for v in full]
        kind, a = _plainer(kind, a, px, py)
        if kind in "HV" and a[0] == (px if kind == "H" else py):
            continue
        up, down = _spell(kind, a, px, py, digits)
        choice = []
        for letter, text in ((kind, up), (kind.lower(), down)):
            same = (
                letter == last or (last == "M" and letter == "L") or (last == "m" and letter == "l")
            )
            same = same and letter not in "Mm"
            gap = "" if text[0] == "-" or (text[0] == "." and "." in tail) else " "
            choice.append((gap + text if same else letter + text, letter))
        if not out:
            choice = choice[:1]
        piece, last = min(choice, key=lambda c: len(c[0]))
        out += piece
        tail = re.split(r"[ ,A-Za-z-]", piece)[-1]
        if kind == "M":
            sx, sy = x, y
        px, py = round(x, digits), round(y, digits)
    return out
