"""The hexes one move action of an AI can end in, and the ways there.

A step, with vehicles bonus moves too: they lead on from every easy step ahead, never out of a hex
with a Unit, never back to where it was. What is found stands in the battle until somebody else is
asked about: ``end_cell`` (the first ``step_ends`` of them next to the AI), ``route`` by number.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.deployment import can_move
from opfor.fast.coh.rules.bonus_moves import NO_SYMBOL, TRACK, WHEEL, bonus_symbol, may_drive_on
from opfor.fast.coh.rules.movement_steps import can_step, is_ahead, is_blocked
from opfor.fast.coh.sizes import FACINGS, WAY_HEXES
from opfor.fast.coh.values import BARRED, Battle


@cite("COH-2.0-b", "ai-bonus-moves")
def find_ends(battle: Battle, ai: int) -> None:
    """Steps first, then what bonus moves add, in the order in which they are found."""
    own = battle.cell[ai]
    battle.ends = 0
    battle.routes = 0
    if can_move(battle, ai) and not battle.is_holding[ai]:
        for direction in range(FACINGS):
            if can_step(battle, ai, direction):
                add_end(battle, battle.neighbour[own][direction])
    battle.step_ends = battle.ends
    if battle.ends == 0 or battle.bonus_declined or battle.wheels[ai] + battle.tracks[ai] == 0:
        return
    for direction in range(FACINGS):
        if can_step(battle, ai, direction) and is_ahead(battle.facing[ai], direction):
            if may_drive_on(battle, ai, own, direction):
                battle.way[0] = battle.neighbour[own][direction]
                lead_on(battle, ai, 1, battle.wheels[ai], battle.tracks[ai])


def lead_on(battle: Battle, ai: int, length: int, wheels: int, tracks: int) -> None:
    """Every bonus move out of the last hex of the way, and what follows from there."""
    here = battle.way[length - 1]
    if length == WAY_HEXES or wheels + tracks == 0 or battle.manned[1 - battle.bot][here]:
        return
    for direction in range(FACINGS):
        to = battle.neighbour[here][direction]
        if battle.extra[battle.gait[ai]][here][direction] == BARRED or is_blocked(battle, ai, to):
            continue
        symbol = bonus_symbol(battle, here, direction, wheels, tracks)
        if symbol == NO_SYMBOL or to == battle.cell[ai] or is_on_way(battle, to, length):
            continue
        battle.way[length] = to
        note_route(battle, length + 1)
        lead_on(battle, ai, length + 1, wheels - (symbol == WHEEL), tracks - (symbol == TRACK))


def is_on_way(battle: Battle, cell: int, length: int) -> bool:
    for place in range(length):
        if battle.way[place] == cell:
            return True
    return False


def note_route(battle: Battle, length: int) -> None:
    """Keep the way as it is so far."""
    for place in range(length):
        battle.route[battle.routes][place] = battle.way[place]
    battle.route_length[battle.routes] = length
    battle.routes += 1
    if not is_end(battle, battle.way[length - 1]):
        add_end(battle, battle.way[length - 1])


def add_end(battle: Battle, cell: int) -> None:
    battle.end_cell[battle.ends] = cell
    battle.ends += 1


def is_end(battle: Battle, cell: int) -> bool:
    """Whether a move action can end in a hex."""
    for place in range(battle.ends):
        if battle.end_cell[place] == cell:
            return True
    return False


def is_step(battle: Battle, cell: int) -> bool:
    """Whether a hex is simply entered."""
    for place in range(battle.step_ends):
        if battle.end_cell[place] == cell:
            return True
    return False


def goes_to(battle: Battle, route: int, cell: int) -> bool:
    return battle.route[route][battle.route_length[route] - 1] == cell
