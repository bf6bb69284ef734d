"""What the planes of a position are called, in the order of ``course.planes``."""

from __future__ import annotations

from opfor.fast.coh.numbering import cards_of
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.start import new

OF_HEX = (
    *("mine", "mine-spent", "mine-hit", "theirs", "theirs-spent", "theirs-hit"),
    *("marker", "marker-mine", "marker-theirs", "smoke", "work", "my-target"),
)
OF_COUNTER = (
    *("on-map", "reserve", "destroyed", "left", "spent", "hit", "active", "acted", "carried"),
    *(f"facing-{number}" for number in range(6)),
    "unused",
)
OF_COURSE = (
    *("round", "rounds-left", "turn", "my-move", "passes", "caps:mine", "caps:theirs"),
    *("aps:mine", "aps:theirs", "vp:mine", "vp:theirs", "vp:lead"),
    *("losses:mine", "losses:theirs", "cards:theirs", "mission-space", "order-cards"),
)
ASKED = (
    *("turn", "payment", "facing", "set-up", "driving", "before-roll", "after-roll"),
    *("after-move", "card-unit", "joining", "step", "coming", "smoke"),
    *("bonus-card", "free-action", "suspect", "artillery"),
)


def plane_names(setting: Setting) -> tuple[str, ...]:
    """Hexes and counters by their names."""
    return (
        *(f"hex:{name}:{what}" for what in OF_HEX for name in setting.field.names),
        *(f"unit:{c.id}:{what}" for c in new(setting).counters for what in OF_COUNTER),
        *OF_COURSE,
        *(f"card:{card.number}" for card in cards_of(setting)),
        *(f"asked:{what}" for what in ASKED),
    )
