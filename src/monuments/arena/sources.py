"""Where a score came from, as far as the snapshots of a game tell."""

from collections.abc import Mapping, Sequence
from typing import Any

from monuments.engine.game import Deal, Game, State


def sources_of(
    game: Game, deal: Deal, steps: Sequence[int], seats: int
) -> tuple[dict[str, int], ...]:
    """Return each seat's points by source; empty for a game that tells none.

    A game with colours tells the parts of their scores, one with a leader who won each round.
    """
    names = [str(seat) for seat in range(seats)]
    s = game.new(seats, deal)
    if "leader" in game.snapshot(s, names):
        won = _rounds_won(game, s, steps, names)
        return tuple({"rounds": won[name]} for name in names)
    for step in steps:
        game.apply(s, step)
    colours = game.snapshot(s, names).get("colours", {})
    return tuple(_counted(colours, name) for name in names)


def _counted(colours: Mapping[str, Any], name: str) -> dict[str, int]:
    """Return the parts of the score that counts: of a player's two colours the lower (A7.4)."""
    sheets = [colour["score"] for colour in colours.values() if colour["player"] == name]
    sheet: dict[str, int] = min(sheets, key=lambda sheet: sheet["total"], default={})
    return {key: points for key, points in sheet.items() if key != "total"}


def _rounds_won(game: Game, s: State, steps: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """Count the rounds: who has won one leads the next (F7)."""
    won, turn = dict.fromkeys(names, 0), game.turn(s)
    for number, step in enumerate(steps, 1):
        game.apply(s, step)
        if game.turn(s) != turn or number == len(steps):
            turn = game.turn(s)
            won[game.snapshot(s, list(names))["leader"]] += 1
    return won
