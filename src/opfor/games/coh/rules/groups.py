"""Groups: several units act as one, at the highest single cost, with one check for all."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose
from opfor.games.coh.rules.aps_and_caps import Paid, budget, join, may_join, pay
from opfor.games.coh.rules.entry_and_exit import come_on, entries, entry_cost
from opfor.games.coh.rules.hidden_units import reveal
from opfor.games.coh.rules.movement import choose_facing, go, pivot_cost
from opfor.games.coh.rules.movement_steps import can_move, moves
from opfor.games.coh.rules.rally import may_rally, rally
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Done, Enter, GroupMove, GroupRally, Join, StepTo
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.play import CohPlay


def neighbours_of(look: Deployment, units: list[int]) -> list[int]:
    """Own units in the same hexes as these or next to them, themselves left out."""
    side = look.state.counters[units[0]].side
    cells = {look.state.counters[u].cell for u in units} - {-1}
    near = cells | {n for cell in cells for n in look.field.adjacent(cell)}
    near &= look.at.keys()
    return [
        i
        for cell in sorted(near)
        for i in look.at.get(cell, ())
        if i not in units and look.state.counters[i].side == side
    ]


def could_group(look: Deployment, unit: int, means: int) -> bool:
    """Whether the unit could pay for its own part and anybody stands close enough to go along."""
    counter = look.state.counters[unit]
    around = look.field.within(counter.cell, 1) ^ (1 << counter.cell)
    if not look.mobile[counter.side] & around and not any(
        other != unit and look.state.counters[other].side == counter.side and can_move(look, other)
        for other in look.at[counter.cell]
    ):
        return False
    turns = pivot_cost(look, unit) <= means and not look.is_locked(unit)
    return turns or any(cost <= means for cost, _ in moves(look, unit))


def _parts(look: Deployment, unit: int, most: int) -> list[tuple[int, StepTo]]:
    """What a member can do in a group move for at most that cost: a step, or turn in place. Who
    was lost on the way, as a rider on mines, does nothing any more."""
    if look.state.counters[unit].place != "map" or not can_move(look, unit):
        return []
    parts = [(cost, StepTo(unit, move.to)) for cost, move in moves(look, unit) if cost <= most]
    turn = pivot_cost(look, unit)
    if turn <= most and not look.is_locked(unit):
        parts.append((turn, StepTo(unit, look.state.counters[unit].cell)))
    return parts


@cite("COH-3.1.1-c", "QC-17")
def group_move(play: CohPlay, action: GroupMove) -> Procedure[tuple[Paid, list[int]]]:
    """The first unit's step sets the price (so it must be the dearest); then others join, each
    standing beside somebody of the group before it moved."""
    leader = action.unit
    seat = play.setting.seat(play.state, play.state.counters[leader].side)
    sight = look(play.setting, play.state)
    parts = _parts(sight, leader, budget(play, leader))
    first = yield Choose(seat, "group-step", tuple(p for _, p in parts), "the dearest step first")
    cost = next(c for c, p in parts if p == first)
    paid = yield from pay(play, leader, cost)
    play.emit(ev.ActionTaken(play.state.counters[leader].side, (leader,), "move"))
    group = [leader]
    open_to = _open(play, sight, group, paid)
    paid = yield from _take_part(play, first, paid)
    while open_to:
        now = look(play.setting, play.state)
        options = [p for unit in open_to for _, p in _parts(now, unit, cost)]
        if not options:
            break
        answer = yield Choose(seat, "group-step", (Done(), *options), "who goes along?")
        if not isinstance(answer, StepTo):
            break
        group.append(answer.unit)
        wider = dict.fromkeys([*open_to, *_open(play, sight, group, paid)])
        open_to = [u for u in wider if u not in group]
        join(play, leader, answer.unit, paid.mode)
        play.emit(ev.ActionTaken(play.state.counters[leader].side, tuple(group), "move"))
        paid = yield from _take_part(play, answer, paid)
    return paid, group


def _open(play: CohPlay, before: Deployment, group: list[int], paid: Paid) -> list[int]:
    """Who may still join: beside a member as they all stood, and payable in the same way."""
    near = neighbours_of(before, group)
    return [u for u in near if may_join(play, group[0], u, paid)]


def _take_part(play: CohPlay, part: StepTo, paid: Paid) -> Procedure[Paid]:
    """One member's step or turn; barbed wire may cost the group more."""
    counter = play.state.counters[part.unit]
    reveal(play, part.unit, "moved")
    if part.to == counter.cell:
        yield from choose_facing(play, part.unit)
        return paid
    kind = play.setting.kind(counter)
    stride = play.setting.tables.stride(kind, counter.cell, part.to)
    if stride is None:
        return paid
    after = yield from go(play, part.unit, stride, paid)
    return after


