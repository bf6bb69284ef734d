"""Drawing the bot's stratagem from the cup."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.blitzkrieg.values.events import StratagemDrawn
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from tests.oracle.blitzkrieg.bot.stratagems import in_force
from tests.oracle.blitzkrieg.rules.draws import drawn


@cite("BLZ-A-1", "BLZ-A-2", "BLZ-A-3")
def draw_stratagem(play: BlitzkriegPlay) -> Procedure[None]:
    """Draw a stratagem; only then the one lying out goes back into the cup."""
    stratagem = yield from drawn("cup", play.state.cup, "the bot's stratagem", "BLZ-A-1")
    play.emit(StratagemDrawn(stratagem, in_force(stratagem, play.state.in_force)))
