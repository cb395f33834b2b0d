"""Compiling the rules before a command needs them, behind one progress bar."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:  # `--help` must not wait for the engine
    from monuments.engine.game import Game

LABEL: Final = "Compiling the rules (only the first time)"


def compile_for(game: Game, bots: Iterable[str] = ()) -> None:
    """Compile the rules of a game and what these bots need, unless the cache has it."""
    from monuments.bots.match import SHORT, warm
    from monuments.games.registry import open_game

    # Options change no kernel, and some fit only tables of certain sizes.
    plain = open_game(game.name, {})
    parts: dict[str, Callable[[], None]] = {game.name: plain.warm}
    for kind in dict.fromkeys(bot.partition(":")[0] for bot in bots):
        if kind not in ("random", "program"):
            bot = SHORT.get(kind, kind)
            parts[f"{game.name}-{kind}"] = partial(warm, plain, [bot] * min(plain.seats))
    _compile(parts)


def compile_everything() -> Iterator[str]:
    """Compile stage by stage what the cache does not have, and yield the key of each."""
    from monuments.bots.warmup import warm_stages

    stages = warm_stages()
    left = [stage for stage in stages if not is_compiled(stage.key)]
    yield from (stage.key for stage in stages if stage not in left)
    yield from _told({stage.key: stage.run for stage in left})


def is_compiled(part: str) -> bool:
    """Tell whether the cache has a stage of `warm_stages` or a part of one."""
    from monuments.engine.jit import is_ready

    return is_ready("search") or is_ready(part)  # the search is the last stage


def _compile(parts: dict[str, Callable[[], None]]) -> None:
    for _ in _told({name: run for name, run in parts.items() if not is_compiled(name)}):
        pass


def _told(parts: dict[str, Callable[[], None]]) -> Iterator[str]:
    """Compile the parts, and yield the name of each when it is done."""
    from monuments.cli.say import progress
    from monuments.engine.jit import COMPILED, note_ready

    if not COMPILED or not parts:
        return
    if not sys.stderr.isatty():
        click.echo(f"{LABEL} ...", err=True)
    for name, run in progress(parts.items(), LABEL, len(parts), least=1):
        run()
        note_ready(name)
        yield name
