"""The setting of a solo game: a firefight's, with the order deck and the mission's own orders."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from opfor.core.cite import cite
from opfor.games.coh.content.numbers import full_pile
from opfor.games.coh.content.units import RUMORED, kind_numbered
from opfor.games.coh.missions.check import cells_of
from opfor.games.coh.options import Setting, setting_for
from opfor.games.coh.orders.cards import OrderCard
from opfor.games.coh.setup import new
from opfor.games.coh.solo.cards.deck import spent_number
from opfor.games.coh.solo.choosing.survey import Objective
from opfor.games.coh.solo.mission import MissionScript, SoloMission, order_deck, script_of
from opfor.games.coh.solo.state import MINE, NO_ENEMY, SoloState
from opfor.games.coh.state import Counter, State
from opfor.kit.hexes import Facing


@dataclass(frozen=True)
class SoloSetting(Setting):
    """What never changes during a solo game."""

    solo: SoloMission = None  # type: ignore[assignment]
    cards: Mapping[str, OrderCard] = None  # type: ignore[assignment]
    script: MissionScript = None  # type: ignore[assignment]
    objectives: tuple[Objective, ...] = ()

    def side_of(self, unit: int) -> int:
        """Counters beyond the mission's forces (cup, groups, Rumored Enemies) are the AI's."""
        first = sum(len(force.numbers) for force in self.mission.sides[0].forces)
        second = sum(len(force.numbers) for force in self.mission.sides[1].forces)
        if unit >= first + second:
            return self.solo.bot_side
        return 0 if unit < first else 1


def solo_setting(mission: SoloMission, rulings: Mapping[str, str]) -> SoloSetting:
    """Load everything a solo mission needs."""
    plain = setting_for(mission, "solo", rulings, bot=mission.bot_side, spent_number=spent_number)
    values = {f.name: getattr(plain, f.name) for f in fields(Setting)}
    ground = plain.field
    objectives = tuple(
        Objective(name, cells_of(ground, (name.removesuffix(" edge"),)))
        for name in mission.objectives
    )
    return SoloSetting(
        **values,
        solo=mission,
        cards=order_deck(mission),
        script=script_of(mission),
        objectives=objectives,
    )


@cite("COH-1.0-a", "COH-1.0-c", "COH-1.0-e", "COH-1.0-g")
def solo_new(setting: SoloSetting) -> State:
    """The nine steps of set-up: mission, map and units, VPs, CAPs, track, hit piles, cup, action
    deck, order deck (steps 1 to 4, 6 and 8 as in any firefight)."""
    from msgspec.structs import replace

    mission = setting.solo
    state = new(setting)
    waiting = _waiting(setting)
    cup = [c.id for c in waiting if c.number in mission.cup]
    solo = SoloState(
        marker=1,
        cup=tuple(sorted([*cup, *(NO_ENEMY,) * mission.no_enemy, *(MINE,) * mission.mines])),
        orders=tuple(sorted(setting.cards)),
        defences=tuple(sorted(mission.defences)),
    )
    counters = (*state.counters, *waiting, *_rumors(setting))
    piles = {"soft": full_pile("soft"), "armour": full_pile("armour")}
    return replace(state, counters=counters, solo=solo, **piles)


def _waiting(setting: SoloSetting) -> list[Counter]:
    """AI in the cup, then those that events bring."""
    mission, side = setting.solo, setting.solo.bot_side
    nation = setting.nation(side)
    listed = [(n, "N") for n in mission.cup]
    listed += [(n, group.facing) for group in mission.groups for n in group.numbers]
    return [
        Counter(
            id=f"{nation[0].upper()}{number:02d}",
            unit=kind_numbered(nation, number).id,
            side=side,
            number=number,
            place="aside",
            facing=int(Facing[facing]),
        )
        for number, facing in listed
    ]


def _rumors(setting: SoloSetting) -> list[Counter]:
    """The Rumored Enemy counters, those of the set-up already on the map."""
    mission, side = setting.solo, setting.solo.bot_side
    counters = []
    for n in range(max(mission.rumor_counters, len(mission.rumors))):
        on_map = n < len(mission.rumors)
        cell = setting.field.cell(mission.rumors[n]) if on_map else -1
        counters.append(
            Counter(
                id=f"RE{n + 1}",
                unit=RUMORED.id,
                side=side,
                place="map" if on_map else "aside",
                cell=cell,
            )
        )
    return counters
