"""The names of the numbers in an observation, and of the steps."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Observation: TypeAlias = npt.NDArray[np.int16]
"""All that one seat knows of a position, as one flat vector."""
Numbers: TypeAlias = npt.NDArray[Any]
ActionMask: TypeAlias = npt.NDArray[np.int8]
"""A 1 for each legal step; only zeros for seats that are not to move."""


@dataclass(frozen=True, slots=True)
class Part:
    """Numbers of an observation that belong together."""

    name: str
    start: int
    axes: tuple[Sequence[str], ...]
    """The names along each axis; the last one varies fastest."""
    most: int
    """No number is higher, and none is below 0."""
    meaning: str

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(len(axis) for axis in self.axes)

    @property
    def stop(self) -> int:
        return self.start + prod(self.shape)


@dataclass(frozen=True)
class Encoding:
    """The numbers that represent positions and steps of a game."""

    game: str
    version: int
    """Goes up when a number of the observation or a step changes its meaning."""
    parts: tuple[Part, ...]
    steps: tuple[str, ...]
    """The name of each step of the action space."""

    @property
    def size(self) -> int:
        """The length of an observation."""
        return self.parts[-1].stop

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of every number, such as `known.next.AKR1`."""
        return tuple(
            ".".join((part.name, *labels)) for part in self.parts for labels in product(*part.axes)
        )

    @cached_property
    def most(self) -> Observation:
        """The highest value of every number."""
        found = np.empty(self.size, np.int16)
        for part in self.parts:
            found[part.start : part.stop] = part.most
        return found

    def split(self, observation: Numbers) -> dict[str, Numbers]:
        """Return views of the parts by name, each in its shape; leading axes are kept."""
        lead = observation.shape[:-1]
        return {
            part.name: observation[..., part.start : part.stop].reshape(*lead, *part.shape)
            for part in self.parts
        }
