"""Random Defense Counters that tiles call for: drawn blind, put down to the AI's advantage.

Trenches, bunkers and hasty defences go to an AI that lacks cover, the nearer the Objective it
must hold the better; mines, wire and road blocks go on the way from the nearest Unit to it. A
counter is always placed if any hex may hold it, and never where it silences one of the AI's own.
"""

from __future__ import annotations

from opfor.core.asking import DRAW, is_new, pick
from opfor.core.cite import cite
from opfor.core.ladder import ask, propose
from opfor.core.measure import measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, keep_if_possible, lowest, must, prefer
from opfor.core.rows import REQUEST, note, tell, tokens
from opfor.core.run import NO_CANDIDATE
from opfor.fast.coh.bot.advantage import best_hex
from opfor.fast.coh.bot.seen.called import noted_face, work_called
from opfor.fast.coh.bot.seen.survey import (
    dm_of,
    is_ai,
    is_unit,
    nearest_unit_distance,
    units_covering,
)
from opfor.fast.coh.bot.settling import Which, one_cell_left, one_left
from opfor.fast.coh.bot.words.measured import COVERED, HEXES
from opfor.fast.coh.course.mission_lines.laid_defenses import (
    has_no_ai,
    lay_defence,
)
from opfor.fast.coh.mind import DEFENCES_DRAWN
from opfor.fast.coh.rules.control_and_fieldworks import update_holders
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import NOBODY, NOTHING, OFF, Battle
from opfor.fast.coh.whys import Of
from opfor.games.coh.values.solo_events import DefencePlaced


def holds_anything(battle: Battle) -> bool:
    """Whether the AI has something to hold: a Control Marker, or a counter of its own."""
    return holds_marker(battle) or has_ai(battle)


def holds_marker(battle: Battle) -> bool:
    for marker in range(battle.markers):
        if battle.holder[marker] == battle.bot:
            return True
    return False


def has_ai(battle: Battle) -> bool:
    for unit in range(battle.units):
        if is_ai(battle, unit):
            return True
    return False


@cite("GEN-3.7.3-d")
def find_free(battle: Battle) -> None:
    """The hexes a Defense Counter may lie in: none there yet, ground that holds it, no Unit and
    no Control Marker of the Player's beside it, no Unit in it."""
    for cell in range(battle.cells):
        is_room = battle.work_in[cell] == NOTHING and battle.holds_counters[cell]
        battle.is_free_cell[cell] = is_room == 1
    for unit in range(battle.units):
        if is_unit(battle, unit):
            bar_around(battle, battle.cell[unit])
    for marker in range(battle.markers):
        if battle.holder[marker] != battle.bot:
            bar_around(battle, battle.marker_cell[marker])


def bar_around(battle: Battle, cell: int) -> None:
    battle.is_free_cell[cell] = 0
    for direction in range(FACINGS):
        if battle.neighbour[cell][direction] != OFF:
            battle.is_free_cell[battle.neighbour[cell][direction]] = 0


@cite("SOLO-6.0-a")
def is_sheltered_by(battle: Battle, ai: int, kind: int, is_covered_too: bool) -> bool:
    """Whether a fortification could take an AI in where it stands (one without cover, or any)
    without silencing it: no mortar fires from a bunker."""
    if not is_ai(battle, ai) or not battle.is_free_cell[battle.cell[ai]]:
        return False
    if not battle.fits_in[kind][ai] or battle.is_rumored[ai]:
        return False
    if battle.work_has_facing[kind] and battle.is_mortar[ai]:
        return False
    return is_covered_too or dm_of(battle, ai) <= 0


def shelters_anybody(battle: Battle, kind: int, is_covered_too: bool) -> bool:
    for ai in range(battle.units):
        if is_sheltered_by(battle, ai, kind, is_covered_too):
            return True
    return False


def propose_shelters(battle: Battle, kind: int, is_covered_too: bool) -> None:
    """The hexes of such AI."""
    for ai in range(battle.units):
        if is_sheltered_by(battle, ai, kind, is_covered_too):
            propose(battle, battle.cell[ai])


def propose_room(battle: Battle, kind: int) -> None:
    """The hexes a face goes to: of a shelter those of AI without cover; else of other AI that fit
    in; else any where it hinders none of the AI's own."""
    if battle.work_holds[kind]:
        propose_shelters(battle, kind, False)
        if battle.left == 0:
            propose_shelters(battle, kind, True)
        if battle.left:
            return
    for cell in range(battle.cells):
        if battle.is_free_cell[cell]:
            if not battle.work_holds[kind] or has_no_ai(battle, cell):
                propose(battle, cell)


@measure(brief="one that some hex may hold")
def has_room(battle: Battle, face: int) -> bool:
    """Whether some hex may hold a face."""
    kind = battle.face[battle.drawn_counter][face]
    if battle.work_holds[kind] and shelters_anybody(battle, kind, True):
        return True
    for cell in range(battle.cells):
        if battle.is_free_cell[cell]:
            if not battle.work_holds[kind] or has_no_ai(battle, cell):
                return True
    return False


@measure(brief="a shelter for an AI without cover")
def is_shelter(battle: Battle, face: int) -> bool:
    """A shelter for an AI without cover."""
    kind = battle.face[battle.drawn_counter][face]
    return battle.work_holds[kind] == 1 and shelters_anybody(battle, kind, False)


@measure(brief="an obstacle in the way")
def is_obstacle(battle: Battle, face: int) -> bool:
    return not battle.work_holds[battle.face[battle.drawn_counter][face]]


