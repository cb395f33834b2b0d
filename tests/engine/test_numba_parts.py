"""Parts have no machine code of their own, and are compiled once."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from monuments.engine import jit

pytestmark = pytest.mark.skipif(not jit.COMPILED, reason="uncompiled, there is nothing to link")


@jit.part
def _double(number: int) -> int:
    return 2 * number


@jit.part
def _sum_doubled(count: int) -> int:
    found = -1
    for number in range(count):
        found = _double(found) + _double(number)
    return found + _double(-1)


@jit.kernel
def _entry(count: int) -> int:
    return _sum_doubled(count) + _double(count)


@jit.part
def _checked(count: int) -> int:
    if count < 0:
        raise ValueError("a negative count")
    return count


@jit.part
def _passed_on(count: int) -> int:
    return 2 * _checked(count)


@jit.kernel
def _entry_that_fails(count: int) -> int:
    return _passed_on(count)


@jit.kernel
def _read(numbers: npt.NDArray[Any]) -> int:
    return (1 << 40) * jit.num(numbers[0]) + jit.num(numbers[0])


def _compiled(part: Any) -> Any:
    """Compile a part by itself: a cached kernel does not compile those below it."""
    part.compile("int64(int64)")
    return part


def test_a_kernel_has_the_code_of_the_parts_below_it() -> None:
    found = -1
    for number in range(3):
        found = 2 * found + 2 * number

    assert _entry(3) == found - 2 + 6


def test_a_part_has_no_machine_code() -> None:
    (overload,) = _compiled(_sum_doubled).overloads.values()

    assert overload.library.get_pointer_to_function(overload.fndesc.llvm_func_name) == 0


def test_a_part_is_compiled_once_for_constants_and_variables() -> None:
    _compiled(_sum_doubled)

    assert len(_double.overloads) == 1  # type: ignore[attr-defined]


def test_an_exception_of_a_part_reaches_python() -> None:
    assert _entry_that_fails(3) == 6
    with pytest.raises(ValueError, match="a negative count"):
        _entry_that_fails(-1)


def test_a_number_of_any_width_is_widened() -> None:
    for kind in (np.int8, np.int16, np.uint16, np.int64, np.bool_):
        assert _read(np.array([1], kind)) == 2**40 + 1


def test_a_changed_compiler_changes_the_fingerprint() -> None:
    assert "numba_parts.py" in [path.name for path in jit.sources()]
