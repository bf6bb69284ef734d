"""What a hex does to whoever comes into it: control markers, fortifications, wire, mines."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Roll
from opfor.games.coh.rules.hidden_units import find_exposed
from opfor.games.coh.rules.hits import result_of, suffer
from opfor.games.coh.rules.rolls import rolled, to_hit
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.state import OFF, Work


def take_control(play: CohPlay, cell: int) -> None:
    """A control marker changes hands if its holder has nobody there and the other side a unit
    with positive firepower, even in passing."""
    for marker in play.state.markers:
        if marker.cell != cell:
            continue
        sight = look(play.setting, play.state)
        there = sight.at.get(cell, ())
        sides = {play.state.counters[i].side for i in there}
        taker = 1 - marker.side
        armed = any(
            play.state.counters[i].side == taker
            and not play.state.counters[i].hidden
            and sight.kind(i).is_combat_effective
            for i in there
        )
        if marker.side not in sides and armed:
            play.emit(ev.MarkerTaken(cell, taker))
            _score_taking(play, cell, taker)


def _score_taking(play: CohPlay, cell: int, side: int) -> None:
    for control in play.setting.mission.control:
        if control.when_taken and play.setting.field.cell(control.hex) == cell:
            play.emit(ev.PointsScored(side, control.when_taken, f"taken:{control.hex}"))


def update_holders(play: CohPlay) -> None:
    """Who is in each fortification: the first to come in, until all of them are gone."""
    for work in play.state.works:
        if not play.setting.works[work.kind].holds or work.builder != OFF:
            continue
        if is_for_one(play.setting, work):
            _claim(play, work)
            continue
        sides = _fitting_sides(look(play.setting, play.state), work)
        if work.holder != OFF and work.holder not in sides:
            play.emit(ev.WorkHeld(work.cell, OFF))
        now = next(w for w in play.state.works if w.cell == work.cell).holder
        if now == OFF and sides:
            play.emit(ev.WorkHeld(work.cell, sides[0]))


@cite("laid-hasty-defense")
def is_for_one(setting: Setting, work: Work) -> bool:
    """Whether a work that nobody dug is for one of the side that laid it, and for nobody else."""
    laid = setting.works[work.kind].builder_only and work.side != OFF
    return laid and setting.rulings.laid_hasty_defense == "first-friend"


def _claim(play: CohPlay, work: Work) -> None:
    """The first of its side that stands there and fits in has it as if it had built it."""
    sight, holds = look(play.setting, play.state), play.setting.works[work.kind].holds
    for unit in sight.at.get(work.cell, ()):
        counter = play.state.counters[unit]
        is_free = not (counter.hidden or counter.outside) and counter.carrier == OFF
        if counter.side == work.side and is_free and sight.kind(unit).kind in holds:
            play.emit(ev.WorkHeld(work.cell, work.side, unit))
            return


def _fitting_sides(look: Deployment, work: Work) -> list[int]:
    """The sides with a unit there that fits in, those who were first coming first."""
    holds = look.setting.works[work.kind].holds
    there = look.at.get(work.cell, ())
    counters = look.state.counters
    inside = [i for i in there if look.kind(i).kind in holds and not counters[i].outside]
    fitting = [counters[i].side for i in inside]
    return sorted(set(fitting), key=fitting.index)


def come_in(play: CohPlay, unit: int, cell: int) -> Procedure[int]:
    """Everything that happens on entering a hex; gives the APs that barbed wire costs."""
    find_exposed(play)
    take_control(play, cell)
    work = look(play.setting, play.state).work_at.get(cell)
    if work is None:
        update_holders(play)
        return 0
    kind, mover = play.setting.works[work.kind], look(play.setting, play.state).kind(unit)
    if work.hidden:
        play.emit(ev.WorkRevealed(cell))
    extra = 0
    if kind.slows_foot and mover.kind == "foot":
        (extra,) = yield Roll("dice", 1, 6, "barbed wire")
        play.emit(ev.WireCrossed(unit, extra))
    if mover.kind == "vehicle" and mover.movement in kind.crushed_by:
        play.emit(ev.WorkDestroyed(cell, "crushed"))
    if kind.explodes:
        yield from set_off(play, unit)
    update_holders(play)
    return extra


def set_off(play: CohPlay, unit: int) -> Procedure[None]:
    """Mines attack whoever enters, pivots or starts close combat on them: 8 hits, 12 kills.
    Pioneers on foot know the way. Only the owner's CAPs change the roll."""
    counter = play.state.counters[unit]
    work = look(play.setting, play.state).work_at.get(counter.cell)
    if work is None or not play.setting.works[work.kind].explodes:
        return
    victims = [unit, *look(play.setting, play.state).riders(unit)]
    for victim in victims:
        kind = play.setting.kind(play.state.counters[victim])
        if kind.has("pioneer") and victim == unit:
            continue
        yield from _explode(play, work, victim)


def _explode(play: CohPlay, work: Work, unit: int) -> Procedure[None]:
    needed = play.setting.numbers.mines_hit
    owner = work.side if work.side != OFF else 1 - play.state.counters[unit].side
    mine_field = work.side != OFF
    roll = yield from rolled(
        play, owner, to_hit(play, needed), f"mines, {needed} needed", caps=mine_field
    )
    result = result_of(play, needed, roll.total)
    play.emit(ev.AttackRolled(OFF, unit, needed, roll.dice, roll.extra, result, work.cell, "mines"))
    colour = play.setting.kind(play.state.counters[unit]).flank_colour
    yield from suffer(play, unit, result, colour)
