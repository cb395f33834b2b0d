"""`python -m monuments` is `monuments`."""

from monuments.cli.main import cli

cli()
