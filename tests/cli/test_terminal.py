"""`monuments terminal`: who plays, and saved games that continue."""

from pathlib import Path

import pytest

from monuments.engine.record import read_record
from monuments.games.registry import open_game
from tests.cli.running import Run
from tests.terminal.prompts import Typing

ARGS = ("terminal", "--players", 2, "--bots", "random", "--seed", 3, "--name", "Ada")
ROUND = ("terminal", "fabuleux", "--players", 2, "--name", "Ada", "--name", "Ben", "--seed", 1)
ONE_ROUND = (*ROUND, "--option", "collectors=0", "--option", "rounds=1", "--option", "first=1")


def test_bots_without_a_search_return_too(run: Run, typing: Typing, tmp_path: Path) -> None:
    path = tmp_path / "mine.mnr"
    typing.lines(f"save {path}", "quit")
    run("terminal", "--players", 3, "--bots", "greedy,random", "--seed", 3, "--name", "Ada")
    typing.lines("draw", "draw", "draw", "end", "quit")
    told = run("terminal", path, "--name", "Ada").out

    assert "Greedy" in told
    assert not any(name in told for name in ("Myron", "Dion", "Clio"))


def test_a_saved_game_can_be_continued(run: Run, typing: Typing, tmp_path: Path) -> None:
    path = tmp_path / "mine.mnr"
    typing.lines("draw", f"save {path}", "quit")
    run(*ARGS)
    typing.lines("draw", "draw", "end", f"save {path}", "quit")
    result = run("terminal", path, "--bots", "random")
    record = read_record(path.read_text("utf-8"), open_game)

    assert result.status == 0
    assert record.names == ("Ada", "Random")
    assert record.tags == {"Result": "*", "Bots": "Random"}
    assert "1. Ada: draw, draw, draw\n2. Random: " in path.read_text("utf-8")


def test_a_saved_game_names_its_card_file(run: Run, typing: Typing, tmp_path: Path) -> None:
    path, bridges = tmp_path / "mine.mnr", Path("examples/decks/bridges.toml").resolve()
    typing.lines(f"save {path}", "quit")
    run("terminal", "fabuleux", "--bots", "random", "--option", f"deck={bridges}")
    record = read_record(path.read_text("utf-8"), open_game)

    assert record.tags["Cards"] == record.game.cards_hash != ""


def test_a_finished_game_cannot_be_continued(run: Run, typing: Typing, tmp_path: Path) -> None:
    path = tmp_path / "whole.mnr"
    typing.lines("choose date", "say", f"save {path}")
    run(*ONE_ROUND)

    assert "cannot be continued" in run("terminal", path).err
    assert run("terminal", path, "--name", "Eve").status == 2
    assert run("terminal", path, "--option", "rounds=2").status == 2
    assert run("terminal", tmp_path / "none.mnr").status == 2


@pytest.mark.parametrize("words", ["--players 4", "--people 1", "--seed 3", "--option powers=on"])
def test_a_saved_game_brings_its_own_options(run: Run, tmp_path: Path, words: str) -> None:
    refused = run("terminal", tmp_path / "mine.mnr", *words.split())

    assert refused.status == 2
    assert "already sets the players" in refused.err


def test_a_saved_game_that_cannot_be_read_is_named(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.mnr"
    path.write_text("nonsense")

    assert f"{path}: " in run("terminal", path).err


@pytest.mark.parametrize(("language", "name"), [("fr", "Joueur 1"), ("de", "Spieler 1")])
def test_people_without_a_name_get_one_in_their_language(
    run: Run, typing: Typing, monkeypatch: pytest.MonkeyPatch, language: str, name: str
) -> None:
    monkeypatch.setenv("MONUMENTS_LANGUAGE", language)
    typing.lines("quit")
    told = run("terminal", "--players", 2, "--bots", "random").out

    assert name in told
    assert "Player" not in told


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--players 2 --people 3", "3 human players do not fit at a table for 2"),
        ("--players 2 --name A --name B --name C", "3 human players do not fit at a table for 2"),
        ("--people 1 --name Ada --name Ben", "there are more names than human players: 2 for 1"),
        ("--people 0 --name Ada", "there are more names than human players: 1 for 0"),
    ],
)
def test_too_many_people_are_refused(run: Run, words: str, sentence: str) -> None:
    result = run("terminal", *words.split())

    assert result.status == 2
    assert result.err == f"{sentence}\n"


def test_every_named_person_plays(run: Run, typing: Typing, tmp_path: Path) -> None:
    path = tmp_path / "ours.mnr"
    typing.lines(f"save {path}", "quit")
    run("terminal", "--players", 3, "--bots", "random", "--name", "Ada", "--name", "Ben")

    names = read_record(path.read_text("utf-8"), open_game).names
    assert names == ("Ada", "Ben", "Random")
