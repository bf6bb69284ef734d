"""What a space is worth to an AI unit, told by counting on the board: side 0 counts from line 1."""

from __future__ import annotations

from typing import Any

from opfor.games.tactics2gm.tests.naive_ai.battlefield import AI_HQ, LINES, Space, steps
from opfor.games.tactics2gm.tests.naive_ai.moves_allowed import pace
from opfor.games.tactics2gm.tests.naive_ai.odds import Odds
from opfor.games.tactics2gm.tests.naive_ai.table import Table, Unit, tokens

NEARBY = 2


class Ground:
    """A unit of the AI's and the spaces it thinks of; ``goal`` is what must be destroyed (a target
    number) or None, ``supplied`` how many lines count as supplied anyway."""

    def __init__(self, odds: Odds, unit: Unit, goal: int | None, supplied: int) -> None:
        self.odds, self.unit, self.goal, self.supplied = odds, unit, goal, supplied
        self.table: Table = odds.table
        self.mine, self.foes = self.table.out(0), self.table.out(1)
        assert self.table.target is not None
        self.aim: Space = self.table.target

    # -- supply ----------------------------------------------------------------------------------

    def held(self) -> list[int]:
        return [u["at"][0] for u in self.mine]

    def gaps(self, held: list[int]) -> list[int]:
        """Empty lines behind the foremost unit."""
        front = max(held, default=0)
        return [n for n in range(self.supplied + 1, front) if n not in held]

    def keeps_supply(self, space: Space) -> bool:
        """No gap that was not there before; or one farther forward in the place of another."""
        after = self.held()
        after.remove(self.unit["at"][0])
        after.append(space[0])
        was, now = self.gaps(self.held()), self.gaps(after)
        if all(line in was for line in now):
            return True
        return len(now) <= len(was) and min(now) > min(was)

    def run(self) -> int:
        """The last line of an unbroken run from line 1; some lines count as supplied anyway."""
        line = self.supplied
        while line + 1 in self.held():
            line += 1
        return line

    def is_alone(self, unit: Unit) -> bool:
        return self.held().count(unit["at"][0]) == 1

    def is_last_link(self) -> bool:
        return self.unit["at"][0] == self.run() and self.is_alone(self.unit)

    # -- shots -----------------------------------------------------------------------------------

    def in_range(self, space: Space) -> list[tuple[dict[str, Any], int]]:
        """What every ready weapon could damage from a space."""
        must_go = [] if self.goal is None or self.goal > -1 else [self.goal]
        targets = [u["id"] for u in self.foes] + [0, *must_go]
        found = []
        for _, arm in self.table.weapons(self.unit):
            for target in targets:
                where, defence, _ = self.odds.met(0, target)
                near = arm["min_range"] <= steps(space, where) <= arm["range"]
                if near and arm["penetration"] >= defence:
                    found.append((arm, target))
        return found

    def best_damage(self, space: Space) -> float:
        shots = self.in_range(space)
        return max((self.odds.expected(0, self.unit, a, t) for a, t in shots), default=0.0)

    def can_attack_aim(self, space: Space) -> bool:
        return self.goal is not None and self.goal in [target for _, target in self.in_range(space)]

    def turns_to_aim(self, space: Space) -> int:
        """Turns until it can shoot the target, or stand on it if that is enough."""
        if self.can_attack_aim(space):
            return 0
        away, turns = steps(space, self.aim), 0
        pace_ = max(pace(self.table, self.unit), 1)
        enough = 0
        if self.goal is not None:
            enough = max((int(arm["range"]) for arm in self.odds.arms(self.unit)), default=1)
        while away > enough:
            away, turns = away - pace_, turns + 1
        return turns if self.goal is None else max(turns, 1)

    # -- company ---------------------------------------------------------------------------------

    def others(self) -> list[Unit]:
        return [u for u in self.mine if u["id"] != self.unit["id"]]

    def is_beside_friend(self, space: Space) -> bool:
        return any(steps(u["at"], space) <= 1 for u in self.others())

    def is_controlled(self, line: int) -> bool:
        """Own units there, and no fewer than the enemy's."""
        own = sum(bool(u["at"][0] == line) for u in self.others())
        return own > 0 and own >= sum(bool(u["at"][0] == line) for u in self.foes)

    def secures(self, space: Space) -> bool:
        return all(u["at"][0] != space[0] for u in self.others())

    def cover(self, space: Space) -> int:
        return int(self.table.pieces[space]["cover"]) if space in self.table.pieces else 0

    def may_leave_last_link(self, space: Space, reach: list[Space]) -> bool:
        """Only the last link breaks, and only for a shot that no other space gives."""
        if self.keeps_supply(space):
            return True
        if not self.is_last_link() or not self.can_attack_aim(space):
            return False
        return not any(self.can_attack_aim(s) and self.keeps_supply(s) for s in reach)

    # -- wounds ----------------------------------------------------------------------------------

    def helps(self, healer: Unit, patient: Unit) -> bool:
        """A medic infantry and artillery, a mechanic the rest, by card or by token."""
        soft = self.table.kind(patient) in ("infantry", "artillery")
        kinds = {tokens()[t["kind"]]["use"] for t in healer["tokens"]}
        traits = self.table.card(healer)["traits"]
        can = ("heal" in kinds or "medic" in traits) if soft else "repair" in kinds
        can = can or (not soft and "mechanic" in traits)
        return can and healer["id"] != patient["id"]

    def patients(self) -> list[Unit]:
        return [
            u
            for u in self.mine
            if u["wounds"] and steps(u["at"], self.unit["at"]) <= NEARBY
            if self.helps(self.unit, u)
        ]

    def to_help(self, space: Space) -> int:
        spots = [u["at"] for u in self.mine if self.helps(u, self.unit)]
        return min(steps(space, spot) for spot in (*spots, AI_HQ))

    def is_key(self) -> bool:
        """On the target, beside the HQ, or alone on a line of the supply line."""
        at = self.unit["at"]
        return at == self.aim or steps(at, AI_HQ) == 1 or self.is_link(self.unit)

    def is_no_worse(self, space: Space) -> bool:
        here = self.unit["at"]
        if self.cover(space) < self.cover(here):
            return False
        return self.odds.shooters(here) > 0 or self.odds.shooters(space) == 0

    # -- enemies ---------------------------------------------------------------------------------

    def could_break_supply(self, foe: Unit) -> bool:
        """It has in range, and can damage, a unit alone on a line of the supply line."""
        return any(self.reaches(foe, link) for link in self.mine if self.is_link(link))

    def is_link(self, unit: Unit) -> bool:
        """Alone on a line of the supply line; what is supplied anyway cannot be cut."""
        return self.supplied < unit["at"][0] <= self.run() and self.is_alone(unit)

    def reaches(self, foe: Unit, unit: Unit) -> bool:
        return any(
            arm["min_range"] <= steps(foe["at"], unit["at"]) <= arm["range"]
            and arm["penetration"] >= self.table.card(unit)["defence"]
            for arm in self.odds.arms(foe)
        )

    def breaks_theirs(self, *hit: Unit) -> bool:
        """All of a line of the Player's supply line, counted from his own first line."""
        lines: dict[int, list[Unit]] = {}
        for foe in self.foes:
            lines.setdefault(LINES + 1 - foe["at"][0], []).append(foe)
        run = 0
        while run + 1 in lines:
            run += 1
            if all(unit in hit for unit in lines[run]):
                return True
        return False

    def hurts_the_best(self, foe: Unit) -> bool:
        """The three dearest of the AI's, the first of equals."""
        best = sorted(self.mine, key=lambda u: (-self.table.card(u)["cost"], u["id"]))[:3]
        return any(self.reaches(foe, unit) for unit in best)

    def incoming(self, unit: Unit) -> float:
        """Damage a unit can expect of every Player weapon that has it in range."""
        total = 0.0
        for foe in self.foes:
            for arm in self.odds.arms(foe):
                if arm["min_range"] <= steps(foe["at"], unit["at"]) <= arm["range"]:
                    total += self.odds.expected(1, foe, arm, unit["id"])
        return total

    def shelter(self) -> list[Space]:
        """Cover with room for it that it may enter."""
        card = self.table.card(self.unit)
        return [
            space
            for space in self.table.pieces
            if self.cover(space)
            and self.table.has_room(0, space)
            and self.table.price(card, space) is not None
        ]
