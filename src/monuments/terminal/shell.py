"""The conversation: what a person types, and what is printed."""

import re
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path

import click

from monuments.boards.board import winner_sentence
from monuments.boards.registry import BOARDS
from monuments.bots.registry import roster_of
from monuments.engine.record import write_file
from monuments.engine.refusal import RefusalError
from monuments.engine.wire import Form
from monuments.locales.speaker import Speaker
from monuments.terminal.table import Seen, Table


class Shell:
    """A person, or several taking turns, at a table."""

    def __init__(
        self, table: Table, speaker: Speaker, ask: Callable[[str], str], saved: Iterable[Path] = ()
    ) -> None:
        """Sit down at a table that was `saved` in these files before."""
        self.table, self.speaker, self.ask = table, speaker, ask
        self.logs: dict[int | None, list[str]] = {seat: [] for seat in (None, *table.people)}
        """The events that each person, and a spectator (None), has seen."""
        self._board = BOARDS[table.game.name]
        self._shares_keyboard = len(table.people) > 1
        self._seat = None if self._shares_keyboard else next(iter(table.people), None)
        self._shown: tuple[int, int] | None = None
        self._left: dict[int | None, int] = {}
        self._hidden: set[str] = set()
        self._saved = {path.resolve() for path in saved}

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self._print(
            self.speaker.say(f"terminal-title-{self.table.game.name}"),
            self.speaker.say("terminal-welcome"),
        )
        for bot in roster_of(self.table.game.name).characters:
            if bot in self.table.bots:
                self._print(f"  {self.speaker.say(f'bot-{bot}')}")
        try:
            while not self.table.is_over:
                self._turn()
            self._finish()
            if self.table.people:
                self._stay()
        except EOFError:
            self._print("", self.speaker.say("terminal-goodbye"))

    def _turn(self) -> None:
        if self.table.is_time_up:
            self._tell(self.table.end_in_time())
            return
        if not self.table.waits_for_person:
            self._tell(self.table.let_bot_play())
            return
        if self.table.mover != self._seat:
            self._hand_over(self.table.mover)
        moment = (self.table.mover, self.table.game.turn(self.table.s))
        if moment != self._shown:
            self._shown = moment
            self._show_board()
        self._obey(self.ask(f"{self.table.names[self.table.mover]}> ").strip())

    def _hand_over(self, seat: int) -> None:
        """Wait for the next person at the keyboard before showing their cards."""
        before, self._seat = self._seat, seat
        self._left[before] = len(self.logs[before])
        if not sys.stdin.isatty():
            return  # input from a pipe
        if before is not None:
            click.clear()
            with suppress(ImportError):  # typed lines may name cards of a hand
                import readline

                readline.clear_history()
        self.ask(self.speaker.say("terminal-hand-over", player=self.table.names[seat]) + " ")
        if before is not None:
            self._print(*self.logs[seat][self._left.get(seat, 0) :])

    def _stay(self) -> None:
        """Answer commands after the game is over."""
        if self._shares_keyboard:
            self._seat = None  # anybody may be typing now
        self._print(self.speaker.say("terminal-stay"))
        while True:
            self._obey(self.ask("> ").strip())

    # --- Commands -----------------------------------------------------------------------------

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = self._commands(rest.strip()).get(word)
        if command:
            command()
        elif self.table.is_over:
            self._print(f"  {self.speaker.say('refusal-game-over')}")
        else:
            self._play(line)

    def _commands(self, rest: str = "") -> dict[str, Callable[[], None]]:
        always: dict[str, Callable[[], None]] = {
            "": lambda: None,
            "help": self._help,
            "board": self._show_board,
            "log": lambda: self._print(*self.logs[self._seat]),
            "save": lambda: self._save(rest),
            "quit": self._quit,
            **{name: partial(self._toggle, name) for name in self._board.can_hide},
        }
        if self.table.is_over:
            return always
        playing = {"?": self._forms, "undo": self._undo, "hint": self._hint, "rules": self._aid}
        return always | playing

    def _play(self, text: str) -> None:
        if self.table.is_time_up:
            return  # time ran out while the person was thinking
        try:
            self._tell(self.table.play(text))
            self._remind()
        except RefusalError as error:
            refusal = error.refusal
            rule = "" if refusal.rule in ("notation", "table") else f"{refusal.rule}: "
            self._print(f"  {rule}{self.speaker.refusal(refusal)}")

    def _undo(self) -> None:
        taken = self.table.undo()
        if taken is None:
            self._print(self.speaker.say("terminal-nothing-to-undo"))
            return
        message = self.speaker.say("terminal-undone", play=taken)
        self._print(message)
        for log in self.logs.values():
            log.append(f"  {message}")
        self._remind()

    def _save(self, name: str) -> None:
        name = name or "game.mnr"
        try:
            path = Path(name).expanduser().resolve()
            if path.exists() and not path.is_dir() and path not in self._saved:
                self._print(self.speaker.say("terminal-file-exists", file=str(path)))
                return
            write_file(path, self.table.record())
        except (OSError, RuntimeError, ValueError) as error:  # RuntimeError: an unknown ~user
            cause = getattr(error, "strerror", None) or str(error)
            self._print(self.speaker.say("terminal-not-saved", file=name, cause=cause))
            return
        self._saved.add(path)
        self._print(self.speaker.say("terminal-saved", file=str(path)))

    def _quit(self) -> None:
        raise EOFError

    # --- Printing -----------------------------------------------------------------------------

    def _print(self, *lines: str) -> None:
        """Print lines, in a terminal wrapped between words."""
        width = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
        for line in "\n".join(lines).split("\n"):
            click.echo(wrapped(line, width) if width else line)

    def _remind(self) -> None:
        """Print what is left to choose from in the middle of a turn."""
        table, remind = self.table, self._board.reminder
        if remind and not table.is_over and (table.mover, table.game.turn(table.s)) == self._shown:
            self._print(remind(table.game.view(table.s, self._seat), self.speaker))

    def _show_board(self) -> None:
        table = self.table
        view = table.game.view(table.s, self._seat)
        text = self._board.text(table.game, view, table.names, self.speaker, self._hidden)
        self._print(text)
        if not table.is_over:
            player = table.names[table.mover]
            self._print(self.speaker.say("terminal-your-turn", player=player))

    def _toggle(self, part: str) -> None:
        """Hide a part of the board, or show it again."""
        self._hidden ^= {part}
        self._show_board()

    def _hint(self) -> None:
        """Print the best plays with chances, reasons and the turn's probable rest."""
        game = self.table.game.name
        message = f"terminal-hint-{game}"
        for advice in self.table.advice():
            chance = f"{100 * advice.chance:.0f}"
            self._print(f"  {self.speaker.say(message, play=advice.play, chance=chance)}")
            for reason in advice.reasons:
                text = self.speaker.reason(game, reason)
                told = self.speaker.say("terminal-hint-reason", rule=reason.rule, text=text)
                self._print(f"    {told}")
            if advice.line:
                line = self.speaker.say("terminal-hint-line", line="; ".join(advice.line))
                self._print(f"    {line}")

    def _aid(self) -> None:
        """Print the player aid: every verb of the game with its explanation."""
        name = self.table.game.name
        verbs = dict.fromkeys(form.verb for form in self.table.game.forms(self.table.s))
        for verb in verbs:
            aid = self.speaker.say(f"{name}-aid-{verb.replace(' ', '-')}")
            self._print(f"  {verb:10} {aid}")

    def _tell(self, seen: Seen) -> None:
        """Add a play to every log as its reader saw it, and print it."""
        game, names = self.table.game.name, self.table.names
        for seat, log in self.logs.items():
            lines = [f"  {self.speaker.event(game, event, names)}" for event in seen(seat)]
            log += lines
            if seat == self._seat:
                self._print(*lines)

    def _help(self) -> None:
        self._print(self.speaker.say("terminal-help"))
        commands = self._commands()
        listed = ("help", "?", "rules", "hint", "board", *self._board.can_hide)
        for name in (*listed, "log", "undo", "save", "quit"):
            if name not in commands:
                continue
            message = "terminal-can-do" if name == "?" else f"terminal-help-{name}"
            self._print(f"  {name:9} {self.speaker.say(message)}")

    def _forms(self) -> None:
        forms = self.table.game.forms(self.table.s)
        self._print(self.speaker.say("terminal-can-do"))
        self._print(*(f"  {_sample(form)}" for form in forms if form.refusal is None))
        self._print(self.speaker.say("terminal-cannot-do"))
        for form in forms:
            if form.refusal:
                reason = f"{form.refusal.rule} {self.speaker.refusal(form.refusal)}"
                self._print(f"  {_sample(form)}: {reason}")

    def _finish(self) -> None:
        table, speaker = self.table, self.speaker
        view = table.game.view(table.s, self._seat)
        self._print("", speaker.say("terminal-game-over"), speaker.say("terminal-score-sheet"))
        self._print(self._board.score_sheet(table.game, view, table.names, speaker))
        self._print(winner_sentence(table.names, table.game.ranking(table.s), speaker))


def wrapped(line: str, width: int) -> str:
    """Return a line broken between words, its rest below its last column."""
    start = len(line) - len(line.lstrip())
    column = re.match(r" *\S.*?\S {2,}(?=\S)", line)
    hanging = column.end() if column and column.end() <= width // 2 else start + 2
    return textwrap.fill(
        line,
        width,
        subsequent_indent=" " * hanging,
        replace_whitespace=False,
        break_on_hyphens=False,
    )


def _sample(form: Form) -> str:
    """Return a form as it is typed, with its choices in brackets."""
    words = [word for word in (form.side, form.verb, form.argument) if word]
    if form.cards and form.refusal is None:
        count = str(form.least) if form.least == form.most else f"{form.least}–{form.most}"
        words.append(f"{count} × ({' '.join(form.cards)})")
    elif label := form.site or form.trait:
        words.append(label)
    if form.targets:
        words.append(f"({' '.join(form.targets)})")
    return " ".join(words)
