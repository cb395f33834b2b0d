"""The conformance check detects games that break one guarantee each."""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

import pytest

from monuments.engine import conformance
from monuments.engine.chance import Chance, seeded
from monuments.engine.conformance import check_game, check_position
from monuments.engine.game import OVER, State
from monuments.engine.refusal import Refusal
from monuments.engine.wire import Event, Form
from monuments.games.antiquity import Antiquity
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import steps as do


class Unsorted(Antiquity):
    def legal(self, s: State) -> list[int]:
        return super().legal(s)[::-1]


class Stuck(Antiquity):
    def legal(self, s: State) -> list[int]:
        return [] if self.turn(s) == 3 else super().legal(s)


class Endless(Antiquity):
    def apply(self, s: State, step: int) -> None:
        if step != do.END:
            super().apply(s, step)

    def after_play(self, s: State, text: str) -> tuple[list[int], State]:
        steps, after = super().after_play(s, text)
        return steps, s.copy() if text == "end" else after

    def events(
        self, before: State, steps: list[int], seat: int | None, after: State | None = None
    ) -> list[Event]:
        return super().events(before, steps, seat)


class Inventing(Antiquity):
    def events(
        self, before: State, steps: list[int], seat: int | None, after: State | None = None
    ) -> list[Event]:
        return super().events(before, steps, seat) + ([Event("over", 0)] if after is None else [])


class Elsewhere(Antiquity):
    def after_play(self, s: State, text: str) -> tuple[list[int], State]:
        return super().after_play(s, text)[0], s.copy()


class Outside(Antiquity):
    num_steps = 100


class Meddling(Antiquity):
    def write_views(self, s: State, seats: Iterable[int | None]) -> list[bytes]:
        s[at.IDLE] += 1
        return super().write_views(s, seats)


class Telling(Antiquity):
    def events(
        self, before: State, steps: list[int], seat: int | None, after: State | None = None
    ) -> list[Event]:
        before[at.SCORE] += 1
        return super().events(before, steps, seat, after)


class Silent(Antiquity):
    def events(
        self, before: State, steps: list[int], seat: int | None, after: State | None = None
    ) -> list[Event]:
        return []


class Open(Antiquity):
    def hides(self, s: State, steps: list[int]) -> bool:
        return False


class Showing(Antiquity):
    def write_views(self, s: State, seats: Iterable[int | None]) -> list[bytes]:
        return super().write_views(s, [(seat or 0) + 1 for seat in seats])


class Forgetting(Antiquity):
    def write_changes(
        self, before: State, after: State, seats: Iterable[int | None]
    ) -> list[bytes]:
        return [b"{}" for _ in seats]


class Careless(Antiquity):
    """Also deals the seat's own cards again."""

    def determinize(self, s: State, seat: int, chance: Chance) -> State:
        return super().determinize(s, (seat + 1) % int(s[at.SEATS]), chance)


class Backwards(Antiquity):
    def write_play(self, s: State, steps: list[int]) -> str:
        words = super().write_play(s, steps).split(" ")
        return " ".join([*words[:-2], *words[:-3:-1]] if words[0] == "score" else words)


class Promising(Antiquity):
    def forms(self, s: State) -> list[Form]:
        return [replace_refusal(form, None) for form in super().forms(s)]


class Denying(Antiquity):
    def forms(self, s: State) -> list[Form]:
        return [replace_refusal(form, Refusal("A4.1", "no")) for form in super().forms(s)]


class Muttering(Antiquity):
    def write_forms(self, s: State) -> bytes:
        return b"[]"


class Hasty(Antiquity):
    def closing(self, s: State) -> int:
        return do.END


class Sharing(Antiquity):
    def ranking(self, s: State) -> list[int]:
        return [2] * int(s[at.SEATS])


class Unwritable(Antiquity):
    def snapshot(self, s: State, names: list[str]) -> Mapping[str, Any]:
        return {"hands": (1, 2)}


class Vague(Antiquity):
    def sources(self, start: State, steps: list[int]) -> list[dict[str, int]]:
        return super().sources(start, steps)[1:]


class Playing(Antiquity):
    def sources(self, start: State, steps: list[int]) -> list[dict[str, int]]:
        self.apply(start, steps[0])
        return super().sources(start, steps[1:])


def replace_refusal(form: Form, refusal: Refusal | None) -> Form:
    return Form(
        **{name: getattr(form, name) for name in form.__struct_fields__[:-1]}, refusal=refusal
    )


@pytest.mark.parametrize(
    ("game", "fault"),
    [
        (Unsorted, "in order"),
        (Stuck, "exactly until the game is over"),
        (Endless, "does not end"),
        (Elsewhere, "leads somewhere else"),
        (Inventing, "`after` changes the events"),
        (Outside, "outside the action space"),
        (Meddling, "changed the position"),
        (Telling, "changed the position"),
        (Silent, "nothing to tell"),
        (Open, "a rival sees more than a spectator"),
        (Showing, "determinize shows"),
        (Forgetting, "not what its changes make of it"),
        (Careless, "determinize shows"),
        (Backwards, "read as other steps"),
        (Promising, "is offered and refused"),
        (Denying, "possible and not offered"),
        (Muttering, "other forms are sent"),
        (Hasty, "implies an illegal step"),
        (Sharing, "counted from 1"),
        (Unwritable, "not ready for JSON"),
        (Vague, "sources of each seat"),
        (Playing, "changed the position"),
    ],
)
def test_a_broken_guarantee_is_found(
    game: type[Antiquity], fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conformance, "MOST_STEPS", 2_000)

    with pytest.raises(AssertionError, match=fault):
        check_game(game(), 3, Random(1))


@pytest.mark.parametrize("seats", Antiquity.seats)
def test_the_real_game_passes(seats: int) -> None:
    check_game(Antiquity({"powers": "on"}), seats, Random(1))


def test_a_finished_game_has_nothing_left_to_hide() -> None:
    game = Antiquity()
    deal, steps = game.random_game(2, 1, 1)
    s = game.new(2, deal)
    for step in steps:
        game.apply(s, step)

    assert game.to_move(s) == OVER
    check_position(game, s, 2, seeded(1))
    assert (game.determinize(s, 0, seeded(1)) == s).all()


def test_the_example_of_a_form_is_a_play() -> None:
    form = Form("swap", cards=("AKR1", "AKR2"), least=1, most=1, targets=("ZEU1", "ZEU2"))

    assert form.example() == "swap AKR1 ZEU1"
    assert Form("acquire", "red", argument="hero").example() == "red acquire hero"
