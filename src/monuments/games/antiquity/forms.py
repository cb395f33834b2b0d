"""What the mover can do, as forms, and why not the rest."""

from collections.abc import Iterator
from itertools import combinations

from monuments.engine.game import State
from monuments.engine.refusal import Refusal
from monuments.engine.wire import Form
from monuments.games.antiquity import layout as at
from monuments.games.antiquity import questions as ask
from monuments.games.antiquity.cards import CODES, COLOUR_NAMES, POWER_NAMES, SYMBOL_NAMES
from monuments.games.antiquity.layout import VALUES
from monuments.games.antiquity.notation import Play
from monuments.games.antiquity.refusals import RULE_OF, explain
from monuments.games.antiquity.table import (
    Board,
    codes,
    colours_of,
    face_up,
    hand_cards,
    needed,
    pile_size,
    stack_cards,
    symbol_of,
)


def forms(s: State) -> list[Form]:
    """Return the forms of whoever is to move, between two plays."""
    if s[at.MOVER] == at.NONE:
        return []
    board = Board.of(s)
    mover = board.s[at.MOVER]
    hand = hand_cards(board.s, mover)
    found = [_plain(board, "draw"), _taking(board, "take")]
    for colour in colours_of(board.s, mover):
        found += [*_laying(board, colour, hand), *_pairs(board, "score", colour, hand)]
        found.append(_plain(board, "history", colour))
    found += _pairs(board, "buy", None, hand)
    if board.s[at.WITH_POWERS]:
        found += _powers(board, hand)
    return [*found, _plain(board, "end")]


def _named(s: list[int], colour: int | None) -> int | None:
    """Return the colour as it is named in a play: only with two players (A7.3)."""
    return colour if s[at.SEATS] == 2 else None


def _colour_name(s: list[int], colour: int | None) -> str | None:
    named = _named(s, colour)
    return None if named is None else COLOUR_NAMES[named]


def _plain(board: Board, verb: str, colour: int | None = None, power: int | None = None) -> Form:
    play = Play(verb, _named(board.s, colour), power=power)
    name = None if power is None else POWER_NAMES[power]
    return Form(verb, _colour_name(board.s, colour), power=name, refusal=explain(board, play))


def _taking(board: Board, verb: str) -> Form:
    row = face_up(board.s)
    if not row:
        return Form(verb, refusal=Refusal("A4.3", "nothing-face-up"))
    refusal = explain(board, Play(verb, cards=(row[0],)))
    return Form(verb, cards=codes(row), least=1, most=1, refusal=refusal)


def _laying(board: Board, colour: int, hand: list[int]) -> Iterator[Form]:
    """Give a form for each monument that the hand has cards of, to erect and to improve."""
    for verb in ("erect", "improve"):
        if not hand:
            yield _empty_handed(board, verb, colour)
        for monument in sorted({card // VALUES for card in hand}):
            cards = [card for card in hand if card // VALUES == monument]
            yield _lay_form(board, verb, colour, cards)


def _empty_handed(board: Board, verb: str, colour: int | None) -> Form:
    refusal = Refusal(RULE_OF[verb], "hand-empty")
    return Form(verb, _colour_name(board.s, colour), refusal=refusal)


def _lay_form(board: Board, verb: str, colour: int, cards: list[int]) -> Form:
    monument = cards[0] // VALUES
    improving = verb == "improve"
    return Form(
        verb,
        _colour_name(board.s, colour),
        CODES[monument],
        cards=codes(cards),
        least=1 if improving else needed(board.s, monument),
        most=len(cards),
        ordered=True,
        stack=codes(stack_cards(board.s, colour, monument)) if improving else (),
        reorder=improving and board.s[at.HOLDER + ask.SCRIBE] == colour,
        refusal=explain(board, Play(verb, _named(board.s, colour), tuple(cards))),
    )


def _pairs(board: Board, verb: str, colour: int | None, hand: list[int]) -> Iterator[Form]:
    """Give a form for each symbol that the hand has cards with."""
    if not hand:
        yield _empty_handed(board, verb, colour)
    symbols = [symbol_of(board.s, card) for card in hand]
    for symbol, name in enumerate(SYMBOL_NAMES):
        cards = [card for card, its in zip(hand, symbols, strict=True) if its == symbol]
        if len(cards) == 1:
            refusal = Refusal(RULE_OF[verb], "no-pair", {"symbol": name})
            yield Form(verb, _colour_name(board.s, colour), symbol=name, refusal=refusal)
        elif cards:
            yield from _pair_forms(board, verb, colour, cards)


def _pair_forms(board: Board, verb: str, colour: int | None, cards: list[int]) -> Iterator[Form]:
    """Give one form if every pair is judged alike, else one for each pair (A4.2)."""
    # While there is a card to draw, something is left to do after any purchase.
    bare = verb == "buy" and not pile_size(board.s) and not face_up(board.s)
    pairs = {
        pair: explain(board, Play(verb, _named(board.s, colour), pair))
        for pair in combinations(cards if bare else cards[:2], 2)
    }
    groups = [tuple(cards)] if len({str(reason) for reason in pairs.values()}) == 1 else list(pairs)
    for group in groups:
        yield Form(
            verb,
            _colour_name(board.s, colour),
            symbol=SYMBOL_NAMES[symbol_of(board.s, group[0])],
            cards=codes(group),
            least=2,
            most=2,
            refusal=pairs[group[0], group[1]],
        )


def _powers(board: Board, hand: list[int]) -> Iterator[Form]:
    for colour in colours_of(board.s, board.s[at.MOVER]):
        for power in range(at.POWERS):
            yield _plain(board, "acquire", colour, power)
    yield _plain(board, "hero draw")
    yield _taking(board, "hero take")
    row = face_up(board.s)
    if not hand or not row:
        reason = Refusal("A8.5", "hand-empty") if not hand else Refusal("A4.3", "nothing-face-up")
        yield Form("swap", refusal=reason)
    else:
        refusal = explain(board, Play("swap", cards=(hand[0],), target=row[0]))
        yield Form("swap", cards=codes(hand), least=1, most=1, targets=codes(row), refusal=refusal)
