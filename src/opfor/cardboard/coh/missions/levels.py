"""Levels of a mission: the same fight with a few numbers turned, as its file says.

A level turns what a designer would turn: points, CAPs, cards, counters, the length of the track. It
never touches how the AI reads its orders.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import fields, replace

from opfor.core.errors import OpforError, one_of
from opfor.core.mission_card import EVEN, OWN, REGULAR, SOLO_LEVELS

if TYPE_CHECKING:
    from opfor.cardboard.coh.missions.mission import Force, LevelRow, Mission, SideRow
    from opfor.cardboard.coh.missions.solo_mission import SoloMission, Space

    M = TypeVar("M", bound=Mission)
    S = TypeVar("S", bound=SoloMission)


def levels_in(mission: Mission) -> tuple[str, ...]:
    """The levels a mission can be played at, gentlest first."""
    known = [level for level in SOLO_LEVELS if level == REGULAR or level in mission.levels]
    return (*known, EVEN) if _is_for_two(mission) else tuple(known)


def at_level(mission: M, level: str) -> M:
    """The mission as a level has it; as it stands where nothing is turned."""
    if level not in (*levels_in(mission), OWN):
        raise OpforError(f"{one_of('level', level, levels_in(mission))} ({mission.title})")
    row = mission.levels.get(level)
    return mission if row is None else changed_by(mission, row)


def changed_by(mission: M, row: LevelRow) -> M:
    """The mission with its numbers turned as a row says."""
    helped = _helped(mission)
    changed = replace(mission, sides=_sides(mission, helped, row))
    return changed if _is_for_two(mission) else _solo(changed, row)  # type: ignore[type-var]


def _is_for_two(mission: Mission) -> bool:
    return not hasattr(mission, "orders")


def _helped(mission: Mission) -> int:
    """The side whose numbers a level turns: the Player's; of two persons the first."""
    nation = getattr(mission, "player", mission.sides[0].nation)
    return 0 if mission.sides[0].nation == nation else 1


def _sides(mission: Mission, helped: int, row: LevelRow) -> tuple[SideRow, SideRow]:
    """Points below nothing begin with the other side."""
    own, other = mission.sides[helped], mission.sides[1 - helped]
    points = own.vp + row.vp
    own = replace(
        own,
        vp=max(0, points),
        caps=max(0, own.caps + row.caps),
        hand=max(0, own.hand + row.hand),
        forces=tuple(_kept_forces(own.forces, row.without)),
    )
    other = replace(other, vp=other.vp + max(0, -points))
    return (own, other) if helped == 0 else (other, own)


def _kept_forces(forces: tuple[Force, ...], without: tuple[int, ...]) -> Iterator[Force]:
    for force in forces:
        numbers = tuple(number for number in force.numbers if number not in without)
        if numbers and force.rides not in (without or (-1,)):
            yield replace(force, numbers=numbers)


def _solo(mission: S, row: LevelRow) -> S:
    return replace(
        mission,
        cup=(*mission.cup, *row.cup),
        no_enemy=max(0, mission.no_enemy + row.no_enemy),
        orders=row.orders or mission.orders,
        track=_track(mission.track, row.track),
    )


def _track(spaces: tuple[Space, ...], more: int) -> tuple[Space, ...]:
    """A longer or shorter track: what comes or goes are spaces without an event, last ones first,
    and the end stays the end."""
    *before, end = spaces
    if more > 0:
        empty = type(end)()
        return (*before, *(empty,) * more, end)
    for _ in range(-more):
        bare = [n for n, space in enumerate(before) if n and space == type(end)()]
        if bare:
            del before[bare[-1]]
    return (*before, end)


def level_faults(mission: Mission) -> Iterator[str]:
    """What may be wrong with the levels of a mission."""
    known = [level for level in (*SOLO_LEVELS, EVEN) if level != REGULAR]
    helped = mission.sides[_helped(mission)]
    own = {number for force in helped.forces for number in force.numbers}
    for level, row in mission.levels.items():
        if level not in known:
            yield one_of("levels", level, known)
        elif (level == EVEN) and not _is_for_two(mission):
            yield f"levels.{level}: for two persons; {mission.title} is played alone"
        for number in row.without:
            if number not in own:
                yield f"levels.{level}.without: no counter of the {helped.nation} side is {number}"
        solo_only = [name for name in ("cup", "no_enemy", "orders", "track") if getattr(row, name)]
        if _is_for_two(mission) and solo_only:
            yield f"levels.{level}.{solo_only[0]}: only a solo mission has it"
        if not any(getattr(row, field.name) for field in fields(row)):
            yield f"levels.{level}: it changes nothing; leave it out"
