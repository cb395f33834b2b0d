"""The whole position for `monuments replay`: nothing hidden, ready for JSON."""

from typing import Any

from monuments.engine.game import OVER, State
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.kernels import scoring
from monuments.games.fabuleux.presentation.board import whole_pile
from monuments.games.fabuleux.presentation.cards import Deck


def snapshot(s: State, names: list[str], deck: Deck) -> dict[str, Any]:
    """Return the position; `winners` is as if the game ended here.

    A card lying in the round is still the top card of its player's pile.
    """
    mover = int(s[at.MOVER])
    return {
        "game": "fabuleux",
        "finished": mover == OVER,
        "round": int(s[at.ROUND]),
        "to_move": None if mover == OVER else names[mover],
        "leader": names[int(s[at.LEADER])],
        "piles": {
            name: [deck.code_of(card) for card in whole_pile(s, seat)]
            for seat, name in enumerate(names)
        },
        "winners": [
            name for name, place in zip(names, scoring.places(s), strict=True) if place == 1
        ],
    }
