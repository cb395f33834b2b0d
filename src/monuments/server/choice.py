"""What strangers may choose: games without files of their own, bots that start no program."""

import time
from random import Random
from typing import Final

from monuments.bots.registry import BOTS, ROSTERS, make_bot
from monuments.engine.game import Game
from monuments.engine.knowledge import Player, knowledge_of
from monuments.engine.options import Options
from monuments.engine.refusal import refuse, unreadable
from monuments.games.registry import GAMES, open_game

FILES: Final = ("cards", "deck")
"""The options that can name a file."""


def open_table_game(name: str, options: Options) -> Game:
    """Return a game. Raise RefusalError for what is no game, and for any path."""
    for option in FILES:
        if options.get(option, "standard") != "standard":
            raise refuse("table", "no-files", option=option)
    return open_game(name, options)


def bots_for(game: str) -> tuple[str, ...]:
    """Return the bots that can sit at a table: those whose name alone describes them."""
    return (*BOTS, *(ROSTERS[game][0] if game in ROSTERS else ()))


def check_bot(name: str, game: Game) -> str:
    """Return the name. Raise RefusalError if no such bot can sit here."""
    allowed = bots_for(game.name)
    if name not in allowed:
        raise unreadable("bot-unknown", bot=name[:60], allowed=allowed)
    return name


def seat_bot(name: str, game: Game, seat: int, seed: int) -> Player:
    """Return a bot for a seat."""
    return make_bot(check_bot(name, game), game, seat, seed)


def warm_bots() -> None:
    """Let every bot have one thought, so that none compiles its search while somebody waits."""
    for name in GAMES:
        game = open_game(name, {})
        seats = min(game.seats)
        s = game.new(seats, game.deal(seats, Random(0)))
        seat = game.to_move(s)
        for bot in bots_for(name):
            knowledge = knowledge_of(game, s, seat, 0)
            seat_bot(bot, game, seat, 0).choose(knowledge, time.monotonic())


def stand_in(wanted: str, game: Game) -> str:
    """Return the bot that plays for who is away."""
    return wanted if wanted in bots_for(game.name) else "random"
