"""Tables that differ only in hidden cards send the same to unknowing seats.

The tables are the server's own. The same people do the same at both, as long as the rules allow
it, and all they are sent is compared byte for byte until a rule lets them see the difference.
What a rule lets them see is found from the positions themselves, not from the games' views.
"""

import asyncio
import secrets
from collections.abc import Hashable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import msgspec
import pytest

from monuments.engine.game import OVER, Deal, Game, State
from monuments.engine.jit import COMPILED
from monuments.engine.options import read_options
from monuments.engine.play import perform
from monuments.engine.refusal import RefusalError
from monuments.games.antiquity.kernels import layout as antiquity
from monuments.games.fabuleux import Fabuleux
from monuments.games.fabuleux.kernels import layout as fabuleux
from monuments.games.fabuleux.presentation.board import (
    aside,
    drawn_cards,
    last_cards,
    last_drawn,
    pile_cards,
    round_card,
    shown,
)
from monuments.games.registry import open_game
from monuments.server.http.polling import poll
from monuments.server.messages.protocol import AnyCommand, Hint, Play, Preview, Undo
from tests.server.in_process import Reader, laid, opened
from tests.server.running import random_play

MOST_PLAYS = 30
TRIES = 12


# --- What the rules let a seat see ------------------------------------------------------------


def seen_in(game: Game, s: State, seat: int | None) -> Hashable:
    """Return all that a seat may know of a position, in a comparable shape."""
    if isinstance(game, Fabuleux):
        return _seen_in_fabuleux(game, s, seat)
    if game.to_move(s) == OVER:  # A9.3
        return s.tobytes()
    sizes = s[antiquity.MATCHING : antiquity.SHOWN].reshape(-1, antiquity.SYMBOLS).sum(axis=1)
    open_parts = [s[: antiquity.HAND], s[antiquity.KNOWN : antiquity.MATCHING], sizes]
    open_parts.append(s[antiquity.SHOWN : antiquity.PILE])
    if seat is not None:
        hand = antiquity.HAND + seat * antiquity.MONUMENTS
        open_parts.append(s[hand : hand + antiquity.MONUMENTS])
    return tuple(part.tobytes() for part in open_parts)


def _seen_in_fabuleux(game: Fabuleux, s: State, seat: int | None) -> Hashable:
    seats = range(len(game.scores(s)))
    lying = tuple(_lying(game, s, round_card(s, other), own=other == seat) for other in seats)
    drawn = tuple(
        (by, carried, _lying(game, s, card, own=by == seat and not carried))
        for by, card, carried in drawn_cards(s)
    )
    ended = (tuple(last_cards(s)) if s[fabuleux.LAST_WINNER] >= 0 else (), tuple(last_drawn(s)))
    piles = tuple(len(pile_cards(s, other)) for other in seats)
    turn = s[fabuleux.ROUND : fabuleux.CARD].tobytes()
    tie = s[fabuleux.LEVEL : fabuleux.DRAW].tobytes()
    gone = s[fabuleux.OUT : fabuleux.LAST_CARD].tobytes()
    return (lying, drawn, ended, piles, turn, tie, gone, tuple(aside(s)), tuple(shown(s)))


def _lying(game: Fabuleux, s: State, card: int | None, *, own: bool) -> Hashable:
    """Return a card to those who may see it, to others its announced facts."""
    if card is None or own:
        return card
    if card >= fabuleux.MAX_MONUMENTS:  # nothing is said of a Collector before it is set aside
        return "unseen"
    said, monument = int(s[fabuleux.SAID + card]), game.cards.monuments[card]
    figures = [(i, figure) for i, figure in enumerate(monument.figures) if said >> i & 1]
    grade = monument.grade if said >> fabuleux.GRADE_BIT & 1 else None
    return ("unseen", *figures, grade) if said else "unseen"


# --- The tables -------------------------------------------------------------------------------


