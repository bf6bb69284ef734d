"""What may be wrong with the AI of a solo mission: its forces, roads and chosen counters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from opfor.cardboard.coh.counters.numbers import work_kinds
from opfor.core.errors import one_of

if TYPE_CHECKING:
    from opfor.cardboard.coh.missions.solo_mission import SoloMission


def force_faults(mission: SoloMission) -> Iterator[str]:
    """What may be wrong with the AI's forces, roads, chosen counters and Defense Counters."""
    yield from _unpaired(
        "counteraction_titles", mission.counteraction_titles, mission.counteractions
    )
    yield from _unpaired(
        "mission_order_titles", mission.mission_order_titles, mission.mission_orders
    )
    for n, space in enumerate(mission.track):
        yield from _unpaired(f"track[{n}].tiles", space.tiles, space.event)
    side = mission.sides[mission.bot_side]
    for n, force in enumerate(side.forces):
        if force.area:
            where = f"sides.{side.nation}.forces[{n}].area"
            yield f"{where}: the AI places nothing; give a hex, or enters and by for the entry cup"
    own = {number for force in side.forces for number in force.numbers}
    for n, route in enumerate(mission.routes):
        if route.number not in own or not route.road:
            yield f"routes[{n}]: name a vehicle of the AI's forces and the hexes of its road"
    known = {
        f"{row.nation[0].upper()}{number:02d}"
        for row in mission.sides
        for force in row.forces
        for number in force.numbers
    } | {f"{side.nation[0].upper()}{number:02d}" for number in mission.cup}
    for name in mission.chosen:
        if name not in known:
            yield one_of("chosen", name, sorted(known))
    for pair in mission.defences:
        for face in pair.split("/"):
            if face not in work_kinds():
                yield one_of(f"defences: {pair!r}", face, work_kinds())


def _unpaired(where: str, titles: tuple[str, ...], lines: tuple[str, ...]) -> Iterator[str]:
    if titles and len(titles) != len(lines):
        yield f"{where}: {len(titles)} for {len(lines)} lines; give one each, or none"
