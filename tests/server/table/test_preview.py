"""Previews of a history."""

from tests.server.playing import mover_of, turn_of, two_at_a_table
from tests.server.running import Client

OPEN = {"kind": "open"}


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
