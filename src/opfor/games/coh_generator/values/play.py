"""A generation under way."""

from __future__ import annotations

from typing import TypeAlias

from opfor.core.play import Play
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.state import State

GeneratorPlay: TypeAlias = Play[Setting, State]
