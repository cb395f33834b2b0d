"""The conversation of the text game: commands, refusals, logs, saved games."""

from pathlib import Path

import pytest

from monuments.engine.record import read_record
from monuments.games.registry import open_game
from monuments.terminal.shell import wrapped
from tests.cli.running import Run
from tests.terminal.prompts import Typing

ARGS = ("terminal", "--players", 2, "--bots", "random", "--seed", 3, "--name", "Ada")
SHARED = ("terminal", "--players", 2, "--seed", 2, "--name", "Ada", "--name", "Ben")
ROUND = ("terminal", "fabuleux", "--players", 2, "--name", "Ada", "--name", "Ben", "--seed", 1)
ONE_ROUND = (*ROUND, "--option", "collectors=0", "--option", "rounds=1", "--option", "first=1")
TIMED = (*ROUND, "--option", "collectors=0", "--option", "minutes=1", "--option", "first=1")


def test_a_game_of_bots_alone_ends_with_a_score_sheet(run: Run) -> None:
    result = run("terminal", "--people", 0, "--bots", "random", "--seed", 1)

    assert result.status == 0
    assert "Score sheet" in result.out
    assert "Victory goes to" in result.out


@pytest.mark.parametrize(
    ("language", "marker"),
    [("en", "thirteenth marker"), ("fr", "treizième marqueur"), ("de", "dreizehnte Marker")],
)
def test_the_final_scoring_names_the_thirteenth_marker(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, marker: str
) -> None:
    monkeypatch.setenv("MONUMENTS_LANGUAGE", language)

    assert marker in run("terminal", "--people", 0, "--bots", "random", "--seed", 1).out


def test_refusals_are_shown_with_their_rule(run: Run, typing: Typing) -> None:
    typing.lines("end", "dance", "red erect AKR1", "quit")
    result = run(*ARGS)

    assert "A4.1: You still have 3 actions to use" in result.out
    assert "dance" in result.out
    assert "Goodbye" in result.out


def test_a_play_that_revealed_something_cannot_be_undone(run: Run, typing: Typing) -> None:
    typing.lines("board", "draw", "undo", "help", "?", "rules", "log", "quit")
    result = run(*ARGS)

    assert "revealed cards stay revealed" in result.out
    assert "Not possible now, and why" in result.out


def test_a_game_is_saved_as_a_record(run: Run, typing: Typing, tmp_path: Path) -> None:
    path = tmp_path / "mine.mnr"
    typing.lines("draw", "draw", "draw", "end", f"save {path}", f"save {tmp_path}", "quit")
    result = run(*ARGS)
    record = read_record(path.read_text("utf-8"), open_game)

    assert record.names == ("Ada", "Random")
    assert record.steps
    assert "cannot be written" in result.out


def test_no_player_sees_a_rivals_drawn_card(run: Run, typing: Typing) -> None:
    typing.lines("draw", "draw", "draw", "end", "log")
    told = run(*SHARED).out.split("Your turn, Ben")

    assert "Ada draws a card." in told[1]
    assert told[1].count("Ada draws") == told[1].count("Ada draws a card.")


def test_the_log_shows_undone_plays(run: Run, typing: Typing) -> None:
    typing.lines("take BAB5", "undo", "draw", "draw", "draw", "end", "log")
    told = run(*SHARED).out.split("Your turn, Ben")

    assert "Ada takes Babylon 5.\n  Undone: take BAB5\n  Ada draws a card." in told[1]


