"""Numbers that the books print inside their sentences, with the names they have here."""

from __future__ import annotations

SMOKE_CAP = 2
"""More smoke than this does not help a target."""
HEAVY_SMOKE = 2
"""How dense heavy smoke is."""
SMOKE_BURST = 2
"""Fresh smoke is heavy."""
STRANDED = ("immobilised", "vehicle-stunned")
"""Hits with which a vehicle goes nowhere."""
TOO_HARD = 11
"""The roll from which on an AI does not try."""
PRINTED_COST_OF_MOBILE = 1
"""The dearest move, as printed, of a unit that an order calls mobile."""
REVEALED_ON = 9
"""The roll that reveals a Rumored Enemy, CAPs included."""
BOG_NEEDED = 8
BOGGED = "immobilised"
SNIPER = (0, 1, 1, 2, 2, 3)
DELAY = 3
"""Of action cards: what bogs a vehicle down, the CAPs a sniper takes by each pip, those a delay
costs."""
