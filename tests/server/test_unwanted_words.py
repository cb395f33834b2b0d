"""The host's list of unwanted words, for names and chat."""

import time
from collections.abc import Callable
from pathlib import Path

from tests.server.conftest import make_table
from tests.server.running import Client, Server

BOT = {"kind": "bot", "bot": "random"}


def test_unwanted_words(own_sqlite: Callable[..., Server], tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("# ours\nrude\n*dreck*\n", "utf-8")
    server = own_sqlite(words=str(words))
    ada = Client(server)
    table = make_table(ada, BOT, chat=True)["table"]
    rude = [
        ada.command(table, 0, "say", text=text) for text in ("so RUDE!", "ru\u0501e?", "Mistdreck")
    ]
    fine = [ada.command(table, 0, "say", text=text) for text in ("crudely put", "hello")]
    seats = [{"kind": "me", "name": "\u211bude"}, BOT]
    named = ada.ask("POST", "/api/tables", {"game": "antiquity", "seats": seats})
    words.write_text("hello\n", "utf-8")
    end = time.monotonic() + 10
    while "refusal" not in ada.command(table, 0, "say", text="hello"):
        assert time.monotonic() < end
        time.sleep(0.2)

    assert [each.get("refusal", {}).get("reason") for each in rude] == [
        "words-unwanted",
        "words-unwanted",
        "words-unwanted",
    ]
    assert not any("refusal" in each for each in fine)
    assert (named.status, named.reason) == (400, "name-unwanted")


def test_a_list_of_words_that_is_missing(tmp_path: Path) -> None:
    import os
    import subprocess
    import sys

    environment = {**os.environ, "MONUMENTS_WORDS": str(tmp_path / "none")}
    done = subprocess.run(
        [sys.executable, "-m", "monuments", "serve", "--port", "0", "--data", str(tmp_path)],
        env=environment, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip

    assert done.returncode == 1
    assert "none" in done.stderr
