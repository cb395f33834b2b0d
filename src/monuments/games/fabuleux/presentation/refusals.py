"""Explain why a play is refused: the first reason in a fixed order.

Legality itself has one source, `rules.legal`; here it is put into words. That both agree for every
play is tested.
"""

from collections.abc import Iterator
from typing import Final

from monuments.engine.game import State
from monuments.engine.refusal import Refusal
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.kernels import rules
from monuments.games.fabuleux.kernels.layout import NONE
from monuments.games.fabuleux.presentation.cards import COLLECTOR_VERBS, GRADES, Deck
from monuments.games.fabuleux.presentation.notation import Play

END_RULE: Final = "F11"
"""The rule by which nothing can be played once the game is over."""


def explain(s: State, play: Play, deck: Deck) -> Refusal | None:
    """Return the first reason against `play`, None if there is none.

    It is the mover's play, or the table's if it is `time`.
    """
    if s[at.MOVER] == NONE:
        return Refusal(END_RULE, "game-over")
    if play.verb == "time":
        return next(_time(s), None)
    return next(_reasons(s, play, deck), None)


def _time(s: State) -> Iterator[Refusal]:
    if not s[at.TIMED]:
        yield Refusal("F11", "no-clock")
    if s[at.BEGUN]:
        yield Refusal("F11", "round-not-finished")


def turned_collector(s: State) -> str | None:
    """Return the Collector that the mover has to announce, if their card is one (F9)."""
    card = at.turned(s)
    return COLLECTOR_VERBS[at.effect(s, card)] if at.is_collector(card) else None


def _reasons(s: State, play: Play, deck: Deck) -> Iterator[Refusal]:
    collector = turned_collector(s)
    if collector is not None and play.verb != collector:
        yield Refusal("F9", "collector-first", {"collector": collector})
    if play.verb in COLLECTOR_VERBS:
        if collector is None:
            rule = f"F9.{COLLECTOR_VERBS.index(play.verb) + 1}"
            yield Refusal(rule, "collector-not-turned", {"collector": play.verb})
        if s[at.PHASE] == at.ASKING and play.characteristic == s[at.CHOSEN]:
            yield Refusal("F9.8", "same-characteristic", _present(s, deck))
    elif s[at.PHASE] == at.CHOOSING and play.verb != "choose":
        yield Refusal("F3", "choose-first")
    elif s[at.PHASE] != at.CHOOSING and play.verb == "choose":
        yield Refusal("F3", "already-chosen", _present(s, deck))
    elif play.verb == "challenge":
        if s[at.DRY]:
            yield Refusal("F9.5", "no-challenge-in-drought")
        if play.characteristic == s[at.CHOSEN]:
            yield Refusal("F8", "same-characteristic", _present(s, deck))
        if not rules.may_challenge(s):
            own, other = at.turned(s), int(s[at.CARD + int(s[at.CHOOSER])])
            grades = {"grade": GRADES[s[at.GRADE + own]], "chooser": GRADES[s[at.GRADE + other]]}
            yield Refusal("F8", "not-more-endangered", {**grades})


def _present(s: State, deck: Deck) -> dict[str, str | int | tuple[str, ...]]:
    return {"characteristic": deck.characteristics[int(s[at.CHOSEN])].code}
