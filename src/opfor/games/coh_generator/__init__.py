"""The Firefight Generator and the Solo Mission Generator, as a game of their own."""

from __future__ import annotations

from msgspec.structs import replace

from opfor.core.game import Game
from opfor.games.coh_generator.told.game import PLAYED
from opfor.games.coh_generator.told.missions_made import GENERATING
from opfor.games.coh_generator.values.state import State

GAME: Game[State] = replace(PLAYED, generating=GENERATING)
