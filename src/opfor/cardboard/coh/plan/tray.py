"""What can be put on the map: the counters of both sides, works, markers, boards."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.cardboard.coh.board.printed import board_ids
from opfor.cardboard.coh.counters.numbers import work_kinds
from opfor.cardboard.coh.counters.units import RUMORED, unit_kinds
from opfor.cardboard.coh.missions.mission import Mission
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.cardboard.coh.names import unit_kind
from opfor.cardboard.coh.names import work as named
from opfor.cardboard.coh.pictures.faces import face
from opfor.cardboard.coh.plan.painting import brushes
from opfor.cardboard.coh.plan.pieces import LETTER, side_word
from opfor.cardboard.coh.plan.words import SAY
from opfor.core.drawing import Thing
from opfor.core.phrases import capital
from opfor.kit.drawing.counters import counter
from opfor.kit.drawing.markers import flag, smoke, target, work


def free_numbers(mission: Mission, side: int) -> set[int]:
    """The counters of a side that are nowhere in the mission."""
    own = mission.sides[side]
    used = {n for force in own.forces for n in force.numbers}
    if isinstance(mission, SoloMission):
        is_bot = side == mission.bot_side
        used |= set(mission.cup) if is_bot else set()
        used |= {n for g in mission.groups if g.player != is_bot for n in g.numbers}
    kinds = (kind for kind in unit_kinds().values() if kind.nation == own.nation)
    return {n for kind in kinds for n in kind.numbers} - used


def tray(mission: Mission) -> Iterator[Thing]:
    """Counters first, by side; then what lies on the ground, then boards."""
    for n, side in enumerate(mission.sides):
        free, word = free_numbers(mission, n), side_word(mission, n)
        group = SAY(f"group-{side.nation}")
        for kind in unit_kinds().values():
            if kind.nation != side.nation or kind.has("rumored") or not kind.numbers:
                continue
            left = sorted(set(kind.numbers) & free)
            name = f"{LETTER[side.nation]}{(left or kind.numbers)[0]:02d}"
            svg = counter(face(kind, name), word)
            yield Thing(f"unit:{n}:{kind.id}", str(unit_kind(kind)), svg, group, word, len(left))
    yield from _markers(mission)
    yield from brushes(mission)
    used = {each if isinstance(each, str) else each.board for each in mission.maps}
    for board in (*board_ids(), *(each.id for each in mission.boards)):
        label, unlaid = SAY("piece-board", board=board), int(board not in used)
        yield Thing(f"board:{board}", label, _plate(board), SAY("group-boards"), "", unlaid)
    yield Thing("new-board:", SAY("thing-new-board"), _plate("+"), SAY("group-boards"))


def _plate(board: str) -> str:
    return (
        '<g><rect class="k-plate" x="-20" y="-16" width="40" height="32" rx="5"/>'
        f'<text class="k-word" y="5">{board}</text></g>'
    )


def _markers(mission: Mission) -> Iterator[Thing]:
    group = SAY("group-ground")
    for n, side in enumerate(mission.sides):
        word = side_word(mission, n)
        label = SAY("thing-control", side=SAY.thing(f"side-{side.nation}"))
        yield Thing(f"control:{side.nation}", label, flag(word), group, word)
    if isinstance(mission, SoloMission):
        foe = side_word(mission, mission.bot_side)
        svg = counter(face(RUMORED, "RE"), foe)
        yield Thing("rumor:", str(unit_kind(RUMORED)), svg, group, foe)
        yield Thing("objective:", SAY("thing-objective"), target("★"), group)
    for kind in work_kinds().values():
        yield Thing(f"work:{kind.id}", capital(named(kind)), work(kind.id), group)
    yield Thing("smoke:", SAY("thing-smoke"), smoke(2), group)
