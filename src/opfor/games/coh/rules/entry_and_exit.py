"""Coming onto the map and leaving it."""

from __future__ import annotations

from collections.abc import Iterable

from opfor.cardboard.coh.board.move_costs import Stride
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh.rules.aps_and_caps import Paid, pay
from opfor.games.coh.rules.bonus_moves import drive_on
from opfor.games.coh.rules.control_and_fieldworks import come_in, update_holders
from opfor.games.coh.rules.hits import abandon
from opfor.games.coh.rules.movement import choose_facing
from opfor.games.coh.rules.movement_steps import charge
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Enter
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.entries import entry_cells, facing_inwards
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.state import OFF


@cite("entering-the-map")
def entry_cost(look: Deployment, unit: int, cell: int) -> int | None:
    """What coming onto the map at a cell costs; None if the ground there is barred."""
    extra = look.setting.tables.entry_extra(look.kind(unit), cell)
    if extra is None:
        return None
    free = look.setting.rulings.entering_the_map == "free"
    return 0 if free else look.move_cost(unit) + extra


def entries(look: Deployment, unit: int, budget: int) -> Iterable[Enter]:
    """Every way a reinforcement may come onto the map now."""
    counter = look.state.counters[unit]
    if not 0 < counter.due <= look.state.round or counter.carrier != OFF:
        return
    for cell in entry_cells(look, unit):
        cost = entry_cost(look, unit, cell)
        if cost is not None and cost <= budget:
            yield Enter(unit, cell)


@cite("bonus-moves-on-entry")
def come_on(play: CohPlay, unit: int, cell: int, paid: Paid) -> Procedure[Paid]:
    """Put a reinforcement on the map, facing away from the edge; it drives on with its bonus
    moves, then turns as it likes. Barbed wire at the edge costs more than was paid."""
    inwards = facing_inwards(look(play.setting, play.state), cell)
    play.emit(ev.UnitMoved(unit, cell, inwards))
    wire = yield from come_in(play, unit, cell)
    paid = charge(play, unit, paid, wire)
    if play.setting.kind(play.state.counters[unit]).bonus_moves:
        field = play.setting.field
        easy = field.road[cell] or field.terrain[cell].bonus_moves
        first = Stride(cell, inwards, 0, on_road=field.road[cell], easy=easy)
        yield from drive_on(play, unit, cell, first)
    yield from choose_facing(play, unit)
    return paid


def leave(play: CohPlay, unit: int) -> Procedure[tuple[Paid, list[int]]]:
    """Leave the map where the mission allows it, at the cost of a move, and score for it."""
    paid = yield from pay(play, unit, look(play.setting, play.state).move_cost(unit))
    side = play.state.counters[unit].side
    play.emit(ev.ActionTaken(side, (unit,), "leave"))
    abandon(play, unit)
    go_off(play, unit)
    update_holders(play)
    return paid, [unit]


@cite("GEN-3.2-a")
def go_off(play: CohPlay, unit: int) -> None:
    """A unit is gone with all it carries. What every unit scores there they all score; what is
    given for this one alone its riders do not."""
    counter = play.state.counters[unit]
    row, cell = play.setting.mission.sides[counter.side], counter.cell
    points = 0
    if row.exit is not None and cell in play.setting.exits[counter.side]:
        points = row.exit.vp * (1 + len(look(play.setting, play.state).riders(unit)))
    if cell in play.setting.way_out(counter):
        points += row.exit_of[str(counter.number)].vp
    play.emit(ev.UnitLeft(unit))
    if points:
        play.emit(ev.PointsScored(counter.side, points, f"got-away:{counter.id}"))
