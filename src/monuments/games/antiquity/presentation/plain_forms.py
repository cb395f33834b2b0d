"""The forms of a position, built without caches: the reference for `forms`."""

from itertools import combinations

import msgspec

from monuments.engine.game import State
from monuments.engine.refusal import Refusal
from monuments.engine.wire import Form
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels.layout import SYMBOLS, VALUES
from monuments.games.antiquity.presentation.board import (
    Board,
    codes,
    colours_of,
    face_up,
    hand_cards,
    needed,
    stack_cards,
    symbol_of,
)
from monuments.games.antiquity.presentation.cards import (
    CODES,
    COLOUR_NAMES,
    POWER_NAMES,
    SYMBOL_NAMES,
)
from monuments.games.antiquity.presentation.notation import Play
from monuments.games.antiquity.presentation.refusals import explain_own
from monuments.games.antiquity.presentation.rule_numbers import VERB_RULES


def write_forms(s: State) -> bytes:
    """Return the forms of the mover, between two plays, as JSON."""
    return msgspec.json.encode([] if s[at.MOVER] == at.NONE else _Forms(s).all())


class _Forms:
    """The forms of one position."""

    def __init__(self, s: State) -> None:
        self.board = Board.of(s)
        self.s = self.board.s
        mover = self.s[at.MOVER]
        self.hand, self.row = hand_cards(self.s, mover), face_up(self.s)
        self.own = colours_of(self.s, mover)

    def all(self) -> list[Form]:
        found = [self._plain("draw"), self._taking("take")]
        for colour in self.own:
            found += [*self._laying("erect", colour), *self._laying("improve", colour)]
            found += [*self._pairs("score", colour), self._plain("history", colour)]
        found += self._pairs("buy", None)
        if self.s[at.WITH_POWERS]:
            found += [
                self._plain("acquire", colour, power)
                for colour in self.own
                for power in range(at.POWERS)
            ]
            found += [self._plain("hero draw"), self._taking("hero take"), self._swap()]
        return [*found, self._plain("end")]

    def _named(self, colour: int | None) -> tuple[int | None, str | None]:
        """Return how plays and forms name a colour: only with two players (A7.3)."""
        if colour is None or self.s[at.SEATS] != 2:
            return None, None
        return colour, COLOUR_NAMES[colour]

    def _plain(self, verb: str, colour: int | None = None, power: int | None = None) -> Form:
        number, name = self._named(colour)
        refusal = explain_own(self.board, Play(verb, number, power=power))
        return Form(
            verb, name, argument=None if power is None else POWER_NAMES[power], refusal=refusal
        )

    def _taking(self, verb: str) -> Form:
        if not self.row:
            return Form(verb, refusal=Refusal("A4.3", "nothing-face-up"))
        refusal = explain_own(self.board, Play(verb, cards=(self.row[0],)))
        return Form(verb, cards=codes(self.row), least=1, most=1, refusal=refusal)

    def _laying(self, verb: str, colour: int) -> list[Form]:
        number, name = self._named(colour)
        monuments = sorted({card // VALUES for card in self.hand})
        if not monuments:
            return [Form(verb, name, refusal=Refusal(VERB_RULES[verb], "hand-empty"))]
        found = []
        for monument in monuments:
            cards = tuple(card for card in self.hand if card // VALUES == monument)
            improving = verb == "improve"
            form = Form(
                verb,
                name,
                CODES[monument],
                cards=codes(cards),
                least=1 if improving else needed(self.s, monument),
                most=len(cards),
                ordered=True,
                stack=codes(stack_cards(self.s, colour, monument)) if improving else (),
                reorder=improving and self.s[at.HOLDER + ask.SCRIBE] == colour,
                refusal=explain_own(self.board, Play(verb, number, cards)),
            )
            found.append(form)
        return found

    def _pairs(self, verb: str, colour: int | None) -> list[Form]:
        """Return a form for each symbol in hand, or for each pair if judged apart."""
        number, name = self._named(colour)
        found = []
        for symbol in range(SYMBOLS):
            cards = [card for card in self.hand if symbol_of(self.s, card) == symbol]
            word = SYMBOL_NAMES[symbol]
            if len(cards) == 1:
                lonely = Refusal(VERB_RULES[verb], "no-pair", {"symbol": word})
                found.append(Form(verb, name, trait=word, refusal=lonely))
            judged: dict[tuple[int, ...], Refusal | None] = {
                pair: explain_own(self.board, Play(verb, number, pair))
                for pair in combinations(cards, 2)
            }
            if len({str(refusal) for refusal in judged.values()}) == 1:
                judged = {tuple(cards): next(iter(judged.values()))}
            found += [
                Form(verb, name, trait=word, cards=codes(each), least=2, most=2, refusal=refusal)
                for each, refusal in judged.items()
            ]
        return found or [Form(verb, name, refusal=Refusal(VERB_RULES[verb], "hand-empty"))]

    def _swap(self) -> Form:
        if not self.hand:
            return Form("swap", refusal=Refusal("A8.5", "hand-empty"))
        if not self.row:
            return Form("swap", refusal=Refusal("A4.3", "nothing-face-up"))
        play = Play("swap", cards=(self.hand[0],), target=self.row[0])
        refusal = explain_own(self.board, play)
        given, taken = codes(self.hand), codes(self.row)
        return Form("swap", cards=given, least=1, most=1, targets=taken, refusal=refusal)
