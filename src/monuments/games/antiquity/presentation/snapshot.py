"""The whole position for `monuments replay`, with the sources of scores."""

from typing import Any

from monuments.engine.game import OVER, State
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import scoring
from monuments.games.antiquity.presentation.board import (
    codes,
    colours_of,
    face_up,
    hand_cards,
    ladder,
    monuments_in_use,
    pile_cards,
)
from monuments.games.antiquity.presentation.cards import CODES, COLOUR_NAMES
from monuments.games.antiquity.presentation.public_view import exhibition, held_powers
from monuments.games.antiquity.presentation.view_types import Score

_SCORE_KEYS = Score.__struct_fields__


def snapshot(s: State, names: list[str]) -> dict[str, Any]:
    """Return the position as JSON, with scores and winners if it ended here."""
    mover, sheet = int(s[at.MOVER]), scoring.counted(s)
    return {
        "game": "antiquity",
        "finished": mover == OVER,
        "turn": int(s[at.TURN]),
        "to_move": None if mover == OVER else names[mover],
        "faceup": sorted(codes(face_up(s))),
        "pile": len(pile_cards(s)),
        "hands": {name: sorted(codes(hand_cards(s, seat))) for seat, name in enumerate(names)},
        "markers": {CODES[m]: int(s[at.MARKER + m]) for m in monuments_in_use(s)},
        "ladder": [{"colour": COLOUR_NAMES[c], "pages": pages} for c, pages in ladder(s)],
        "colours": {
            COLOUR_NAMES[colour]: _colour(s, sheet, colour, names)
            for colour in range(at.colours(s))
        },
        "winners": [
            name for name, place in zip(names, scoring.places(s), strict=True) if place == 1
        ],
    }


def _colour(s: State, sheet: scoring.Sheet, colour: int, names: list[str]) -> dict[str, Any]:
    return {
        "player": names[at.owner(s, colour)],
        "exhibition": {code: list(values) for code, values in exhibition(s, colour).items()},
        "historians": int(s[at.HISTORIANS + colour]),
        "points": int(s[at.SCORE + colour]),
        "powers": sorted(held_powers(s, colour)),
        "score": dict(zip(_SCORE_KEYS, sheet[colour].tolist(), strict=True)),
    }


def sources(s: State) -> list[dict[str, int]]:
    """Return the parts of each player's score; of two colours the lower (A7.4)."""
    rows, found = scoring.counted(s).tolist(), list[dict[str, int]]()
    for seat in range(int(s[at.SEATS])):
        lower = min((rows[colour] for colour in colours_of(s, seat)), key=lambda row: row[-1])
        found.append(dict(zip(_SCORE_KEYS[:-1], lower[:-1], strict=True)))
    return found