def group_rally(play: CohPlay, action: GroupRally) -> Procedure[tuple[Paid, list[int]]]:
    """One cost, one roll for each."""
    leader = action.unit
    paid = yield from pay(play, leader, play.setting.numbers.rally_cost)
    group = yield from gather_hit(play, leader, paid)
    play.emit(ev.ActionTaken(play.state.counters[leader].side, tuple(group), "rally"))
    yield from rally(play, group)
    return paid, group


def gather_hit(play: CohPlay, leader: int, paid: Paid) -> Procedure[list[int]]:
    """Ask which hit neighbours rally along."""
    seat = play.setting.seat(play.state, play.state.counters[leader].side)
    group = [leader]
    while able := rally_partners(look(play.setting, play.state), play, group, paid):
        answer = yield Choose(seat, "rally-group", (Done(), *map(Join, able)), "who else?")
        if not isinstance(answer, Join):
            break
        join(play, leader, answer.unit, paid.mode)
        group.append(answer.unit)
    return group


def rally_partners(look: Deployment, play: CohPlay, group: list[int], paid: Paid) -> list[int]:
    near = neighbours_of(look, group)
    able = [u for u in near if may_rally(look, u)]
    return [u for u in able if may_join(play, group[0], u, paid)]


@cite("entering-the-map", "QC-17")
def enter(play: CohPlay, action: Enter) -> Procedure[tuple[Paid, list[int]]]:
    """Come onto the map; then others due may come along as a group, one after the other.

    The first unit's entry sets the price, paid once (so it must be the dearest); each of the
    others comes in on a hex that touches one the group has entered by.
    """
    cost = entry_cost(look(play.setting, play.state), action.unit, action.to) or 0
    paid = yield from pay(play, action.unit, cost)
    side = play.state.counters[action.unit].side
    play.emit(ev.ActionTaken(side, (action.unit,), "enter"))
    group, cells = [action.unit], [action.to]
    paid = yield from come_on(play, action.unit, action.to, paid)
    while options := _along(play, group, cells, cost, paid):
        answer = yield Choose(
            play.setting.seat(play.state, side),
            "group-enter",
            (Done(), *options),
            "who comes along?",
        )
        if not isinstance(answer, StepTo):
            break
        join(play, action.unit, answer.unit, paid.mode)
        group.append(answer.unit)
        cells.append(answer.to)
        play.emit(ev.ActionTaken(side, tuple(group), "enter"))
        paid = yield from come_on(play, answer.unit, answer.to, paid)
    return paid, group


def _along(
    play: CohPlay, group: list[int], cells: list[int], cost: int, paid: Paid
) -> list[StepTo]:
    """Others due, on hexes that touch one already entered, for no more than was paid."""
    sight = look(play.setting, play.state)
    side = play.state.counters[group[0]].side
    waiting = [
        i
        for i, c in enumerate(play.state.counters)
        if c.place == "reserve" and c.side == side and may_join(play, group[0], i, paid)
    ]
    near = {*cells, *(n for cell in cells for n in sight.field.adjacent(cell))}
    ways = [e for unit in waiting for e in entries(sight, unit, cost) if e.to in near]
    return [StepTo(way.unit, way.to) for way in ways]
