"""Making tables, sitting down, playing, and everything a seat can ask for."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from monuments.cli.main import cli
from monuments.engine.jit import COMPILED
from tests.server.conftest import make_table
from tests.server.running import Client, Live, Server, first_play

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
KEPT = {"kind": "reserved"}
ROOT = Path(__file__).resolve().parents[2]


def two_at_a_table(ada: Client, ben: Client, **wishes: Any) -> tuple[str, dict[int, Live]]:
    """Return a table for two and both connections, in seat order."""
    table = make_table(ada, OPEN, **wishes)["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    lives = {0: ada.live(table, 0), 1: ben.live(table, 1)}
    for live in lives.values():
        live.until("update")
    return table, lives


def mover_of(lives: dict[int, Live]) -> Live:
    assert lives[0].position is not None
    return lives[lives[0].position["to_move"]]


def turn_of(live: Live) -> dict[str, Any]:
    assert live.position is not None
    return live.position


def play_out(client: Client, table: str, seats: range) -> None:
    """Let bots finish the game."""
    live = client.live(table, 0)
    live.until("update")
    for _ in seats:
        assert "refusal" not in live.do("leave", bot="random")
    while not live.position or live.position["to_move"] != -1:
        live.next()


def test_a_new_table_is_listed_until_it_is_full(ada: Client, ben: Client) -> None:
    made = make_table(ada, OPEN, BOT)
    listed = [table["table"] for table in ben.get("/api/tables")]
    ben.post(f"/api/tables/{made['table']}/seats/1", {"name": "Ben"})
    info = ben.get(f"/api/tables/{made['table']}")

    assert made["table"] in listed
    assert made["table"] not in [table["table"] for table in ben.get("/api/tables")]
    assert info["phase"] == "playing"
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Ben", "Random"]
    assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "bot"]


@pytest.mark.parametrize(
    ("change", "status", "reason"),
    [
        ({"game": "chess"}, 400, "game-unknown"),
        ({"options": "powers=maybe"}, 400, "option-value"),
        ({"options": "power-symbols=on"}, 409, "option-needs"),
        ({"options": "cards=../../etc/passwd"}, 409, "no-files"),
        ({"seats": [{"kind": "me", "name": "Ada"}]}, 400, "player-count"),
        ({"seats": [{"kind": "me", "name": "Ada"}] * 2}, 409, "one-seat-each"),
        ({"seats": [{"kind": "me", "name": "A:B"}, OPEN]}, 400, "name-bad"),
        ({"seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]}, 409, "bot-unnamed"),
        ({"seats": [{"kind": "me", "name": "Ada"}, {**BOT, "bot": "x"}]}, 400, "bot-unknown"),
        ({"entropy": "zz"}, 400, "bad-message"),
        ({"colour": "red"}, 400, "bad-message"),
    ],
)
def test_a_table_that_cannot_be(
    ada: Client, change: dict[str, Any], status: int, reason: str
) -> None:
    wish = {"game": "antiquity", "seats": [{"kind": "me", "name": "Ada"}, OPEN], **change}
    answer = ada.ask("POST", "/api/tables", wish)

    assert (answer.status, answer.reason) == (status, reason)


def test_an_invitation_is_used_up(ada: Client, ben: Client, server: Server) -> None:
    made = make_table(ada, KEPT)
    invitation = made["invitations"][0]
    path = f"/api/tables/{made['table']}/seats/1"
    uninvited = ben.ask("POST", path, {"name": "Ben"})
    unnamed = ben.ask("POST", "/api/join", {"invitation": invitation["invitation"]})
    joined = ben.post("/api/join", {"invitation": invitation["invitation"], "name": "Ben"})
    again = Client(server).ask("POST", "/api/join", {"invitation": invitation["invitation"]})

    assert uninvited.reason == "seat-reserved"
    assert unnamed.reason == "name-missing"
    assert joined["seat"] == 1
    assert (again.status, again.reason) == (404, "no-such-invitation")
    assert invitation["link"].endswith(f"/#join={invitation['invitation']}")


def test_an_invitation_shows_its_table_first(ada: Client, ben: Client) -> None:
    made = make_table(ada, KEPT)
    invitation = made["invitations"][0]["invitation"]
    seen = ben.post("/api/invitations", {"invitation": invitation})
    unknown = ben.ask("POST", "/api/invitations", {"invitation": "nowhere"})
    joined = ben.post("/api/join", {"invitation": invitation, "name": "Ben"})

    assert (seen["table"], seen["game"]) == (made["table"], "antiquity")
    assert seen["seats"][seen["host"]]["name"] == "Ada"
    assert (unknown.status, unknown.reason) == (404, "no-such-invitation")
    assert joined["seat"] == 1


def test_two_do_not_get_the_same_seat_or_name(ada: Client, ben: Client, server: Server) -> None:
    table = make_table(ada, OPEN, OPEN)["table"]
    same_name = ben.ask("POST", f"/api/tables/{table}/seats/1", {"name": "aDa"})
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    taken = Client(server).ask("POST", f"/api/tables/{table}/seats/1", {"name": "Eve"})
    nowhere = Client(server).ask("POST", f"/api/tables/{table}/seats/9", {"name": "Eve"})

    assert same_name.reason == "name-taken"
    assert taken.reason == "seat-taken"
    assert (nowhere.status, nowhere.reason) == (404, "no-such-seat")


def test_a_cookie_is_for_one_seat_and_no_script(ada: Client) -> None:
    seats = [{"kind": "me", "name": "Ada"}, OPEN]
    answer = ada.ask("POST", "/api/tables", {"game": "antiquity", "seats": seats})
    cookie = answer.headers["set-cookie"]
    secret = cookie.partition("=")[2].partition(";")[0]

    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert len(secret) >= 43
    assert secret.encode() not in answer.body


def test_a_seat_moves_to_another_device(ada: Client, server: Server) -> None:
    made = make_table(ada, OPEN)
    link = ada.post(f"/api/tables/{made['table']}/seats/0/links")
    phone, tablet, thief = Client(server), Client(server), Client(server)
    phone.post("/api/join", {"invitation": link["invitation"]})
    code = {"table": made["table"], "seat": 0, "code": made["seated"]["recovery"].lower()}
    tablet.post("/api/recover", code)
    again = thief.ask("POST", "/api/recover", code)

    assert phone.command(made["table"], 0, "ping")["seq"] == 1
    assert tablet.command(made["table"], 0, "ping")["seq"] == 1
    assert (again.status, again.reason) == (403, "wrong-code")


def test_the_host_waits_fills_and_starts(ada: Client, ben: Client) -> None:
    table = make_table(ada, OPEN, OPEN, wait=True)["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    early = ada.command(table, 0, "start")
    not_host = ben.command(table, 1, "fill", seat=2, bot="random")
    filled = ada.command(table, 0, "fill", seat=2, bot="random")
    twice = ada.command(table, 0, "fill", seat=2, bot="random")
    started = ada.command(table, 0, "start")

    assert early["refusal"]["reason"] == "seat-empty"
    assert not_host["refusal"]["reason"] == "not-the-host"
    assert "refusal" not in filled
    assert twice["refusal"]["reason"] == "seat-taken"
    assert "refusal" not in started
    assert ada.command(table, 0, "start")["refusal"]["reason"] == "has-started"


def test_a_host_who_leaves_before_the_start_is_followed_by_the_next(
    own_sqlite: Callable[..., Server],
) -> None:
    server = own_sqlite()
    ada, ben = Client(server), Client(server)
    table = make_table(ada, OPEN, wait=True, absence=1)["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    host, other = ada.live(table, 0), ben.live(table, 1)
    host.until("table", host=0)
    early = other.do("start")
    host.close()
    other.until("table", host=1)

    assert early["refusal"]["reason"] == "not-the-host"
    assert "refusal" not in other.do("start")


def test_a_play_is_answered_then_shown_to_all(ada: Client, ben: Client) -> None:
    table, lives = two_at_a_table(ada, ben)
    watcher = ben.live(table, None)
    live = mover_of(lives)
    answer = live.do("play", play="draw", seq=live.seq)
    other = lives[1 - turn_of(lives[0])["to_move"]]
    for each in (*lives.values(), watcher):
        each.wait_for_seq(answer["seq"])

    assert "refusal" not in answer
    assert live.happened[-1]["events"][0]["kind"] == "draw"
    assert other.happened[-1]["events"][0]["kind"] == "draw-hidden"
    assert watcher.happened[-1]["events"][0]["kind"] == "draw-hidden"
    assert "forms" in turn_of(live)
    assert "forms" not in turn_of(other)


def test_plays_that_are_refused(ada: Client, ben: Client) -> None:
    _, lives = two_at_a_table(ada, ben)
    live = mover_of(lives)
    other = lives[1 - turn_of(live)["to_move"]]
    seq = live.seq
    nonsense = live.do("play", play="fly away")
    hopeless = live.do("play", play="acquire hero")
    too_early = other.do("play", play="draw")
    done = live.do("play", play="draw")
    stale = live.do("play", play="draw", seq=seq)

    assert nonsense["refusal"] | {"args": 0} == _refused("notation", "verb-unknown")
    assert hopeless["refusal"]["rule"] != "table"
    assert too_early["refusal"]["reason"] == "not-your-turn"
    assert "refusal" not in done
    assert stale["refusal"]["reason"] == "stale"


def _refused(rule: str, reason: str) -> dict[str, Any]:
    return {"rule": rule, "reason": reason, "args": 0}


def test_a_command_sent_twice_acts_once(ada: Client, ben: Client) -> None:
    table, lives = two_at_a_table(ada, ben)
    live = mover_of(lives)
    seat = turn_of(live)["to_move"]
    first = live.do("play", id="once", play="draw")
    second = live.do("play", id="once", play="draw")
    client = (ada, ben)[seat]
    third = client.post(
        f"/api/tables/{table}/commands?seat={seat}", {"type": "play", "id": "once", "play": "draw"}
    )

    assert first["seq"] == second["seq"] == third["seq"]
    assert "refusal" not in second
    assert client.command(table, seat, "ping")["seq"] == first["seq"]


def test_who_wants_only_changes_sees_what_others_are_sent_whole(ada: Client, ben: Client) -> None:
    table, lives = two_at_a_table(ada, ben)
    whole = [ada.live(table, 0, changes=False), ben.live(table, 1, changes=False)]
    for verb in ("draw", "draw", "draw", "end", "take", "undo"):
        live = mover_of(lives)
        play = f"take {turn_of(live)['view']['faceup'][0]}" if verb == "take" else verb
        answer = live.do("undo") if verb == "undo" else live.do("play", play=play)
        for each in (*lives.values(), *whole):
            each.wait_for_seq(answer["seq"])
        assert [turn_of(lives[seat]) for seat in lives] == [turn_of(each) for each in whole]

    assert not any('"changes"' in text for live in whole for text in live.bytes)
    assert sum('"changes"' in text for text in lives[0].bytes) == 5


def test_undo_goes_back_to_the_last_reveal(ada: Client, ben: Client) -> None:
    _, lives = two_at_a_table(ada, ben)
    live = mover_of(lives)
    before = turn_of(live)["view"]
    nothing = live.do("undo")
    took = live.do("play", play=f"take {before['faceup'][0]}")
    live.wait_for_seq(took["seq"])
    could = turn_of(live)["undo"]
    undone = live.do("undo")
    live.wait_for_seq(undone["seq"])
    after = turn_of(live)["view"]
    drew = live.do("play", play="draw")
    live.wait_for_seq(drew["seq"])

    assert nothing["refusal"]["reason"] == "nothing-to-undo"
    assert could
    assert after == before
    assert live.happened[-2] | {"at": 0} == _undone(undone["seq"], took["seq"] - 1, before)
    assert live.do("undo")["refusal"]["reason"] == "nothing-to-undo"


def _undone(seq: int, to: int, view: dict[str, Any]) -> dict[str, Any]:
    return {"seq": seq, "at": 0, "kind": "undone", "seat": view["to_move"], "to": to}


def test_a_preview_knows_no_more_than_its_seat(ada: Client, ben: Client) -> None:
    _, lives = two_at_a_table(ada, ben)
    live = mover_of(lives)
    position = turn_of(live)
    seat, card = position["to_move"], position["view"]["faceup"][1]
    seen = live.do("preview", plays=["draw", f"take {card}", "take XXX9"])["preview"]
    ended = live.do("preview", plays=["draw", "draw", "draw", "end"])["preview"]
    hand = seen["view"]["seats"][seat]["hand"]

    assert seen["plays"] == 2
    assert seen["refusal"]["reason"] == "card-unknown"
    assert set(position["view"]["seats"][seat]["hand"]) | {card, "?"} == set(hand)
    assert seen["events"][0][0]["args"] == {"card": None}
    assert ended["plays"] == 4
    assert lives[1 - seat].do("preview", plays=[])["refusal"]["reason"] == "not-your-turn"
    assert live.do("ping")["seq"] == live.seq


def test_hints_only_where_they_were_agreed_on(ada: Client, ben: Client) -> None:
    _, lives = two_at_a_table(ada, ben)
    live = mover_of(lives)
    other = lives[1 - turn_of(live)["to_move"]]

    assert live.do("hint")["refusal"]["reason"] == "hints-off"
    assert other.do("hint")["refusal"]["reason"] == "not-your-turn"


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="a search takes too long uncompiled")
@pytest.mark.parametrize("game", ["antiquity", "fabuleux"])
def test_a_hint_can_be_played(ada: Client, ben: Client, game: str) -> None:
    _, lives = two_at_a_table(ada, ben, game=game, hints=True)
    live = mover_of(lives)
    live.patience = 120  # the search may have to be compiled first
    answer = live.do("hint")

    assert "refusal" not in live.do("play", play=answer["hints"][0]["play"])


def test_a_seat_is_given_to_a_bot_and_taken_back(ada: Client, ben: Client) -> None:
    table, lives = two_at_a_table(ada, ben)
    live = mover_of(lives)
    seat = turn_of(live)["to_move"]
    other = lives[1 - seat]
    live.do("leave")
    played = other.until("update")
    while other.position and other.position["to_move"] != 1 - seat:
        played = other.next()
    meanwhile = live.do("play", play="draw")
    back = live.do("return")

    assert played["happened"][-1]["by"] == "bot"
    assert meanwhile["refusal"]["reason"] == "bot-plays"
    assert "refusal" not in back
    assert live.do("return")["refusal"]["reason"] == "seat-is-yours"
    assert ada.get(f"/api/tables/{table}")["seats"][seat]["bot"] is None


@pytest.mark.slow
def test_who_resigns_ranks_last(ada: Client, ben: Client) -> None:
    table, lives = two_at_a_table(ada, ben)
    lives[0].do("resign")
    lives[1].do("leave", bot="random")
    while lives[1].position and lives[1].position["to_move"] != -1:
        lives[1].next()
    info = ada.get(f"/api/tables/{table}")

    assert turn_of(lives[1])["places"] == [2, 1]
    assert info["seats"][0]["resigned"]
    assert info["phase"] == "over"
    assert lives[0].do("return")["refusal"]["reason"] == "table-over"
    assert lives[1].do("play", play="draw")["refusal"]["reason"] == "table-over"


def test_chat_is_cleaned_kept_and_switched_off(ada: Client, ben: Client) -> None:
    table, lives = two_at_a_table(ada, ben)
    lives[0].do("say", id="hello", text=" good\u202e luck\n\x00 ")
    lives[0].do("say", id="hello", text="good luck")
    heard = lives[1].until("said")
    late = ben.live(table, 1)
    repeated = late.until("said")
    empty = lives[0].do("say", text="\u200b\u3164\ufe0f\u2800")
    not_host = lives[1].do("chat", on=False)
    lives[0].do("chat", on=False)
    once_more = lives[0].do("say", id="hello", text="good luck")

    assert "refusal" not in once_more
    assert heard["text"] == "good luck"
    assert repeated["number"] == heard["number"] == 1
    assert empty["refusal"]["reason"] == "nothing-said"
    assert not_host["refusal"]["reason"] == "not-the-host"
    assert lives[1].do("say", text="hm")["refusal"]["reason"] == "chat-off"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Ada\ufe0f", "name-taken"),
        ("A\u034fd\u180ba", "name-taken"),
        ("ada\u2800", "name-taken"),
        ("\u3164", "name-bad"),
        ("\u115f\u2800\ufe0f", "name-bad"),
        ("\u0301", "name-bad"),
    ],
)
def test_a_name_that_cannot_be_seen_is_none(
    ada: Client, ben: Client, name: str, reason: str
) -> None:
    table = make_table(ada, OPEN)["table"]

    assert ben.ask("POST", f"/api/tables/{table}/seats/1", {"name": name}).reason == reason


def test_a_name_keeps_its_red_heart_and_no_bot_looks_the_same(ada: Client, ben: Client) -> None:
    table = make_table(ada, OPEN, OPEN, OPEN, wait=True)["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben \u2764\ufe0f"})
    ben.post(f"/api/tables/{table}/seats/2", {"name": "Random\ufe0f"})
    ada.command(table, 0, "fill", seat=3, bot="random")
    names = [seat["name"] for seat in ada.get(f"/api/tables/{table}")["seats"]]

    assert names[1] == "Ben \u2764\ufe0f"
    assert names[3] == "Random 2"


def test_what_is_said_is_kept_whole_or_refused(ada: Client, ben: Client) -> None:
    table, lives = two_at_a_table(ada, ben)
    lives[0].do("say", text="é" * 280)
    longer = {"type": "say", "id": "long", "text": "é" * 281}
    refused = ada.ask("POST", f"/api/tables/{table}/commands?seat=0", longer)

    assert lives[1].until("said")["text"] == "é" * 280
    assert (refused.status, refused.reason) == (400, "bad-message")


def test_who_watches_sees_no_hand_and_cannot_play(ada: Client, ben: Client) -> None:
    table, _ = two_at_a_table(ada, ben)
    watcher = ben.live(table, None)
    watcher.until("update")

    assert all(seat["hand"] is None for seat in turn_of(watcher)["view"]["seats"])
    assert watcher.do("play", play="draw")["refusal"]["reason"] == "watching"
    assert "refusal" not in watcher.do("ping")


@pytest.mark.slow
def test_a_finished_table_gives_its_record_and_plays_again(ada: Client, ben: Client) -> None:
    table = make_table(ada, OPEN, BOT)["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    early = ada.ask("GET", f"/api/tables/{table}/record")
    too_soon = ada.ask("POST", f"/api/tables/{table}/rematch?seat=0")
    ben.command(table, 1, "leave", bot="random")
    play_out(ada, table, range(1))
    record = ada.ask("GET", f"/api/tables/{table}/record").body.decode()
    first = ada.post(f"/api/tables/{table}/rematch?seat=0")
    second = ben.post(f"/api/tables/{table}/rematch?seat=1")
    info = ada.get(f"/api/tables/{first['table']}")

    assert early.reason == too_soon.reason == "not-over"
    assert '[Players "Ada" "Ben" "Random"]' in record
    assert '[Bots "Ada, Ben, Random"]' in record
    assert first["table"] == second["table"] == ada.get(f"/api/tables/{table}")["rematch"]
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Ben", "Random"]
    assert info["phase"] == "playing"
    assert ben.post(f"/api/tables/{table}/rematch?seat=1")["table"] == first["table"]


def test_what_can_be_played_here(ada: Client) -> None:
    games = {each["game"]: each for each in ada.get("/api/games")["games"]}
    bots = {bot["name"]: bot for bot in games["antiquity"]["bots"]}

    assert set(games) == {"antiquity", "fabuleux"}
    assert games["antiquity"]["hints"]
    assert {"random", "greedy"} <= set(bots)
    assert all(bot["level"] in (None, 1, 2, 3, 4, 5) for bot in bots.values())
    assert all(set(bot) == {"name", "rating", "level", "prepared"} for bot in bots.values())


@pytest.mark.parametrize("game", ["antiquity", "fabuleux"])
def test_the_cards_are_those_of_the_command(ada: Client, game: str) -> None:
    found = ada.get(f"/api/cards/{game}")
    printed = CliRunner().invoke(cli, ["cards", game, "--json"]).output

    assert found["cards"] == json.loads(printed)["cards"]
    assert bool(found["characteristics"]) == (game == "fabuleux")
    assert ada.ask("GET", "/api/cards/chess").reason == "game-unknown"
    assert ada.ask("GET", f"/api/cards/{game}?file=../x").reason == "no-files"


@pytest.mark.slow
def test_a_card_file_of_the_host(own_sqlite: Callable[..., Server]) -> None:
    server = own_sqlite()
    decks = server.data / "decks"
    decks.mkdir()
    shutil.copy(ROOT / "examples/decks/bridges.toml", decks / "bridges.toml")
    (decks / "broken.toml").write_text("name = 1")
    ada = Client(server)
    option = next(
        option for option in ada.get("/api/games")["games"][1]["options"] if option["files"]
    )
    made = make_table(ada, BOT, game="fabuleux", options="deck=bridges rounds=5")
    play_out(ada, made["table"], range(1))
    record = ada.ask("GET", f"/api/tables/{made['table']}/record").body.decode()
    seats = [{"kind": "me", "name": "Ada"}, BOT]
    broken = {"game": "fabuleux", "seats": seats, "options": "deck=broken"}

    assert (option["name"], option["files"]) == ("deck", ["bridges"])
    assert "deck=bridges" in record
    assert "[Cards " in record
    assert str(server.data) not in record
    assert ada.get("/api/cards/fabuleux?file=bridges")["cards"][0]["code"] in record
    assert ada.ask("POST", "/api/tables", broken).status == 400
    assert ada.ask("GET", f"/api/tables/{made['table']}/replay").status == 200


@pytest.mark.slow
def test_a_collector_of_the_hosts_deck_is_named_at_the_table(
    own_sqlite: Callable[..., Server],
) -> None:
    server = own_sqlite()
    (server.data / "decks").mkdir()
    shutil.copy(ROOT / "examples/decks/bridges.toml", server.data / "decks" / "bridges.toml")
    ada, ben = Client(server), Client(server)
    cards = ada.get("/api/cards/fabuleux?file=bridges")["cards"]
    effects = {card["code"]: card["effect"] for card in cards if card["kind"] == "own-collector"}
    _, lives = two_at_a_table(ada, ben, game="fabuleux", options="deck=bridges collectors=0")
    while (turned := turned_by(mover_of(lives))) not in effects:
        play_on(lives)
    mover = turn_of(mover_of(lives))["to_move"]
    play_on(lives)
    events = lives[1 - mover].happened[-1]["events"]

    assert effects == {"SPRINGTIDE": "flood", "TOLLGATE": "drought"}
    args = {"card": turned, "collector": effects[turned]}
    assert events[0] == {"kind": "own-collector", "seat": mover, "args": args}
    assert events[1]["kind"] == effects[turned]


def turned_by(live: Live) -> str:
    """Return the card that the mover has turned last."""
    view = turn_of(live)["view"]
    seat = view["seats"][view["to_move"]]
    card: str = (seat["drawn"][-1] if view["phase"] == "tie" else seat["lying"])["card"]
    return card


def play_on(lives: dict[int, Live]) -> None:
    """Make the mover's first possible play, and let both see it."""
    live = mover_of(lives)
    answer = live.do("play", play=first_play(turn_of(live)))
    for each in lives.values():
        each.wait_for_seq(answer["seq"])


