"""The folders that are filled by the builds of the page and of the documentation."""

from pathlib import Path
from typing import Final

SITE: Final = Path(__file__).parents[1] / "web"
"""Made by the build; without it the server shows a plain page of what it offers."""

DOCS: Final = Path(__file__).parents[1] / "docs"
"""The documentation, made by `make docs`; without it nothing is found under /docs."""
