"""Section A9 of docs/rules/antiquity.en.md: open and hidden information."""

from pathlib import Path

import msgspec
import pytest

from monuments.engine.chance import seeded
from monuments.engine.game import State
from monuments.engine.knowledge import knowledge_of
from monuments.engine.play import perform
from monuments.games.antiquity.presentation.board import pile_cards
from monuments.games.antiquity.presentation.cards import STANDARD
from tests.rules.antiquity.positions import (
    GAME,
    audit,
    everywhere,
    faceup,
    hand,
    known,
    pile,
    play,
    table,
)

EYES = (0, 1, 2, None)
"""Everybody at a table of three, and a spectator."""


def seen(s: State, eye: int | None) -> str:
    """Return all that is shown to a seat, as the text that would be sent."""
    return sent(GAME.view(s, eye))


def sent(view: msgspec.Struct) -> str:
    return msgspec.json.encode(view).decode()


def worlds(s: State, seat: int, count: int = 20) -> list[State]:
    """Return positions that the seat could not tell from this one."""
    chance = seeded(1)
    found = [GAME.determinize(s, seat, chance) for _ in range(count)]
    for world in found:
        assert everywhere(world) == everywhere(s)
        audit(world)
    return found


def finished() -> State:
    s = table(hands=["PET1", "PHA2 KOL3", "COL9"], pile="", seen=["", "PHA2"])
    return play(s, "take ZEU9, take ZEU8, take ZEU7, end")


# --- A9.1 -------------------------------------------------------------------------------------


@pytest.mark.parametrize("eye", EYES)
def test_A9_1_face_up_cards_and_exhibitions_in_order_are_open(eye: int | None) -> None:
    view = GAME.view(table(shown={"blue": "AKR 2 9 5, BAB 1"}, faceup="ZEU3 ZEU1 ZEU2"), eye)

    assert view.faceup == ("ZEU3", "ZEU1", "ZEU2")
    assert [colour.exhibition for colour in view.colours] == [
        {},
        {"AKR": (2, 9, 5), "BAB": (1,)},
        {},
    ]
    assert view.colours[1].symbols == {"scroll": 1, "ship": 1, "helmet": 2}


@pytest.mark.parametrize("eye", EYES)
def test_A9_1_markers_ladder_scores_and_historians_are_open(eye: int | None) -> None:
    s = table(markers={"ART": 4}, ladder="green 3, red 5", scores={"blue": 7})

    view = GAME.view(s, eye)

    assert [(m.code, m.marker) for m in view.monuments if m.marker] == [("ART", 4)]
    assert [(rung.colour, rung.pages, rung.place, rung.bonus) for rung in view.ladder] == [
        ("green", 3, 2, 6),
        ("red", 5, 1, 9),
    ]
    assert [colour.points for colour in view.colours] == [0, 7, 0]
    assert [colour.historians for colour in view.colours] == [2, 3, 2]


@pytest.mark.parametrize("eye", EYES)
def test_A9_1_sizes_of_hands_and_pile_are_open(eye: int | None) -> None:
    view = GAME.view(table(hands=["PET1", "PHA2 KOL3", ""], pile="COL1 COL2"), eye)

    assert [seat.hand_size for seat in view.seats] == [1, 2, 0]
    assert view.pile == 2


@pytest.mark.parametrize("eye", EYES)
def test_A9_1_cards_aside_and_cards_that_left_are_open(eye: int | None) -> None:
    s = table(hands=["PET1 PHA1 BAB1 BET1"], aside="COL3 ART2")

    view = GAME.view(play(s, "buy PET1 PHA1, score BAB1 BET1"), eye)

    assert view.aside == ("ART2", "COL3")
    assert {"PET1", "PHA1", "BAB1", "BET1"} <= {*view.gone}


