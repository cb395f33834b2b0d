"""Names that look alike, imitate a seat or pile up marks."""

import unicodedata

import pytest

from monuments.engine.refusal import RefusalError
from monuments.server.table.chat import clean_chat
from monuments.server.table.names import clean_name
from tests.server.conftest import make_table
from tests.server.running import Client

ALIKE = {
    "cyrillic": "\u0410d\u0430",
    "greek": "\u0391da",
    "full-width": "\uff21\uff44\uff41",
    "mathematical": "\U0001d400\U0001d41d\U0001d41a",
    "small": "ada",
    "hidden": "A\u034fda",
    "circled": "\u24b6\u24d3\u24d0",
}


@pytest.mark.parametrize("name", ALIKE.values(), ids=ALIKE)
def test_names_that_look_alike_count_as_one(name: str) -> None:
    with pytest.raises(RefusalError, match="name-taken"):
        clean_name(name, ("Ben", "Ada"))


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ian", "lan"), ("Ian", "ian"), ("B0b", "BOB"), ("\u0412en", "ben"), ("rnax", "Max")],
)
def test_letters_that_look_alike_in_one_case(one: str, other: str) -> None:
    with pytest.raises(RefusalError, match="name-taken"):
        clean_name(one, (other,))


@pytest.mark.parametrize("name", ["\u00c1da", "Adam", "Eda", "Ada 2", "\u0410\u043d\u043d\u0430"])
def test_names_that_can_be_told_apart(name: str) -> None:
    assert clean_name(name, ("Ada", "Ben")) == name


@pytest.mark.parametrize(
    "name",
    ["Seat 3", "seat 1", "SEAT3", "Place 2", "Platz 10", "S\u0435at 3", "Seat \uff13", "Seat 3 2"],
)
def test_names_like_those_of_seats_are_refused(name: str) -> None:
    with pytest.raises(RefusalError, match="name-reserved"):
        clean_name(name, ())


@pytest.mark.parametrize("name", ["Seat", "Seattle", "Placido", "Platzhirsch", "Seati", "Se 3"])
def test_other_names_with_these_letters_are_allowed(name: str) -> None:
    assert clean_name(name, ()) == name


def test_marks_do_not_pile_up() -> None:
    tower = "A" + "\u0301" * 23 + "da"
    hidden = "A" + "\u0301\u200b" * 23 + "da"

    for text in (clean_name(tower, ()), clean_chat(tower), clean_chat(hidden)):
        marks = [c for c in unicodedata.normalize("NFD", text) if unicodedata.combining(c)]
        assert len(marks) == 3
    assert clean_name("Vi\u1ec7t", ()) == "Vi\u1ec7t"
    assert clean_chat("\u2764\ufe0f 1\ufe0f\u20e3") == "\u2764\ufe0f 1\ufe0f\u20e3"


def test_no_two_names_of_a_table_look_alike(ada: Client, ben: Client) -> None:
    table = make_table(ada, {"kind": "open"}, {"kind": "open"})["table"]
    path = f"/api/tables/{table}/seats/1"
    answers = [ben.ask("POST", path, {"name": name}) for name in (ALIKE["cyrillic"], "Seat 1")]

    assert [(each.status, each.reason) for each in answers] == [
        (409, "name-taken"),
        (409, "name-reserved"),
    ]


@pytest.mark.parametrize("name", ["Clio", "\u0421lio"], ids=["latin", "cyrillic"])
def test_a_bot_does_not_look_like_a_person(ada: Client, name: str) -> None:
    seats = [{"kind": "me", "name": name}, {"kind": "bot", "bot": "clio"}, {"kind": "open"}]
    table = ada.post("/api/tables", {"game": "antiquity", "seats": seats})["table"]
    ada.command(table, 0, "fill", seat=2, bot="clio")
    names = [seat["name"] for seat in ada.get(f"/api/tables/{table}")["seats"]]

    assert names == [name, "Clio 2", "Clio 3"]
