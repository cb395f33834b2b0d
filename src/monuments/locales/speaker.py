"""Sentences in one language: messages, refusals, events and codes."""

import re
from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Final, Protocol, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr", "de")

Argument: TypeAlias = str | int | tuple[str, ...]

KINDS: Final = {
    "monument": "monument",
    "card": "card",
    "cards": "card",
    "stack": "card",
    "target": "card",
    "colour": "colour",
    "from": "colour",
    "symbol": "symbol",
    "power": "power",
    "characteristic": "characteristic",
    "collector": "collector",
    "direction": "direction",
    "grade": "grade",
    "chooser": "grade",
}
"""The kind of code in each argument, by its name. Other arguments are shown as they are."""

_SEATED: Final = ("winners", "seats")
"""Arguments of events that may list seats."""

_MARKS: Final = {"en": ",.", "fr": "\u202f,", "de": ".,"}
"""The separators of thousands and of decimals."""

_FIGURE: Final = re.compile(r"(-?[0-9]+(?:\.[0-9]+)?)(?: ([^0-9/].*))?")
_CARD: Final = re.compile("([A-Z]{3})([1-9])")
_WANTED: Final = re.compile(r"\s*([a-z]+)[^;]*(?:;\s*q=([01](?:\.[0-9]*)?))?\s*", re.IGNORECASE)


class Refused(Protocol):
    """A refusal: `reason` names the sentence, `args` fills it."""

    @property
    def rule(self) -> str: ...
    @property
    def reason(self) -> str: ...
    @property
    def args(self) -> Mapping[str, Argument]: ...


class Advised(Protocol):
    """A reason of a hint: `code` names the sentence, `args` fills it."""

    @property
    def code(self) -> str: ...
    @property
    def args(self) -> Mapping[str, Argument]: ...


class Happened(Protocol):
    """An event: `kind` names the sentence, `seat` is who did it, negative if nobody."""

    @property
    def kind(self) -> str: ...
    @property
    def seat(self) -> int: ...
    @property
    def args(self) -> Mapping[str, Argument]: ...


def choose_language(wanted: str | None) -> str:
    """Return our best language for `fr_FR.UTF-8` or `de-CH,de;q=0.8`."""
    found = [match for part in (wanted or "").split(",") if (match := _WANTED.fullmatch(part))]
    asked = [(float(match[2] or 1), match[1].lower()) for match in found]
    ours = [(weight, name) for weight, name in asked if weight and name in LANGUAGES]
    return max(ours, key=lambda choice: choice[0], default=(1.0, "en"))[1]


@cache
def bundle(language: str) -> FluentBundle:
    """Return the messages of one of LANGUAGES."""
    text = Path(__file__).with_name(f"{language}.ftl").read_text("utf-8")
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(text))
    return found


class Speaker:
    """Speaks one language.

    `words` are the names of a custom deck, and take precedence.
    """

    def __init__(self, language: str, words: Mapping[str, str] | None = None) -> None:
        self.language = language
        self._words = words or {}
        self._bundle = bundle(language)

    def say(self, message: str, /, **args: Argument) -> str:
        """Return a message, filled with `args` in words.

        Raise KeyError if anything is missing.
        """
        return self._format(message, {key: self._worded(key, args[key]) for key in args})

    def refusal(self, refusal: Refused) -> str:
        """Return the sentence of a refusal, without the rule number."""
        return self.say(f"refusal-{refusal.reason}", **refusal.args)

    def reason(self, game: str, reason: Advised) -> str:
        """Return the sentence of a reason, without the rule number."""
        return self.say(f"{game}-reason-{reason.code}", **reason.args)

    def event(self, game: str, event: Happened, names: Sequence[str]) -> str:
        """Return the sentence of an event; `names` are the players in seat order."""
        args = dict(event.args)
        if event.seat >= 0:
            args["player"] = names[event.seat]
        for key in _SEATED:
            seats = args.get(key)
            if isinstance(seats, tuple):
                args[key] = tuple(names[int(seat)] for seat in seats)
        return self.say(f"{game}-event-{event.kind}", **args)

    def word(self, key: str, code: str) -> str:
        """Return the words for `code` as an argument `key`; text stays as it is."""
        if key == "figure":
            return self.figure(code)
        kind = KINDS.get(key)
        if kind is None:
            return code
        if code in self._words:
            return self._words[code]
        if kind == "card":
            match = _CARD.fullmatch(code)
            if not match or not self._bundle.has_message(f"monument-{match[1]}"):
                return code
            name = self.word("monument", match[1])
            return self._format("card-name", {"monument": name, "value": match[2]})
        message = f"{kind}-{code}"
        return self._format(message, {}) if self._bundle.has_message(message) else code

    def figure(self, text: str) -> str:
        """Return a card's figure as this language writes it; a year stays ungrouped."""
        match = _FIGURE.fullmatch(text)
        if not match:
            return text
        grouped = ",f" if match[2] else "f"
        number = f"{Decimal(match[1]).normalize():{grouped}}"
        written = number.translate(str.maketrans(",.-", f"{_MARKS[self.language]}\u2212"))
        return f"{written}\u00a0{match[2]}" if match[2] else written

    def listed(self, items: Sequence[str]) -> str:
        """Return `a, b and c`."""
        if len(items) < 2:
            return "".join(items)
        return self._format("list-and", {"head": ", ".join(items[:-1]), "last": items[-1]})

    def _worded(self, key: str, value: Argument) -> str | int:
        if isinstance(value, tuple):
            return self.listed([self.word(key, code) for code in value])
        return self.word(key, value) if isinstance(value, str) else value

    def _format(self, message: str, args: Mapping[str, str | int]) -> str:
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise KeyError(message, *errors)
        return str(text)
