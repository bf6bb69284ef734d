"""What actions may name, in the order of their numbers for agents (``opfor.core.catalogue``)."""

from __future__ import annotations

from opfor.core.catalogue import Domains
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import ABOARD

UNITS = 512
"""So many units may come onto the board in one game: each has a number of its own."""
SLOTS = 8
BIDS = 32


def domains(setting: Setting) -> Domains:
    """Cards by their names, spaces line by line, units as they came; a target is also the HQ (0) or
    the terrain on a space, before the units."""
    cards, spaces = setting.cards, range(setting.board.size)
    units, anywhere = range(UNITS), range(ABOARD, setting.board.size)
    named = sorted({*cards.units, *cards.supports})
    return {
        "ap": range(BIDS),
        "place-terrain.card": sorted(cards.terrain),
        "card": named,
        "cell": anywhere,
        "beside": spaces,
        "unit": units,
        "vehicle": units,
        "transport": units,
        "target": range(-setting.board.size, UNITS),
        "swap.other": units,
        "play-support.other": ["", *named],
        "token": list(cards.tokens),
        "slot": range(SLOTS),
    }
