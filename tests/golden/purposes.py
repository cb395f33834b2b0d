"""The purpose of each golden game: its table, and the events that it must contain."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from monuments.engine.game import OVER, State
from monuments.engine.play import plays
from monuments.engine.record import Record
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import scoring
from monuments.games.antiquity.kernels.layout import FACE_UP, MONUMENTS, NONE
from monuments.games.antiquity.presentation.board import (
    colours_of,
    face_up,
    height,
    pile_cards,
    stack_cards,
)


@dataclass(frozen=True, slots=True)
class Moment:
    """One play with the positions around it."""

    before: State
    text: str
    after: State

    @property
    def verb(self) -> str:
        """The play without its colour and its cards."""
        words = self.text.split()
        if words[0] in ("red", "blue", "green", "yellow"):
            words = words[1:]
        return " ".join(words[:2]) if words[0] == "hero" else words[0]


Story: TypeAlias = list[Moment]
"""Every play of a record, the ends of turns included."""
Event: TypeAlias = Callable[[Story], bool]


def story_of(record: Record) -> Story:
    game, found = record.game, list[Moment]()
    for before, steps in plays(game, record.start(), list(record.steps)):
        after = before.copy()
        for step in steps:
            game.apply(after, step)
        found.append(Moment(before, game.write_play(before, steps), after))
    return found


@dataclass(frozen=True, slots=True)
class Purpose:
    """A table, and the events that its finished game must contain."""

    seats: int
    events: tuple[Event, ...]
    options: str = ""

    def is_served_by(self, story: Story) -> bool:
        return is_finished(story) and all(happens(story) for happens in self.events)


# --- How games end (A3.3, A4.1) ---------------------------------------------------------------


def is_finished(story: Story) -> bool:
    return bool(story) and story[-1].after[at.MOVER] == OVER


def ends_with_the_cards(story: Story) -> bool:
    """A3.3: three cards could not be laid out any more."""
    end = story[-1].after
    return len(face_up(end)) < FACE_UP and not pile_cards(end)


def ends_with_empty_turns(story: Story) -> bool:
    """A4.1, `actions=upto`: cards were left, and all players ended an empty turn."""
    end, seats = story[-1].after, int(story[-1].after[at.SEATS])
    last = [moment.text for moment in story[-seats:]]
    return len(face_up(end)) == FACE_UP and last == ["end"] * seats


def goes_on_without_a_pile(story: Story) -> bool:
    """A3.3: whole turns are played with three cards face up and no pile."""
    bare = [m for m in story if m.text == "end" and not pile_cards(m.after)]
    return sum(len(face_up(moment.after)) == FACE_UP for moment in bare) >= 2


def buys_in_the_last_turn(story: Story) -> bool:
    """A4.2"""
    last = int(story[-1].before[at.TURN])
    return any(m.verb == "buy" for m in story if m.before[at.TURN] == last)


# --- What is played ---------------------------------------------------------------------------

BASIC: Final = {"draw", "take", "erect", "improve", "score", "buy", "history", "end"}


def uses_everything(story: Story) -> bool:
    return {moment.verb for moment in story} >= BASIC


def builds_second(story: Story) -> bool:
    """A4.4: some monument has two builders."""
    end = story[-1].after
    return any(len(_builders(end, monument)) == 2 for monument in range(MONUMENTS))


def _builders(s: State, monument: int) -> list[int]:
    return [colour for colour in range(at.colours(s)) if height(s, colour, monument)]


def both_colours_build_one(story: Story) -> bool:
    """A7.3"""
    end = story[-1].after
    pairs = [_builders(end, monument) for monument in range(MONUMENTS)]
    return any(pair in ([0, 1], [2, 3]) for pair in pairs)


def overflows(story: Story) -> bool:
    """A5.5: a history gives points to two builders."""
    return any(len(gains) == 2 for gains in _paid_by_histories(story))


def overflows_for_one(story: Story) -> bool:
    """A5.5: a history gives three points to a sole builder."""
    return any(gains == [3] for gains in _paid_by_histories(story))


def _paid_by_histories(story: Story) -> list[list[int]]:
    scores = slice(at.SCORE, at.SCORE + at.COLOURS)
    changes = [m.after[scores] - m.before[scores] for m in story if m.verb == "history"]
    return [[gain for gain in change.tolist() if gain] for change in changes]


# --- Powers (A8) ------------------------------------------------------------------------------


def acquires_every_power(story: Story) -> bool:
    """A8.1"""
    return NONE not in story[-1].after[at.HOLDER : at.HOLDER + at.POWERS].tolist()


def seizes_a_power(story: Story) -> bool:
    """A8.1: from its holder."""
    holders = slice(at.HOLDER, at.HOLDER + at.POWERS)
    taken = [m for m in story if m.verb == "acquire"]
    return any(
        (m.before[holders][m.before[holders] != m.after[holders]] != NONE).any() for m in taken
    )


def reorders(story: Story) -> bool:
    """A8.3: the cards that lay there change their order among themselves."""
    return any(_is_reordered(moment) for moment in story if " order " in moment.text)


def _is_reordered(moment: Moment) -> bool:
    old, new = _stacks(moment.before), _stacks(moment.after)
    changed = next(place for place in old if old[place] != new[place])
    return [card for card in new[changed] if card in old[changed]] != old[changed]


def _stacks(s: State) -> dict[tuple[int, int], list[int]]:
    places = [(colour, m) for colour in range(at.colours(s)) for m in range(MONUMENTS)]
    return {place: stack_cards(s, *place) for place in places}


def calls_the_hero(story: Story) -> bool:
    """A8.4: for a card of the pile and for one face up."""
    return {"hero draw", "hero take"} <= {moment.verb for moment in story}


def calls_the_naute(story: Story) -> bool:
    """A8.5"""
    return any(moment.verb == "swap" for moment in story)


# --- Ties (A6.5, A7.4) ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Standing:
    """The ranking's criteria: score, monuments, whether a history was written."""

    score: int
    monuments: int
    has_written: bool


