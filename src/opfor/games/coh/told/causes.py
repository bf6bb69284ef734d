"""Why something happened, in words: events hold ids, ``destroyed:G10`` with what it is about."""

from __future__ import annotations

from collections.abc import Mapping

from opfor.cardboard.coh.counters.action_cards import action_cards

CAPS_SET = {
    "mission-event": "a mission event",
    "casualty": "a casualty stands on the CAP track",
    "card": "{title}",
}
CAPS_SPENT = {
    "wire": "for the barbed wire",
    "card": "for card {about}",
    "roll": "to change a roll",
    "action": "to pay for an action",
    "stall": "to stall",
}
POINTS = {
    "destroyed": "{about} destroyed",
    "got-away": "{about} got away",
    "taken": "{about} taken",
    "held": "{about} held",
    "never-entered": "{about} was never seen",
    "mission-event": "a mission event",
}
UNIT_REVEALED = {
    "moved": "it moved",
    "turned": "it turned",
    "opened-fire": "it opened fire",
    "laid-smoke": "it laid smoke",
    "mounted": "it mounted up",
    "dug-in": "it dug in",
    "obstacle": "an obstacle gave it away",
    "noticed": "it was noticed",
    "fire-found": "fire found it",
    "shell-found": "a shell found it",
}
RUMOR_REVEALED = {
    "adjacent": "a Unit is next to it",
    "in-the-open": "it is seen in the open",
    "flushed-out": "fire flushed it out",
    "mission-order": "a mission's order",
    "mission-event": "a mission event",
    "opens-fire": "it opens fire",
}
WORK_DESTROYED = {
    "shot-up": "shot up",
    "abandoned": "abandoned",
    "crushed": "crushed",
    "removed": "removed",
}
ENTRY_REFUSED = {
    "not-for-it": "the order is not for it",
    "no-goal": "nothing there is what the order aims at",
    "edge-closed": "no hex of its edge is open",
    "no-free-hex": "no hex is free",
}
SET_UP = {
    1: "the mission is {title}",
    2: "the map is laid and the units stand",
    3: "VPs: the Player {}, the AI {}",
    4: "the Player has {} CAPs",
    5: "the track marker is on space {}, the start of the mission",
    6: "{} infantry and {} vehicle hit counters",
    7: "{} counters in the cup behind the Rumored Enemies",
    8: "action cards in hand: {}",
    9: "{} order cards in the draw pile",
}


def cause(words: Mapping[str, str], why: str) -> str:
    """One of these causes in words."""
    name, _, about = why.partition(":")
    card = action_cards().get(about)
    return words.get(name, name).format(about=about, title=card.title if card else about)
