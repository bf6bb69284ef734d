"""The bot's next placement and its odds, in words."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from opfor.core.errors import OpforError
from opfor.core.game import Forecast
from opfor.games.blitzkrieg.course.replies import Odds, after_action, replies
from opfor.games.blitzkrieg.course.rooms import looked_at
from opfor.games.blitzkrieg.rules.legality import can_place
from opfor.games.blitzkrieg.told.consequences import won_by
from opfor.games.blitzkrieg.told.names import SAY, space_name, stratagem, unit
from opfor.games.blitzkrieg.values.actions import Place
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.seats import BOT
from opfor.games.blitzkrieg.values.state import State


def forecast(setting: Setting, state: State, action: Any) -> list[Forecast]:
    """The bot's next placement, likeliest first, as things stand or after the action."""
    if setting.bot is None:
        raise OpforError(SAY("forecast-none"))
    after = after_action(setting, state, action)
    if after is None:
        return []
    if not can_place(looked_at(setting, after), BOT):
        return [Forecast("cannot-place", SAY("forecast-stuck"), 1.0)]
    found = [
        _said(setting, after, space, slot, odds)
        for (space, slot), odds in replies(setting, after).items()
    ]
    return sorted(found, key=lambda one: (-one.probability, one.key))


def _said(setting: Setting, state: State, space: int, slot: int, odds: Odds) -> Forecast:
    where = setting.board.spaces[space]
    theatre = setting.board.theatres[where.theatre].id
    named = unit(setting, state.reserves[BOT][slot])
    label = SAY("forecast", unit=named, n=slot + 1, where=space_name(setting, space))
    key = f"{theatre} {where.position} {slot + 1}"
    because = tuple(str(stratagem(name)) for name in odds.because)
    moving = replace(state, mover=BOT)
    brings = won_by(setting, moving, Place(state.reserves[BOT][slot], space))
    return Forecast(key, label, float(odds.share), because, brings)
