"""Updates: whole views, changes, and missed entries."""

from tests.server.playing import mover_of, turn_of, two_at_a_table
from tests.server.running import Client

OPEN = {"kind": "open"}


def test_changes_lead_to_the_views_that_others_get_whole(ada: Client, ben: Client) -> None:
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


def test_a_spectator_sees_no_hand_and_cannot_play(ada: Client, ben: Client) -> None:
    table, _ = two_at_a_table(ada, ben)
    watcher = ben.live(table, None)
    watcher.until("update")

    assert all(seat["hand"] is None for seat in turn_of(watcher)["view"]["seats"])
    assert watcher.do("play", play="draw")["refusal"]["reason"] == "watching"
    assert "refusal" not in watcher.do("ping")


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
