"""The ledger once more, with what lies beside it: both piles of hit counters, second hits, the
events that the mission track owes, and control markers that must change hands."""

from __future__ import annotations

from typing import Any

from opfor.games.coh.tests.naive_orders.facts import hits, printed
from opfor.games.coh.tests.naive_orders.ground import HEXES
from opfor.games.coh.tests.naive_orders.ledger import Event, Ledger, Wrong


def full(pile: str) -> list[str]:
    """A pile as the box has it, every copy listed."""
    return sorted(
        n for n, hit in hits().items() if hit["pile"] == pile for _ in range(hit["copies"])
    )


class WholeLedger(Ledger):
    """Whoever is hit draws from the pile of what was struck; a second hit destroys."""

    def __init__(self, mission: str, start: dict[str, Any]) -> None:
        super().__init__(mission, start)
        self.piles = {"soft": full("soft"), "armour": full("armour")}
        worn = [unit["hit"] for unit in self.units if unit["hit"]]
        for name in worn:
            self.piles[hits()[name]["pile"]].remove(name)
        self.due: list[int] = []
        """Spaces of the track whose event must begin."""

    # -- hits --------------------------------------------------------------------------------

    def _attack_rolled(self, event: Event) -> None:
        super()._attack_rolled(event)
        unit = self.units[event["target"]]
        if event["result"] != "hit" or unit["unit"] == "rumored-enemy":
            return
        kind = "unit-destroyed" if unit["hit"] else "unit-hit"
        self.owed.append({"type": kind, "unit": event["target"]})

    def _unit_hit(self, event: Event) -> None:
        if not event["hit"]:
            return
        super()._unit_hit(event)
        pile = self.piles[hits()[event["hit"]]["pile"]]
        if event["hit"] not in pile:
            raise Wrong(f"no {event['hit']} is left in the pile")
        pile.remove(event["hit"])
        if hits()[event["hit"]].get("destroys"):
            self.owed.insert(0, {"type": "unit-destroyed", "unit": event["unit"]})

    def _back(self, unit: int) -> None:
        """A counter that is taken off goes back into its pile."""
        name = self.units[unit]["hit"]
        if name:
            pile = hits()[name]["pile"]
            self.piles[pile] = sorted([*self.piles[pile], name])

    def _unit_unhit(self, event: Event) -> None:
        self._back(event["unit"])
        super()._unit_unhit(event)

    def _unit_destroyed(self, event: Event) -> None:
        self._back(event["unit"])
        super()._unit_destroyed(event)

    # -- control markers ---------------------------------------------------------------------

    def _may_take(self, hex_name: str) -> bool:
        """Nobody of the holder's there, and somebody of the other side with an AR above 0."""
        holder = self.holder[hex_name]
        there = [u for u in self.units if u["place"] == "map" and HEXES[u["cell"]] == hex_name]
        rows = [printed()[u["unit"]] for u in there if u["side"] != holder]
        armed = any(max(row.get("red") or 0, row.get("blue") or 0) > 0 for row in rows)
        return armed and all(u["side"] != holder for u in there)

    def _marker_taken(self, event: Event) -> None:
        name = HEXES[event["cell"]]
        if not self.is_in_event and name in self.holder and not self._may_take(name):
            raise Wrong(f"nobody may take the marker of {name}")
        super()._marker_taken(event)

    _marker_placed = Ledger._marker_taken

    def _turn_begun(self, event: Event) -> None:
        for name in self.holder:
            if self._may_take(name):
                raise Wrong(f"the marker of {name} should have changed hands")
        super()._turn_begun(event)

    # -- events of the track -----------------------------------------------------------------

    def _track_advanced(self, event: Event) -> None:
        """A passed space's event runs only if it is yellow, the last one's always."""
        was_told = bool(self.spaces)
        super()._track_advanced(event)
        space = self.mission["track"][event["space"] - 1]
        if self.due:
            raise Wrong(f"the event of space {self.due[0]} was left out")
        stops = was_told and not self.spaces
        if space.get("event") and was_told and (stops or space.get("yellow")):
            self.due.append(event["space"])

    def _mission_event_begun(self, event: Event) -> None:
        if self.due:
            self._same(event["space"], self.due.pop())
        super()._mission_event_begun(event)

    def _order_discarded(self, event: Event) -> None:
        if self.due:
            raise Wrong(f"the event of space {self.due[0]} was left out")
        super()._order_discarded(event)