@measure(silent=True, brief="the face printed first")
def place_on_counter(_battle: Battle, face: int) -> int:
    """The face printed first."""
    return face


@measure(HEXES, id="to-held", brief="nearest to what the AI holds")
def hexes_to_held(battle: Battle, cell: int) -> int:
    """How far it is to what the AI must hold: its Control Markers; without one, where its counters
    stand."""
    best = NOTHING
    if holds_marker(battle):
        for marker in range(battle.markers):
            if battle.holder[marker] == battle.bot:
                away = battle.distance[cell][battle.marker_cell[marker]]
                best = away if best == NOTHING else min(best, away)
        return best
    for unit in range(battle.units):
        if is_ai(battle, unit):
            away = battle.distance[cell][battle.cell[unit]]
            best = away if best == NOTHING else min(best, away)
    return max(best, 0)


@measure(brief="on a shortest way from the nearest Unit to what it holds")
def is_on_the_way(battle: Battle, cell: int) -> bool:
    """On a shortest path from the nearest Unit to something held."""
    if holds_marker(battle):
        for marker in range(battle.markers):
            if battle.holder[marker] == battle.bot:
                if is_on_way_to(battle, cell, battle.marker_cell[marker]):
                    return True
        return False
    for ai in range(battle.units):
        if is_ai(battle, ai) and is_on_way_to(battle, cell, battle.cell[ai]):
            return True
    return False


def is_on_way_to(battle: Battle, cell: int, goal: int) -> bool:
    nearest = nearest_unit_distance(battle, goal)
    for unit in range(battle.units):
        if is_unit(battle, unit):
            start = battle.cell[unit]
            if battle.distance[start][goal] == nearest:
                if battle.distance[start][cell] + battle.distance[cell][goal] == nearest:
                    return True
    return False


def best_shelter(battle: Battle) -> int:
    """Where a trench, bunker or hasty defence goes, among the candidates."""
    narrow(battle, Which.SHELTER)
    return one_cell_left(battle, Which.SHELTER)


def best_obstacle(battle: Battle) -> int:
    """Where mines, wire or a road block go, among the candidates."""
    narrow(battle, Which.OBSTACLE)
    return one_cell_left(battle, Which.OBSTACLE)


HAS_NO_AI = measure(brief="without AI")(has_no_ai)
FACE: Asked = Question(
    "defense-counter",
    "Which face of a Defense Counter is used?",
    "its two faces",
    (
        must("GEN-3.7.3-d", has_room),
        prefer("GEN-3.7.3-f", is_shelter, by="V-7"),
        prefer("GEN-3.7.3-f", is_obstacle, by="V-7"),
        lowest("GEN-3.7.3-f", place_on_counter, by="V-7"),
    ),
    named=work_called,
    noted=noted_face,
    chosen="The counter lies as {}",
)
SHELTER = best_hex(
    "shelter",
    "Where does a trench, bunker or hasty defence go?",
    "the hexes of AI without cover; without any, of AI in cover, or free ones",
    (
        lowest("SOLO-6.0-a", hexes_to_held, by="V-7"),
        prefer(
            "SOLO-6.0-a",
            measure("Units", said=COVERED, brief="in most fire zones")(units_covering),
            by="V-7",
        ),
    ),
)
OBSTACLE = best_hex(
    "obstacle",
    "Where do mines, wire or a road block go?",
    "the hexes a Defense Counter may lie in",
    (
        keep_if_possible("SOLO-6.0-a", HAS_NO_AI, by="V-7"),
        keep_if_possible("SOLO-6.0-a", is_on_the_way, by="V-7"),
        lowest("SOLO-6.0-a", hexes_to_held, by="V-7"),
    ),
)


@cite("GEN-3.7.3-f", "SOLO-6.0-a", "V-7")
def place_defence(battle: Battle) -> None:
    """Draw a counter and use the face that helps more: shelter for an AI without cover, else an
    obstacle in the way, else a shelter where it is wanted most. Only if no hex may hold it is it
    out of the game."""
    if battle.pooled == 0:
        return
    battle.drawn_counter = drawn_defence(battle)
    find_free(battle)
    face = chosen_face(battle)
    if face == NO_CANDIDATE:
        kind = battle.face[battle.drawn_counter][0]
        tell(battle, DefencePlaced, battle.drawn_counter, kind, OFF, battle.bot)
        return
    kind = battle.face[battle.drawn_counter][face]
    ask(battle)
    propose_room(battle, kind)
    cell = best_shelter(battle) if battle.work_holds[kind] else best_obstacle(battle)
    lay_defence(battle, kind, cell)
    update_holders(battle)


def chosen_face(battle: Battle) -> int:
    ask(battle)
    for face in range(2):
        if battle.face[battle.drawn_counter][face]:
            propose(battle, face)
    narrow(battle, Which.FACE)
    return one_left(battle, Which.FACE)


def drawn_defence(battle: Battle) -> int:
    """A counter out of the pool."""
    if is_new(battle):
        pool = tokens(battle.pool, battle.pool_kinds)
        note(battle, REQUEST, DRAW, Of.A_DEFENCE, NOBODY, 1, pool)
    number, counter = pick(battle, DEFENCES_DRAWN, battle.pooled), 0
    while number >= battle.pool[counter]:
        number -= battle.pool[counter]
        counter += 1
    battle.pool[counter] -= 1
    battle.pooled -= 1
    return counter
