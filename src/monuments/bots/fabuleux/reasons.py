"""Reasons for a play of `fabuleux`: a card compared with the known deck."""

from monuments.bots.advice import Reason
from monuments.engine.game import Game, State
from monuments.engine.refusal import Argument
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.kernels import steps as do
from monuments.games.fabuleux.kernels.layout import MAX_CHARACTERISTICS, MAX_MONUMENTS
from monuments.games.fabuleux.presentation.board import round_card


def reasons(game: Game, world: State, step: int, *, is_only: bool) -> tuple[Reason, ...]:
    """Return what speaks for a step of the mover of `world`."""
    seat = game.to_move(world)
    card = round_card(world, seat)
    if is_only:
        return (Reason("only", "F3"),)
    if card is None or not _compares(card, step):
        return (Reason("force", "F9"),)
    names = [characteristic.code for characteristic in game.characteristics()]
    by = _compared(world, step)
    named: dict[str, Argument] = {
        "characteristic": names[by],
        "percent": beaten(world, card, by),
    }
    if step == do.SAY:
        return (Reason("say", "F3", named),)
    if step < do.CHALLENGE:
        return (Reason("choose", "F3", named),)
    before = beaten(world, card, int(world[at.CHOSEN]))
    return (Reason("challenge", "F8", {**named, "before": before}),)


def share(world: State, seat: int, step: int) -> int:
    """Return the share of the deck that the card beats, 0 if it is not compared."""
    card = round_card(world, seat)
    if card is None or not _compares(card, step):
        return 0
    return beaten(world, card, _compared(world, step))


def ahead(lead: float, samples: int) -> tuple[Reason, ...]:
    """Return the lead over the next best play, of 100 trial rounds if it shows."""
    trials = 100 if round(100 * lead) else samples
    wins = round(trials * lead)
    return (Reason("ahead", "F3", {"wins": wins, "trials": trials}),) if wins else ()


def _compares(card: int, step: int) -> bool:
    """Tell whether a step leads to a comparison of a monument."""
    return card < MAX_MONUMENTS and step <= do.SAY


def _compared(world: State, step: int) -> int:
    """Return the characteristic that is compared after a step."""
    if step == do.SAY:
        return int(world[at.CHOSEN])
    return (step - do.CHOOSE) % MAX_CHARACTERISTICS


def beaten(s: State, card: int, by: int) -> int:
    """Return the share of the deck's other monuments that a card beats, in per cent.

    Equal cards count half. In a Hurricane the weakest wins (F9.2).
    """
    count = int(s[at.MONUMENTS])
    ranks = [int(s[at.RANK + each * MAX_CHARACTERISTICS + by]) for each in range(count)]
    own = ranks.pop(card)
    share = sum((rank < own) + (rank == own) / 2 for rank in ranks) / len(ranks)
    return round(100 * (1 - share if s[at.REVERSED] else share))
