"""Collectors that a deck brings itself (F9): read, dealt, played and kept secret."""

from pathlib import Path
from random import Random

import pytest

from monuments.engine.chance import seeded
from monuments.engine.game import OVER
from monuments.engine.refusal import RefusalError
from monuments.games.fabuleux import Fabuleux
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.presentation.cards import read_deck

BRIDGES = Path("examples/decks/bridges.toml")
GAME = Fabuleux({"deck": str(BRIDGES), "collectors": "0", "first": "1"})
OWN = at.FIRST_OWN


def test_custom_collectors_are_all_dealt_beside_the_eight() -> None:
    deck = GAME.deal(2, Random(0)).deck

    assert {GAME.card_code(card) for card in deck if at.is_collector(card)} == {
        "SPRINGTIDE",
        "TOLLGATE",
    }


def test_a_custom_collector_acts_like_its_effect_under_its_own_name() -> None:
    deal = GAME.deal(2, Random(0))
    deck = (OWN, *(card for card in deal.deck if card != OWN))
    s = GAME.new(2, type(deal)(deck, 0))

    assert [form.verb for form in GAME.forms(s) if not form.refusal] == ["flood"]
    told = GAME.events(s, GAME.read_play(s, "flood left"), None)
    assert [event.kind for event in told][:2] == ["own-collector", "flood"]
    assert GAME.words("de")[str(told[0].args["card"])] == "Springflut"


@pytest.mark.parametrize("seed", range(20))
def test_sampled_worlds_never_lose_one(seed: int) -> None:
    game = Fabuleux({"deck": str(BRIDGES), "collectors": "3"})
    deal, steps = game.random_game(4, seed, 0)
    s = game.new(4, deal)
    for step in steps[: 5 * seed]:
        game.apply(s, step)
    world = game.determinize(s, 0, seeded(seed))

    assert game.view(world, 0) == game.view(s, 0)
    while game.to_move(world) != OVER:
        game.apply(world, game.legal(world)[0])


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('effect = "drought"', 'effect = "snow"', "deck-collector-effect"),
        ('code = "TOLLGATE"', 'code = "TOLL GATE"', "deck-collector-code"),
        ('code = "TOLLGATE"', 'code = "FLOOD"', "deck-collector-code"),
        ('code = "TOLLGATE"', 'code = "SPRINGTIDE"', "deck-code-twice"),
        ('fr = "Péage"', "", "key-text"),
        ('effect = "drought"', 'effect = "drought"\nvalue = 3', "key-unknown"),
    ],
)
def test_a_fault_is_refused_with_its_reason(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    text, file = BRIDGES.read_text("utf-8"), tmp_path / "deck.toml"
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")

    with pytest.raises(RefusalError, match=reason):
        read_deck(file)


def test_a_deck_without_any_keeps_its_hash(tmp_path: Path) -> None:
    text, file = BRIDGES.read_text("utf-8"), tmp_path / "deck.toml"
    first, last = text.index("[[collector]]"), text.index("[[monument]]")
    file.write_text(text[:first] + text[last:], "utf-8")

    assert read_deck(file).digest == "f963cafeefaf503d"
