"""The doors of the game for firefights and solo missions alike: prepare, new, step, end."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from opfor.cardboard.coh.missions.found import any_mission
from opfor.cardboard.coh.missions.levels import at_level, changed_by
from opfor.cardboard.coh.missions.mission import LevelRow
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.cardboard.coh.texts import mission_in_words
from opfor.core.errors import OpforError
from opfor.core.game import Outcome
from opfor.core.play import Procedure
from opfor.games.coh.course.campaign import MOST, begun_with, lead_after, next_part
from opfor.games.coh.course.firefight_setup import new as new_firefight
from opfor.games.coh.course.solo_setup import begin, solo_new, solo_setting
from opfor.games.coh.rules import victory
from opfor.games.coh.values.options import Options, Setting, setting_for
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.solo_setting import SoloSetting
from opfor.games.coh.values.state import State
from opfor.games.coh.values.teams import players_meant

MOST_POINTS = 20


def prepare(options: Options, rulings: Mapping[str, str]) -> Setting:
    """The setting of a firefight or of a solo mission, the game's own or a file's."""
    found = at_level(any_mission(options.mission), options.level)
    if isinstance(found, SoloMission):
        if options.players not in (0, 1):
            raise OpforError(f"players: {options.players}; {found.title} is played alone")
        if not -MOST <= options.lead <= MOST:
            raise OpforError(f"lead: {options.lead} is not known; give {-MOST} to {MOST}")
        harder = _with_points(found, options.extra_vp)
        return solo_setting(begun_with(harder, options.lead), rulings)
    if options.lead:
        raise OpforError(f"lead: {options.lead}; {found.title} is not part of a solo campaign")
    if options.extra_vp:
        raise OpforError(f"extra-vp: {options.extra_vp}; {found.title} is played without an AI")
    economy = found.economy if options.economy == "mission" else options.economy
    players = options.players or players_meant(found)
    return setting_for(found, economy, rulings, players)


def _with_points(mission: SoloMission, points: int) -> SoloMission:
    """The mission with more VPs for the AI at the start, or for the Player."""
    if not -MOST_POINTS <= points <= MOST_POINTS:
        raise OpforError(f"extra-vp: {points} is not known; give {-MOST_POINTS} to {MOST_POINTS}")
    return changed_by(mission, LevelRow(vp=-points)) if points else mission


def new(setting: Setting) -> State:
    """The state before set-up."""
    return solo_new(setting) if isinstance(setting, SoloSetting) else new_firefight(setting)


def step(play: CohPlay) -> Procedure[None]:
    """The next step of the game. What rounds need, the AI above all, is loaded when they begin."""
    if not isinstance(play.setting, SoloSetting):
        from opfor.games.coh.course.firefight_rounds import step as firefight_step

        return firefight_step(play)
    if play.state.stage == "set-up":
        return begin(play)
    from opfor.games.coh.course.solo_rounds import solo_step

    return solo_step(play)


def outcome(setting: Setting, state: State) -> Outcome | None:
    """Who has won and how clearly, how it went in the world, and how a campaign goes on."""
    found = victory.outcome(setting, state)
    if found is not None and isinstance(setting, SoloSetting):
        return _going_on(setting, state, _graded(setting, state, found))
    return found


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
