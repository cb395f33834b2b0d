"""Deal again the cards that a seat cannot know (F14).

A *place* is where a card can be: in a pile, before a player, among the cards drawn, or outside
the game, with the cards left over (F1) and the Collectors not used (F9). A seat knows the places
of the cards it has looked at and of those shown to all. Any other card may be in any other place,
as long as it agrees with what was said of the card there.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from monuments.engine.chance import Chance, below, shuffle
from monuments.engine.game import State
from monuments.engine.jit import kernel, num, part
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.kernels.layout import CARDS, NONE

# Noted of each hidden place: the card there before and after, and the kind it must have.
_OLD: Final = 0
_NEW: Final = 1
_KIND: Final = 2
_FIELDS: Final = 3

# Kinds.
_ANY: Final = 0
_MONUMENT: Final = 1
_COLLECTOR: Final = 2
_UNUSED: Final = 3  # one of the eight Collectors; those that a deck brings are all used (F9)


@kernel
def deal_again(s: State, seat: int, chance: Chance) -> None:
    """Deal what `seat` cannot know to the places it cannot know, in place.

    Every way of dealing that agrees with what was said is equally likely. Cards are gathered in
    the order of their numbers, so that the result depends on the seed and on what `seat` knows,
    and on nothing else.
    """
    places = np.full((CARDS, _FIELDS), NONE, np.int16)
    inside = _find_places(s, seat, places)
    # Places outside the game: Collectors not used (F9), cards left over (F1).
    unused = at.COLLECTORS - num(s[at.SHUFFLED_IN])
    used = num(s[at.MONUMENTS]) + num(s[at.SHUFFLED_IN]) + num(s[at.OWN])
    left_over = used % num(s[at.SEATS])
    for i in range(unused + left_over):
        places[inside + i, _KIND] = _UNUSED if i < unused else _ANY
    places = places[: inside + unused + left_over]
    hidden, count = np.empty(CARDS, np.int16), 0
    for card in range(CARDS):
        exists = card < num(s[at.MONUMENTS]) or at.is_collector(card)
        exists = exists and card < at.FIRST_OWN + num(s[at.OWN])
        if exists and _is_hidden(s, seat, card):
            hidden[count] = card
            count += 1
    hidden = hidden[:count]
    cut = 0  # monuments come first
    while cut < len(hidden) and not at.is_collector(int(hidden[cut])):
        cut += 1
    monuments, collectors = hidden[:cut], hidden[cut:]
    spare_collectors = _fill_collectors(places, collectors, chance)
    spare = _fill_monuments(s, places, monuments, chance)
    for i in range(spare_collectors):
        hidden[spare + i] = collectors[i]
    cards = hidden[: spare + spare_collectors]
    shuffle(chance, cards, len(cards))
    given = 0
    for i in range(len(places)):
        if places[i, _NEW] == NONE:
            places[i, _NEW] = cards[given]
            given += 1
    _write_back(s, seat, places[:inside])


# --- Places and cards -------------------------------------------------------------------------


@part
def _find_places(s: State, seat: int, places: State) -> int:
    """List the places with cards that `seat` does not know; return how many."""
    count = 0
    for other in range(num(s[at.SEATS])):
        if _is_hidden(s, seat, at.card_of(s, other)):
            count = _add_place(places, count, at.card_of(s, other), _kind_before(s, other))
    for i in range(num(s[at.DRAWN])):
        if _is_hidden(s, seat, at.drawn_card(s, i)):
            count = _add_place(places, count, at.drawn_card(s, i), _kind_drawn(s, i))
    for other in range(num(s[at.SEATS])):
        card = at.top_card(s, other)
        while card != NONE:
            if _is_hidden(s, seat, card):
                count = _add_place(places, count, card, _ANY)
            card = at.card_below(s, card)
    return count


@part
def _is_hidden(s: State, seat: int, card: int) -> bool:
    return card != NONE and not (at.seen(s, card) >> seat) & 1


@part
def _kind_before(s: State, seat: int) -> int:
    """Return the public kind of a seat's card: a seat that has spoken has a monument."""
    if seat != s[at.MOVER] or s[at.FRESH] == 0 or s[at.PHASE] == at.DRAWING:
        return _MONUMENT
    waits = s[at.PHASE] == at.CHOOSING and s[at.CHOSEN] != NONE
    return _COLLECTOR if waits else _ANY  # F9.8: with a monument the round would have gone on


@part
def _kind_drawn(s: State, i: int) -> int:
    """Return the public kind of a drawn card: in a tie only Collectors show."""
    if at.drawn_by(s, i) >= at.CARRIED:
        return _ANY
    is_last = i == num(s[at.DRAWN]) - 1
    return _COLLECTOR if is_last and at.draw_of(s, num(s[at.MOVER])) == i else _MONUMENT


@part
def _add_place(places: State, count: int, card: int, kind: int) -> int:
    places[count, _OLD] = card
    places[count, _KIND] = kind
    return count + 1


# --- Filling places ---------------------------------------------------------------------------


