"""A ledger of whole solo missions: victory points, CAPs, track, casualties, spent and hit, cards.

It reads missions and cards as TOML and events as dictionaries and shares no code with the rules.
Dice, draws and moves are taken as they come; everything that follows from them by the booklet's
bookkeeping is worked out here, and an event that says otherwise is refused at once.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from opfor.cardboard.coh import PACKS
from opfor.games.coh.tests.naive_orders.facts import printed
from opfor.games.coh.tests.naive_orders.ground import HEXES

Event = dict[str, Any]
INITIATIVE, KILLED_BY = 8, 4


@cache
def cards() -> dict[str, dict[str, Any]]:
    """The order cards by number, as printed."""
    path = PACKS / "orders" / "order_cards.toml"
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return {f"{card['number']:02d}": card for card in table["cards"]}


class Wrong(AssertionError):
    """The engine's books and these do not agree."""


class Ledger:
    """The books of one mission, from its file and the counters as they begin."""

    def __init__(self, mission: str, start: dict[str, Any]) -> None:
        path = next(PACKS.glob(f"solo*/{mission}.toml"))
        self.mission = tomllib.loads(path.read_text(encoding="utf-8"))
        sides = self.mission["sides"]
        self.player = [side["nation"] for side in sides].index(self.mission["player"])
        self.units = [dict(counter) for counter in start["counters"]]
        self.vp = [side.get("vp", 0) for side in sides]
        self.first_caps = sides[self.player]["caps"]
        self.caps, self.casualties, self.marker, self.round = self.first_caps, 0, 1, 0
        nations = [side["nation"] for side in sides]
        controls = self.mission.get("control", [])
        self.holder = {c["hex"]: nations.index(c["owner"]) for c in controls if c.get("owner")}
        self.pile = sorted(start["solo"]["orders"])
        self.used: list[str] = []
        self.removed: list[str] = []
        self.passes = 0
        self.is_off = False
        self.owed: list[Event] = []
        """Events that must come, in this order, before anything is begun anew."""
        self.spaces: list[int] = []
        """Spaces of the track that the marker must still step on."""
        self.was_owed = False
        self.further: list[tuple[int, int]] = []
        """Points for anything but destroyed counters: side and number."""
        self.card = ""
        self.fallen = 0
        self.is_over = False

    # -- what must follow --------------------------------------------------------------------

    def enter(self, event: Event) -> None:
        """Write one event down, or refuse it."""
        kind = event["type"]
        self.was_owed = bool(self.owed) and kind == self.owed[0]["type"]
        if self.owed and kind == self.owed[0]["type"]:
            wanted = self.owed.pop(0)
            self._same({key: event[key] for key in wanted}, wanted)
        elif self.owed and kind in ("turn-begun", "round-begun", "order-drawn", "game-ended"):
            raise Wrong(f"{self.owed[0]} should have come before {event}")
        getattr(self, f"_{kind.replace('-', '_')}", self._nothing)(event)

    def _nothing(self, event: Event) -> None:
        """Where somebody stands and what lies on the map is not in these books."""

    def _same(self, said: Any, right: Any) -> None:
        if said != right:
            raise Wrong(f"{said}, but the books say {right}")

    # -- order cards -------------------------------------------------------------------------

    def _order_drawn(self, event: Event) -> None:
        card = event["card"]
        if card not in self.pile:
            raise Wrong(f"card {card} is not in the draw pile")
        if event["purpose"] == "order" and self.spaces:
            raise Wrong(f"the marker should have gone to {self.spaces}")
        self.pile.remove(card)
        self.card = card
        header = cards()[card].get("track")
        if event["purpose"] == "order" and header and self._in_play() <= header["limit"]:
            last = len(self.mission["track"])
            stop = min(self.marker + header["advance"], last)
            self.spaces = list(range(self.marker + 1, stop + 1))

    def _in_play(self) -> int:
        """AI and Units on the map, and those that come this round; nothing that does not fight."""
        return sum(
            "non-combat" not in printed()[unit["unit"]].get("traits", ())
            and (unit["place"] == "map" or (unit["place"], unit["due"]) == ("reserve", self.round))
            for unit in self.units
        )

    def _order_discarded(self, event: Event) -> None:
        self.used.append(event["card"])

    def _order_removed(self, event: Event) -> None:
        self._same(cards()[event["card"]]["colour"], "blue")
        self.removed.append(event["card"])

    def _orders_reshuffled(self, _event: Event) -> None:
        self.pile = sorted([*self.pile, *self.used])
        self.used = []

    def _loss_counted(self, _event: Event) -> None:
        self.fallen += 1
        dead = sum(u["side"] != self.player and u["place"] == "destroyed" for u in self.units)
        if self.fallen > dead:
            raise Wrong(f"{self.fallen} cards lost for {dead} destroyed AI")

    # -- fresh and spent ---------------------------------------------------------------------

    def _spent_checked(self, event: Event) -> None:
        """A Spent Number no higher than the cost spends; Remain Fresh never does."""
        card = cards()[self.card]
        fresh = card.get("remain_fresh", False)
        number = 0 if fresh else card["spent"]
        self._same(event["number"], number)
        self._same(event["spent"], not fresh and event["cost"] >= number)
        if event["spent"]:
            left = [u for u in event["units"] if self.units[u]["place"] == "map"]
            if left:
                self.owed.append({"type": "units-spent"})

    def _units_spent(self, event: Event) -> None:
        for unit in event["units"]:
            self.units[unit]["spent"] = True

    def _units_freshened(self, event: Event) -> None:
        for unit in event["units"]:
            self.units[unit]["spent"] = False

    def _counters_freshened(self, _event: Event) -> None:
        for unit in self.units:
            unit["spent"] = False

    # -- hits --------------------------------------------------------------------------------

    def _attack_rolled(self, event: Event) -> None:
        total = sum(event["dice"]) + event["extra"]
        over = total - event["needed"]
        right = "miss" if over < 0 else "kill" if over >= KILLED_BY else "hit"
        if self.units[event["target"]]["unit"] == "rumored-enemy":
            right = "hit" if right == "kill" else right  # a rumor is turned over, not destroyed
        self._same(event["result"], right)
        if right == "kill":
            self.owed.append({"type": "unit-destroyed", "unit": event["target"]})

    def _rally_rolled(self, event: Event) -> None:
        right = sum(event["dice"]) + event["extra"] >= event["needed"]
        self._same(event["rallied"], right)

    def _unit_hit(self, event: Event) -> None:
        self._same(self.units[event["unit"]]["hit"], "")
        self.units[event["unit"]]["hit"] = event["hit"]

    def _unit_unhit(self, event: Event) -> None:
        self.units[event["unit"]]["hit"] = ""

    def _unit_destroyed(self, event: Event) -> None:
        """A casualty costs the Player a CAP for good; the other side scores what it is worth."""
        unit = self.units[event["unit"]]
        unit |= {"place": "destroyed", "hit": "", "cell": -1, "spent": unit["spent"]}
        own = unit["side"] == self.player
        counts = own and "non-combat" not in printed()[unit["unit"]].get("traits", ())
        self._same(event["costs_cap"], counts)
        if counts:
            if 0 < self.caps == self.first_caps - self.casualties:  # it lies where the marker is
                self.owed.append({"type": "caps-set", "caps": self.caps - 1})
            self.casualties += 1
        row = self.mission["sides"][1 - unit["side"]]
        special = row.get("kill_vp_of", {})
        usual = row.get("kill_vp", 1)
        worth = special.get(str(unit["number"]), special.get(unit["unit"], usual))
        if worth:
            wanted = {"type": "points-scored", "side": 1 - unit["side"], "points": worth}
            self.owed.append(wanted)

    # -- points ------------------------------------------------------------------------------

    def _points_scored(self, event: Event) -> None:
        if not self.was_owed:
            self.further.append((event["side"], event["points"]))
        self.vp[event["side"]] += event["points"]

    def _marker_taken(self, event: Event) -> None:
        self.holder[HEXES[event["cell"]]] = event["side"]

    _marker_placed = _marker_taken

    def _marker_removed(self, event: Event) -> None:
        self.holder.pop(HEXES[event["cell"]], None)

    def _caps_set(self, event: Event) -> None:
        if event["side"] != self.player:
            raise Wrong("the AI has no CAPs")
        if self.is_before_round and event.get("why", "") == "":
            self._same(event["caps"], max(0, self.first_caps - self.casualties))
        self.caps = event["caps"]

    def _caps_spent(self, event: Event) -> None:
        self._same(event["side"], self.player)
        self.caps -= event["caps"]
        if self.caps < 0:
            raise Wrong("fewer than no CAPs")

    # -- track and rounds --------------------------------------------------------------------

    def _track_advanced(self, event: Event) -> None:
        if self.spaces:
            self._same(event["space"], self.spaces.pop(0))
        elif not self.is_in_event:
            raise Wrong(f"nothing moves the marker to {event['space']}")
        self.marker = event["space"]

    is_in_event = False
    is_before_round = False

    def _mission_event_begun(self, event: Event) -> None:
        self.is_in_event = True

    def _turn_begun(self, event: Event) -> None:
        self.is_in_event = self.is_before_round = False
        self.owed = []

    def _side_passed(self, _event: Event) -> None:
        self.passes += 1

    def _action_taken(self, _event: Event) -> None:
        self.passes = 0

    def _round_called_off(self, _event: Event) -> None:
        self.is_off = True

    def _round_ended(self, _event: Event) -> None:
        if not (self.passes >= 2 or self.is_off):
            raise Wrong("the round ends without two passes")
        self.caps = 0
        self.passes, self.is_off = 0, False

    def _round_begun(self, event: Event) -> None:
        self._same(event["round"], self.round + 1)
        self.round += 1
        self.is_before_round = event["round"] > 1

    def _initiative_rolled(self, event: Event) -> None:
        side = self.player if event["total"] >= INITIATIVE else 1 - self.player
        self.owed.append({"type": "initiative-won", "side": side})

    def _game_ended(self, _event: Event) -> None:
        """What was scored last are the markers that count at the end, each for who holds it."""
        controls = self.mission.get("control", [])
        held = [(self.holder.get(c["hex"]), c.get("at_end", 0)) for c in controls]
        right = [(side, points) for side, points in held if side is not None and points]
        self._same(self.further[len(self.further) - len(right) :], right)
        self.is_over = True

    # -- where counters are ------------------------------------------------------------------

    def _place(self, unit: int, **values: Any) -> None:
        self.units[unit] |= values

    def _unit_placed(self, event: Event) -> None:
        self._place(event["unit"], place="map", cell=event["cell"])

    def _unit_moved(self, event: Event) -> None:
        self._place(event["unit"], place="map", cell=event["cell"])

    def _unit_left(self, event: Event) -> None:
        self._place(event["unit"], place="left", cell=-1)

    def _rumor_placed(self, event: Event) -> None:
        self._place(event["unit"], place="map", cell=event["cell"])

    def _rumor_removed(self, event: Event) -> None:
        self._place(event["unit"], place="aside", cell=-1)

    def _rumor_revealed(self, event: Event) -> None:
        rumor = self.units[event["unit"]]
        if event["found"] >= 0:
            self._place(event["found"], place="map", cell=rumor["cell"], spent=rumor["spent"])
        self._place(event["unit"], place="aside", cell=-1, spent=False)
