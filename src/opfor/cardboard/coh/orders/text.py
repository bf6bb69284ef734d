"""Printing: the canonical text of every order, condition and effect.

Parsing what is printed here gives the same value again; parsing an author's line and printing
it gives the author's line in canonical letter case and spacing.
"""

from __future__ import annotations

from opfor.cardboard.coh.orders.constructs import CONSTRUCTS
from opfor.cardboard.coh.orders.lines import LineStep, MissionLine, OrderLine, StandingLine
from opfor.cardboard.coh.orders.slots import SLOTS


def order_text(order: MissionLine | LineStep) -> str:
    """The line that means this order."""
    if isinstance(order, OrderLine | StandingLine):
        return text_of(order)
    return SLOTS["steps"].text((order,), 1)


def text_of(value: object) -> str:
    """The words that mean a construct."""
    return CONSTRUCTS[type(value)].text(value)
