"""The end of an action, a play and a turn of `antiquity` (A3, A4.1)."""

from typing import Final

from monuments.engine.game import State
from monuments.engine.jit import num, part
from monuments.games.antiquity.kernels import card_moves
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels.layout import NONE

ACTIONS_A_TURN: Final = 3  # A4.1


@part
def spend_action(s: State) -> None:
    s[at.ACTIONS] -= 1
    s[at.USED] += 1
    finish(s)


@part
def finish(s: State) -> None:
    """End the current play."""
    s[at.PLAYED] = 1
    s[at.PHASE] = at.FREE
    s[at.FOR] = NONE
    s[at.SITE] = NONE
    s[at.PICKED] = NONE


@part
def end_turn(s: State) -> None:
    while s[at.LAID_OUT] < at.FACE_UP and at.pile_size(s) > 0:
        s[at.FACEUP + num(s[at.LAID_OUT])] = card_moves.top_card(s)
        s[at.LAID_OUT] += 1
    is_empty = s[at.USED] == 0 and s[at.PHASE] != at.CLOSED
    s[at.IDLE] = num(s[at.IDLE]) + 1 if is_empty else 0
    stalled = s[at.UP_TO] == 1 and s[at.IDLE] >= s[at.SEATS]  # A4.1
    if s[at.LAID_OUT] < at.FACE_UP or stalled:
        clear_turn(s)
        s[at.ACTIONS] = 0
        s[at.MOVER] = NONE
    else:
        s[at.MOVER] = (num(s[at.MOVER]) + 1) % num(s[at.SEATS])  # A2.3
        s[at.TURN] += 1
        clear_turn(s)


@part
def clear_turn(s: State) -> None:
    s[at.ACTIONS] = ACTIONS_A_TURN
    s[at.USED] = 0
    s[at.BOUGHT] = 0
    s[at.HERO_USED] = 0
    s[at.NAUTE_USED] = 0
    finish(s)
    s[at.PLAYED] = 0
