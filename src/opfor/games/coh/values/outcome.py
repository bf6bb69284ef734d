"""Who has won when the mission is over, in words."""

from __future__ import annotations

from msgspec.structs import replace

from opfor.cardboard.coh.texts import mission_in_words
from opfor.core.cite import cite
from opfor.core.game import Outcome
from opfor.games.coh.values.campaign import lead_after, next_part
from opfor.games.coh.values.names import ending
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.solo_setting import SoloSetting
from opfor.games.coh.values.state import State


def outcome(setting: Setting, state: State) -> Outcome | None:
    """Who has won and how clearly, how it went in the world, and how a campaign goes on."""
    found = _won(setting, state)
    if found is not None and isinstance(setting, SoloSetting):
        return _going_on(setting, state, _graded(setting, state, found))
    return found


@cite("COH-2.7-d", "QC-30", "equal-vps")
def _won(setting: Setting, state: State) -> Outcome | None:
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


def _graded(setting: SoloSetting, state: State, found: Outcome) -> Outcome:
    """A mission that says so is won decisively or narrowly, and tells what happened."""
    mission, margin = mission_in_words(setting.solo), abs(state.vp[0] - state.vp[1])
    grade = ("decisive" if margin >= mission.decisive else "narrow") if mission.decisive else ""
    told = (mission.happened, "; ".join(mission.sources)) if mission.happened else ()
    return replace(found, grade=grade if margin else "", after=told)


def _going_on(setting: SoloSetting, state: State, found: Outcome) -> Outcome:
    """A part of a campaign says how to go on."""
    following = next_part(setting.solo)
    if not following:
        return found
    bot = setting.solo.bot_side
    lead = lead_after(state.vp[1 - bot] - state.vp[bot])
    why = f"{found.why}; the road goes on with mission {following}, lead {lead}"
    return replace(found, why=why)
