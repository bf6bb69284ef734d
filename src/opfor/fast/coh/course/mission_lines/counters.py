"""Counters that a line puts on the map, and what it takes off it."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, propose, propose_once
from opfor.core.measure import measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, Tie, keep_if_possible, lowest, prefer
from opfor.core.rows import tell
from opfor.fast.coh.apply import put_at
from opfor.fast.coh.apply_ground import (
    clear_smoke,
    drop_marker,
    lay_smoke_in,
    put_marker,
)
from opfor.fast.coh.apply_works import build_work, destroy_work, lay_work, tell_built
from opfor.fast.coh.bot.advantage import best_hex, to_advantage
from opfor.fast.coh.bot.line_places import find_line_cells, is_found_cell
from opfor.fast.coh.bot.rumored_enemies import take_aside
from opfor.fast.coh.bot.seen.called import hex_called
from opfor.fast.coh.bot.seen.survey import ground_dm, is_ai, is_unit, units_covering
from opfor.fast.coh.bot.settling import Which, one_cell_left
from opfor.fast.coh.bot.words.measured import COVERED, dm_measure
from opfor.fast.coh.course.mission_lines.defense_counters import (
    best_obstacle,
    best_shelter,
    find_free,
    holds_anything,
    is_sheltered_by,
    place_defence,
)
from opfor.fast.coh.mind import (
    PLACE_DEFENCES,
    PLACE_RUMORS,
    PLACE_SMOKE,
    PLACE_WORKS,
    ROW_COUNT,
    ROW_KIND,
    ROW_PLACE,
    ROW_SIDE,
    ROW_WHAT,
    TAKE_AI_MARKER,
    TAKE_ANY_WORK,
    TAKE_MARKER,
    TAKE_RUMOR,
    TAKE_SMOKE,
)
from opfor.fast.coh.rules.control_and_fieldworks import update_holders
from opfor.fast.coh.values import ASIDE, NOBODY, NOTHING, OFF, Battle
from opfor.fast.coh.whys import Gone
from opfor.games.coh.values.solo_events import RumorPlaced, RumorRemoved


def rumor_left(battle: Battle) -> int:
    """The first Rumored Enemy that is not on the map."""
    for unit in range(battle.units):
        if battle.is_rumored[unit] and battle.place[unit] == ASIDE:
            return unit
    return NOTHING


def can_place_counter(battle: Battle, row: int) -> bool:
    kind = battle.order[row][ROW_KIND]
    if kind == PLACE_RUMORS:
        return rumor_left(battle) != NOTHING
    if kind == PLACE_DEFENCES:
        return battle.pooled > 0 and holds_anything(battle)
    find_line_cells(battle, battle.order[row][ROW_PLACE], False)
    return propose_open(battle, row)


def propose_open(battle: Battle, row: int) -> bool:
    """The hexes found that a counter can go to, as candidates; whether there are any."""
    kind, what = battle.order[row][ROW_KIND], battle.order[row][ROW_WHAT]
    ask(battle)
    if kind == PLACE_WORKS:
        find_free(battle)
    for n in range(battle.found_cells):
        cell = battle.found_cell[n]
        if kind == PLACE_SMOKE:
            if battle.holds_smoke[cell] and battle.smoke[cell] < what:
                propose(battle, cell)
        elif kind == PLACE_WORKS:
            if can_hold_work(battle, cell, what):
                propose(battle, cell)
        elif not has_marker(battle, cell):
            propose(battle, cell)
    return battle.left > 0


def can_hold_work(battle: Battle, cell: int, kind: int) -> bool:
    """Ground that holds it, none there yet; a hasty defence only to an AI without cover that can
    dig in."""
    if battle.work_in[cell] != NOTHING or not battle.holds_counters[cell]:
        return False
    return kind != battle.hasty or shelters_here(battle, cell, kind)


def shelters_here(battle: Battle, cell: int, kind: int) -> bool:
    for ai in range(battle.units):
        if battle.cell[ai] == cell and is_sheltered_by(battle, ai, kind, False):
            return True
    return False


def has_marker(battle: Battle, cell: int) -> bool:
    for marker in range(battle.markers):
        if battle.marker_cell[marker] == cell:
            return True
    return False


@cite("COH-6.0-a", "SOLO-6.0-a", "V-7")
def place_counters(battle: Battle, row: int) -> None:
    """Rumored Enemies, smoke, Defense Counters, fortifications and markers, one after the other."""
    kind = battle.order[row][ROW_KIND]
    for _ in range(battle.order[row][ROW_COUNT]):
        if kind == PLACE_DEFENCES:
            place_defence(battle)
        else:
            find_line_cells(battle, battle.order[row][ROW_PLACE], True)
            if kind == PLACE_RUMORS:
                place_rumor(battle)
            elif propose_open(battle, row):
                put_counter(battle, row)


def place_rumor(battle: Battle) -> None:
    """A Rumored Enemy comes onto the map, to the AI's advantage."""
    rumor = rumor_left(battle)
    cell = to_advantage(battle, rumor)
    if rumor != NOTHING and cell != NOTHING:
        put_at(battle, rumor, cell, battle.facing[rumor])
        battle.spent[rumor] = 0
        tell(battle, RumorPlaced, rumor, cell)


def put_counter(battle: Battle, row: int) -> None:
    """Smoke, a work or a marker goes to one of the candidates."""
    kind, what = battle.order[row][ROW_KIND], battle.order[row][ROW_WHAT]
    if kind == PLACE_SMOKE:
        lay_smoke_in(battle, chosen_screen(battle), what)
    elif kind == PLACE_WORKS:
        put_work(battle, what)
    else:
        put_marker(battle, best_obstacle(battle), battle.order[row][ROW_SIDE])


