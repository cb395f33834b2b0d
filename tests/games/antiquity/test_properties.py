"""Properties of every game of `antiquity`, for any players and options."""

from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random
from typing import TypeAlias

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from monuments.engine.conformance import check_game, refusal_of
from monuments.engine.game import OVER, State
from monuments.engine.play import legal_plays, plays, random_steps
from monuments.engine.record import Record, read_record, write_record
from monuments.engine.refusal import RefusalError
from monuments.engine.wire import Form
from monuments.games.antiquity import Antiquity
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import rules
from monuments.games.antiquity.kernels import steps as do
from monuments.games.antiquity.kernels.layout import MONUMENTS
from monuments.games.antiquity.presentation.board import Board, face_up
from monuments.games.antiquity.presentation.cards import COLOUR_NAMES, POWER_NAMES, code_of
from monuments.games.antiquity.presentation.notation import Play, play_of, read, steps_of
from monuments.games.antiquity.presentation.refusals import explain
from monuments.games.registry import open_game
from tests.games.antiquity.guided import TABLES, Match, match, some_options, some_position
from tests.games.antiquity.invariants import audit, unmasked
from tests.games.antiquity.plausible import attempt

SEATS = st.sampled_from((2, 3, 4))
SEEDS = st.integers(0, 2**32 - 1)
LONGEST = 4_000
"""More steps than any game has."""
NAMES = ("Ada", "Ben", "Cleo", "Dan")


# --- The promises of every game ---------------------------------------------------------------


@given(SEATS, SEEDS)
def test_the_game_conforms(seats: int, seed: int) -> None:
    rng = Random(seed)

    check_game(Antiquity(some_options(rng)), seats, rng)


@given(SEATS, SEEDS)
def test_every_game_ends(seats: int, seed: int) -> None:
    rng = Random(seed)
    game = Antiquity(some_options(rng))
    s = game.new(seats, game.deal(seats, rng))

    steps = random_steps(game, s, rng)

    assert len(steps) < LONGEST
    assert game.to_move(s) == OVER
    assert len(face_up(s)) < at.FACE_UP or (s[at.UP_TO] and s[at.IDLE] == seats)


# --- Cards ------------------------------------------------------------------------------------


@given(SEATS, SEEDS)
def test_no_card_is_made_or_lost(seats: int, seed: int) -> None:
    found = match(seats, Random(seed))
    audit(found.s, found.deal.deck)

    for steps in found.plays():
        s = found.s.copy()
        for step in steps:
            found.game.apply(s, step)
            audit(s, found.deal.deck)


@given(SEATS, SEEDS)
def test_availability_never_rises_and_a_stack_changes_by_its_owner_or_a_history(
    seats: int, seed: int
) -> None:
    found = match(seats, Random(seed))
    before = found.s.copy()

    for steps in found.plays():
        fell = before[at.AVAILABLE :][:MONUMENTS] - found.s[at.AVAILABLE :][:MONUMENTS]
        grew = found.s[at.HEIGHT : at.STACK] - before[at.HEIGHT : at.STACK]
        assert (fell >= 0).all()
        assert sum(grew > 0) <= 1
        assert sum(grew > 0) == 0 or sum(grew < 0) == 0
        before = found.s.copy()
        assert steps


# --- Legality ---------------------------------------------------------------------------------


def midway(found: Match, rng: Random) -> State:
    """Return the position of a match, or one in the middle of its next play."""
    s = found.s.copy()
    if found.game.to_move(s) != OVER:
        steps = found.choose()
        for step in steps[: rng.randrange(len(steps))]:
            found.game.apply(s, step)
    return s


@given(SEATS, SEEDS)
def test_a_step_is_followed_exactly_if_it_is_legal(seats: int, seed: int) -> None:
    rng = Random(seed)
    found = some_position(seats, rng)
    s = midway(found, rng)
    before = s.tobytes()

    followed = [step for step in range(do.NUM_STEPS) if rules.follow(s.copy(), one(step)) == 1]

    assert followed == found.game.legal(s)
    assert s.tobytes() == before


def one(step: int) -> State:
    return np.array([step], np.int16)


@given(SEATS, SEEDS)
def test_derived_numbers_are_right_after_every_legal_step(seats: int, seed: int) -> None:
    rng = Random(seed)
    found = some_position(seats, rng)
    s = midway(found, rng)

    for step in found.game.legal(s):
        after = s.copy()
        found.game.apply(after, step)
        audit(after, found.deal.deck)
        assert found.game.legal(after) or found.game.to_move(after) == OVER


def is_legal(game: Antiquity, s: State, steps: list[int] | None) -> bool:
    """Follow a play by the lists of legal steps alone."""
    after = s.copy()
    for step in steps or ():
        if step not in game.legal(after):
            return False
        game.apply(after, step)
    return steps is not None and not game.is_midway(after)


@given(SEATS, SEEDS)
def test_a_play_is_refused_exactly_if_a_step_of_it_is_not_legal(seats: int, seed: int) -> None:
    rng = Random(seed)
    found = some_position(seats, rng)
    before = found.s.tobytes()

    for text in {attempt(found.s, rng) for _ in range(60)}:
        refusal = refusal_of(found.game, found.s, text)
        play = readable(text, seats)
        if play is None:
            assert refusal, text
            assert refusal.rule == "notation"
        else:
            legal = is_legal(found.game, found.s, steps_of(found.s, play))
            assert (text, explain(Board.of(found.s), play)) == (text, refusal)
            assert (text, refusal is None) == (text, legal)

    assert found.s.tobytes() == before


