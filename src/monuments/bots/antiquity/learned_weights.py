"""The learned weights: one line per feature in a file written by tools/study.py.

The columns after the names are the stages of a game, by the cards left in the pile.
"""

import csv
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from monuments.bots.antiquity import styles
from monuments.bots.antiquity.learned_features import COLUMNS, FEATURES, STAGES, Decision
from monuments.bots.antiquity.styles import Style

FILE: Final = Path(__file__).with_suffix(".csv")
SHAPE: Final = (len(Decision), len(STAGES), COLUMNS)

Weights = npt.NDArray[np.float64]
"""One for each decision, stage and feature; 0 in columns without a feature."""


def search_style() -> Style:
    """Return the style of a search, with the learned weights."""
    return with_weights(styles.named("search"), _learned_weights())


@cache
def _learned_weights() -> Weights:
    """Read the file once: bots are made and hints are asked for while people wait."""
    return read_weights(FILE)


def with_weights(style: Style, weights: Weights) -> Style:
    """Return a style with the learned weights, used below its `learned_below`."""
    return np.concatenate([style, weights.reshape(-1)])


def without_weights(style: Style) -> Style:
    """Return a style of the same length as those with learned weights."""
    return with_weights(style, np.zeros(SHAPE))


def read_weights(path: Path) -> Weights:
    weights = np.zeros(SHAPE)
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            decision = Decision[row["decision"].upper()]
            names = {feature.name.lower(): feature for feature in FEATURES[decision]}
            weights[decision, :, names[row["feature"]]] = [
                float(row[str(stage)]) for stage in STAGES
            ]
    return weights


def write_weights(path: Path, weights: Weights) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["decision", "feature", *STAGES])
        for decision, features in FEATURES.items():
            for feature in features:
                row = (f"{weight:.4f}" for weight in weights[decision, :, feature])
                writer.writerow([decision.name.lower(), feature.name.lower(), *row])
