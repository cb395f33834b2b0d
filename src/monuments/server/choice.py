"""Which bots strangers may choose: those that start no program."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from monuments.bots.registry import bots_for, make_bot
from monuments.bots.warmup import stage_of
from monuments.engine.game import Game
from monuments.engine.knowledge import Player
from monuments.engine.refusal import unreadable
from monuments.server.preparation import Preparation
from monuments.server.requests import BotInfo


@cache
def bot_ratings() -> dict[str, Any]:
    """Return what was measured of the bots, by game and bot; empty if nothing was."""
    file = resources.files("monuments.bots").joinpath("ratings.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def bot_infos(game: str, prepared: Preparation) -> tuple[BotInfo, ...]:
    """Return the bots that can sit at a table, and how strong they are as far as it is known."""
    known = bot_ratings().get(game, {})
    found = ((name, known.get(name, {})) for name in bots_for(game))
    return tuple(
        BotInfo(
            name, each.get("rating"), each.get("level"), prepared.has(game, stage_of(game, name))
        )
        for name, each in found
    )


def check_bot(name: str, game: Game) -> str:
    """Return the name. Raise RefusalError if no such bot can sit here."""
    allowed = bots_for(game.name)
    if name not in allowed:
        raise unreadable("bot-unknown", bot=name[:60], allowed=allowed)
    return name


def seat_bot(name: str, game: Game, seat: int, seed: int) -> Player:
    """Return a bot for a seat."""
    return make_bot(check_bot(name, game), game, seat, seed)


def stand_in(wanted: str, game: Game) -> str:
    """Return the bot that plays for who is away."""
    return wanted if wanted in bots_for(game.name) else "random"
