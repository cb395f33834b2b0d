"""Positions of both games: playing, taking back, hiding, records and pictures."""

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Final
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

import monuments
from monuments import Position, RecordError, RefusalError, explain, open_game
from monuments.engine.play import legal_plays
from monuments.games.registry import GAMES

ROOT: Final = Path(__file__).resolve().parents[1]
TABLES: Final = [(name, seats) for name in GAMES for seats in open_game(name).seats]
GOLDEN: Final = sorted(ROOT.glob("tests/golden/*/*.mnr"))
SEEDS: Final = st.integers(0, 2**32 - 1)
MANY: Final = 500
"""Plays after which a listing is not read further."""


def some_options(name: str, rng: Random) -> dict[str, str]:
    known = open_game(name).known_options
    return {option.name: rng.choice(option.values) for option in known}


def some_position(table: tuple[str, int], rng: Random) -> Position:
    """Return a position after some random plays of a table with random options."""
    name, seats = table
    options = {key.replace("-", "_"): v for key, v in some_options(name, rng).items()}
    found = Position(open_game(name, **options), seats, seed=rng.getrandbits(30))
    for _ in range(rng.randrange(120)):
        if not found.is_over:
            found.push(found.random_play(rng))
    return found


def three() -> Position:
    return Position(open_game("antiquity"), ["Ada", "Ben", "Cleo"], seed=1)


# --- Properties -------------------------------------------------------------------------------


@given(st.sampled_from(TABLES), SEEDS)
def test_pop_undoes_push_byte_for_byte(table: tuple[str, int], seed: int) -> None:
    rng = Random(seed)
    found = some_position(table, rng)
    trail = list[tuple[bytes, str]]()
    while not found.is_over and len(trail) < 30:
        play = found.random_play(rng)
        trail.append((found.state().tobytes(), play))
        found.push(play)

    for before, play in reversed(trail):
        assert found.pop() == play
        assert found.state().tobytes() == before


@given(st.sampled_from(TABLES), SEEDS)
def test_a_record_leads_to_the_same_position(table: tuple[str, int], seed: int) -> None:
    found = some_position(table, Random(seed))
    text = found.to_record()

    again = Position.from_record(text)

    if again != found:  # the end of a line ends the turn
        assert again.pop() == "end"
    assert again == found
    assert list(again.plays()) == list(found.plays())
    assert Position.from_record(text).to_record() == text


@given(st.sampled_from(TABLES), SEEDS)
def test_legal_plays_are_those_of_the_masks(table: tuple[str, int], seed: int) -> None:
    found = some_position(table, Random(seed))
    game, s = found.game, found.state()
    by_masks = (game.write_play(s, steps) for steps in legal_plays(game, s))

    listed = [play for _, play in zip(range(MANY), found.legal_plays(), strict=False)]

    assert listed == [play for _, play in zip(range(MANY), by_masks, strict=False)]
    assert bool(listed) != found.is_over
    assert len(set(listed)) == len(listed)
    assert all(found.is_legal(play) for play in listed)


@given(st.sampled_from(TABLES), SEEDS)
def test_a_view_shows_nothing_that_a_sample_may_change(table: tuple[str, int], seed: int) -> None:
    rng = Random(seed)
    found = some_position(table, rng)
    for seat in range(table[1]):
        world = found.sample(seat, rng)

        assert world.view(seat) == found.view(seat)
        assert world.text(seat) == found.text(seat)
        assert world.svg(seat) == found.svg(seat)
        assert world.svg() == found.svg()
        assert world.to_move == found.to_move


@given(st.sampled_from(TABLES), SEEDS)
def test_every_position_has_a_picture_and_a_text(table: tuple[str, int], seed: int) -> None:
    found = some_position(table, Random(seed))
    for language in ("en", "fr", "de"):
        for seat in (None, *range(table[1])):
            assert ElementTree.fromstring(found.svg(seat, language)).tag.endswith("svg")
            assert "Player 1" in found.text(seat, language)


# --- Playing ----------------------------------------------------------------------------------


def test_a_refusal_has_its_rule_and_changes_nothing() -> None:
    found = three()
    before, plays = found.state().tobytes(), list(found.plays())

    with pytest.raises(RefusalError) as caught:
        found.push("improve AKR5")

    assert caught.value.refusal.rule == "A4.7"
    assert caught.value.__notes__ == [explain(caught.value)]
    assert explain(caught.value).startswith("A4.7 ")
    assert (found.state().tobytes(), list(found.plays())) == (before, plays)


@pytest.mark.parametrize("text", ["", "fly", "draw ", "draw AKR1", "erect", "é" * 100, "draw\n"])
def test_text_that_is_not_a_play_is_refused_as_notation(text: str) -> None:
    found = three()

    with pytest.raises(RefusalError) as caught:
        found.push(text)

    assert caught.value.refusal.rule == "notation"
    assert not found.is_legal(text)


def test_a_copy_goes_its_own_way() -> None:
    found = three()
    other = found.copy()
    other.push("draw")

    assert other != found
    assert other.pop() == "draw"
    assert other == found


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    with pytest.raises(IndexError):
        three().pop()


def test_a_finished_game_has_winners_and_no_plays() -> None:
    text = (ROOT / "tests/golden/antiquity/tie-shared.mnr").read_text("utf-8")
    found = Position.from_record(text)

    assert found.is_over
    assert found.to_move is None
    assert list(found.legal_plays()) == []
    assert found.forms() == []
    assert found.winners == [
        name for name, place in zip(found.players, found.ranking, strict=True) if place == 1
    ]
    assert len(found.winners) > 1
    assert max(found.scores) == found.scores[found.ranking.index(1)]
    with pytest.raises(ValueError, match="over"):
        found.random_play(Random(0))


