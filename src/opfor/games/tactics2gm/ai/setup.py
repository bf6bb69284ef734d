"""The AI's part of the set-up, stage by stage."""

from __future__ import annotations

from typing import Any

from opfor.core.play import Play, Procedure
from opfor.games.tactics2gm.ai.army import build_army
from opfor.games.tactics2gm.ai.bid import make_bid
from opfor.games.tactics2gm.ai.pregame import deploy_before_the_game
from opfor.games.tactics2gm.ai.terrain import place_ai_terrain

STAGES = {
    "armies": build_army,
    "bid": make_bid,
    "terrain": place_ai_terrain,
    "pre-game": deploy_before_the_game,
}


def ai_setup(play: Play[Any]) -> Procedure[None]:
    """What the AI does in the present stage."""
    yield from STAGES[play.state.stage](play)
