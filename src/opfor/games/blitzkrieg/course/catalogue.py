"""What actions may name, in the order of their numbers for agents (``opfor.core.catalogue``)."""

from __future__ import annotations

from opfor.core.catalogue import Domains
from opfor.games.blitzkrieg.values.names import names_of
from opfor.games.blitzkrieg.values.numbers import TOKENS
from opfor.games.blitzkrieg.values.options import Setting


def domains(setting: Setting) -> Domains:
    """Units by their names, spaces and theatres as on the board."""
    return {
        "unit": [*names_of(setting).ids, ""],
        "bomb-unit.unit": names_of(setting).said,
        "space": range(len(setting.board.spaces)),
        "theatre": range(len(setting.board.theatres)),
        "slot": range(TOKENS),
    }
