"""Every reason for a refusal: its sentence, its rule, and how a player meets it.

What is refused comes from the real server. Plays are typed at tables that go on from records. What
the page never sends by itself is put on the wire instead of what it sends. Reasons that nobody at
a page can meet are named in ELSEWHERE, with why; a new one must be shown here or named there.
"""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from monuments.engine.record import read_record
from monuments.engine.refusal import Argument, Refusal
from monuments.games.fabuleux.presentation.cards import GRADES
from monuments.games.registry import open_game
from monuments.locales.speaker import Speaker
from tests.browser.conftest import Visit
from tests.browser.driving import until
from tests.browser.shared_seats import Holder
from tests.browser.site import ROOT, Site
from tests.browser.words import LANGUAGES, say
from tests.games.antiquity.test_pinned_games import BLOCKS, answers, lines, record_of, text_of
from tests.locales.test_messages import messages

pytestmark = pytest.mark.browser
in_each_language = pytest.mark.parametrize("language", LANGUAGES)

GOLDEN: Final = ROOT / "tests/golden"
NOTATION: Final = (ROOT / "docs/notation.md").read_text("utf-8")
MOST_DEALS: Final = 80
"""Deals to try: unseen cards are dealt again each time, until a reason that needs luck comes up."""


# --- The lists --------------------------------------------------------------------------------


def listed(text: str) -> set[str]:
    """Return the reasons in the tables of a part of docs/notation.md that name a rule."""
    rows = re.findall(r"^\| (?:\d+ )?\| [^|]+ \| [^|]+ \| (.+) \|$", text, re.MULTILINE)
    return {reason for row in rows for reason in re.findall(r"`([a-z-]+)`", row)}


_ANTIQUITY, _, _FABULEUX = NOTATION.partition("\n## Plays of `fabuleux`")
IN_RECORDS: Final = {"game-over", "no-clock", "round-goes-on"}
"""Reasons against plays that a table would not let come so far, and a record does."""
NOBODYS: Final = {"round-not-finished"}
ADDED: Final = {"colour-missing"}
ANTIQUITY: Final = listed(_ANTIQUITY) - IN_RECORDS - ADDED
FABULEUX: Final = listed(_FABULEUX) - IN_RECORDS - NOBODYS

LEADING: Final = {"players": 2, "options": "first=1 collectors=0"}
ASKED_FIRST: Final = {"players": 2, "options": "first=2 collectors=0"}
CHALLENGES: Final = [f"challenge {each}" for each in ("height", "feat", "date", "footprint")]
TYPED: Final[dict[str, tuple[dict[str, Any], list[str]]]] = {
    "spaces": (LEADING, ["choose  height"]),
    "verb-unknown": (LEADING, ["fly"]),
    "word-count": (LEADING, ["choose"]),
    "characteristic-unknown": (LEADING, ["choose beauty"]),
    "direction-unknown": (LEADING, ["flood up"]),
    "choose-first": (LEADING, ["say"]),
    "collector-not-turned": (LEADING, ["flood left"]),
    "collector-first": ({"players": 2, "options": "first=1 collectors=8"}, ["choose height"]),
    "already-chosen": (ASKED_FIRST, ["choose height"]),
    "same-characteristic": (ASKED_FIRST, CHALLENGES),
    "not-more-endangered": (ASKED_FIRST, CHALLENGES),
    "no-challenge-in-drought": ({"players": 3, "seat": 1, "record": "drought"}, CHALLENGES),
}
"""Tables of fabuleux at which a typed play is refused with each reason."""

WITHOUT_CARDS: Final = {"hand-empty", "no-pair", "nothing-face-up"}
"""Reasons shown only where all plays are listed."""

