"""Every sentence in every language: none missing, none unused, each can be filled."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from monuments.bots.registry import CHARACTERS
from monuments.engine.game import OVER
from monuments.engine.refusal import Argument, Refusal, unreadable
from monuments.engine.wire import Event
from monuments.games.antiquity import Antiquity
from monuments.games.antiquity.cards import CODES, COLOUR_NAMES, POWER_NAMES, SYMBOL_NAMES
from monuments.games.antiquity.notation import VERBS
from monuments.games.fabuleux.cards import COLLECTOR_VERBS
from monuments.locales.speaker import KINDS, LANGUAGES, Speaker, choose_language

SOURCE: Final = Path(__file__).resolve().parents[2] / "src" / "monuments"
LOCALES: Final = SOURCE / "locales"
NAMES: Final = ("Ada", "Ben", "Cleo", "Dov")

in_each_language = pytest.mark.parametrize("language", LANGUAGES)


# --- The messages -----------------------------------------------------------------------------


class Variables(Visitor):
    """Gathers the names of the variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def entries(language: str) -> tuple[ftl.EntryType, ...]:
    text = (LOCALES / f"{language}.ftl").read_text("utf-8")
    return tuple(FluentParser().parse(text).body)


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Return each message with the variables it uses."""
    found = {}
    for entry in entries(language):
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


# --- What the code asks for -------------------------------------------------------------------

_REASON_AT: Final = {"Refusal": 1, "refuse": 1, "unreadable": 0, "fault": 0}
"""Which argument of a call is the reason."""


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            function = node.func
            name = function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
            yield name, node


def reasons_of(name: str, call: ast.Call) -> list[str]:
    at = _REASON_AT.get(name)
    if at is None or len(call.args) <= at:
        return []
    texts = [text_of(node) or "" for node in ast.walk(call.args[at])]
    return [text for text in texts if re.fullmatch("[a-z-]+", text)]


def text_of(node: ast.AST | None) -> str | None:
    found = node.value if isinstance(node, ast.Constant) else None
    return found if isinstance(found, str) else None


def given(name: str, call: ast.Call) -> set[str] | None:
    """Return the arguments that go into the sentence, None if the source does not name them all."""
    found = {keyword.arg for keyword in call.keywords}
    for argument in call.args[2:] if name == "Refusal" else []:
        keys = argument.keys if isinstance(argument, ast.Dict) else [None]
        found |= {text_of(key) for key in keys}
    if name == "fault":
        found |= {"file", "line"}
    return None if None in found else {key for key in found if key}


@cache
def refusals() -> tuple[tuple[str, frozenset[str] | None], ...]:
    """Return each reason in the source with the arguments it comes with."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        for name, call in calls(path):
            args = given(name, call)
            kept = None if args is None else frozenset(args)
            found += [(reason, kept) for reason in reasons_of(name, call)]
    return tuple(found)


def fabuleux_messages() -> set[str]:
    """Return what the second game asks for; its events are told one by one in its own tests."""
    verbs = ("choose", "say", "challenge", *COLLECTOR_VERBS, "time")
    names = {f"fabuleux-{part}-{verb}" for part in ("verb", "aid") for verb in verbs}
    source = (SOURCE / "games/fabuleux/events.py").read_text("utf-8")
    hidden = {f"{verb}-hidden" for verb in ("choose", "say", "challenge")}
    pattern = r'Event\("([a-z-]+)"(?: if carried else "([a-z-]+)")?'
    told = re.findall(pattern, source)
    kinds = {*verbs, *hidden, *(kind for pair in told for kind in pair if kind)}
    return names | {f"fabuleux-event-{kind}" for kind in kinds}


def event_kinds() -> set[str]:
    source = (SOURCE / "games/antiquity/events.py").read_text("utf-8")
    kinds = {verb.replace(" ", "-") for verb in VERBS} | {"draw-hidden", "hero-draw-hidden"}
    kinds |= set(re.findall(r'\("([a-z-]+)", args\)', source))
    return kinds | set(re.findall(r'"([a-z-]+)", \{', source))


def needed() -> set[str]:
    """Return every message but those of the text game."""
    codes = {
        "monument": CODES,
        "colour": COLOUR_NAMES,
        "symbol": SYMBOL_NAMES,
        "power": POWER_NAMES,
    }
    words = {f"{kind}-{code}" for kind, names in codes.items() for code in names}
    verbs = [verb.replace(" ", "-") for verb in VERBS]
    return {
        *("list-and", "card-name"),
        *words,
        *(f"refusal-{reason}" for reason, _ in refusals()),
        *(f"antiquity-event-{kind}" for kind in event_kinds()),
        *(f"antiquity-{part}-{verb}" for part in ("verb", "aid") for verb in verbs),
        *fabuleux_messages(),
        *(f"bot-{name}" for names in CHARACTERS.values() for name in names),
    }


