"""Every byte sent to a seat, a spectator or the log: no hidden card is in it.

Knowledge is derived from the positions themselves, not from the games' views.
"""

import re
from collections.abc import Iterator
from random import Random

import pytest

from monuments.engine.chance import seeded
from monuments.engine.game import OVER, Game, State
from monuments.engine.options import read_options
from monuments.games.antiquity.kernels.layout import CARDS
from monuments.games.antiquity.presentation.board import face_up, hand_cards, pile_cards
from monuments.games.fabuleux import Fabuleux
from monuments.games.fabuleux.kernels import layout as fabuleux
from monuments.games.fabuleux.presentation.board import (
    aside,
    drawn_cards,
    round_card,
    shown,
    whole_pile,
)
from monuments.games.fabuleux.presentation.board import pile_cards as pile_of
from monuments.games.registry import GAMES, open_game
from monuments.server.messages.protocol import write
from monuments.server.table.entries import LogEntry
from monuments.server.table.preview import preview
from monuments.server.table.state import TableState
from tests.rules.antiquity import positions
from tests.server.running import Client, Server
from tests.server.whole_games import (
    Evening,
    Heard,
    connect_all,
    leave_to_bots,
    play_evening,
    sit_down,
)

SHORT = {"antiquity": "powers=on", "fabuleux": "rounds=12 collectors=8"}
"""Options of games that do not take long and have all kinds of cards."""


# --- What may be known ------------------------------------------------------------------------


def open_cards(game: Game, s: State, seat: int | None) -> set[int]:
    """Return the cards that a seat sees in a position."""
    if game.name == "fabuleux":
        own = {card for by, card, carried in drawn_cards(s) if by == seat and not carried}
        card = None if seat is None else round_card(s, seat)
        return {*shown(s), *aside(s), *own, *(() if card is None else (card,))}
    others = [other for other in range(len(game.scores(s))) if other != seat]
    hidden = {card for other in others for card in hand_cards(s, other)}
    return set(range(CARDS)) - hidden - set(pile_cards(s)) | set(face_up(s))


def certain_cards(game: Game, s: State, seat: int, seen: set[int]) -> set[int]:
    """Return the unseen cards a seat can name: no others fit their place."""
    if isinstance(game, Fabuleux):
        return _certain_monuments(game, s, seat, seen)
    others = [hand_cards(s, other) for other in range(len(game.scores(s))) if other != seat]
    places = [set(place) - seen for place in (pile_cards(s), *others)]
    unseen = [place for place in places if place]
    return unseen[0] if len(unseen) == 1 else set()


def _certain_monuments(game: Fabuleux, s: State, seat: int, seen: set[int]) -> set[int]:
    """Return the unseen cards needed to fill the places that a round may show.

    These are the cards lying before others, known by the announced facts about them, and the next
    card of every pile. Two red cards may be known to lie there without their places being known.
    """
    seats = range(len(game.scores(s)))
    lying = [round_card(s, other) for other in seats if other != seat]
    lying += [card for by, card, carried in drawn_cards(s) if carried or by != seat]
    unseen = set(range(len(game.cards.monuments))) - seen
    places = [
        {other for other in unseen if fits(game, s, card, other)}
        for card in lying
        if card is not None and card in unseen
    ]
    nexts = [
        next((c for c in pile_of(s, other) if c < fabuleux.MAX_MONUMENTS), None) for other in seats
    ]
    places += [unseen for card in nexts if card in unseen]
    return {card for card in unseen if not _can_be_filled([fits - {card} for fits in places])}


def _can_be_filled(places: list[set[int]]) -> bool:
    """Tell whether each place can have a card of its own (by augmenting paths)."""
    place_of = dict[int, int]()

    def fill(place: int, tried: set[int]) -> bool:
        for card in places[place]:
            if card not in tried:
                tried.add(card)
                if card not in place_of or fill(place_of[card], tried):
                    place_of[card] = place
                    return True
        return False

    return all(fill(place, set()) for place in range(len(places)))


def fits(game: Fabuleux, s: State, card: int, other: int) -> bool:
    """Tell whether the announced facts about a card fit another one."""
    said = int(s[fabuleux.SAID + card])
    if card >= fabuleux.MAX_MONUMENTS:  # a Collector is not spoken of
        return False
    one, two = game.cards.monuments[card], game.cards.monuments[other]
    figures = zip(one.figures, two.figures, strict=True)
    same = all(a == b for i, (a, b) in enumerate(figures) if said >> i & 1)
    return same and (not said >> fabuleux.GRADE_BIT & 1 or one.grade == two.grade)


