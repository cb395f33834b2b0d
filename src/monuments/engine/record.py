"""Records: a whole game, or a position, as text that a person can read and type.

The format is docs/notation.md. Reading has two passes: the shape of the text, then every play
against the rules.
"""

import os
import re
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NoReturn, TypeAlias

from monuments.engine.game import OVER, Deal, Game, State
from monuments.engine.options import Options, read_options, write_options
from monuments.engine.play import perform, plays, position
from monuments.engine.refusal import Refusal, RefusalError, refuse, unreadable

FORMAT: Final = "monuments/1"
REQUIRED: Final = ("Format", "Game", "Rules", "Players", "Options", "First", "Deck")
OPTIONAL: Final = ("Result", "Date", "Site", "Bots", "Seal", "Cards")
MAX_BYTES: Final = 1 << 20
MAX_NAME: Final = 24

OpenGame: TypeAlias = Callable[[str, Options], Game]
"""Returns the game of that name. Raises RefusalError if it or its options are unknown."""


class RecordError(Exception):
    """A refusal with its line in the text, and its turn and play where known."""

    def __init__(
        self, refusal: Refusal, line: int, turn: int | None = None, play: str | None = None
    ) -> None:
        super().__init__(f"line {line}: {refusal.rule} {refusal.reason}")
        self.refusal, self.line, self.turn, self.play = refusal, line, turn, play

    def __reduce__(
        self,
    ) -> tuple[type["RecordError"], tuple[Refusal, int, int | None, str | None]]:
        """Support pickling, for errors from another process."""
        return type(self), (self.refusal, self.line, self.turn, self.play)


@dataclass(frozen=True, slots=True)
class Record:
    """A game: its players, its deal and every step, also the implied ones."""

    game: Game
    names: tuple[str, ...]
    deal: Deal
    steps: tuple[int, ...] = ()
    tags: dict[str, str] = field(default_factory=dict)
    """The optional tags."""

    def start(self) -> State:
        return self.game.new(len(self.names), self.deal)

    def position(self) -> State:
        """Return the position at the end of the record."""
        return position(self.game, len(self.names), self.deal, list(self.steps))


# --- The shape of the text --------------------------------------------------------------------

_TAG: Final = re.compile(r"\[([A-Za-z]+)((?: \"[^\"]*\")+)\]")
_LINE: Final = re.compile(r"([0-9]{1,6})\. (.+)")
_BEFORE_COMMENT: Final = re.compile(r"(?:\"[^\"]*\"?|[^\"#])*")
"""A line up to its comment; a quoted file name may contain a #."""


@dataclass(slots=True)
class _Text:
    """Tags with their values and lines, and the numbered lines of moves."""

    tags: dict[str, list[str]] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    moves: list[tuple[int, int, str]] = field(default_factory=list)

    def one(self, tag: str) -> str:
        """Return the value of a tag that has one."""
        values = self.tags[tag]
        if len(values) != 1:
            self.fault(tag, unreadable("tag-value", tag=tag, value=" ".join(values)))
        return values[0]

    def number(self, tag: str) -> int:
        value = self.one(tag)
        if not re.fullmatch("[0-9]{1,6}", value):
            self.fault(tag, unreadable("tag-value", tag=tag, value=value))
        return int(value)

    def fault(self, tag: str, error: RefusalError) -> NoReturn:
        raise RecordError(error.refusal, self.lines.get(tag, 1)) from None


def _split(text: str) -> _Text:
    found = _Text()
    for number, raw in enumerate(text.split("\n"), 1):
        content = _BEFORE_COMMENT.match(raw)
        line = content[0].rstrip("\r").rstrip() if content else ""
        if not line:
            continue
        try:
            if line.startswith("[") and not found.moves:
                _add_tag(found, number, line)
            elif move := _LINE.fullmatch(line):
                found.moves.append((number, int(move[1]), move[2]))
            else:
                raise unreadable("line-shape", text=_short(line))
        except RefusalError as error:
            raise RecordError(error.refusal, number) from None
    if not found.tags and not found.moves:
        raise RecordError(unreadable("record-empty").refusal, 1)
    for tag in REQUIRED:
        if tag not in found.tags:
            raise RecordError(unreadable("tag-missing", tag=tag).refusal, 1)
    return found


