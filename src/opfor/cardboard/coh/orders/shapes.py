"""What is known by its shape: numbers, hexes, counters by name, names in quotes."""

from __future__ import annotations

from typing import Any

import msgspec

from opfor.cardboard.coh.orders.errors import Misfit
from opfor.cardboard.coh.orders.slots import Choice, Listed, Shaped, slots


class Shape(msgspec.Struct, frozen=True):
    """How a terminal of the grammar looks, and how an author is told of it."""

    pattern: str
    called: str


SHAPES = {
    "HEX_NUMBER": Shape(
        r"/([A-L](0[2468]|1[02468])|[B-L](0[3579]|1[1357])|[1-9]\d?-[A-M](0[1-9]|1\d))(?![\w\/-])/i",
        "a full hex such as D14",
    ),
    "COUNTER_NAME": Shape(r"/[a-z]+(-[a-z0-9]+)+(?![\w\/-])/i", "a counter such as rifle-05"),
    "NUMBER": Shape(r"/\d{1,2}(?![\w\/-])/", "a number"),
    "QUOTED": Shape(r'/"[^"]+"/', 'a name in quotes such as "Second wave"'),
    "_SLASH": Shape(r"/\/(?!\S)/", "/"),
}


def _at_least_one(number: Any) -> int:
    """A number of counters, cards, points or hexes: none of them is no order at all."""
    if int(number) == 0:
        raise Misfit(number.column or 1, '"0" cannot stand here; expected 1 or more')
    return int(number)


def _positive(value: int) -> bool:
    return value > 0


def _negative(value: int) -> bool:
    return value < 0


def _unsigned(value: int) -> str:
    return str(abs(value))


slots(
    number=Shaped("NUMBER", _at_least_one, fits=_positive),
    loss=Shaped("NUMBER", lambda number: -_at_least_one(number), _unsigned, _negative),
    any_number=Shaped("NUMBER", int, fits=lambda value: value is not None and value >= 0),
    any_loss=Shaped("NUMBER", lambda number: -int(number), _unsigned, _negative),
    margin=Choice("+ {:any_number}", "- {:any_loss}"),
    how_many=Choice("{:number}", constants={"Each": 0}),
    name=Shaped("COUNTER_NAME", str.lower, fits=lambda name: "-" in name),
    names=Listed("name", ","),
    quoted=Shaped("QUOTED", lambda name: name.strip('"'), lambda name: f'"{name}"'),
    hex_number=Shaped("HEX_NUMBER", str.upper),
    hex=Shaped(
        "HEX_NUMBER", lambda name: (name.upper(),), lambda one: one[0], lambda v: len(v) == 1
    ),
    either_hex=Listed("hex_number", "or", least=2),
    every_hex=Listed("hex_number", "and", least=2),
    hex_list=Listed("hex_number", ","),
    controlled=Choice("{:hex_list}", constants={"every Objective": ()}),
)