COMMANDS: Final[dict[str, dict[str, Any]]] = {
    "stale": {"type": "play", "play": "draw", "seq": 0},
    "seat-is-yours": {"type": "return"},
    "nothing-to-undo": {"type": "undo"},
    "has-started": {"type": "start"},
    "hints-off": {"type": "hint"},
    "nothing-said": {"type": "say", "text": " "},
    "bot-unknown": {"type": "leave", "bot": "nobody"},
}
"""Commands that a running table refuses."""

WAITING: Final[dict[str, dict[str, Any]]] = {
    "not-started": {"type": "play", "play": "draw"},
    "seat-empty": {"type": "start"},
    "no-such-seat": {"type": "fill", "seat": 9, "bot": "random"},
    "seat-taken": {"type": "fill", "seat": 0, "bot": "random"},
}
"""Commands that a waiting table refuses."""

COMPANY: Final = {
    "not-your-turn", "not-the-host", "chat-off", "bot-plays", "has-resigned", "table-over",
    "watching",
}  # fmt: skip
ASKED: Final = {
    "no-such-table", "not-your-seat", "not-over", "no-such-invitation", "name-taken", "wrong-code",
    "bad-message", "record-over",
}  # fmt: skip
LIMITS: Final = {"too-many", "too-fast"}
CLOCKS: Final = {"not-a-players-play"}

Edit = Callable[[str], str]


def put(old: str, new: str) -> Edit:
    """Return an edit that replaces the first match of `old`, which must exist."""

    def edit(text: str) -> str:
        changed, count = re.subn(old, new, text, count=1, flags=re.MULTILINE)
        assert count, old
        return changed

    return edit


RECORDS: Final[dict[str, tuple[str, Edit]]] = {
    "record-empty": ("antiquity/three-players", lambda _: "# nothing\n"),
    "tag-shape": ("antiquity/three-players", put(r'"monuments/1"', "monuments/1")),
    "tag-unknown": ("antiquity/three-players", put(r"\[Rules", "[Ruler")),
    "tag-twice": ("antiquity/three-players", put(r'(\[Rules "1"\])', r"\1\n\1")),
    "tag-missing": ("antiquity/three-players", put(r'\[Rules "1"\]\n', "")),
    "tag-value": ("antiquity/three-players", put('First "1"', 'First "9"')),
    "format-unknown": ("antiquity/three-players", put("monuments/1", "monuments/9")),
    "game-unknown": ("antiquity/three-players", put("antiquity", "chess")),
    "rules-unknown": ("antiquity/three-players", put('Rules "1"', 'Rules "99"')),
    "player-count": ("antiquity/three-players", put(' "Ben" "Cleo"', "")),
    "name-bad": ("antiquity/three-players", put('"Ben"', '"B:n"')),
    "name-twice": ("antiquity/three-players", put('"Ben"', '"Ada"')),
    "result-differs": ("antiquity/three-players", put('Result "', 'Result "1')),
    "cards-differ": ("antiquity/three-players", put(r"\[Result", '[Cards "0"]\n[Result')),
    "option-shape": ("antiquity/three-players", put('Options ""', 'Options "powers"')),
    "option-twice": ("antiquity/three-players", put('Options ""', 'Options "track=3 track=3"')),
    "option-unknown": ("antiquity/three-players", put('Options ""', 'Options "colour=on"')),
    "option-value": ("antiquity/three-players", put('Options ""', 'Options "powers=much"')),
    "no-files": ("antiquity/three-players", put('Options ""', 'Options "cards=mine"')),
    "deck-empty": ("antiquity/three-players", put('Deck ".*"', 'Deck ""')),
    "deck-card-twice": ("antiquity/three-players", put('Deck "AKR3 PET9', 'Deck "AKR3 AKR3')),
    "deck-size": ("antiquity/three-players", put('Deck "AKR3 ', 'Deck "')),
    "deck-card-not-in-use": ("antiquity/three-players", put('Deck "AKR3', 'Deck "SEM3')),
    "line-shape": ("antiquity/three-players", put("^2. Ben: ", "2. ")),
    "line-number": ("antiquity/three-players", put("^2. Ben", "7. Ben")),
    "line-after-end": ("antiquity/three-players", lambda text: text + "40. Ada: draw\n"),
    "player-unknown": ("antiquity/three-players", put("^2. Ben", "2. Eve")),
    "not-to-move": ("antiquity/three-players", put("^2. Ben", "2. Cleo")),
    "game-over": ("antiquity/three-players", lambda text: text.rstrip() + ", end, draw\n"),
    "first-seat": ("fabuleux/no-collectors", put("collectors=0", "collectors=0 first=2")),
    "deck-collectors": ("fabuleux/no-collectors", put('Deck "EIF', 'Deck "FLOOD')),
    "no-clock": ("fabuleux/no-collectors", put(r"^2\. .*\n(.*\n)*", "2. time\n")),
    "round-goes-on": ("fabuleux/no-collectors", put("; Cleo: say; Ada: say", "; Cleo: say")),
    "too-large": ("antiquity/three-players", lambda text: text + "#" * 600_000),
}
"""Faults of a record to view: changes to a good one."""

