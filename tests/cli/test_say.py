"""Messages to people: counted, and safe for a terminal."""

import pytest

from monuments.cli.say import counted


@pytest.mark.parametrize(
    ("number", "told"), [(0, "0 tables"), (1, "1 table"), (2, "2 tables"), (1000, "1,000 tables")]
)
def test_one_has_no_plural(number: int, told: str) -> None:
    assert counted(number, "table") == told