@pytest.mark.parametrize("eye", EYES)
def test_A9_1_powers_and_the_turn_are_open(eye: int | None) -> None:
    s = table(hands=["PET1 PHA1"], powers={"hero": "red", "scribe": "green"}, scores={"red": 1})

    view = GAME.view(play(s, "hero draw, buy PET1 PHA1, draw"), eye)

    assert [colour.powers for colour in view.colours] == [("hero",), (), ("scribe",)]
    assert (view.to_move, view.turn, view.actions, view.allowed) == (0, 1, 3, 4)
    assert view.spaces == 3
    assert (view.bought, view.hero_used, view.naute_used, view.closed) == (True, True, False, False)


def test_A9_1_the_track_has_as_many_squares_as_are_used() -> None:
    usual, higher = (GAME.view(table(options=each), None).track for each in ("", "track=3"))

    assert [sole for sole, _, _ in usual] == [0, 3, 6, 9, 12, 15, 18]
    assert [sole for sole, _, _ in higher] == [3, 6, 9, 12, 15, 18]


def test_A9_1_the_present_value_of_a_monument_is_open() -> None:
    s = table(shown={"blue": "AKR 9 8", "green": "AKR 7"}, markers={"AKR": 2})

    akropolis = GAME.view(s, None).monuments[0]

    assert (akropolis.sole, akropolis.main, akropolis.second) == (6, 4, 2)
    assert (akropolis.available, akropolis.needs) == (0, ())
    told = [(b.colour, b.cards, b.highest, b.worth) for b in akropolis.builders]
    assert told == [("blue", 2, 9, 4), ("green", 1, 7, 2)]


def test_A9_1_the_cards_that_a_monument_needs_are_open() -> None:
    view = GAME.view(table(shown={"blue": "AKR 9 8"}, markers={"AKR": 1}), None)

    assert [monument.needs for monument in view.monuments[:2]] == [(3,), (2, 3)]
    assert [builder.worth for builder in view.monuments[0].builders] == [3]


