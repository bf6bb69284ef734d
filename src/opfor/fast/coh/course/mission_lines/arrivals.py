"""Counters that a mission's line brings into play: groups, counters by name, from a cup; and what
it puts in a cup."""

from __future__ import annotations

from opfor.core.asking import DRAW, is_new, pick
from opfor.core.cite import cite
from opfor.core.rows import REQUEST, note, row, tell
from opfor.fast.coh.apply import add_member, place_at
from opfor.fast.coh.bot.advantage import to_advantage
from opfor.fast.coh.bot.entry import is_anybody_waiting
from opfor.fast.coh.bot.facing import settled_facing, stand
from opfor.fast.coh.bot.line_places import add_cell, find_cells, picked_goal
from opfor.fast.coh.bot.rumored_enemies import take_rumors_place
from opfor.fast.coh.choices import ON_SET_UP, choose, offer
from opfor.fast.coh.course.entry_cup import drawn_at_edge
from opfor.fast.coh.mind import (
    BRING_GROUP,
    BRING_UNITS,
    ENTRY_CUP,
    FROM_CUP,
    FROM_RE_CUP,
    RE_CUP,
    ROW_COUNT,
    ROW_KIND,
    ROW_LIST,
    ROW_LISTED,
    ROW_PLACE,
    ROW_SIDE,
    ROW_WHAT,
)
from opfor.fast.coh.values import (
    ASIDE,
    BARRED,
    NOBODY,
    NOTHING,
    OFF,
    PLACE,
    RESERVE,
    UNCALLED,
    Battle,
)
from opfor.fast.coh.whys import Cup, Item, Of, Refused, Turned
from opfor.games.coh.values.solo_events import CupFilled, EntryDrawn, EntryRefused


def waits(battle: Battle, unit: int, kind: int) -> bool:
    """Whether a counter has not come yet: of a group one that only a line calls on, of those named
    one that is on the schedule too."""
    is_called = kind in (BRING_GROUP, BRING_UNITS)
    if battle.place[unit] == RESERVE:
        return not is_called
    return battle.place[unit] == ASIDE


def has_listed(battle: Battle, row: int) -> bool:
    """Whether any counter of the line has not come yet."""
    first = battle.order[row][ROW_LIST]
    for n in range(first, first + battle.order[row][ROW_LISTED]):
        if waits(battle, battle.listed[n], battle.order[row][ROW_KIND]):
            return True
    return False


def find_waiting(battle: Battle, row: int) -> None:
    """The counters of the line that have not come yet."""
    first = battle.order[row][ROW_LIST]
    battle.picks = 0
    for n in range(first, first + battle.order[row][ROW_LISTED]):
        if waits(battle, battle.listed[n], battle.order[row][ROW_KIND]):
            battle.picked[battle.picks] = battle.listed[n]
            battle.picks += 1


def find_own_edge(battle: Battle, unit: int) -> None:
    """A counter's own entry hexes."""
    battle.found_cells = 0
    for n in range(battle.ways_in[unit]):
        add_cell(battle, battle.way_in[unit][n])


def put_down(battle: Battle, unit: int) -> bool:
    """Put an AI down to its advantage in one of the hexes found, facing a Unit; whether one is
    free."""
    cell = to_advantage(battle, unit)
    if cell == NOTHING:
        return False
    stand(battle, unit, cell)
    place_at(battle, unit, cell, settled_facing(battle), 0)
    return True


def bring_group(battle: Battle, row: int) -> None:
    """Put a group on the map where the line says: each to its advantage, facing a Unit."""
    find_waiting(battle, row)
    for n in range(battle.picks):
        find_cells(battle, battle.order[row][ROW_PLACE], True)
        put_down(battle, battle.picked[n])


def bring_named(battle: Battle, row: int) -> None:
    """Put the counters named on the map, where the line says or at their entry edge; at the north
    edge where there is no such hex."""
    where = battle.order[row][ROW_PLACE]
    find_waiting(battle, row)
    for n in range(battle.picks):
        if where == NOTHING:
            find_own_edge(battle, battle.picked[n])
        else:
            find_cells(battle, where, True)
        if battle.found_cells == 0:
            find_cells(battle, battle.order[row][ROW_SIDE], False)
        put_down(battle, battle.picked[n])


def bring_units(battle: Battle, row: int) -> None:
    """The Player chooses a hex for each, where the line says or at an edge of the map: ground it
    may enter and no AI is on; one that finds none stays aside."""
    find_waiting(battle, row)
    for n in range(battle.picks):
        unit = battle.picked[n]
        find_cells(battle, battle.order[row][ROW_PLACE], True)
        offer_places(battle, unit)
        if battle.offered:
            cell = battle.offer_at[choose(battle, 1 - battle.bot, ON_SET_UP, 0, unit)]
            place_at(battle, unit, cell, battle.facing[unit], 0)


def offer_places(battle: Battle, unit: int) -> None:
    """The hexes found that a Unit can be put in, in the order of the map."""
    for cell in range(battle.cells):
        battle.marked[cell] = 0
    for n in range(battle.found_cells):
        battle.marked[battle.found_cell[n]] = 1
    battle.offered = 0
    for cell in range(battle.cells):
        if battle.marked[cell] and battle.entry_extra[battle.gait[unit]][cell] != BARRED:
            if battle.manned[battle.bot][cell] + battle.lurking[battle.bot][cell] == 0:
                offer(battle, PLACE, unit, cell)


