"""Where a unit goes: the movement lines of the fifteen stances, word by word."""

from __future__ import annotations

from opfor.games.tactics2gm.tests.naive_ai.battlefield import (
    AI_HQ,
    HQ,
    Battlefield,
    Space,
    Unit,
    spot,
    steps,
)
from opfor.games.tactics2gm.tests.naive_ai.facts import shoots, values
from opfor.games.tactics2gm.tests.naive_ai.shooting import best, wins, wished

Spaces = list[Space]


class March:
    """One unit of the AI in a stance, with everything the booklet's words are about."""

    def __init__(self, field: Battlefield, stance: str, unit: Unit) -> None:
        self.field, self.unit = field, unit
        self.stance = f"{field.form['kind']} {stance}"
        self.here = spot(unit)
        self.mates = [u for u in field.of("ai") if u is not unit]
        if field.form["kind"] == "battle-royal":
            self.goal = AI_HQ if stance in ("total-defense", "defense") else HQ
        else:
            self.goal = field.target or (HQ if field.form["kind"] == "offensive" else AI_HQ)

    def choices(self) -> set[Space]:
        """The spaces nothing but a die can tell apart."""
        left = [self.here, *self.field.reach(self.unit)]
        chance = {s: self.winning(s) for s in left}
        won = max(chance.values()) > 0
        if won:
            left = best(left, chance.__getitem__)
        left = self.by_stance(left, won)
        left = best(left, self.best_damage)
        left = best(left, self.field.cover)
        left = best(left, lambda s: -self.shooters(s))
        left = wished(left, lambda s: s == self.here)
        last = {"battle-royal defense": AI_HQ, "battle-royal advance": HQ}.get(self.stance)
        if self.stance == "defensive hold-position":
            last = self.goal
        return set(best(left, lambda s: -steps(s, last)) if last else left)

    # -- the stances -------------------------------------------------------------------------

    def by_stance(self, left: Spaces, won: bool) -> Spaces:
        kind, _, name = self.stance.partition(" ")
        if kind == "battle-royal":
            return self.royal(name, left, won)
        return (self.offensive if kind == "offensive" else self.defensive)(name, left, won)

    def royal(self, name: str, left: Spaces, won: bool) -> Spaces:
        match name:
            case "total-defense":
                tops = self.field.top()
                if any(self.field.hurts(self.unit, top) for top in tops):
                    return best(left, lambda s: -min(steps(s, spot(t)) for t in tops))
                return left if won else self.regrouped(left)
            case "defense":
                goal = 2 if self.here[0] > 2 else 1
                order = [goal, *range(goal - 1, 0, -1), *range(goal + 1, 7)]
                left = best(left, lambda s: -order.index(s[0]))
                return wished(wished(left, self.keeps_supply), self.beside_friend)
            case "reinforce":
                left = best(self.supplied(left, won), lambda s: -self.from_middle(s))
                return wished(left, lambda s: not self.controlled(s[0]))
            case "advance":
                return best(self.supplied(left, won), lambda s: min(s[0], 5))
        return self.assault(left, won)

    def offensive(self, name: str, left: Spaces, won: bool) -> Spaces:
        match name:
            case "reinforce-lines":
                left = wished(left, lambda s: self.field.cover(s) > 0)
                if self.field.cover(self.here) > 0:
                    left = wished(left, lambda s: s == self.here)
                left = best(left, lambda s: -max(s[0] - 2, 0))
                if not {1, 2} <= {u["line"] for u in self.mates}:
                    left = wished(left, self.secures)
                return left
            case "seize-and-hold":
                return best(self.supplied(left, won), lambda s: -self.from_middle(s))
            case "advance":
                left = best(self.supplied(left, won), lambda s: -steps(s, self.goal))
                return best(left, lambda s: min(s[0], 5))
            case "attack":
                return self.quickly(self.supplied(left, won))
        return self.assault(left, won)

    def defensive(self, name: str, left: Spaces, won: bool) -> Spaces:
        match name:
            case "total-defense":
                if self.can_damage_attackers():
                    left = best(left, lambda s: -steps(s, self.goal))
                return self.regrouped(left)
            case "reinforce-lines":
                if steps(self.here, self.goal) <= 2 and self.field.cover(self.here) > 0:
                    return [self.here]
                return self.regrouped(self.supplied(left, won))
            case "hold-position":
                line = self.goal[0]
                left = best(self.supplied(left, won), lambda s: -max(abs(s[0] - line) - 1, 0))
                return wished(left, self.secures)
            case "seize-and-hold":
                return best(self.supplied(left, won), lambda s: s[0])
        easy = {s: self.breaking(s) for s in left}
        left = [s for s in left if s == self.here or easy[s] >= 0.5]
        return best(left, easy.__getitem__)

    def assault(self, left: Spaces, won: bool) -> Spaces:
        """Breaking the last link only if the target can be attacked in no other way."""
        if not won:
            attacks = [s for s in left if self.attacks(s)]
            kept = [s for s in left if self.keeps_supply(s)]
            if not set(attacks) & set(kept) and self.is_last_link():
                kept += [s for s in attacks if s not in kept]
            left = kept
        return self.quickly(left)

    def quickly(self, left: Spaces) -> Spaces:
        left = best(left, lambda s: -self.turns(s))
        return left if self.attacks(left[0]) else best(left, lambda s: -steps(s, self.goal))

    def regrouped(self, left: Spaces) -> Spaces:
        """Never farther than now, closer where possible, then beside a friend."""
        now = steps(self.here, self.goal)
        left = [s for s in left if steps(s, self.goal) <= now]
        left = wished(left, lambda s: steps(s, self.goal) < now)
        return best(wished(left, self.beside_friend), lambda s: -steps(s, self.goal))

    def supplied(self, left: Spaces, won: bool) -> Spaces:
        return left if won else [s for s in left if self.keeps_supply(s)]

    # -- the words ---------------------------------------------------------------------------

    def held(self, space: Space) -> list[int]:
        """Lines with units of the AI, this one on a space."""
        return sorted({space[0], *(u["line"] for u in self.mates)})

    def gaps(self, space: Space) -> list[int]:
        held = self.held(space)
        return [line for line in range(1, max(held)) if line not in held]

    def keeps_supply(self, space: Space) -> bool:
        """No new gap; a gap may only move forward."""
        now, then = self.gaps(self.here), self.gaps(space)
        return set(then) <= set(now) or (len(then) <= len(now) and then[0] > now[0])

    def is_last_link(self) -> bool:
        run = self.field.run("ai")
        alone = all(u["line"] != self.here[0] for u in self.mates)
        return bool(run) and self.here[0] == max(run) and alone

    def beside_friend(self, space: Space) -> bool:
        return any(steps(space, spot(u)) <= 1 for u in self.mates)

    def secures(self, space: Space) -> bool:
        return all(u["line"] != space[0] for u in self.mates)

    def controlled(self, line: int) -> bool:
        own = sum(bool(u["line"] == line) for u in self.mates)
        foes = sum(bool(u["line"] == line) for u in self.field.of("player"))
        return own > 0 and own >= foes

    def from_middle(self, space: Space) -> int:
        return min(abs(space[0] - 3), abs(space[0] - 4))

    def shooters(self, space: Space) -> int:
        found = 0
        for foe in self.field.of("player"):
            card = values(foe)
            away = steps(spot(foe), space)
            found += shoots(card) and card["min_range"] <= away <= card["range"]
        return found

    def best_damage(self, space: Space) -> float:
        hurt = [t for t in self.field.targets(self.unit, space) if self.field.hurts(self.unit, t)]
        return round(max((self.field.expected(self.unit, t) for t in hurt), default=0.0), 4)

    def winning(self, space: Space) -> float:
        found = self.field.targets(self.unit, space)
        return max((wins(self.field, self.unit, t) for t in found), default=0.0)

    def breaking(self, space: Space) -> float:
        """The best chance to destroy a unit that is alone on a line of the Player's supply."""
        found = [t for t in self.field.targets(self.unit, space) if isinstance(t, dict)]
        links = [t for t in found if self.field.alone(t)]
        return max((self.field.kill(self.unit, t) for t in links), default=0.0)

    def destroys(self) -> str:
        if self.stance.startswith("battle-royal"):
            return "hq"
        if self.field.target is not None:
            return "target" if self.field.must_fall else ""
        return "hq" if self.stance.startswith("offensive") else ""

    def attacks(self, space: Space) -> bool:
        """It could damage what must be destroyed from here."""
        aim = self.destroys()
        if not aim or not self.field.has(self.unit, aim, space):
            return False
        return self.field.hurts(self.unit, aim)

    def turns(self, space: Space) -> int:
        if self.attacks(space):
            return 0
        card, reach = values(self.unit), 0
        if self.destroys():
            reach = int(card["range"]) if shoots(card) else 1
        turns = -(-max(steps(space, self.goal) - reach, 0) // max(int(card["movement"]), 1))
        return max(turns, 1) if self.destroys() else turns

    def can_damage_attackers(self) -> bool:
        """Some attacker near the target, or dangerous anywhere."""
        foes = [
            u for u in self.field.of("player")
            if steps(spot(u), self.goal) <= 2 or self.field.danger(u) > 0
        ]  # fmt: skip
        return any(self.field.hurts(self.unit, foe) for foe in foes)
