"""What order cards are drawn for, and how their lines are called."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.cardboard.coh.orders.trees import CardOrder, PriorityOrder, TacticalLine
from opfor.core.cite import cite
from opfor.games.coh.values.solo_events import Purpose

PART: dict[Purpose, tuple[str, ...]] = {"check": ("spent",), "loss": ("colour",), "hex": ("hex",)}
"""What of a card counts where it is not carried out."""
WHY: dict[Purpose, tuple[str, str]] = {
    "order": ("the AI's order card", "COH-2.2-a"),
    "check": ("AP Spent Check", "COH-3.1.1-b"),
    "loss": ("a Command card for the destroyed AI", "COH-7.3.1-a"),
    "event": ("an order card to carry out", "COH-2.2-a"),
    "hex": ("an order card for its hex", "COH-6.0-a"),
}


@cite("COH-4.1-a")
def lines_of(
    priority: Sequence[PriorityOrder], tactical: Sequence[TacticalLine]
) -> list[tuple[str, CardOrder]]:
    """The lines in the order they are tried: priority orders, then tactical ones."""
    named: list[tuple[str, CardOrder]] = []
    named += [(f"priority/{n}", order) for n, order in enumerate(priority, 1)]
    named += [(f"tactical/{n}", order) for n, order in enumerate(tactical, 1)]
    return named
