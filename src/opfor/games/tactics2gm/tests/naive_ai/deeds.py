"""What shots, airplanes and damaging cards do on a table, with the dice as they fell."""

from __future__ import annotations

from typing import Any

from opfor.games.tactics2gm.tests.naive_ai.battlefield import Space, steps
from opfor.games.tactics2gm.tests.naive_ai.facts import cards
from opfor.games.tactics2gm.tests.naive_ai.odds import NOBODY, Arm, Odds
from opfor.games.tactics2gm.tests.naive_ai.table import SPACES, Table, Unit, number, supports


class Deeds:
    """A table being changed; ``dice`` are the rolls in their order."""

    def __init__(self, table: Table, dice: list[int], *, night: bool = False) -> None:
        self.table, self.dice, self.night = table, list(reversed(dice)), night
        self.odds = Odds(table, {}, night=night)
        self.hq = list(table.state["hq"])
        self.ap = list(table.state["ap"])
        self.broken = {
            SPACES[n]: piece["damage"]
            for n, piece in enumerate(table.state["terrain"])
            if piece is not None
        }

    def roll(self) -> int:
        return self.dice.pop()

    # -- damage ----------------------------------------------------------------------------------

    def hurt(self, side: int, target: int, damage: int) -> None:
        """Take damage off a unit, the HQ of the other side, or terrain."""
        if target == 0:
            self.hq[1 - side] = min(8, self.hq[1 - side] + damage)
        elif target < 0:
            space = SPACES[-1 - target]
            self.broken[space] += damage
            if self.broken[space] >= self.table.pieces[space]["hp"]:
                del self.broken[space]
        else:
            self.wound(target, damage)

    def wound(self, unit_id: int, damage: int) -> None:
        """Whoever has no hit points left is gone; infantry gets out of its transport and takes one
        more wound, a gun is lost with it."""
        unit = self.table.named(unit_id)
        assert unit is not None
        unit["wounds"] += damage
        if unit["wounds"] < self.table.card(unit)["hp"]:
            return
        self.table.units.remove(unit)
        rider = self.table.named(unit["cargo"]) if unit["cargo"] else None
        if rider is None:
            return
        if self.table.kind(rider) != "infantry":
            self.table.units.remove(rider)
            return
        rider["at"], rider["aboard"] = unit["at"], 0
        self.wound(rider["id"], 1)

    def strike(self, side: int, target: int, rolled: int, needed: int, arm: Arm) -> None:
        """A 10 destroys a unit and hits everything else; a hit must pierce."""
        _, defence, left = self.odds.met(side, target)
        if target > 0 and rolled == 10:
            self.hurt(side, target, left)
        elif (rolled >= needed or rolled == 10) and arm["penetration"] >= defence:
            self.hurt(side, target, min(arm["damage"], left))

    # -- acts ------------------------------------------------------------------------------------

    def shoot(self, unit: Unit, arm: Arm, target: int) -> None:
        needed = self.odds.needed(unit, arm, target)
        self.strike(unit["side"], target, self.roll(), needed, arm)

    def fly(self, side: int, name: str, target: int) -> None:
        """Anti-air guns with the target space in range, then one fighter on patrol; what is left
        of the airplane attacks, with a blast everybody around the target too."""
        plane = cards()[name]
        self.ap[side] -= plane["cost"]
        space = self.odds.met(side, target)[0]
        if self.is_shot_down(side, plane, space):
            return
        for each in self.under(side, plane, target, space):
            if each > 0 and self.table.named(each) is None:
                continue
            shooter = {**NOBODY, "id": self.first_shooter(each)}
            needed = self.odds.needed(shooter, plane, each)
            self.strike(side, each, self.roll(), needed, plane)

    def first_shooter(self, target: int) -> int:
        """Airplanes suppress nobody and find nobody suppressed: the others are forgotten."""
        unit = self.table.named(target) if target > 0 else None
        if unit is not None:
            unit["shot_by"] = ()
        return 0

    def under(self, side: int, plane: Arm, target: int, space: Space) -> list[int]:
        blast = plane.get("blast", 0)
        if not blast:
            return [target]
        found = [u["id"] for u in self.table.out(1 - side) if steps(u["at"], space) <= blast]
        if target == 0 or steps(self.table.hq(1 - side), space) <= blast:
            found.append(0)
        return found if target in found else [target, *found]

    def is_shot_down(self, side: int, plane: Arm, space: Space) -> bool:
        left = plane["hp"]
        guns = [
            self.table.card(u)
            for u in self.table.out(1 - side)
            if "anti-air" in self.table.card(u)["traits"]
            and steps(u["at"], space) <= self.table.card(u)["range"]
        ]
        waiting = self.table.state["decks"][1 - side]["in_play"]
        fighters = [cards()[n] for n in waiting if n in cards() and cards()[n]["kind"] == "fighter"]
        for arm in guns + fighters[:1]:
            rolled = self.roll()
            if rolled == 10:
                return True
            if rolled >= arm["to_hit"] + self.night and arm["penetration"] >= plane["defence"]:
                left -= arm["damage"]
            if left <= 0:
                return True
        return False

    def support(self, side: int, name: str, unit: int, target: int, cell: int) -> None:
        """Cards that do damage, heal, or change AP."""
        card: dict[str, Any] = supports()[name]
        self.ap[side] -= card["cost"]
        match card["effect"]:
            case "hit":
                self.hurt(side, target, self.odds.met(side, target)[2])
            case "mines":
                self.hurt(side, target, card["amount"])
            case "fire":
                inside = [u["id"] for u in self.table.at(SPACES[cell]) if name not in u["touched"]]
                for each in inside:
                    self.wound(each, card["amount"])
                self.hurt(side, -1 - cell, card["amount"])
            case "ram":
                self.hurt(side, target, card["amount"])
                self.wound(unit, 1)
            case "barrage":
                self.barrage(side, card, target)
            case "heal":
                patient = self.table.named(unit)
                assert patient is not None
                patient["wounds"] = max(patient["wounds"] - card["amount"], 0)
            case "sabotage":
                self.ap[1 - side] = max(self.ap[1 - side] - 2, 0)
            case "supplies":
                self.ap[side] += 2

    def barrage(self, side: int, card: Arm, target: int) -> None:
        """By day and night alike, whoever has shot before."""
        self.first_shooter(target)
        plain = Odds(self.table, {})
        arm = {**card, "damage": card["amount"]}
        needed = plain.needed(NOBODY, arm, target)
        self.strike(side, target, self.roll(), needed, arm)

    def told(self) -> dict[str, Any]:
        """What can be compared."""
        return {
            "wounds": {u["id"]: u["wounds"] for u in self.table.units},
            "where": {u["id"]: number(u["at"]) if u["at"] else -1 for u in self.table.units},
            "hq": self.hq,
            "ap": self.ap,
            "terrain": {number(space): damage for space, damage in self.broken.items()},
        }
