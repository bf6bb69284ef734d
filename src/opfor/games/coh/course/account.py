"""How a solo mission stands for the Player, as a campaign asks for it."""

from __future__ import annotations

from opfor.cardboard.coh.counters.units import RUMORED
from opfor.core.errors import OpforError
from opfor.core.leading import Account
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.solo_setting import SoloSetting
from opfor.games.coh.values.state import OFF, Counter, State

CLOSE = 1
"""Whoever has an enemy so near, in hexes, does not get away when the rest breaks off."""


def account(setting: Setting, state: State) -> Account:
    """Points, losses, and who would be cut off; it can be left from the middle of the track on."""
    if not isinstance(setting, SoloSetting) or state.solo is None:
        raise OpforError(
            f"{setting.mission.title} is for two persons; a campaign has solo missions"
        )
    bot = setting.solo.bot_side
    own = [counter for counter in state.counters if counter.side != bot]
    enemies = [c.cell for c in state.counters if c.side == bot and _is_seen(c)]
    on_map = [counter for counter in own if counter.place == "map" and counter.cell != OFF]
    near = setting.field.distance
    return Account(
        is_over=state.stage == "over",
        margin=state.vp[1 - bot] - state.vp[bot],
        destroyed=tuple(counter.id for counter in own if counter.place == "destroyed"),
        cut_off=tuple(c.id for c in on_map if any(near(c.cell, cell) <= CLOSE for cell in enemies)),
        may_break_off=state.stage == "turn" and 2 * state.solo.marker >= len(setting.solo.track),
    )


def _is_seen(counter: Counter) -> bool:
    on_map = counter.place == "map" and counter.cell != OFF
    return on_map and not counter.hidden and counter.unit != RUMORED.id
