"""A game of Conflict of Heroes under way."""

from __future__ import annotations

from typing import TypeAlias

from opfor.core.play import Play
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State

CohPlay: TypeAlias = Play[Setting, State]
