"""Chances, danger and victory worked out by hand from a table: the AI is side 0."""

from __future__ import annotations

from typing import Any

from opfor.games.tactics2gm.tests.naive_ai.battlefield import LINES, Space, steps
from opfor.games.tactics2gm.tests.naive_ai.facts import cards, shoots
from opfor.games.tactics2gm.tests.naive_ai.moves_allowed import can_move, pace, reach
from opfor.games.tactics2gm.tests.naive_ai.table import SPACES, Table, Unit, supports, tokens

Arm = dict[str, Any]
NOBODY: Unit = {"id": 0, "aim": 0, "rank": 0}
"""Somebody who is about to be deployed."""


class Odds:
    """What the AI could work out with pencil and paper; ``goals`` are what it wins by."""

    def __init__(self, table: Table, goals: dict[str, int], *, night: bool = False) -> None:
        self.table, self.goals, self.night = table, goals, night

    # -- shots ---------------------------------------------------------------------------------

    def met(self, side: int, target: int) -> tuple[Space, int, int]:
        """Where a target of a side's shot is, its defence, the hit points it has left."""
        state = self.table.state
        if target > 0:
            unit = self.table.named(target)
            assert unit is not None
            card = self.table.card(unit)
            return unit["at"], card["defence"], card["hp"] - unit["wounds"]
        if target == 0:
            return self.table.hq(1 - side), 2, 8 - state["hq"][1 - side]
        space = SPACES[-1 - target]
        ground, piece = self.table.pieces[space], state["terrain"][-1 - target]
        return space, ground.get("defence") or 1, ground["hp"] - piece["damage"]

    def needed(self, unit: Unit, arm: Arm, target: int) -> int:
        """The least roll: harder at night and in cover, easier for wounds (three at most) and for
        the second who shoots at it this turn."""
        number: int = int(arm["to_hit"]) + unit["aim"] - unit["rank"] + (1 if self.night else 0)
        at = self.table.named(target) if target > 0 else None
        if at is None:
            return number
        if not arm.get("ignores_cover", False) and at["at"] in self.table.pieces:
            number += self.table.pieces[at["at"]]["cover"]
        number += at["cover"] - min(at["wounds"], 3)
        if any(other != unit["id"] for other in at["shot_by"]):
            number -= 1
        return number

    def faces(self, unit: Unit, arm: Arm, target: int) -> int:
        return 11 - min(max(self.needed(unit, arm, target), 1), 10)

    def kill(self, side: int, unit: Unit, arm: Arm, target: int) -> float:
        """A 10 destroys any unit; an ordinary hit must pierce and be hard enough."""
        _, defence, left = self.met(side, target)
        if arm["penetration"] >= defence and arm["damage"] >= left:
            return self.faces(unit, arm, target) / 10
        return 0.1 if target > 0 else 0.0

    def expected(self, side: int, unit: Unit, arm: Arm, target: int) -> float:
        _, defence, left = self.met(side, target)
        faces, hit = self.faces(unit, arm, target), min(int(arm["damage"]), left)
        if arm["penetration"] < defence:
            return left / 10 if target > 0 else 0.0
        return ((faces - 1) * hit + left) / 10 if target > 0 else faces * hit / 10

    # -- danger --------------------------------------------------------------------------------

    def arms(self, unit: Unit) -> list[Arm]:
        """Weapons of a unit, fired or not."""
        own = self.table.card(unit)
        rows = [tokens()[token["kind"]] for token in unit["tokens"]]
        return ([own] if shoots(own) else []) + [row for row in rows if row["use"] == "weapon"]

    def danger(self, unit: Unit, target: int | None = None) -> float:
        """Chance times damage times weight of all it could shoot after a move: HQ and what the
        other side must keep count three, Command Groups two; more near the other HQ."""
        side = unit["side"]
        victims = {0: 3} | ({} if target is None else {target: 3})
        for other in self.table.out(1 - side):
            is_command = "command-group" in self.table.card(other)["traits"]
            victims[other["id"]] = 2 if is_command else 1
        stands = {unit["at"]} | reach(self.table, unit, pace(self.table, unit))
        total, can = 0.0, False
        for arm in self.arms(unit):
            for victim, weight in victims.items():
                space, defence, left = self.met(side, victim)
                if arm["penetration"] < defence:
                    continue
                can = True
                if any(arm["min_range"] <= steps(s, space) <= arm["range"] for s in stands):
                    faces = self.faces(unit, arm, victim)
                    total += faces / 10 * min(arm["damage"], left) * weight
        line = unit["at"][0] if side == 1 else LINES + 1 - unit["at"][0]
        return total + {1: 2, 2: 1}.get(line, 0) if can else 0.0

    def shooters(self, space: Space) -> int:
        """Player units with a weapon that reaches the space from where they stand."""
        return sum(
            any(arm["min_range"] <= steps(u["at"], space) <= arm["range"] for arm in self.arms(u))
            for u in self.table.out(1)
        )

    # -- victory -------------------------------------------------------------------------------

    def decisive(self) -> list[int]:
        """What the AI wins by destroying."""
        lost = self.table.state["losses"][1] + 1
        found = [u["id"] for u in self.table.out(1) if lost >= self.goals.get("losses", 99)]
        found += [0] if "destroy-hq" in self.goals else []
        if "destroy-target" in self.goals and self.table.target in self.table.pieces:
            found.append(-1 - SPACES.index(self.table.target))
        return found

    def winning_shot(self, unit: Unit, arms: list[Arm], space: Space) -> float:
        """The best chance of these weapons to destroy something decisive from a space."""
        chances = [0.0]
        for arm in arms:
            for target in self.decisive():
                away = steps(space, self.met(0, target)[0])
                if arm["min_range"] <= away <= arm["range"]:
                    chances.append(self.kill(0, unit, arm, target))
        return max(chances)

    def newcomer(self, name: str, space: Space) -> float:
        """The chance of a winning shot of a card that enters on a space."""
        card = cards()[name]
        return self.winning_shot(NOBODY, [card] if shoots(card) else [], space)

    def card_wins(self, name: str, target: int, space: Space | None) -> float:
        """The chance that a support card that does damage wins at once."""
        card = supports()[name]
        if card["effect"] == "fire":
            assert space is not None
            spot = -1 - SPACES.index(space)
            if spot in self.decisive() and card["amount"] >= self.met(0, spot)[2]:
                return 1.0
            inside = [u for u in self.table.at(space) if u["side"] == 1]
            inside = [u for u in inside if name not in u["touched"]]
            dead = sum(self.met(0, u["id"])[2] <= card["amount"] for u in inside)
            lost = self.table.state["losses"][1] + dead
            return float(dead > 0 and lost >= self.goals.get("losses", 99))
        if target not in self.decisive():
            return 0.0
        _, defence, left = self.met(0, target)
        if card["effect"] == "barrage":
            if card["penetration"] < defence or card["amount"] < left:
                return 0.1
            victim = self.table.named(target) or {}
            ground = self.table.pieces.get(victim["at"], {"cover": 0})
            harder = victim["cover"] + ground["cover"] - min(victim["wounds"], 3)
            needed = int(card["to_hit"]) + int(harder)
            return (11 - min(max(needed, 1), 10)) / 10
        return float(card["effect"] == "hit" or card["amount"] >= left)

    def standing(self, unit_id: int, space: Space) -> bool:
        """Whether a unit on this space wins as the turn ends."""
        others = [u for u in self.table.out(0) if u["id"] != unit_id]
        if "hold-target" in self.goals and space == self.table.target:
            is_bare = space not in [u["at"] for u in others]
            return is_bare and self.table.state["held"][0] + 1 >= self.goals["hold-target"]
        if "reach" not in self.goals or space[0] != LINES:
            return False
        there = [u for u in others if u["at"][0] == LINES]
        coming = [
            u
            for u in others
            if u["at"][0] != LINES
            and can_move(self.table, u)
            and any(s[0] == LINES for s in reach(self.table, u, pace(self.table, u)))
        ]
        missing = self.goals["reach"] - 1 - len(there)
        return missing <= 0 or len(coming) >= missing
