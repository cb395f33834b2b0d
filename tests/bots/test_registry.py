"""Names of bots: unknown ones and missing programs are refused."""

import pytest

from monuments.bots.registry import FAMILIES, make_bot
from monuments.engine.refusal import RefusalError
from monuments.games.antiquity import Antiquity


@pytest.mark.parametrize("argument", ["", "./there-is-none", "no-such-program -v", "'open quote"])
def test_a_missing_program_is_refused(argument: str) -> None:
    with pytest.raises(RefusalError) as caught:
        make_bot(f"program:{argument}", Antiquity(), 0, 0)

    assert caught.value.refusal.reason == "program-missing"


@pytest.mark.parametrize("name", ["", "programm", "program", ":", "nobody:3", "random:3"])
def test_unknown_names_are_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(RefusalError) as caught:
        make_bot(name, Antiquity(), 0, 0)

    assert caught.value.refusal.reason == "bot-unknown"
    assert {f"{family}:…" for family in FAMILIES} <= set(caught.value.refusal.args["allowed"])  # type: ignore[arg-type]