def _standings(s: State) -> list[Standing]:
    totals = scoring.counted(s)[:, scoring.TOTAL].tolist()
    writers = s[at.WRITER : at.WRITER + int(s[at.WRITTEN])].tolist()
    return [
        Standing(
            min(totals[colour] for colour in mine),
            sum(bool(height(s, colour, m)) for colour in mine for m in range(MONUMENTS)),
            any(colour in writers for colour in mine),
        )
        for mine in (colours_of(s, seat) for seat in range(int(s[at.SEATS])))
    ]


def _tied(story: Story) -> tuple[list[Standing], list[Standing]]:
    """Return the players with the best score, and of them the most monuments."""
    standings = _standings(story[-1].after)
    best = max(standing.score for standing in standings)
    first = [standing for standing in standings if standing.score == best]
    most = max(standing.monuments for standing in first)
    return first, [standing for standing in first if standing.monuments == most]


def _winners(story: Story) -> int:
    return scoring.places(story[-1].after).count(1)


def points_decide(story: Story) -> bool:
    first, _ = _tied(story)
    return len(first) == 1 == _winners(story)


def monuments_decide(story: Story) -> bool:
    first, then = _tied(story)
    return len(first) > 1 and len(then) == 1 == _winners(story)


def the_best_historian_decides(story: Story) -> bool:
    """Both of those tied have written."""
    _, then = _tied(story)
    return len(then) > 1 and all(tied.has_written for tied in then) and _winners(story) == 1


def victory_is_shared(story: Story) -> bool:
    """None of those tied has written."""
    _, then = _tied(story)
    return len(then) == _winners(story) > 1 and not any(tied.has_written for tied in then)


PURPOSES: Final = {
    "two-players": Purpose(2, (uses_everything, both_colours_build_one, points_decide)),
    "three-players": Purpose(
        3, (uses_everything, builds_second, points_decide, ends_with_the_cards)
    ),
    "four-players": Purpose(
        4, (uses_everything, builds_second, points_decide, ends_with_the_cards)
    ),
    "two-players-powers": Purpose(2, (acquires_every_power, seizes_a_power), "powers=on"),
    "three-players-powers": Purpose(
        3, (acquires_every_power, seizes_a_power), "powers=on power-symbols=on"
    ),
    "four-players-powers": Purpose(
        4, (acquires_every_power, seizes_a_power), "powers=on show-taken=on"
    ),
    "scribe": Purpose(3, (reorders,), "powers=on"),
    "hero": Purpose(4, (calls_the_hero,), "powers=on"),
    "naute": Purpose(2, (calls_the_naute,), "powers=on"),
    "empty-turns": Purpose(3, (ends_with_empty_turns, uses_everything), "actions=upto"),
    "empty-pile": Purpose(3, (goes_on_without_a_pile,)),
    "last-turn-bought": Purpose(4, (buys_in_the_last_turn,)),
    "overflow": Purpose(4, (overflows,)),
    "track-3": Purpose(3, (overflows_for_one, uses_everything), "track=3"),
    "left-out": Purpose(2, (uses_everything,), "left-out=KOL"),
    "tie-monuments": Purpose(3, (monuments_decide,)),
    "tie-historian": Purpose(4, (the_best_historian_decides,)),
    "tie-shared": Purpose(4, (victory_is_shared,)),
    "two-tie-monuments": Purpose(2, (monuments_decide,)),
    "two-tie-historian": Purpose(2, (the_best_historian_decides,)),
    "two-tie-shared": Purpose(2, (victory_is_shared,)),
}
