"""Writes every drawing of the page: plates, sprite, colours, icons.

python web/art/make.py                write the files
python web/art/make.py --check        fail if a file differs from what would be written
python web/art/make.py --icons        also paint the PNG icons (needs rsvg-convert)
python web/art/make.py --contact DIR  write pages with all plates, small and large
"""

import argparse
import subprocess
import sys
from pathlib import Path

import contact
import icons
import plates_antiquity
import plates_antiquity_2
import plates_fabuleux_1
import plates_fabuleux_2
import plates_fabuleux_3
import plates_fabuleux_4
import plates_fabuleux_5
from palette import DAY, NIGHT, Ground, tones
from sheet import Plate

WEB = Path(__file__).resolve().parent.parent
LIMIT = 6000  # bytes of a plate

DRAWINGS = {
    **plates_antiquity.PLATES,
    **plates_antiquity_2.PLATES,
    **plates_fabuleux_1.PLATES,
    **plates_fabuleux_2.PLATES,
    **plates_fabuleux_3.PLATES,
    **plates_fabuleux_4.PLATES,
    **plates_fabuleux_5.PLATES,
}

PAINTED = (("icon.svg", "icon-192.png", 192), ("icon.svg", "icon-512.png", 512))


def draw(name: str) -> str:
    """One plate as a file."""
    p = Plate(name, tones(name))
    DRAWINGS[name](p)
    return p.svg()


def _ground(g: Ground) -> str:
    return "; ".join(f"--p-{k}: {v}" for k, v in g._asdict().items())


def stylesheet(names: list[str]) -> str:
    """Tones by day and by night; a drawing names itself with data-plate."""
    night = "[data-theme='night']"
    rows = [
        "/* Written by web/art/make.py. */",
        ".sprite { position: absolute; width: 0; height: 0; overflow: hidden; }",
        f"[data-plate] {{ {_ground(DAY)}; }}",
        f"{night} [data-plate] {{ {_ground(NIGHT)}; }}",
    ]
    for dark in (False, True):
        for name in names:
            values = "; ".join(f"--m-{i}: {c}" for i, c in enumerate(tones(name, dark), 1))
            place = f"{night} " if dark else ""
            rows.append(f"{place}[data-plate='{name}'] {{ {values}; }}")
    return "\n".join(rows) + "\n"


def outputs() -> dict[Path, str]:
    """Every file and what is in it."""
    plates = {name: draw(name) for name in DRAWINGS}
    art, public = WEB / "src" / "art", WEB / "public"
    return {
        **{art / "plates" / f"{name}.svg": text for name, text in plates.items()},
        art / "plates.css": stylesheet(list(plates)),
        art / "sprite.svg": icons.sprite(),
        public / "icon.svg": icons.app_icon(),
        public / "favicon.svg": icons.favicon(),
    }


def differences(files: dict[Path, str]) -> list[str]:
    """What is wrong with the files as they lie there."""
    found = []
    for path, text in files.items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            found.append(f"{path.relative_to(WEB)} is not what make.py draws")
        if path.parent.name == "plates" and len(text.encode()) > LIMIT:
            found.append(f"{path.name} has {len(text.encode())} bytes, more than {LIMIT}")
    wanted = set(files)
    strange = [q for q in (WEB / "src/art/plates").glob("*.svg") if q not in wanted]
    return found + [f"{q.relative_to(WEB)} is drawn by nobody" for q in strange]


def write(files: dict[Path, str]) -> None:
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        path.write_text(text, encoding="utf-8")


def paint() -> None:
    """The icons as pictures; the maskable one keeps its sign inside the safe circle."""
    public = WEB / "public"
    whole = icons.app_icon(round_by=0, frame=False, scale=0.8)
    jobs = [
        (source, target, size, (public / source).read_text()) for source, target, size in PAINTED
    ]
    for _, target, size, text in [*jobs, ("", "maskable-512.png", 512, whole)]:
        command = ["rsvg-convert", "-w", str(size), "-h", str(size), "-o", str(public / target)]
        subprocess.run(command, input=text.encode(), check=True)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    options.add_argument("--check", action="store_true")
    options.add_argument("--icons", action="store_true")
    options.add_argument("--contact", type=Path, metavar="DIR")
    asked = options.parse_args()
    files = outputs()
    if not asked.check:
        write(files)
    wrong = differences(files)
    for problem in wrong:
        print(problem, file=sys.stderr)
    if asked.icons:
        paint()
    if asked.contact:
        plates = {name: draw(name) for name in DRAWINGS}
        css, ids = stylesheet(list(plates)), list(icons.symbols())
        contact.write(asked.contact, plates, css, icons.sprite(), ids)
    total = sum(len(t) for q, t in files.items() if q.parent.name == "plates")
    print(f"{len(files)} files, plates {total} bytes")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
