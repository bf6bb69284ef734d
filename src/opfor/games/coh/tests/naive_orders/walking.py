"""Where an AI moves, and which way it faces."""

from __future__ import annotations

from opfor.games.coh.tests.naive_orders.facts import Board
from opfor.games.coh.tests.naive_orders.fight import wall_between
from opfor.games.coh.tests.naive_orders.ground import ANGLES, ahead, beside, far


def best(items: list[str], key: object, *, most: bool) -> list[str]:
    """Those with the greatest (or least) key."""
    if not items:
        return []
    values = {item: key(item) for item in items}  # type: ignore[operator]
    top = max(values.values()) if most else min(values.values())
    return [item for item in items if values[item] == top]


def flank_units(board: Board, ai: str, goal: str) -> list[str]:
    if goal in board.all:
        return [goal]
    return best(board.units, lambda u: far(board.at(ai), board.at(u)), most=False)


def flank_rank(board: Board, unit: str, where: str) -> int:
    if board.in_flank(unit, where):
        return 0
    around = [h for h in beside(board.at(unit)) if board.in_flank(unit, h)]
    return min((far(where, h) for h in around), default=999)


def safe_enough(board: Board, ai: str, where: str) -> bool:
    """Where a Low Risk Move may end, close combat and close fire aside."""
    if not board.under_fire(where):
        return True
    there = board.dm_for(ai, where) + wall_cover(board, where)
    if board.under_fire(board.at(ai)):
        return there >= board.dm_of(ai) + wall_cover(board, board.at(ai))
    return there > 0


def wall_cover(board: Board, where: str) -> int:
    """1 where a wall stands against every Unit whose fire zone it is; shells fall over it."""
    firing = [u for u in board.units if board.zone(u, where)]
    walled = [wall_between(board, board.at(u), where) for u in firing]
    shells = any(board.has(u, "high-explosive") for u in firing)
    return int(bool(firing) and all(walled) and not shells)


def trips(board: Board, ai: str) -> list[tuple[str, ...]]:
    """Every way one move action can go (2.0: one hex, several with vehicles): a step, then one
    hex for each bonus symbol if the first step went forwards into nothing difficult."""
    here = board.at(ai)
    found: list[tuple[str, ...]] = [
        (where,) for where in beside(here) if board.may_enter(ai, where, here)
    ]
    facing = board.all[ai].get("facing", "N")
    symbols = board.kind(ai).get("bonus_moves", [])
    going = [
        (way, symbols) for way in found
        if symbols and ahead(here, facing, way[0]) and board.easy(here, way[0])
    ]  # fmt: skip
    while going:
        way, left = going.pop()
        if any(board.at(u) == way[-1] for u in board.units):
            continue
        for where in beside(way[-1]):
            if where in (here, *way) or not board.may_enter(ai, where, way[-1]):
                continue
            for symbol in set(left):
                if board.drives(symbol, way[-1], where):
                    rest = [*left]
                    rest.remove(symbol)
                    found.append((*way, where))
                    going.append(((*way, where), rest))
    return found


def choose_trips(board: Board, ai: str, where: str, low: bool) -> set[tuple[str, ...]]:
    """Of the ways to a hex those with fewest hexes, then fewest in a fire zone."""
    left = [t for t in trips(board, ai) if t[-1] == where]
    left = [t for t in left if not low or not any(close_fire(board, h) for h in t)]
    left = [t for t in left if len(t) == min(map(len, left))]
    fire = {t: sum(map(board.under_fire, t)) for t in left}
    return {t for t in left if fire[t] == min(fire.values())}


def reached(board: Board, ai: str, low: bool) -> list[str]:
    """Where a move action can end; at low risk, without entering a short-range fire zone."""
    found = [t for t in trips(board, ai) if not low or not any(close_fire(board, h) for h in t)]
    return list(dict.fromkeys(t[-1] for t in found))


def close_fire(board: Board, where: str) -> bool:
    return any(far(board.at(u), where) == 1 and board.zone(u, where) for u in board.units)


