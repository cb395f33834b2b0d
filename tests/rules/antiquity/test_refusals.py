"""Every reason for a refusal, and the first one cited of several."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

import pytest

from monuments.engine.game import State
from monuments.games.antiquity.kernels.layout import SEATS
from monuments.games.antiquity.presentation.board import Board
from monuments.games.antiquity.presentation.cards import COLOUR_NAMES
from monuments.games.antiquity.presentation.notation import read
from monuments.games.antiquity.presentation.refusals import explain
from tests.rules.antiquity.positions import GAME, choices, play, refusal, refused, table

Case: TypeAlias = tuple[Callable[[], State], str, str]
"""A position, a play, and the rule that is cited."""

PAGE: Final = Path(__file__).resolve().parents[3] / "docs/notation.md"
ROW: Final = "ZEU1 ZEU2 ZEU3"
HAND: Final = ["AKR9 AKR8 AKR7 PET1 PHA1 BAB2"]


def plain() -> State:
    return table(hands=HAND, faceup=ROW)


def pair() -> State:
    return table(2, hands=HAND, faceup=ROW, shown={"yellow": "KOL 9 8"})


def over() -> State:
    return play(table(pile=""), "take ZEU9, take ZEU8, take ZEU7, end")


def over_for_two() -> State:
    return play(table(2, pile=""), "take ZEU9, take ZEU8, take ZEU7, end")


def after(text: str, start: Callable[[], State] | None = None) -> Callable[[], State]:
    """Return a function for the position after `text`, in place of a history."""
    return lambda: play(
        start() if start else table(hands=HAND, faceup=ROW, shown={"green": "KOL 9 8"}), text
    )


def holding(points: int = 1) -> State:
    """Return a position in which red holds every power and has built Akropolis."""
    everything = {"scribe": "red", "hero": "red", "naute": "red"}
    shown = {"red": "AKR 6 5"}
    return table(hands=HAND, faceup=ROW, powers=everything, scores={"red": points}, shown=shown)


def spent() -> State:
    """Return a position without an action left, a power, or a card to draw."""
    return table(hands=HAND, faceup=ROW, pile="", actions=0)


def bare() -> State:
    return table(hands=["PET1 PHA1"], faceup="", pile="", actions=1)


def two_builders() -> State:
    return table(hands=HAND, shown={"blue": "AKR 3", "green": "AKR 2 1"})


def own_and_another() -> State:
    return table(hands=HAND, shown={"red": "AKR 3", "green": "AKR 2 1"})


REASONS: Final[dict[str, Case]] = {
    "game-over": (over, "draw", "A3.3"),
    "colour-missing": (pair, "erect AKR9 AKR8", "A7.3"),
    "colour-not-yours": (pair, "green erect AKR9 AKR8", "A7.3"),
    "history-after-play": (after("draw"), "history", "A3.1"),
    "play-after-history": (after("history"), "draw", "A5.6"),
    "no-action-left": (spent, "take ZEU1", "A4.1"),
    "actions-left": (plain, "end", "A4.1"),
    "not-holder scribe": (own_and_another, "improve AKR9 order AKR9 AKR3", "A8.3"),
    "not-holder hero draw": (plain, "hero draw", "A8.4"),
    "not-holder hero take": (plain, "hero take ZEU1", "A8.4"),
    "not-holder swap": (plain, "swap PET1 ZEU1", "A8.5"),
    "pile-empty": (lambda: table(pile=""), "draw", "A3.3"),
    "not-face-up": (plain, "take COL1", "A4.3"),
    "not-in-hand erect": (plain, "erect AKR9 AKR6", "A4.4"),
    "not-in-hand improve": (holding, "improve AKR9 AKR3", "A4.7"),
    "not-in-hand score": (plain, "score PET1 KOL1", "A4.8"),
    "not-in-hand buy": (plain, "buy KOL1 PET1", "A4.2"),
    "not-in-hand swap": (holding, "swap KOL1 ZEU1", "A8.5"),
    "card-twice erect": (plain, "erect AKR9 AKR9", "A4.4"),
    "card-twice improve": (holding, "improve AKR9 AKR9", "A4.7"),
    "card-twice score": (plain, "score PET1 PET1", "A4.8"),
    "card-twice buy": (plain, "buy PET1 PET1", "A4.2"),
    "not-one-monument erect": (plain, "erect AKR9 AKR8 PET1", "A4.4"),
    "not-one-monument improve": (holding, "improve AKR9 PET1", "A4.7"),
    "not-one-symbol score": (plain, "score PET1 BAB2", "A4.8"),
    "not-one-symbol buy": (plain, "buy PET1 BAB2", "A4.2"),
    "already-built": (holding, "erect AKR9 AKR8", "A4.6"),
    "no-third-builder": (two_builders, "erect AKR9 AKR8 AKR7", "A4.5"),
    "too-few-cards": (plain, "erect AKR9", "A4.4"),
    "not-built": (plain, "improve AKR9", "A4.7"),
    "order-not-the-stack": (holding, "improve AKR9 order AKR9 AKR6", "A8.3"),
    "already-bought": (after("buy PET1 PHA1"), "buy AKR8 BAB2", "A4.2"),
    "nothing-to-do-afterwards": (bare, "buy PET1 PHA1", "A4.2"),
    "no-historian": (
        lambda: table(shown={"blue": "KOL 9 8"}, historians={"red": 0}),
        "history",
        "A5.1",
    ),
    "nothing-to-chronicle": (plain, "history", "A5.1"),
    "no-powers": (plain, "acquire hero", "A8.1"),
    "already-held": (holding, "acquire scribe", "A8.1"),
    "no-majority": (lambda: table(powers={}), "acquire hero", "A8.1"),
    "power-used hero": (after("hero draw", holding), "hero take ZEU1", "A8.4"),
    "power-used swap": (after("swap PET1 ZEU1", holding), "swap PHA1 ZEU2", "A8.5"),
    "no-point-to-pay": (lambda: holding(points=0), "hero draw", "A8.4"),
}

BEFORE: Final[dict[str, Case]] = {
    "unreadable, over": (over, "jump", "notation"),
    "unreadable, not one's colour": (pair, "green erect", "notation"),
    "over, no colour named": (over_for_two, "history", "A3.3"),
    "over, not one's colour": (over_for_two, "red history", "A3.3"),
    "over, pile empty": (over, "draw", "A3.3"),
    "no colour named, history after a play": (after("draw", pair), "history", "A7.3"),
    "not one's colour, play after a history": (
        after("red history", pair),
        "green score PET1 PHA1",
        "A7.3",
    ),
    "not one's colour, no action left": (
        after("draw, draw, draw", pair),
        "yellow erect AKR9",
        "A7.3",
    ),
    "history after a play, play after a history": (after("history"), "history", "A3.1"),
    "history after a play, no historian": (
        lambda: table(historians={"red": 0}, actions=2),
        "history",
        "A3.1",
    ),
    "play after a history, no action left": (after("history"), "draw", "A5.6"),
    "play after a history, not the holder": (after("history"), "hero draw", "A5.6"),
    "play after a history, not in hand": (after("history"), "buy COL1 COL4", "A5.6"),
    "no action left, not the holder": (spent, "improve AKR9 order AKR9", "A4.1"),
    "no action left, pile empty": (spent, "draw", "A4.1"),
    "no action left, not face up": (spent, "take COL1", "A4.1"),
    "no action left, not in hand": (spent, "score COL1 COL4", "A4.1"),
    "no action left, no powers": (spent, "acquire hero", "A4.1"),
    "not the Scribe's holder, not in hand": (plain, "improve COL1 order COL1", "A8.3"),
    "not the Scribe's holder, not built": (plain, "improve AKR9 order AKR9", "A8.3"),
    "not the Hero's holder, pile empty": (spent, "hero draw", "A8.4"),
    "not the Hero's holder, not face up": (plain, "hero take COL1", "A8.4"),
    "not the Naute's holder, not face up": (plain, "swap PET1 COL1", "A8.5"),
    "pile empty, no point to pay": (
        lambda: table(powers={"hero": "red"}, pile=""),
        "hero draw",
        "A3.3",
    ),
    "not face up, power used": (after("hero draw", holding), "hero take COL1", "A4.3"),
    "not face up, not in hand": (holding, "swap COL1 COL2", "A4.3"),
    "not in hand, power used": (after("swap PET1 ZEU1", holding), "swap COL1 ZEU2", "A8.5"),
    "not one monument, built already": (holding, "erect AKR9 PET1", "A4.4"),
    "not in hand, no third builder": (two_builders, "erect AKR6 AKR7 AKR8", "A4.4"),
    "built already, no third builder": (own_and_another, "erect AKR9 AKR8 AKR7", "A4.6"),
    "built already, too few": (holding, "erect AKR9", "A4.6"),
    "no third builder, too few": (two_builders, "erect AKR9", "A4.5"),
    "not one monument, not built": (plain, "improve AKR9 PET1", "A4.7"),
    "not built, not the stack": (holding, "improve PET1 order PHA1", "A4.7"),
}

WITHIN: Final[dict[str, tuple[Callable[[], State], str, str]]] = {
    "in hand, one monument": (plain, "erect AKR9 COL9", "not-in-hand"),
    "in hand, one symbol": (plain, "score PET1 COL2", "not-in-hand"),
    "in hand, named once": (plain, "score COL1 COL1", "not-in-hand"),
    "named once, one monument": (plain, "erect AKR9 AKR9 PET1", "card-twice"),
    "one symbol, bought once": (after("buy PET1 PHA1"), "buy AKR9 BAB2", "not-one-symbol"),
    "bought once, something to do": (
        after(
            "take ZEU1, take ZEU2, take ZEU3, buy PET1 PHA1",
            lambda: table(hands=["PET1 PHA1 AKR7 BAB1 COL2"], faceup=ROW, pile=""),
        ),
        "buy AKR7 BAB1",
        "already-bought",
    ),
    "a historian, something to chronicle": (
        lambda: table(historians={"red": 0}),
        "history",
        "no-historian",
    ),
    "powers, majority": (plain, "acquire naute", "no-powers"),
    "not held, majority": (
        lambda: table(powers={"hero": "red"}),
        "acquire hero",
        "already-held",
    ),
    "not used, a point": (after("hero draw", holding), "hero draw", "power-used"),
}


POSITIONS: Final[dict[str, Callable[[], State]]] = {
    "plain": plain,
    "two players": pair,
    "spent": spent,
    "bare": bare,
    "powers": holding,
    "two builders": two_builders,
    "own and another": own_and_another,
    "begun": after("draw"),
    "written": after("history"),
    "bought": after("buy PET1 PHA1"),
    "powers used": after("hero draw, swap PET1 ZEU1", holding),
    "one card left": lambda: table(hands=["PET1 PHA1"], faceup="", pile="ZEU1", actions=0),
    "up to three": lambda: table(hands=["", "AKR9"], options="actions=upto", to_move=1),
    "second builder": lambda: table(
        hands=["", "KOL9 KOL8 KOL7"], shown={"red": "KOL 5", "green": "AKR 9, ART 9"}, to_move=1
    ),
    "a hero's last point": lambda: table(powers={"hero": "green"}, scores={"green": 1}, to_move=2),
    "others without historians": lambda: table(
        shown={"blue": "AKR 9 8"}, historians={"red": 0, "blue": 0}, to_move=2
    ),
}

UNREADABLE: Final = [
    ("", "spaces"),
    ("draw ", "spaces"),
    (" draw", "spaces"),
    ("take  ZEU1", "spaces"),
    ("jump", "verb-unknown"),
    ("Draw", "verb-unknown"),
    ("hero", "verb-unknown"),
    ("hero score", "verb-unknown"),
    ("red", "verb-missing"),
    ("red history", "colour-not-due"),
    ("red draw", "colour-not-due"),
    ("pink history", "verb-unknown"),
    ("draw ZEU1", "word-count"),
    ("take", "word-count"),
    ("take ZEU1 ZEU2", "word-count"),
    ("erect", "word-count"),
    ("improve", "word-count"),
    ("improve AKR9 order", "word-count"),
    ("improve order AKR9", "word-count"),
    ("score PET1", "word-count"),
    ("buy PET1 PHA1 AKR7", "word-count"),
    ("swap PET1", "word-count"),
    ("history AKR9", "word-count"),
    ("end now", "word-count"),
    ("acquire", "word-count"),
    ("acquire hero now", "word-count"),
    ("acquire sage", "power-unknown"),
    ("take ZEU0", "card-unknown"),
    ("take ZEU10", "card-unknown"),
    ("take zeu1", "card-unknown"),
    ("erect AKR9 order AKR9", "card-unknown"),
]


@pytest.mark.parametrize("name", REASONS)
def test_each_reason_is_given_with_its_rule(name: str) -> None:
    position, text, rule = REASONS[name]

    assert refused(position(), text) == (rule, name.partition(" ")[0])


def test_no_reason_is_forgotten() -> None:
    text = PAGE.read_text("utf-8").partition("\n## Plays of `fabuleux`")[0]
    rows = re.findall(r"^\| (?:\d+ )?\| [^|]+ \| [^|]+ \| (.+) \|$", text, re.MULTILINE)
    listed = {reason for row in rows for reason in re.findall(r"`([a-z-]+)`", row)}

    assert listed == {name.partition(" ")[0] for name in REASONS} | {r for _, r in UNREADABLE}


@pytest.mark.parametrize("name", BEFORE)
def test_of_several_rules_the_first_is_cited(name: str) -> None:
    position, text, rule = BEFORE[name]

    assert refused(position(), text)[0] == rule


@pytest.mark.parametrize("name", WITHIN)
def test_of_several_reasons_the_first_is_given(name: str) -> None:
    position, text, reason = WITHIN[name]

    assert refused(position(), text)[1] == reason


@pytest.mark.parametrize(("text", "reason"), UNREADABLE)
def test_unreadable_plays_are_refused(text: str, reason: str) -> None:
    assert refused(plain(), text) == ("notation", reason)


def test_a_refusal_has_its_arguments() -> None:
    assert refusal(plain(), "take COL1").args == {"card": "COL1"}
    assert refusal(plain(), "erect AKR9 COL9").args == {"card": "COL9"}
    assert refusal(plain(), "score PET1 PET1").args == {"card": "PET1"}
    assert refusal(plain(), "jump").args == {"verb": "jump"}
    assert refusal(plain(), "take ZEU0").args == {"card": "ZEU0"}
    assert refusal(plain(), "draw twice").args == {"verb": "draw", "wanted": 0, "found": 1}


def form_refusals(s: State, verb: str) -> set[tuple[str, str]]:
    """Return why the forms of a verb are not possible."""
    found = [form.refusal for form in GAME.forms(s) if form.verb == verb]
    return {(refusal.rule, refusal.reason) for refusal in found if refusal}


def test_forms_say_which_cards_are_missing() -> None:
    s = table(faceup="", powers={"hero": "red", "naute": "red"}, scores={"red": 1})

    assert form_refusals(s, "take") == {("A4.3", "nothing-face-up")}
    assert form_refusals(s, "hero take") == {("A4.3", "nothing-face-up")}
    assert form_refusals(s, "erect") == {("A4.4", "hand-empty")}
    assert form_refusals(s, "improve") == {("A4.7", "hand-empty")}
    assert form_refusals(s, "score") == {("A4.8", "hand-empty")}
    assert form_refusals(s, "buy") == {("A4.2", "hand-empty")}
    assert form_refusals(s, "swap") == {("A8.5", "hand-empty")}


def test_one_card_with_a_symbol_is_not_a_pair() -> None:
    s = table(hands=["PET1"], faceup="", powers={"naute": "red"})

    assert form_refusals(s, "score") == {("A4.8", "no-pair")}
    assert form_refusals(s, "buy") == {("A4.2", "no-pair")}
    assert form_refusals(s, "swap") == {("A4.3", "nothing-face-up")}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_legal_play_has_no_refusal(name: str) -> None:
    s = POSITIONS[name]()
    legal = [read(text, int(s[SEATS])) for text in choices(s)]

    open_forms = {(form.verb, form.side) for form in GAME.forms(s) if not form.refusal}

    assert [play for play in legal if explain(Board.of(s), play)] == []
    named = [(p.verb, None if p.colour is None else COLOUR_NAMES[p.colour]) for p in legal]
    assert open_forms == {*named}


def test_forms_carry_the_refusal_of_their_play() -> None:
    assert form_refusals(plain(), "history") == {("A5.1", "nothing-to-chronicle")}
    assert form_refusals(plain(), "improve") == {("A4.7", "not-built")}
    assert form_refusals(plain(), "end") == {("A4.1", "actions-left")}
    assert form_refusals(spent(), "draw") == {("A4.1", "no-action-left")}
