"""Everything a side may do in Movement, counted out space by space."""

from __future__ import annotations

from opfor.games.tactics2gm.tests.naive_ai.battlefield import Space, steps
from opfor.games.tactics2gm.tests.naive_ai.facts import shoots
from opfor.games.tactics2gm.tests.naive_ai.table import CANNOT_MOVE, Table, Unit, number

Act = tuple[str, *tuple[int | str, ...]]


def pace(table: Table, unit: Unit) -> int:
    """One less in the snow but at least one; Mobility and those that stand still keep theirs."""
    card = table.card(unit)
    points = int(card["movement"])
    if table.arctic and points > 1 and "mobility" not in card["traits"]:
        points -= 1
    return points


def can_move(table: Table, unit: Unit) -> bool:
    """Not twice, not just deployed, not riding, not stopped, not an unmovable card."""
    is_stopped = unit["halted"] % 2 == CANNOT_MOVE
    held = unit["moved"] or unit["fresh"] or not unit["at"] or is_stopped
    return not held and pace(table, unit) > 0


def reach(table: Table, unit: Unit, points: int) -> set[Space]:
    """Where a move may end: every way is tried. Friends are passed, enemies never; the first step
    is always possible, whatever it costs."""
    card, side = table.card(unit), unit["side"]
    most_left: dict[Space, int] = {}
    ways: list[tuple[Space, int, bool]] = [(unit["at"], points, True)]
    while ways:
        here, left, is_first = ways.pop()
        if left == 0:
            continue
        for space in table.beside(here):
            price = table.price(card, space)
            if price is None or any(u["side"] != side for u in table.at(space)):
                continue
            after = left - price
            if after < 0 and is_first:
                after = 0
            if after >= 0 and most_left.get(space, -1) < after:
                most_left[space] = after
                ways.append((space, after, False))
    most_left.pop(unit["at"], None)
    return {space for space in most_left if table.has_room(side, space)}


def movement(table: Table, side: int) -> set[Act]:
    found: set[Act] = set()
    for unit in table.of(side):
        if can_move(table, unit):
            ends = reach(table, unit, pace(table, unit))
            found |= {("move", unit["id"], number(space)) for space in ends}
            found |= swaps(table, unit) | loads(table, unit) | covered(table, unit)
        found |= unloads(table, unit) | assaults(table, unit)
    return found


def near(table: Table, unit: Unit) -> list[Unit]:
    """Everybody beside a unit."""
    return [u for u in table.units if u["at"] and steps(u["at"], unit["at"]) == 1]


def swaps(table: Table, unit: Unit) -> set[Act]:
    """Neighbours change places where each may enter; the like of two make no difference."""
    found: set[Act] = set()
    for other in near(table, unit):
        if other["side"] != unit["side"] or other["id"] < unit["id"] or not can_move(table, other):
            continue
        is_like = (other["card"], other["wounds"]) == (unit["card"], unit["wounds"])
        goes = (
            table.price(table.card(unit), other["at"]),
            table.price(table.card(other), unit["at"]),
        )
        if not is_like and None not in goes:
            found.add(("swap", unit["id"], other["id"]))
    return found


def loads(table: Table, unit: Unit) -> set[Act]:
    """Aboard an empty friendly transport that takes this kind, beside it or on the same space."""
    if table.kind(unit) not in ("infantry", "artillery"):
        return set()
    here = [u for u in table.at(unit["at"]) if u["id"] != unit["id"]]
    return {
        ("load", unit["id"], other["id"])
        for other in near(table, unit) + here
        if other["side"] == unit["side"]
        and not other["cargo"]
        and table.kind(unit) in table.card(other)["carries"]
    }


def unloads(table: Table, transport: Unit) -> set[Act]:
    """Off on a space beside that has room, unless it just got on or the transport is stopped."""
    rider = table.named(transport["cargo"]) if transport["cargo"] else None
    if rider is None or rider["moved"] or rider["fresh"]:
        return set()
    if transport["halted"] % 2 == CANNOT_MOVE:
        return set()
    return {
        ("unload", rider["id"], number(space))
        for space in table.beside(transport["at"])
        if table.has_room(rider["side"], space)
        and table.price(table.card(rider), space) is not None
    }


def assaults(table: Table, unit: Unit) -> set[Act]:
    """Infantry that is not stopped and has a weapon for it, at an enemy beside it, once a turn."""
    card = table.card(unit)
    if card["type"] != "infantry" or not shoots(card) or card["min_range"] > 1:
        return set()
    if not unit["at"] or unit["assaulted"] or unit["fresh"] or unit["halted"]:
        return set()
    enemies = [u for u in near(table, unit) if u["side"] != unit["side"]]
    return {("assault", unit["id"], enemy["id"]) for enemy in enemies}


def covered(table: Table, unit: Unit) -> set[Act]:
    """Infantry beside a tank or transport goes with it, both at the slower pace; it ends beside
    the vehicle, as near its own HQ as it can (then the space counted first)."""
    found: set[Act] = set()
    if table.kind(unit) != "infantry":
        return found
    home = table.hq(unit["side"])
    for vehicle in near(table, unit) + table.at(unit["at"]):
        if vehicle["side"] != unit["side"] or not can_move(table, vehicle):
            continue
        if table.kind(vehicle) not in ("tank", "transport"):
            continue
        slower = min(pace(table, unit), pace(table, vehicle))
        afoot = reach(table, unit, slower)
        for space in reach(table, vehicle, slower):
            spots = [s for s in afoot if steps(s, space) == 1]
            if spots:
                spot = min(spots, key=lambda s: (steps(s, home), number(s)))
                found.add(("move-covered", unit["id"], vehicle["id"], number(space), number(spot)))
    return found