@measure(brief="not over a Unit")
def over_no_unit(battle: Battle, cell: int) -> bool:
    for unit in range(battle.units):
        if battle.cell[unit] == cell and is_unit(battle, unit):
            return False
    return True


@measure(brief="over an AI")
def over_an_ai(battle: Battle, cell: int) -> bool:
    return battle.manned[battle.bot][cell] + battle.lurking[battle.bot][cell] > 0


SCREEN = best_hex(
    "smoke-screen",
    "Where is the smoke laid?",
    "the hexes the line allows that can hold it",
    (
        keep_if_possible("SOLO-6.0-a", over_no_unit, by="V-7"),
        keep_if_possible("SOLO-6.0-a", over_an_ai, by="V-7"),
        prefer(
            "SOLO-6.0-a",
            measure("Units", said=COVERED, brief="where most Units can fire")(units_covering),
            by="V-7",
        ),
        lowest("SOLO-6.0-a", dm_measure("least DM", id="least-dm")(ground_dm), by="V-7"),
    ),
)
REMOVED: Asked = Question(
    "removed-counter",
    "Which counter is taken off the map?",
    "the hexes with such a counter where the line says",
    (),
    named=hex_called,
    tie=Tie("uniform", "SOLO-6.0-a", "counter to remove"),
    chosen="It is taken off {}",
)


def chosen_screen(battle: Battle) -> int:
    """Where the smoke is laid: on the hex of an AI that needs it most."""
    narrow(battle, Which.SCREEN)
    return one_cell_left(battle, Which.SCREEN)


def put_work(battle: Battle, kind: int) -> None:
    """Shelter with an AI that lacks cover where there is one, else as an obstacle lies best."""
    cell = shelter_or_obstacle(battle, kind)
    first = first_ai_in(battle, cell)
    if kind == battle.hasty:
        build_work(battle, first)
        return
    lay_work(battle, kind, cell, battle.bot, NOBODY)
    if first != NOTHING:
        battle.work_facing[battle.works - 1] = battle.facing[first]
    tell_built(battle, battle.works - 1)
    update_holders(battle)


def shelter_or_obstacle(battle: Battle, kind: int) -> int:
    for place in range(battle.left):
        if shelters_here(battle, battle.candidates[place], kind):
            keep_shelters(battle, kind)
            return best_shelter(battle)
    return best_obstacle(battle)


def keep_shelters(battle: Battle, kind: int) -> None:
    left = 0
    for place in range(battle.left):
        if shelters_here(battle, battle.candidates[place], kind):
            battle.candidates[left] = battle.candidates[place]
            left += 1
    battle.left = left


def first_ai_in(battle: Battle, cell: int) -> int:
    for unit in range(battle.units):
        if battle.cell[unit] == cell and is_ai(battle, unit):
            return unit
    return NOTHING


def can_take_off(battle: Battle, row: int) -> bool:
    find_line_cells(battle, battle.order[row][ROW_PLACE], False)
    return propose_removable(battle, row)


def propose_removable(battle: Battle, row: int) -> bool:
    """The hexes with such a counter, of those found, each once; whether there are any."""
    what = battle.order[row][ROW_WHAT]
    ask(battle)
    if what == TAKE_RUMOR:
        for unit in range(battle.units):
            if battle.is_rumored[unit] and battle.cell[unit] != OFF:
                propose_found(battle, battle.cell[unit])
    elif what == TAKE_SMOKE:
        for cell in range(battle.cells):
            if battle.smoke[cell] == battle.order[row][ROW_SIDE]:
                propose_found(battle, cell)
    elif what in (TAKE_AI_MARKER, TAKE_MARKER):
        for marker in range(battle.markers):
            if (battle.holder[marker] == battle.bot) == (what == TAKE_AI_MARKER):
                propose_found(battle, battle.marker_cell[marker])
    else:
        for work in range(battle.works):
            if is_such_work(battle, work, row):
                propose_found(battle, battle.work_cell[work])
    return battle.left > 0


def is_such_work(battle: Battle, work: int, row: int) -> bool:
    """A work of the kind; a hasty defence is no Defense Counter."""
    if battle.order[row][ROW_WHAT] == TAKE_ANY_WORK:
        return battle.work_kind[work] != battle.hasty
    return battle.work_kind[work] == battle.order[row][ROW_SIDE]


def propose_found(battle: Battle, cell: int) -> None:
    """A hex among those found, once."""
    if is_found_cell(battle, cell):
        propose_once(battle, cell)


@cite("SOLO-6.0-a")
def take_off_counters(battle: Battle, row: int) -> None:
    """As many as the line says; chance decides which where there are more."""
    for _ in range(battle.order[row][ROW_COUNT]):
        find_line_cells(battle, battle.order[row][ROW_PLACE], True)
        if not propose_removable(battle, row):
            return
        take_off_one(battle, battle.order[row][ROW_WHAT], one_cell_left(battle, Which.REMOVED))


def take_off_one(battle: Battle, what: int, cell: int) -> None:
    if what == TAKE_RUMOR:
        unit = 0
        while battle.cell[unit] != cell or not battle.is_rumored[unit]:
            unit += 1
        take_aside(battle, unit)
        tell(battle, RumorRemoved, unit, cell)
    elif what == TAKE_SMOKE:
        clear_smoke(battle, cell)
    elif what in (TAKE_AI_MARKER, TAKE_MARKER):
        drop_marker(battle, cell)
    else:
        destroy_work(battle, battle.work_in[cell], Gone.REMOVED)
