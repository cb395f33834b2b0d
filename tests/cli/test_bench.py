"""`monuments bench`: every figure, for people and for programs."""

from tests.cli.running import Run


def test_every_figure_is_measured(run: Run) -> None:
    [figures] = run("bench", "--seconds", 0.001, "--no-start", "--json").objects()
    names = [figure["what"] for figure in figures]

    assert all(figure["value"] > 0 for figure in figures)
    assert len({*names}) == len(names) == 8
    assert {figure["unit"] for figure in figures} == {"steps/s", "µs", "playouts/s"}
