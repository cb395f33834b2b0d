"""Asking which steps are legal leaves the position alone."""

import pytest

from monuments.engine import jit
from monuments.games.antiquity.kernels import legality
from monuments.games.antiquity.kernels import steps as do
from tests.rules.antiquity.positions import table

ONLY_PLAIN = "compiled code does not check whether an array can be written"


@pytest.mark.skipif(jit.COMPILED, reason=ONLY_PLAIN)
@pytest.mark.parametrize("hand", ["PET1 PHA1", "PET1 PHA1 PET2 PHA2 PET3"])
def test_asking_whether_a_purchase_is_possible_writes_nothing(hand: str) -> None:
    s = table(hands=[hand], faceup="", pile="", actions=1)
    s.flags.writeable = False

    legality.legal(s, do.new_mask())
