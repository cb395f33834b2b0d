"""Refusals: a rule number, a reason code and the arguments of its sentence."""

from typing import TypeAlias

import msgspec

Argument: TypeAlias = str | int | tuple[str, ...]


class Refusal(msgspec.Struct, frozen=True):
    """The same refusal reaches browser, terminal, programs and the record checker.

    `rule` is a number of docs/rules, or `notation` for what cannot be read. `reason` names a
    message of the locales, `args` fills it: codes, never sentences.
    """

    rule: str
    reason: str
    args: dict[str, Argument] = {}


class RefusalError(Exception):
    """Raised at the boundary; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule} {refusal.reason}")
        self.refusal = refusal

    def __reduce__(self) -> tuple[type["RefusalError"], tuple[Refusal]]:
        """Support pickling, for errors from another process."""
        return type(self), (self.refusal,)


def refuse(rule: str, reason: str, **args: Argument) -> RefusalError:
    """Return the error to raise."""
    return RefusalError(Refusal(rule, reason, args))


def unreadable(reason: str, **args: Argument) -> RefusalError:
    """Return the error for text that is not notation."""
    return refuse("notation", reason, **args)
