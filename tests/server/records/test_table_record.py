"""Tables as records: downloaded, verified, and continued from."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from monuments.cli.main import cli
from monuments.engine.play import plays, random_steps
from monuments.engine.record import Record, read_record, write_record
from monuments.games.registry import open_game
from monuments.server.records.table_record import reshuffle_unseen
from monuments.server.table.names import with_placeholders
from tests.server.conftest import make_table
from tests.server.running import Client, Live, Server, first_play

BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}


def unfinished(name: str, seats: int, part: float) -> Record:
    """Return the beginning of a random game."""
    game, rng = open_game(name, {}), Random(seats)
    deal = game.deal(seats, rng)
    names = ("Ada", "Ben", "Cleo", "Dov")[:seats]
    steps = random_steps(game, game.new(seats, deal), rng)
    whole = [made for _, made in plays(game, game.new(seats, deal), steps)]
    kept = [step for made in whole[: int(part * len(whole))] for step in made]
    return Record(game, names, deal, tuple(kept))


@pytest.mark.parametrize("name", ["antiquity", "fabuleux"])
def test_a_record_from_the_server_is_legal_and_sealed(
    ada: Client, name: str, tmp_path: Path
) -> None:
    wish = {"game": name, "seats": [BOT, BOT, BOT], "listed": False}
    options = {"options": "rounds=20"} if name == "fabuleux" else {}
    table = ada.post("/api/tables", {**wish, **options})["table"]
    live = ada.live(table, None)
    while not live.position or live.position["to_move"] != -1:
        live.next()
    promise = ada.get(f"/api/tables/{table}/seal")
    path = tmp_path / "game.mnr"
    path.write_bytes(ada.ask("GET", f"/api/tables/{table}/record").body)

    assert CliRunner().invoke(cli, ["check", str(path)]).exit_code == 0
    assert promise["commitment"] in CliRunner().invoke(cli, ["verify", str(path)]).output
    assert write_record(read_record(path.read_text(), open_game)) == path.read_text()


def test_the_secret_is_kept_until_the_end(ada: Client) -> None:
    table = make_table(ada, {"kind": "open"}, entropy="ab" * 16)["table"]
    seal = ada.get(f"/api/tables/{table}/seal")
    info = ada.get(f"/api/tables/{table}")

    assert "secret" not in seal
    assert seal["entropy"] == []
    assert seal["commitment"] == info["commitment"]


@pytest.mark.parametrize("name", ["antiquity", "fabuleux"])
def test_a_table_continues_a_record(ada: Client, name: str) -> None:
    record = unfinished(name, 2, 0.4)
    wish = {"record": write_record(record), "game": name}
    table = make_table(ada, BOT, **wish)["table"]
    live = ada.live(table, 0)
    live.until("update")
    info = ada.get(f"/api/tables/{table}")
    by = {each.get("by") for each in live.happened if each["kind"] == "played"}

    assert info["commitment"] is None
    assert "record" in by
    assert ada.ask("GET", f"/api/tables/{table}/seal").reason == "not-sealed"


@pytest.mark.parametrize(
    ("change", "status", "reason"),
    [
        (lambda _: "nonsense", 400, "line-shape"),
        (lambda text: text.replace('Options ""', 'Options "cards=/etc/passwd"'), 409, "no-files"),
        (lambda text: text.replace("[Game", "[Name"), 400, "tag-unknown"),
    ],
    ids=["nonsense", "file", "tag"],
)
def test_records_that_cannot_be_continued(
    ada: Client, change: Callable[[str], str], status: int, reason: str
) -> None:
    text = change(write_record(unfinished("antiquity", 2, 0.2)))
    seats = [{"kind": "me", "name": "Ada"}, BOT]
    answer = ada.ask("POST", "/api/tables", {"game": "antiquity", "record": text, "seats": seats})

    assert (answer.status, answer.reason) == (status, reason)


def test_a_finished_record_is_not_continued(ada: Client) -> None:
    text = write_record(unfinished("antiquity", 2, 1.0))
    seats = [{"kind": "me", "name": "Ada"}, BOT]
    body = {"game": "antiquity", "record": text, "seats": seats}
    too_few = {**body, "record": write_record(unfinished("antiquity", 3, 0.2))}

    assert ada.ask("POST", "/api/tables", body).reason == "record-over"
    assert ada.ask("POST", "/api/tables", too_few).reason == "player-count"


def test_a_continued_record_stores_no_name(ada: Client, server: Server) -> None:
    text = write_record(unfinished("antiquity", 2, 0.2))
    named = text.replace("Ada", "Zebulon").replace("Ben", "Quentin")
    table = make_table(ada, BOT, record=named)["table"]
    [row] = server.rows(f"SELECT settings FROM tables WHERE id = '{table}'")

    assert ada.get(f"/api/tables/{table}")["phase"] == "playing"
    assert "Zebulon" not in row["settings"]
    assert "Quentin" not in row["settings"]


def short_game(ada: Client, ben: Client, name: str, **wishes: Any) -> tuple[str, Live]:
    """Return a short game of Ada and a guest, and the connection of a spectator."""
    table = make_table(ada, OPEN, game="fabuleux", options="rounds=5", **wishes)["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": name})
    return table, ben.live(table, None)


def until_over(live: Live) -> None:
    while not live.position or live.position["to_move"] != -1:
        live.next()


def test_an_erased_player_has_a_placeholder_in_the_record(ada: Client, ben: Client) -> None:
    table, live = short_game(ada, ben, "Ben")
    ada.command(table, 0, "leave", bot="random")
    ada.ask("DELETE", f"/api/tables/{table}/seats/0/data")
    ben.command(table, 1, "leave", bot="random")
    until_over(live)
    shown = [seat["name"] for seat in ben.get(f"/api/tables/{table}")["seats"]]
    text = ben.ask("GET", f"/api/tables/{table}/record").body.decode()
    again = ben.post("/api/replay", {"record": text})

    assert shown == again["names"] == ["Seat 1", "Ben"]


def test_a_placeholder_is_unlike_any_name() -> None:
    """Tables of older servers may have people with such names."""
    assert with_placeholders([None, "Seat 1"]) == ["Seat 1 2", "Seat 1"]
    assert with_placeholders([None, "S\u0435at 1", "seat 1 2"])[0] == "Seat 1 3"


def test_a_record_names_those_for_whom_a_bot_played(ada: Client, ben: Client) -> None:
    wish = {"game": "fabuleux", "options": "rounds=3 collectors=0"}
    table = make_table(ada, OPEN, BOT, **wish)["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
    ada.command(table, 0, "leave", bot="random")
    ada.command(table, 0, "resign")
    live = ben.live(table, 1)
    while not live.position or live.position["to_move"] != -1:
        if live.position and live.position["to_move"] == 1:
            live.wait_for_seq(live.do("play", play=first_play(live.position))["seq"])
        else:
            live.next()
    text = ben.ask("GET", f"/api/tables/{table}/record").body.decode()

    assert '[Players "Ada" "Ben" "Random"]' in text
    assert '[Bots "Ada, Random"]' in text


@pytest.mark.parametrize("part", [0.008, 0.01, 0.012, 0.02])
def test_cards_that_were_announced_stay_possible(part: float) -> None:
    record = unfinished("fabuleux", 3, part)
    other = reshuffle_unseen(record, Random(5))
    moved = sum(one != new for one, new in zip(record.deal.deck, other.deal.deck, strict=True))

    assert sorted(other.deal.deck) == sorted(record.deal.deck)
    assert record.game.view(other.position(), None) == record.game.view(record.position(), None)
    assert moved > 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_unseen_cards_are_dealt_again(seats: int) -> None:
    record = unfinished("antiquity", seats, 0.3)
    other = reshuffle_unseen(record, Random(5))
    before, after = record.position(), other.position()
    game = record.game

    assert other.deal.deck != record.deal.deck
    assert sorted(other.deal.deck) == sorted(record.deal.deck)
    assert game.view(after, None) == game.view(before, None)
