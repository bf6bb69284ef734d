"""What 2GM Tactics shows beside its words."""

from __future__ import annotations

from opfor.core.shown import Shown
from opfor.games.tactics2gm.told.scene import ground, marks, pieces
from opfor.games.tactics2gm.values.state import State

SHOWN: Shown[State] = Shown(ground=ground, pieces=pieces, marks=marks)