def ways(board: Board, ai: str, goal: str, low: bool) -> list[str]:
    """The hexes an AI may enter for a goal: closer ones, else flank, else cover."""
    if board.rooted(ai):
        return []
    here = board.at(ai)
    open_to = []
    for where in reached(board, ai, low):
        if any(board.at(a) == where for a in board.ai):
            continue
        if any(board.at(u) == where for u in board.units) and (
            low or board.poor(ai) or where not in board.cells(goal)
        ):
            continue
        if not low or safe_enough(board, ai, where):
            open_to.append(where)
    closer = [w for w in open_to if board.away(w, goal) < board.away(here, goal)]
    if closer:
        return closer
    level = [w for w in open_to if board.away(w, goal) == board.away(here, goal)]
    units = flank_units(board, ai, goal)
    flank = [
        w for w in level
        if any(board.in_flank(u, w) and not board.in_flank(u, here) for u in units)
    ]  # fmt: skip
    return flank or [w for w in level if board.dm_for(ai, w) > max(0, board.dm_of(ai))]


def choose_hexes(board: Board, ai: str, goal: str, low: bool) -> set[str]:
    left = ways(board, ai, goal, low)
    if low:  # 5.3.2: the tiers, and inside a tier the ladder
        left = [w for w in left if not board.under_fire(w)] or left
    left = best(left, lambda w: board.away(w, goal), most=False)
    left = [w for w in left if not board.under_fire(w)] or left
    left = best(left, lambda w: board.dm_for(ai, w), most=True)
    units = flank_units(board, ai, goal)
    left = best(
        left, lambda w: min((flank_rank(board, u, w) for u in units), default=0), most=False
    )
    return set(left)


def refuges(board: Board, ai: str) -> list[str]:
    """The Low Risk hexes an AI can disengage to."""
    if board.rooted(ai):
        return []
    taken = {board.at(name) for name in board.all}
    free = [w for w in reached(board, ai, True) if w not in taken]
    return [w for w in free if safe_enough(board, ai, w)]


def choose_refuges(board: Board, ai: str) -> set[str]:
    left = refuges(board, ai)
    left = [w for w in left if not board.under_fire(w)] or left
    left = best(left, lambda w: sum(board.zone(u, w) for u in board.units), most=False)
    left = best(left, lambda w: board.dm_for(ai, w), most=True)
    left = [w for w in left if all(far(w, board.at(u)) > 1 for u in board.units)] or left
    near = best(board.units, lambda u: far(board.at(ai), board.at(u)), most=False)
    left = [w for w in left if any(board.in_flank(u, w) for u in near)] or left
    if board.objectives:
        left = best(left, lambda w: min(board.away(w, o) for o in board.objectives), most=False)
    return set(left)


def choose_facings(board: Board, where: str, allowed: list[str] | None = None) -> set[str]:
    left = list(ANGLES) if allowed is None else allowed
    near = best(board.units, lambda u: far(where, board.at(u)), most=False)
    left = best(left, lambda f: sum(ahead(where, f, board.at(u)) for u in near), most=True)
    goals = best(board.objectives, lambda o: board.away(where, o), most=False)
    if goals and board.away(where, goals[0]):  # nobody faces the Objective he stands on
        left = best(left, lambda f: sum(board.faces(where, f, o) for o in goals), most=True)
    seen = [u for u in board.units if board.sees(where, board.at(u))]
    return set(best(left, lambda f: sum(ahead(where, f, board.at(u)) for u in seen), most=True))


def flanking(board: Board, ai: str, near: int = 99) -> list[str]:
    """Units that see an AI from outside its arc."""
    here, facing = board.at(ai), board.all[ai].get("facing")
    return [
        u for u in board.units
        if board.at(u) != here and far(board.at(u), here) <= near
        and board.sees(here, board.at(u)) and not ahead(here, facing, board.at(u))
    ]  # fmt: skip


def fallback_facings(board: Board, ai: str, low: bool) -> set[str]:
    """The new facings of an AI that turns because it cannot move; none if it may not."""
    if board.has(ai, "rumored") or board.rooted(ai) or board.locked(ai):
        return set()
    here, allowed = board.at(ai), None
    if low and board.under_fire(here):
        turned = flanking(board, ai)
        allowed = [f for f in ANGLES if any(ahead(here, f, board.at(u)) for u in turned)]
        if not allowed:
            return set()
    found = choose_facings(board, here, allowed)
    return set() if board.all[ai]["facing"] in found else found


def zone_count(board: Board, ai: str, facing: str) -> int:
    """Units in the fire zone an AI would have facing so."""
    turned = board.has(ai, "turret") or board.has(ai, "all-round")
    least = board.kind(ai).get("minimum_range", 1)
    return sum(
        least <= far(board.at(ai), board.at(u)) <= board.range(ai)
        and board.sees(board.at(ai), board.at(u))
        and (turned or ahead(board.at(ai), facing, board.at(u)))
        for u in board.units
    )
