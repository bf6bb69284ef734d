"""Why the AI of a solo mission is what it is, in words: what was chosen, and the reason."""

from __future__ import annotations

from typing import Any

from opfor.cardboard.coh.generator_cards.tables import NATIONS
from opfor.core.game import in_words
from opfor.core.trace import Decision, Name, Step
from opfor.games.coh_generator.values.names import points
from opfor.games.coh_generator.values.options import Setting

KINDS = {
    "counteraction": "Counteraction space",
    "mission-order": "Mission Order space",
    "track": "Mission Track space",
}
ENDS = {"defense": "lowest", "offense": "highest"}


def candidate(_setting: Setting, decision: Decision, name: Name) -> str:
    """``the Germans``, ``Defense``, ``Mission Order space 2``, ``card 07``."""
    if isinstance(name, int):
        return f"card {name:02d}"
    if name in NATIONS:
        return f"the {name.capitalize()}s"
    if decision.question == "order deck":
        return f"cards {name.replace('-', ' to ')}"
    kind, _, number = name.partition(" ")
    return f"{KINDS[kind]} {number}" if kind in KINDS else name.capitalize()


def chosen(setting: Setting, decision: Decision, said: str) -> str:
    """The beginning of the sentence about a choice."""
    match decision.question:
        case "side of the player":
            return f"The Player commands {said}"
        case "side of the sheet":
            return f"The sheet lies on its {said} side"
        case "order deck":
            return f"The order deck is made of {said}"
        case "card added":
            return f"{said.capitalize()} joins the order deck"
        case "card removed" | "card left out":
            return f"{said.capitalize()} leaves the order deck"
    tile = setting.content.tiles[decision.details["side"]][decision.details["tile"]]
    where = f"lies on {said}" if decision.chosen is not None else "is left out"
    return f"Tile {tile.id} ({tile.title}) {where}"


def because(_setting: Setting, decision: Decision) -> str:
    """The reason for a choice, without the row that gives it; empty if its title says it all."""
    rolled = (decision.chance or {}).get("rolled")
    end = ENDS.get(decision.details.get("sheet", ""), "")
    match decision.question:
        case "side of the player":
            return f"the die showed {rolled}"
        case "side of the sheet":
            if rolled is not None:
                return f"there are as many Shields as Bursts and the die showed {rolled}"
            more, fewer = ("Bursts", "Shields")[:: 1 if decision.chosen == "offense" else -1]
            return f"there are more {more} than {fewer}"
        case "order deck":
            return f"the sheet lies on its {decision.details['sheet'].capitalize()} side"
        case "card added":
            return f"the AI gained a CAP by its cards and the {end} unused number comes first"
        case "card removed":
            return f"the AI lost a CAP by its cards and the {end} number goes first"
        case "card left out":
            return "chance picked it to make the mission easier"
    if decision.chosen is None:
        return "no space of its kind is free"
    return "that is the lowest free space of its kind"


def measure(_setting: Setting, step: Step, value: Any) -> str:
    """How many tiles show the symbol that calls for a side."""
    return points(value, "tile") if step.rule == "SOLO-5.3.1-a" else in_words(value)
