"""What the campaign answers itself once the mission was played by the program."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from opfor.cardboard.coh.missions.mission_text import mission_toml
from opfor.core.cite import cite
from opfor.core.leading import Account, Leading
from opfor.core.links import mission_link
from opfor.core.requests import Choose
from opfor.games.coh_campaign.course.mission_order import mission_order
from opfor.games.coh_campaign.values.actions import CutOff, Destroyed, NoMore, Report
from opfor.games.coh_campaign.values.options import Setting
from opfor.games.coh_campaign.values.state import Ending, State

CLEAR = 5
"""Points by which a victory is a clear one."""


@cite("CMP-18")
def ending_of(account: Account) -> Ending:
    """More points win; a mission that was left is a withdrawal, whatever the points."""
    if not account.is_over:
        return "withdrawal"
    if account.margin >= CLEAR:
        return "clear-victory"
    return "victory" if account.margin > 0 else "draw" if account.margin == 0 else "defeat"


def order(setting: Setting, state: State) -> Mapping[str, Any] | None:
    return {"mission": mission_link(mission(setting, state))} if state.phase == "fight" else None


def mission(setting: Setting, state: State) -> str:
    return mission_toml(mission_order(setting, state))


@cite("CMP-27")
def answer(_setting: Setting, _state: State, request: Choose, account: Account) -> Any:
    """How it ended, who was destroyed, who was cut off; who is decorated is for a person to say."""
    if any(isinstance(option, Report) for option in request.options):
        return Report(ending_of(account))
    told: dict[str, list[Any]] = {
        "who-was-destroyed": [Destroyed(unit) for unit in account.destroyed],
        "who-was-cut-off": [CutOff(unit) for unit in account.cut_off],
    }
    if request.question not in told:
        return None
    due = [each for each in told[request.question] if each in request.options]
    return due[0] if due else NoMore()


LEADING = Leading(
    plays="coh",
    report="how-it-ended",
    stage=lambda _setting, state: state.stage + 1,
    order=order,
    mission=mission,
    answer=answer,
)
