"""Names in the order of their numbers."""

from __future__ import annotations

STAGES = ("set-up", "before-round", "turn", "over")
ACTIONS = (
    *("", "pass", "move", "enter", "pivot", "attack", "flame", "close-combat", "rally"),
    *("stall", "dig-in", "smoke", "card", "become-fresh", "counteraction", "mission-order"),
    *("load", "unload", "leave", "hide", "hidden-move", "become-spent", "become-unhit"),
)
EFFECTS = (
    *("act-free", "rally-certain", "rally-free", "move-on", "delay", "re-roll"),
    *("gain-caps", "dig-in", "sniper", "aim", "turn-again", "luck"),
    *("drive-free", "bog-down"),
)
"""What the cards that are covered do."""

PLACES = ("map", "reserve", "destroyed", "left", "aside")
HASTY = "hasty-defence"
