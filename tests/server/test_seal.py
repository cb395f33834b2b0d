"""The sealed deck: the same by our code, by the documented numbers and by the short script."""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from monuments.cli.main import cli
from monuments.engine.play import random_steps
from monuments.engine.record import Record, read_record, write_record
from monuments.engine.refusal import RefusalError
from monuments.games.registry import GAMES, open_game
from monuments.server.promises import KEPT_SECONDS
from monuments.server.seal import Seal, Stream, commitment, read_seal, verify
from tests.server.conftest import make_table
from tests.server.running import Client, Server

ROOT = Path(__file__).resolve().parents[2]
SECRET = bytes(range(32)).hex()
BOT = {"kind": "bot", "bot": "random"}
SHORT = {"game": "fabuleux", "options": "rounds=2 collectors=0"}
GIVEN = ("f" * 32, "-", "0" * 32, "-", "-", "-")


def sealed(name: str, seats: int, options: str = "") -> Record:
    """Return a short game with a sealed deck."""
    words = dict(word.split("=") for word in options.split())
    game = open_game(name, words)
    seal = Seal("0123456789abcdef", SECRET, GIVEN[:seats])
    names = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Fay")[:seats]
    deal = seal.deal(game)
    steps = random_steps(game, game.new(seats, deal), Random(seats)) if seats == 2 else []
    return Record(game, names, deal, tuple(steps), {"Seal": seal.write()})


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in GAMES for seats in open_game(name, {}).seats]
)
def test_what_was_promised_is_found_again(name: str, seats: int) -> None:
    text = write_record(sealed(name, seats))

    assert verify(read_record(text, open_game)).entropy == GIVEN[:seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", ["", "powers=on left-out=PET"])
def test_the_short_script_agrees(seats: int, options: str, tmp_path: Path) -> None:
    path, script = tmp_path / "game.mnr", ROOT / "tools/verify_seal.py"
    text = write_record(sealed("antiquity", seats, options))
    path.write_text(text)
    good = subprocess.run([sys.executable, str(script), str(path)], capture_output=True)
    path.write_text(re.sub(r'Deck "(\w+) (\w+)', r'Deck "\2 \1', text))
    swapped = subprocess.run([sys.executable, str(script), str(path)], capture_output=True)

    assert (good.returncode, good.stderr) == (0, b"")
    assert (swapped.returncode, b"not the one" in swapped.stderr) == (1, True)


@pytest.mark.parametrize(
    ("words", "status", "told"),
    [
        (["--help"], 0, "usage: verify_seal.py"),
        ([], 2, "the following arguments are required"),
        (["none.mnr"], 2, "none.mnr cannot be read: No such file"),
        (["docs/seal.md"], 2, "docs/seal.md is not a record of antiquity with a seal"),
    ],
)
def test_the_short_script_explains_itself(words: list[str], status: int, told: str) -> None:
    command = [sys.executable, "tools/verify_seal.py", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)

    assert done.returncode == status
    assert told in (done.stderr if status else done.stdout)
    assert "Traceback" not in done.stderr


def test_the_documented_numbers() -> None:
    text = (ROOT / "docs/seal.md").read_text("utf-8")
    vectors = dict(re.findall(r"^(\w+) {2,}(.+)$", text.split("## Test vectors")[1], re.M))
    record = sealed("antiquity", 4)
    stream = Stream(vectors["secret"], vectors["message"])
    deck = [record.game.card_code(card) for card in record.deal.deck]

    assert commitment(vectors["table"], vectors["secret"]) == vectors["promise"]
    assert [f"{stream.getrandbits(32):08x}" for _ in range(4)] == vectors["words"].split()
    assert deck[:10] == vectors["deck"].split()[:10]
    assert str(record.deal.first + 1) == vectors["first"]


def test_no_order_is_likelier_than_another() -> None:
    found = Counter[tuple[int, ...]]()
    for number in range(6000):
        cards = [0, 1, 2]
        Stream(SECRET, str(number)).shuffle(cards)
        found[tuple(cards)] += 1

    assert len(found) == 6
    assert all(880 < count < 1120 for count in found.values())


def other_entropy(seal: str) -> str:
    return seal.replace("f" * 32, "e" * 32)


def other_secret(seal: str) -> str:
    return seal.replace(SECRET, SECRET[::-1])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (other_entropy, "seal-deal"),
        (other_secret, "seal-promise"),
        (lambda seal: seal + ",-", "seal-shape"),
        (lambda seal: seal[:-1] + "x", "seal-shape"),
        (lambda seal: "2" + seal[1:], "seal-shape"),
        (lambda _: "", "seal-shape"),
    ],
    ids=["entropy", "secret", "seats", "digits", "version", "empty"],
)
def test_what_was_changed_is_noticed(change: Callable[[str], str], reason: str) -> None:
    record = sealed("antiquity", 3)
    record.tags["Seal"] = change(record.tags["Seal"])

    with pytest.raises(RefusalError, match=reason):
        verify(record)


def test_the_command_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.mnr"
    path.write_text(write_record(sealed("antiquity", 3)))
    good = CliRunner().invoke(cli, ["verify", str(path)])
    path.write_text(re.sub(r"\[Seal.*\n", "", path.read_text()))
    bare = CliRunner().invoke(cli, ["verify", str(path)])

    assert (good.exit_code, "the deck is the one promised" in good.output) == (0, True)
    assert (bare.exit_code, "no seal" in bare.output) == (2, True)


