"""The rule that explains each verb, each source of points and each ending.

The page gets them with its types (`make protocol`), so that their numbers are written once.
"""

from typing import Final

VERB_RULES: Final = {
    "draw": "A4.3",
    "take": "A4.3",
    "erect": "A4.4",
    "improve": "A4.7",
    "score": "A4.8",
    "buy": "A4.2",
    "history": "A5.1",
    "acquire": "A8.1",
    "hero draw": "A8.4",
    "hero take": "A8.4",
    "swap": "A8.5",
    "end": "A4.1",
}
SOURCE_RULES: Final = {
    "monuments": "A6.1",
    "histories": "A6.2",
    "bonus": "A6.4",
    "penalty": "A6.3",
    "powers": "A8.2",
    "points": "A4.8",
}
"""In the order in which the score sheet counts them."""
ENDING_RULES: Final = {"refill": "A3.3", "idle": "A4.1"}

RULE_NUMBERS: Final = {
    "verbs": VERB_RULES,
    "sources": SOURCE_RULES,
    "endings": ENDING_RULES,
}
