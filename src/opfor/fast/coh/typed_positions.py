"""A typed position over numbers: a solo mission that has nothing but the card to be carried out."""

from __future__ import annotations

from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Mission
from opfor.cardboard.coh.missions.solo_mission import MissionScript, SoloMission, Space
from opfor.fast.coh.numbering import Numbering
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.solo_setting import PositionSetting, SoloSetting
from opfor.games.coh.values.solo_state import SoloState

TRACK = Space(), Space()


class Typed(SoloSetting, frozen=True, eq=False):
    """``arriving`` are those whom the position says to come this round, the AI first."""

    arriving: tuple[int, int] = (0, 0)


def over_numbers(setting: Setting) -> Setting:
    """The setting that numbers are laid for; of a position it is worked out once."""
    if not isinstance(setting, PositionSetting):
        return setting
    found: Setting | None = setting.offered.get("over-numbers")
    if found is None:
        found = setting.offered["over-numbers"] = _mission_of(setting)
    return found


def _mission_of(setting: PositionSetting) -> Typed:
    """No line of its own, no track, one card; it begins as it lies."""
    shared = {name: getattr(setting, name) for name in Setting.__struct_fields__}
    found = Typed(
        **{**shared, "offered": {}},
        solo=_solo(setting.mission),
        script=MissionScript(track=((), ()), counteractions=(), mission_orders=()),
        objectives=setting.objectives,
        arriving=setting.arriving,
    )
    begins = replace(setting.begins, solo=SoloState(orders=tuple(setting.cards)))
    found.offered["numbering"] = Numbering(found, begins)
    return found


def _solo(mission: Mission) -> SoloMission:
    own = {name: getattr(mission, name) for name in Mission.__struct_fields__}
    return SoloMission(**own, player=mission.sides[1].nation, orders=(), track=TRACK)