def test_another_person_takes_the_keyboard_first(
    run: Run, typing: Typing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    readline = pytest.importorskip("readline")
    readline.add_history("score AKR1 PET1")
    prompts = typing.lines("", "draw", "draw", "draw", "end", "", "quit")
    told = run(*SHARED).out

    assert [prompt for prompt in prompts if "keyboard" in prompt] == [
        "Ada, take the keyboard and press Enter. ",
        "Ben, take the keyboard and press Enter. ",
    ]
    assert told.count("Ada draws a card.") == 3
    assert readline.get_current_history_length() == 0


@pytest.mark.parametrize("name", ["a\0b.mnr", "~nobody-of-this-name/x.mnr", "no/such/folder.mnr"])
def test_an_invalid_file_name_does_not_lose_the_game(run: Run, typing: Typing, name: str) -> None:
    typing.lines(f"save {name}", "quit")
    result = run(*ARGS)

    assert result.status == 0
    assert f"{name} cannot be written" in result.out
    assert "Goodbye" in result.out


def test_a_game_can_be_saved_at_home(
    run: Run, typing: Typing, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    typing.lines("save ~/mine.mnr", "quit")
    run(*ARGS)

    assert [path.name for path in tmp_path.iterdir()] == ["mine.mnr"]


def test_the_file_of_another_game_is_not_overwritten(
    run: Run, typing: Typing, tmp_path: Path
) -> None:
    mine, other = tmp_path / "mine.mnr", tmp_path / "other.mnr"
    other.write_text("another game", "utf-8")
    typing.lines(f"save {other}", f"save {mine}", "draw", f"save {mine}", "quit")
    result = run(*ARGS)

    assert other.read_text("utf-8") == "another game"
    assert f"{other} already exists" in result.out
    assert result.out.count("Game saved to") == 2
    assert "draw" in mine.read_text("utf-8")


def test_a_finished_game_can_be_saved(run: Run, typing: Typing, tmp_path: Path) -> None:
    path = tmp_path / "whole.mnr"
    typing.lines("choose date", "say", "hint", "help", "log", "board", f"save {path}")
    result = run(*ONE_ROUND)
    _, _, afterwards = result.out.partition("Score sheet")

    assert result.status == 0
    assert "Ben says" in afterwards
    assert "The game is over; no more plays are possible." in afterwards
    assert "Your turn" not in afterwards
    assert read_record(path.read_text("utf-8"), open_game).tags["Result"] != "*"


def test_a_player_cannot_end_the_game_by_time(run: Run, typing: Typing) -> None:
    typing.lines("time", "choose date", "quit")
    told = run(*TIMED).out

    assert "  “time” is a play of the table, not of a player." in told
    assert "Ada chooses" in told


def test_the_clock_ends_the_game_after_the_round(
    run: Run, typing: Typing, monkeypatch: pytest.MonkeyPatch
) -> None:
    minutes = iter([0.0, 0.0, 0.0])
    monkeypatch.setattr("monuments.terminal.table.monotonic", lambda: next(minutes, 61.0))
    typing.lines("choose date", "say", "choose date")
    told = run(*TIMED).out

    assert told.count("chooses") == 1
    assert "Time is up." in told
    assert "Score sheet" in told


@pytest.mark.parametrize(
    ("language", "card", "turned"),
    [
        ("en", "[SPRINGTIDE] Spring Tide", "Ada turns Spring Tide (effect: Flood)."),
        ("fr", "[SPRINGTIDE] Grande marée", "Ada retourne Grande marée (effet\u00a0: Crue)."),
        ("de", "[SPRINGTIDE] Springflut", "Ada deckt Springflut auf (Wirkung: Flut)."),
    ],
)
def test_a_custom_collector_has_its_own_name(
    run: Run, typing: Typing, monkeypatch: pytest.MonkeyPatch, language: str, card: str, turned: str
) -> None:
    monkeypatch.setenv("MONUMENTS_LANGUAGE", language)
    typing.lines("flood left", "quit")
    args = ("--seed", 70, "--option", "deck=examples/decks/bridges.toml")
    options = ("--option", "collectors=0", "--option", "first=1")
    told = run("terminal", "fabuleux", "--bots", "random", "--name", "Ada", *args, *options).out

    assert card in told
    assert turned in told


def test_a_hint_is_a_legal_play(run: Run, typing: Typing) -> None:
    typing.lines("hint", "quit")

    assert "Hint: " in run(*ARGS).out


@pytest.mark.parametrize(
    ("language", "chance", "line"),
    [
        ("en", "% to win the game)", "    then: "),
        ("fr", "\u00a0% de chances de gagner la partie)", "    puis\u00a0: "),
        ("de", "\u00a0% Chance, das Spiel zu gewinnen)", "    danach: "),
    ],
)
def test_a_hint_shows_the_probable_rest_of_the_turn(
    run: Run,
    typing: Typing,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    chance: str,
    line: str,
) -> None:
    monkeypatch.setenv("MONUMENTS_LANGUAGE", language)
    typing.lines("hint", "quit")
    told = run(*ARGS).out

    assert chance in told
    assert told.partition(line)[2].splitlines()[0].endswith("; end")


def test_a_hint_of_fabuleux_is_about_the_round(run: Run, typing: Typing) -> None:
    typing.lines("hint", "quit")
    told = run(*ONE_ROUND).out

    assert "% to win the round)" in told
    assert "then: " not in told


@pytest.mark.parametrize(("language", "words"), [("fr", "À vous de jouer"), ("de", "Karten")])
def test_other_languages(
    run: Run, typing: Typing, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    monkeypatch.setenv("MONUMENTS_LANGUAGE", language)
    typing.lines("quit")

    assert words in run(*ARGS).out


def test_figures_on_the_table_agree_with_those_announced(
    run: Run, typing: Typing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MONUMENTS_LANGUAGE", "fr")
    typing.lines("choose footprint", "board", "quit")
    told = run(*ONE_ROUND).out
    figure = told.split("emprise au sol, ")[1].split(" (")[0]

    assert figure.endswith("\u00a0m²")
    assert told.count(figure) == 4  # on the card, said, beside the name, on the board again


def test_how_often_monuments_are_available_can_be_hidden(run: Run, typing: Typing) -> None:
    typing.lines("available", "available", "help", "quit")
    result = run(*ARGS)
    shown, hidden, again = result.out.split("Markers")[1:4]

    assert "Available 2" in shown
    assert "Available" not in hidden
    assert "Available 2" in again
    assert "available show or hide how many times each monument can still be built" in result.out


def test_only_antiquity_has_available_monuments_to_hide(run: Run, typing: Typing) -> None:
    typing.lines("available", "quit")
    result = run("terminal", "fabuleux", "--bots", "random", "--seed", 3, "--option", "first=1")

    assert "“available” is not a play of this game." in result.out


def test_the_hand_is_shown_again_in_the_middle_of_a_turn(run: Run, typing: Typing) -> None:
    typing.lines("draw", "undo", "draw", "quit")
    result = run(*ARGS)

    assert [result.out.count(f"{left} actions left") for left in (3, 2)] == [1, 1]
    assert result.out.count("1 action left") == 1
    assert result.out.count("Hand: ") == 3


def test_fabuleux_says_what_is_compared(run: Run, typing: Typing) -> None:
    typing.lines("choose feat", "board", "quit")

    assert "Compared: architectural feat" in run(*ONE_ROUND).out


def test_lines_are_broken_between_words() -> None:
    aid = "  score      two cards with the same symbol"

    assert wrapped(aid, 32).splitlines() == [
        "  score      two cards with the",
        "             same symbol",
    ]
    assert wrapped("  Ada takes Babylon 9.", 12).splitlines() == [
        "  Ada takes",
        "    Babylon",
        "    9.",
    ]
    assert wrapped("  short", 12) == "  short"
