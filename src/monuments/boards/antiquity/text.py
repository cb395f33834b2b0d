"""The table of `antiquity` as text."""

from collections.abc import Collection, Iterator, Sequence

from monuments.engine.game import Game
from monuments.games.antiquity.presentation.view_types import (
    ColourView,
    MonumentView,
    Score,
    View,
)
from monuments.locales.speaker import Speaker


def board(
    _: Game, view: View, names: Sequence[str], speaker: Speaker, hidden: Collection[str]
) -> str:
    """Return the whole table as one seat sees it, without the `hidden` parts."""
    return "\n".join(_lines(view, names, speaker, hidden))


def _lines(
    view: View, names: Sequence[str], speaker: Speaker, hidden: Collection[str]
) -> Iterator[str]:
    yield ""
    yield f"{speaker.say('terminal-turn', turn=view.turn)} · {_left(view, speaker)}"
    yield _face_up(view, speaker)
    yield ""
    yield speaker.say("terminal-markers")
    yield from (_monument(monument, speaker, hidden) for monument in view.monuments)
    yield ""
    histories = [
        f"{history.pages} {speaker.word('colour', history.colour)}"
        for history in sorted(view.ladder, key=lambda history: history.place)
    ]
    ladder = "  ".join(histories) or speaker.say("terminal-none")
    yield _labelled(speaker, "terminal-ladder", ladder)
    yield ""
    yield speaker.say("terminal-exhibitions")
    for colour in view.colours:
        mark = "▶" if colour.seat == view.to_move else " "
        owner = [names[colour.seat], speaker.word("colour", colour.colour)]
        parts = [*owner, *counts(colour, view, speaker), *powers(colour, speaker)]
        yield f"{mark} {' · '.join(parts)}"
        stacks = [
            f"{code} {' '.join(map(str, values))}" for code, values in colour.exhibition.items()
        ]
        symbols = "  ".join(
            f"{speaker.word('symbol', symbol)} {count}" for symbol, count in colour.symbols.items()
        )
        yield f"    {' | '.join(stacks) or '-'}    ({symbols})"
    if view.seat is not None:
        yield ""
        yield _hand(view, view.seat, speaker)


def reminder(view: View, speaker: Speaker) -> str:
    """Return what a player chooses from after a play of their own."""
    lines = [_left(view, speaker), _face_up(view, speaker)]
    if view.seat is not None:
        lines.append(_hand(view, view.seat, speaker))
    return "\n".join(lines)


def _left(view: View, speaker: Speaker) -> str:
    actions = speaker.say("terminal-actions-left", count=view.actions)
    return f"{actions} · {speaker.say('terminal-pile', count=view.pile)}"


def _face_up(view: View, speaker: Speaker) -> str:
    cards = [f"{card} {symbol_of(view, card, speaker)}" for card in view.faceup]
    return _labelled(speaker, "terminal-face-up", " · ".join(cards) or "-")


def _hand(view: View, seat: int, speaker: Speaker) -> str:
    """Return a hand by monument: `AKR 2 helmet, 7 ship · PET 1 ship`."""
    groups: dict[str, list[str]] = {}
    for card in view.seats[seat].hand or ():
        groups.setdefault(card[:3], []).append(f"{card[3:]} {symbol_of(view, card, speaker)}")
    hand = " · ".join(f"{code} {', '.join(cards)}" for code, cards in groups.items())
    return _labelled(speaker, "terminal-hand", hand or "-")


def _labelled(speaker: Speaker, label: str, text: str) -> str:
    return speaker.say("terminal-labelled", label=speaker.say(label), text=text)


def symbol_of(view: View, card: str, speaker: Speaker) -> str:
    """Return the symbol of a card in words."""
    monument = next(monument for monument in view.monuments if monument.code == card[:3])
    return speaker.word("symbol", monument.symbols[int(card[3:]) - 1])


def _monument(monument: MonumentView, speaker: Speaker, hidden: Collection[str]) -> str:
    name = speaker.word("monument", monument.code)
    builders = ", ".join(
        f"{speaker.word('colour', builder.colour)} {builder.cards} → {builder.worth}"
        for builder in monument.builders
    )
    room = f"{monument.available} (≥ {monument.needs[0]})" if monument.needs else "-"
    worth = f"{monument.sole:2} ({monument.main}-{monument.second})"
    available = "" if "available" in hidden else f"{speaker.say('terminal-available')} {room:8} "
    return f"  {monument.code} {name:16} {worth:10} {available}{builders}".rstrip()


def counts(colour: ColourView, view: View, speaker: Speaker) -> list[str]:
    """Return points, historians and size of the hand of a colour in words."""
    return [
        f"{speaker.say('terminal-score-points')} {colour.points}",
        f"{speaker.say('terminal-historians')} {colour.historians}",
        speaker.say("terminal-hand-size", count=view.seats[colour.seat].hand_size),
    ]


def powers(colour: ColourView, speaker: Speaker) -> list[str]:
    return [speaker.word("power", power) for power in colour.powers]


def score_sheet(game: Game, view: View, names: Sequence[str], speaker: Speaker) -> str:
    """Return each colour's points by source."""
    with_powers = game.options["powers"] == "on"
    parts = [part for part in Score.__struct_fields__ if with_powers or part != "powers"]
    heads = [speaker.say(f"terminal-score-{part}") for part in parts]
    owners = [f"{names[c.seat]} · {speaker.word('colour', c.colour)}" for c in view.colours]
    wide = max(len(head) for head in heads)
    lines = ["  ".join([" " * wide, *owners])]
    for part, head in zip(parts, heads, strict=True):
        cells = [
            str(getattr(c.score, part)).rjust(len(o))
            for c, o in zip(view.colours, owners, strict=True)
        ]
        lines.append("  ".join([head.ljust(wide), *cells]))
    lines.append(speaker.say("terminal-scoring-guide"))
    return "\n".join(lines)
