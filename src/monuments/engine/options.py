"""A table's options: named words with defaults, written only where they differ."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from monuments.engine.refusal import refuse, unreadable

Options: TypeAlias = Mapping[str, str]
"""Every option of a game with its value, defaults included, in the order of the notation."""

_BETWEEN: Final = re.compile(" (?=[^ =]+=)")
"""The space before an option; file names may contain other spaces."""


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of a table. `accepts` judges any word that is not among `values`."""

    name: str
    values: tuple[str, ...]
    shape: str = ""
    accepts: Callable[[str], bool] = lambda _: False
    seats: tuple[int, ...] = ()
    """The numbers of players for which it has an effect; empty for all."""
    live: str = ""
    """The default of a live table, if it differs."""
    limits: str = ""
    """The first and the last of the numbers that `shape` allows."""
    needs: str = ""
    """The option, as `name=value`, without which this one has no effect."""
    rule: str = ""
    """The rule that says what it `needs`."""

    @property
    def default(self) -> str:
        return self.values[0]

    def describe(self) -> str:
        """Return the possible values, the default first."""
        return "|".join((*self.values, self.shape) if self.shape else self.values)

    def allowed(self) -> str:
        """Return the same with limits, for a refusal."""
        return "|".join((*self.values, self.limits)) if self.limits else self.describe()

    def check(self, value: str) -> None:
        # A record has to hold any value, such as the name of a file.
        is_safe = value.isprintable() and '"' not in value and not _BETWEEN.search(value)
        if value not in self.values and not (is_safe and self.accepts(value)):
            raise unreadable("option-value", option=self.name, value=value, allowed=self.allowed())


def with_defaults(known: tuple[Option, ...], given: Options) -> dict[str, str]:
    """Return all options of a game, those `given` in place of their defaults."""
    names = {option.name for option in known}
    for name in given:
        if name not in names:
            raise unreadable("option-unknown", option=name, allowed=tuple(sorted(names)))
    chosen = {option.name: given.get(option.name, option.default) for option in known}
    for option in known:
        option.check(chosen[option.name])
    return chosen


def check_needs(known: tuple[Option, ...], options: Options) -> None:
    """Raise RefusalError for an option without effect because another one is missing.

    Only new games are checked: older records and tables still open.
    """
    for option in known:
        if _lacks_its_need(option, options):
            chosen = f"{option.name}={options[option.name]}"
            raise refuse(option.rule, "option-needs", option=chosen, needs=option.needs)


def without_effectless(known: tuple[Option, ...], given: Options) -> dict[str, str]:
    """Return the options `given` without those that `check_needs` would refuse."""
    chosen = with_defaults(known, given)
    effectless = {option.name for option in known if _lacks_its_need(option, chosen)}
    return {name: value for name, value in given.items() if name not in effectless}


def _lacks_its_need(option: Option, options: Options) -> bool:
    name, _, value = option.needs.partition("=")
    is_chosen = options[option.name] != option.default
    return bool(option.needs) and is_chosen and options[name] != value


def read_options(text: str) -> dict[str, str]:
    """Return the options `name=value` of `text`, separated by single spaces."""
    found: dict[str, str] = {}
    for word in _BETWEEN.split(text) if text else []:
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise unreadable("option-shape", option=word)
        if name in found:
            raise unreadable("option-twice", option=name)
        found[name] = value
    return found


def write_options(known: tuple[Option, ...], options: Options) -> str:
    """Return the options that differ from their default, in the order of `known`."""
    return " ".join(
        f"{option.name}={options[option.name]}"
        for option in known
        if options[option.name] != option.default
    )
