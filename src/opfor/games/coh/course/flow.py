"""The doors of the game for firefights and solo missions alike: prepare, new, step, end."""

from __future__ import annotations

from opfor.core.play import Procedure
from opfor.games.coh.course.solo_setup import begin
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.solo_setting import SoloSetting


def step(play: CohPlay) -> Procedure[None]:
    """The next step of the game. What rounds need, the AI above all, is loaded when they begin."""
    if not isinstance(play.setting, SoloSetting):
        from opfor.games.coh.course.firefight_rounds import step as firefight_step

        return firefight_step(play)
    if play.state.stage == "set-up":
        return begin(play)
    from opfor.games.coh.course.solo_rounds import solo_step

    return solo_step(play)
