"""The conversation: what a person types, and what is printed."""

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

import click

from monuments.boards.registry import TEXTS
from monuments.bots.registry import CHARACTERS
from monuments.engine.record import write_file
from monuments.engine.refusal import RefusalError
from monuments.engine.wire import Form
from monuments.locales.speaker import Speaker
from monuments.terminal.table import Seen, Table


class Shell:
    """A person, or several taking turns, at a table."""

    HINTS: Final = 3

    def __init__(
        self, table: Table, speaker: Speaker, ask: Callable[[str], str], saved: Iterable[Path] = ()
    ) -> None:
        """Sit down at a table that was `saved` in these files before."""
        self.table, self.speaker, self.ask = table, speaker, ask
        self.logs: dict[int | None, list[str]] = {seat: [] for seat in (None, *table.people)}
        """What each person has seen, and what a spectator would have."""
        self._drawing = TEXTS[table.game.name]
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
        self._introduce()
        try:
            while not self.table.is_over:
                self._turn()
            self._finish()
            if self.table.people:
                self._stay()
        except EOFError:
            self._print("", self.speaker.say("terminal-goodbye"))

    def _introduce(self) -> None:
        """Say a sentence about each named opponent at the table."""
        for bot in CHARACTERS[self.table.game.name]:
            if bot in self.table.bots:
                self._print(f"  {self.speaker.say(f'bot-{bot}')}")

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
        self._obey(self.ask(self._prompt()).strip())

    def _hand_over(self, seat: int) -> None:
        """Let another person come to the keyboard before anything of theirs is shown."""
        before, self._seat = self._seat, seat
        self._left[before] = len(self.logs[before])
        if not sys.stdin.isatty():
            return  # nobody sits before a pipe
        if before is not None:
            click.clear()
            _forget_lines()
        self.ask(self.speaker.say("terminal-hand-over", player=self.table.names[seat]) + " ")
        if before is not None:
            self._print(*self.logs[seat][self._left.get(seat, 0) :])

    def _stay(self) -> None:
        """Go on with what can still be asked for when the game is over."""
        if self._shares_keyboard:
            self._seat = None  # nobody knows who types now
        self._print(self.speaker.say("terminal-stay"))
        while True:
            self._obey(self.ask("> ").strip())

    def _prompt(self) -> str:
        return f"{self.table.names[self.table.mover]}> "

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
            **{name: partial(self._toggle, name) for name in self._drawing.CAN_HIDE},
        }
        if self.table.is_over:
            return always
        playing = {"?": self._forms, "undo": self._undo, "hint": self._hint, "rules": self._aid}
        return always | playing

    def _play(self, text: str) -> None:
        if self.table.is_time_up:
            return  # it ran out while the person was thinking
        try:
            self._tell(self.table.play(text))
        except RefusalError as error:
            refusal = error.refusal
            rule = "" if refusal.rule in ("notation", "table") else f"{refusal.rule}: "
            self._print(f"  {rule}{self.speaker.refusal(refusal)}")

    def _undo(self) -> None:
        taken = self.table.undo()
        if taken is None:
            self._print(self.speaker.say("terminal-nothing-to-undo"))
            return
        told = self.speaker.say("terminal-undone", play=taken)
        self._print(told)
        for log in self.logs.values():
            log.append(f"  {told}")

    def _save(self, name: str) -> None:
        name = name or "game.mnr"
        try:
            told = self._write(Path(name).expanduser().resolve())
        except (OSError, RuntimeError, ValueError) as error:  # also: no such user, not a name
            cause = getattr(error, "strerror", None) or str(error)
            told = self.speaker.say("terminal-not-saved", file=name, cause=cause)
        self._print(told)

    def _write(self, path: Path) -> str:
        """Write the record, but over no game except this one; return what there is to say."""
        if path.exists() and not path.is_dir() and path not in self._saved:
            return self.speaker.say("terminal-file-exists", file=str(path))
        write_file(path, self.table.record())
        self._saved.add(path)
        return self.speaker.say("terminal-saved", file=str(path))

    def _quit(self) -> None:
        raise EOFError

    # --- Printing -----------------------------------------------------------------------------

    def _print(self, *lines: str) -> None:
        for line in lines:
            click.echo(line)

    def _show_board(self) -> None:
        table = self.table
        view = table.game.view(table.s, self._seat)
        board = self._drawing.board
        self._print(board(table.game, view, table.names, self.speaker, self._hidden))
        if not table.is_over:
            self._print(self._status())

    def _toggle(self, part: str) -> None:
        """Hide a part of the board, or show it again."""
        self._hidden ^= {part}
        self._show_board()

    def _status(self) -> str:
        player = self.table.names[self.table.mover]
        return self.speaker.say("terminal-your-turn", player=player)

    def _hint(self) -> None:
        """Print the best plays, what their chance is one of, and how the turn may go on."""
        message = f"terminal-hint-{self.table.game.name}"
        for advice in self.table.advice(self.HINTS):
            chance = f"{100 * advice.chance:.0f}"
            self._print(f"  {self.speaker.say(message, play=advice.play, chance=chance)}")
            if advice.line:
                line = self.speaker.say("terminal-hint-line", line="; ".join(advice.line))
                self._print(f"    {line}")

    def _aid(self) -> None:
        """Print the player aid: every verb of the game and what it does."""
        name = self.table.game.name
        verbs = dict.fromkeys(form.verb for form in self.table.game.forms(self.table.s))
        for verb in verbs:
            told = self.speaker.say(f"{name}-aid-{verb.replace(' ', '-')}")
            self._print(f"  {verb:10} {told}")

    def _tell(self, seen: Seen) -> None:
        """Enter a play in every log as its reader saw it; print it for who is at the keyboard."""
        game, names = self.table.game.name, self.table.names
        for seat, log in self.logs.items():
            lines = [f"  {self.speaker.event(game, event, names)}" for event in seen(seat)]
            log += lines
            if seat == self._seat:
                self._print(*lines)

    def _help(self) -> None:
        self._print(self.speaker.say("terminal-help"))
        commands = self._commands()
        listed = ("help", "?", "rules", "hint", "board", *self._drawing.CAN_HIDE)
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
        places = table.game.ranking(table.s)
        winners = [name for name, place in zip(table.names, places, strict=True) if place == 1]
        self._print("", speaker.say("terminal-game-over"), speaker.say("terminal-score-sheet"))
        self._print(self._drawing.score_sheet(table.game, view, table.names, speaker))
        self._print(speaker.say("terminal-winner", winners=", ".join(winners)))


def _forget_lines() -> None:
    """Leave nothing for the arrow keys to bring back: what was typed may name cards of a hand."""
    with suppress(ImportError):
        import readline

        readline.clear_history()


def _sample(form: Form) -> str:
    """Return a form as one would type it, with what there is to choose from."""
    words = [word for word in (form.colour, form.verb, form.power) if word]
    if form.cards and form.refusal is None:
        count = str(form.least) if form.least == form.most else f"{form.least}–{form.most}"
        words.append(f"{count} × ({' '.join(form.cards)})")
    elif form.monument or form.symbol:
        words.append(form.monument or form.symbol or "")
    if form.targets:
        words.append(f"({' '.join(form.targets)})")
    return " ".join(words)
