"""Who can generate without a person: the drafter, anything legal, or something between."""

from __future__ import annotations

from typing import Any

from opfor.core.foresight import PickOne, at_random
from opfor.core.game import Player
from opfor.core.requests import Choose
from opfor.games.coh_generator.course.drafter import drafter
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.state import State


def by_lot(setting: Setting, view: State, request: Choose, pick: PickOne) -> Any:
    """Any card for any half, all alike; everything else as the drafter does. So nothing but
    chance decides what is played for what, which is how options are compared."""
    if isinstance(request.options[0], act.PlayCard):
        return at_random(setting, view, request, pick)
    return drafter(setting, view, request, pick)


PLAYERS: dict[str, Player] = {"random": at_random, "drafter": drafter, "lots": by_lot}
