"""The parts of the board of `antiquity`."""

from typing import Final

from monuments.boards.antiquity import picture, text
from monuments.boards.board import Board

BOARD: Final = Board(
    text=text.board,
    score_sheet=text.score_sheet,
    picture=picture.picture,
    can_hide=("available",),
    reminder=text.reminder,
)
