"""The forms of the mover: possible plays, and refusals of the others."""

from monuments.engine.game import State
from monuments.engine.wire import Form
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.presentation.cards import DIRECTIONS, Deck
from monuments.games.fabuleux.presentation.notation import NAMING, Play
from monuments.games.fabuleux.presentation.refusals import explain, turned_collector


def forms(s: State, deck: Deck) -> list[Form]:
    """Return the forms of the mover; one of a form's targets completes it."""
    if s[at.MOVER] == at.NONE:
        return []
    found = [_form(s, verb, deck) for verb in ("choose", "say", "challenge")]
    collector = turned_collector(s)
    return found if collector is None else [_form(s, collector, deck), *found]


def _form(s: State, verb: str, deck: Deck) -> Form:
    if verb == "flood":
        return Form(verb, targets=DIRECTIONS, refusal=explain(s, Play(verb, direction=0), deck))
    if verb not in NAMING:
        return Form(verb, refusal=explain(s, Play(verb), deck))
    codes = deck.characteristic_codes()
    reasons = [explain(s, Play(verb, i), deck) for i in range(len(codes))]
    possible = tuple(code for code, reason in zip(codes, reasons, strict=True) if reason is None)
    if possible:
        return Form(verb, targets=possible)
    # The current characteristic can never be named again; the refusal of another one says more.
    other = reasons[0] if s[at.CHOSEN] != 0 else reasons[1]
    return Form(verb, targets=codes, refusal=other)