def test_a_seal_is_read_as_it_was_written() -> None:
    seal = Seal("0123456789abcdef", SECRET, GIVEN[:3])

    assert read_seal(seal.write()) == (seal, commitment(seal.table, seal.secret))


# --- Promised before the table is made --------------------------------------------------------


def wait_until_over(client: Client, table: str) -> None:
    client.command(table, 0, "leave", bot="random")
    live = client.live(table, None)
    while not live.position or live.position["to_move"] != -1:
        live.next()


def test_who_makes_a_table_is_promised_the_deck_before_giving_bits(ada: Client) -> None:
    given = ada.ask("POST", "/api/promises")
    promise = given.json["promise"]
    table = make_table(ada, BOT, promise=promise, entropy="ab" * 16, **SHORT)["table"]
    shown = ada.get(f"/api/tables/{table}")["commitment"]
    wait_until_over(ada, table)
    text = ada.ask("GET", f"/api/tables/{table}/record").body.decode()
    seal = verify(read_record(text, open_game))

    assert (given.status, list(given.json)) == (201, ["promise"])
    assert shown == promise == commitment(table, seal.secret)
    assert seal.entropy == ("ab" * 16, "-")


def test_a_promise_is_used_once_and_by_any_process(ada: Client, ben: Client) -> None:
    promise = ada.post("/api/promises")["promise"]
    wish = {"game": "antiquity", "seats": [{"kind": "me", "name": "Ada"}, BOT]}
    refused = ben.ask("POST", "/api/tables", {**wish, "game": "chess", "promise": promise})
    first = ben.ask("POST", "/api/tables", {**wish, "promise": promise})
    second = ada.ask("POST", "/api/tables", {**wish, "promise": promise})
    unknown = ada.ask("POST", "/api/tables", {**wish, "promise": "0" * 64})
    found = [(each.status, each.reason) for each in (second, unknown)]

    assert (refused.reason, first.status) == ("game-unknown", 201)
    assert found == [(404, "no-such-promise")] * 2


def test_of_many_who_use_a_promise_at_once_one_gets_the_table(server: Server, ada: Client) -> None:
    promise = ada.post("/api/promises")["promise"]
    body = {"game": "antiquity", "seats": [{"kind": "me", "name": "Ada"}, BOT], "promise": promise}
    clients = [Client(server) for _ in range(6)]
    with ThreadPoolExecutor(6) as threads:
        found = list(
            threads.map(lambda each: each.ask("POST", "/api/tables", body).status, clients)
        )

    assert sorted(found) == [201, *[404] * 5]


def test_a_secret_stays_one_until_the_table_is_over(ada: Client, server: Server) -> None:
    given = ada.ask("POST", "/api/promises")
    [kept] = server.rows(f"SELECT * FROM promises WHERE promise = '{given.json['promise']}'")
    table = make_table(ada, {"kind": "open"}, promise=given.json["promise"])["table"]
    paths = ("", "/seal", "/updates?since=0&wait=0", "/seats/0/data")
    sent = [ada.ask("GET", f"/api/tables/{table}{path}").body.decode() for path in paths]

    assert kept["table"] == table
    assert kept["secret"] not in "".join([given.body.decode(), *sent, server.logs()])
    assert server.rows(f"SELECT * FROM promises WHERE promise = '{given.json['promise']}'") == []


@pytest.mark.slow
def test_a_promise_that_nobody_came_back_for_is_forgotten(
    own_sqlite: Callable[..., Server],
) -> None:
    server = own_sqlite()
    ada = Client(server)
    old, other = (ada.post("/api/promises")["promise"] for _ in range(2))
    server.rows(f"UPDATE promises SET made = made - {KEPT_SECONDS + 1} WHERE promise = '{old}'")
    seats = [{"kind": "me", "name": "Ada"}, BOT]
    late = ada.ask("POST", "/api/tables", {"game": "antiquity", "seats": seats, "promise": old})
    newest = ada.post("/api/promises")["promise"]
    kept = {row["promise"] for row in server.rows("SELECT promise FROM promises")}

    assert late.reason == "no-such-promise"
    assert kept == {other, newest}


def test_who_plays_again_is_promised_the_deck_first(ada: Client, ben: Client) -> None:
    old = make_table(ada, {"kind": "open"}, **SHORT)["table"]
    ben.post(f"/api/tables/{old}/seats/1", {"name": "Ben"})
    ben.command(old, 1, "leave", bot="random")
    wait_until_over(ada, old)
    promises = [client.post("/api/promises")["promise"] for client in (ada, ben)]
    path = f"/api/tables/{old}/rematch?seat="
    table = ada.post(f"{path}0", {"promise": promises[0], "entropy": "ab" * 16})["table"]
    other = ben.ask("POST", f"{path}1", {"promise": promises[1], "entropy": "cd" * 16})
    ben.post(f"{path}1", {"promise": promises[0], "entropy": "ef" * 16})
    seal = ada.get(f"/api/tables/{table}/seal")

    assert other.reason == "stale"
    assert (seal["commitment"], seal["entropy"]) == (promises[0], ["ab" * 16, "ef" * 16])