ELSEWHERE: Final = {
    "the page names its bots": {"bot-unnamed"},
    "the page asks for one seat, and takes the others afterwards": {"one-seat-each"},
    "the field for the name is required": {"name-missing"},
    "only open seats have a field to take them": {"seat-reserved"},
    "the page asks only for addresses that there are": {"no-such-page"},
    "the page asks for a promise right before it makes the table": {"no-such-promise"},
    "whether a deck was sealed is on the sheet": {"not-sealed"},
    "the page waits while the rules are prepared, and says so": {"preparing"},
    "it is for the pages of other sites": {"wrong-origin"},
    "the page adds the acting colour to what is typed": ADDED,
    "the clock plays in the same half second": {"out-of-time"},
    "the clock of a table waits for the end of a round": NOBODYS,
    "browsers read files as text, and the server counts the bytes": {
        "record-not-text", "record-too-large",
    },
    "the page checks seals itself; these are of `monuments verify`": {
        "seal-missing", "seal-shape", "seal-promise", "seal-deal",
    },
    "the page offers this option only beside the one it needs": {"option-needs"},
    "of commands and their options": {
        "no-hints", "bot-budget", "bot-policy", "program-missing", "file-missing",
    },
    "the page sends all of a request at once, with few headers": {"too-slow", "too-many-headers"},
    "it appears where a taken name does": {"name-reserved"},
    "people report a name or two, not twenty": {"too-many-reports"},
    "it takes a hundred plays taken back; see test_changes.py": {"too-many-changes"},
    "of the host's page and of `monuments admin`": {
        "address-bad", "no-such-line", "not-reported", "not-restricted", "wrong-token",
    },
    "the page asks for the password instead; see test_password.py": {"password-needed"},
    "a host must have acted first; see tests/server/admin": {
        "address-blocked", "muted", "name-unwanted", "seat-blocked", "table-closed",
        "words-unwanted",
    },
    "card files are the host's; one with a fault is not offered": {
        "file-too-large", "file-not-text", "file-not-toml", "key-unknown", "key-text", "key-number",
        "cards-monuments", "cards-code", "cards-symbols", "cards-symbol", "cards-values",
        "cards-barred-count", "cards-barred-semiramis", "cards-track", "deck-rows",
        "deck-code-twice", "deck-monument-code", "deck-characteristic-code", "deck-wins",
        "deck-grade", "deck-collector-code", "deck-collector-effect",
    },
}  # fmt: skip
"""Reasons that the page never shows, or not in these tests, and why."""

SHOWN: Final = set[str]().union(
    ANTIQUITY, FABULEUX, WITHOUT_CARDS, COMMANDS, WAITING, COMPANY, ASKED, LIMITS, CLOCKS, RECORDS
)


