"""The card of a data set: its description for people."""

from collections.abc import Sequence

from monuments.envs.dataset_plan import GAMES_EACH, DatasetPlan, Shard
from monuments.envs.encoding import Encoding
from monuments.envs.games import encoding_of
from monuments.games.registry import open_game


def card(plan: DatasetPlan, shards: Sequence[Shard]) -> str:
    """Return a description of the data set for people."""
    encoding = encoding_of(open_game(plan.game, plan.options))
    totals = {
        kind: (
            sum(shard.games for shard in shards if shard.kind == kind),
            sum(shard.positions for shard in shards if shard.kind == kind),
        )
        for kind in GAMES_EACH
    }
    options = ", ".join(f"`{name}={value}`" for name, value in plan.options.items()) or "none"
    lines = [
        f"# Games of `{plan.game}`, {plan.seats} players",
        "",
        f"- {totals['policy'][0]:,} of {plan.games:,} games between {', '.join(plan.bots)}, "
        f"which rotate around the table: {totals['policy'][1]:,} positions.",
        f"- {totals['search'][0]:,} of {plan.searches:,} games between {plan.search} in every "
        f"seat, with the values of its search: {totals['search'][1]:,} positions.",
        f"- Seed {plan.seed}, options: {options}, rules version {plan.rules}, observations and "
        f"steps of encoding version {plan.encoding}, code `{plan.code}`.",
        "- Every position in which a seat takes a step is a row, also in the middle of a play.",
        "- `sha256sum -c SHA256SUMS` checks the files. `dataset.json` describes them to programs.",
        "",
        *_columns(plan, encoding),
        "",
        "The values of a search are those of the bot's own tree: it visits promising steps more",
        "often, so values of steps with few visits are uncertain. A seat's result there is mostly",
        "winning and partly the margin; in `fabuleux` it is the chance of winning the round.",
        "",
    ]
    return "\n".join(lines)


def _columns(plan: DatasetPlan, encoding: Encoding) -> list[str]:
    """Return the table of the card: what is in a shard."""
    rows: list[tuple[str, object, str, str]]
    steps = len(encoding.steps)
    if plan.format == "parquet":
        head = ["| Column | Values | Type | Meaning |", "| --- | --- | --- | --- |"]
        rows = [
            ("game", 1, "int64", "the number of the game in the data set"),
            ("observation", encoding.size, "int16", "what the seat to move knows"),
            ("mask", steps, "uint8", "its legal steps"),
            ("step", 1, "int16", "the step it took"),
            ("seat", 1, "int8", "the seat"),
            ("rewards", plan.seats, "float32", "1 for the winner and -1 shared by the others"),
            ("scores", plan.seats, "int32", "the scores at the end of the game"),
            ("places", plan.seats, "int8", "the places, 1 the best"),
            ("visits", steps, "int32", "search shards: how often each step was tried"),
            ("values", steps, "float32", "search shards: its mean result, NaN if not tried"),
        ]
    else:
        head = ["| Array | Shape | Type | Meaning |", "| --- | --- | --- | --- |"]
        rows = [
            ("observations", f"positions, {encoding.size}", "int16", "what the seat to move knows"),
            ("masks", "positions, bytes", "uint8", "its legal steps: `numpy.packbits` of the mask"),
            ("steps", "positions", "int16", "the step it took"),
            ("seats", "positions", "int8", "the seat"),
            ("games", "positions", "int32", "the row of its game in the arrays below"),
            ("numbers", "games", "int64", "the number of the game in the data set"),
            ("rewards", "games, seats", "float32", "1 for the winner and -1 shared by the others"),
            ("scores", "games, seats", "int32", "the scores at the end"),
            ("places", "games, seats", "int8", "the places, 1 the best"),
            ("visits", f"positions, {steps}", "int32", "search shards: how often tried"),
            (
                "values",
                "like visits",
                "float32",
                "search shards: the mean, NaN if not tried",
            ),
        ]
    return [*head, *(f"| `{name}` | {size} | {kind} | {text} |" for name, size, kind, text in rows)]