def asked_by_the_terminal() -> set[str]:
    """Return the messages named in the text client, the boards and the commands, as patterns."""
    folders = [SOURCE / name for name in ("terminal", "boards", "cli")]
    sources = [path for folder in folders for path in folder.rglob("*.py")]
    text = "\n".join(path.read_text("utf-8") for path in sources)
    names = re.findall(r"[\"'](terminal-[^\"'\s]+)[\"']", text)
    return {re.sub(r"\{.*?\}", "[a-z-]+", name) for name in names}


# --- Tests of the files -----------------------------------------------------------------------


@in_each_language
def test_the_whole_file_is_fluent(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)]
    ids = [entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message)]

    assert junk == []
    assert len(ids) == len(set(ids))


@in_each_language
def test_ids_and_variables_are_the_same_in_every_language(language: str) -> None:
    assert messages(language) == messages("en")


def test_no_message_is_missing() -> None:
    assert needed() - messages("en").keys() == set()


def test_no_message_is_unused() -> None:
    ours = {name for name in messages("en") if not name.startswith("terminal-")}

    assert ours - needed() == set()


def test_the_text_game_and_its_messages_agree() -> None:
    asked = asked_by_the_terminal()
    known = {name for name in messages("en") if name.startswith("terminal-")}
    used = {name for name in known for pattern in asked if re.fullmatch(pattern, name)}
    found = {pattern for pattern in asked for name in known if re.fullmatch(pattern, name)}

    assert known == used
    assert asked - found == set()


def test_a_refusal_brings_what_its_sentence_needs() -> None:
    short = {
        reason: sorted(messages("en")[f"refusal-{reason}"] - args)
        for reason, args in refusals()
        if args is not None and messages("en")[f"refusal-{reason}"] - args
    }

    assert short == {}


def test_french_has_no_breaking_space_before_its_signs() -> None:
    text = (LOCALES / "fr.ftl").read_text("utf-8").replace('" : , ; #', "")

    assert re.findall(r".* [:;!?»].*|.*« .*|.*'.*", text) == []


# --- Every sentence, filled -------------------------------------------------------------------

_NUMBERS: Final = (
    "count",
    "found",
    "wanted",
    "needed",
    "points",
    "pages",
    "least",
    "most",
    "line",
    "seats",
)


def sample(variable: str, number: int) -> Argument:
    samples: dict[str, Argument] = {
        **dict.fromkeys(_NUMBERS, number),
        **dict.fromkeys(("cards", "stack"), ("AKR7", "PET1", "ZEU9")),
        **dict.fromkeys(("card", "target"), "AKR7"),
        **dict.fromkeys(("colour", "from"), "red"),
        "monument": "AKR",
        "symbol": "ship",
        "power": "hero",
        "winners": ("Ada", "Ben"),
    }
    return samples.get(variable, "Ada")


@in_each_language
@pytest.mark.parametrize("number", [0, 1, 2, 5, 1234])
def test_every_message_can_be_filled(language: str, number: int) -> None:
    speaker = Speaker(language)
    for name, variables in messages(language).items():
        text = speaker.say(name, **{key: sample(key, number) for key in variables})

        assert text == text.strip() != ""
        assert not re.search(r"[{}\u2068\u2069]|\b(AKR|ZEU)[0-9]?\b|  ", text), text


@in_each_language
@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_happens_at_a_table_can_be_told(language: str, seats: int) -> None:
    game, speaker = Antiquity({"powers": "on"}), Speaker(language)
    rng = Random(seats)
    s = game.new(seats, game.deal(seats, rng))
    while game.to_move(s) != OVER:
        for form in game.forms(s):
            assert form.refusal is None or speaker.refusal(form.refusal)
        before, steps = s.copy(), list[int]()
        while not steps or game.is_midway(s):
            steps.append(rng.choice(game.legal(s)))
            game.apply(s, steps[-1])
        for event in game.events(before, steps, None) + game.events(before, steps, 0):
            assert speaker.event("antiquity", event, NAMES)


# --- The speaker ------------------------------------------------------------------------------


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
            "schreibt eine Geschichte von einer Seite.",
            "schreibt eine Geschichte von 4 Seiten.",
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
    sentence = "Das Monument Pyramiden hat schon zwei Erbauer; einen dritten gibt es nie."

    assert Speaker("de").refusal(refusal) == sentence


@pytest.mark.parametrize("text", ["AKR0", "AKR77", "XYZ3", "akr7", "name", "", "{ $card }"])
def test_what_is_no_code_is_shown_as_it_is(text: str) -> None:
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
def test_the_language_that_is_wanted(wanted: str | None, language: str) -> None:
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
def test_a_figure_is_written_as_its_reader_writes(language: str, text: str, written: str) -> None:
    speaker = Speaker(language)

    assert speaker.figure(text) == written
    assert written in speaker.say("fabuleux-event-say", player="Ada", figure=text)
