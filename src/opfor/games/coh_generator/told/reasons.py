"""How the choices that develop a solo AI are told: candidates in words, and where tiles lie."""

from __future__ import annotations

from opfor.cardboard.coh import names as box
from opfor.cardboard.coh import texts
from opfor.cardboard.coh.generator_cards.tables import NATIONS
from opfor.core.language import ENGLISH
from opfor.core.phrasebook import Said
from opfor.core.trace import Decision, Name
from opfor.games.coh_generator.told.names import SAY
from opfor.games.coh_generator.values.options import Setting


def candidate(_setting: Setting, _decision: Decision, name: Name) -> Said:
    """``the Germans``, ``Defense``, ``Mission Order space 2``, ``card 07``."""
    if isinstance(name, int):
        return SAY.thing("candidate-card", n=f"{name:02d}", kind="card")
    if name in NATIONS:
        return box.nation(name)
    kind, _, number = name.partition("/")
    known = f"candidate-{kind}"
    return SAY.thing(known, n=number) if SAY.has(known, ENGLISH) else name.capitalize()


def chosen(setting: Setting, decision: Decision, said: Said) -> str:
    """Where a tile lies; other questions say their choice themselves."""
    if "tile" not in decision.details:  # an old save's question
        return f"{decision.question.capitalize()}: {said}"
    side = decision.details["side"]
    tile = texts.tile(side, setting.content.tiles[side][decision.details["tile"]])
    where = said if decision.chosen is not None else "none"
    return SAY("tile-lies", n=tile.id, title=tile.title, where=where)