def is_in_source(battle: Battle, unit: int, source: int) -> bool:
    """Whether an AI may be brought from the RE cup, or from the reserve."""
    if source == FROM_RE_CUP:
        return battle.in_cup[unit] > 0
    is_kept = battle.side_of[unit] == battle.bot and battle.place[unit] == RESERVE
    return is_kept and battle.due[unit] > battle.round


def is_anybody_in(battle: Battle, source: int) -> bool:
    """Whether a line may bring anybody from a cup."""
    if source == FROM_CUP:
        return is_anybody_waiting(battle)
    for unit in range(battle.units):
        if is_in_source(battle, unit, source):
            return True
    return False


@cite("SOLO-5.6-a", "SOLO-6.0-a")
def bring_drawn(battle: Battle, row: int) -> None:
    """Draw AI from the entry cup (or the RE cup, or the reserve) and put each down where the line
    says, else at its own entry edge; one that finds no hex goes back."""
    where, source = battle.order[row][ROW_PLACE], battle.order[row][ROW_WHAT]
    for _ in range(battle.order[row][ROW_COUNT]):
        if not is_anybody_in(battle, source):
            return
        unit = drawn_from(battle, source)
        if where == NOTHING:
            find_own_edge(battle, unit)
        else:
            find_cells(battle, where, True)
        if not put_down(battle, unit):
            tell(battle, EntryRefused, unit, Refused.NO_FREE_HEX)


def drawn_from(battle: Battle, source: int) -> int:
    """One of the AI in the RE cup, by their names; or of the reserve, as they are listed."""
    if source == FROM_CUP:
        return drawn_at_edge(battle, Of.WHO_IS_BROUGHT)
    battle.members = 0
    for place in range(battle.units):
        unit = battle.by_name[place] if source == FROM_RE_CUP else place
        if is_in_source(battle, unit, source):
            for _ in range(battle.in_cup[unit] if source == FROM_RE_CUP else 1):
                add_member(battle, unit)
    if is_new(battle):
        why = Of.THE_RE_CUP if source == FROM_RE_CUP else Of.THE_RESERVE
        note(battle, REQUEST, DRAW, why, NOBODY, 1, row(battle.member, battle.members))
    stream = RE_CUP if source == FROM_RE_CUP else ENTRY_CUP
    unit = battle.member[pick(battle, stream, battle.members)]
    tell(battle, EntryDrawn, unit)
    return unit


def can_replace(battle: Battle, row: int) -> bool:
    """Whether there is a rumor, and somebody to stand in its place."""
    for unit in range(battle.units):
        if battle.is_rumored[unit] and battle.cell[unit] != OFF:
            return has_listed(battle, row)
    return False


@cite("COH-6.2-e")
def replace_rumor(battle: Battle, row: int) -> None:
    """The counter named takes the place of a Rumored Enemy picked by the line."""
    rumor = picked_goal(battle, battle.order[row][ROW_PLACE])
    if not battle.has_picked:
        return
    find_waiting(battle, row)
    found = battle.picked[0]
    stand(battle, found, battle.cell[rumor])
    battle.at_revealed = 1
    facing = settled_facing(battle)
    battle.in_cup[found] -= battle.in_cup[found] > 0
    take_rumors_place(battle, rumor, found, facing, Turned.MISSION_EVENT)


def has_items(battle: Battle, row: int) -> bool:
    """Whether anything would go in: No Enemy counters, mines, AI that are not in play nor in that
    cup yet."""
    first = battle.order[row][ROW_LIST]
    for n in range(first, first + battle.order[row][ROW_LISTED]):
        if goes_in(battle, battle.listed[n], row):
            return True
    return False


def goes_in(battle: Battle, unit: int, row: int) -> bool:
    if unit >= Item.NO_ENEMY:
        return True
    is_out = battle.place[unit] in (ASIDE, RESERVE)
    if battle.order[row][ROW_WHAT] == FROM_RE_CUP:
        return is_out and battle.in_cup[unit] == 0
    return is_out


def fill_cup(battle: Battle, row: int) -> None:
    """From now on these are drawn blind: behind a Rumored Enemy, at a move order that nobody on
    the map can carry out, or by a line that calls on the reserve."""
    source, first = battle.order[row][ROW_WHAT], battle.order[row][ROW_LIST]
    battle.members = 0
    for n in range(first, first + battle.order[row][ROW_LISTED]):
        if goes_in(battle, battle.listed[n], row):
            add_member(battle, battle.listed[n])
    for n in range(battle.members):
        put_in_cup(battle, battle.member[n], source)
    if battle.members:
        tell_cup(battle, source)


def put_in_cup(battle: Battle, item: int, source: int) -> None:
    """Part of the filling."""
    if item == Item.NO_ENEMY:
        battle.no_enemy += 1
    elif item == Item.MINE:
        battle.mines += 1
    elif source == FROM_RE_CUP:
        battle.in_cup[item] += 1
    else:
        battle.place[item] = RESERVE
        battle.due[item] = max(battle.round, 1) if source == FROM_CUP else UNCALLED


def tell_cup(battle: Battle, source: int) -> None:
    """What has gone into which cup."""
    cup = Cup.RESERVE
    if source == FROM_RE_CUP:
        cup = Cup.RE_CUP
    elif source == FROM_CUP:
        cup = Cup.ENTRY_CUP
    tell(battle, CupFilled, cup, row(battle.member, battle.members))
