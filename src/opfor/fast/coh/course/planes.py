"""A position as numbers for those who learn: planes with names, seen from one side.

Some planes have a number for every hex (``CHANNELS``), some for every counter (``TRAITS``), the
rest are tracks, hand and question. What the enemy hides, units, works, cards, targets of artillery
and which hit a counter has, is on none of them.
"""

from __future__ import annotations

from opfor.core.memory import Long, Reals
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import DESTROYED, LEFT, NOBODY, OFF, ON_MAP, RESERVE, Battle

MINE, MY_SPENT, MY_HIT, THEIRS, THEIR_SPENT, THEIR_HIT, MARKER = range(7)
HELD_BY_ME, HELD_BY_THEM, SMOKE, WORK, MY_TARGET, CHANNELS = range(7, 13)
"""Of a hex."""
IS_ON_MAP, IS_IN_RESERVE, IS_DESTROYED, HAS_LEFT, IS_SPENT_NOW, IS_HIT_NOW = range(6)
IS_ACTIVE, HAS_ACTED, IS_CARRIED, FIRST_FACING = range(6, 10)
TRAITS = 16
"""Of a counter; the last six are its facing."""
FACTS = 17
QUESTIONS_ASKED = 17
NO_QUESTION = -1


def plane_count(battle: Battle) -> int:
    """How many numbers there are."""
    hexes, counters = CHANNELS * battle.cells, TRAITS * battle.units
    return hexes + counters + FACTS + battle.cards + QUESTIONS_ASKED


def observe(battle: Battle, side: int, question: int, planes: Reals, at: Long) -> None:
    """Fill a row of planes for a side that is asked a question, or none."""
    count = plane_count(battle)
    for plane in range(count):
        planes[at + plane] = 0
    observe_hexes(battle, side, planes, at)
    counters: Long = at + CHANNELS * battle.cells
    for unit in range(battle.units):
        observe_counter(battle, side, unit, planes, at, counters + TRAITS * unit)
    observe_activations(battle, side, planes, counters)
    facts: Long = counters + TRAITS * battle.units
    observe_facts(battle, side, planes, facts)
    for card in range(battle.cards):
        planes[facts + FACTS + card] = battle.hand[side][card]
    if question != NO_QUESTION:
        planes[facts + FACTS + battle.cards + question] = 1


def observe_hexes(battle: Battle, side: int, planes: Reals, at: Long) -> None:
    """Markers, smoke, works, what one's own artillery aims at."""
    cells = battle.cells
    for marker in range(battle.markers):
        cell = battle.marker_cell[marker]
        planes[at + MARKER * cells + cell] = 1
        if battle.holder[marker] == side:
            planes[at + HELD_BY_ME * cells + cell] = 1
        elif battle.holder[marker] == 1 - side:
            planes[at + HELD_BY_THEM * cells + cell] = 1
    if battle.smokes:
        for cell in range(cells):
            planes[at + SMOKE * cells + cell] = battle.smoke[cell]
    for work in range(battle.works):
        if battle.work_side[work] == side or not battle.work_hidden[work]:
            planes[at + WORK * cells + battle.work_cell[work]] = battle.work_kind[work]
    for barrage in range(battle.barrages):
        if battle.barrage_side[barrage] == side:
            planes[at + MY_TARGET * cells + battle.barrage_cell[barrage]] = 1


def observe_counter(
    battle: Battle, side: int, unit: int, planes: Reals, at: Long, own: Long
) -> None:
    """Where a counter is and how; of an enemy in hiding only that there is one."""
    is_mine = battle.side_of[unit] == side
    place = battle.place[unit]
    planes[own + IS_ON_MAP] = int(place == ON_MAP)
    planes[own + IS_IN_RESERVE] = int(place == RESERVE)
    planes[own + IS_DESTROYED] = int(place == DESTROYED)
    planes[own + HAS_LEFT] = int(place == LEFT)
    if battle.hidden[unit] and not is_mine:
        return
    is_hit = 1 if battle.hit[unit] else 0
    planes[own + IS_SPENT_NOW] = battle.spent[unit]
    planes[own + IS_HIT_NOW] = is_hit
    planes[own + IS_CARRIED] = int(battle.carrier[unit] != OFF)
    cell = battle.cell[unit]
    if cell == OFF:
        return
    planes[own + FIRST_FACING + battle.facing[unit] % FACINGS] = 1
    first = MINE if is_mine else THEIRS
    planes[at + first * battle.cells + cell] += 1
    planes[at + (first + MY_SPENT) * battle.cells + cell] += battle.spent[unit]
    planes[at + (first + MY_HIT) * battle.cells + cell] += is_hit


def observe_activations(battle: Battle, side: int, planes: Reals, counters: Long) -> None:
    """Who is activated, and who has just acted, unless it is an enemy in hiding."""
    for owner in range(battle.players):
        for place in range(battle.actives[owner]):
            active = battle.activated[owner][place]
            if owner % 2 == side or not battle.hidden[active]:
                planes[counters + TRAITS * active + IS_ACTIVE] = 1
    for place in range(battle.actors):
        actor = battle.acted[place]
        if battle.side_of[actor] == side or not battle.hidden[actor]:
            planes[counters + TRAITS * actor + HAS_ACTED] = 1


def observe_facts(battle: Battle, side: int, planes: Reals, at: Long) -> None:
    """In the order of ``plane_names.OF_COURSE``."""
    other = 1 - side
    planes[at] = battle.round
    planes[at + 1] = battle.rounds - battle.round
    planes[at + 2] = battle.turn
    planes[at + 3] = int(battle.mover == side)
    planes[at + 4] = battle.passes
    planes[at + 5] = battle.caps[side]
    planes[at + 6] = battle.caps[other]
    planes[at + 7] = battle.aps[side]
    planes[at + 8] = battle.aps[other]
    planes[at + 9] = battle.vp[side]
    planes[at + 10] = battle.vp[other]
    planes[at + 11] = battle.vp[side] - battle.vp[other]
    planes[at + 12] = battle.losses[side]
    planes[at + 13] = battle.losses[other]
    planes[at + 14] = battle.held[other]
    if battle.bot != NOBODY:
        planes[at + 15] = battle.space
        planes[at + 16] = battle.piled
