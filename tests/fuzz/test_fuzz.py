"""Fuzz all readers of outside input: seconds, or minutes in `make torture`.

An input that fails goes into `corpus`, where it is tried first from then on.
"""

import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz import targets
from tests.fuzz.mutations import corpus, mutated
from tests.server.conftest import make_table
from tests.server.running import Client, Server

READERS: Final = {
    "commands": targets.commands,
    "bodies": targets.bodies,
    "records": targets.records,
    "decks": targets.decks,
    "links": targets.links,
}
WIRES: Final = {"heads": targets.heads, "frames": targets.frames}
SECONDS: Final = 50.0
"""For each of the seven targets in `make torture`."""
FEW: Final = 25
"""Inputs sent to the server in `make test`."""


@pytest.mark.parametrize("kind", list(READERS))
def test_the_corpus_is_read_or_refused(kind: str) -> None:
    for data in corpus(kind):
        READERS[kind](data)


@pytest.mark.parametrize("kind", list(READERS))
@given(rng=st.randoms(use_true_random=False))
def test_almost_the_corpus_is_read_or_refused(kind: str, rng: Random) -> None:
    known = corpus(kind)

    READERS[kind](mutated(rng.choice(known), known, rng))


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that must have met nothing unexpected in the end."""
    server = Server(tmp_path_factory.mktemp("fuzzed") / "data", jit="0")
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.logs()


@pytest.mark.slow
@pytest.mark.parametrize("kind", list(WIRES))
def test_the_server_answers_or_closes(fuzzed: Server, kind: str) -> None:
    target, known, rng = wired(fuzzed, kind), corpus(kind), Random(0)
    for data in known + [mutated(rng.choice(known), known, rng) for _ in range(FEW)]:
        target(data)

    assert Client(fuzzed).ask("GET", "/healthz").status == 200


@pytest.mark.torture
@pytest.mark.parametrize("kind", [*READERS, *WIRES])
def test_fuzzing_for_a_while(fuzzed: Server, kind: str) -> None:
    target = READERS[kind] if kind in READERS else wired(fuzzed, kind)
    known, seed = corpus(kind), time.time_ns()
    rng, end, data = Random(seed), time.monotonic() + SECONDS, b""
    try:
        while time.monotonic() < end:
            data = mutated(rng.choice(known), known, rng)
            target(data)
    except BaseException:
        print(f"seed {seed}, input {data!r}")
        raise


def wired(server: Server, kind: str) -> Callable[[bytes], None]:
    ada = Client(server)
    table = make_table(ada, {"kind": "bot", "bot": "random"})["table"]
    return WIRES[kind](server, table)
