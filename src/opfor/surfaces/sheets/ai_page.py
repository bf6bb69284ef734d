"""The AI's pages: sheet, orders, track, cups and the order deck, card by card."""

from __future__ import annotations

from typing import Any

from opfor.games.coh.generator.content import counter_name
from opfor.games.coh.orders import order_text
from opfor.games.coh.orders.cards import OrderCard
from opfor.games.coh.solo.mission import SoloMission, order_deck
from opfor.games.coh.units import kind_numbered

HOW_IT_ACTS = (
    "Shuffle all order cards at the start of each round. On the AI's turn draw one.",
    "A green card with a track header: if AI and Units in play are at most the number given, "
    "advance the marker and carry out the event of its space, and of a yellow space passed.",
    "Read the card from the top: priority orders, then tactical orders. Carry out the first "
    "that some AI can do, then stop. Green: Fresh AI only, then a spent check. Blue: Fresh or "
    "Spent AI, no check. Nothing possible: the AI passes.",
    "Counteractions and Mission Orders: try them from the top, carry out the first possible.",
    "A move order that no AI on the map can do: draw one from the entry cup; it comes in over "
    "its edge. If it cannot, put it back and the AI passes.",
    "Spent check: draw an order card; the counter is Spent if its cost is at least the card's "
    "spent number, unless the card says it remains Fresh.",
    "Where you have a choice for the AI, place and move to its advantage.",
)
LANDED = "(only when landed on)"


def ai_data(mission: SoloMission) -> dict[str, Any]:
    """Everything about the AI that a person needs to run it."""
    ai = mission.sides[mission.bot_side]
    driven = {route.number for route in mission.routes}
    waiting = [n for force in ai.forces if force.enters for n in force.numbers if n not in driven]
    return {
        "how": list(HOW_IT_ACTS),
        "counteractions": list(mission.counteractions),
        "mission_orders": list(mission.mission_orders),
        "track": [
            {
                "space": n,
                "title": space.title,
                "lines": [*space.event, *(f"{LANDED} {line}" for line in space.landed)],
                "yellow": space.yellow,
                "last": n == len(mission.track),
            }
            for n, space in enumerate(mission.track, 1)
        ],
        "spaces": len(mission.track),
        "orders": ", ".join(mission.orders),
        "entry_cup": [_name(ai.nation, n) for n in sorted(waiting)],
        "cup": _rumor_cup(mission),
        "always": always(mission),
        "rumors": list(mission.rumors),
        "deck": [_card(card) for card in order_deck(mission).values()],
    }


def _rumor_cup(mission: SoloMission) -> list[str]:
    """What lies behind the Rumored Enemies."""
    nation = mission.sides[mission.bot_side].nation
    more = (("No Enemy", mission.no_enemy), ("Mine", mission.mines))
    return [
        *(_name(nation, n) for n in mission.cup),
        *(f"{count} {what}" for what, count in more if count),
    ]


def always(mission: SoloMission) -> list[str]:
    """What holds all mission long, whichever order is carried out."""
    said = list(mission.standing)
    if mission.chosen:
        said.append(f"Chosen: {', '.join(mission.chosen)}.")
    for route in mission.routes:
        name = _name(mission.sides[mission.bot_side].nation, route.number)
        said.append(f"{name} drives along {', '.join(route.road)} and off the map.")
    if mission.defences:
        said.append(f"The pool of Defense Counters: {', '.join(mission.defences)}.")
    return said


def _name(nation: str, number: int) -> str:
    return counter_name(kind_numbered(nation, number), number)


def _card(card: OrderCard) -> dict[str, Any]:
    header = ""
    if card.track is not None:
        header = f"Track +{card.track.advance} if at most {card.track.limit} in play"
    return {
        "number": f"{card.number:02d}",
        "title": card.title,
        "command": card.is_command,
        "header": header,
        "priority": [order_text(order) for order in card.priority],
        "tactical": [order_text(order) for order in card.tactical],
        "spent": card.spent,
        "fresh": card.remain_fresh,
        "hex": card.hex,
    }
