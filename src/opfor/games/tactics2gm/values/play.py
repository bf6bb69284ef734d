"""A game of 2GM Tactics under way."""

from __future__ import annotations

from typing import TypeAlias

from opfor.core.play import Play
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State

TacticsPlay: TypeAlias = Play[Setting, State]
