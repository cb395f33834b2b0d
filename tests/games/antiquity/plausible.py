"""Plays that somebody might try: some legal, most wrong in some way."""

from random import Random
from typing import Final

from monuments.engine.game import State
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels.layout import MONUMENTS, VALUES
from monuments.games.antiquity.presentation.board import (
    colours_of,
    face_up,
    hand_cards,
    stack_cards,
)
from monuments.games.antiquity.presentation.cards import (
    CARD_CODES,
    COLOUR_NAMES,
    POWER_NAMES,
    code_of,
)
from monuments.games.antiquity.presentation.notation import COLOURED, VERBS

_ODD_WORDS: Final = (
    *VERBS,
    *COLOUR_NAMES,
    *POWER_NAMES,
    "order",
    "hero",
    "AKR0",
    "akr1",
    "",
    "pass",
)


def plausible(s: State, rng: Random) -> str:
    """Return a play for the mover, usually of cards that are where they should be."""
    seat, verb = max(0, int(s[at.MOVER])), rng.choice(VERBS)
    hand, row = hand_cards(s, seat), face_up(s)
    colour = _colour(s, seat, rng)
    words = [colour, verb] if _takes_colour(s, verb, rng) else [verb]
    if verb in ("take", "hero take"):
        words.append(_one_of(row, rng))
    elif verb in ("score", "buy"):
        words += _pair(s, hand, rng)
    elif verb == "swap":
        words += [_one_of(hand, rng), _one_of(row, rng)]
    elif verb == "acquire":
        words.append(rng.choice(POWER_NAMES))
    elif verb in ("erect", "improve"):
        words += _laying(s, verb, COLOUR_NAMES.index(colour), hand, rng)
    return " ".join(words)


def twisted(text: str, rng: Random) -> str:
    """Return the play with one word changed, added, left out or moved."""
    words, place = text.split(" "), rng.randrange(len(text.split(" ")))
    odd = rng.choice(CARD_CODES) if rng.random() < 0.6 else rng.choice(_ODD_WORDS)
    match rng.randrange(5):
        case 0:
            words[place] = odd
        case 1:
            words.insert(place + 1, odd)
        case 2:
            words.insert(place, rng.choice(words))
        case 3:
            del words[place]
        case _:
            words.append(words.pop(place))
    return " ".join(words)


def attempt(s: State, rng: Random) -> str:
    """Return a plausible play, one time in six twisted."""
    text = plausible(s, rng)
    return twisted(text, rng) if rng.random() < 1 / 6 else text


def _takes_colour(s: State, verb: str, rng: Random) -> bool:
    due = s[at.SEATS] == 2 and verb in COLOURED
    return due if rng.random() < 0.97 else not due


def _colour(s: State, seat: int, rng: Random) -> str:
    own = [COLOUR_NAMES[colour] for colour in colours_of(s, seat)]
    return rng.choice(own if rng.random() < 0.95 else COLOUR_NAMES)


def _one_of(cards: list[int], rng: Random) -> str:
    if not cards or rng.random() < 0.05:
        return rng.choice(CARD_CODES)
    return code_of(rng.choice(cards))


def _pair(s: State, hand: list[int], rng: Random) -> list[str]:
    first = rng.choice(hand) if hand else 0
    fitting = [
        card for card in hand if card != first and ask.symbol_of(s, card) == ask.symbol_of(s, first)
    ]
    return [code_of(first), _one_of(fitting if rng.random() < 0.9 else hand, rng)]


def _laying(s: State, verb: str, colour: int, hand: list[int], rng: Random) -> list[str]:
    """Choose cards of one monument; to improve, rather one that the colour has built."""
    built = (
        [m for m in range(MONUMENTS) if stack_cards(s, colour, m)] if colour < at.colours(s) else []
    )
    groups = sorted({card // VALUES for card in hand}) or list(range(MONUMENTS))
    wanted = [monument for monument in groups if (monument in built) == (verb == "improve")]
    monument = rng.choice(wanted if wanted and rng.random() < 0.8 else groups)
    cards = [card for card in hand if card // VALUES == monument]
    rng.shuffle(cards)
    laid = [code_of(card) for card in cards[: rng.randint(1, max(1, len(cards)))]]
    laid += [_one_of(hand, rng)] if not laid or rng.random() < 0.05 else []
    if verb == "improve" and rng.random() < 0.4:
        stack = stack_cards(s, colour, monument) if monument in built else []
        return [*laid, "order", *_ordered([*laid, *map(code_of, stack)], rng)]
    return laid


def _ordered(cards: list[str], rng: Random) -> list[str]:
    rng.shuffle(cards)
    if rng.random() < 0.15:
        cards[0] = rng.choice((cards[-1], rng.choice(CARD_CODES)))
    return cards[: -1 if rng.random() < 0.05 and len(cards) > 1 else None]
