"""A ledger of whole games: AP, supply, losses and victory, from what happened alone.

It reads packs as TOML and events as dictionaries, and shares no code with the rules.
"""

from __future__ import annotations

import tomllib
from typing import Any

from opfor.games.tactics2gm.tests.naive_ai.facts import PACK, cards

LINES, COLUMNS, HQ_HP, LAST_TURN = 6, 10, 8, 40


class Ledger:
    """What is known of a solo game whose AI plays the first role of its scenario."""

    def __init__(self, scenario: str) -> None:
        path = PACK.parent / "scenarios" / f"{scenario}.toml"
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        self.roles = table["roles"]
        spot = table.get("target")
        self.target = (spot["line"] - 1) * COLUMNS + spot["column"] - 1 if spot else None
        is_royal = scenario == "battle-royal"
        self.ap = [5 if is_royal else role.get("start_ap", 5) for role in self.roles]
        self.units: dict[int, dict[str, Any]] = {}
        self.deployed = 0
        self.hq, self.losses, self.turns, self.held = [0, 0], [0, 0], [0, 0], [0, 0]
        self.mover = 0
        self.target_stands = True
        self.verdict: int | None = None
        """Who has won by now; ``None`` while nobody has."""

    # -- what happens ------------------------------------------------------------------------

    def enter(self, event: dict[str, Any]) -> None:
        """Write down one event; an income that does not add up is refused at once."""
        kind = event["type"]
        side = event.get("side", 0)
        match kind:
            case "turn-begun":
                self.mover = side
                self.turns[side] += 1
            case "bid-made":
                self.ap[side] -= event["ap"]
            case "terrain-placed":
                self.ap[side] -= event.get("paid", 0)
            case "ap-lost":
                self.ap[side] -= event["amount"]
            case "ap-gained":
                self._income(event)
            case "support-played":
                self.ap[side] -= event["cost"]
            case "equipment-bought":
                self.ap[self.units[event["unit"]]["side"]] -= event["cost"]
            case "unit-deployed":
                self.ap[side] -= event["cost"]
                self.deployed += 1
                aboard = event.get("aboard", 0)
                self.units[self.deployed] = {
                    "side": side, "card": event["card"], "aboard": aboard,
                    "cell": -1 if aboard else event["cell"],
                }  # fmt: skip
            case "hq-damaged":
                self.hq[side] += event["damage"]
            case "terrain-damaged":
                self._terrain(event["cell"], event["destroyed"])
            case "shot-fired":
                self._shot(event)
            case "unit-damaged":
                self._gone(event["unit"], event["destroyed"])
            case _:
                self._walk(kind, event)
        self._judge()

    def _walk(self, kind: str, event: dict[str, Any]) -> None:
        match kind:
            case "unit-moved" | "unit-unloaded":
                self.units[event["unit"]] |= {"cell": event["cell"], "aboard": 0}
            case "units-swapped":
                one, other = self.units[event["unit"]], self.units[event["other"]]
                one["cell"], other["cell"] = other["cell"], one["cell"]
            case "unit-loaded":
                self.units[event["unit"]] |= {"cell": -1, "aboard": event["transport"]}

    def _shot(self, event: dict[str, Any]) -> None:
        target, enemy = event["target"], 1 - self.units[event["unit"]]["side"]
        if target > 0:
            self._gone(target, event["destroyed"])
        elif target == 0:
            self.hq[enemy] += event["damage"]
        else:
            self._terrain(-1 - target, event["destroyed"])

    def _gone(self, number: int, destroyed: bool) -> None:
        """A unit and whoever is still aboard it."""
        if destroyed:
            lost = [n for n, u in self.units.items() if n == number or u["aboard"] == number]
            for each in lost:
                self.losses[self.units.pop(each)["side"]] += 1

    def _terrain(self, cell: int, destroyed: bool) -> None:
        if destroyed and cell == self.target:
            self.target_stands = False

    # -- supply ------------------------------------------------------------------------------

    def depth(self, side: int, cell: int) -> int:
        line = cell // COLUMNS + 1
        return line if side == 0 else LINES + 1 - line

    def supply(self, side: int) -> int:
        """Lines in a row from the own first one that are held, or supplied by the scenario."""
        held = set(range(1, self.roles[side].get("supplied", 0) + 1))
        held |= {
            self.depth(side, u["cell"])
            for u in self.units.values()
            if u["side"] == side and u["cell"] >= 0
        }
        length = 0
        while length + 1 in held:
            length += 1
        return length

    def _income(self, event: dict[str, Any]) -> None:
        side = event["side"]
        if not event.get("other"):
            length = self.supply(side)
            staff = any(
                u["side"] == side
                and "command-group" in cards()[u["card"]]["traits"]
                and u["cell"] >= 0
                and self.depth(side, u["cell"]) <= length
                for u in self.units.values()
            )
            due = (2 if side == 0 else 1, min(length, 4), int(staff))
            paid = tuple(event.get(name, 0) for name in ("hq", "supply", "command"))
            assert paid == due, (event, due)
        self.ap[side] += sum(event.get(n, 0) for n in ("hq", "supply", "command", "other"))

    # -- victory -----------------------------------------------------------------------------

    def _judge(self) -> None:
        """Goals that are met at once; the mover's count first."""
        for side in (self.mover, 1 - self.mover):
            for goal in self.roles[side]["goals"]:
                met = {
                    "destroy-hq": self.hq[1 - side] >= HQ_HP,
                    "destroy-target": not self.target_stands,
                    "losses": self.losses[1 - side] >= goal.get("amount", 0),
                }.get(goal["kind"], False)
                if met and self.verdict is None:
                    self.verdict = side

    def at_end_of_turn(self, mover: int) -> int | None:
        """Who wins because this side's turn ends."""
        on_target = {u["side"] for u in self.units.values() if u["cell"] == self.target}
        if self.target is not None and on_target == {mover}:
            self.held[mover] += 1
        for side in (mover, 1 - mover):
            for goal in self.roles[side]["goals"]:
                amount = goal.get("amount", 0)
                far = sum(
                    u["side"] == side and u["cell"] >= 0 and self.depth(side, u["cell"]) == LINES
                    for u in self.units.values()
                )
                met = {
                    "hold-target": side == mover and self.held[side] >= amount,
                    "reach": side == mover and far >= amount,
                    "endure": side != mover and self.turns[mover] >= amount,
                }.get(goal["kind"], False)
                if met:
                    return side
        return None