@dataclass
class Twins:
    """Two tables with subscribers: seats and a spectator, views and changes."""

    game: Game
    tables: list[tuple[Reader, ...]] = field(default_factory=list)
    """The readers of each; those of a seat have its place, the whole views come first."""
    blind: list[int | None] = field(default_factory=list)
    """The subscribers that cannot have seen a difference so far."""
    with_hints: bool = False
    compared: int = 0
    count: int = 0

    @property
    def worlds(self) -> list[State]:
        found = [readers[0].table.state.s for readers in self.tables]
        return [s for s in found if s is not None]

    @property
    def mover(self) -> int:
        return self.game.to_move(self.worlds[0])

    def is_the_same(self, seat: int | None, worlds: list[State] | None = None) -> bool:
        one, other = [seen_in(self.game, s, seat) for s in worlds or self.worlds]
        return one == other

    def readers_of(self, seat: int | None) -> list[tuple[Reader, Reader]]:
        one, other = self.tables
        pairs = zip(one, other, strict=True)
        return [pair for pair in pairs if pair[0].subscriber.seat == seat]

    async def do(self, seat: int, command: AnyCommand) -> None:
        """Let a seat do the same at both tables, and compare all messages."""
        for reader in self.readers_of(seat)[self.count % 2]:
            await reader.do(command)
        self.compare()

    def compare(self) -> None:
        """Subscribers get different messages exactly from the first visible difference on."""
        for seat in list(self.blind):
            for one, other in self.readers_of(seat):
                sent = one.sent(), other.sent()
                if self.is_the_same(seat):
                    assert sent[0] == sent[1], f"seat {seat}"
                    self.compared += len(b"".join(sent[0]))
                else:
                    assert sent[0] != sent[1], f"seat {seat} was not shown what it may see"
            if not self.is_the_same(seat):
                self.blind.remove(seat)

    def id(self) -> str:
        self.count += 1
        return f"c{self.count}"


def twin_deals(game: Game, seats: int, rng: Random) -> list[Deal]:
    """Return two deals that differ in cards that only the last seat can see at first."""
    deal = game.deal(seats, rng)
    size = len(deal.deck) // seats
    if game.name == "fabuleux":
        hidden = [i for i in range(len(deal.deck)) if i % size > 1]
        pairs = [rng.sample(hidden, 2) for _ in range(2)]
    else:
        first = antiquity.HAND_SIZE * seats + antiquity.FACE_UP
        pile = range(first, len(deal.deck))
        hand = range(antiquity.HAND_SIZE * (seats - 1), antiquity.HAND_SIZE * seats)
        pairs = [[rng.choice(hand), rng.choice(pile)], rng.sample(pile, 2)]
    deck = list(deal.deck)
    for one, other in pairs:
        deck[one], deck[other] = deck[other], deck[one]
    return [deal, Deal(tuple(deck), deal.first)]


def common_play(twins: Twins, rng: Random) -> str | None:
    """Return a play possible at both that avoids the cards in which they differ."""
    found: dict[str, int] = {}
    forms = msgspec.to_builtins(twins.game.forms(twins.worlds[0]))
    for _ in range(TRIES):
        text, worlds = random_play({"forms": forms}, rng), [s.copy() for s in twins.worlds]
        try:
            for s in worlds:
                perform(twins.game, s, text)
        except RefusalError:
            continue
        found[text] = sum(twins.is_the_same(seat, worlds) for seat in twins.blind)
        if found[text] == len(twins.blind):
            return text
    return max(found, key=lambda text: found[text], default=None)


def hopeless_play(game: Game, s: State, rng: Random) -> str:
    """Return a play with any cards of the game, which will hardly be possible."""
    form, cards = rng.choice(game.forms(s)), [each["code"] for each in game.card_list()]
    words = (form.side, form.verb, *rng.sample(cards, rng.randint(1, 3)))
    return " ".join(word for word in words if word)


async def come_back(twins: Twins, seat: int | None, rng: Random) -> None:
    """Let somebody come back by every way, and see the same as at the other table."""
    since = rng.randint(0, twins.tables[0][0].table.state.seq)
    for changes in (True, False):
        sent = list[list[bytes]]()
        for readers in twins.tables:
            lobby, table = readers[0].lobby, readers[0].table
            reader = await Reader.come(lobby, table, seat, since, changes=changes)
            sent.append([*reader.sent(), await poll(lobby, table, seat, since, 0)])
            reader.leave()

        assert sent[0] == sent[1]
        twins.compared += len(b"".join(sent[0]))


