"""Movement: pace, hard terrain, what is in the way, swaps, covered movement.

Friends may be passed and enemies may not; a move ends on a space with room for the unit. Entering
hard terrain costs more, but a unit may always make one step.
"""

from __future__ import annotations

from collections.abc import Mapping

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.content import UnitRow
from opfor.games.tactics2gm.values.movement_points import entry_cost, pace
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import NO_MOVE, State, Unit

Crowd = Mapping[int, list[Unit]]
"""Who stands where."""


_CROWD: list[tuple[object, Crowd]] = [((), {})]
"""The units asked about last, and who of them stands where."""


def crowd_of(state: State) -> Crowd:
    """Units by the space they stand on; kept while nobody moves or changes."""
    units = state.units
    asked, known = _CROWD[0]
    if asked is units:
        return known
    crowd: dict[int, list[Unit]] = {}
    for unit in units:
        if unit.cell >= 0:
            crowd.setdefault(unit.cell, []).append(unit)
    _CROWD[0] = units, crowd
    return crowd


def has_room(setting: Setting, state: State, crowd: Crowd, side: int, cell: int) -> bool:
    """Whether one more unit of a side fits on a space: open ground holds one, a house two."""
    standing = crowd.get(cell)
    if not standing:
        return True
    if standing[0].side != side:
        return False
    piece = state.terrain[cell]
    return piece is not None and len(standing) < setting.cards.terrain[piece.card].capacity


@cite("2GM-PH-10")
def hindrance(setting: Setting, unit: Unit) -> str:
    """What keeps a unit from moving now; empty if nothing does."""
    if unit.moved:
        return "moved"
    if unit.fresh:
        return "fresh"
    if unit.cell < 0:
        return "aboard"
    if unit.halted & NO_MOVE:
        return "halted"
    return "" if pace(setting, unit) > 0 else "no-movement"


def can_move(setting: Setting, unit: Unit) -> bool:
    """Whether a unit may still move this turn."""
    return not hindrance(setting, unit)


NO_WAY = 99
_COSTS: dict[tuple[int, str, bool], tuple[object, object, list[int]]] = {}
"""Entry costs by identity of the terrain: it seldom changes and is asked for all the time."""


def entry_costs(setting: Setting, state: State, card: UnitRow) -> list[int]:
    """``entry_cost`` of every space for a kind of unit; 0 where it may not enter."""
    key = (id(state.terrain), card.type, "mobility" in card.traits)
    known = _COSTS.get(key)
    if known is not None and known[0] is state.terrain and known[1] is setting.cards:
        return known[2]
    if len(_COSTS) > 200:
        _COSTS.clear()
    costs = [entry_cost(setting, state, card, cell) or 0 for cell in range(setting.board.size)]
    _COSTS[key] = (state.terrain, setting.cards, costs)
    return costs


def reachable(
    setting: Setting, state: State, unit: Unit, crowd: Crowd | None = None, points: int = -1
) -> dict[int, int]:
    """Spaces a unit can end a move on, with the movement points spent to get there."""
    if crowd is None:
        crowd = crowd_of(state)
    if points < 0:
        points = pace(setting, unit)
    costs = entry_costs(setting, state, setting.cards.units[unit.card])
    side, start = unit.side, unit.cell
    best: dict[int, int] = {}
    spent_to = [NO_WAY] * setting.board.size
    spent_to[start] = 0
    frontier = [start] if points > 0 else []
    neighbours = setting.board.neighbours
    while frontier:
        further: list[int] = []
        for here in frontier:
            spent = spent_to[here]
            for cell in neighbours[here]:
                if spent_to[cell] <= spent + 1:
                    continue  # as good a way is known already
                step = costs[cell]
                if not step or (cell in crowd and crowd[cell][0].side != side):
                    continue
                total = spent + step
                if total > points and here == start:
                    total = points  # one step is always possible
                if total <= points and total < spent_to[cell]:
                    best[cell] = spent_to[cell] = total
                    if total < points:
                        further.append(cell)
        frontier = further
    full = [c for c in best if c in crowd and not has_room(setting, state, crowd, side, c)]
    for cell in full:
        del best[cell]
    return best


def can_swap(setting: Setting, state: State, unit: Unit, other: Unit) -> bool:
    """Movement is simultaneous, and one step is always possible: two neighbours that may enter
    each other's spaces may change places."""
    if not (can_move(setting, unit) and can_move(setting, other)) or unit.side != other.side:
        return False
    cards = setting.cards.units
    return bool(
        entry_costs(setting, state, cards[unit.card])[other.cell]
        and entry_costs(setting, state, cards[other.card])[unit.cell]
    )


@cite("2GM-MOD-6")
def covered_moves(
    setting: Setting, state: State, unit: Unit, crowd: Crowd
) -> list[tuple[int, int, int]]:
    """Ways infantry can move beside a friendly vehicle: (vehicle, its space, the infantry's).

    Both keep the pace of the slower one; the infantry ends beside the vehicle, on the side of
    its own HQ if there is room.
    """
    if setting.cards.units[unit.card].type != "infantry" or not can_move(setting, unit):
        return []
    board = setting.board
    found: list[tuple[int, int, int]] = []
    for cell in (unit.cell, *board.neighbours[unit.cell]):
        for vehicle in crowd.get(cell, ()):
            card = setting.cards.units[vehicle.card]
            if vehicle.side != unit.side or card.type not in ("tank", "transport"):
                continue
            if can_move(setting, vehicle):
                found += _beside(setting, state, unit, vehicle, crowd)
    return found


def _beside(
    setting: Setting, state: State, unit: Unit, vehicle: Unit, crowd: Crowd
) -> list[tuple[int, int, int]]:
    slower = min(pace(setting, unit), pace(setting, vehicle))
    on_foot = reachable(setting, state, unit, crowd, slower)
    board = setting.board
    ways = []
    for cell in reachable(setting, state, vehicle, crowd, slower):
        behind = [b for b in board.neighbours[cell] if b in on_foot]
        if behind:
            home = board.hq(unit.side)
            ways.append((vehicle.id, cell, min(behind, key=lambda b: (board.distance[b][home], b))))
    return ways
