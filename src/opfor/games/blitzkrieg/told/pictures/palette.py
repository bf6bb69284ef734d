"""Colours: violet for the first side, amber for the second (told apart without red and green)."""

from __future__ import annotations

from opfor.kit.scene import Tone

PALETTE: dict[str, Tone] = {
    "paper": Tone("#efe8d8", "#14181d"),
    "panel": Tone("#fbf7ec", "#1e242b"),
    "well": Tone("#e6dcc6", "#12161a"),
    "ink": Tone("#2a2620", "#ece5d6"),
    "muted": Tone("#776d5d", "#9c9586"),
    "rule": Tone("#cbbfa6", "#3a434d"),
    "land": Tone("#dcc692", "#6a5a33"),
    "sea": Tone("#9fc3da", "#2c5470"),
    "mark": Tone("#3b352b", "#f1ead9"),
    "first": Tone("#57418c", "#8f78cf"),
    "second": Tone("#b8581a", "#e08a45"),
    "on-side": Tone("#fffaf0", "#14110c"),
    "bonus": Tone("#f3e3b0", "#4d4524"),
    "red": Tone("#b3261e", "#e0675f"),
    "open": Tone("#2f6f5e", "#63b79f"),
}

SIDES = ("first", "second")