def test_every_reason_is_shown_or_met_elsewhere() -> None:
    known = {name.removeprefix("refusal-") for name in messages("en") if "refusal-" in name}
    elsewhere = set[str]().union(*ELSEWHERE.values())

    assert known == SHOWN | elsewhere
    assert not SHOWN & elsewhere
    assert {*TYPED} == FABULEUX


# --- Looking ----------------------------------------------------------------------------------


def read(refusal: dict[str, Any]) -> Refusal:
    return msgspec.convert(refusal, Refusal)


class Reader(Holder):
    """A player at a page whose messages can be read and replaced."""

    def __init__(self, page: Page, site: Site, language: str) -> None:
        super().__init__(page, site)
        self.language = language
        self.instead: dict[str, Any] | None = None
        self.refusal: Refusal | None = None
        self.rules: set[str] = set()
        self.shown: set[str] = set()
        self.words: dict[str, str] = {}
        page.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, client: WebSocketRoute) -> None:
        server = client.connect_to_server()
        client.on_message(lambda text: server.send(self._sent(str(text))))
        server.on_message(lambda text: client.send(self._heard(str(text))))

    def _sent(self, text: str) -> str:
        message = json.loads(text)
        if self.instead is None or message["type"] not in ("play", "say"):
            return text
        found, self.instead = {**self.instead, "id": message["id"]}, None
        return json.dumps(found)

    def _heard(self, text: str) -> str:
        message = json.loads(text)
        if message.get("refusal"):
            self.refusal = read(message["refusal"])
        return text

    def hears(self) -> bool:
        """Tell whether a refusal has come; the wire moves while the page works."""
        self.page.evaluate("0")
        return self.refusal is not None

    # --- What the page shows ----------------------------------------------------------------------

    def sentence(self, refusal: Refusal) -> str:
        return Speaker(self.language, self.words).refusal(refusal)

    def sees(self, where: Locator, reason: str, refusal: Refusal | None = None) -> None:
        """Check the sentence, and for a rule of the game its number and the link."""
        refusal = refusal or self.refusal
        assert refusal is not None, reason
        assert refusal.reason == reason
        self.refusal = None
        expect(where).to_contain_text(self.sentence(refusal))
        self.shown.add(reason)
        if re.match("[AF][0-9]", refusal.rule):
            game = "antiquity" if refusal.rule.startswith("A") else "fabuleux"
            link = where.get_by_role(
                "link", name=say("shell-rule", self.language, rule=refusal.rule)
            )
            expect(link).to_have_text(refusal.rule)
            expect(link).to_have_attribute("href", f"/rules/{game}#{refusal.rule}")
            self.rules.add(refusal.rule)

    def type(self, play: str, reason: str) -> None:
        """Type a play into the command field, and see why it is refused."""
        dialog = self.page.get_by_role("dialog")
        if dialog.count() == 0:
            self.page.keyboard.press("/")
        dialog.get_by_role("textbox").fill(play)
        self.page.keyboard.press("Enter")
        until(self.hears, f"{play} refused")
        self.sees(dialog.get_by_role("alert"), reason)

    def close(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def finds_the_rules(self) -> None:
        """Check that every rule that was named is where its link leads."""
        assert self.rules
        for rule in sorted(self.rules):
            self.look(f"/rules/{'antiquity' if rule.startswith('A') else 'fabuleux'}#{rule}")
            expect(self.page.locator(f"[id='{rule}']")).to_be_in_viewport()


@pytest.fixture
def reader(visit: Visit, site: Site, language: str) -> Reader:
    return Reader(visit("/", language=language, name="Zoe"), site, language)


# --- Plays that are typed ---------------------------------------------------------------------


# One game is over; the turn of the other continues with a card that may be dealt to a rival.
GOING: Final = [block for block in BLOCKS if not block.startswith("# Turn 5 of 3 players")]


def mover_after(text: str) -> int:
    record = read_record(text, open_game)
    return record.game.to_move(record.position())


def go_on_from(reader: Reader, block: str) -> None:
    """Sit down where a pinned game stops, the turn that has begun included."""
    record, begun = record_of(block), ", ".join(lines(block, "then"))
    s = record.position()
    mover = record.game.to_move(s)
    text = f"{text_of(block)}{record.game.turn(s)}. {record.names[mover]}: {begun}\n"
    # The end of a line ends a turn that can end: its plays come after the record.
    is_closed = not begun or mover_after(text) != mover
    reader.sit(len(record.names), mover, record=text_of(block) if is_closed else text)
    if begun and is_closed:
        reader.play(*begun.split(", "))
    reader.look()


def attempts(block: str, wanted: set[str]) -> Iterator[tuple[str, str]]:
    """Give the plays of a block that are refused for a wanted reason, one for each."""
    found = {answer.split()[1]: play for play, answer in answers(block) if answer != "ok"}
    yield from ((play, reason) for reason, play in found.items() if reason in wanted)


@pytest.mark.torture
@in_each_language
def test_every_play_of_antiquity_that_is_refused(reader: Reader) -> None:
    left = set(ANTIQUITY)
    for block in GOING * MOST_DEALS:
        tried = list(attempts(block, left))
        if not tried:
            continue
        go_on_from(reader, block)
        for play, reason in tried:
            if reader.judged(play) == reason:
                reader.type(play, reason)
                left.discard(reason)
        if not left:
            break
    assert reader.shown == ANTIQUITY
    reader.finds_the_rules()


def drought() -> str:
    """Return a record in which Ada has announced the Drought, and Ben is asked."""
    record = (GOLDEN / "fabuleux/no-collectors.mnr").read_text()
    for edit in (
        put("collectors=0", "collectors=1"),
        put(r"^\[Result .*\n", ""),
        put('Deck "EIF', 'Deck "DROUGHT'),
        put(r"^1\. .*\n(.*\n)*", "1. Ada: drought, choose height\n"),
    ):
        record = edit(record)
    return record


def deal_until(reader: Reader, wish: dict[str, Any], plays: list[str], reason: str) -> str:
    """Sit down at new tables until one of the plays is refused so, and return it."""
    for _ in range(MOST_DEALS):
        reader.sit(game="fabuleux", **wish)
        reader.wait_for_turn()
        found = [play for play in plays if reader.judged(play) == reason]
        if found:
            return found[0]
    raise AssertionError(f"{reason} does not come up")


@pytest.mark.torture
@in_each_language
def test_every_play_of_fabuleux_that_is_refused(reader: Reader) -> None:
    found = reader.page.request.get(f"{reader.site.url}/api/cards/fabuleux").json()
    grades = {grade: say(f"grade-{grade}", reader.language) for grade in GRADES}
    reader.words = {**found["words"][reader.language], **grades}
    for reason, (table, plays) in TYPED.items():
        wish = {**table, "record": drought()} if "record" in table else table
        play = deal_until(reader, wish, plays, reason)
        reader.look()
        reader.type(play, reason)
    reader.type("time", "not-a-players-play")
    assert reader.shown == FABULEUX | CLOCKS
    reader.finds_the_rules()


@pytest.mark.torture
@in_each_language
def test_what_needs_cards_is_listed_with_its_rule(reader: Reader) -> None:
    """In the list of all plays: nothing to type is refused for these reasons."""
    golden = (GOLDEN / "antiquity/track-3.mnr").read_text()
    record = put(r"^(1\. Ada: erect [A-Z0-9 ]+)(.*\n)*", r"\1\n")(golden)
    record = put(r"\[Result .*\]\n", "")(record)
    reader.sit(3, record=record)
    reader.look()
    sees_in_the_list(reader, "hand-empty")

    reader.sit(3, options="powers=on")
    reader.wait_for_turn()
    for card in reader.forms()["take"][0]["cards"]:
        reader.play(f"take {card}")
    reader.look()
    sees_in_the_list(reader, "nothing-face-up")

    for _ in range(MOST_DEALS):
        reader.sit(3)
        reader.wait_for_turn()
        if refusals_in_forms(reader, "no-pair"):
            break
    reader.look()
    sees_in_the_list(reader, "no-pair")
    assert reader.shown == WITHOUT_CARDS


def refusals_in_forms(reader: Reader, reason: str) -> list[Refusal]:
    forms = [form for forms in reader.forms().values() for form in forms]
    found = [read(form["refusal"]) for form in forms if form.get("refusal")]
    return [refusal for refusal in found if refusal.reason == reason]


def sees_in_the_list(reader: Reader, reason: str) -> None:
    refusals = refusals_in_forms(reader, reason)
    assert refusals, reason
    name = re.compile(say("antiquity-web-all-plays", reader.language, count=0).partition("(")[0])
    reader.page.get_by_role("button", name=name).first.click()
    refused = reader.page.get_by_role("dialog").get_by_role(
        "region", name=say("antiquity-web-refused", reader.language)
    )
    for refusal in refusals:
        said = refused.locator("p").filter(has_text=reader.sentence(refusal))
        rule = say("shell-rule", reader.language, rule=refusal.rule)
        numbered = said.filter(has=reader.page.get_by_role("link", name=rule, exact=True))
        reader.sees(numbered.first, reason, refusal)
    reader.close()


# --- Commands ---------------------------------------------------------------------------------


@pytest.mark.torture
@in_each_language
def test_every_command_that_a_table_refuses(reader: Reader) -> None:
    reader.sit(3, hints=False)
    reader.wait_for_turn()
    reader.look()
    for reason, command in COMMANDS.items():
        reader.instead = command
        reader.type("draw", reason)


@pytest.mark.torture
@in_each_language
def test_every_command_that_a_waiting_table_refuses(reader: Reader) -> None:
    seats = [{"kind": "me", "name": "Zoe"}, {"kind": "open"}]
    reader.hold(reader.post("tables", game="antiquity", seats=seats, wait=True)["seated"])
    reader.look()
    for reason, command in WAITING.items():
        reader.instead = command
        reader.page.get_by_label(say("table-say", reader.language)).fill("Hello")
        reader.page.keyboard.press("Enter")
        until(reader.hears, reason)
        reader.sees(reader.page.get_by_role("alert").first, reason)


@pytest.mark.torture
@in_each_language
def test_what_is_refused_in_company(reader: Reader, visit: Visit, site: Site) -> None:
    host = Reader(visit("/"), site, "en")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    host.hold(host.post("tables", game="antiquity", seats=seats)["seated"])
    reader.hold(reader.post(f"tables/{host.table}/seats/1", name="Zoe"))
    if reader.forms():
        reader.play("draw", "draw", "draw", "end")
    reader.look()
    reader.type("draw", "not-your-turn")
    reader.instead = {"type": "chat", "on": False}
    reader.type("draw", "not-the-host")
    host.command(type="chat", on=False)
    reader.instead = {"type": "say", "text": "Hello"}
    reader.type("draw", "chat-off")
    reader.command(type="leave", bot="random")
    reader.type("draw", "bot-plays")
    reader.command(type="resign")
    reader.instead = {"type": "return"}
    reader.type("draw", "has-resigned")

    watching = Reader(visit("/", language=reader.language), site, reader.language)
    watching.look(f"/table/{host.table}")
    watching.type("draw", "watching")

    host.finish()
    reader.close()
    over = reader.page.get_by_text(say("antiquity-web-ended-refill", reader.language))
    over.first.wait_for()
    reader.type("draw", "table-over")
    assert reader.shown | watching.shown == COMPANY


# --- Requests ---------------------------------------------------------------------------------


@pytest.mark.torture
@in_each_language
def test_every_record_that_is_refused(reader: Reader) -> None:
    reader.look("/replay")
    for reason, (name, edit) in RECORDS.items():
        record = edit((GOLDEN / f"{name}.mnr").read_text())
        refusal = read(reader.post("replay", record=record)["refusal"])
        reader.page.get_by_role("textbox").fill(record)
        reader.page.get_by_role("button", name=say("replay-show", reader.language)).click()
        reader.sees(reader.page.get_by_role("alert"), reason, refusal)


@pytest.mark.torture
@in_each_language
def test_every_request_that_is_refused(reader: Reader, visit: Visit, site: Site) -> None:
    page, language = reader.page, reader.language

    def sees(reason: str, where: Locator, **args: Argument) -> None:
        reader.sees(where, reason, Refusal("table", reason, args))

    reader.look("/table/nowhere")
    sees("no-such-table", page.get_by_role("heading", level=1))
    host = Reader(visit("/"), site, "en")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    host.hold(host.post("tables", game="antiquity", seats=seats)["seated"])
    reader.look(f"/table/{host.table}")
    page.get_by_label(say("lobby-take-name", language)).fill("ada")
    page.get_by_role("button", name=say("lobby-take", language), exact=True).click()
    sees("name-taken", page.get_by_role("alert"), name="ada")
    reader.hold({"table": host.table, "seat": 0})
    reader.look()
    sees("not-your-seat", page.get_by_role("heading", level=1))
    reader.look(f"/replay/{host.table}")
    sees("not-over", page.locator("main"))
    reader.look("/#join=nobody")
    page.get_by_role("button", name=say("start-join-done", language)).click()
    sees("no-such-invitation", page.get_by_role("dialog").get_by_role("alert"))

    reader.look("/tables")
    page.get_by_text(say("lobby-recover", language)).click()
    for table, reason in ((host.table, "wrong-code"), ("?", "bad-message")):
        page.get_by_label(say("lobby-recover-table", language)).fill(table)
        page.get_by_label(say("lobby-recover-code", language)).fill("0000")
        answer = reader.post("recover", table=table, seat=0, code="0000")
        page.get_by_role("button", name=say("lobby-recover-done", language)).click()
        reader.sees(page.get_by_role("alert"), reason, read(answer["refusal"]))

    reader.look("/new/antiquity")
    page.get_by_text(say("lobby-more", language)).click()
    over = (GOLDEN / "antiquity/three-players.mnr").read_text()
    page.get_by_label(say("lobby-record-text", language)).fill(over)
    page.get_by_role("button", name=say("lobby-make", language)).click()
    sees("record-over", page.get_by_role("alert"))
    assert reader.shown == ASKED


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Site]:
    """A server that soon has enough of one address and one seat."""
    site = Site(tmp_path, TABLES_PER_ADDRESS="1", SEAT_RATE="2", SEAT_BURST="1")
    yield site
    site.stop()


@pytest.mark.torture
@pytest.mark.parametrize("language", ["en"])
def test_a_server_that_has_enough_says_so(chromium: Browser, strict: Site, language: str) -> None:
    page = chromium.new_page(reduced_motion="reduce", locale=language)
    reader = Reader(page, strict, language)
    reader.look("/")
    reader.sit(3)
    reader.wait_for_turn()
    reader.look()
    alert = page.get_by_role("dialog").get_by_role("alert")
    page.keyboard.press("/")
    for _ in range(9):
        page.get_by_role("dialog").get_by_role("textbox").fill("fly")
        page.keyboard.press("Enter")
        until(reader.hears, "an answer")
        if reader.refusal and reader.refusal.reason == "too-fast":
            break
        reader.sees(alert, "verb-unknown")
    reader.sees(alert, "too-fast")
    # Commands sent too fast are sent again, and answered.
    expect(alert).to_contain_text(say("refusal-verb-unknown", verb="fly"))

    reader.look("/new/fabuleux")
    page.get_by_role("button", name=say("lobby-make", language)).click()
    reader.sees(page.get_by_role("alert"), "too-many", Refusal("table", "too-many"))
    assert reader.shown >= LIMITS
    page.context.close()
