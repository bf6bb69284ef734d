"""What the AI may look at: the open board. Face-down Player cards are what they seem."""

from __future__ import annotations

from msgspec.structs import replace

from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import PLAYER, State


def seen(setting: Setting, state: State) -> State:
    """The state with every face-down Player unit as an unknown card."""
    if not setting.night:
        return state
    units = tuple(
        replace(u, card=HIDDEN, tokens=()) if u.hidden and u.side == PLAYER else u
        for u in state.units
    )
    return replace(state, units=units)
