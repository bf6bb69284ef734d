"""Series of 2GM Tactics games for a setting and its players, as columns of numbers."""

from __future__ import annotations

from collections.abc import Mapping

from opfor.core.game import Player
from opfor.games.tactics2gm.values.options import Setting

GAME = "tactics2gm"


def supports(_setting: Setting, _players: Mapping[str, Player]) -> bool:
    """Nothing yet: the rules are being written."""
    return False