def test_A9_1_the_symbols_of_all_cards_are_open(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    text = STANDARD.read_text("utf-8")
    path.write_text(text.replace('symbols = ["ship"', 'symbols = ["scroll"', 1), "utf-8")

    usual, other = (GAME.view(table(options=o), None).monuments for o in ("", f"cards={path}"))

    assert usual[0].symbols == usual[1].symbols == ("ship", "helmet", "scroll") * 3
    assert other[0].symbols == ("scroll", "helmet", "scroll", *usual[0].symbols[3:])
    assert other[1].symbols == usual[1].symbols


# --- A9.2 -------------------------------------------------------------------------------------


def test_A9_2_a_hand_is_shown_to_its_owner_alone() -> None:
    s = table(hands=["PET1", "PHA2", "COL3"])

    assert [seat.hand for seat in GAME.view(s, 1).seats] == [None, ("PHA2",), None]
    assert [code for code in ("PET1", "PHA2", "COL3") if code in seen(s, 1)] == ["PHA2"]


@pytest.mark.parametrize("eye", EYES)
def test_A9_2_the_pile_is_hidden(eye: int | None) -> None:
    s = table(pile="COL1 COL2 COL3")

    assert GAME.view(s, eye).pile_cards is None
    assert [code for code in ("COL1", "COL2", "COL3") if code in seen(s, eye)] == []


@pytest.mark.parametrize("eye", [0, 2, None])
def test_A9_2_other_hidden_cards_look_the_same(eye: int | None) -> None:
    one = table(hands=["PET1", "PHA2 KOL3"], pile="COL1 COL2")
    other = table(hands=["PET1", "COL2 COL1"], pile="KOL3 PHA2")

    assert seen(one, eye) == seen(other, eye)
    assert seen(one, 1) != seen(other, 1)


@pytest.mark.parametrize("drawing", ["draw", "hero draw"])
def test_A9_2_a_card_drawn_blind_is_shown_to_its_owner_alone(drawing: str) -> None:
    before = table(pile="COL1 COL2", powers={"hero": "red"}, scores={"red": 1})
    steps = perform(GAME, before.copy(), drawing)

    told = [(event.kind, event.args) for e in EYES for event in GAME.events(before, steps, e)]

    kind = drawing.replace(" ", "-")
    assert told == [(kind, {"card": "COL1"})] + 3 * [(f"{kind}-hidden", {})]


def test_A9_2_a_card_taken_face_up_is_shown_to_all() -> None:
    before = table(faceup="ZEU1 ZEU2 ZEU3")
    steps = perform(GAME, before.copy(), "take ZEU2")

    told = {str(GAME.events(before, steps, eye)) for eye in EYES}

    assert len(told) == 1
    assert "ZEU2" in told.pop()


def test_A9_2_a_card_taken_face_up_is_known_until_it_is_played() -> None:
    s = play(table(hands=["ZEU4"], faceup="ZEU1 ZEU2 ZEU3"), "take ZEU1")

    assert known(s) == "ZEU1"
    assert known(play(s, "draw, draw, end")) == "ZEU1"
    assert known(play(s, "score ZEU1 ZEU4")) == ""
    assert known(play(s, "buy ZEU1 ZEU4")) == ""
    assert known(play(s, "erect ZEU1 ZEU4")) == ""


def test_A9_2_known_cards_stay_known_when_others_are_played() -> None:
    s = table(hands=["ZEU4 ZEU7"], faceup="ZEU1 ZEU2 ZEU3")

    assert known(play(s, "take ZEU1, score ZEU4 ZEU7")) == "ZEU1"


def test_A9_2_hero_and_naute_show_the_cards_taken() -> None:
    s = table(
        hands=["PET1"],
        powers={"hero": "red", "naute": "red"},
        scores={"red": 1},
        faceup="ZEU1 ZEU2 ZEU3",
    )

    assert known(play(s, "hero take ZEU1")) == "ZEU1"
    assert known(play(s, "hero draw")) == ""
    assert known(play(s, "swap PET1 ZEU2")) == "ZEU2"
    assert known(play(s, "take ZEU1, swap ZEU1 ZEU2")) == "ZEU2"


@pytest.mark.parametrize("eye", EYES)
def test_A9_2_show_taken_shows_such_cards(eye: int | None) -> None:
    off = table(hands=["COL3", "PET1 ZEU1"], seen=["", "ZEU1"])
    on = table(hands=["COL3", "PET1 ZEU1"], seen=["", "ZEU1"], options="show-taken=on")

    assert [seat.taken for seat in GAME.view(off, eye).seats] == [None, None, None]
    assert [seat.taken for seat in GAME.view(on, eye).seats] == [(), ("ZEU1",), ()]


def test_A9_2_without_the_option_remembering_is_up_to_the_players() -> None:
    s = play(table(faceup="ZEU1 ZEU2 ZEU3"), "take ZEU1")

    assert "ZEU1" not in seen(s, 1)
    assert "ZEU1" in seen(s, 0)


def test_A9_2_sampling_keeps_the_knowledge_of_the_seat() -> None:
    s = table(hands=["PET1 KOL7", "PHA2 ZEU1", "COL3"], seen=["", "ZEU1"], pile="BAB1 BAB2 BAB3")

    found = worlds(s, 0)

    assert {hand(world, 0) for world in found} == {"KOL7 PET1"}
    assert all("ZEU1" in hand(world, 1) for world in found)
    assert {len(hand(world, 1).split()) for world in found} == {2}
    assert {seen(world, 0) for world in found} == {seen(s, 0)}


def test_A9_2_sampling_moves_cards_that_the_seat_cannot_know() -> None:
    s = table(hands=["PET1", "PHA2 ZEU1", "COL3"], seen=["", "ZEU1"], pile="BAB1 BAB2 BAB3")

    found = {pile(world).split()[0] for world in worlds(s, 0, 60)}
    hidden = {hand(world, 1) for world in worlds(s, 0, 60)}

    assert found == {"BAB1", "BAB2", "BAB3", "COL3", "PHA2"}
    assert hidden == {"BAB1 ZEU1", "BAB2 ZEU1", "BAB3 ZEU1", "COL3 ZEU1", "PHA2 ZEU1"}


def test_A9_2_sampling_in_the_middle_of_a_turn() -> None:
    s = table(hands=["PET1", "PHA2 PHA3", "COL3 COL6"], pile="BAB1 BAB2 BAB3 BAB4 BAB5")

    s = play(s, "draw, draw")

    assert {hand(world, 0) for world in worlds(s, 0)} == {"BAB1 BAB2 PET1"}
    assert {len(pile(world).split()) for world in worlds(s, 2)} == {3}
    assert len({hand(world, 0) for world in worlds(s, 1)}) > 5


def test_A9_2_known_cards_of_each_hand() -> None:
    s = table(hands=["KOL4", "", "MAU1"], seen=["KOL4"], faceup="ZEU1 ZEU2 ZEU3", to_move=1)

    after = play(s, "take ZEU1, take ZEU2, draw")

    assert [known(after, seat) for seat in range(3)] == ["KOL4", "ZEU1 ZEU2", ""]
    assert [known(play(after, "end, take ZEU3"), seat) for seat in (1, 2)] == ["ZEU1 ZEU2", "ZEU3"]
    assert known(play(s, "take ZEU1, take ZEU2, erect ZEU2 ZEU1"), 1) == ""


def test_A9_2_ones_own_seen_cards_are_no_exception() -> None:
    s = table(hands=["PET1 ZEU1"], seen=["ZEU1"], pile="BAB1 BAB2 BAB3")

    assert {known(world, 0) for world in worlds(s, 0)} == {"ZEU1"}
    assert {"ZEU1" in hand(world, 0) for world in worlds(s, 1)} == {True}


def test_A9_2_a_bot_never_holds_the_true_position() -> None:
    s = table(hands=["PET1", "PHA2", "COL3"], pile="BAB1 BAB2 BAB3 BAB7 BAB8")

    knowledge = knowledge_of(s=s, game=GAME, seat=0, seed=3)

    assert knowledge.legal == GAME.legal(s)
    assert sent(knowledge.view) == seen(s, 0)
    assert len({tuple(pile_cards(knowledge.sample())) for _ in range(20)}) > 10


# --- A9.3 -------------------------------------------------------------------------------------


def test_A9_3_a_spectator_never_sees_a_hand() -> None:
    s = table(hands=["PET1", "PHA2", "COL3"], faceup="ZEU1 ZEU2 ZEU3", pile="BAB1")

    assert [seat.hand for seat in GAME.view(s, None).seats] == [None, None, None]
    assert [code for code in ("PET1", "PHA2", "COL3", "BAB1") if code in seen(s, None)] == []


def test_A9_3_a_spectator_sees_open_information_only() -> None:
    s = table(shown={"blue": "AKR 9 8"}, hands=["PET1"])
    player, spectator = GAME.view(s, 2), GAME.view(s, None)

    assert msgspec.structs.replace(player, seat=None, seats=()) == msgspec.structs.replace(
        spectator, seats=()
    )


@pytest.mark.parametrize("eye", EYES)
def test_A9_3_when_the_game_is_over_all_hands_are_shown(eye: int | None) -> None:
    view = GAME.view(finished(), eye)

    assert [seat.hand for seat in view.seats] == [
        ("PET1", "ZEU7", "ZEU8", "ZEU9"),
        ("KOL3", "PHA2"),
        ("COL9",),
    ]
    assert view.chronicles == ()


@pytest.mark.parametrize("eye", EYES)
def test_A9_3_and_the_rest_of_the_deck(eye: int | None) -> None:
    s = table(options="actions=upto", pile="COL1 BAB2 AKR3", faceup="ZEU1 ZEU2 ZEU3")

    over = play(s, "end, end, end")

    assert GAME.view(over, eye).pile_cards == ("COL1", "BAB2", "AKR3")
    assert faceup(over) == "ZEU1 ZEU2 ZEU3"
