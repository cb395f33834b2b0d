"""`Reference`: the rules of `antiquity` for a test to ask and to play."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any, Self

from .counting import score, winners
from .effects import perform
from .notation import read
from .refusals import Refusal, actions, prefixes, refusal
from .table import Table, deal, monument_of


@dataclass
class Reference:
    """One game in progress; `table` may be edited to write a position."""

    table: Table

    @classmethod
    def new(
        cls,
        seats: int,
        options: Mapping[str, str],
        deck: Sequence[str],
        first: int = 0,
        symbols: Mapping[str, str] | None = None,
    ) -> Self:
        """Deal the `Deck` tag's order; `symbols` corrects single cards (A1.3)."""
        table = deal(seats, options, deck, first)
        table.symbols.update(symbols or {})
        return cls(table)

    def refusal(self, text: str) -> Refusal | None:
        """Return rule and reason if `text` is not allowed to the player to move."""
        return refusal(self.table, text)

    def play(self, text: str) -> None:
        found = self.refusal(text)
        assert found is None, f"{text!r}: {found}"
        play = read(text, self.table.seats, self.table.colours_of(self.table.to_move)[0])
        assert play is not None
        perform(self.table, play)

    def plays(self, most: int = 9) -> Iterator[str]:
        """Write all legal plays; where the order matters, in every order.

        `most` limits the cards of an erection or improvement, and the height of a
        stack that the Scribe rearranges.
        """
        return (text for text in self._tries(most) if self.refusal(text) is None)

    def _tries(self, most: int) -> Iterator[str]:
        table = self.table
        yield from actions(table, most)
        yield from (f"buy {one} {two}" for one, two in combinations(table.hand, 2))
        yield from (f"{prefix}history" for prefix in prefixes(table))
        yield from ("hero draw", "end")
        yield from (f"hero take {card}" for card in table.row)
        yield from (f"swap {mine} {shown}" for mine in table.hand for shown in table.row)
        yield from self._new_orders(most)

    def _new_orders(self, most: int) -> Iterator[str]:
        """A8.3; the cards added are named in one order, the whole stack in all."""
        colour = self.table.holders["scribe"]
        if colour not in self.table.colours_of(self.table.to_move):
            return
        prefix = f"{colour} " if self.table.seats == 2 else ""
        for monument, stack in self.table.exhibitions[colour].items():
            cards = [card for card in self.table.hand if monument_of(card) == monument]
            for size in range(1, min(len(cards), most - len(stack)) + 1):
                for added in combinations(cards, size):
                    for order in permutations([*stack, *added]):
                        yield f"{prefix}improve {' '.join(added)} order {' '.join(order)}"

    def snapshot(self, names: Sequence[str] | None = None) -> dict[str, Any]:
        """Return the JSON object of `monuments replay`."""
        table = self.table
        called = self._names(names)
        return {
            "game": "antiquity",
            "finished": table.over,
            "turn": table.turn_number,
            "to_move": None if table.over else called[table.to_move],
            "faceup": sorted(table.row),
            "pile": len(table.pile),
            "hands": {called[seat]: sorted(hand) for seat, hand in enumerate(table.hands)},
            "markers": dict(table.markers),
            "ladder": [{"colour": colour, "pages": pages} for colour, pages in table.ladder],
            "colours": {
                colour: self._colour(colour, called[table.owner(colour)])
                for colour in table.colours
            },
            "winners": [called[seat] for seat in winners(table)],
        }

    def _names(self, names: Sequence[str] | None) -> Sequence[str]:
        return names or [str(seat + 1) for seat in range(self.table.seats)]

    def _colour(self, colour: str, player: str) -> dict[str, Any]:
        table = self.table
        stacks = table.exhibitions[colour].items()
        return {
            "player": player,
            "exhibition": {built: [int(card[3]) for card in stack] for built, stack in stacks},
            "historians": table.historians[colour],
            "points": table.points[colour],
            "powers": sorted(power for power, by in table.holders.items() if by == colour),
            "score": score(table, colour),
        }

    def details(self, names: Sequence[str] | None = None) -> dict[str, Any]:
        """Return the fields missing in `snapshot`; at the end those of the last turn."""
        table, turn = self.table, self.table.turn
        called = self._names(names)
        return {
            "actions_left": turn.actions_left,
            "actions_used": turn.actions_used,
            "begun": turn.begun,
            "bought": turn.bought,
            "hero_used": turn.hero_used,
            "naute_used": turn.naute_used,
            "history": turn.history,
            "idle_turns": table.idle_turns,
            "aside": sorted(table.aside),
            "gone": sorted(table.gone),
            "known": {called[seat]: sorted(cards) for seat, cards in enumerate(table.known)},
            "row": list(table.row),
            "pile_order": list(table.pile),
            "holders": dict(table.holders),
            "available": dict(table.available),
        }
