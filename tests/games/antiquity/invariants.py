"""Invariants of every position of `antiquity`, also in the middle of a play."""

from collections import Counter

from monuments.engine.game import State
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels.layout import (
    CARDS,
    COLOURS,
    FACE_UP,
    MAX_SEATS,
    MONUMENTS,
    NONE,
    SYMBOLS,
    VALUES,
)

FLAGS = (at.PLAYED, at.BOUGHT, at.HERO_USED, at.NAUTE_USED)


def block(s: State, start: int, rows: int, width: int) -> list[list[int]]:
    """Return `rows` lists of `width` numbers."""
    found: list[list[int]] = s[start : start + rows * width].reshape(rows, width).tolist()
    return found


def unmasked(masks: list[int]) -> list[int]:
    return [card for card in range(CARDS) if masks[card // VALUES] >> (card % VALUES) & 1]


def lifted(s: State) -> list[int]:
    """Return the cards of a stack that is being put in a new order (A8.3)."""
    if s[at.PHASE] != at.ORDERING:
        return []
    return [int(s[at.SITE]) * VALUES + v for v in range(VALUES) if int(s[at.PICKED]) >> v & 1]


def exhibited(s: State, colour: int) -> list[int]:
    """Return the cards of a colour's stacks; nothing may lie above a stack's height."""
    found = lifted(s) if s[at.PHASE] == at.ORDERING and s[at.FOR] == colour else []
    for monument in range(MONUMENTS):
        place = colour * MONUMENTS + monument
        values = s[at.STACK + place * VALUES :][:VALUES].tolist()
        height = int(s[at.HEIGHT + place])
        assert 0 not in values[:height]
        assert not any(values[height:])
        found += [monument * VALUES + value - 1 for value in values[:height]]
    return found


def symbols(s: State, cards: list[int]) -> list[int]:
    """Count each symbol by looking at the masks that a card file gave."""
    masks = block(s, at.SYMBOL, MONUMENTS, SYMBOLS)
    return [sum(masks[c // VALUES][k] >> (c % VALUES) & 1 for c in cards) for k in range(SYMBOLS)]


def audit(s: State, deck: tuple[int, ...]) -> None:
    """Check that each card of `deck` is in one place, and that all counts agree."""
    hands = [unmasked(masks) for masks in block(s, at.HAND, MAX_SEATS, MONUMENTS)]
    shown = [exhibited(s, colour) for colour in range(COLOURS)]
    aside, gone = unmasked(s[at.ASIDE :][:MONUMENTS].tolist()), unmasked(s[at.GONE :].tolist())
    everywhere = [*_row(s), *_pile(s), *aside, *gone]
    everywhere += [card for cards in (*hands, *shown) for card in cards]
    assert Counter(everywhere) == Counter(deck)
    assert block(s, at.MATCHING, MAX_SEATS, SYMBOLS) == [symbols(s, hand) for hand in hands]
    assert block(s, at.SHOWN, COLOURS, SYMBOLS) == [symbols(s, cards) for cards in shown]
    for hand, masks in zip(hands, block(s, at.KNOWN, MAX_SEATS, MONUMENTS), strict=True):
        assert set(unmasked(masks)) <= set(hand)
    _audit_builders(s)
    _audit_histories(s, len(aside))
    _audit_turn(s)


def _row(s: State) -> list[int]:
    row: list[int] = s[at.FACEUP : at.FACEUP + FACE_UP].tolist()
    assert row[int(s[at.LAID_OUT]) :] == [NONE] * (FACE_UP - int(s[at.LAID_OUT]))
    return row[: int(s[at.LAID_OUT])]


def _pile(s: State) -> list[int]:
    pile: list[int] = s[at.PILE : at.PILE + CARDS].tolist()
    top, bottom = int(s[at.TOP]), int(s[at.BOTTOM])
    assert 0 <= top <= bottom <= CARDS
    assert set(pile[:top] + pile[bottom:]) <= {NONE}
    return pile[top:bottom]


def _audit_builders(s: State) -> None:
    """A1.6, A4.5: builders reduce availability; an unfinished one does not count."""
    heights = block(s, at.HEIGHT, COLOURS, MONUMENTS)
    if s[at.PHASE] == at.ERECTING and s[at.SITE] != NONE:
        heights[int(s[at.FOR])][int(s[at.SITE])] = 0
    if s[at.PHASE] == at.ORDERING:
        heights[int(s[at.FOR])][int(s[at.SITE])] = 1
    for monument in range(MONUMENTS):
        builders = sum(row[monument] > 0 for row in heights)
        assert builders <= 2
        free = 0 if monument == s[at.LEFT_OUT] else 2
        assert s[at.AVAILABLE + monument] == free - builders


def _audit_histories(s: State, aside: int) -> None:
    """A5.3, A5.4: every card aside is a page, and every step of a marker a card."""
    written = int(s[at.WRITTEN])
    pages = s[at.PAGES : at.PAGES + at.LADDER_SIZE].tolist()
    markers = s[at.MARKER : at.MARKER + MONUMENTS]
    each = 3 if s[at.SEATS] == 3 else 2
    assert sum(pages) == aside
    assert all(pages[:written])
    assert not any(pages[written:])
    assert written + int(s[at.HISTORIANS :][:COLOURS].sum()) == each * at.colours(s)
    assert 0 <= markers.min() <= markers.max() <= s[at.LAST_SQUARE]
    assert markers.sum() <= aside


def _audit_turn(s: State) -> None:
    assert s[at.SCORE : at.SCORE + COLOURS].min() >= 0  # A8.4
    assert all(s[flag] in (0, 1) for flag in FLAGS)
    if s[at.PHASE] == at.CLOSED or s[at.MOVER] == NONE:
        assert s[at.ACTIONS] == s[at.USED] == 0
    else:
        assert s[at.ACTIONS] + s[at.USED] == 3 + s[at.BOUGHT]
    assert (s[at.HOLDER :][: at.POWERS] == NONE).all() or s[at.WITH_POWERS]
    if s[at.PHASE] in (at.FREE, at.CLOSED):
        assert s[at.FOR] == s[at.SITE] == s[at.PICKED] == NONE
    if s[at.MOVER] != NONE and not s[at.PLAYED] and s[at.PHASE] == at.FREE:
        assert (s[at.LAID_OUT], s[at.ACTIONS], s[at.USED]) == (FACE_UP, 3, 0)
