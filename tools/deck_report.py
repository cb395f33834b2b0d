"""Check the balance of a deck of Monuments fabuleux, draw it and list its sources."""

import argparse
import re
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final

from monuments.engine.wire import Characteristic
from monuments.games.fabuleux.presentation.cards import (
    GRADES,
    STANDARD,
    Deck,
    Monument,
    read_deck,
)

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs/deck.md"
PICTURE: Final = ROOT / "docs/deck.svg"
MINUS: Final = "\N{MINUS SIGN}"


def beaten(deck: Deck, card: Monument, index: int) -> tuple[int, int]:
    """Return how many other cards `card` beats and how many it ties with."""
    sign = -1 if deck.characteristics[index].wins == "lowest" else 1
    mine = sign * card.figures[index]
    others = [sign * other.figures[index] for other in deck.monuments if other is not card]
    return sum(mine > other for other in others), others.count(mine)


def chances(deck: Deck, card: Monument) -> list[float]:
    """Return per characteristic the chance against a random other card, ties as half."""
    counts = [beaten(deck, card, i) for i in range(len(deck.characteristics))]
    return [(wins + ties / 2) / (len(deck.monuments) - 1) for wins, ties in counts]


def weak_cards(deck: Deck) -> list[str]:
    """Return the cards that beat half of the deck in no characteristic."""
    half = len(deck.monuments) // 2
    return [
        card.code
        for card in deck.monuments
        if max(beaten(deck, card, i)[0] for i in range(len(deck.characteristics))) < half
    ]


def shown(value: float, characteristic: Characteristic) -> str:
    """Write a figure with its unit; a characteristic without one is a year."""
    if not characteristic.unit:
        return f"{value}".replace("-", MINUS)
    gap = "" if characteristic.unit.startswith("/") else " "
    return f"{value:,}{gap}{characteristic.unit}".replace("-", MINUS)


# --- the picture -----------------------------------------------------------------------

Colour = tuple[int, int, int]

PAPER: Final = "#f6efe0"
INK: Final = "#231c14"
FAINT: Final = "#685c49"
# Even the darkest step is light enough for ink on it.
RAMP: Final[tuple[Colour, ...]] = ((253, 249, 240), (243, 215, 152), (209, 122, 56))
GRADE_FILL: Final = {
    "red": "#b4232a",
    "orange": "#d9742b",
    "yellow": "#f0be2c",
    "green": "#1c7a43",
}
GRADE_TEXT: Final = {"red": "#ffffff", "orange": INK, "yellow": INK, "green": "#ffffff"}

LEFT: Final = 284
CELL: Final = 152
MEAN: Final = 70
ROW: Final = 23
TOP: Final = 104
GAP: Final = 10


def heat(chance: float) -> Colour:
    position = chance * (len(RAMP) - 1)
    step = min(int(position), len(RAMP) - 2)
    part = position - step
    low, high = RAMP[step], RAMP[step + 1]
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(low, high, strict=True))
    return red, green, blue


def text(x: float, y: float, words: str, style: str = "", fill: str = INK) -> str:
    return f'<text x="{x:g}" y="{y:g}" fill="{fill}" {style}>{escape(words)}</text>'


def cell(x: float, y: float, chance: float, figure: str) -> str:
    fill = "#{:02x}{:02x}{:02x}".format(*heat(chance))
    return (
        f'<rect x="{x + 1:g}" y="{y + 1:g}" width="{CELL - 2}" height="{ROW - 2}" fill="{fill}"/>'
        + text(x + 50, y + 16, f"{chance:.0%}", 'class="chance" text-anchor="end"')
        + text(x + CELL - 9, y + 16, figure, 'class="figure" text-anchor="end"')
    )


def badge(y: float, grade: str) -> str:
    return (
        f'<rect x="24" y="{y + 3:g}" width="17" height="17" rx="3" '
        f'fill="{GRADE_FILL[grade]}" stroke="{INK}"/>'
        + text(
            32.5,
            y + 16,
            grade[0].upper(),
            'class="badge" text-anchor="middle"',
            GRADE_TEXT[grade],
        )
    )


def row(deck: Deck, card: Monument, y: float) -> Iterator[str]:
    odds = chances(deck, card)
    yield badge(y, GRADES[card.grade])
    yield text(50, y + 16, card.code, 'class="code"', FAINT)
    yield text(86, y + 16, card.names["en"])
    for i, chance in enumerate(odds):
        figure = shown(card.figures[i], deck.characteristics[i])
        yield cell(LEFT + i * CELL, y, chance, figure)
    best = LEFT + odds.index(max(odds)) * CELL
    yield (
        f'<rect x="{best + 1.5:g}" y="{y + 1.5:g}" width="{CELL - 3}" height="{ROW - 3}" '
        f'fill="none" stroke="{INK}" stroke-width="2"/>'
    )
    mean = sum(odds) / len(odds)
    right = LEFT + len(odds) * CELL + MEAN - 16
    yield text(right, y + 16, f"{mean:.0%}", 'class="chance" text-anchor="end"', FAINT)


