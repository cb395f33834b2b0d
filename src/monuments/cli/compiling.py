"""Compile the rules before a command needs them, with one progress bar."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:  # `--help` must not wait for the engine
    from monuments.bots.warmup import Stage
    from monuments.engine.game import Game


def compile_for(game: Game, bots: Iterable[str] = (), *, random_games: bool = False) -> None:
    """Compile the rules of a game and its bots, unless they are in the cache."""
    from monuments.bots.match import SHORT, warm
    from monuments.bots.warmup import RANDOM_GAMES
    from monuments.games.registry import open_game

    # Options change no kernel, and some fit only tables of certain sizes.
    plain = open_game(game.name, {})
    parts: dict[str, Callable[[], None]] = {game.name: plain.warm}
    for kind in dict.fromkeys(bot.partition(":")[0] for bot in bots):
        if kind not in ("random", "program", "policy"):
            bot = SHORT.get(kind, kind)
            parts[f"{game.name}-{kind}"] = partial(warm, plain, [bot] * min(plain.seats))
    if random_games:
        parts[f"{game.name}-{RANDOM_GAMES}"] = plain.warm_random_games
    for _ in _compiled({name: run for name, run in parts.items() if not is_compiled(name)}):
        pass


def compile_stages(stages: Sequence[Stage]) -> Iterator[str]:
    """Compile the stages that the cache does not have; yield the key of each stage."""
    left = [stage for stage in stages if not is_compiled(stage.key)]
    yield from (stage.key for stage in stages if stage not in left)
    yield from _compiled({stage.key: stage.run for stage in left})


def is_compiled(part: str) -> bool:
    """Tell whether the cache has a stage of `warm_stages` or a part of one."""
    from monuments.bots.warmup import RANDOM_GAMES
    from monuments.engine.jit import is_ready

    whole = RANDOM_GAMES if part.endswith(RANDOM_GAMES) else "search"  # the last of the others
    return is_ready(whole) or is_ready(part)


def _compiled(parts: dict[str, Callable[[], None]]) -> Iterator[str]:
    """Compile the parts; yield the name of each when it is done."""
    from monuments.cli.say import speaker
    from monuments.engine.jit import COMPILED, note_ready, tell_compiled

    if not COMPILED or not parts:
        return
    label, on_terminal = speaker().say("terminal-compiling"), sys.stderr.isatty()
    if not on_terminal:
        click.echo(f"{label} ...", err=True)
    length = _functions_in(parts)
    with click.progressbar(
        length=length, label=label, file=sys.stderr, hidden=not on_terminal
    ) as bar:

        def step() -> None:
            if bar.pos + 1 < length:  # some functions are compiled for several types
                bar.update(1)

        with tell_compiled(step):
            for name, run in parts.items():
                run()
                note_ready(name)
                yield name
        bar.update(length - bar.pos)


def _functions_in(parts: Iterable[str]) -> int:
    """Return about how many functions there are to compile, at least one."""
    from monuments.bots.warmup import RANDOM_GAMES
    from monuments.engine.jit import count_functions
    from monuments.games.registry import GAMES

    folders = {"bots"} if "search" in parts else set()
    for part in parts:
        game, _, bot = part.partition("-")
        if game in GAMES:
            is_bot = bot not in ("", RANDOM_GAMES)
            folders |= {f"bots/{game}"} if is_bot else {"engine", f"games/{game}"}
    return max(count_functions(folders), 1)
