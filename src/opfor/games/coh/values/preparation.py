"""The setting of a game from its options: a firefight or a solo mission."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from opfor.cardboard.coh.missions.faults import cells_of
from opfor.cardboard.coh.missions.found import any_mission
from opfor.cardboard.coh.missions.levels import at_level, changed_by
from opfor.cardboard.coh.missions.mission import LevelRow
from opfor.cardboard.coh.missions.solo_mission import (
    SoloMission,
    order_deck,
    script_of,
    spare_command_cards,
    steps_of,
)
from opfor.cardboard.coh.orders.effects import OpenExits
from opfor.core.errors import OpforError
from opfor.core.memory import above
from opfor.games.coh.values.campaign import MOST, begun_with
from opfor.games.coh.values.options import Options, Setting, setting_for
from opfor.games.coh.values.solo_setting import Objective, SoloSetting
from opfor.games.coh.values.teams import players_meant

MOST_POINTS = 20
SPENT_NUMBER = above("opfor.games.coh.course.spent_check:spent_number")
AT_RUMOR = above("opfor.games.coh.bot.rumored_enemies:fire_at_rumor")
SHELLED = above("opfor.games.coh.bot.rumored_enemies:shelled")
"""What the solo game does at an AP Spent Check, and when somebody fires at a Rumored Enemy or
artillery reveals one."""


def prepare(options: Options, rulings: Mapping[str, str]) -> Setting:
    """The setting of a firefight or of a solo mission, the game's own or a file's."""
    return replace(_prepared(options, rulings), options=options)


def _prepared(options: Options, rulings: Mapping[str, str]) -> Setting:
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


def solo_setting(mission: SoloMission, rulings: Mapping[str, str]) -> SoloSetting:
    """Load everything a solo mission needs."""
    plain = setting_for(
        mission,
        "solo",
        rulings,
        bot=mission.bot_side,
        spent_number=SPENT_NUMBER,
        at_rumor=AT_RUMOR,
        shelled=SHELLED,
    )
    values = {name: getattr(plain, name) for name in Setting.__struct_fields__}
    spare, script = spare_command_cards(mission), script_of(mission)
    values["opens_later"] = any(isinstance(step, OpenExits) for step in steps_of(script))
    values["cards"] = order_deck(mission) | spare
    ground = plain.field
    objectives = tuple(
        Objective(name, cells_of(ground, (name.removesuffix(" edge"),)))
        for name in mission.objectives
    )
    return SoloSetting(
        **values,
        solo=mission,
        spare=tuple(sorted(spare)),
        script=script,
        objectives=objectives,
    )
