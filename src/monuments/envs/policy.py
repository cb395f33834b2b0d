"""A trained policy as a bot: `policy:FILE`, and its file, .npz or .onnx."""

import zipfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Self, TypeAlias

import numpy as np
import numpy.typing as npt

from monuments.engine.game import Game
from monuments.engine.knowledge import Knowledge
from monuments.engine.refusal import unreadable
from monuments.envs.encoding import Observation
from monuments.envs.games import KERNELS, encoding_of
from monuments.envs.onnx import layers_in
from monuments.games.registry import open_game

Floats: TypeAlias = npt.NDArray[np.float32]

_FILES_KEPT: Final = 8
_UNREADABLE: Final = (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile)
"""Raised by a missing file, and by one that is not such an archive."""


class PolicyError(Exception):
    """The weights do not fit the game or each other; the message says how."""


@dataclass(frozen=True, slots=True)
class Policy:
    """A feed-forward network: linear layers with a ReLU between them.

    It reads an observation, each number divided by its highest value, and gives a preference for
    each step. Outputs after those are ignored, so a value head may share the last layer.
    """

    game: str
    version: int
    """The version of the observations."""
    weights: tuple[Floats, ...]
    """Of each layer, in the shape (outputs, inputs), as in `torch.nn.Linear`."""
    biases: tuple[Floats, ...]

    @classmethod
    def of(cls, game: Game, layers: Iterable[tuple[npt.ArrayLike, npt.ArrayLike]]) -> Self:
        """Return the policy of these layers, a weight and a bias each. Raise PolicyError."""
        pairs = [(np.asarray(w, np.float32), np.asarray(b, np.float32)) for w, b in layers]
        weights, biases = tuple(w for w, _ in pairs), tuple(b for _, b in pairs)
        found = cls(game.name, encoding_of(game).version, weights, biases)
        found.check(game)
        return found

    def check(self, game: Game) -> None:
        """Raise PolicyError unless the network is for this game."""
        encoding = encoding_of(game)
        if (self.game, self.version) != (game.name, encoding.version):
            raise PolicyError(
                f"it is for observations of {self.game} version {self.version}, "
                f"not of {game.name} version {encoding.version}"
            )
        width = encoding.size
        for number, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            if weight.ndim != 2 or weight.shape[1] != width or bias.shape != weight.shape[:1]:
                raise PolicyError(
                    f"layer {number} needs {width} inputs, and has a weight of shape "
                    f"{weight.shape} and a bias of shape {bias.shape}"
                )
            width = len(bias)
        if not self.weights or width < game.num_steps:
            raise PolicyError(f"it needs {game.num_steps} outputs, one for each step")
        if not all(np.isfinite(array).all() for array in (*self.weights, *self.biases)):
            raise PolicyError("its weights are not all finite")

    def preferences(self, observations: Floats) -> Floats:
        """Return the outputs for observations already divided by their highest values."""
        found = observations
        for layer, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            found = (np.maximum(found, 0) if layer else found) @ weight.T + bias
        return found

    def save(self, path: Path) -> None:
        """Write the policy as an .npz without compression or pickles."""
        arrays: dict[str, Any] = {
            **{f"weight_{i}": weight for i, weight in enumerate(self.weights)},
            **{f"bias_{i}": bias for i, bias in enumerate(self.biases)},
        }
        with path.open("wb") as file:
            np.savez(file, game=np.array(self.game), version=np.array(self.version), **arrays)


def load_policy(path: Path) -> Policy:
    """Read a policy that `save` has written, or an ONNX file.

    Raise PolicyError for anything else. ONNX does not say which game it is for: its inputs do, and
    the version is today's.
    """
    try:
        if path.suffix == ".onnx":
            layers = layers_in(path.read_bytes())
            width = layers[0][0].shape[-1] if layers else 0
            for game_name in KERNELS:
                if encoding_of(game := open_game(game_name, {})).size == width:
                    return Policy.of(game, layers)
            raise PolicyError(f"no game has observations of {width} numbers")
        with np.load(path, allow_pickle=False) as file:
            count = sum(name.startswith("weight_") for name in file.files)
            return Policy(
                str(file["game"]),
                int(file["version"]),
                tuple(np.asarray(file[f"weight_{i}"], np.float32) for i in range(count)),
                tuple(np.asarray(file[f"bias_{i}"], np.float32) for i in range(count)),
            )
    except _UNREADABLE as error:
        raise PolicyError(f"it cannot be read as a policy: {error}") from None


class PolicyBot:
    """Takes the legal step that a policy prefers; of equal ones the first."""

    def __init__(self, game: Game, seat: int, seed: int, argument: str) -> None:
        """Raise RefusalError if there is no such file, or its policy is for another game."""
        path = Path(argument)
        try:
            self._policy = _loaded(path, path.stat().st_mtime_ns)
            self._policy.check(game)
        except (OSError, ValueError, PolicyError) as error:  # ValueError: no path has a null byte
            raise unreadable("bot-policy", file=argument[:60], game=game.name) from error
        self._seat, self._observe = seat, KERNELS[game.name].observe
        self._most = encoding_of(game).most.astype(np.float32)
        self._seen: Observation = np.empty(len(self._most), np.int16)

    def choose(self, knowledge: Knowledge, deadline: float | None) -> int:
        legal = knowledge.legal
        if len(legal) == 1:
            return legal[0]
        self._observe(knowledge.sample(), self._seat, self._seen)
        return best_legal(
            self._policy.preferences(np.divide(self._seen, self._most, dtype=np.float32)), legal
        )


def best_legal(preferences: Floats, legal: Sequence[int]) -> int:
    """Return the legal step that is preferred most."""
    return legal[int(np.argmax(preferences[legal]))]


@lru_cache(_FILES_KEPT)
def _loaded(path: Path, _: int) -> Policy:
    """Read a file once until it changes: bots are made for every game."""
    return load_policy(path)
