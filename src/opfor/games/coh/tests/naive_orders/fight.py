"""What an attack needs, and whether an AI makes it."""

from __future__ import annotations

from opfor.games.coh.tests.naive_orders.facts import DM, FORT_DM, Board
from opfor.games.coh.tests.naive_orders.ground import LANDS, ahead, far, land, pieces


def struck(board: Board, attacker: str, victim: str) -> tuple[bool, str]:
    """Whether the flank is struck, and its colour; an open top lets shells and grenades in."""
    close = board.at(attacker) == board.at(victim)
    shell = board.has(attacker, "high-explosive") and not close
    flank = close or shell or board.in_flank(victim, board.at(attacker))
    side = "flank_colour" if flank else "front_colour"
    thrown = close and board.kind(attacker)["kind"] == "foot"
    if board.has(victim, "open-topped") and (shell or thrown):
        return flank, "red"
    return flank, board.kind(victim).get(side, "red")


def dv(board: Board, attacker: str, victim: str) -> int:
    """DR, the hit on it, ground, wall, height, a vehicle to crouch behind, works, smoke."""
    flank, colour = struck(board, attacker, victim)
    side = "flank_dr" if flank else "front_dr"
    value = int(board.kind(victim)[side]) + int(board.hit(victim).get(side, 0))
    here, there = board.at(attacker), board.at(victim)
    burst = board.has(attacker, "high-explosive") and here != there
    ground = board.ground.get(there, "open")
    rides_it_out = here == there and board.kind(victim)["kind"] == "vehicle"
    if not rides_it_out and not (burst and ground == "heavy-woods" and colour == "red"):
        value += DM[ground]
    value += works_dm(board, attacker, victim)
    if here == there:
        return value
    eye = eye_of(board, attacker, there)
    value += not burst and wall_between(board, here, there)
    value += board.climbs(eye, there) > 0
    value += board.kind(victim)["kind"] == "foot" and crouches(board, victim)
    haze = board.smoke.get(there, 0) + board.hazy(eye, there)
    return value + min(2, haze)


def works_dm(board: Board, attacker: str, victim: str) -> int:
    """A bunker is worth less from behind and inside."""
    work, there = board.shelter(victim), board.at(victim)
    if work == "bunker":
        slit = board.works[there]["facing"]
        return 5 if ahead(there, slit, board.at(attacker)) else 3
    return FORT_DM.get(work, 0)


def wall_between(board: Board, here: str, there: str) -> bool:
    """Whether the shot crosses a wall on the target's hexside: one that comes in by a corner
    crosses it only if both sides of the corner are walled."""
    last = [piece for piece in pieces(here, there) if there not in piece][-1]
    return all(board.walled(h, there) for h in last)


def crouches(board: Board, victim: str) -> bool:
    side = board.all[victim]["side"]
    others = [n for n in board.all if n != victim and board.at(n) == board.at(victim)]
    return any(board.kind(n)["kind"] == "vehicle" and board.all[n]["side"] == side for n in others)


def eye_of(board: Board, attacker: str, there: str) -> str:
    """Who looks: the gun itself, or for indirect fire the highest hex near it that sees."""
    here = board.at(attacker)
    if here == there or direct(board, attacker, there):
        return here
    if not board.kind(attacker).get("indirect_cost"):
        return here
    seeing = [h for h in spotting(board, here) if board.sees(h, there)]
    best = max((board.level.get(h, 0) for h in seeing), default=0)
    highest = [h for h in seeing if board.level.get(h, 0) == best]
    clear = [h for h in highest if not board.hazy(h, there)]
    return next(iter(clear or highest), here)


def spotting(board: Board, here: str) -> list[str]:
    """Where a mortar's eyes may be: within two hexes, in its sight."""
    return [h for h in LANDS[land(here)] if far(here, h) <= 2 and board.sees(here, h)]


def direct(board: Board, attacker: str, there: str) -> bool:
    return board.sees(board.at(attacker), there)


def plain_dv(board: Board, name: str) -> int:
    if board.has(name, "rumored"):
        return 99
    hit = int(board.hit(name).get("front_dr", 0))
    return int(board.kind(name)["front_dr"]) + hit + board.dm_of(name)


def usable_ar(board: Board, name: str, enemies: list[str]) -> int:
    if board.has(name, "rumored"):
        return -99
    colours = {struck(board, name, enemy)[1] for enemy in enemies} or {"red", "blue"}
    return max(board.ar(name, colour) for colour in colours)


def ar_of_unit(board: Board, unit: str) -> int:
    """The higher of red and blue that is usable against at least one AI on the map."""
    return usable_ar(board, unit, [a for a in board.ai if not board.has(a, "rumored")])


