"""Restrictions by the host: each for its target, and for its time."""

from collections.abc import Callable

import pytest

from monuments.engine.refusal import RefusalError
from monuments.server.restrictions import Restrictions, of_address, of_seat, of_voice

NOW = 1_000.0
CHECKS: dict[str, tuple[str, Callable[[Restrictions], None]]] = {
    of_address("192.0.2.7"): ("address-blocked", lambda r: r.check_address("192.0.2.7")),
    of_seat("abc", 1): ("seat-blocked", lambda r: r.check_seat("abc", 1)),
    of_voice("abc", 1): ("muted", lambda r: r.check_voice("abc", 1)),
}


def known(until: dict[str, float]) -> Restrictions:
    found = Restrictions(wall=lambda: NOW)
    found.learn({"target": target, "until": end} for target, end in until.items())
    return found


@pytest.mark.parametrize("target", CHECKS)
def test_a_restriction_is_for_its_target_alone(target: str) -> None:
    restrictions = known({target: NOW + 1})

    for each, (reason, check) in CHECKS.items():
        if each == target:
            with pytest.raises(RefusalError, match=reason):
                check(restrictions)
        else:
            check(restrictions)


@pytest.mark.parametrize(
    "check", [check for _, check in CHECKS.values()], ids=[reason for reason, _ in CHECKS.values()]
)
def test_a_restriction_ends_by_itself(check: Callable[[Restrictions], None]) -> None:
    check(known(dict.fromkeys(CHECKS, NOW)))


def test_another_seat_of_the_table_is_free() -> None:
    restrictions = known({of_seat("abc", 1): NOW + 1, of_voice("abc", 1): NOW + 1})

    restrictions.check_seat("abc", 11)
    restrictions.check_voice("abc", 0)
    restrictions.check_seat("abc1", 1)


def test_what_was_lifted_is_forgotten() -> None:
    restrictions = known(dict.fromkeys(CHECKS, NOW + 1))
    restrictions.learn([])

    for _, check in CHECKS.values():
        check(restrictions)
