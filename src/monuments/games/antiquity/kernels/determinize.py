"""Deal again the cards that a seat cannot know (A9.2)."""

import numpy as np

from monuments.engine.chance import Chance, shuffle
from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.games.antiquity.kernels import card_moves
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels.layout import CARDS, MONUMENTS, NONE, VALUES


@kernel
def deal_again(s: State, seat: int, chance: Chance) -> None:
    """Shuffle the pile and the others' unseen cards in place; hands keep their size.

    Cards are gathered in the order of their numbers before they are shuffled, so that the result
    depends on the seed and on what `seat` knows, and on nothing else.
    """
    if s[at.MOVER] == NONE:  # A9.3: nothing is hidden any more
        return
    unseen = np.empty(CARDS, np.int16)
    sizes = np.empty(at.MAX_SEATS, np.int16)
    count = _gather(s, seat, unseen, sizes)
    shuffle(chance, unseen, count)
    given = 0
    for other in range(num(s[at.SEATS])):
        for _ in range(num(sizes[other])):
            card_moves.enter_hand(s, other, num(unseen[given]))
            given += 1
    for place in range(num(s[at.TOP]), num(s[at.BOTTOM])):
        s[at.PILE + place] = unseen[given]
        given += 1


@part
def _gather(s: State, seat: int, unseen: State, sizes: State) -> int:
    """Take the cards `seat` cannot know out of hands and pile; note hand sizes."""
    hidden = np.empty(CARDS, np.int16)
    for card in range(CARDS):
        hidden[card] = 0
    for place in range(num(s[at.TOP]), num(s[at.BOTTOM])):
        hidden[num(s[at.PILE + place])] = 1
    for other in range(num(s[at.SEATS])):
        sizes[other] = 0 if other == seat else _hide_hand(s, other, hidden)
    count = 0
    for card in range(CARDS):
        if hidden[card]:
            unseen[count] = card
            count += 1
    return count


@part
def _hide_hand(s: State, seat: int, hidden: State) -> int:
    taken = 0
    for monument in range(MONUMENTS):
        secret = at.hand(s, seat, monument) & ~at.known(s, seat, monument)
        for value in range(VALUES):
            if (secret >> value) & 1:
                card = monument * VALUES + value
                card_moves.leave_hand(s, seat, card)
                hidden[card] = 1
                taken += 1
    return taken