@part
def _fill_collectors(places: State, collectors: State, chance: Chance) -> int:
    """Fill the places that must hold a Collector; return how many Collectors remain.

    Those for one of the eight come first: each way of filling them leaves as many ways for the
    others, so all are equally likely. They pass over the Collectors that the deck brings, which
    gathers these at the end; so what remains is shuffled again.
    """
    left = len(collectors)
    has_own = left > 0 and collectors[left - 1] >= at.FIRST_OWN
    shuffle(chance, collectors, left)
    for i in range(len(places)):
        if places[i, _KIND] == _UNUSED:
            left -= 1
            j = left
            while collectors[j] >= at.FIRST_OWN:
                j -= 1
            places[i, _NEW] = collectors[j]
            collectors[j] = collectors[left]
    if has_own:
        shuffle(chance, collectors, left)
    for i in range(len(places)):
        if places[i, _KIND] == _COLLECTOR:
            left -= 1
            places[i, _NEW] = collectors[left]
    return left


@part
def _fill_monuments(s: State, places: State, cards: State, chance: Chance) -> int:
    """Fill the places of monuments; return how many remain, moved to the front.

    Places are filled one after the other, those with the fewest candidates first. A place that
    could have had `most` candidates at best and has `free` left is filled with the chance
    free / most, and otherwise all starts again: so every way of filling them is equally likely.
    """
    order = _monument_places(s, places, cards)
    fits = np.empty((len(order), len(cards)), np.bool_)
    for k in range(len(order)):
        for j in range(len(cards)):
            fits[k, j] = _fits(s, int(cards[j]), int(places[int(order[k]), _OLD]))
    most, taken = _bounds(fits), np.empty(len(cards), np.int16)
    while not _try_to_fill(fits, most, taken, chance):
        pass
    left = 0
    for j in range(len(cards)):
        card = cards[j]
        if taken[j] == NONE:
            cards[left] = card
            left += 1
        else:
            places[int(order[int(taken[j])]), _NEW] = card
    return left


@part
def _fits(s: State, card: int, old: int) -> bool:
    """Tell whether `card` has the figures that were said of `old`."""
    said = at.said(s, old)
    if (said >> at.GRADE_BIT) & 1 and at.grade(s, card) != at.grade(s, old):
        return False
    for c in range(at.MAX_CHARACTERISTICS):
        if (said >> c) & 1 and at.rank(s, card, c) != at.rank(s, old, c):
            return False
    return True


@part
def _monument_places(s: State, places: State, cards: State) -> State:
    """Return the places of monuments, those with the fewest candidates first."""
    order, sizes, count = np.empty(CARDS, np.int16), np.empty(CARDS, np.int16), 0
    for i in range(len(places)):
        if places[i, _KIND] == _MONUMENT:
            size = 0
            for j in range(len(cards)):
                size += _fits(s, int(cards[j]), int(places[i, _OLD]))
            k = count
            while k > 0 and sizes[k - 1] > size:
                sizes[k] = sizes[k - 1]
                order[k] = order[k - 1]
                k -= 1
            sizes[k] = size
            order[k] = i
            count += 1
    return order[:count]


@part
def _bounds(fits: npt.NDArray[np.bool_]) -> State:
    """Return how many candidates each place has left at best.

    An earlier place whose candidates are all candidates here takes one of them for certain.
    """
    most = np.zeros(len(fits), np.int16)
    for k in range(len(fits)):
        for j in range(fits.shape[1]):
            most[k] += fits[k, j]
        for earlier in range(k):
            shared = True
            for j in range(fits.shape[1]):
                shared = shared and (fits[k, j] or not fits[earlier, j])
            if shared:
                most[k] -= 1
    return most


@part
def _try_to_fill(fits: npt.NDArray[np.bool_], most: State, taken: State, chance: Chance) -> bool:
    """Give each place one of its candidates; fail rather than favour any way."""
    for j in range(len(taken)):
        taken[j] = NONE
    for k in range(len(fits)):
        skip = below(chance, int(most[k]))
        found = False
        for j in range(len(taken)):
            if not found and fits[k, j] and taken[j] == NONE:
                found = skip == 0
                skip -= 1
                if found:
                    taken[j] = k
        if not found:
            return False
    return True


@part
def _write_back(s: State, seat: int, places: State) -> None:
    """Put the new cards into their places, which keep what is known of them."""
    before = s[at.NEXT : at.ASIDE].copy()
    seen, said = at.SEEN - at.NEXT, at.SAID - at.NEXT
    becomes = np.empty(CARDS + 1, np.int16)
    for card in range(CARDS):
        becomes[card] = card
        if not (int(before[seen + card]) >> seat) & 1:
            s[at.NEXT + card] = NONE
            s[at.SEEN + card] = 0
            s[at.SAID + card] = 0
    becomes[NONE] = NONE  # the last one: no card becomes no card
    for i in range(len(places)):
        becomes[int(places[i, _OLD])] = places[i, _NEW]
    for card in range(CARDS):
        if (int(before[seen + card]) >> seat) & 1:
            s[at.NEXT + card] = becomes[int(before[card])]
    for i in range(len(places)):
        old, new = int(places[i, _OLD]), int(places[i, _NEW])
        s[at.NEXT + new] = becomes[int(before[old])]
        s[at.SEEN + new] = before[seen + old]
        s[at.SAID + new] = before[said + old]
    for start, end in ((at.CARD, at.LEVEL), (at.DRAWN_CARD, at.DRAWN_BY), (at.TOP, at.COUNT)):
        for i in range(start, end):
            s[i] = becomes[int(s[i])]
