"""What becomes of a counter that was destroyed, or cut off when the company broke off."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.coh_campaign.values.options import Setting
from opfor.games.coh_campaign.values.state import WON, Health, State

LOST_UP_TO, WOUNDED_UP_TO = 2, 4
WRECKED_UP_TO = 4
HELD, PIONEER = 1, 2


@cite("CMP-7", "CMP-8")
def fate_on_foot(die: int) -> Health:
    """Lost for good, wounded, or back for the next mission."""
    if die <= LOST_UP_TO:
        return "lost"
    return "wounded" if die <= WOUNDED_UP_TO else "fit"


@cite("CMP-9")
def fate_of_steel(die: int) -> Health:
    """A gun or a vehicle is lost, or away for a mission."""
    return "lost" if die <= WRECKED_UP_TO else "repair"


def is_on_foot(setting: Setting, unit: str) -> bool:
    return setting.kinds[unit].kind == "foot"


@cite("CMP-8", "CMP-9")
def added(setting: Setting, state: State, unit: str) -> int:
    """What is added to the die: who holds the field finds his own."""
    held = state.fought[-1].ending in WON
    if is_on_foot(setting, unit):
        return HELD * held
    pioneers = any(setting.kinds[out].has("pioneer") for _, out in state.fielded)
    return PIONEER * (held and pioneers)


def fate(setting: Setting, unit: str, die: int) -> Health:
    return fate_on_foot(die) if is_on_foot(setting, unit) else fate_of_steel(die)
