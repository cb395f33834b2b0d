"""The speaker: codes, plurals, names and figures in each language."""

from typing import Final

import pytest

from monuments.engine.refusal import Refusal, unreadable
from monuments.engine.wire import Event
from monuments.locales.speaker import KINDS, Speaker, choose_language

NAMES: Final = ("Ada", "Ben", "Cleo", "Dov")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ada (Red) erects Akropolis: Akropolis 9, Akropolis 7 and Akropolis 1."),
        ("fr", "Ada (Rouge) érige Acropole\u00a0: Acropole 9, Acropole 7 et Acropole 1."),
        ("de", "Ada (Rot) errichtet Akropolis: Akropolis 9, Akropolis 7 und Akropolis 1."),
    ],
)
def test_codes_become_words(language: str, sentence: str) -> None:
    cards = ("AKR9", "AKR7", "AKR1")
    event = Event("erect", 0, {"colour": "red", "monument": "AKR", "cards": cards})

    assert Speaker(language).event("antiquity", event, NAMES) == sentence


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "writes a history of one page.", "writes a history of 4 pages."),
        ("fr", "écrit une histoire d’une page.", "écrit une histoire de 4 pages."),
        (
            "de",
            "schreibt eine Geschichte mit einer Seite.",
            "schreibt eine Geschichte mit 4 Seiten.",
        ),
    ],
)
def test_numbers_decide_the_plural(language: str, one: str, many: str) -> None:
    events = [Event("history", 1, {"colour": "blue", "pages": pages}) for pages in (1, 4)]
    told = [Speaker(language).event("antiquity", event, NAMES) for event in events]

    assert [sentence.partition(") ")[2] for sentence in told] == [one, many]


@pytest.mark.parametrize(
    ("winners", "sentence"),
    [
        (("2",), "The game is over. Victory goes to Cleo."),
        (("0", "2"), "The game is over. Victory goes to Ada and Cleo."),
    ],
)
def test_winners_are_named(winners: tuple[str, ...], sentence: str) -> None:
    event = Event("over", 0, {"winners": winners})

    assert Speaker("en").event("antiquity", event, NAMES) == sentence


def test_a_refusal_says_why_without_its_number() -> None:
    refusal = Refusal("A4.5", "no-third-builder", {"monument": "PYR"})
    sentence = "Das Monument Pyramiden hat schon zwei Erbauer; ein dritter ist nicht erlaubt."

    assert Speaker("de").refusal(refusal) == sentence


@pytest.mark.parametrize("text", ["AKR0", "AKR77", "XYZ3", "akr7", "name", "", "{ $card }"])
def test_other_text_is_shown_as_it_is(text: str) -> None:
    refusal = unreadable("card-unknown", card=text).refusal

    assert Speaker("en").refusal(refusal) == f"“{text}” is not a card of this game."
    assert all(Speaker("en").word(key, text) == text for key in KINDS)


def test_a_name_is_never_taken_for_a_code() -> None:
    event = Event("draw-hidden", 0)

    assert Speaker("fr").event("antiquity", event, ["red"]) == "red pioche une carte."


def test_words_of_a_deck_come_first() -> None:
    speaker = Speaker("de", {"ANG": "Angkor Wat", "height": "Höhe", "AKR": "Burgberg"})

    assert speaker.word("card", "ANG") == "Angkor Wat"
    assert speaker.word("characteristic", "height") == "Höhe"
    assert speaker.word("card", "AKR7") == "Burgberg 7"
    assert speaker.word("colour", "red") == "Rot"


@pytest.mark.parametrize(
    ("message", "args"),
    [
        ("refusal-of-nothing", {}),
        ("refusal-not-in-hand", {}),
        ("refusal-not-in-hand", {"hand": "x"}),
    ],
    ids=["message", "argument", "other-argument"],
)
def test_nothing_is_left_out_silently(message: str, args: dict[str, str]) -> None:
    with pytest.raises(KeyError, match=message):
        Speaker("en").say(message, **args)


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("es_ES.UTF-8", "en"),
        ("german", "en"),
        ("fr_FR.UTF-8", "fr"),
        ("de", "de"),
        ("DE-AT", "de"),
        ("de-CH,de;q=0.8", "de"),
        ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "fr"),
        ("en;q=0.2, de; q=0.9", "de"),
        ("es, fr;q=0.5", "fr"),
        ("de;q=0, fr;q=0.1", "fr"),
        ("fr;q=much", "en"),
    ],
)
def test_the_wanted_language_is_chosen(wanted: str | None, language: str) -> None:
    assert choose_language(wanted) == language


@pytest.mark.parametrize(
    ("language", "text", "written"),
    [
        ("en", "23200 m²", "23,200\u00a0m²"),
        ("fr", "23200 m²", "23\u202f200\u00a0m²"),
        ("de", "23200.5 m²", "23.200,5\u00a0m²"),
        ("fr", "48.0 m", "48\u00a0m"),
        ("en", "1632", "1632"),
        ("fr", "-2100", "\u22122100"),
        ("de", "78/100", "78/100"),
    ],
)
def test_figures_follow_the_language(language: str, text: str, written: str) -> None:
    speaker = Speaker(language)

    assert speaker.figure(text) == written
    assert written in speaker.say("fabuleux-event-say", player="Ada", figure=text)
