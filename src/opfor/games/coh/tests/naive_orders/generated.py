"""Generated missions read plainly: tiles on the track, wire in checks, whom AI come in towards.

Reads the mission and the tiles as TOML and events as dictionaries; shares no code with the rules.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from opfor.cardboard.coh import PACKS
from opfor.games.coh.tests.naive_orders.ledger import Event, Wrong


def boxed_tiles(nation: str) -> set[str]:
    """The tiles of a nation whose text is in a yellow box, by number."""
    path = PACKS / "generator" / "tiles.toml"
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["tiles"]
    return {f"{r['number']:02d}" for r in rows if r["side"] == nation and r.get("yellow")}


class Generated:
    """What must hold all through a generated mission."""

    def __init__(self, mission: dict[str, Any], start: dict[str, Any]) -> None:
        self.track = mission["track"]
        nations = [side["nation"] for side in mission["sides"]]
        self.bot = 1 - nations.index(mission["player"])
        self.boxed = boxed_tiles(nations[self.bot])
        self.side = [counter["side"] for counter in start["counters"]]
        self.ids = {counter["id"] for counter in start["counters"]}
        self.marker = 1
        self.resolved: set[str] = set()
        """Tiles resolved ahead of the marker, at an early end."""
        self.wire: dict[int, int] = {}
        """What wire has cost an AI this turn."""
        self.met = dict.fromkeys(("tiles", "wire", "entries"), 0)

    def enter(self, event: Event) -> None:
        """Look at one event, or at one decision."""
        kind = event["type"].replace("-", "_")
        getattr(self, f"_{kind}", lambda _event: None)(event)

    # -- tiles -------------------------------------------------------------------------------

    def tiles_on(self, space: int) -> list[str]:
        return re.findall(r"Tile (\d\d):", self.track[space - 1].get("title", ""))

    def _track_advanced(self, event: Event) -> None:
        self.marker = event["space"]

    def _mission_event_begun(self, event: Event) -> None:
        """Ahead of the marker only an early end looks: a tile lies on its next space alone."""
        space = event["space"]
        if space <= self.marker:
            return
        gone = set(event.get("moved_on", ()))
        if not gone <= self.resolved:
            raise Wrong(f"tiles {gone - self.resolved} were left out on space {space}")
        for tile in set(self.tiles_on(space)) & self.boxed - gone:
            ahead = range(self.marker + 1, len(self.track) + 1)
            first = next(n for n in ahead if tile in self.tiles_on(n))
            if tile in self.resolved or space != first:
                raise Wrong(f"tile {tile} is resolved on space {space}, but lay on {first}")
            self.resolved.add(tile)
            self.met["tiles"] += 1

    def _game_ended(self, event: Event) -> None:
        """Nothing in a yellow box that lay ahead was forgotten."""
        if not event["why"].startswith("beaten"):
            return
        ahead = {t for n in range(self.marker + 1, len(self.track) + 1) for t in self.tiles_on(n)}
        if missing := ahead & self.boxed - self.resolved:
            raise Wrong(f"tiles {missing} were never resolved")

    # -- wire --------------------------------------------------------------------------------

    def _turn_begun(self, _event: Event) -> None:
        self.wire = {}

    def _wire_crossed(self, event: Event) -> None:
        if self.side[event["unit"]] == self.bot:
            self.wire[event["unit"]] = event["extra"]

    def _rumor_revealed(self, event: Event) -> None:
        if event["unit"] in self.wire and event["found"] >= 0:
            self.wire[event["found"]] = self.wire.pop(event["unit"])

    def _spent_checked(self, event: Event) -> None:
        """A step costs 1 at least, and the wire in it is paid for."""
        for unit in event["units"]:
            if event["cost"] <= self.wire.get(unit, 0):
                raise Wrong(f"{event} leaves out the wire: {self.wire[unit]}")
            self.met["wire"] += unit in self.wire

    # -- entries -----------------------------------------------------------------------------

    def _decision(self, event: Event) -> None:
        """At the same distance a Unit goes before an Objective where both are looked at. What was
        crossed before the card's order was crossed in an event, which nobody is checked for."""
        if event["question"] == "order":
            self.wire = {}
        if event["question"] != "entry-target":
            return
        self.met["entries"] += 1
        measured = (s["values"] for s in event["steps"] if s["rule"] == "COH-5.0.1-f")
        away: dict[str, int] = next(measured, {})
        best = [name for name, far in away.items() if far == min(away.values())]
        units = [name for name in best if name.removeprefix("unit:") in self.ids]
        if away and event["chosen"] not in (units or best):
            raise Wrong(f"{event['chosen']} is no {units or best}")
