"""Positions of `antiquity` written as words, plays in them, and results.

    s = table(hands=["AKR9 AKR7"], shown={"blue": "AKR 6 3, PET 5"}, faceup="ZEU1 ZEU2 ZEU3")
    after = play(s, "erect AKR9 AKR7, draw")

A hand is a list of cards, an exhibition a list of stacks from bottom to top. What is not said is
as little as can be: no monuments, no points, every historian at home. Three cards face up and nine
in the pile are the last ones in use that nothing else mentions; all the others have left the game.
Every position is audited: no card is made or lost, and what is counted agrees with the cards.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypedDict, Unpack

import pytest

from monuments.engine.game import Deal, State
from monuments.engine.options import read_options
from monuments.engine.play import perform
from monuments.engine.refusal import Refusal, RefusalError
from monuments.games.antiquity import Antiquity
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels import scoring, turns
from monuments.games.antiquity.kernels.layout import (
    CARDS,
    FACE_UP,
    MONUMENTS,
    NONE,
    SYMBOLS,
    VALUES,
)
from monuments.games.antiquity.presentation import board as lying
from monuments.games.antiquity.presentation.cards import (
    CARD_NUMBERS,
    CODES,
    COLOUR_NAMES,
    POWER_NAMES,
    in_use,
)
from monuments.games.antiquity.presentation.public_view import exhibition, held_powers

GAME: Final = Antiquity()
"""Plays on any table: whatever an option changes lies in the position."""
PILE_UNLESS_SAID: Final = 9


class Words(TypedDict, total=False):
    """The description of a position."""

    options: str
    left_out: str
    hands: Sequence[str]
    seen: Sequence[str]
    shown: Mapping[str, str]
    faceup: str
    pile: str
    aside: str
    markers: Mapping[str, int]
    scores: Mapping[str, int]
    historians: Mapping[str, int]
    ladder: str
    powers: Mapping[str, str]
    to_move: int
    actions: int


# --- Writing a position -----------------------------------------------------------------------


def table(seats: int = 3, **words: Unpack[Words]) -> State:
    """Return the described position; with `powers` it has power cards.

    `options` are written as in a record, `hands` and `seen` (A9.2) by seat, the `ladder` as
    "red 7, blue 9" in the order written; `actions` are those left, and if any was used the turn
    has begun.
    """
    game, deck = _material(seats, words)
    s = _swept(game.new(seats, Deal(tuple(deck), words.get("to_move", 0))))
    for seat, hand in enumerate(words.get("hands", ())):
        _hold(s, seat, _cards(hand))
    for seat, hand in enumerate(words.get("seen", ())):
        _put(s, at.KNOWN + seat * MONUMENTS, _cards(hand))
    for colour, stacks in words.get("shown", {}).items():
        _show(s, COLOUR_NAMES.index(colour), stacks)
    _put(s, at.ASIDE, _cards(words.get("aside", "")))
    _lay_out(s, deck, words)
    _put(s, at.GONE, sorted({*deck} - {*everywhere(s)}))
    _set_counts(s, words)

    assert everywhere(s) == Counter(deck), "a card twice, or one that is not in use"
    audit(s)
    return s


def _material(seats: int, words: Words) -> tuple[Antiquity, list[int]]:
    options = read_options(words.get("options", ""))
    game = Antiquity({**options, "powers": "on"} if "powers" in words else options)
    left_out = "SEM" if seats == 3 else words.get("left_out", "SEM")
    return game, in_use(game.cards, seats, NONE if seats == 4 else CODES.index(left_out))


def _swept(s: State) -> State:
    """Take all cards off the table."""
    s[at.HAND : at.MATCHING + at.MAX_SEATS * SYMBOLS] = 0
    s[at.FACEUP : at.FACEUP + FACE_UP] = NONE
    s[at.PILE : at.PILE + CARDS] = NONE
    s[at.LAID_OUT] = s[at.TOP] = s[at.BOTTOM] = 0
    return s


def _cards(text: str) -> list[int]:
    return [CARD_NUMBERS[code] for code in text.split()]


def _hold(s: State, seat: int, hand: list[int]) -> None:
    for card in hand:
        s[at.MATCHING + seat * SYMBOLS + ask.symbol_of(s, card)] += 1
    _put(s, at.HAND + seat * MONUMENTS, hand)


def _put(s: State, start: int, cards: list[int]) -> None:
    """Add cards to the twelve masks that begin at `start`."""
    for card in cards:
        s[start + card // VALUES] |= 1 << (card % VALUES)


def _show(s: State, colour: int, stacks: str) -> None:
    """Build the exhibition "AKR 9 6, PET 5"."""
    for stack in stacks.split(", ") if stacks else ():
        code, *values = stack.split()
        monument = CODES.index(code)
        s[at.AVAILABLE + monument] -= 1
        s[at.HEIGHT + colour * MONUMENTS + monument] = len(values)
        for place, value in enumerate(int(value) for value in values):
            s[at.bottom(colour, monument) + place] = value
            symbol = ask.symbol_of(s, monument * VALUES + value - 1)
            s[at.SHOWN + colour * SYMBOLS + symbol] += 1


def _lay_out(s: State, deck: list[int], words: Words) -> None:
    said = _cards(f"{words.get('faceup', '')} {words.get('pile', '')}")
    spare = sorted({*deck} - {*everywhere(s)} - {*said})
    row = _cards(words["faceup"]) if "faceup" in words else [spare.pop() for _ in range(FACE_UP)]
    pile = _cards(words["pile"]) if "pile" in words else spare[-PILE_UNLESS_SAID:]
    s[at.FACEUP : at.FACEUP + len(row)] = row
    s[at.PILE : at.PILE + len(pile)] = pile
    s[at.LAID_OUT], s[at.BOTTOM] = len(row), len(pile)


def _set_counts(s: State, words: Words) -> None:
    for code, squares in words.get("markers", {}).items():
        s[at.MARKER + CODES.index(code)] = squares
    for colour, points in words.get("scores", {}).items():
        s[at.SCORE + COLOUR_NAMES.index(colour)] = points
    for power, holder in words.get("powers", {}).items():
        s[at.HOLDER + POWER_NAMES.index(power)] = COLOUR_NAMES.index(holder)
    for history in words["ladder"].split(", ") if words.get("ladder") else ():
        _write(s, *history.split())
    for colour, left in words.get("historians", {}).items():
        s[at.HISTORIANS + COLOUR_NAMES.index(colour)] = left
    s[at.ACTIONS] = words.get("actions", turns.ACTIONS_A_TURN)
    s[at.USED] = turns.ACTIONS_A_TURN - s[at.ACTIONS]
    s[at.PLAYED] = int(s[at.USED] > 0)


def _write(s: State, colour: str, pages: str) -> None:
    written = int(s[at.WRITTEN])
    s[at.WRITER + written] = COLOUR_NAMES.index(colour)
    s[at.PAGES + written] = int(pages)
    s[at.WRITTEN] += 1
    s[at.HISTORIANS + COLOUR_NAMES.index(colour)] -= 1


# --- Auditing ---------------------------------------------------------------------------------


def everywhere(s: State) -> Counter[int]:
    """Count each card wherever it lies."""
    found = lying.face_up(s) + lying.pile_cards(s)
    found += lying.masked_cards(s, at.ASIDE) + lying.masked_cards(s, at.GONE)
    for seat in range(int(s[at.SEATS])):
        found += lying.hand_cards(s, seat)
    for colour in range(at.colours(s)):
        found += _exhibited(s, colour)
    return Counter(found)


def _exhibited(s: State, colour: int) -> list[int]:
    return [card for m in range(MONUMENTS) for card in lying.stack_cards(s, colour, m)]


def audit(s: State) -> None:
    """Compare every count that the position keeps with the cards themselves."""
    for seat in range(int(s[at.SEATS])):
        hand = lying.hand_cards(s, seat)
        assert s[at.MATCHING + seat * SYMBOLS :][:SYMBOLS].tolist() == _symbols(s, hand)
        assert {*lying.known_cards(s, seat)} <= {*hand}
    for colour in range(at.colours(s)):
        shown = s[at.SHOWN + colour * SYMBOLS :][:SYMBOLS].tolist()
        assert shown == _symbols(s, _exhibited(s, colour))
        for monument in range(MONUMENTS):
            top = at.bottom(colour, monument) + lying.height(s, colour, monument)
            assert not s[top : at.bottom(colour, monument) + VALUES].any()
    for monument in range(MONUMENTS):
        builders = sum(bool(lying.height(s, c, monument)) for c in range(at.colours(s)))
        free = 0 if monument == s[at.LEFT_OUT] else 2
        assert s[at.AVAILABLE + monument] == free - builders
    empty = s[at.FACEUP + int(s[at.LAID_OUT]) : at.FACEUP + FACE_UP]
    assert (empty == NONE).all()


def _symbols(s: State, cards: list[int]) -> list[int]:
    found = Counter(ask.symbol_of(s, card) for card in cards)
    return [found[symbol] for symbol in range(SYMBOLS)]


# --- Playing ----------------------------------------------------------------------------------


def play(s: State, plays: str) -> State:
    """Return the position after comma-separated plays; `s` does not change."""
    after = s.copy()
    for text in plays.split(", "):
        perform(GAME, after, text)
        assert everywhere(after) == everywhere(s), "a card was made or lost"
        audit(after)
    return after


def refusal(s: State, text: str) -> Refusal:
    """Return why a play is refused; nothing may have changed."""
    before = s.tobytes()
    with pytest.raises(RefusalError) as refused:
        GAME.read_play(s, text)

    assert s.tobytes() == before
    return refused.value.refusal


def refused(s: State, text: str) -> tuple[str, str]:
    """Return the rule and the reason that forbid a play."""
    found = refusal(s, text)
    return found.rule, found.reason


def choices(s: State, verb: str = "") -> list[str]:
    """Return every legal play in notation, sorted; with `verb` only its plays."""
    return sorted(text for text in _plays(s, s, []) if text.startswith(verb))


def _plays(start: State, s: State, steps: list[int]) -> Iterator[str]:
    legal = GAME.legal(s)
    assert legal or not steps, "a play was begun that cannot be finished"
    for step in legal:
        after = s.copy()
        GAME.apply(after, step)
        if GAME.is_midway(after):
            yield from _plays(start, after, [*steps, step])
        else:
            yield GAME.write_play(start, [*steps, step])


def verbs(s: State) -> set[str]:
    """Return the legal plays without cards: {"draw", "red erect", "hero draw"}."""
    plays = (text.split() for text in choices(s))
    return {" ".join(word for word in words if word not in CARD_NUMBERS) for words in plays}


# --- Looking ----------------------------------------------------------------------------------


def hand(s: State, seat: int = 0) -> str:
    return " ".join(lying.codes(lying.hand_cards(s, seat)))


def known(s: State, seat: int = 0) -> str:
    """Return the cards of a hand that all have seen (A9.2)."""
    return " ".join(lying.codes(lying.known_cards(s, seat)))


def shown(s: State, colour: str) -> str:
    """Return an exhibition as it is written: "AKR 9 6, PET 5"."""
    stacks = exhibition(s, COLOUR_NAMES.index(colour)).items()
    return ", ".join(" ".join([code, *map(str, values)]) for code, values in stacks)


def faceup(s: State) -> str:
    return " ".join(lying.codes(lying.face_up(s)))


def pile(s: State) -> str:
    """Return the pile, top card first."""
    return " ".join(lying.codes(lying.pile_cards(s)))


def aside(s: State) -> str:
    return " ".join(lying.codes(lying.masked_cards(s, at.ASIDE)))


def gone(before: State, after: State) -> str:
    """Return the cards that have left the game in between."""
    old = lying.masked_cards(before, at.GONE)
    return " ".join(lying.codes(c for c in lying.masked_cards(after, at.GONE) if c not in old))


def actions(s: State) -> int:
    return int(s[at.ACTIONS])


def available(s: State, code: str) -> int:
    return int(s[at.AVAILABLE + CODES.index(code)])


def marker(s: State, code: str) -> int:
    """Return the number of squares between a marker and the first."""
    return int(s[at.MARKER + CODES.index(code)])


def ladder(s: State) -> str:
    return ", ".join(f"{COLOUR_NAMES[colour]} {pages}" for colour, pages in lying.ladder(s))


def historians(s: State, colour: str) -> int:
    return int(s[at.HISTORIANS + COLOUR_NAMES.index(colour)])


def points(s: State, colour: str) -> int:
    """Return the score on the track."""
    return int(s[at.SCORE + COLOUR_NAMES.index(colour)])


def powers(s: State, colour: str) -> str:
    return " ".join(held_powers(s, COLOUR_NAMES.index(colour)))


def column(s: State, number: int) -> list[int]:
    """Return a column of the score sheet, as if the game ended here, by colour."""
    found: list[int] = scoring.counted(s)[: at.colours(s), number].tolist()
    return found


def totals(s: State) -> list[int]:
    return column(s, scoring.TOTAL)


def winners(s: State) -> list[int]:
    """Return the seats that win if the game ends here."""
    return [seat for seat, place in enumerate(GAME.ranking(s)) if place == 1]
