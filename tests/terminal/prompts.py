"""Typing into the text game, as a person would."""

from collections.abc import Iterator

import pytest


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> "Typing":
    return Typing(monkeypatch)


class Typing:
    """Feeds lines to the prompt; afterwards the input has ended."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch

    def lines(self, *lines: str) -> list[str]:
        """Return the prompts, which are there once the command has run."""
        left: Iterator[str] = iter(lines)
        prompts: list[str] = []

        def ask(prompt: str) -> str:
            prompts.append(prompt)
            line = next(left, None)
            if line is None:
                raise EOFError
            return line

        self._monkeypatch.setattr("builtins.input", ask)
        return prompts
