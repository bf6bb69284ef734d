"""Players of a run: at random, and two who lead a company, one careful, one stubborn.

They choose routes, buy and fill slots; how a mission goes is told by whoever plays it.
"""

from __future__ import annotations

from typing import Any

from opfor.core.foresight import PickOne, at_random
from opfor.core.requests import Choose
from opfor.games.coh_campaign.rules import purchases
from opfor.games.coh_campaign.values.actions import Buy, NoMore
from opfor.games.coh_campaign.values.options import Setting
from opfor.games.coh_campaign.values.state import CALM, State


def leader(setting: Setting, state: State, request: Choose, pick: PickOne) -> Any:
    """Takes the harder route while the enemy is strong, replaces losses, then buys by need."""
    match request.question:
        case "which-mission":
            return _route(setting, state, request, pick)
        case "what-to-buy":
            return _bought(state, request, pick)
        case "who-goes" | "who-is-decorated":
            return request.options[0]
    return at_random(setting, state, request, pick)


def _route(setting: Setting, state: State, request: Choose, pick: PickOne) -> Any:
    """The harder one against an enemy who has grown, the other against one who is worn; else by
    lot."""
    hard = [setting.run.choice(state.stage, each.mission).harder for each in request.options]
    if state.enemy == CALM or len(set(hard)) == 1:
        return request.options[pick(len(request.options))]
    return request.options[hard.index(state.enemy > CALM)]


def _bought(state: State, request: Choose, pick: PickOne) -> Any:
    """Replacements first; rest when three are away; the rest of the points by lot."""
    goods = [option for option in request.options if isinstance(option, Buy)]
    replacements = [each for each in goods if each.what == purchases.REPLACED]
    if replacements:
        return replacements[0]
    away = sum(line.condition in ("wounded", "repair") for line in state.roster)
    resting = [each for each in goods if each.what == purchases.REST]
    if resting and away >= 2:
        return resting[0]
    others = [each for each in goods if each.what != purchases.REST]
    chosen = pick(len(others) + 1)
    return others[chosen] if chosen < len(others) else NoMore()


PLAYERS = {"random": at_random, "leader": leader}
