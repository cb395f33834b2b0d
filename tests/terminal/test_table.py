"""A table of the text game, without its conversation: undo, time, bots, records."""

import pytest

from monuments.engine.play import legal_plays
from monuments.engine.record import Record, read_record, write_record
from monuments.engine.refusal import RefusalError
from monuments.games.registry import open_game
from monuments.terminal import table as terminal
from monuments.terminal.table import Table, new_table, table_of
from tests.cli.samples import GOLDEN


def dealt(*bots: str | None, name: str = "antiquity", **options: str) -> Table:
    names = ("Ada", "Ben", "Cleo")[: len(bots)]
    return new_table(open_game(name, options), names, bots, seed=3)


def hidden(table: Table) -> list[str]:
    """Return the plays that take a card that lies face up, and so reveal nothing."""
    written = [table.game.write_play(table.s, steps) for steps in legal_plays(table.game, table.s)]
    return [play for play in written if play.startswith("take")]


def test_a_seed_decides_the_deal_and_without_one_it_is_random() -> None:
    game = open_game("antiquity", {})
    tables = [new_table(game, ("Ada", "Ben"), (None, None), seed) for seed in (3, 3, 4, None, None)]
    first, second, *others = (table.s.tobytes() for table in tables)

    assert first == second
    assert len({first, *others}) == 4


def test_plays_are_undone_one_by_one_until_something_is_revealed() -> None:
    table = dealt(None, None)
    start = table.s.copy()
    plays = [hidden(table)[0]]
    table.play(plays[0])
    plays.append(hidden(table)[0])
    table.play(plays[1])

    assert [table.undo(), table.undo(), table.undo()] == [plays[1], plays[0], None]
    assert (table.s == start).all()
    assert table.steps == []
    table.play(plays[0])
    table.play("draw")
    assert table.undo() is None


def test_the_play_of_another_seat_is_never_undone() -> None:
    table = dealt(None, None)
    mover = table.mover
    while table.mover == mover:
        plays = hidden(table)
        table.play(plays[0] if plays else "end")

    assert table.undo() is None


def test_a_refused_play_changes_nothing() -> None:
    table = dealt(None, None)
    before = table.s.copy()
    for text, reason in (("fly", "verb-unknown"), ("end", "actions-left")):
        with pytest.raises(RefusalError, match=reason):
            table.play(text)

    assert (table.s == before).all()
    assert table.undo() is None


def test_only_seats_without_a_bot_wait_for_a_person() -> None:
    table = dealt(None, "random", None)

    assert table.people == (0, 2)
    for _ in range(30):
        if table.waits_for_person:
            table.play(table.game.write_play(table.s, next(legal_plays(table.game, table.s))))
        else:
            assert table.mover == 1
            table.let_bot_play()
            assert table.undo() is None


def test_each_person_sees_only_the_own_drawn_card() -> None:
    table = dealt(None, None)
    mover = table.mover
    seen = table.play("draw")

    assert [seen(seat)[0].kind for seat in (mover, 1 - mover, None)] == [
        "draw", "draw-hidden", "draw-hidden"
    ]  # fmt: skip


def test_time_ends_the_game_when_the_round_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(terminal, "monotonic", lambda: now[0])
    table = dealt(None, None, name="fabuleux", minutes="1", collectors="0", first="1")
    now[0] = 59.9
    assert not table.is_time_up
    now[0] = 60.0
    assert table.is_time_up
    with pytest.raises(RefusalError, match="not-a-players-play"):
        table.play("time")
    table.play("choose date")
    assert not table.is_time_up  # not in the middle of a round
    table.play("say")
    assert table.is_time_up
    table.end_in_time()

    assert table.is_over
    assert not table.is_time_up


def test_a_table_without_an_agreed_time_has_no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "monotonic", lambda: 0.0)
    table = dealt(None, None)
    monkeypatch.setattr(terminal, "monotonic", lambda: 1e9)

    assert not table.is_time_up


def test_a_record_names_the_bots_and_continues_where_it_ended() -> None:
    table = dealt(None, "random")
    while table.waits_for_person:
        table.play(table.game.write_play(table.s, next(legal_plays(table.game, table.s))))
    table.let_bot_play()
    text = write_record(table.record())
    again = table_of(read_record(text, open_game), [None, "random"])

    assert again.record().tags == {"Result": "*", "Bots": "Ben"}
    assert write_record(again.record()) == text
    assert (again.s == table.s).all()
    assert again.undo() is None


def test_a_finished_record_is_not_continued() -> None:
    text = GOLDEN.joinpath("antiquity/three-players.mnr").read_text("utf-8")
    record: Record = read_record(text, open_game)

    with pytest.raises(RefusalError, match="record-over"):
        table_of(record, [None] * 3)


def test_hints_do_not_change_what_the_bots_will_do() -> None:
    asked, silent = (dealt(None, None, name="fabuleux", collectors="0") for _ in range(2))
    before = [chance.copy() for chance in asked._chances]
    assert [each.play for each in asked.advice()] == [each.play for each in silent.advice()]

    assert all((one == two).all() for one, two in zip(before, asked._chances, strict=True))