def _add_tag(found: _Text, number: int, line: str) -> None:
    match = _TAG.fullmatch(line)
    if not match:
        raise unreadable("tag-shape", text=_short(line))
    tag = match[1]
    if tag not in REQUIRED + OPTIONAL:
        raise unreadable("tag-unknown", tag=_short(tag))
    if tag in found.tags:
        raise unreadable("tag-twice", tag=tag)
    found.tags[tag] = re.findall(r"\"([^\"]*)\"", match[2])
    found.lines[tag] = number


def _short(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:59]}…"


# --- Reading ----------------------------------------------------------------------------------


def load_text(path: Path) -> str:
    """Return a file's text.

    Raise RecordError if it is too large or not text, or OSError.
    """
    with path.open("rb") as file:
        content = file.read(MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise RecordError(unreadable("record-too-large", most=MAX_BYTES).refusal, 1)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise RecordError(unreadable("record-not-text").refusal, line) from None


def read_record(text: str, open_game: OpenGame, until: int | None = None) -> Record:
    """Return the record, every play checked.

    Raise RecordError for the first error. With `until`, later turns are neither read nor
    compared with the tags.
    """
    found = _split(text)
    if until is not None:
        found.moves = [move for move in found.moves if move[1] <= until]
    game = _read_game(found, open_game)
    names = tuple(found.tags["Players"])
    try:
        check_names(names)
        if len(names) not in game.seats:
            raise unreadable("player-count", found=len(names))
    except RefusalError as error:
        found.fault("Players", error)
    deal = _read_deal(found, game)
    tags = {str(tag): found.one(tag) for tag in OPTIONAL if tag in found.tags}
    try:
        s = game.new(len(names), deal)
    except RefusalError as error:
        raise RecordError(error.refusal, found.lines["Deck"]) from None
    steps = _read_moves(found, game, s, names)
    if until is None:
        _check_redundant_tags(found, game, s)
    return Record(game, names, deal, tuple(steps), tags)


def _read_game(found: _Text, open_game: OpenGame) -> Game:
    if found.one("Format") != FORMAT:
        found.fault("Format", unreadable("format-unknown", found=_short(found.one("Format"))))
    try:
        options = read_options(found.one("Options"))
    except RefusalError as error:
        found.fault("Options", error)
    try:
        open_game(found.one("Game"), {})
    except RefusalError as error:
        found.fault("Game", error)
    try:
        game = open_game(found.one("Game"), options)
    except RefusalError as error:
        found.fault("Options", error)
    if not 1 <= found.number("Rules") <= game.rules_version:
        found.fault("Rules", unreadable("rules-unknown", found=found.one("Rules")))
    return game


def check_names(names: tuple[str, ...]) -> None:
    """Raise RefusalError unless a record can hold each name and all differ."""
    for name in names:
        if not 1 <= len(name) <= MAX_NAME or name != name.strip() or not name.isprintable():
            raise unreadable("name-bad", name=_short(name))
        if re.search(r"[\":,;#]", name):
            raise unreadable("name-bad", name=name)
        if names.count(name) > 1:
            raise unreadable("name-twice", name=name)


def _read_deal(found: _Text, game: Game) -> Deal:
    first = found.number("First") - 1
    if not 0 <= first < len(found.tags["Players"]):
        found.fault("First", unreadable("tag-value", tag="First", value=found.one("First")))
    codes = found.one("Deck").split(" ")
    if codes == [""]:
        found.fault("Deck", unreadable("deck-empty"))
    try:
        return Deal(tuple(game.card_named(code) for code in codes), first)
    except RefusalError as error:
        raise RecordError(error.refusal, found.lines["Deck"]) from None


def _read_moves(found: _Text, game: Game, s: State, names: tuple[str, ...]) -> list[int]:
    steps: list[int] = []
    for i, (line, turn, rest) in enumerate(found.moves):
        play: str | None = None
        try:
            if game.to_move(s) == OVER:
                raise refuse(game.end_rule, "line-after-end")
            if turn != game.turn(s):
                raise unreadable("line-number", found=turn, expected=game.turn(s))
            for who, play in _split_line(rest, game):
                mover = game.to_move(s)
                if who is not None and who not in names:
                    raise unreadable("player-unknown", name=_short(who))
                if who is not None and mover != OVER and who != names[mover]:
                    raise unreadable("not-to-move", name=who, expected=names[mover])
                if who is not None and play in game.table_plays:
                    raise unreadable("line-shape", text=play)
                steps += perform(game, s, play)
            if game.turn(s) == turn and game.to_move(s) != OVER:
                steps += _close(game, s, last=i == len(found.moves) - 1)
        except RefusalError as error:
            raise RecordError(error.refusal, line, turn, play) from None
    return steps


def _split_line(rest: str, game: Game) -> Iterator[tuple[str | None, str]]:
    """Yield each play with its player, None for a play of the table itself."""
    if rest in game.table_plays:
        yield None, rest
        return
    for part in rest.split("; "):
        who, colon, listed = part.partition(": ")
        if not colon or not listed:
            raise unreadable("line-shape", text=_short(part))
        for play in listed.split(", "):
            yield who, play


def _close(game: Game, s: State, *, last: bool) -> list[int]:
    """Play the step implied by the end of a line.

    Only the last line may leave a turn open.
    """
    try:
        step = game.closing(s)
    except RefusalError:
        if last:
            return []
        raise
    game.apply(s, step)
    return [step]


def _check_redundant_tags(found: _Text, game: Game, s: State) -> None:
    """Check the tags that repeat information of the record itself."""
    if "Result" in found.tags:
        result = result_of(game, s)
        if found.one("Result") != result:
            error = unreadable("result-differs", found=_short(found.one("Result")), expected=result)
            found.fault("Result", error)
    if "Cards" in found.tags and found.one("Cards") != game.cards_hash:
        found.fault("Cards", unreadable("cards-differ"))


def result_of(game: Game, s: State) -> str:
    """Return the scores of a finished game in seat order, `*` for a running one."""
    if game.to_move(s) != OVER:
        return "*"
    return " ".join(str(score) for score in game.scores(s))


def tags_of(game: Game, s: State, bots: Sequence[str]) -> dict[str, str]:
    """Return the tags that any record has beside the game: result, bots and cards."""
    found = {"Result": result_of(game, s), "Bots": ", ".join(bots), "Cards": game.cards_hash}
    return {tag: value for tag, value in found.items() if value}


# --- Writing ----------------------------------------------------------------------------------


def write_record(record: Record) -> str:
    """Return the text; reading it again gives the same record, and the same text."""
    moves = [f"{turn}. {moves}" for turn, moves in _write_moves(record)]
    game = record.game
    values: dict[str, str] = {
        "Format": FORMAT,
        "Game": game.name,
        "Rules": str(game.rules_version),
        "Players": '" "'.join(record.names),
        "Options": write_options(game.known_options, game.options),
        "First": str(record.deal.first + 1),
        "Deck": " ".join(game.card_code(card) for card in record.deal.deck),
        **{tag: record.tags[tag] for tag in OPTIONAL if tag in record.tags},
    }
    tags = [f'[{tag} "{value}"]' for tag, value in values.items()]
    return "\n".join([*tags, *(["", *moves] if moves else []), ""])


def write_file(path: Path, record: Record) -> None:
    """Write the file atomically. Raise OSError if it cannot be written."""
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".tmp")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(write_record(record))
        mask = os.umask(0o077)  # it can be read only by setting it
        os.umask(mask)
        Path(draft).chmod(0o666 & ~mask)  # mkstemp makes the draft private; a record is not
        Path(draft).replace(path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def _write_moves(record: Record) -> Iterator[tuple[int, str]]:
    game, turn, parts = record.game, 0, list[str]()
    speaker: str | None = None
    for before, steps in plays(game, record.start(), list(record.steps)):
        if game.turn(before) != turn:
            if parts:
                yield turn, "".join(parts)
            turn, parts, speaker = game.turn(before), [], None
        if _is_implied(game, before, steps):
            continue
        text, name = game.write_play(before, steps), record.names[game.to_move(before)]
        if text in game.table_plays:
            parts.append(text)
        elif name == speaker:
            parts.append(f", {text}")
        else:
            parts.append(f"{'; ' if parts else ''}{name}: {text}")
            speaker = name
    if parts:
        yield turn, "".join(parts)


def _is_implied(game: Game, before: State, steps: list[int]) -> bool:
    try:
        return steps == [game.closing(before)]
    except RefusalError:
        return False
