"""Whom and what an order speaks of: kinds of counters and targets, distances, sides, sources."""

from __future__ import annotations

from enum import StrEnum

from opfor.cardboard.coh.orders.slots import OneOf, slots
from opfor.cardboard.coh.orders.vocabulary import Meant


class Kind(Meant):
    """Whom an order is given to."""

    AI = (
        "AI",
        "any AI that the card's colour allows: Fresh ones on green, all on blue (COH-4.1.1-a)",
    )
    RE = "RE", "only Rumored Enemies (COH-5.0-m)", "only Rumored Enemies"
    MORTAR_OR_INF_GUN = (
        "Mortar or Inf Gun",
        "only mortars and infantry guns (COH-5.0-l)",
        "only mortars and infantry guns",
    )
    UNIT = "Unit", "the Player's Units"
    NAMED = "named", "this counter and no other"


class TargetKind(Meant):
    """What the distance is measured to and the action is done to."""

    UNIT = "Unit", "a Unit of the Player"
    OBJECTIVE = (
        "Objective",
        "a Control Marker the Player holds, or what the mission names (COH-4.1.4-a, COH-4.1.4-b)",
        "see the AI's sheet; never attacked, only moved to or faced",
    )
    TARGET = (
        "Target",
        "a Unit or an Objective, whichever is closer; a Unit at equal distance (COH-5.0-n)",
        "a Unit or an Objective, the closer; a Unit if equal",
    )
    UNIT_OR_OBJECTIVE = (
        "Unit or Objective",
        "a Unit wherever one is eligible, otherwise an Objective (COH-5.2.2-a)",
        "a Unit if there is one to act on, else an Objective",
    )
    OBJECTIVE_OR_UNIT = (
        "Objective or Unit",
        "an Objective wherever one is eligible, otherwise a Unit (COH-5.2.2-a)",
        "an Objective if there is one to act on, else a Unit",
    )
    AI = "AI", "an AI"
    RE = "RE", "a Rumored Enemy"
    AI_MARKER = "AI Control Marker"
    PLACE = "place"


class Distance(Meant):
    """Which of several able AI acts."""

    CLOSEST = (
        "closest to",
        "the AI nearest to its own closest target acts (COH-5.0.1-d), on that target (COH-5.0.1-f)",
    )
    FARTHEST = (
        "farthest from",
        "the AI farthest from its own closest target acts (COH-5.0.1-e), still on its closest "
        "target (COH-5.0.1-f)",
    )


class Source(Meant):
    """Where counters wait before they come into play."""

    ENTRY_CUP = "the cup", "drawn blind from the entry cup (SOLO-5.6-a)"
    RE_CUP = "the RE cup", "drawn blind from the RE cup; No Enemy brings nothing (COH-6.2-g)"
    RESERVE = "the reserve", "the next ones the mission keeps in reserve"


class CounterKind(StrEnum):
    """What can be placed on or removed from the map; the values are the singular forms."""

    RE = "RE"
    SMOKE = "Smoke"
    LIGHT_SMOKE = "Light Smoke"
    MINE = "Mine"
    WIRE = "Wire"
    TRENCH = "Trench"
    BUNKER = "Bunker"
    ROAD_BLOCK = "Road Block"
    HASTY_DEFENSE = "Hasty Defense"
    RANDOM_DEFENSE_COUNTER = "random Defense Counter"
    AI_CONTROL_MARKER = "AI Control Marker"
    PLAYER_CONTROL_MARKER = "Player Control Marker"


class FireKind(Meant):
    """Fire from off the map."""

    ARTILLERY = (
        "Artillery",
        "an off-map strike there: drift, then the hex and the six around it, friend and foe",
    )
    SMOKE_BARRAGE = "Smoke Barrage", "Smoke there and on the six hexes around, after drift"
    SNIPER_FIRE = "Sniper Fire", "one attack on a Unit there, from nowhere, range not counted"


class CardDeed(Meant):
    """What is done with Order Cards (Draw, Discard, Execute) or Command Cards (Add, Remove)."""

    DRAW = (
        "Draw",
        "turned up and discarded; its hex number is the drawn hex of this line "
        "(COH-3.1.1-d: nothing else of it counts)",
    )
    DISCARD = "Discard", "from the top of the order deck to its discards"
    EXECUTE = "Execute", "drawn and carried out at once, each like an AI turn"
    ADD = "Add", "an unused one joins the order deck, which is shuffled"
    REMOVE = (
        "Remove",
        "taken out of the order deck for good, but never the last one (COH-7.3.1-c)",
    )


class Comparison(StrEnum):
    """How two numbers are compared."""

    LESS = "<"
    AT_MOST = "<="
    MORE = ">"
    AT_LEAST = ">="
    EQUAL = "="


class Side(StrEnum):
    """Whom a score, a loss or a change of control concerns."""

    AI = "AI"
    PLAYER = "Player"


CARD_KINDS = (Kind.AI, Kind.RE, Kind.MORTAR_OR_INF_GUN)
CARD_TARGETS = (
    TargetKind.UNIT,
    TargetKind.OBJECTIVE,
    TargetKind.TARGET,
    TargetKind.UNIT_OR_OBJECTIVE,
    TargetKind.OBJECTIVE_OR_UNIT,
)
FRIENDS = (TargetKind.AI, TargetKind.RE)
PICKED = (TargetKind.UNIT, TargetKind.OBJECTIVE, *FRIENDS)

NOBODY, MINES = "No Enemy", "Mine"
BLIND = (NOBODY, MINES)
"""What lies in the RE cup besides AI."""


slots(
    actor=OneOf(CARD_KINDS),
    subject_kind=OneOf((*CARD_KINDS, Kind.UNIT), counted=True),
    card_target_kind=OneOf(CARD_TARGETS),
    target_kind=OneOf((*CARD_TARGETS, *FRIENDS)),
    picked_kind=OneOf(PICKED),
    rumored=OneOf((TargetKind.RE,)),
    counted_kind=OneOf((*PICKED, TargetKind.AI_MARKER), counted=True),
    distance=OneOf(Distance),
    source=OneOf(Source),
    counter=OneOf(CounterKind, counted=True),
    fire_kind=OneOf(FireKind),
    comparison=OneOf(Comparison),
    side=OneOf(Side),
)
