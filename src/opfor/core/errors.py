"""Errors a person can act on: one line saying what, where, and what would be right."""

from __future__ import annotations

from collections.abc import Iterable

from opfor.core.echo import with_short_echoes


class OpforError(Exception):
    """Bad input of any kind. The text is the whole message shown to the person, what was given
    repeated in short."""

    def __str__(self) -> str:
        return with_short_echoes(super().__str__())


class BadAnswer(OpforError):
    """An answer that the pending request does not offer."""


class Warned(BadAnswer):
    """An act that is held back until the person has heard what it brings."""


class Unfit(BadAnswer):
    """Words of a line that have no place in the act it names."""


class BadPack(OpforError):
    """Content that does not validate; names file, entry and field."""


class BadPosition(OpforError):
    """A position file that does not describe a legal position."""


class BadSave(OpforError):
    """A saved game that is damaged, edited, or made by a newer version."""


class Forfeit(OpforError):
    """A seat has lost its game without its being played to the end."""

    def __init__(self, seat: str, why: str) -> None:
        super().__init__(f"{why}; the game of {seat} is lost")
        self.seat, self.why = seat, why


class MissingExtra(OpforError):
    """Something that needs an optional install; the text names the extra."""


def one_of(what: str, given: object, choices: Iterable[object]) -> str:
    """The usual wording for a value outside a closed list; what may have been meant goes first."""
    names = [str(choice) for choice in choices]
    meant = f"; did you mean {near[0]}?" if (near := close_to(str(given), names)) else ""
    listed = ", ".join(names)
    return f"{what}: {given!r} is not known{meant or ';'} choose one of: {listed}"


def close_to(given: str, names: Iterable[str]) -> list[str]:
    """The names that a misspelt one may have meant, the likeliest first."""
    from difflib import get_close_matches

    return get_close_matches(given, sorted(names), n=3, cutoff=0.6)
