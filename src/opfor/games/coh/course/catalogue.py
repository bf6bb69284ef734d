"""What actions may name, in the order of their numbers for agents (``opfor.core.catalogue``)."""

from __future__ import annotations

from opfor.cardboard.coh.counters.action_cards import action_cards
from opfor.core.catalogue import Domains
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.start import new

CAPS = 64
FACINGS = 6


def domains(setting: Setting) -> Domains:
    """Counters in their order (-1: none), hexes of the battlefield, action cards by number."""
    units, cells = range(-1, len(new(setting).counters)), range(len(setting.field.names))
    return {
        "unit": units,
        "target": units,
        "carrier": units,
        "to": cells,
        "at": cells,
        "cell": cells,
        "facing": range(FACINGS),
        "caps": range(CAPS),
        "card": sorted(action_cards()),
    }
