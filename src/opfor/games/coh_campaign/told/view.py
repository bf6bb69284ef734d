"""Who sits there, and what may never change in number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from opfor.core.game import Seat
from opfor.core.later import SpokenMapping
from opfor.games.coh_campaign.course.fight import FATES
from opfor.games.coh_campaign.rules.aftermath import SEAT
from opfor.games.coh_campaign.told.names import SAY
from opfor.games.coh_campaign.values.options import Setting
from opfor.games.coh_campaign.values.state import State

SOURCES = SpokenMapping({FATES: partial(SAY, "chance-of-aftermath")})


def seats(_setting: Setting) -> Sequence[Seat]:
    return [Seat(SEAT, SAY("seat"))]


def view(_setting: Setting, state: State, _seat: str) -> State:
    """Nothing is hidden."""
    return state


def inventory(_setting: Setting, state: State) -> Mapping[str, int]:
    return {"lines": len(state.roster)}