async def ask(twins: Twins, play: str, rng: Random) -> None:
    """Let the mover and others ask questions and try plays; nothing changes."""
    game, s, mover = twins.game, twins.worlds[0], twins.mover
    await twins.do(mover, Play(twins.id(), hopeless_play(game, s, rng)))
    for seat in twins.blind:
        if seat is not None and seat != mover:
            await twins.do(seat, Play(twins.id(), play))
    if rng.random() < 0.2:
        await twins.do(mover, Preview(twins.id(), [play, "draw", "end"]))


async def play_on(twins: Twins, rng: Random) -> int:
    """Play until the spectator sees a difference; return the number of plays."""
    for number in range(MOST_PLAYS):
        play = None if twins.mover == OVER else common_play(twins, rng)
        if play is None or None not in twins.blind:
            return number
        await ask(twins, play, rng)
        if number == 0 and twins.with_hints:
            await twins.do(twins.mover, Hint(twins.id()))
        await twins.do(twins.mover, Play(twins.id(), play))
        if rng.random() < 0.3 and twins.mover != OVER:
            await twins.do(twins.mover, Undo(twins.id()))
        if number % 5 == 4:
            for seat in twins.blind:
                await come_back(twins, seat, rng)
    return MOST_PLAYS


async def twin_game(data: Path, name: str, options: str, seats: int, seed: int) -> tuple[int, int]:
    """Return how many plays both tables made, and how many bytes were compared."""
    game, rng = open_game(name, read_options(options)), Random(seed)
    async with AsyncExitStack() as stack:
        twins = Twins(game, blind=[*range(seats), None], with_hints=COMPILED and seats == 3)
        for number, deal in enumerate(twin_deals(game, seats, rng)):
            lobby = await stack.enter_async_context(opened(data / str(number)))
            table = await laid(lobby, name, options, seats, deal)
            places = [*range(seats), None]
            readers = [
                await Reader.come(lobby, table, seat, changes=changes)
                for changes in (False, True)
                for seat in places
            ]
            twins.tables.append(tuple(readers))
        twins.compare()
        return await play_on(twins, rng), twins.compared


@pytest.fixture
def fixed_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let previews and hints look at the same worlds at both tables."""
    monkeypatch.setattr(secrets, "randbits", lambda _: 5)


@pytest.mark.parametrize(
    ("name", "options", "seats"),
    [
        ("antiquity", "", 2),
        ("antiquity", "powers=on", 3),
        ("antiquity", "powers=on show-taken=on", 4),
        ("fabuleux", "", 2),
        ("fabuleux", "collectors=8", 3),
        ("fabuleux", "", 4),
        ("fabuleux", "collectors=8", 6),
    ],
)
def test_seats_that_cannot_see_a_difference_get_the_same_bytes(
    tmp_path: Path, fixed_worlds: None, name: str, options: str, seats: int
) -> None:
    places = [tmp_path / str(seed) for seed in (50, 51)]
    games = [
        asyncio.run(twin_game(place, name, options, seats, int(place.name))) for place in places
    ]

    assert sum(plays for plays, _ in games) > 20
    assert sum(compared for _, compared in games) > 200_000


@pytest.mark.torture
@pytest.mark.parametrize("seed", range(100, 140))
@pytest.mark.parametrize(
    ("name", "seats"),
    [*(("antiquity", seats) for seats in (2, 3, 4)), *(("fabuleux", n) for n in range(2, 7))],
)
def test_no_other_cards_send_other_bytes_either(
    tmp_path: Path, fixed_worlds: None, name: str, seats: int, seed: int
) -> None:
    options = {"antiquity": "powers=on", "fabuleux": f"collectors={seed % 9}"}[name]
    plays, _ = asyncio.run(twin_game(tmp_path, name, options, seats, seed))

    assert plays > 0
