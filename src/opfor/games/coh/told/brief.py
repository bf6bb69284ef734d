"""Events in few words for somebody who sees the map."""

from __future__ import annotations

from typing import Any

from opfor.games.coh.told.sentences import TELL
from opfor.games.coh.values import solo_events as solo
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.round_events import UnitsSpent
from opfor.games.coh.values.state import State


def brief(setting: Setting, state: State, event: Any) -> str | None:
    """Track and card stand in the header; a check tells its number and its end itself, in
    few words, and the line of an order of the AI's own sheet stands on that sheet and in *why*."""
    match event:
        case solo.TrackAdvanced() | solo.SetUpStepTaken():
            return ""
        case solo.OrderDrawn(purpose="check" | "order"):
            return ""
        case UnitsSpent() if setting.economy == "solo":
            return ""
    return TELL("brief", setting, state, event) if TELL.has("brief", event) else None