def known_by_seq(
    game: Game, lines: list[LogEntry], seats: int, seat: int | None
) -> Iterator[tuple[int, tuple[set[str], set[str]]]]:
    """Yield each log number with the codes a seat has seen, and those it can tell."""
    state, known = TableState.empty(game, seats, chat=True), set[int]()
    for line in lines:
        state.apply(line)
        if state.s is not None:
            everything = state.mover == OVER and state.deal is not None
            known |= set(state.deal.deck) if everything and state.deal else set()
            known |= open_cards(game, state.s, seat)
        certain = set[int]()
        if state.s is not None and seat is not None:
            certain = certain_cards(game, state.s, seat, known)
        yield line.seq, (codes_of(game, known), codes_of(game, certain))


def codes_of(game: Game, cards: set[int]) -> set[str]:
    return {game.card_code(card) for card in cards}


# --- Playing over the network -----------------------------------------------------------------


def log_of(server: Server, table: str) -> list[LogEntry]:
    rows = server.rows(f"SELECT * FROM events WHERE \"table\" = '{table}' ORDER BY seq")
    return [LogEntry.read(row) for row in rows]


def search(game: Game, lines: list[LogEntry], seats: int, heard: Heard) -> int:
    """Search messages for cards hidden from their reader; return the known ones."""
    codes = {each["code"] for each in game.card_list()}
    known = dict(known_by_seq(game, lines, seats, heard.seat))
    known[0], last, seen = (set(), set()), 0, 0
    for text in heard.texts:
        number = re.match(r'{"type":"update","seq":(\d+)', text)
        last = int(number[1]) if number else last
        sent = set(re.findall(r"\b[A-Z][A-Z0-9]{2,}\b", text)) & codes
        seen += len(sent)
        shown, certain = known[last]
        allowed = shown | certain if '"preview":' in text else shown

        assert sent <= allowed, f"seat {heard.seat}, number {last}: {sent - allowed} in {text}"
    return seen


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "options", "seats"),
    [
        ("antiquity", "", 2),
        ("antiquity", "powers=on", 3),
        ("antiquity", "powers=on show-taken=on", 4),
        ("fabuleux", "rounds=12", 2),
        ("fabuleux", "rounds=12", 3),
        ("fabuleux", "rounds=12 collectors=2", 4),
        ("fabuleux", "rounds=12", 5),
        ("fabuleux", "rounds=12 collectors=8", 6),
    ],
)
def test_no_message_shows_a_hidden_card(
    server: Server, name: str, options: str, seats: int
) -> None:
    evening = play_evening(server, {"game": name, "options": options}, seats)
    game, lines = open_game(name, read_options(options)), log_of(server, evening.table)

    for heard in evening.heard:
        assert search(game, lines, seats, heard) > 10
    assert len(evening.heard) == seats + 4
    assert len(lines) > 12


@pytest.mark.slow
@pytest.mark.parametrize("name", ["antiquity", "fabuleux"])
def test_a_rematch_shows_nothing_of_the_new_deal(server: Server, name: str) -> None:
    evening = sit_down(server, {"game": name, "options": SHORT[name]}, 2)
    leave_to_bots(evening)
    for seat, client in enumerate(evening.clients):
        client.post(f"/api/tables/{evening.table}/rematch?seat={seat}")
    for live in evening.lives:
        live.until("table", rematch=evening.clients[0].get(path_of(evening))["rematch"])
    again = str(evening.lives[0].info["rematch"])
    game, lines = open_game(name, read_options(SHORT[name])), log_of(server, again)
    for heard in join_rematch(evening, again):
        search(game, lines, 2, heard)

    assert [line.entry.kind for line in lines] == ["seated", "seated", "started"]


def path_of(evening: Evening) -> str:
    return f"/api/tables/{evening.table}"


def join_rematch(evening: Evening, table: str) -> list[Heard]:
    """Return the messages about a rematch, at the old table and at the new one."""
    lives = connect_all(evening.server, evening.clients, table)
    seats = [*range(len(evening.clients)), None]
    pairs = zip(seats, evening.lives, lives, strict=True)
    return [Heard(seat, [old.bytes[-1], *new.bytes]) for seat, old, new in pairs]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), [("antiquity", 4), ("fabuleux", 3)])
