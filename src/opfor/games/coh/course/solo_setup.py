"""Setting a solo mission up, in the nine steps of the book."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from opfor.cardboard.coh.counters.numbers import full_pile
from opfor.cardboard.coh.counters.units import RUMORED, kind_numbered
from opfor.cardboard.coh.missions.faults import cells_of
from opfor.cardboard.coh.missions.solo_mission import (
    SoloMission,
    order_deck,
    script_of,
    spare_command_cards,
    steps_of,
)
from opfor.cardboard.coh.orders.effects import OpenExits
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh.course.firefight_setup import draw_first_cards, new, place_units
from opfor.games.coh.course.spent_check import spent_number
from opfor.games.coh.rules.ar_and_dv import Shot
from opfor.games.coh.rules.control_and_fieldworks import update_holders
from opfor.games.coh.rules.hidden_units import find_exposed
from opfor.games.coh.rules.order_deck import setting_of, solo_of
from opfor.games.coh.rules.rolls import Rolled
from opfor.games.coh.values.events import RoundBegun
from opfor.games.coh.values.options import Setting, setting_for
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.solo_events import SetUpStepTaken
from opfor.games.coh.values.solo_setting import Objective, SoloSetting
from opfor.games.coh.values.solo_state import MINE, NO_ENEMY, SoloState
from opfor.games.coh.values.state import Counter, State
from opfor.kit.hexes import Facing

SIDES = (0, 1)


def solo_setting(mission: SoloMission, rulings: Mapping[str, str]) -> SoloSetting:
    """Load everything a solo mission needs."""
    plain = setting_for(
        mission,
        "solo",
        rulings,
        bot=mission.bot_side,
        spent_number=spent_number,
        at_rumor=at_rumor,
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


def at_rumor(play: CohPlay, shot: Shot, rumor: int, roll: Rolled) -> Procedure[None]:
    """Fire at a Rumored Enemy; how the AI answers it is loaded when somebody fires."""
    from opfor.games.coh.bot.rumored_enemies import fire_at_rumor

    return fire_at_rumor(play, shot, rumor, roll)


@cite("COH-1.0-a", "COH-1.0-c", "COH-1.0-e", "COH-1.0-g")
def solo_new(setting: SoloSetting) -> State:
    """The nine steps of set-up: mission, map and units, VPs, CAPs, track, hit piles, cup, action
    deck, order deck (steps 1 to 4, 6 and 8 as in any firefight)."""
    mission = setting.solo
    state = new(setting)
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


def begin(play: CohPlay) -> Procedure[None]:
    """The step before the first round."""
    yield from solo_set_up(play)
    play.emit(RoundBegun(1))


@cite("COH-1.0-a", "COH-1.0-b", "COH-1.0-c", "COH-1.0-e", "COH-1.0-f", "COH-1.0-g")
def solo_set_up(play: CohPlay) -> Procedure[None]:
    """Mission; map and units; VPs; CAPs; track marker; hit piles; cup; action deck and hand;
    order deck."""
    state, solo, mission = play.state, solo_of(play), setting_of(play).solo
    player = 1 - mission.bot_side
    _done(play, 1)
    for side in SIDES:
        yield from place_units(play, side)
    _done(play, 2)
    _done(play, 3, state.vp[player], state.vp[1 - player])
    _done(play, 4, state.caps[player])
    _done(play, 5, solo.marker)
    _done(play, 6, len(state.soft), len(state.armour))
    _done(play, 7, len(solo.cup))
    yield from draw_first_cards(play, player)
    _done(play, 8, len(play.state.hands[player]))
    _done(play, 9, len(solo.orders))
    update_holders(play)
    find_exposed(play)


def _done(play: CohPlay, step: int, *values: int) -> None:
    play.emit(SetUpStepTaken(step, values))
