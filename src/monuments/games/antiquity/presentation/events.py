"""The events of a play, as data for the log, animations and screen readers."""

from monuments.engine.game import State
from monuments.engine.refusal import Argument
from monuments.engine.wire import Event
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels import rules
from monuments.games.antiquity.kernels import steps as do
from monuments.games.antiquity.kernels.layout import COLOURS, MONUMENTS, NONE, VALUES
from monuments.games.antiquity.kernels.scoring import places
from monuments.games.antiquity.presentation.board import codes, face_up, stack_cards
from monuments.games.antiquity.presentation.cards import (
    CODES,
    COLOUR_NAMES,
    POWER_NAMES,
    SYMBOL_NAMES,
    code_of,
)
from monuments.games.antiquity.presentation.notation import Play, play_of
from monuments.games.antiquity.presentation.refusals import acting


def events(
    before: State, steps: list[int], seat: int | None, after: State | None = None
) -> list[Event]:
    """Return what a whole play did, as `seat` may see it."""
    play, mover = play_of(before, steps), int(before[at.MOVER])
    if after is None:
        after = before.copy()
        for step in steps:
            rules.apply(after, step)
    found = [_main_event(before, after, play)]
    if play.verb == "history":
        found += _chronicled(before, after)
    if play.verb == "end":
        if new := face_up(after)[len(face_up(before)) :]:
            found.append(("refill", {"cards": codes(new)}))
        if after[at.MOVER] == NONE:
            winners = [str(seat) for seat, place in enumerate(places(after)) if place == 1]
            found.append(("over", {"winners": tuple(winners)}))
    seen = [Event(kind, mover, args) for kind, args in found]
    if hides(steps) and seat != mover:
        seen[0] = Event(f"{seen[0].kind}-hidden", mover)
    return seen


def hides(steps: list[int]) -> bool:
    """Tell whether only the mover sees which card the play brings."""
    return steps[0] in (do.DRAW, do.HERO_DRAW)


_Happening = tuple[str, dict[str, Argument]]


def _main_event(before: State, after: State, play: Play) -> _Happening:
    colour, cards = COLOUR_NAMES[acting(before, play)], play.card_codes()
    match play.verb:
        case "draw" | "hero draw":
            top = code_of(int(before[at.PILE + int(before[at.TOP])]))
            return play.verb.replace(" ", "-"), {"card": top}
        case "take" | "hero take":
            return play.verb.replace(" ", "-"), {"card": cards[0]}
        case "erect" | "improve":
            args: dict[str, Argument] = {
                "colour": colour,
                "monument": CODES[play.cards[0] // VALUES],
                "cards": play.card_codes(),
            }
            if play.order:
                return "reorder", {**args, "stack": codes(play.order)}
            return play.verb, args
        case "score":
            score = at.SCORE + acting(before, play)
            points = int(after[score] - before[score])
            symbol = _symbol(before, play)
            return "score", {"colour": colour, "cards": cards, "points": points, **symbol}
        case "buy":
            return "buy", {"cards": cards, **_symbol(before, play)}
        case "swap":
            assert play.target is not None
            return "swap", {"card": cards[0], "target": code_of(play.target)}
        case "acquire":
            assert play.power is not None
            holder = int(before[at.HOLDER + play.power])
            args = {"colour": colour, "power": POWER_NAMES[play.power]}
            args["points"] = rules.POINTS_WHEN_TAKEN
            if holder == NONE:
                return "acquire", args
            return "seize", {**args, "from": COLOUR_NAMES[holder]}
        case "history":
            pages = int(after[at.PAGES + int(before[at.WRITTEN])])
            return "history", {"colour": colour, "pages": pages}
        case _:
            return "end", {}


def _symbol(s: State, play: Play) -> dict[str, Argument]:
    return {"symbol": SYMBOL_NAMES[ask.symbol_of(s, play.cards[0])]}


def _chronicled(before: State, after: State) -> list[_Happening]:
    """Return the cards given, the markers moved, the points for stuck markers."""
    found: list[_Happening] = []
    given = [0] * MONUMENTS
    for colour in range(COLOURS):
        for monument in range(MONUMENTS):
            stack = stack_cards(before, colour, monument)
            if len(stack) > len(stack_cards(after, colour, monument)):
                given[monument] += 1
                card = code_of(stack[-1])
                found.append(("give", {"colour": COLOUR_NAMES[colour], "card": card}))
    for monument in range(MONUMENTS):
        if before[at.MARKER + monument] != after[at.MARKER + monument]:
            value = int(after[at.TRACK + 3 * int(after[at.MARKER + monument])])
            found.append(("marker", {"monument": CODES[monument], "value": value}))
    moved = after[at.MARKER :][:MONUMENTS] - before[at.MARKER :][:MONUMENTS]
    full = [monument for monument in range(MONUMENTS) if given[monument] > moved[monument]]  # A5.5
    for colour in range(COLOURS):
        gain = int(after[at.SCORE + colour] - before[at.SCORE + colour])
        if gain:
            built = tuple(CODES[each] for each in full if stack_cards(after, colour, each))
            args = {"colour": COLOUR_NAMES[colour], "points": gain, "monuments": built}
            found.append(("overflow", args))
    return found
