"""What an order comes to: one AI, one deed, before anything is rolled."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Deed = Literal[
    "attack",
    "group-attack",
    "move",
    "move-into-cc",
    "disengage",
    "rally",
    "auto-rally",
    "pivot",
    "pivot-and-attack",
    "become-fresh",
    "become-spent",
    "become-unhit",
    "become-hit",
    "reveal",
    "dig-in",
    "lay-smoke",
    "exit",
    "counteractions",
    "mission-orders",
    "enter",
    "pass",
]


OF_MISSION = "mission"
"""The line of a plan that a mission's own line comes to."""


class Plan(Struct, frozen=True, kw_only=True):
    """``line`` is the order (``priority/1``), ``goal`` a Unit or, below 0, an Objective.

    ``needed`` is what an attack's dice must show, the CAP bonus counted; ``long`` lets a
    revealed Rumored Enemy fire at long range; ``careful``: it moves at low risk.
    """

    line: str
    do: Deed
    acting: int = -1
    goal: int | None = None
    cell: int = -1
    facing: int = -1
    supporters: tuple[int, ...] = ()
    cap: int = 0
    needed: int = 0
    long: bool = False
    careful: bool = False