def readable(text: str, seats: int) -> Play | None:
    try:
        return read(text, seats)
    except RefusalError:
        return None


# --- Forms ------------------------------------------------------------------------------------

Choice: TypeAlias = tuple[object, ...]
"""A play reduced to what matters: verb, colour, power, cards, new order, target."""


def choice(s: State, steps: list[int]) -> Choice:
    play = play_of(s, steps)
    cards = play.card_codes()
    laid = play.verb in ("erect", "improve") and not play.order
    return (
        play.verb,
        None if play.colour is None else COLOUR_NAMES[play.colour],
        None if play.power is None else POWER_NAMES[play.power],
        cards if laid else frozenset(cards),
        tuple(code_of(card) for card in play.order),
        None if play.target is None else code_of(play.target),
    )


def expanded(form: Form) -> Iterator[Choice]:
    """Yield every choice that a form offers."""
    fixed = (form.verb, form.side, form.argument)
    for size in range(form.least, form.most + 1):
        if form.ordered:
            yield from ((*fixed, cards, (), None) for cards in permutations(form.cards, size))
        else:
            for cards in combinations(form.cards, size):
                for target in form.targets or (None,):
                    yield (*fixed, frozenset(cards), (), target)
        if form.reorder:
            for cards in combinations(form.cards, size):
                for order in permutations((*form.stack, *cards)):
                    yield (*fixed, frozenset(cards), order, None)


def is_small(form: Form) -> bool:
    """Skip positions with too many plays; the Scribe's cards are laid and ordered."""
    return len(form.cards) <= (5 - len(form.stack) if form.reorder else 5 if form.ordered else 12)


@given(SEATS, SEEDS)
def test_forms_offer_what_the_masks_allow(seats: int, seed: int) -> None:
    rng, compared = Random(seed), 0
    found = match(seats, rng)
    for _ in found.plays():
        forms = found.game.forms(found.s) if not compared or rng.random() < 0.03 else []
        if forms and all(is_small(form) for form in forms):
            offered = [c for form in forms if not form.refusal for c in expanded(form)]
            compared += 1

            assert len(offered) == len(set(offered))
            allowed = legal_plays(found.game, found.s)
            assert set(offered) == {choice(found.s, steps) for steps in allowed}

    assert compared


@given(SEATS, SEEDS)
def test_a_form_that_is_refused_says_why_as_its_plays_would(seats: int, seed: int) -> None:
    found = some_position(seats, Random(seed))
    verbs = set()

    for form in found.game.forms(found.s):
        verbs.add(form.verb)
        if form.refusal and len(form.cards) >= form.least and form.verb != "erect":
            words = (
                form.side,
                form.verb,
                *form.cards[: form.least],
                *form.targets[:1],
                form.argument,
            )
            text = " ".join(word for word in words if word)
            refusal = refusal_of(found.game, found.s, text)
            assert refusal
            assert refusal.rule in (form.refusal.rule, "notation")

    assert verbs or found.game.to_move(found.s) == OVER


# --- Records ----------------------------------------------------------------------------------


@given(SEATS, SEEDS, st.sampled_from(TABLES))
def test_a_record_is_read_and_written_again_byte_for_byte(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    rng = Random(seed)
    found = match(seats, rng, options)
    steps = [step for play in found.plays() for step in play]
    whole = Record(found.game, NAMES[:seats], found.deal, tuple(steps))
    text = write_record(whole)

    again = read_record(text, open_game)

    assert again.steps == whole.steps
    assert (again.deal, again.names) == (found.deal, whole.names)
    assert again.game.options == found.game.options
    assert write_record(again) == text


@given(SEATS, SEEDS, st.sampled_from(TABLES), st.floats(0, 1))
def test_a_record_may_stop_after_any_play(
    seats: int, seed: int, options: dict[str, str], part: float
) -> None:
    found = match(seats, Random(seed), options)
    logs = list(found.plays())
    steps = [step for play in logs[: int(part * len(logs))] for step in play]
    text = write_record(Record(found.game, NAMES[:seats], found.deal, tuple(steps)))

    again = read_record(text, open_game)

    ending = [*steps, do.END]  # the end of a line ends the turn if it can
    assert list(again.steps) in (steps, ending)
    assert write_record(again) == text


@given(SEATS, SEEDS)
def test_a_log_is_cut_into_the_plays_it_was_made_of(seats: int, seed: int) -> None:
    found = match(seats, Random(seed))
    start = found.s.copy()
    logs = list(found.plays())

    log = [step for play in logs for step in play]
    cut = [list(steps) for _, steps in plays(found.game, start, log)]

    assert cut == logs


@pytest.mark.parametrize("options", TABLES)
def test_every_option_changes_only_what_it_says(options: dict[str, str]) -> None:
    rng = Random(3)
    dealt = Antiquity().deal(4, rng)
    plain, s = Antiquity().new(4, dealt), Antiquity(options).new(4, dealt)

    differing = set(np.flatnonzero(plain != s).tolist())

    allowed = {at.WITH_POWERS, at.POWER_SYMBOLS, at.UP_TO, at.LAST_SQUARE}
    assert differing <= allowed | set(range(at.TRACK, at.SYMBOL))
    assert unmasked(s[at.HAND :].tolist()) == sorted(dealt.deck[: at.HAND_SIZE])
