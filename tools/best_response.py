"""Train a response to a bot that stays as it is, and measure it.

    python tools/best_response.py --players 4 --against greedy --rounds 12

The response is a style of the rollout policy: the one that does best against the bot from the
start, its weights then moved uphill against the bot, round by round (`practise.py`). It is measured
in other deals, every one in every seat. Its share of wins is a lower bound of what the best
response to the bot wins. The same rounds give the same response.
"""

import argparse
from itertools import islice
from math import inf
from typing import Final

from practise import School

from monuments.arena.rating import wilson
from monuments.bots.antiquity import learned_weights, styles
from monuments.bots.antiquity.greedy import usual_style
from monuments.bots.antiquity.styles import Style

PLAIN: Final = ("practised", "steady", "common", "grasping", "myron", "dion")
COMPARED: Final = 300
"""Deals to choose the first style with."""
CHOICE_SEED, LAST_SEED = 5, 77


def frozen(name: str, players: int) -> Style:
    """Return the style of a bot without a search."""
    if name == "theon":
        return learned_weights.search_style()
    return learned_weights.without_weights(usual_style(players))


def first_response(school: School, bot: Style) -> tuple[str, Style]:
    """Return the style that does best against the bot, out of those known."""
    tried = {name: learned_weights.without_weights(styles.named(name)) for name in PLAIN}
    tried["theon"] = learned_weights.search_style()
    shares = {
        name: school.compare(style, bot, COMPARED, CHOICE_SEED)[0] for name, style in tried.items()
    }
    best = max(shares, key=lambda name: shares[name])
    return best, tried[best]


def main() -> None:
    parser = argparse.ArgumentParser(description="Exploit a bot with a trained style.")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--against", choices=("greedy", "theon"), default="greedy")
    parser.add_argument("--rounds", type=int, default=12, help="of training, 28,800 games or less")
    parser.add_argument("--deals", type=int, default=2000, help="to measure the response")
    given = parser.parse_args()
    school, bot = School(given.players), frozen(given.against, given.players)
    name, style = first_response(school, bot)
    rounds = school.practise(style, inf, bot)
    trained = [past[-1] for past in islice(rounds, given.rounds)]
    for what, response in ((name, style), *((f"{name}, trained", last) for last in trained[-1:])):
        share, lead = school.compare(response, bot, given.deals, LAST_SEED)
        found = wilson(share * given.players * given.deals, given.players * given.deals)
        print(
            f"| `{given.against}` | {given.players} | {what} | {given.players * given.deals:,} "
            f"| {found.value:.1%} | {found.low:.1%} to {found.high:.1%} | {lead:.1f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
