"""Advice for `antiquity`: whole plays from the trees of a search."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from monuments.bots.advice import Advice, Reason
from monuments.bots.antiquity import tree
from monuments.bots.antiquity.reasons import reasons
from monuments.bots.antiquity.search import Budget, SearchBot
from monuments.engine.game import Game, State
from monuments.engine.knowledge import Knowledge
from monuments.games.antiquity.presentation.notation import play_of

PLAYOUTS: Final = 3000
SEED: Final = 0  # the same question gets the same answer
LEAST_SHARE: Final = 0.25
"""The share of the most visited play's visits that another play needs to be shown.

The standard error of a chance is proportional to one over the root of its visits, so no figure in
the list is more than twice as uncertain as that of the most visited play. Only the search's own
choice, the first, may have fewer. If no second play has as many, the next one is shown as an
alternative, and marked as rough.
"""

LEAST_SHOWN: Final = 2
"""A play and an alternative, if there are as many."""

LEAST_AHEAD: Final = 2
"""In per cent: a smaller lead over the next play is no reason for the first one."""


@dataclass
class Tried:
    """The search of one play: its visits, and the sums of their results."""

    visits: int = 0
    results: float = 0.0
    wins: float = 0.0
    places: float = 0.0
    points: float = 0.0

    @property
    def chance(self) -> float:
        return self.wins / self.visits

    @property
    def place(self) -> float:
        return self.places / self.visits

    @property
    def score(self) -> float:
        return self.points / self.visits


def advise(knowledge: Knowledge, n: int) -> list[Advice]:
    """Return up to `n` plays for the seat to move, in the search's order.

    The first is the play that the search bot itself would make. Only plays with enough visits are
    shown, and one alternative if only one has them. Of plays that differ in the order of their
    cards alone, the best is shown.
    """
    searcher = SearchBot(knowledge.game, knowledge.seat, SEED, Budget(playouts=PLAYOUTS))
    world = knowledge.sample()
    searcher.think(world)
    found: dict[tuple[int, ...], Tried] = {}  # the results of whole plays, in all trees
    for links, values in searcher.trees:
        for steps, node in _plays(searcher.game, world, links, tree.ROOT):
            if visits := int(links[node, tree.VISITS]):
                tried = found.setdefault(steps, Tried())
                tried.visits += visits
                tried.results += float(values[node, tree.SUM])
                tried.wins += float(values[node, tree.WINS])
                tried.places += float(values[node, tree.PLACES])
                tried.points += float(values[node, tree.POINTS])
    enough = LEAST_SHARE * max((tried.visits for tried in found.values()), default=0)
    chosen = _best(searcher, found, world, enough)[:n]
    if len(chosen) < min(n, LEAST_SHOWN):
        by_visits = sorted(found, key=lambda steps: (-found[steps].visits, steps))
        chosen = _distinct([*chosen, *by_visits], world)[: min(n, LEAST_SHOWN)]
    shown = [_advice(searcher, world, steps, found[steps]) for steps in chosen]
    shown[1:] = [
        replace(advice, is_rough=found[steps].visits < enough)
        for steps, advice in zip(chosen[1:], shown[1:], strict=True)
    ]
    if len(shown) > 1 and not shown[1].is_rough:
        best, second = (round(100 * found[steps].chance) for steps in chosen[:2])
        if best - second >= LEAST_AHEAD:
            ahead = Reason("ahead", "A6.5", {"percent": best - second})
            shown[0] = replace(shown[0], reasons=(*shown[0].reasons, ahead))
    return shown


def _best(
    searcher: SearchBot, found: dict[tuple[int, ...], Tried], world: State, enough: float
) -> list[tuple[int, ...]]:
    """Return the bot's own play, then the others with enough visits by merit."""
    merits = {
        steps: searcher.merit(world, tried.visits, tried.results) for steps, tried in found.items()
    }
    order = sorted(found, key=lambda steps: (-merits[steps], steps))
    own = _own_play(searcher, world)
    first = [steps for steps in order if steps == own]
    first = first or [steps for steps in order if steps[:1] == own[:1]][:1]
    return _distinct([*first, *(steps for steps in order if found[steps].visits >= enough)], world)


def _own_play(searcher: SearchBot, world: State) -> tuple[int, ...]:
    """Return the play that the bot would make after the search so far."""
    game, s, steps = searcher.game, world.copy(), list[int]()
    while not steps or game.is_midway(s):
        merits = searcher.merits(world, steps)
        legal = [step for step in game.legal(s) if step in merits]
        if not legal:
            break
        steps.append(max(legal, key=lambda step: (merits[step], -step)))
        game.apply(s, steps[-1])
    return tuple(steps)


def _distinct(plays: list[tuple[int, ...]], world: State) -> list[tuple[int, ...]]:
    """Return the plays without those that only reorder the cards of an earlier one."""
    first: dict[tuple[object, ...], tuple[int, ...]] = {}
    for steps in plays:
        play = play_of(world, list(steps))
        named = (play.verb, play.colour, tuple(sorted(play.cards)), play.target, play.power)
        first.setdefault(named, steps)
    return list(first.values())


def _plays(
    game: Game, s: State, links: tree.Links, node: int
) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield each whole play below `node` that is possible in `s`, with its end node."""
    legal = set(game.legal(s))
    for step, child in tree.children(links, node):
        if step in legal:
            after = s.copy()
            game.apply(after, step)
            if game.is_midway(after):
                yield from (((step, *rest), end) for rest, end in _plays(game, after, links, child))
            else:
                yield (step,), child


def _advice(searcher: SearchBot, world: State, steps: tuple[int, ...], tried: Tried) -> Advice:
    game = searcher.game
    line = _line(searcher, world, steps)
    return Advice(
        play=game.write_play(world, list(steps)),
        chance=tried.chance,
        weight=tried.visits / searcher.total_visits(),
        line=tuple(line),
        place=tried.place,
        points=tried.score,
        reasons=reasons(game, world, searcher.seat, list(steps)),
    )


def _line(searcher: SearchBot, world: State, steps: tuple[int, ...]) -> list[str]:
    """Return the most visited plays after `steps`, until hidden cards are revealed."""
    game, s, line = searcher.game, world.copy(), list[str]()
    links, _ = searcher.trees[0]
    node = tree.ROOT
    revealed = game.reveals(s, list(steps))
    for step in steps:
        game.apply(s, step)
        node = dict(tree.children(links, node)).get(step, 0) if node else 0
    while node and not revealed and game.to_move(s) == searcher.seat:
        ahead = list(_plays(game, s, links, node))
        if not ahead:
            break
        play, node = max(ahead, key=lambda found: links[found[1], tree.VISITS])
        if not links[node, tree.VISITS]:
            break
        line.append(game.write_play(s, list(play)))
        revealed = game.reveals(s, list(play))
        for step in play:
            game.apply(s, step)
    return line
