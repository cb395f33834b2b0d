"""The board of each game."""

from typing import Final

from monuments.boards.board import Board
from monuments.games.registry import GAMES, load_part

BOARDS: Final = {name: load_part(entry.board, Board) for name, entry in GAMES.items()}
