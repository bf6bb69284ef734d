"""The enemy's state: how it changes, and what it does to the AI's mission."""

from __future__ import annotations

from opfor.cardboard.coh.missions.solo_mission import (
    SoloMission,
    order_deck,
    order_numbers,
    spare_command_cards,
)
from opfor.core.cite import cite
from opfor.games.coh_campaign.values.state import CALM, HIGHEST, Ending

REFITS = (3, 7)
"""The stages, counted from 0, before which both sides refit."""
CARDS = (-1, -1, 0, 0, 0, 1, 1)
FEWER_BLANKS = (0, 0, 0, 0, 0, 0, 1)
"""Command cards more and No Enemy counters fewer, by the enemy's state."""


@cite("CMP-20")
def after(enemy: int, change: int) -> int:
    return max(0, min(HIGHEST, enemy + change))


@cite("CMP-20")
def change_after(ending: Ending) -> int:
    """What a result does to the enemy; a withdrawal tells him nothing."""
    return {"clear-victory": -1, "defeat": 1}.get(ending, 0)


@cite("CMP-22")
def refitted(stage: int, enemy: int) -> int:
    """Before two of the stages it is pulled back by one."""
    if stage not in REFITS or enemy == CALM:
        return enemy
    return enemy + (1 if enemy < CALM else -1)


@cite("CMP-21")
def deck_of(mission: SoloMission, enemy: int) -> tuple[str, ...]:
    """The order deck with Command cards taken out (highest first, one stays) or added (lowest
    first)."""
    more = CARDS[enemy]
    numbers = order_numbers(mission)
    if more < 0:
        deck = order_deck(mission)
        blue = [number for number in numbers if deck[f"{number:02d}"].is_command]
        out = sorted(blue)[max(1, len(blue) + more) :]
        numbers = [number for number in numbers if number not in out]
    else:
        numbers += [int(name) for name in sorted(spare_command_cards(mission))[:more]]
    return tuple(f"{number:02d}" for number in numbers)
