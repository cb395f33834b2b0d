"""The policy: its plays are legal, whatever the position."""

from random import Random

import numpy as np
import pytest

from monuments.bots.antiquity import gates, habits, plays, policy
from monuments.engine.chance import seeded
from monuments.engine.game import OVER, State
from monuments.games.antiquity import Antiquity
from monuments.games.antiquity.cards import CODES
from tests.rules.antiquity.positions import GAME, table

FULL_PILE = " ".join(f"{code}{value}" for code in CODES[4:] for value in range(1, 10))
OPTIONS = [{}, {"powers": "on", "power-symbols": "on"}, {"actions": "upto", "track": "3"}]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "powers", "upto"])
@pytest.mark.parametrize(
    "style",
    [habits.style(), habits.practised(), habits.grasping(), gates.learned()],
    ids=["common", "practised", "grasping", "learned"],
)
def test_every_step_of_the_policy_is_legal(
    seats: int, options: dict[str, str], style: habits.Style
) -> None:
    game, rng = Antiquity(options), Random(seats)
    for number in range(6):
        s, chance = game.new(seats, game.deal(seats, rng)), seeded(number)
        log = np.empty(plays.LONGEST_PLAY, np.int16)
        while game.to_move(s) != OVER:
            # A random step now and then leads where the policy alone would never be.
            if rng.random() < 0.2:
                game.apply(s, rng.choice(game.legal(s)))
                continue
            policy.plan(s, style, chance, log)
            assert log[0] > 0
            for step in log[1 : log[0] + 1].tolist():
                assert step in game.legal(s)
                game.apply(s, step)


LEARNED_AND_NOT = pytest.mark.parametrize(
    "style", [habits.practised(), gates.learned()], ids=["practised", "learned"]
)


def late(hand: str, shown: dict[str, str], markers: dict[str, int]) -> State:
    """Return a last turn, with nobody left who could chronicle."""
    nobody = {"red": 0, "blue": 0, "green": 0}
    return table(hands=[hand], shown=shown, markers=markers, historians=nobody, pile="")


def planned(s: State, style: habits.Style | None = None) -> str:
    """Return the play that the policy makes in `s`, the practised one unless told otherwise."""
    log = np.empty(plays.LONGEST_PLAY, np.int16)
    policy.plan(s, habits.practised() if style is None else style, seeded(1), log)
    return GAME.write_play(s, log[1 : log[0] + 1].tolist())


@LEARNED_AND_NOT
def test_late_it_erects_what_brings_most_points(style: habits.Style) -> None:
    s = late("AKR1 AKR2 ZEU1 ZEU2 ZEU3", shown={}, markers={"AKR": 6})

    assert planned(s, style) == "erect AKR2 AKR1"


@LEARNED_AND_NOT
def test_late_it_improves_to_become_the_main_builder(style: habits.Style) -> None:
    shown = {"red": "AKR 9 8, PET 9 8", "blue": "AKR 7 5 3, PET 7"}
    s = late("AKR1 AKR2 PET1 PET2", shown, markers={"AKR": 6, "PET": 6})

    assert planned(s, style) == "improve AKR2 AKR1"


def test_late_it_scores_if_that_brings_more() -> None:
    s = late("AKR1 AKR2 ZEU1 PET1", shown={"red": "COL 7 4 1, BAB 7 4 1"}, markers={})

    assert planned(s) == "score PET1 ZEU1"


def one_page(historians: int, pile: str) -> State:
    """Return a turn with one page to be had and so many historians."""
    shown, left = {"blue": "AKR 9 8"}, {"red": historians}
    return table(4, hands=["ART1"], shown=shown, historians=left, pile=pile)


def test_who_has_two_historians_writes_a_first_page_early() -> None:
    assert planned(one_page(2, FULL_PILE), habits.grasping()) == "history"


def test_the_last_historian_waits_for_more_while_the_pile_is_full() -> None:
    assert planned(one_page(1, FULL_PILE), habits.grasping()) != "history"


def test_the_last_historian_takes_one_page_when_the_pile_runs_out() -> None:
    assert planned(one_page(1, "ZEU1 ZEU2 ZEU3"), habits.grasping()) == "history"


@pytest.mark.parametrize(("shown", "erects"), [({}, False), ({"red": "AKR 9 8"}, True)])
def test_the_bold_erect_with_fewer_cards_what_is_not_their_first(
    shown: dict[str, str], erects: bool
) -> None:
    nobody = {"red": 0, "blue": 0, "green": 0, "yellow": 0}
    s = table(4, hands=["ART1 ART2"], shown=shown, historians=nobody, pile=FULL_PILE)

    assert planned(s, habits.style(BOLD=1.0)).startswith("erect") == erects
    assert not planned(s, habits.style()).startswith("erect")


def test_a_style_changes_the_habits_it_names() -> None:
    changed = habits.style(PAGES=1.5) != habits.style()

    assert changed.nonzero()[0].tolist() == [habits.PAGES]


def test_a_style_has_a_number_for_every_habit() -> None:
    styles = [habits.style(), habits.practised(), habits.steady(), habits.grasping()]

    assert {len(style) for style in styles} == {habits.HABITS}


@pytest.mark.parametrize(("seats", "verb"), [(2, "red erect"), (3, "take"), (4, "take")])
def test_what_was_learned_is_asked_with_more_than_two_players_only(seats: int, verb: str) -> None:
    """Weights that speak against every play leave a draw where the gates are open."""
    idle = gates.with_weights(habits.practised(), np.full(gates.WEIGHTS, -1.0))
    s = table(seats, hands=["AKR1 AKR2 AKR3 AKR7 AKR8 AKR9"], pile="COL1 COL2 COL3 COL7 COL8")

    assert planned(s, idle).startswith(verb)


def test_whoever_has_learned_writes_at_the_very_end() -> None:
    s = table(4, hands=["ART1"], shown={"blue": "AKR 9 8"}, historians={"red": 1}, pile="")

    assert planned(s, gates.learned()) == "history"


def test_unlearned_styles_play_as_they_did_before() -> None:
    s = table(4, hands=["AKR1 AKR2 AKR3 AKR4 AKR5"], pile=FULL_PILE)

    assert planned(s, gates.unlearned(habits.practised())) == planned(s, habits.practised())
