"""What Conflict of Heroes shows beside its words."""

from __future__ import annotations

from opfor.core.shown import Shown
from opfor.games.coh.told.scene import ground, marks, pieces
from opfor.games.coh.values.state import State

SHOWN: Shown[State] = Shown(ground=ground, pieces=pieces, marks=marks)
