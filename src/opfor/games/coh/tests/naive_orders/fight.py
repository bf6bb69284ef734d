"""What an attack needs, and whether an AI makes it."""

from __future__ import annotations

from opfor.games.coh.tests.naive_orders.facts import Board
from opfor.games.coh.tests.naive_orders.ground import far


def struck(board: Board, attacker: str, victim: str) -> tuple[bool, str]:
    """Whether the flank is struck, and its colour."""
    close = board.at(attacker) == board.at(victim)
    shell = board.has(attacker, "high-explosive") and not close
    flank = close or shell or board.in_flank(victim, board.at(attacker))
    side = "flank_colour" if flank else "front_colour"
    return flank, board.kind(victim).get(side, "red")


def dv(board: Board, attacker: str, victim: str) -> int:
    flank, colour = struck(board, attacker, victim)
    side = "flank_dr" if flank else "front_dr"
    value = int(board.kind(victim)[side]) + int(board.hit(victim).get(side, 0))
    close = board.at(attacker) == board.at(victim)
    ground = board.ground.get(board.at(victim), "open")
    burst = board.has(attacker, "high-explosive") and not close
    if close and board.kind(victim)["kind"] == "vehicle":
        return value
    if burst and ground == "heavy-woods" and colour == "red":
        return value
    return value + board.dm(board.at(victim))


def plain_dv(board: Board, name: str) -> int:
    if board.has(name, "rumored"):
        return 99
    hit = int(board.hit(name).get("front_dr", 0))
    return int(board.kind(name)["front_dr"]) + hit + board.dm(board.at(name))


def usable_ar(board: Board, name: str, enemies: list[str]) -> int:
    if board.has(name, "rumored"):
        return -99
    colours = {struck(board, name, enemy)[1] for enemy in enemies} or {"red", "blue"}
    return max(board.ar(name, colour) for colour in colours)


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
    return dv(board, attacker, victim) - value


def in_reach(board: Board, attacker: str, victim: str, times: int) -> bool:
    distance = far(board.at(attacker), board.at(victim))
    least = board.kind(attacker).get("minimum_range", 1)
    return bool(least <= distance <= times * board.range(attacker)) and board.sees(
        board.at(attacker), board.at(victim)
    )


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
    if silent(board, attacker, struck(board, attacker, victim)[1]):
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
        if board.spent(name) and not board.blue:
            continue
        if far(board.at(name), board.at(leader)) > 1:
            continue
        if in_reach(board, name, victim, 1) and board.aims_at(name, board.at(victim)):
            found.append(name)
    return found
