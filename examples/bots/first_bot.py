#!/usr/bin/env python3
"""A first bot of your own, in plain Python.

    monuments arena antiquity --bots program:examples/bots/first_bot.py,random --games 20

It reads one JSON message a line and answers each `turn` with a play; docs/your-own-bot.md has
every message. It likes some verbs better than others, and that is all: begin by making `choose`
cleverer.
"""

import json
import sys
from random import Random
from typing import Any

Json = dict[str, Any]

WISHES = ("history", "erect", "improve", "score", "take", "draw")
"""Verbs from the dearest on; any other comes after them, and `end` comes last."""


def main() -> None:
    rng = Random(0)
    for line in sys.stdin:  # ends when the game is over: the table closes our input
        message = json.loads(line)
        if message["type"] == "hello":
            rng = Random(message["seed"])
        elif message["type"] == "turn":
            play = choose(message["view"], message["forms"], rng)
            print(json.dumps({"play": play}), flush=True)
        elif message["type"] == "refused":
            print("refused:", message["play"], message["refusal"], file=sys.stderr)


def choose(view: Json, forms: list[Json], rng: Random) -> str:
    """Return a play of the verb we like best now, with as many cards as it takes."""
    possible = [form for form in forms if "refusal" not in form]
    return written(min(possible, key=lambda form: (wish(view, form), -form.get("most", 0))), rng)


def wish(view: Json, form: Json) -> int:
    """Return how late a form comes, 0 for the dearest."""
    if form["verb"] == "history" and pages(view) < 2:
        return len(WISHES) + 1  # too short: there are only two historians
    if form["verb"] == "end":
        return len(WISHES) + 2
    return WISHES.index(form["verb"]) if form["verb"] in WISHES else len(WISHES)


def pages(view: Json) -> int:
    """Return how long a history of ours would be now."""
    ours = [colour["colour"] for colour in view["colours"] if colour["seat"] == view["seat"]]
    return max((c["pages"] for c in view["chronicles"] if c["colour"] in ours), default=0)


def written(form: Json, rng: Random) -> str:
    """Return one of the plays of a form, in notation."""
    words = [form.get("colour"), form["verb"], form.get("power")]
    words += rng.sample(form.get("cards", []), form.get("most", 0))
    words += rng.sample(form.get("targets", []), 1 if "targets" in form else 0)
    return " ".join(word for word in words if word)


if __name__ == "__main__":
    main()
