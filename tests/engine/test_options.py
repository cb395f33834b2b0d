"""Options of a table: read from text, checked, and written only where they differ."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monuments.engine.options import (
    Option,
    check_needs,
    read_options,
    with_defaults,
    without_effectless,
    write_options,
)
from monuments.engine.refusal import RefusalError

POWERS = Option("powers", ("off", "on"))
SYMBOLS = Option("symbols", ("off", "on"), needs="powers=on", rule="A8.6")
ROUNDS = Option("rounds", ("none",), shape="N", accepts=str.isdecimal, limits="1 to 9")
FILE = Option("file", ("standard",), shape="FILE", accepts=lambda _: True)
KNOWN = (POWERS, SYMBOLS, ROUNDS, FILE)

# Parts that a file name may have, and parts that could be taken for the end of an option.
names = st.text(st.sampled_from("ab1.=-/# é'"), min_size=1, max_size=8)


def accepted(value: str) -> bool:
    try:
        FILE.check(value)
    except RefusalError:
        return False
    return True


@given(st.sampled_from(("off", "on")), st.integers(1, 99), names.filter(accepted))
def test_options_are_read_as_they_were_written(powers: str, rounds: int, file: str) -> None:
    chosen = with_defaults(KNOWN, {"file": file, "rounds": str(rounds), "powers": powers})
    given_again = read_options(write_options(KNOWN, chosen))

    assert with_defaults(KNOWN, given_again) == chosen
    assert list(chosen) == [option.name for option in KNOWN]


def test_only_other_values_than_the_default_are_written() -> None:
    assert write_options(KNOWN, with_defaults(KNOWN, {})) == ""
    chosen = with_defaults(KNOWN, {"rounds": "3", "powers": "on", "symbols": "off"})
    assert write_options(KNOWN, chosen) == "powers=on rounds=3"


def test_a_value_may_contain_spaces_unless_they_begin_another_option() -> None:
    assert read_options("file=my own deck.toml rounds=3") == {
        "file": "my own deck.toml",
        "rounds": "3",
    }
    for value in ("a b=c", 'a "quoted" name', "a\nb", "a\u200bb"):
        with pytest.raises(RefusalError, match="option-value"):
            FILE.check(value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("powers", "option-shape"),
        ("powers=", "option-shape"),
        ("=on", "option-shape"),
        ("powers=on powers=off", "option-twice"),
        (" powers=on", "option-shape"),
    ],
)
def test_text_that_is_no_option_is_refused(text: str, reason: str) -> None:
    with pytest.raises(RefusalError) as caught:
        read_options(text)

    assert caught.value.refusal.reason == reason


def test_a_wrong_value_is_refused_with_the_possible_ones() -> None:
    for name, value, allowed in (("powers", "maybe", "off|on"), ("rounds", "x", "none|1 to 9")):
        with pytest.raises(RefusalError) as caught:
            with_defaults(KNOWN, {name: value})
        assert caught.value.refusal.args == {"option": name, "value": value, "allowed": allowed}
    with pytest.raises(RefusalError) as caught:
        with_defaults(KNOWN, {"colour": "red"})
    assert caught.value.refusal.args["allowed"] == ("file", "powers", "rounds", "symbols")


def test_an_option_without_effect_is_refused_for_new_games_only() -> None:
    given_options = {"symbols": "on", "rounds": "2"}
    chosen = with_defaults(KNOWN, given_options)
    with pytest.raises(RefusalError) as caught:
        check_needs(KNOWN, chosen)

    assert caught.value.refusal.rule == "A8.6"
    assert caught.value.refusal.args == {"option": "symbols=on", "needs": "powers=on"}
    assert without_effectless(KNOWN, given_options) == {"rounds": "2"}
    both = {"symbols": "on", "powers": "on"}
    check_needs(KNOWN, with_defaults(KNOWN, both))
    assert without_effectless(KNOWN, both) == both


def test_a_description_has_the_default_first() -> None:
    assert POWERS.describe() == POWERS.allowed() == "off|on"
    assert ROUNDS.describe() == "none|N"
    assert replace(ROUNDS, limits="").allowed() == "none|N"
