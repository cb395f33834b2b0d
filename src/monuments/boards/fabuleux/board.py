"""The parts of the board of `fabuleux`."""

from typing import Final

from monuments.boards.board import Board
from monuments.boards.fabuleux import picture, text

BOARD: Final = Board(
    text=text.board,
    score_sheet=text.score_sheet,
    picture=picture.picture,
)
