"""How the choices that develop a solo AI are told: candidates in words, and where tiles lie."""

from __future__ import annotations

from opfor.cardboard.coh.generator_cards.tables import NATIONS
from opfor.core.trace import Decision, Name
from opfor.games.coh_generator.values.options import Setting

KINDS = {
    "counteraction": "Counteraction space",
    "mission-order": "Mission Order space",
    "track": "Mission Track space",
}


def candidate(_setting: Setting, _decision: Decision, name: Name) -> str:
    """``the Germans``, ``Defense``, ``Mission Order space 2``, ``card 07``."""
    if isinstance(name, int):
        return f"card {name:02d}"
    if name in NATIONS:
        return f"the {name.capitalize()}s"
    kind, _, number = name.partition("/")
    return f"{KINDS[kind]} {number}" if kind in KINDS else name.capitalize()


def chosen(setting: Setting, decision: Decision, said: str) -> str:
    """Where a tile lies; other questions say their choice themselves."""
    if "tile" not in decision.details:  # an old save's question
        return f"{decision.question.capitalize()}: {said}"
    tile = setting.content.tiles[decision.details["side"]][decision.details["tile"]]
    where = f"lies on {said}" if decision.chosen is not None else "is left out"
    return f"Tile {tile.id} ({tile.title}) {where}"
