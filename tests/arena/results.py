"""Results written by hand, and small runs."""

from monuments.arena.match import Played, Unit, gathered
from monuments.arena.run import games_of, play_here
from monuments.arena.schedule import Plan, plan_for
from monuments.games.registry import open_game

SOURCES = ("points", "monuments", "histories", "bonus", "penalty", "powers")
"""Where points come from in antiquity."""


def game(bots: str, places: str, scores: tuple[int, ...] = ()) -> Played:
    """Return a game of the bots `a b`, in seat order, with the places `12`."""
    names = tuple(bots.split())
    points = scores or tuple(10 * (len(names) - int(place)) for place in places)
    return Played(
        bots=names,
        places=tuple(map(int, places)),
        scores=points,
        sources=tuple(
            dict.fromkeys(SOURCES, 0) | {"points": score, "penalty": -1} for score in points
        ),
        turns=40 + len(names),
        steps=100,
        lost=(0,) * len(names),
        faults=((),) * len(names),
    )


def unit(number: int, *games: Played, first: int = 0) -> Unit:
    return Unit(number, first, games)


def plan(bots: str = "random random", seed: int = 1, name: str = "antiquity") -> Plan:
    return plan_for(open_game(name, {}), bots.split(), seed)


def run(wanted: Plan, units: int) -> list[Unit]:
    return list(gathered(wanted, play_here(wanted, games_of(wanted, range(units)))))


def play_unit(wanted: Plan, number: int) -> Unit:
    """Play one deal in every seating."""
    (found,) = gathered(wanted, play_here(wanted, games_of(wanted, [number])))
    return found


PLAN = Plan("antiquity", ("a", "b", "b"), 7, {"powers": "on"})
UNITS = [
    unit(0, game("a b b", "123"), game("b a b", "213"), game("b b a", "132"), first=0),
    unit(1, game("a b b", "112"), game("b a b", "213"), game("b b a", "321"), first=2),
]
"""Two deals of `a` against two seats of `b`."""
