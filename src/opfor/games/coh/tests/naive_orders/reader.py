"""Reading a card plainly: the first line that can be done, and what every stage leaves."""

from __future__ import annotations

import operator

from opfor.games.coh.tests.naive_orders.facts import Board
from opfor.games.coh.tests.naive_orders.fight import (
    ar_of_unit,
    attacks,
    cost,
    dv,
    plain_dv,
    usable_ar,
)
from opfor.games.coh.tests.naive_orders.ground import ANGLES, ahead, far
from opfor.games.coh.tests.naive_orders.text import Order, taken_apart
from opfor.games.coh.tests.naive_orders.walking import (
    best,
    fallback_facings,
    flanking,
    refuges,
    ways,
    zone_count,
)

SUPERLATIVES = ("highest ar", "lowest dv", "largest group")
COMPARE = {"<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
           "=": operator.eq}  # fmt: skip


class Reading:
    """One action tried on a board."""

    def __init__(self, board: Board, order: Order) -> None:
        self.board, self.order = board, order
        self.pivoting = False
        self.pairs = self._pairs()
        if not self.pairs and order.action in ("move", "low risk move"):
            self.pivoting = True
            self.pairs = self._pairs()

    # -- who and what --------------------------------------------------------------------------

    def _pairs(self) -> dict[str, list[str]]:
        found = {}
        for ai in self.board.ai:
            if not self._may(ai):
                continue
            able = [goal for goal in self._goals(ai) if self._can(ai, goal)]
            if self.order.action == "pivot and/or attack":
                able = [g for g in able if attacks(self.board, ai, g)] or able
            if able:
                found[ai] = able
        return found

    def _may(self, ai: str) -> bool:
        board, order = self.board, self.order
        if board.spent(ai) and not board.blue:
            return False
        if order.scope == "hex" and not board.locked(ai):
            return False
        if order.scope == "adjacent" and not self._beside(ai):
            return False
        traits = board.kind(ai).get("traits", [])
        if order.ai_kind == "re" and "rumored" not in traits:
            return False
        if order.ai_kind.startswith("mortar") and not {"mortar", "infantry-gun"} & set(traits):
            return False
        return all(self._is(word, ai) for word in order.ai_words if word not in SUPERLATIVES)

    def _beside(self, ai: str) -> list[str]:
        return [u for u in self.board.units if far(self.board.at(u), self.board.at(ai)) == 1]

    def _goals(self, ai: str) -> list[str]:
        board, order = self.board, self.order
        if order.scope == "hex":
            return [u for u in board.units if board.at(u) == board.at(ai)]
        if order.scope == "adjacent":
            return self._beside(ai)
        goals = [] if order.target == "objective" else list(board.units)
        if order.target != "unit" and not order.is_attack:
            goals += board.objectives
        words = [w for w in order.words if w not in SUPERLATIVES]
        return [g for g in goals if all(self._is(word, g) for word in words)]

    def _is(self, word: str, name: str) -> bool:
        board = self.board
        if name in board.areas:
            return any(self._is(word, where) for where in board.cells(name))
        where = board.at(name)
        if word in ("in cover", "in 0 dm hex"):
            value = board.dm_of(name) if name in board.all else board.hex_dm(where)
            return (value > 0) == (word == "in cover")
        others = board.units if name in board.ai else board.ai
        if word == "in fire zone":
            return any(board.zone(o, where) for o in others)
        if word == "in los":
            return any(board.sees(board.at(o), where) for o in others)
        if name not in board.all:
            return True
        hit = bool(board.all[name].get("hit"))
        kind = board.kind(name)
        flags: dict[str, bool] = {
            "fresh": not board.spent(name),
            "spent": board.spent(name),
            "hit": hit,
            "unhit": not hit,
            "just acted": name in board.position["just_acted"],
            "mobile": kind["kind"] != "gun" and kind["move_cost"] <= 1,
        }
        return flags[word]

    # -- can it --------------------------------------------------------------------------------

    def _can(self, ai: str, goal: str) -> bool:
        board, order = self.board, self.order
        action = order.action
        if action == "pivot and/or attack":
            stuck = board.rooted(ai) or board.locked(ai) or board.has(ai, "rumored")
            return attacks(board, ai, goal) or (
                not stuck and attacks(board, ai, goal, turning=True)
            )
        if order.is_attack:
            if order.scope == "hex" and board.poor(ai) and refuges(board, ai):
                return True
            group = action == "group attack"
            return attacks(board, ai, goal, long=order.long, cap=order.cap, group=group)
        if action in ("move", "low risk move"):
            return self._can_move(ai, goal)
        if action == "move into cc":
            free = not any(board.at(a) == board.at(goal) for a in board.ai)
            near = goal in board.all and far(board.at(ai), board.at(goal)) == 1
            near = near and board.may_enter(ai, board.at(goal), board.at(ai))
            return near and free and not (board.poor(ai) or board.rooted(ai) or board.locked(ai))
        if action == "rally":
            return bool(board.hit(ai).get("rally"))
        if action == "auto-rally":
            return bool(board.all[ai].get("hit"))
        if action == "disengage":
            return bool(refuges(board, ai))
        return self._can_pivot(ai, goal)

    def _can_move(self, ai: str, goal: str) -> bool:
        board, low = self.board, self.order.action.startswith("low")
        if self.pivoting:
            return bool(fallback_facings(board, ai, low))
        if board.locked(ai):
            return bool(refuges(board, ai))
        return bool(ways(board, ai, goal, low))

    def _can_pivot(self, ai: str, goal: str) -> bool:
        board = self.board
        if board.has(ai, "rumored") or board.rooted(ai) or board.locked(ai):
            return False
        here, facing = board.at(ai), board.all[ai]["facing"]
        if self.order.scope != "adjacent":
            return here not in board.cells(goal) and not board.faces(here, facing, goal)
        if not flanking(board, ai, 1) or any(attacks(board, ai, u) for u in self._beside(ai)):
            return False
        turned = [f for f in ANGLES if any(ahead(here, f, board.at(u)) for u in self._beside(ai))]
        return max(zone_count(board, ai, f) for f in turned) > zone_count(board, ai, facing)

    # -- choosing ------------------------------------------------------------------------------

    def aims(self, ai: str) -> list[str]:
        """What an AI would act on before distance counts."""
        board, order = self.board, self.order
        goals = self.pairs[ai]
        if " or " in order.target:
            unit_first = order.target.startswith("unit")
            goals = [g for g in goals if (g in board.all) == unit_first] or goals
        for word in order.words:
            if word in SUPERLATIVES:
                units = [g for g in goals if g in board.all]
                kept = best(
                    units, lambda u, w=word: self._measure(w, ai, u), most=word != "lowest dv"
                )
                goals = [g for g in goals if g not in board.all or g in kept]
        return goals

    def _measure(self, word: str, ai: str, unit: str) -> int:
        if word == "highest ar":
            return ar_of_unit(self.board, unit)
        return dv(self.board, ai, unit) if self.order.is_attack else plain_dv(self.board, unit)

    def _closest(self, ai: str) -> list[str]:
        return best(self.aims(ai), lambda g: self.board.away(self.board.at(ai), g), most=False)

    def acting(self) -> set[str]:
        board, order = self.board, self.order
        left = list(self.pairs)
        for word in order.ai_words:
            if word == "highest ar":
                left = best(left, self._own_ar, most=True)
            elif word == "lowest dv":
                left = best(left, lambda a: plain_dv(board, a), most=False)
            elif word == "largest group":
                left = best(left, self._group, most=True)
        if order.scope == "any":
            left = best(
                left, lambda a: board.away(board.at(a), self._closest(a)[0]), most=order.farthest
            )
        left = [a for a in left if not board.all[a].get("hit")] or left
        walks = order.action in ("move", "low risk move", "move into cc", "disengage")
        if walks and order.scope != "hex":  # 4.1.2: close-combat orders always go by 5.1.1
            return set(best(left, self._move_cost, most=False))
        units = {a: [g for g in self._closest(a) if g in board.all] for a in left}
        left = best(left, lambda a: usable_ar(board, a, units[a]), most=True)
        left = best(left, lambda a: self._price(a, units[a]), most=False)
        return set(best(left, board.dm_of, most=True))

    def _price(self, ai: str, units: list[str]) -> int:
        """What this very attack would cost; in other orders what the counter says."""
        able = (
            [u for u in units if attacks_as_it_stands(self, ai, u)] if self.order.is_attack else []
        )
        return min((cost(self.board, ai, u) for u in able), default=self._attack_cost(ai))

    def _own_ar(self, ai: str) -> int:
        return usable_ar(self.board, ai, [g for g in self.pairs[ai] if g in self.board.all])

    def _group(self, ai: str) -> int:
        found = {ai}
        while True:
            near = {
                a for a in self.board.ai
                if any(far(self.board.at(a), self.board.at(b)) <= 1 for b in found)
            }  # fmt: skip
            if near <= found:
                return len(found)
            found |= near

    def _move_cost(self, name: str) -> int:
        cost = int(self.board.kind(name)["move_cost"])
        return max(1, cost + int(self.board.hit(name).get("move_cost", 0)))

    def _attack_cost(self, name: str) -> int:
        cost = int(self.board.kind(name).get("attack_cost", 0))
        return max(1, cost + int(self.board.hit(name).get("attack_cost", 0)))

    def targets(self, ai: str) -> set[str]:
        board, order = self.board, self.order
        left = self._closest(ai)
        if order.target == "target":
            left = [g for g in left if g in board.all] or left
        if order.is_attack:
            left = best(left, lambda u: dv(board, ai, u), most=False)
            left = [u for u in left if board.all[u].get("hit")] or left
            left = [u for u in left if not board.spent(u)] or left
            left = best(left, lambda u: ar_of_unit(board, u), most=True)
            left = best(left, self._attack_cost, most=False)
            return set(best(left, self._move_cost, most=False))
        if any(g not in board.all for g in left):
            return set(left)
        left = [u for u in left if board.spent(u)] or left
        left = [u for u in left if board.all[u].get("hit")] or left
        if board.objectives:
            left = best(
                left,
                lambda u: min(board.away(board.at(u), o) for o in board.objectives),
                most=False,
            )
        return set(left)


def attacks_as_it_stands(reading: Reading, ai: str, unit: str) -> bool:
    order = reading.order
    group = order.action == "group attack"
    return attacks(reading.board, ai, unit, long=order.long, cap=order.cap, group=group)


def first_order(board: Board) -> tuple[str, Reading | None]:
    """The line that is carried out, and its reading; ``pass`` if there is none."""
    card = board.position["card"]
    lines = [(f"priority/{n}", t) for n, t in enumerate(card["priority"], 1)]
    lines += [(f"tactical/{n}", t) for n, t in enumerate(card["tactical"], 1)]
    for line, text in lines:
        if text.lower().startswith("ai passes"):
            compare = COMPARE[text.split()[-3]]
            fresh = [sum(not board.spent(c) for c in side) for side in (board.ai, board.units)]
            if compare(*fresh):
                return line, None
            continue
        for order in taken_apart(line, text):
            reading = Reading(board, order)
            if reading.pairs:
                return line, reading
    return "pass", None
