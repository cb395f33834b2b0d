"""The class `Fabuleux` beyond the rules."""

from random import Random

import pytest

from monuments.engine.play import random_steps
from monuments.engine.record import Record, read_record, write_record
from monuments.engine.refusal import RefusalError
from monuments.games.fabuleux import LONGEST_GAME, Fabuleux
from monuments.games.fabuleux.kernels import steps as do
from monuments.games.registry import open_game

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Fay")


def test_it_is_registered() -> None:
    assert open_game("fabuleux", {}).name == "fabuleux"


def test_it_can_be_warmed() -> None:
    Fabuleux().warm()


def test_every_play_has_an_event() -> None:
    game = Fabuleux()
    s = game.new(2, game.deal(2, Random(1)))

    assert game.reveals(s, [do.SAY])
    assert not game.is_midway(s)


def test_the_longest_game_has_room() -> None:
    assert do.new_mask().shape == (1,)
    assert LONGEST_GAME > 1000 * (1 + 4 * 5) + 8


@pytest.mark.parametrize("code", ["XXX", "flood", "AN", ""])
def test_an_unknown_card_is_refused(code: str) -> None:
    with pytest.raises(RefusalError, match="card-unknown"):
        Fabuleux().card_named(code)


def test_codes_and_cards_agree() -> None:
    game = Fabuleux()

    for card in (*range(36), *range(60, 68)):
        assert game.card_named(game.card_code(card)) == card


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_record_is_read_and_written_byte_for_byte(seats: int) -> None:
    game, rng = Fabuleux({"collectors": "8", "minutes": "15", "rounds": "30"}), Random(seats)
    deal = game.deal(seats, rng)
    s = game.new(seats, deal)
    steps = random_steps(game, s, rng)
    text = write_record(Record(game, NAMES[:seats], deal, tuple(steps)))
    found = read_record(text, open_game)

    assert found.steps == tuple(steps)
    assert write_record(found) == text


def test_a_record_may_stop_inside_a_round_only_in_its_last_line() -> None:
    game = Fabuleux({"collectors": "0"})
    deal = game.deal(3, Random(3))
    first = NAMES[deal.first]
    start = write_record(Record(game, NAMES[:3], deal, ()))
    stopped = read_record(f"{start}\n1. {first}: choose height\n", open_game)

    assert stopped.steps == (do.CHOOSE,)
    with pytest.raises(Exception, match="round-goes-on"):
        read_record(f"{start}\n1. {first}: choose height\n2. {first}: choose height\n", open_game)