@pytest.mark.slow
def test_a_finished_table_is_told_again(ada: Client) -> None:
    table = make_table(ada, BOT, BOT)["table"]
    early = ada.ask("GET", f"/api/tables/{table}/replay")
    play_out(ada, table, range(1))
    found = ada.get(f"/api/tables/{table}/replay")
    last = ada.get(f"/api/tables/{table}/replay?first={found['total'] - 1}&count=9")
    text = ada.ask("GET", f"/api/tables/{table}/record").body.decode()
    again = ada.post("/api/replay", {"record": text})
    draws = [play for play in found["plays"] if play["play"] == "draw"]

    assert early.reason == "not-over"
    assert len(found["plays"]) == min(100, found["total"])
    assert all(seat["hand"] for seat in found["view"]["seats"])
    assert all(play["events"][0]["args"]["card"] for play in draws)
    assert last["plays"][-1]["view"]["to_move"] == -1
    assert {**again, "table": table} == found
    assert ada.ask("POST", "/api/replay", {"record": "x"}).reason == "line-shape"


def test_one_s_data_can_be_had_and_erased(ada: Client, ben: Client) -> None:
    table, lives = two_at_a_table(ada, ben)
    lives[1].do("say", text="secret words")
    data = ben.get(f"/api/tables/{table}/seats/1/data")
    others = ada.ask("GET", f"/api/tables/{table}/seats/1/data")
    cookies = dict(ben.cookies)
    erased = ben.ask("DELETE", f"/api/tables/{table}/seats/1/data")
    ben.cookies = cookies
    info = ada.get(f"/api/tables/{table}")
    late = ada.live(table, 0)
    late.until("update")

    assert (data["name"], data["devices"], data["said"][0]["text"]) == ("Ben", 1, "secret words")
    assert others.reason == "not-your-seat"
    assert erased.status == 204
    assert info["seats"][1]["name"] == "Seat 2"
    assert info["seats"][1]["resigned"]
    assert ben.ask("GET", f"/api/tables/{table}/seats/1/data").reason == "not-your-seat"
    assert "secret words" not in "".join(late.bytes)


def test_resuming_gives_exactly_what_was_missed(ada: Client, ben: Client) -> None:
    table, lives = two_at_a_table(ada, ben)
    client, seat = (ada, ben)[turn_of(lives[0])["to_move"]], turn_of(lives[0])["to_move"]
    live = lives[seat]
    seen = live.seq
    live.close()
    client.command(table, seat, "play", play="draw")
    client.command(table, seat, "play", play="draw")
    back = client.live(table, seat, since=seen)
    back.until("update")

    assert [each["seq"] for each in back.happened] == [seen + 1, seen + 2]
    assert back.happened[0]["events"][0]["kind"] == "draw"
    assert len(turn_of(back)["view"]["seats"][seat]["hand"]) == 7


def test_a_whole_game_by_the_forms_alone(ada: Client) -> None:
    table = make_table(ada, BOT, BOT, BOT, options="powers=on")["table"]
    live = ada.live(table, 0)
    live.until("update")
    for _ in range(12):
        while turn_of(live)["to_move"] not in (0, -1):
            live.next()
        if turn_of(live)["to_move"] == -1:
            break
        answer = live.do("play", play=first_play(turn_of(live)))
        live.wait_for_seq(answer["seq"])

        assert "refusal" not in answer