def test_the_log_and_the_metrics_name_nothing(server: Server, name: str, seats: int) -> None:
    evening = play_evening(server, {"game": name, "options": SHORT[name]}, seats)
    client = Client(server)
    metrics = client.ask("GET", "/metrics").body.decode()
    made = client.post("/api/tables", {"game": name, "seats": [
        {"kind": "me", "name": "Zebulon"}, {"kind": "reserved"}]})  # fmt: skip
    client.post("/api/join", {"invitation": made["invitations"][0]["invitation"], "name": "Bo"})
    promise = client.post("/api/promises")["promise"]
    [kept] = server.rows(f"SELECT * FROM promises WHERE promise = '{promise}'")
    log = server.logs()

    for text in (log, metrics):
        assert cards_in(text) == set()
        assert "Zebulon" not in text
        assert made["invitations"][0]["invitation"] not in text
        assert made["seated"]["recovery"] not in text
        assert kept["secret"] not in text
        assert not any(secret in text for secret in client.cookies.values())
    assert evening.table in log
    assert "monuments_plays_total" in metrics


def cards_in(text: str) -> set[str]:
    """Return every card of either game that a text names."""
    codes = {each["code"] for name in GAMES for each in open_game(name, {}).card_list()}
    return codes & set(re.findall(r"\b[A-Z][A-Z0-9]{2,}\b", text))


# --- Previews -------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("name", ["antiquity", "fabuleux"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_preview_does_not_depend_on_hidden_cards(name: str, seats: int) -> None:
    game, rng = open_game(name, {}), Random(seats)
    s = game.new(seats, game.deal(seats, rng))
    for number in range(60):
        if game.to_move(s) == OVER:
            break
        if not game.is_midway(s):
            seat = game.to_move(s)
            other = game.determinize(s, seat, seeded(number))
            forms = [form for form in game.forms(s) if form.refusal is None]
            texts = [rng.choice(forms).example(), "draw", "end"]

            assert preview(game, s, seat, texts, 5) == preview(game, other, seat, texts, 5)
        game.apply(s, rng.choice(game.legal(s)))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), [("antiquity", 2), ("antiquity", 3), ("fabuleux", 3)])
def test_a_preview_shows_only_certain_facts(name: str, seats: int) -> None:
    game = open_game(name, {"rounds": "12"} if name == "fabuleux" else {})
    for number in range(12):
        for s in last_positions(game, seats, Random(number)):
            seat = game.to_move(s)
            form = [form for form in game.forms(s) if form.refusal is None][-1]
            found = preview(game, s, seat, [form.example()], number)
            said = re.findall(r'"([A-Z][A-Z0-9]{2,})"', write(found).decode())
            worlds = [game.determinize(s, seat, seeded(number, i)) for i in range(60)]
            ways = [places_of(game, world) for world in worlds]

            assert [code for code in said if len({way.get(code) for way in ways}) > 1] == []


def test_a_preview_is_not_sure_of_a_card_that_may_be_in_a_hand() -> None:
    """Three of four unseen cards are drawn: chance may agree in several worlds."""
    s = positions.table(3, hands=["KOL2 PHA1", "AKR7"], pile="AKR5 AKR6 BET8")
    game = open_game("antiquity", {})

    for seed in range(60):
        found = preview(game, s, 0, ["draw", "draw", "draw"], seed)
        assert found.view["seats"][0]["hand"] == ["KOL2", "PHA1", "?", "?", "?"]


def last_positions(game: Game, seats: int, rng: Random) -> list[State]:
    """Return positions near the end of a random game: few cards are unseen."""
    s, found = game.new(seats, game.deal(seats, rng)), list[State]()
    while game.to_move(s) != OVER:
        if not game.is_midway(s):
            found.append(s.copy())
        game.apply(s, rng.choice(game.legal(s)))
    return found[-8:]


def places_of(game: Game, s: State) -> dict[str, tuple[int, int]]:
    """Return the place of each hideable card; order counts only where it is known."""
    seats = range(len(game.scores(s)))
    if game.name == "fabuleux":
        piles, ordered = [whole_pile(s, seat) for seat in seats], True
    else:
        piles, ordered = [*(hand_cards(s, seat) for seat in seats), pile_cards(s)], False
    return {
        game.card_code(card): (owner, i if ordered else 0)
        for owner, pile in enumerate(piles)
        for i, card in enumerate(pile)
    }