def legend(y: float) -> Iterator[str]:
    yield text(24, y + 14, "never", 'class="small"', FAINT)
    for i in range(21):
        fill = "#{:02x}{:02x}{:02x}".format(*heat(i / 20))
        yield f'<rect x="{66 + i * 9}" y="{y + 3:g}" width="9" height="14" fill="{fill}"/>'
    yield text(262, y + 14, "always", 'class="small"', FAINT)
    note = "Outlined: the best characteristic of the card.  R O Y G: red, orange, yellow, green."
    yield text(322, y + 14, note, 'class="small"', FAINT)


def by_grade(deck: Deck) -> list[list[Monument]]:
    """Return the cards of each grade, the strongest first."""
    return [
        sorted(
            (card for card in deck.monuments if card.grade == grade),
            key=lambda card: (-sum(chances(deck, card)), card.code),
        )
        for grade in reversed(range(len(GRADES)))
    ]


def heading(deck: Deck) -> Iterator[str]:
    yield text(24, 40, "Monuments fabuleux: what each card is good at", 'class="title"')
    line = (
        "Chance to win the comparison with a random other card of the deck, ties counted as half."
    )
    yield text(24, 62, line, 'class="small"', FAINT)
    for i, characteristic in enumerate(deck.characteristics):
        style = 'class="head" text-anchor="middle"'
        yield text(LEFT + (i + 0.5) * CELL, TOP - 10, characteristic.names["en"], style)
    right = LEFT + len(deck.characteristics) * CELL + MEAN - 16
    yield text(right, TOP - 10, "mean", 'class="head" text-anchor="end"', FAINT)


STYLE: Final = """
text { font: 13px "Source Sans 3", "Segoe UI", system-ui, sans-serif; }
.title { font: 24px Georgia, "Times New Roman", serif; }
.head { font-size: 12.5px; font-weight: 600; }
.small { font-size: 12px; }
.code { font-size: 11px; letter-spacing: .06em; }
.badge { font-size: 11px; font-weight: 700; }
.chance { font-weight: 700; }
.figure { font-size: 11px; }
"""


def draw(deck: Deck) -> str:
    parts = list(heading(deck))
    y = float(TOP)
    for cards in by_grade(deck):
        for card in cards:
            parts += row(deck, card, y)
            y += ROW
        y += GAP
    parts += legend(y)
    width = LEFT + len(deck.characteristics) * CELL + MEAN
    height = y + 34
    label = f"Winning chances of the {len(deck.monuments)} cards of the deck {deck.name}"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height:g}" '
            f'width="{width}" height="{height:g}" role="img" aria-label="{label}">',
            f"<title>{label}</title>",
            f"<style>{STYLE}</style>",
            f'<rect width="{width}" height="{height:g}" fill="{PAPER}"/>',
            *parts,
            "</svg>\n",
        ]
    )


# --- the table of sources --------------------------------------------------------------

START: Final = "<!-- sources: written by tools/deck_report.py -->"
END: Final = "<!-- end of sources -->"


def sources(deck: Deck) -> str:
    lines = []
    for cards in by_grade(deck):
        grade = GRADES[cards[0].grade]
        lines += [f"### {grade.capitalize()}", ""]
        for card in sorted(cards, key=lambda card: card.code):
            lines.append(f"- **{card.code} {card.names['en']}**: {grade}, {card.grade_reason}.")
            for characteristic, value, source in zip(
                deck.characteristics, card.figures, card.sources, strict=True
            ):
                figure = shown(value, characteristic)
                lines.append(f"  - {characteristic.names['en']} {figure} ({source})")
        lines.append("")
    return "\n".join(lines)


def with_sources(page: str, deck: Deck) -> str:
    block = f"{START}\n\n{sources(deck)}\n{END}"
    pattern = re.escape(START) + ".*" + re.escape(END)
    return re.sub(pattern, lambda _: block, page, flags=re.DOTALL)


# --- the command -----------------------------------------------------------------------


def report(deck: Deck) -> str:
    codes = [c.code for c in deck.characteristics]
    lines = ["card  " + " ".join(f"{code:>9}" for code in codes)]
    lines += [
        f"{card.code}   " + " ".join(f"{chance:9.0%}" for chance in chances(deck, card))
        for card in deck.monuments
    ]
    weak = weak_cards(deck)
    lines.append(f"beat half of the deck nowhere: {', '.join(weak) or 'none'}")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("deck", nargs="?", type=Path, help="only report on this deck file")
    parser.add_argument("--check", action="store_true", help="write nothing, fail if out of date")
    args = parser.parse_args()
    deck = read_deck(args.deck or STANDARD)
    print(report(deck))
    if args.deck is None:
        page = PAGE.read_text(encoding="utf-8")
        wanted = {PICTURE: draw(deck), PAGE: with_sources(page, deck)}
        for path, content in wanted.items():
            if args.check and (not path.exists() or path.read_text(encoding="utf-8") != content):
                print(f"{path.relative_to(ROOT)} is out of date", file=sys.stderr)
                return 1
            if not args.check:
                path.write_text(content, encoding="utf-8")
    return 1 if weak_cards(deck) else 0


if __name__ == "__main__":
    sys.exit(main())
