"""The actions of the order language, each declared once: where it may stand and what it means."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from opfor.cardboard.coh.orders.slots import Choice, Listed, OneOf, slots
from opfor.cardboard.coh.orders.vocabulary import Vocabulary


class Acted(msgspec.Struct, frozen=True):
    """What an action is: its meaning, other words for ``CC`` and ``Short Range`` lines, short ones
    for a sheet; the lines of order cards it stands on (``cc``, ``short``, ``tactical``); whether it
    needs a target, and whether a Player's Unit may be told to."""

    means: str
    sheet: str
    on: str = ""
    needs_target: bool = False
    of_units: bool = False
    in_cc: str = ""
    in_short: str = ""


class OrderAction(Vocabulary):
    """What the chosen counter does."""

    meant: Acted

    def __init__(self, _text: str, meant: Acted) -> None:
        self.meant = meant

    @property
    def id(self) -> str:
        """``pivot-and-or-attack``."""
        return self.name.lower().replace("_", "-")

    # fmt: off
    ATTACK = "Attack", Acted(
        "fire at normal range, needing 10 or less, never into close combat (COH-5.1-a, COH-5.1-b, "
        "COH-5.1-c)", "see Attacks of the AI", on="cc short tactical", needs_target=True,
        in_cc="attack a Unit in its hex; an AI with a close combat penalty tries to leave first "
        "(COH-4.1.2-c, COH-4.1.2-d)", in_short="attack an adjacent Unit (COH-4.1.2-i)")
    LONG_RANGE_ATTACK = "Long Range Attack", Acted(
        "fire at normal or long range (COH-5.1-a), needing 10 or less (COH-5.1-b)",
        "an attack at normal or long range", on="tactical", needs_target=True)
    GROUP_ATTACK = "Group Attack", Acted(
        "fire together with the AI next to it, one check for all (COH-4.1.2-j, COH-3.1.1-c)",
        "an attack supported by its neighbours", on="short tactical", needs_target=True)
    MOVE = "Move", Acted(
        "move towards the target (COH-5.2-a); the hex ladder picks the hex (COH-5.3-a to -e), the "
        "facing ladder the facing (COH-5.3.1-a)", "see Moves of the AI", on="tactical",
        needs_target=True)
    LOW_RISK_MOVE = "Low Risk Move", Acted(
        "move towards the target, shunning fire zones and close combat (COH-5.3.2-a to -i)",
        "see Moves of the AI", on="tactical", needs_target=True)
    MOVE_INTO_CC = "Move into CC", Acted(
        "enter the hex of an adjacent Unit; not with a close combat penalty (COH-4.1.2-m, "
        "COH-5.1-d)", "into the hex of a Unit next to it; not poor close fighters",
        on="short tactical", needs_target=True)
    RALLY = "Rally", Acted("a hit AI tries to rally, 5 APs on a green card (COH-4.1.2-f)",
        "a rally roll; 5 APs on a green card", on="cc short tactical")
    AUTO_RALLY = "Auto-Rally", Acted(
        "a hit AI loses its hit, free and without a roll (COH-4.1.2-e)",
        "its hit is taken off, free and without a roll", on="cc tactical")
    PIVOT = "Pivot", Acted(
        "turn so that the target comes into its arc, if it is not there (COH-5.3.1-a)",
        "turn so that the target comes into its front arc, if it is not there yet",
        on="short tactical", needs_target=True,
        in_short="if flanked and without a possible attack, turn to an adjacent Unit, covering the "
        "most Units (COH-4.1.2-k)")
    DISENGAGE = "Disengage", Acted(
        "leave by a Low Risk Move, safety first (COH-4.1.2-g, COH-4.1.2-l)", "see Disengage",
        on="cc short")
    PIVOT_AND_OR_ATTACK = "Pivot and/or Attack", Acted(
        "attack; if the Unit is outside its arc, turn to it first and attack in the same turn "
        "(COH-4.1.2-n)", "attack; if only the arc forbids it, turn first and attack", on="short",
        needs_target=True)
    BECOME_FRESH = "Become Fresh", Acted("turn to the Fresh side", "turn to the Fresh side",
        of_units=True)
    BECOME_SPENT = "Become Spent", Acted("turn to the Spent side", "turn to the Spent side",
        of_units=True)
    BECOME_HIT = "Become Hit", Acted("draw a hit counter, if not hit yet",
        "draw a hit counter", of_units=True)
    BECOME_UNHIT = "Become Unhit", Acted("lose the hit marker", "lose the hit counter",
        of_units=True)
    REVEAL = "Reveal", Acted("draw from the RE cup in place of the Rumored Enemy (COH-6.2-e)",
        "draw from the RE cup in its place")
    DIG_IN = "Dig In", Acted("get a Hasty Defense counter", "get a Hasty Defense counter")
    LAY_SMOKE = "Lay Smoke", Acted("put Smoke on the target's hex, if it can fire smoke that far",
        "smoke on the target's hex, if it can fire it that far", needs_target=True)
    EXIT = "Exit", Acted("leave the map if it stands on the target's hex or edge; it is not a loss",
        "leave the map, standing on the Objective named, where it may leave")
    # fmt: on


def _on(lines: str) -> tuple[OrderAction, ...]:
    return tuple(action for action in OrderAction if lines in action.meant.on.split())


def _named(actions: Iterable[OrderAction], word: str) -> frozenset[OrderAction]:
    return frozenset(action for action in actions if word in action.split())


CC_ACTIONS = _on("cc")
SHORT_RANGE_ACTIONS = _on("short")
TACTICAL_ACTIONS = _on("tactical")
ATTACKS = _named(OrderAction, "Attack")
MOVES = _named(OrderAction, "Move")
NEEDS_TARGET = frozenset(action for action in OrderAction if action.meant.needs_target)
UNIT_ACTIONS = tuple(action for action in OrderAction if action.meant.of_units)
"""What may be ordered of a Player's Unit: a change of state, never an act."""

slots(
    cc_action=OneOf(CC_ACTIONS),
    cc_actions=Listed("cc_action", "/"),
    short_range_action=OneOf(SHORT_RANGE_ACTIONS),
    short_range_actions=Listed("short_range_action", "/"),
    card_action=OneOf(TACTICAL_ACTIONS),
    action=OneOf(OrderAction),
    cap=Choice(constants={"+1CAP": 1, "+2CAP": 2}),
)
