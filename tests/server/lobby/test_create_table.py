"""Making tables, and the list of open ones."""

from typing import Any

import pytest

from tests.server.conftest import make_table
from tests.server.running import Client

OPEN = {"kind": "open"}


BOT = {"kind": "bot", "bot": "random"}


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
def test_an_impossible_table_is_refused(
    ada: Client, change: dict[str, Any], status: int, reason: str
) -> None:
    wish = {"game": "antiquity", "seats": [{"kind": "me", "name": "Ada"}, OPEN], **change}
    answer = ada.ask("POST", "/api/tables", wish)

    assert (answer.status, answer.reason) == (status, reason)


def test_an_option_names_the_one_without_which_it_has_no_effect(ada: Client) -> None:
    [antiquity, _] = ada.get("/api/games")["games"]
    needs = {option["name"]: option["needs"] for option in antiquity["options"]}

    assert needs.pop("power-symbols") == "powers=on"
    assert set(needs.values()) == {""}


def test_the_games_that_can_be_played_are_listed(ada: Client) -> None:
    games = {each["game"]: each for each in ada.get("/api/games")["games"]}
    bots = {bot["name"]: bot for bot in games["antiquity"]["bots"]}

    assert set(games) == {"antiquity", "fabuleux"}
    assert games["antiquity"]["hints"]
    assert {"random", "greedy"} <= set(bots)
    assert all(bot["level"] in (None, 1, 2, 3, 4, 5) for bot in bots.values())
    assert all(set(bot) == {"name", "rating", "level", "prepared"} for bot in bots.values())
