"""Every sentence in every language: none missing, none unused, each can be filled."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Final, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from monuments.bots.registry import ROSTERS
from monuments.engine.game import OVER
from monuments.engine.refusal import Argument
from monuments.games.antiquity import Antiquity
from monuments.games.antiquity.presentation.cards import (
    CODES,
    COLOUR_NAMES,
    POWER_NAMES,
    SYMBOL_NAMES,
)
from monuments.games.antiquity.presentation.notation import VERBS
from monuments.games.fabuleux.presentation.cards import COLLECTOR_VERBS
from monuments.locales.speaker import LANGUAGES, Speaker
from monuments.server.messages.protocol import PhraseName

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
    """Return the sentence's arguments, None if the source does not name them all."""
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
    """Return the messages of the second game; its own tests cover its events."""
    verbs = ("choose", "say", "challenge", *COLLECTOR_VERBS, "time")
    names = {f"fabuleux-{part}-{verb}" for part in ("verb", "aid") for verb in verbs}
    source = (SOURCE / "games/fabuleux/presentation/events.py").read_text("utf-8")
    hidden = {f"{verb}-hidden" for verb in ("choose", "say", "challenge")}
    pattern = r'Event\("([a-z-]+)"(?: if carried else "([a-z-]+)")?'
    told = re.findall(pattern, source)
    kinds = {*verbs, *hidden, *(kind for pair in told for kind in pair if kind)}
    return names | {f"fabuleux-event-{kind}" for kind in kinds}


def event_kinds() -> set[str]:
    source = (SOURCE / "games/antiquity/presentation/events.py").read_text("utf-8")
    kinds = {verb.replace(" ", "-") for verb in VERBS} | {"draw-hidden", "hero-draw-hidden"}
    kinds |= set(re.findall(r'\("([a-z-]+)", args\)', source))
    return kinds | set(re.findall(r'"([a-z-]+)", \{', source))


@cache
def reasons() -> frozenset[tuple[str, str]]:
    """Return the game and the code of every reason of a hint in the source."""
    return frozenset(
        (path.parent.name, code)
        for path in sorted((SOURCE / "bots").rglob("*.py"))
        for name, call in calls(path)
        if name == "Reason"
        for node in ast.walk(call.args[0])
        if re.fullmatch("[a-z-]+", code := text_of(node) or "")
    )


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
        *(f"phrase-{name}" for name in get_args(PhraseName)),
        *(f"{game}-reason-{code}" for game, code in reasons()),
        *(f"bot-{name}" for roster in ROSTERS.values() for name in roster.characters),
    }


def asked_by_the_terminal() -> set[str]:
    """Return the messages of text client, boards and commands, as patterns."""
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


def test_a_refusal_has_the_arguments_of_its_sentence() -> None:
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
def test_every_event_has_a_sentence(language: str, seats: int) -> None:
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
