"""A game of Blitzkrieg! under way."""

from __future__ import annotations

from typing import TypeAlias

from opfor.core.play import Play
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import State

BlitzkriegPlay: TypeAlias = Play[Setting, State]
