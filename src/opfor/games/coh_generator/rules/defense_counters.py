"""Defense Counters: one pool, drawn blind, a side chosen, placed; shelters take Units in."""

from __future__ import annotations

from opfor.cardboard.coh.counters.numbers import work_kinds
from opfor.cardboard.coh.generator_cards.content import unit_of
from opfor.cardboard.coh.generator_cards.tables import Nation
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose, Draw
from opfor.games.coh_generator.rules.placement_limits import hexes_passing, work_test
from opfor.games.coh_generator.values.actions import PutCounter, Shelter, ShowFace
from opfor.games.coh_generator.values.events import (
    CounterDrawn,
    CounterKept,
    UnitSheltered,
    WorkPlaced,
)
from opfor.games.coh_generator.values.names import unit_name
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.play import GeneratorPlay
from opfor.games.coh_generator.values.state import UnitAt, WorkAt


@cite("GEN-2.1-l", "GEN-3.7.3-a", "GEN-3.7.3-b")
def defense_pool(setting: Setting) -> tuple[str, ...]:
    """All counters in one blind pool; Smoke only if it is wanted."""
    content = setting.content
    left_out = () if setting.options.smoke else content.smoke
    return tuple(sorted(counter for counter in content.counters if counter not in left_out))


@cite("GEN-3.7.3-c")
def place_defenses(play: GeneratorPlay, role: str, side: Nation, count: int) -> Procedure[None]:
    """Draw so many counters, one after the other, and place each."""
    for _ in range(min(count, len(play.state.pool))):
        why = "A Defense Counter"
        counter = yield Draw("defense counters", play.state.pool, why, "GEN-3.7.3-c")
        play.emit(CounterDrawn(counter))
        yield from _place_counter(play, role, side, counter)


def _place_counter(play: GeneratorPlay, role: str, side: Nation, counter: str) -> Procedure[None]:
    player = play.state.roles[role]
    faces = dict.fromkeys(play.setting.content.counters[counter].faces)
    question = "Which side of the counter is used?"
    face: ShowFace = yield Choose(
        player, question, tuple(ShowFace(kind) for kind in faces), rule="GEN-3.7.3-c"
    )
    hexes = hexes_passing(play.state, work_test(play.state, side, face.kind))
    options = tuple(PutCounter(hex_, face.kind, side) for hex_ in hexes)
    if not options:
        play.emit(CounterKept(counter, face.kind))
        return
    question = f"{face.kind.replace('-', ' ').capitalize()}: where does the counter go?"
    put: PutCounter = yield Choose(player, question, options, rule="GEN-3.7.3-d")
    work = WorkAt(counter=counter, kind=face.kind, hex=put.hex, role=role, side=side)
    play.emit(WorkPlaced(work))
    yield from _take_shelter(play, work)


@cite("GEN-3.7.3-e")
def fits_inside(work: str, unit: UnitAt) -> bool:
    """Whether the base rules let a Unit into a Trench or Bunker; vehicles never."""
    kind = work_kinds().get(work)
    return (
        work in ("trench", "bunker")
        and kind is not None
        and unit_of(unit.side, unit.unit).kind in kind.holds
    )


def _take_shelter(play: GeneratorPlay, work: WorkAt) -> Procedure[None]:
    """Units standing where a Trench or Bunker is placed may go inside."""
    for unit in play.state.units:
        here = unit.where == "map" and unit.hex == work.hex and unit.side == work.side
        if here and fits_inside(work.kind, unit):
            options = (Shelter(unit.unit, True), Shelter(unit.unit, False))
            player = play.state.roles[unit.role]
            question = f"Does {unit_name(unit.side, unit.unit)} go inside?"
            answer: Shelter = yield Choose(player, question, options, rule="GEN-3.7.3-e")
            play.emit(UnitSheltered(unit.side, unit.unit, answer.inside))
