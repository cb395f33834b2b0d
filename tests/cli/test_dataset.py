"""`monuments dataset`: a folder of games, and one sentence for what is wrong."""

from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

from tests.cli.running import Run

WORDS = ("--players", "2", "--bots", "random", "--workers", "1")


def test_a_data_set_is_written_and_resumed(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    words = ("antiquity", "--out", folder, *WORDS, "--games", "2", "-o", "powers=on")
    result = run("dataset", *words)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}

    assert result.status == 0, result.err
    assert "2 games, " in result.out
    assert set(before) == {"README.md", "SHA256SUMS", "dataset.json", "policy-00000.parquet"}
    table = parquet.read_table(folder / "policy-00000.parquet")
    seen = table["observation"].combine_chunks().flatten().to_numpy().reshape(len(table), -1)
    assert seen.shape[1] == 1717
    assert (seen[:, 3] == 1).all()  # with powers
    (folder / "policy-00000.parquet").unlink()
    assert run("dataset", "--resume", folder).status == 0
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "name a game and a folder"),
        (("antiquity",), "name a game and a folder"),
        (("antiquity", "--out", "a", "--resume", "b"), "name a game and a folder"),
        (("antiquity", "--out", "a", "--players", "7"), "antiquity is for 2 to 4 players, not 7"),
        (("antiquity", "--out", "a", "--bots", "nobody"), "Unknown bot “nobody”"),
        (("antiquity", "--out", "a", "--searches", "1", "--search", "x"), "Unknown bot “x”"),
        (("--resume", "nowhere"), "nowhere is not a data set"),
        (("antiquity", "--out", "a", "--on", "ray"), "--on ray is not valid"),
    ],
)
def test_mistakes_are_told_in_one_sentence(
    run: Run, words: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("dataset", *words)

    assert result.status == 2
    assert said in result.err
    assert len(result.err.splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_a_folder_with_files_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "note.txt").write_text("mine")
    result = run("dataset", "antiquity", "--out", tmp_path, *WORDS)

    assert result.status == 2
    assert "is not empty: continue with --resume" in result.err


def test_a_policy_plays_in_commands(run: Run, tmp_path: Path) -> None:
    from monuments.envs.policy import Policy
    from monuments.games.registry import open_game

    game, path = open_game("antiquity", {}), tmp_path / "p.npz"
    Policy.of(game, [(np.zeros((game.num_steps, 1717)), np.zeros(game.num_steps))]).save(path)
    words = ("--bots", f"policy:{path},random", "--games", "2")

    assert run("simulate", "antiquity", "--players", "2", *words).status == 0
    assert run("arena", "antiquity", *words, "--workers", "1").status == 0
