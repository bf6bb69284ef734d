"""Mission lines typed at random by the grammar of the order language: whatever it takes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from opfor.cardboard.coh.orders import lines as language
from opfor.cardboard.coh.orders.effects import BringGroup
from opfor.cardboard.coh.orders.errors import BadOrderText
from opfor.cardboard.coh.orders.lines import OrderLine
from opfor.cardboard.coh.orders.nouns import Side
from opfor.cardboard.coh.orders.parse import parse_line
from opfor.cardboard.coh.orders.slots import SLOTS, Alternative, Shaped
from opfor.cardboard.coh.orders.template import Element, Gap, Literal, Option, plural

assert language, "the language is declared on import"

SHAPED = {
    "HEX_NUMBER": ("E12", "D14", "H13", "F12", "J08", "F07", "E13", "J10", "A08"),
    "COUNTER_NAME": (
        "rifle-01",
        "rifle-02",
        "rifle-05",
        "smg-08",
        "mmg-17",
        "smg-13",
        "hmg-19",
        "truck-35",
    ),
    "NUMBER": ("1", "1", "1", "2", "2", "3"),
    "QUOTED": ('"Second wave"', '"Third"', '"Relief"', '"Relief"'),
}
"""Names of things that are on the map of these lines, or may come there."""
OFTEN = {"tactical_order": 8, "plain_order": 4, "effect": 8}
"""How often a step is of such a kind; every other kind of step counts once."""
SELDOM = ("End the mission", "End the round")
"""Steps behind which not much is left to be done."""


class Typist:
    """Types what a slot takes, any way it can be written."""

    def __init__(self, rng: Random, names: dict[str, Sequence[str]]) -> None:
        self.rng, self.names = rng, names

    def of_slot(self, name: str) -> str:
        slot = SLOTS[name]
        if isinstance(slot, Shaped):
            return self.rng.choice(self.names[slot.terminal])
        ways = list(slot.alternatives())
        return self.of_way(self.rng.choices(ways, [_weight(way) for way in ways])[0])

    def of_way(self, way: Alternative) -> str:
        return " ".join(filter(None, map(self.of_element, way.elements)))

    def of_element(self, element: Element) -> str:
        match element:
            case Literal(word, counted):
                return plural(word) if counted and self.rng.random() < 0.5 else word
            case Gap(_, slot):
                return self.of_slot(slot)
            case Option(elements):
                told = map(self.of_element, elements)
                return " ".join(told) if self.rng.random() < 0.4 else ""
        more = self.rng.choice((0, 0, 0, 1, 2)) + element.least - 1
        items = [element.first, *(element.slot,) * more]
        between = element.separator if element.separator == "," else f" {element.separator}"
        return f"{between} ".join(map(self.of_slot, items))


def _weight(way: Alternative) -> int:
    gaps = [element.slot for element in way.elements if isinstance(element, Gap)]
    return OFTEN.get(gaps[0], 1) if len(gaps) == len(way.elements) == 1 else 1


def typed_line(rng: Random) -> OrderLine:
    """A line without a moment, typed again until it means something."""
    typist = Typist(rng, SHAPED)
    while True:
        text = typist.of_slot("steps")
        if rng.random() < 0.35:
            text = f"If {typist.of_slot('conditions')}: {text}"
        found = _read(text)
        is_rare = any(text.endswith(each) for each in SELDOM) and rng.random() < 0.8
        if found is not None and not is_rare and is_named_right(found):
            return found


def is_named_right(line: OrderLine) -> bool:
    """Whether groups are called by the names of groups of their side."""
    called = [step for step in line.steps if isinstance(step, BringGroup)]
    return all((step.name == "Relief") == (step.side is Side.PLAYER) for step in called)


def _read(text: str) -> Any:
    try:
        return parse_line(text.replace(" ,", ",").replace(" :", ":"))
    except BadOrderText:
        return None
