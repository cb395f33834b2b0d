"""Names of bots: readable, short, and unlike all others at the table."""

import pytest

from monuments.bots.naming import LONGEST, names_of
from monuments.engine.record import MAX_NAME, check_names


@pytest.mark.parametrize(
    ("bot", "name"),
    [
        ("greedy", "Greedy"),
        ("search:100", "Search 100"),
        ("search:250ms", "Search 250ms"),
        ("program:./my_bot.py --fast", "Program my bot py fa"),
        ("policy:/home/ada/best.npz", "Policy home ada best"),
    ],
)
def test_a_name_is_made_of_letters_and_digits(bot: str, name: str) -> None:
    assert names_of([bot]) == [name]
    assert len(name) <= LONGEST


def test_bots_with_one_name_are_numbered() -> None:
    assert names_of(["greedy", "greedy", "random", "greedy"]) == [
        "Greedy",
        "Greedy 2",
        "Random",
        "Greedy 3",
    ]


def test_no_bot_has_the_name_of_a_person() -> None:
    assert names_of(["greedy", "greedy"], ["GREEDY", "Greedy 2"]) == ["Greedy 3", "Greedy 4"]
    assert names_of(["clio"], ["C1io"], lambda name: name.lower().replace("l", "1")) == ["Clio 2"]


def test_a_record_can_hold_every_name_of_a_full_table() -> None:
    names = names_of([f"program:{'long name ' * 9}"] * 16)

    check_names(tuple(names))
    assert max(map(len, names)) <= MAX_NAME
