"""What fields of events are called by: rows of names, in which a number is a place.

Those of a setting (cards, hits, works, counters) are said by its numbering; the others stand here.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from opfor.core.coded import Named
from opfor.core.requests import UNTOLD

ACTIONS = (
    *("", "pass", "move", "enter", "pivot", "attack", "flame", "close-combat", "rally"),
    *("stall", "dig-in", "smoke", "card", "become-fresh", "counteraction", "mission-order"),
    *("load", "unload", "leave", "hide", "hidden-move", "become-spent", "become-unhit"),
)
"""What an action is."""
SEEN = (
    *("opened-fire", "moved", "turned", "mounted", "dug-in", "laid-smoke", "obstacle"),
    *("noticed", "fire-found", "shell-found"),
    *("it opened fire", "it dug in", "it laid smoke"),
)
"""Why a hidden unit comes to light; the last are AI."""
WORKS_GO = ("shot-up", "abandoned", "crushed", "removed")
TURNED_OVER = (
    *("adjacent", "in-the-open", "opens-fire", "flushed-out", "mission-order", "mission-event"),
    "shelled",
)
"""Why a Rumored Enemy is turned over."""
REFUSED = ("not-for-it", "no-goal", "edge-closed", "no-free-hex")
"""Why an AI that was drawn goes back."""

ActionName: TypeAlias = Annotated[str, Named(ACTIONS)]
CardName: TypeAlias = Annotated[str, Named("card_names", absent=UNTOLD)]
HitName: TypeAlias = Annotated[str, Named("hit_names")]
WorkKindName: TypeAlias = Annotated[str, Named("work_names")]
OrderName: TypeAlias = Annotated[str, Named("order_names")]
DefenceName: TypeAlias = Annotated[str, Named("defence_names")]
TileName: TypeAlias = Annotated[str, Named("tile_names")]
DrawnItem: TypeAlias = Annotated[str, Named("cup_items", absent="")]
CapWhy: TypeAlias = Annotated[str, Named("cap_whys")]
PointWhy: TypeAlias = Annotated[str, Named("point_whys")]
Ended: TypeAlias = Annotated[str, Named("endings")]
AttackSource: TypeAlias = Annotated[str, Named("attack_sources")]
SeenBy: TypeAlias = Annotated[str, Named(SEEN)]
WorkGone: TypeAlias = Annotated[str, Named(WORKS_GO)]
RumorSeen: TypeAlias = Annotated[str, Named(TURNED_OVER)]
RefusedBy: TypeAlias = Annotated[str, Named(REFUSED)]
