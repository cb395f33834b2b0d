"""What a list of plays would do, found from what a seat knows and nothing else.

The plays are made in several worlds that the seat could not tell from the real one. Where these
worlds agree the seat may be told; where they differ nobody can know yet.
"""

from typing import Any, Final

import msgspec

from monuments.engine.game import Game, State
from monuments.engine.knowledge import knowledge_of
from monuments.engine.play import perform
from monuments.engine.refusal import Refusal, RefusalError, refuse
from monuments.server.protocol import Outcome

WORLDS: Final = 4
UNKNOWN: Final = "?"


def preview(game: Game, s: State, seat: int, texts: list[str], seed: int) -> Outcome:
    """Play `texts` in worlds that `seat` could be in; return what they have in common."""
    knowledge = knowledge_of(game, s, seat, seed)
    worlds = [knowledge.sample() for _ in range(WORLDS)]
    told: list[Any] = []
    refusal: Refusal | None = None
    for text in texts:
        befores = [world.copy() for world in worlds]
        try:
            steps = [_perform(game, world, seat, text) for world in worlds]
        except RefusalError as error:
            worlds, refusal = befores, error.refusal
            break
        events = [
            msgspec.to_builtins(game.events(before, each, seat))
            for before, each in zip(befores, steps, strict=True)
        ]
        told.append(agreed(events))
    views = [msgspec.to_builtins(game.view(world, seat)) for world in worlds]
    return Outcome(len(told), tuple(told), agreed(views), refusal)


def _perform(game: Game, world: State, seat: int, text: str) -> list[int]:
    if game.to_move(world) != seat:
        raise refuse("table", "not-your-turn")
    if text in game.table_plays:
        raise refuse("table", "not-a-players-play", play=text)
    return perform(game, world, text)


def agreed(values: list[Any]) -> Any:
    """Return what all have in common; what differs is None, in lists of words `?`."""
    first = values[0]
    if all(value == first for value in values):
        return first
    if all(isinstance(value, dict) for value in values):
        return {key: agreed([value.get(key) for value in values]) for key in first}
    if all(isinstance(value, list | tuple) for value in values):
        return _agreed_lists([list(value) for value in values])
    return None


def _agreed_lists(values: list[list[Any]]) -> Any:
    if len({len(value) for value in values}) != 1:
        return None
    if all(isinstance(word, str) for value in values for word in value):
        common = [word for word in values[0] if all(word in value for value in values)]
        return common + [UNKNOWN] * (len(values[0]) - len(common))
    return [agreed(list(each)) for each in zip(*values, strict=True)]
