"""Cards over the network, and card files of the host."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from monuments.cli.main import cli
from monuments.engine.refusal import RefusalError
from monuments.server.card_library import CardLibrary
from tests.server.conftest import make_table
from tests.server.playing import mover_of, play_out, turn_of, two_at_a_table
from tests.server.running import Client, Live, Server, first_play

OPEN = {"kind": "open"}


BOT = {"kind": "bot", "bot": "random"}


ROOT = Path(__file__).resolve().parents[2]


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


def test_a_bad_card_file_of_the_host_is_named_without_its_path(tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text("name = ")
    with pytest.raises(RefusalError) as refused:
        CardLibrary(tmp_path).open("fabuleux", {"deck": "broken"})

    assert refused.value.refusal.args["file"] == "broken.toml"
