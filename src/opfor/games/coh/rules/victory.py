"""Who has won when the mission is over."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.game import Outcome
from opfor.games.coh.values.names import ending
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State


@cite("COH-2.7-d", "QC-30", "equal-vps")
def outcome(setting: Setting, state: State) -> Outcome | None:
    """Most victory points win; equal ones are a draw unless ruled otherwise for a solo mission."""
    if state.stage != "over":
        return None
    seats, rule = setting.seats, "COH-2.7-d"
    teams = setting.teams.seats if setting.teams else [[seat] for seat in seats]
    scores = {seat: state.vp[side] for side in (0, 1) for seat in teams[side]}
    if state.vp[0] != state.vp[1]:
        winner = seats[0] if state.vp[0] > state.vp[1] else seats[1]
        return Outcome(winner, f"{ending(state.ended)}; more victory points", scores, rule)
    return Outcome(
        _of_equals(setting), f"{ending(state.ended)}; equal victory points", scores, rule
    )


def _of_equals(setting: Setting) -> str | None:
    ruled = setting.rulings.equal_vps if setting.bot is not None else "draw"
    return {"ai-wins": "bot", "player-wins": "player"}.get(ruled)
