"""Advice for `antiquity`: whole plays out of the trees of a search."""

from collections.abc import Iterator
from typing import Final, TypeAlias

from monuments.bots.advice import Advice
from monuments.bots.antiquity import tree
from monuments.bots.antiquity.search import Budget, SearchBot
from monuments.engine.game import Game, State
from monuments.engine.knowledge import Knowledge

PLAYOUTS: Final = 3000
SEED: Final = 0  # the same question gets the same answer
LEAST_SHARE: Final = 0.25
"""Of the visits of the play most searched, what another needs to be told.

The error of a chance goes with one over the root of its visits, so that no figure in the list is
more than twice as uncertain as that of the search's own choice.
"""

Tried: TypeAlias = tuple[int, float]
"""Visits and wins."""


def advise(knowledge: Knowledge, n: int) -> list[Advice]:
    """Return up to `n` plays for the seat to move, the most likely to win first.

    Only plays that were searched well are told: often fewer than `n`, and if one play drew most of
    the search, that one alone.
    """
    searcher = SearchBot(knowledge.game, knowledge.seat, SEED, Budget(playouts=PLAYOUTS))
    world = knowledge.sample()
    searcher.think(world)
    found = _gather(searcher, world)
    return [_advice(searcher, world, steps, found[steps]) for steps in _best(found)[:n]]


def _best(found: dict[tuple[int, ...], Tried]) -> list[tuple[int, ...]]:
    """Return the plays that were searched well, in the order of the chances that are shown.

    A searching bot takes, step by step, what it visited most, or with more than two players what
    surely brings most, points included (`SearchBot.choose`). A list in that order would contradict
    its own figures; between plays searched well the figure is the better reason. So what the bot
    would play is told, but for rare cases, and need not come first.
    """
    most = max((visits for visits, _ in found.values()), default=0)
    known = [steps for steps in found if found[steps][0] >= max(1, LEAST_SHARE * most)]
    return sorted(known, key=lambda steps: (-_chance(found[steps]), -found[steps][0], steps))


def _chance(tried: Tried) -> float:
    visits, wins = tried
    return wins / visits


def _gather(searcher: SearchBot, world: State) -> dict[tuple[int, ...], Tried]:
    """Return visits and wins of every whole play that was tried, all trees together."""
    found: dict[tuple[int, ...], Tried] = {}
    for links, values in searcher.trees:
        for steps, node in _plays(searcher.game, world, links, tree.ROOT):
            visits, wins = found.get(steps, (0, 0.0))
            visits += int(links[node, tree.VISITS])
            found[steps] = (visits, wins + float(values[node, tree.WINS]))
    return found


def _plays(
    game: Game, s: State, links: tree.Links, node: int
) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield each whole play below `node` that is possible in `s`, with the node it leads to."""
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
        chance=_chance(tried),
        weight=tried[0] / searcher.total_visits(),
        line=tuple(line),
    )


def _line(searcher: SearchBot, world: State, steps: tuple[int, ...]) -> list[str]:
    """Return the plays most searched after `steps`, as long as nothing unknown is revealed."""
    game, s = searcher.game, world.copy()
    revealed = game.reveals(s, list(steps))
    for step in steps:
        game.apply(s, step)
    line: list[str] = []
    links, _ = searcher.trees[0]
    node = _follow(links, tree.ROOT, steps)
    while node and not revealed and game.to_move(s) == searcher.seat:
        ahead = max(
            _plays(game, s, links, node), key=lambda p: links[p[1], tree.VISITS], default=None
        )
        if ahead is None or not links[ahead[1], tree.VISITS]:
            break
        line.append(game.write_play(s, list(ahead[0])))
        revealed = game.reveals(s, list(ahead[0]))
        for step in ahead[0]:
            game.apply(s, step)
        node = ahead[1]
    return line


def _follow(links: tree.Links, node: int, steps: tuple[int, ...]) -> int:
    for step in steps:
        node = dict(tree.children(links, node)).get(step, 0)
        if not node:
            return 0
    return node
