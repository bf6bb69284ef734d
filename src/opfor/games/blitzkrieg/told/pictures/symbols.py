"""Symbols of effects and units: line drawings in a box from (-12, -12) to (12, 12)."""

from __future__ import annotations

from opfor.games.blitzkrieg.values.content import Space
from opfor.games.blitzkrieg.values.tables import EffectKind, UnitRow

EFFECTS: dict[EffectKind, str] = {
    "none": "M-6 0h12",
    "propaganda": "M-8-2v5h4l7 5v-15l-7 5zM6-3c2 2 2 5 0 7",
    "strategic-advantage": "M-10 0h20M-6-5l-4 5 4 5M6-5l4 5-4 5",
    "tactical-advantage": "M-8 4l8-8 8 8",
    "industrial-production": "M-9 8v-9l5 3v-3l5 3v-9h3v15z",
    "research": "M-3-9h6M-2-9v6l-5 10h14l-5-10v-6",
    "improved-research": "M-3-9h6M-2-9v6l-5 10h14l-5-10v-6M-4 3h8",
    "research-industry": "M-3-9h6M-2-9v6l-5 10h14l-5-10v-6",
    "bombing": "M0 9c-4-3-4-9 0-13c4 4 4 10 0 13zM-3-4l-2-5h10l-2 5",
}
UNITS = {
    "army": "M-8-6h16v11h-16zM-8-6l16 11M8-6l-16 11",
    "navy": "M-9 2h18l-3 5h-12zM-1-7v8M1-5h4v6",
    "airforce": "M0-9v17M-9 0l9-3 9 3M-3 7h6",
    "agent": "M0-8a3.5 3.5 0 1 1-.1 0M-7 7c0-9 14-9 14 0z",
    "leader": "M0-9l2.6 6 6.4.5-4.9 4.2 1.5 6.3-5.6-3.4-5.6 3.4 1.5-6.3-4.9-4.2 6.4-.5z",
    "bomb": (
        "M0-3a3 3 0 1 1-.1 0M0-6v-3M5 2l3 2M-5 2l-3 2"
        "M-7-4a9 9 0 0 1 4-4M7-4a9 9 0 0 0-4-4M-4 8a9 9 0 0 0 8 0"
    ),
    "monster": "M-9 4c1-8 5-9 7-9l1-4 2 4c4 1 5 5 5 5l4-4c0 5-1 8-4 8zM-10 7q3-2 5 0t5 0 5 0 5 0",
}
LIGHTNING = "M1-6l-4 7h3l-2 6 6-8h-3l2-5z"
LITTLE_BOMB = "M0 6c-3-2-3-6 0-8c3 2 3 6 0 8zM-2-2l-1-4h6l-1 4z"


def effect_defs() -> str:
    """The definitions ``e-EFFECT``, for the board."""
    return "".join(f'<path id="e-{name}" d="{path}"/>' for name, path in EFFECTS.items())


def unit_defs() -> str:
    """The definitions ``u-UNIT``, for tokens."""
    return "".join(f'<path id="u-{name}" d="{path}"/>' for name, path in UNITS.items())


def amount(space: Space) -> str:
    """What stands beside the symbol: ``+2``, ``×2``, ``1``; nothing where one is meant."""
    if space.effect.endswith("advantage"):
        return f"+{space.amount}"
    if space.effect == "propaganda":
        return str(space.amount)
    if space.effect == "research-industry":
        return "+"
    return f"×{space.amount}" if space.amount > 1 else ""


def effect(space: Space, x: float, y: float) -> str:
    """The symbol with its number, together in the middle."""
    said = amount(space)
    left = x - 6 * len(said) if said else x
    symbol = f'<use class="b-e" href="#e-{space.effect}" x="{left:g}" y="{y:g}"/>'
    if not said:
        return symbol
    right = left + 15 + 4.5 * len(said)
    return f'{symbol}<text class="b-n" x="{right:g}" y="{y + 5.5:g}">{said}</text>'


def unit_symbol(row: UnitRow) -> str:
    """Which of the unit symbols a token carries."""
    if row.nuclear:
        return "bomb"
    if row.roams:
        return "monster"
    return "leader" if row.leads else row.kind
