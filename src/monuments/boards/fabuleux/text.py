"""The table of `fabuleux` as text."""

from collections.abc import Collection, Iterator, Sequence

from monuments.engine.game import Game
from monuments.games.fabuleux.presentation.cards import Figure
from monuments.games.fabuleux.presentation.events import with_unit
from monuments.games.fabuleux.presentation.view import View
from monuments.locales.speaker import Speaker


def board(
    game: Game, view: View, names: Sequence[str], speaker: Speaker, _hidden: Collection[str]
) -> str:
    """Return the whole table as one seat sees it."""
    return "\n".join(_lines(game, view, names, speaker))


def _lines(game: Game, view: View, names: Sequence[str], speaker: Speaker) -> Iterator[str]:
    yield ""
    yield speaker.say("terminal-round", round=view.round, player=names[view.leader])
    if view.characteristic is not None:
        asked = speaker.word("characteristic", view.characteristic)
        yield f"  {speaker.say('terminal-asked', characteristic=asked)}"
    for seat in view.seats:
        mark = "▶" if seat.seat == view.to_move else " "
        parts = [names[seat.seat], speaker.say("terminal-cards", count=seat.cards)]
        if seat.lying is not None:
            for code, number in seat.lying.figures.items():  # as far as they were said
                figure = figure_of(game, code, number, speaker)
                parts.append(f"{speaker.word('characteristic', code)} {figure}")
            if seat.lying.grade is not None:
                parts.append(speaker.word("grade", seat.lying.grade))
        yield f"{mark} {' · '.join(parts)}"
    mine = None if view.seat is None else view.seats[view.seat].lying
    if mine is not None and mine.card is not None:
        yield ""
        yield from _card(game, mine.card, speaker)


def _card(game: Game, code: str, speaker: Speaker) -> Iterator[str]:
    """Yield a card: its name and grade, and a line for each characteristic."""
    card = next(card for card in game.card_list() if card["code"] == code)
    if card["kind"] != "monument":
        yield f"[{code}] {speaker.word('card', code)}"
        if "texts" in card:  # the effect is also the verb to type
            yield f"    {card['effect']}: {card['texts'][speaker.language]}"
        return
    yield f"[{code}] {speaker.word('card', code)} · {speaker.word('grade', card['grade'])}"
    for name, value in card["values"].items():
        figure = figure_of(game, name, value, speaker)
        yield f"    {name:10} {figure:>14}  {speaker.word('characteristic', name)}"


def figure_of(game: Game, characteristic: str, number: Figure, speaker: Speaker) -> str:
    """Return a figure with its unit, as in events."""
    unit = next(each.unit for each in game.characteristics() if each.code == characteristic)
    return speaker.figure(with_unit(number, unit))


def score_sheet(_: Game, view: View, names: Sequence[str], speaker: Speaker) -> str:
    """Return the number of each player's cards, the best first."""
    order = sorted(view.seats, key=lambda seat: view.places[seat.seat])
    cards = {seat.seat: speaker.say("terminal-cards", count=seat.cards) for seat in order}
    return "\n".join(
        f"{view.places[seat.seat]}. {names[seat.seat]} · {cards[seat.seat]}" for seat in order
    )
