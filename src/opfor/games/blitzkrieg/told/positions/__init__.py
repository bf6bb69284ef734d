"""Position files: everything the bot needs to decide once."""

from __future__ import annotations

from opfor.core.game import Positions
from opfor.games.blitzkrieg.told.positions.decision import decide
from opfor.games.blitzkrieg.told.positions.export import write
from opfor.games.blitzkrieg.told.positions.files import read
from opfor.games.blitzkrieg.values.state import State

POSITIONS: Positions[State] = Positions(read, write, decide)
