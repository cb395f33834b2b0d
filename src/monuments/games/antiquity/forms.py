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
from monuments.games.antiquity.table import codes, colours_of, face_up, hand_cards, stack_cards


def forms(s: State) -> list[Form]:
    """Return the forms of whoever is to move, between two plays."""
    if s[at.MOVER] == at.NONE:
        return []
    hand = hand_cards(s, int(s[at.MOVER]))
    found = [_plain(s, "draw"), _taking(s, "take")]
    for colour in colours_of(s, int(s[at.MOVER])):
        found += [*_laying(s, colour, hand), *_pairs(s, "score", colour, hand)]
        found.append(_plain(s, "history", colour))
    found += _pairs(s, "buy", None, hand)
    if s[at.WITH_POWERS]:
        found += _powers(s, hand)
    return [*found, _plain(s, "end")]


def _named(s: State, colour: int | None) -> int | None:
    """Return the colour as it is named in a play: only with two players (A7.3)."""
    return colour if s[at.SEATS] == 2 else None


def _colour_name(s: State, colour: int | None) -> str | None:
    named = _named(s, colour)
    return None if named is None else COLOUR_NAMES[named]


def _plain(s: State, verb: str, colour: int | None = None, power: int | None = None) -> Form:
    play = Play(verb, _named(s, colour), power=power)
    name = None if power is None else POWER_NAMES[power]
    return Form(verb, _colour_name(s, colour), power=name, refusal=explain(s, play))


def _taking(s: State, verb: str) -> Form:
    row = face_up(s)
    if not row:
        return Form(verb, refusal=Refusal("A4.3", "nothing-face-up"))
    refusal = explain(s, Play(verb, cards=(row[0],)))
    return Form(verb, cards=codes(row), least=1, most=1, refusal=refusal)


def _laying(s: State, colour: int, hand: list[int]) -> Iterator[Form]:
    """Give a form for each monument that the hand has cards of, to erect and to improve."""
    for verb in ("erect", "improve"):
        if not hand:
            yield _empty_handed(s, verb, colour)
        for monument in sorted({card // VALUES for card in hand}):
            yield _lay_form(s, verb, colour, [card for card in hand if card // VALUES == monument])


def _empty_handed(s: State, verb: str, colour: int | None) -> Form:
    refusal = Refusal(RULE_OF[verb], "hand-empty")
    return Form(verb, _colour_name(s, colour), refusal=refusal)


def _lay_form(s: State, verb: str, colour: int, cards: list[int]) -> Form:
    monument = cards[0] // VALUES
    improving = verb == "improve"
    return Form(
        verb,
        _colour_name(s, colour),
        CODES[monument],
        cards=codes(cards),
        least=1 if improving else ask.needed(s, monument),
        most=len(cards),
        ordered=True,
        stack=codes(stack_cards(s, colour, monument)) if improving else (),
        reorder=improving and bool(s[at.HOLDER + ask.SCRIBE] == colour),
        refusal=explain(s, Play(verb, _named(s, colour), tuple(cards))),
    )


def _pairs(s: State, verb: str, colour: int | None, hand: list[int]) -> Iterator[Form]:
    """Give a form for each symbol that the hand has cards with."""
    if not hand:
        yield _empty_handed(s, verb, colour)
    for symbol, name in enumerate(SYMBOL_NAMES):
        cards = [card for card in hand if ask.symbol_of(s, card) == symbol]
        if len(cards) == 1:
            refusal = Refusal(RULE_OF[verb], "no-pair", {"symbol": name})
            yield Form(verb, _colour_name(s, colour), symbol=name, refusal=refusal)
        elif cards:
            yield from _pair_forms(s, verb, colour, cards)


def _pair_forms(s: State, verb: str, colour: int | None, cards: list[int]) -> Iterator[Form]:
    """Give one form if every pair is judged alike, else one for each pair (A4.2)."""
    pairs = {
        pair: explain(s, Play(verb, _named(s, colour), pair)) for pair in combinations(cards, 2)
    }
    groups = [tuple(cards)] if len({str(reason) for reason in pairs.values()}) == 1 else list(pairs)
    for group in groups:
        yield Form(
            verb,
            _colour_name(s, colour),
            symbol=SYMBOL_NAMES[ask.symbol_of(s, group[0])],
            cards=codes(group),
            least=2,
            most=2,
            refusal=pairs[group[0], group[1]],
        )


def _powers(s: State, hand: list[int]) -> Iterator[Form]:
    for colour in colours_of(s, int(s[at.MOVER])):
        for power in range(at.POWERS):
            yield _plain(s, "acquire", colour, power)
    yield _plain(s, "hero draw")
    yield _taking(s, "hero take")
    row = face_up(s)
    if not hand or not row:
        reason = Refusal("A8.5", "hand-empty") if not hand else Refusal("A4.3", "nothing-face-up")
        yield Form("swap", refusal=reason)
    else:
        refusal = explain(s, Play("swap", cards=(hand[0],), target=row[0]))
        yield Form("swap", cards=codes(hand), least=1, most=1, targets=codes(row), refusal=refusal)
