"""Places of a solo mission that are not on its map, and counters that are in two places at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.counters.units import kind_numbered
from opfor.cardboard.coh.missions.faults import hex_faults
from opfor.cardboard.coh.missions.own_lines import read_line, read_standing
from opfor.cardboard.coh.orders.places import AtHex
from opfor.core.errors import OpforError

if TYPE_CHECKING:
    from opfor.cardboard.coh.missions.solo_mission import SoloMission


def place_faults(mission: SoloMission) -> Iterator[str]:
    """Objectives, Rumored Enemies, roads and the hexes that lines name."""
    try:
        field = mission.ground
    except OpforError:
        return  # told as a fault of the maps
    for n, name in enumerate(mission.objectives):
        yield from hex_faults(f"objectives[{n}]", (name.removesuffix(" edge"),), field)
    for n, name in enumerate(mission.rumors):
        yield from hex_faults(f"rumors[{n}]", (name,), field)
    for n, route in enumerate(mission.routes):
        yield from hex_faults(f"routes[{n}].road", route.road, field)
    yield from _line_faults(mission, field)
    yield from _waiting_faults(mission)


def _line_faults(mission: SoloMission, field: Battlefield) -> Iterator[str]:
    """Hexes of the mission's own lines; lines that cannot be read are faults of their own."""
    texts = {
        "counteractions": mission.counteractions,
        "mission_orders": mission.mission_orders,
        "standing": mission.standing,
    }
    for n, space in enumerate(mission.track):
        texts |= {f"track[{n}].event": space.event, f"track[{n}].landed": space.landed}
    for where, lines in texts.items():
        for n, text in enumerate(lines):
            try:
                line = read_standing(n, text) if where == "standing" else read_line(where, text)
            except OpforError:
                continue
            yield from hex_faults(f"{where}[{n}]", tuple(dict.fromkeys(hexes_in(line))), field)


def hexes_in(said: Any) -> Iterator[str]:
    """Every hex that a line names."""
    if isinstance(said, AtHex):
        yield from said.hexes
    elif isinstance(said, Struct):
        for name in said.__struct_fields__:
            yield from hexes_in(getattr(said, name))
    elif isinstance(said, tuple):
        for each in said:
            yield from hexes_in(each)


def _waiting_faults(mission: SoloMission) -> Iterator[str]:
    """Counters of the cup and of groups that do not exist, or are somewhere else already."""
    bot = mission.bot_side
    used = {n: {m for f in side.forces for m in f.numbers} for n, side in enumerate(mission.sides)}
    waiting = [("cup", bot, mission.cup)]
    for n, group in enumerate(mission.groups):
        waiting.append((f"groups[{n}].numbers", 1 - bot if group.player else bot, group.numbers))
    for where, side, numbers in waiting:
        for number in numbers:
            if number in used[side]:
                yield f"{where}: {number} is already used; each counter exists once"
            used[side].add(number)
            try:
                kind_numbered(mission.sides[side].nation, number)
            except OpforError as fault:
                yield f"{where}: {fault}"
