"""Differences between two views, so that only the changes are sent."""

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from monuments.engine.game import State
from monuments.engine.jit import kernel, num

Marks: TypeAlias = npt.NDArray[np.int64]


@kernel
def marks_of_changes(before: State, after: State, marks: Marks) -> int:
    """Return the union of the marks of all numbers that differ between two positions."""
    found = 0
    for place in range(len(marks)):
        if before[place] != after[place]:
            found |= num(marks[place])
    return found


def changed_fields(before: msgspec.Struct, after: msgspec.Struct) -> dict[str, Any]:
    """Return the fields of a view that have changed."""
    values = ((name, getattr(after, name)) for name in after.__struct_fields__)
    return {name: value for name, value in values if value != getattr(before, name)}


def with_changes(view: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return a view from JSON with changes to fields or entries like `seats.2`."""
    found = dict(view)
    for key, value in changes.items():
        name, _, place = key.partition(".")
        if place:
            found[name] = [value if i == int(place) else old for i, old in enumerate(found[name])]
        else:
            found[name] = value
    return found
