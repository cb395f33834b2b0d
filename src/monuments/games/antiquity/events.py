"""What a play did, as data that log, animation and screen reader all tell from."""

from typing import Final

from monuments.engine.game import State
from monuments.engine.refusal import Argument
from monuments.engine.wire import Event
from monuments.games.antiquity import layout as at
from monuments.games.antiquity import questions as ask
from monuments.games.antiquity import rules
from monuments.games.antiquity import steps as do
from monuments.games.antiquity.cards import CODES, COLOUR_NAMES, POWER_NAMES, SYMBOL_NAMES, code_of
from monuments.games.antiquity.layout import COLOURS, MONUMENTS, NONE, VALUES
from monuments.games.antiquity.notation import Play, play_of
from monuments.games.antiquity.refusals import acting
from monuments.games.antiquity.scoring import places
from monuments.games.antiquity.table import codes, face_up, stack_cards


def events(before: State, steps: list[int], seat: int | None) -> list[Event]:
    """Return what a whole play did, as `seat` may see it."""
    play, mover = play_of(before, steps), int(before[at.MOVER])
    after = before
    if play.verb in _TOLD_BY_THE_OUTCOME:
        after = before.copy()
        for step in steps:
            rules.apply(after, step)
    found = [_told(before, after, play)]
    if play.verb == "history":
        found += _chronicled(before, after)
    if play.verb == "end":
        found += _ended(before, after)
    seen = [Event(kind, mover, args) for kind, args in found]
    if hides(steps) and seat != mover:
        seen[0] = Event(f"{seen[0].kind}-hidden", mover)
    return seen


def hides(steps: list[int]) -> bool:
    """Tell whether only who makes a play sees which card it brings."""
    return steps[0] in (do.DRAW, do.HERO_DRAW)


_TOLD_BY_THE_OUTCOME: Final = ("score", "history", "end")
_Told = tuple[str, dict[str, Argument]]


def _told(before: State, after: State, play: Play) -> _Told:
    colour, cards = COLOUR_NAMES[acting(before, play)], play.card_codes()
    match play.verb:
        case "draw" | "hero draw":
            return play.verb.replace(" ", "-"), {"card": _drawn(before)}
        case "take" | "hero take":
            return play.verb.replace(" ", "-"), {"card": cards[0]}
        case "erect" | "improve":
            return _laid(play, colour)
        case "score":
            points = int(
                after[at.SCORE + acting(before, play)] - before[at.SCORE + acting(before, play)]
            )
            return "score", {
                "colour": colour,
                "cards": cards,
                "points": points,
                **_symbol(before, play),
            }
        case "buy":
            return "buy", {"cards": cards, **_symbol(before, play)}
        case "swap":
            assert play.target is not None
            return "swap", {"card": cards[0], "target": code_of(play.target)}
        case "acquire":
            return _acquired(before, play, colour)
        case "history":
            pages = int(after[at.PAGES + int(before[at.WRITTEN])])
            return "history", {"colour": colour, "pages": pages}
        case _:
            return "end", {}


def _drawn(before: State) -> str:
    return code_of(int(before[at.PILE + int(before[at.TOP])]))


def _symbol(s: State, play: Play) -> dict[str, Argument]:
    return {"symbol": SYMBOL_NAMES[ask.symbol_of(s, play.cards[0])]}


def _laid(play: Play, colour: str) -> _Told:
    args: dict[str, Argument] = {
        "colour": colour,
        "monument": CODES[play.cards[0] // VALUES],
        "cards": play.card_codes(),
    }
    if play.order:
        return "reorder", {**args, "stack": codes(play.order)}
    return play.verb, args


def _acquired(before: State, play: Play, colour: str) -> _Told:
    assert play.power is not None
    args: dict[str, Argument] = {"colour": colour, "power": POWER_NAMES[play.power]}
    holder = int(before[at.HOLDER + play.power])
    if holder == NONE:
        return "acquire", {**args, "points": rules.POINTS_WHEN_TAKEN}
    return "seize", {**args, "points": rules.POINTS_WHEN_TAKEN, "from": COLOUR_NAMES[holder]}


def _chronicled(before: State, after: State) -> list[_Told]:
    """Tell the cards given, the markers moved, the points for those that could not move."""
    given: list[_Told] = []
    for colour in range(COLOURS):
        for monument in range(MONUMENTS):
            stack = stack_cards(before, colour, monument)
            if len(stack) > len(stack_cards(after, colour, monument)):
                args: dict[str, Argument] = {
                    "colour": COLOUR_NAMES[colour],
                    "card": code_of(stack[-1]),
                }
                given.append(("give", args))
    return given + _markers(before, after) + _overflow(before, after)


def _markers(before: State, after: State) -> list[_Told]:
    return [
        ("marker", {"monument": CODES[monument], "value": value_at(after, monument)})
        for monument in range(MONUMENTS)
        if before[at.MARKER + monument] != after[at.MARKER + monument]
    ]


def value_at(s: State, monument: int) -> int:
    """Return what the marker's square is worth to a sole builder (A1.5)."""
    return int(s[at.TRACK + 3 * int(s[at.MARKER + monument])])


def _overflow(before: State, after: State) -> list[_Told]:
    gains = after[at.SCORE : at.SCORE + COLOURS] - before[at.SCORE : at.SCORE + COLOURS]
    return [
        ("overflow", {"colour": COLOUR_NAMES[colour], "points": int(gain)})
        for colour, gain in enumerate(gains)
        if gain
    ]


def _ended(before: State, after: State) -> list[_Told]:
    found: list[_Told] = []
    new = face_up(after)[len(face_up(before)) :]
    if new:
        found.append(("refill", {"cards": codes(new)}))
    if after[at.MOVER] == NONE:
        winners = [str(seat) for seat, place in enumerate(places(after)) if place == 1]
        found.append(("over", {"winners": tuple(winners)}))
    return found