def test_the_play_of_the_clock_has_no_player() -> None:
    text = (ROOT / "tests/golden/fabuleux/time.mnr").read_text("utf-8")

    *_, last = Position.from_record(text).plays()

    assert (last.player, last.play) == (None, "time")


# --- Records ----------------------------------------------------------------------------------


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: "-".join(path.parts[-2:]))
def test_a_golden_record_is_written_back(path: Path) -> None:
    text = path.read_text("utf-8")

    assert Position.from_record(text).to_record() == text


def test_a_bad_record_names_its_line_and_rule() -> None:
    found = three()
    found.push("draw")
    text = found.to_record().replace("draw", "improve AKR5")

    with pytest.raises(RecordError) as caught:
        Position.from_record(text)

    assert (caught.value.turn, caught.value.play) == (1, "improve AKR5")
    assert caught.value.refusal.rule == "A4.7"


def test_a_record_can_be_read_up_to_a_turn() -> None:
    text = (ROOT / "tests/golden/antiquity/hero.mnr").read_text("utf-8")

    found = Position.from_record(text, until=2)

    assert found.turn == 3
    assert {played.turn for played in found.plays()} == {1, 2}


def test_a_sample_has_no_record_and_no_past() -> None:
    found = three()
    found.push("draw")
    world = found.sample(0, Random(1))

    assert list(world.plays()) == []
    with pytest.raises(ValueError, match="no record"):
        world.to_record()


def test_a_sample_is_decided_by_its_random_numbers() -> None:
    found = three()

    assert found.sample(0, Random(1)) == found.sample(0, Random(1))
    assert found.sample(0, Random(1)) != found.sample(0, Random(2))


# --- Bad input --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [0, 1, 5, ["Ada", "Ada"], ["a:b", "c"], []])
def test_impossible_players_are_refused(players: int | list[str]) -> None:
    with pytest.raises(RefusalError):
        Position(open_game("antiquity"), players)


def test_one_name_is_not_a_list_of_players() -> None:
    with pytest.raises(TypeError):
        Position(open_game("antiquity"), "Ben")


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        three().view(seat)
    with pytest.raises(ValueError, match="no seat"):
        three().sample(seat, Random(0))


def test_unknown_games_options_and_languages_are_refused() -> None:
    with pytest.raises(RefusalError):
        open_game("chess")
    with pytest.raises(RefusalError):
        open_game("antiquity", powers="maybe")
    with pytest.raises(RefusalError):
        open_game("fabuleux", deck=Path("missing.toml"))
    with pytest.raises(ValueError, match="languages"):
        three().text(language="xx")


def test_options_are_words_numbers_or_switches() -> None:
    options = open_game("antiquity", powers=True, track=3, show_taken=False).options

    assert (options["powers"], options["track"], options["show-taken"]) == ("on", "3", "off")


def test_a_custom_deck_is_played_and_shown() -> None:
    [deck] = ROOT.glob("examples/decks/*.toml")
    found = Position(open_game("fabuleux", deck=deck), 3, seed=1)
    found.push(next(found.legal_plays()))

    assert Position.from_record(found.to_record()) == found
    assert found.svg(0)


# --- Showing ----------------------------------------------------------------------------------


def test_text_and_repr_are_readable() -> None:
    found = three()

    assert str(found).startswith("Turn 1 · 3 actions left")
    assert "Hand" not in str(found)
    assert "Hand: " in found.text(0)
    assert repr(found) == "<Position of antiquity: turn 1, Cleo to move>"


def test_a_picture_has_the_cards_of_its_seat_only() -> None:
    found = three()

    assert "Hand · Ada" in found.svg(0)
    assert "Hand" not in found.svg()


# --- Importing --------------------------------------------------------------------------------


def test_importing_loads_nothing_heavy() -> None:
    code = "import monuments, sys; print({'numpy', 'numba', 'msgspec'} & {*sys.modules})"

    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert found.stdout == "set()\n"


def test_every_public_name_is_there() -> None:
    assert all(getattr(monuments, name) is not None for name in monuments.__all__)
    assert set(monuments.__all__) <= set(dir(monuments))
    with pytest.raises(AttributeError):
        _ = monuments.nothing


def test_a_bot_is_asked_for_a_play_and_it_is_not_made() -> None:
    position = monuments.Position(monuments.open_game("antiquity"), 3, seed=4)
    seat = position.to_move
    assert seat is not None
    before = position.copy()
    plays = [position.ask(monuments.make_bot("random", position.game, seat, n)) for n in (1, 1, 2)]

    assert position == before
    assert plays[0] == plays[1]
    assert all(map(position.is_legal, plays))


def test_a_bot_of_ones_own_sees_only_what_its_seat_knows() -> None:
    class Curious:
        def choose(self, knowledge: monuments.Knowledge, deadline: float | None) -> int:
            assert knowledge.seat == position.to_move
            assert knowledge.view == position.view(knowledge.seat)
            assert not (knowledge.sample() == position.state()).all()
            assert deadline is not None
            return knowledge.legal[0]

    position = monuments.Position(monuments.open_game("antiquity"), 2, seed=5)

    assert position.is_legal(position.ask(Curious(), seconds=1))


def test_asking_in_vain_is_refused() -> None:
    game = monuments.open_game("fabuleux", rounds=3)
    position = monuments.Position(game, 2, seed=5)
    bot = monuments.make_bot("random", game, 0)
    while not position.is_over:
        position.push(position.random_play(Random(1)))

    with pytest.raises(ValueError, match="the game is over"):
        position.ask(bot)
    with pytest.raises(monuments.RefusalError) as caught:
        monuments.make_bot("nobody", game, 0)
    assert "Unknown bot" in caught.value.__notes__[0]
