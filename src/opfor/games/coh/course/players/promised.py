"""What options are worth to the baseline player, one by one."""

from __future__ import annotations

from opfor.core.requests import Choose
from opfor.games.coh.course.players.acts import worth_of
from opfor.games.coh.course.players.appraisal import Appraisal
from opfor.games.coh.course.players.posture import worth_of_place
from opfor.games.coh.values.actions import Pass, Stall
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State


def promise(setting: Setting, view: State, request: Choose) -> list[float]:
    """What each option is worth to the baseline player; passing and waiting as much as nothing."""
    appraisal = Appraisal(setting, view, setting.side_of_seat(request.seat))
    if request.question == "set-up":
        return [worth_of_place(appraisal, option.cell) for option in request.options]
    if request.question != "turn":
        return [0.0] * len(request.options)
    return [
        0.0 if isinstance(option, Pass | Stall) else worth_of(appraisal, option)
        for option in request.options
    ]
