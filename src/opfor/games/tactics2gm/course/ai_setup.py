"""The AI's part of the set-up, stage by stage."""

from __future__ import annotations

from opfor.core.play import Procedure
from opfor.games.tactics2gm.bot.setup.army import build_army
from opfor.games.tactics2gm.bot.setup.bid import make_bid
from opfor.games.tactics2gm.bot.setup.pre_game import deploy_before_the_game
from opfor.games.tactics2gm.bot.setup.terrain import place_ai_terrain
from opfor.games.tactics2gm.values.play import TacticsPlay

STAGES = {
    "armies": build_army,
    "bid": make_bid,
    "terrain": place_ai_terrain,
    "pre-game": deploy_before_the_game,
}


def ai_setup(play: TacticsPlay) -> Procedure[None]:
    """What the AI does in the present stage."""
    yield from STAGES[play.state.stage](play)
