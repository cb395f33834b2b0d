"""Errors that come back from another process as they were."""

import pickle

from monuments.engine.record import RecordError
from monuments.engine.refusal import refuse

ERROR = refuse("A4.5", "no-third-builder", monument="ZEU")


def test_a_refusal_is_carried_whole() -> None:
    found = pickle.loads(pickle.dumps(ERROR))

    assert found.refusal == ERROR.refusal
    assert str(found) == str(ERROR)


def test_a_refusal_of_a_record_keeps_its_place() -> None:
    found = pickle.loads(pickle.dumps(RecordError(ERROR.refusal, 9, 7, "erect ZEU2 ZEU5")))

    assert found.refusal == ERROR.refusal
    assert (found.line, found.turn, found.play) == (9, 7, "erect ZEU2 ZEU5")
