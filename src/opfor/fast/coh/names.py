"""Names in the order of their numbers."""

from __future__ import annotations

from opfor.games.coh.values.called import ACTIONS as ACTIONS

STAGES = ("set-up", "before-round", "turn", "over")
EFFECTS = (
    *("act-free", "rally-certain", "rally-free", "move-on", "delay", "re-roll"),
    *("gain-caps", "dig-in", "sniper", "aim", "turn-again", "luck"),
    *("drive-free", "bog-down"),
)
"""What the cards that are covered do."""

PLACES = ("map", "reserve", "destroyed", "left", "aside")
HASTY = "hasty-defence"
