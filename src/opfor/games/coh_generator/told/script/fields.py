"""What a field of a script is: the place of some of the answers that make a generation.

A script is the record of a generation in the words of its contract. A field stands for the answers
to some of the generator's requests, known by the action they offer or the source they draw from:
``read`` gives the answer that the field holds, ``write`` puts down an answer that was given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from opfor.core.requests import Answer
from opfor.games.coh_generator.values.state import State

if TYPE_CHECKING:
    from opfor.games.coh_generator.told.script.answers import Answers

Part = dict[str, Any]
"""The document, or one play of it."""
Asks = type | str


class Given(NamedTuple):
    """An answer as a record holds it, and the finished generation."""

    answer: Any
    source: str
    state: State


class Field:
    """``of`` are the actions and sources it answers for, ``rule`` is the row that asks for it,
    ``unasked`` is said if it is there and nothing asks."""

    def __init__(self, name: str, rule: str, *of: Asks, unasked: str = "") -> None:
        self.name, self.rule, self.of, self.unasked = name, rule, of, unasked

    def read(self, script: Answers, request: Any) -> Answer:
        raise NotImplementedError

    def write(self, into: Part, given: Given) -> None:
        """A hex, unless it is more than that."""
        into[self.name] = given.answer.hex

    def spare(self, value: Any, asked: list[str]) -> str:
        """What there is too much of, if anything."""
        return self.unasked if value and not asked else ""


class Several(Field):
    """A list with an item for each time it is asked for."""

    def spare(self, value: Any, asked: list[str]) -> str:
        return self.unasked if len(value) > len(asked) else ""


class ByUnit(Field):
    """What is said of certain Units, if they are asked about."""

    def spare(self, value: Any, asked: list[str]) -> str:
        return next((f"{unit} {self.unasked}" for unit in value if unit not in asked), "")
