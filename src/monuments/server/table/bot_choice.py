"""The bots that may sit at a table: those that start no program."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from monuments.bots.registry import bots_for, make_bot, roster_of
from monuments.bots.warmup import stage_of
from monuments.engine.game import Game
from monuments.engine.knowledge import Player
from monuments.engine.refusal import unreadable
from monuments.server.messages.http_payloads import BotInfo
from monuments.server.preparation import Preparation


@cache
def bot_ratings() -> dict[str, Any]:
    """Return the measured ratings by game and bot; empty if nothing was measured."""
    file = resources.files("monuments.bots").joinpath("ratings.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def bot_infos(game: str, prepared: Preparation) -> tuple[BotInfo, ...]:
    """Return the bots that can sit at a table, with their ratings as far as measured."""
    known = bot_ratings().get(game, {})
    found = ((name, known.get(name, {})) for name in bots_for(game))
    return tuple(
        BotInfo(
            name, each.get("rating"), each.get("level"), prepared.has(game, stage_of(game, name))
        )
        for name, each in found
    )


def check_bot(name: str, game: Game) -> str:
    """Return the name. Raise RefusalError if there is no such bot for this game."""
    allowed = bots_for(game.name)
    if name not in allowed:
        raise unreadable("bot-unknown", bot=name[:60], allowed=allowed)
    return name


def seat_bot(name: str, game: Game, seat: int, seed: int) -> Player:
    """Return a bot for a seat."""
    return make_bot(check_bot(name, game), game, seat, seed)


def substitute_for(game: Game, wanted: str) -> str:
    """Return the bot that plays for absent people: `wanted`, or the game's own."""
    return wanted if wanted in bots_for(game.name) else roster_of(game.name).substitute
