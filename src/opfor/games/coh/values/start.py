"""How a game begins: what is there before anybody has placed anything."""

from __future__ import annotations

from msgspec.structs import replace

from opfor.cardboard.coh.counters.action_cards import deck_of
from opfor.cardboard.coh.counters.numbers import full_pile
from opfor.cardboard.coh.counters.units import RUMORED, kind_numbered
from opfor.cardboard.coh.missions.first_hits import first_hits, pile_left
from opfor.cardboard.coh.missions.mission import Force, Mission
from opfor.core.cite import cite
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.solo_setting import SoloSetting
from opfor.games.coh.values.solo_state import MINE, NO_ENEMY, SoloState
from opfor.games.coh.values.state import OFF, Counter, Marker, Smoke, State, Work
from opfor.kit.hexes import Facing


def new(setting: Setting) -> State:
    """The state before set-up."""
    return _solo(setting) if isinstance(setting, SoloSetting) else _firefight(setting)


@cite("COH-1.0-a", "COH-1.0-b", "COH-1.0-d", "COH-1.0-f")
def _firefight(setting: Setting) -> State:
    """The state before anybody has placed anything: counters, CAPs, VPs, piles, deck."""
    mission, field = setting.mission, setting.field
    counters: list[Counter] = []
    for side, row in enumerate(mission.sides):
        for force in row.forces:
            counters += _counters(setting, side, force, counters)
    nations = [row.nation for row in mission.sides]
    players = setting.teams.players if setting.teams else len(mission.sides)
    return State(
        counters=tuple(counters),
        caps=(mission.sides[0].caps, mission.sides[1].caps),
        vp=(mission.sides[0].vp, mission.sides[1].vp),
        markers=tuple(Marker(field.cell(c.hex), nations.index(c.owner)) for c in mission.control),
        works=tuple(_works(setting, mission)),
        smoke=tuple(Smoke(field.cell(row.hex), row.density) for row in mission.smoke),
        soft=pile_left("soft", first_hits(mission)),
        armour=pile_left("armour", first_hits(mission)),
        deck=deck_of(mission.cards),
        activated=((),) * players,
        aps=(0,) * players,
    )


def _counters(setting: Setting, side: int, force: Force, before: list[Counter]) -> list[Counter]:
    nation = setting.nation(side)
    facing = Facing[force.facing] if force.facing else Facing.N
    found = []
    for number in force.numbers:
        carrier = next(
            (i for i, c in enumerate(before) if c.side == side and c.number == force.rides), OFF
        )
        vehicle = before[carrier] if carrier != OFF else None
        cell = setting.field.cell(force.hex) if force.hex else OFF
        found.append(
            Counter(
                id=f"{nation[0].upper()}{number:02d}",
                unit=kind_numbered(nation, number).id,
                side=side,
                number=number,
                place=vehicle.place if vehicle else "map" if force.hex else "reserve",
                cell=vehicle.cell if vehicle else cell,
                facing=int(vehicle.facing if vehicle else facing),
                spent=force.spent,
                hit=force.hit,
                hidden=force.hidden,
                carrier=carrier,
                due=force.enters,
                outside=force.outside,
            )
        )
    return found


def _works(setting: Setting, mission: Mission) -> list[Work]:
    nations = [row.nation for row in mission.sides]
    return [
        Work(
            row.kind,
            setting.field.cell(row.hex),
            int(Facing[row.facing]),
            nations.index(row.owner),
            row.hidden,
        )
        for row in mission.works
    ]


@cite("COH-1.0-a", "COH-1.0-c", "COH-1.0-e", "COH-1.0-g")
def _solo(setting: SoloSetting) -> State:
    """The nine steps of set-up: mission, map and units, VPs, CAPs, track, hit piles, cup, action
    deck, order deck (steps 1 to 4, 6 and 8 as in any firefight)."""
    mission = setting.solo
    state = _firefight(setting)
    waiting = _waiting(setting)
    cup = [c.id for c in waiting if c.number in mission.cup]
    solo = SoloState(
        marker=1,
        cup=tuple(sorted([*cup, *(NO_ENEMY,) * mission.no_enemy, *(MINE,) * mission.mines])),
        orders=tuple(sorted(setting.cards.keys() - set(setting.spare))),
        defences=tuple(sorted(mission.defences)),
    )
    counters = (*state.counters, *waiting, *_rumors(setting))
    piles = {"soft": full_pile("soft"), "armour": full_pile("armour")}
    return replace(state, counters=counters, solo=solo, **piles)


def _waiting(setting: SoloSetting) -> list[Counter]:
    """AI in the cup, then those that events bring, the Player's Units among them."""
    mission, bot = setting.solo, setting.solo.bot_side
    listed = [(n, "N", bot) for n in mission.cup]
    for group in mission.groups:
        side = 1 - bot if group.player else bot
        listed += [(n, group.facing, side) for n in group.numbers]
    return [_aside(setting, *each) for each in listed]


def _aside(setting: SoloSetting, number: int, facing: str, side: int) -> Counter:
    nation = setting.nation(side)
    return Counter(
        id=f"{nation[0].upper()}{number:02d}",
        unit=kind_numbered(nation, number).id,
        side=side,
        number=number,
        place="aside",
        facing=int(Facing[facing]),
    )


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