def silent(board: Board, name: str, colour: str) -> bool:
    hit = board.hit(name)
    return bool(hit.get("only_rally") or hit.get(f"no_{colour}"))


def need(board: Board, attacker: str, victim: str, helpers: int = 0) -> int:
    _, colour = struck(board, attacker, victim)
    value = board.ar(attacker, colour) + helpers
    distance = far(board.at(attacker), board.at(victim))
    if distance == 0:
        value += -2 if colour in board.kind(attacker).get("boxed", []) else 4
    elif distance == 1:
        value += 3
    elif distance > board.range(attacker):
        value -= 2
    if distance:
        eye = eye_of(board, attacker, board.at(victim))
        value += board.climbs(board.at(victim), eye) > 0
        value -= board.smoke.get(board.at(attacker), 0)
    return dv(board, attacker, victim) - value


def in_reach(board: Board, attacker: str, victim: str, times: int) -> bool:
    """Range and sight; a mortar with an indirect cost may leave the seeing to others."""
    here, there = board.at(attacker), board.at(victim)
    least = max(1, board.kind(attacker).get("minimum_range", 1))
    if not least <= far(here, there) <= times * board.range(attacker):
        return False
    if board.sees(here, there) and not too_steep(board, attacker, there):
        return True
    far_off = board.kind(attacker).get("indirect_cost")
    return bool(far_off) and any(board.sees(h, there) for h in spotting(board, here))


def too_steep(board: Board, attacker: str, there: str) -> bool:
    """A vehicle cannot fire down a steep side into the next hex."""
    here = board.at(attacker)
    near = far(here, there) == 1 and board.climbs(there, here) >= 2
    return near and board.kind(attacker)["kind"] == "vehicle"


def helpless(board: Board, name: str) -> bool:
    """Unarmed, in the water, or a mortar under a bunker's roof."""
    roofed = board.has(name, "mortar") and board.shelter(name) == "bunker"
    return board.unarmed(name) or board.ground.get(board.at(name)) == "water" or roofed


def in_water(board: Board, name: str) -> bool:
    return board.ground.get(board.at(name)) == "water"


def cost(board: Board, attacker: str, victim: str) -> int:
    """What this attack costs: a turret that turns 2 more, indirect fire its own number."""
    kind, hit = board.kind(attacker), board.hit(attacker)
    value = max(1, int(kind.get("attack_cost", 0)) + int(hit.get("attack_cost", 0)))
    here, there = board.at(attacker), board.at(victim)
    if here == there or board.has(attacker, "rumored"):
        return value
    if not direct(board, attacker, there):
        value += int(kind.get("indirect_cost", 0)) - int(kind["attack_cost"])
    turns = board.has(attacker, "turret") and not ahead(here, board.all[attacker]["facing"], there)
    return value + 2 * turns


def attacks(
    board: Board, attacker: str, victim: str, *, long: bool = False, cap: int = 0,
    group: bool = False, turning: bool = False,
) -> bool:  # fmt: skip
    """Whether the AI would attack (``turning``: if only it faced the right way)."""
    together = board.at(attacker) == board.at(victim)
    if board.has(attacker, "rumored"):
        near = far(board.at(attacker), board.at(victim)) <= 5
        return (
            near and board.sees(board.at(attacker), board.at(victim)) and not board.locked(victim)
        )
    if helpless(board, attacker) and not (together and not in_water(board, attacker)):
        return False
    if board.unarmed(attacker) or silent(board, attacker, struck(board, attacker, victim)[1]):
        return False
    if board.locked(attacker) != together:
        return False
    if not together:
        if board.locked(victim) or not in_reach(board, attacker, victim, 2 if long else 1):
            return False
        if not turning and not board.aims_at(attacker, board.at(victim)):
            return False
    helpers = len(supporters(board, attacker, victim)) if group and not together else 0
    return need(board, attacker, victim, helpers) - cap <= 10


def supporters(board: Board, leader: str, victim: str) -> list[str]:
    """Adjacent AI that may act, with the target in arc, sight and normal range, unharmed."""
    found = []
    for name in board.ai:
        hit = board.hit(name)
        harmed = any(
            hit.get(k) for k in ("red", "blue", "no_red", "no_blue", "only_rally", "range")
        )
        if name == leader or board.has(name, "rumored") or harmed or board.locked(name):
            continue
        if helpless(board, name) or not board.sees(board.at(name), board.at(victim)):
            continue
        if board.spent(name) and not board.blue:
            continue
        if far(board.at(name), board.at(leader)) > 1:
            continue
        if in_reach(board, name, victim, 1) and board.aims_at(name, board.at(victim)):
            found.append(name)
    return found
