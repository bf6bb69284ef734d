"""Events in few words for somebody who sees the map."""

from __future__ import annotations

from opfor.games.tactics2gm.bot.stance.table import stance_named
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.values import events as e
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State


def brief(setting: Setting, state: State, event: e.Event) -> str | None:
    """Units by their numbers, spaces as they are typed; income and discards of the AI stand in the
    header or matter to nobody."""
    match event:
        case e.ApGained(side=side) | e.CardsDiscarded(side=side) if side == setting.ai:
            return ""
        case e.TokensFlipped():
            return ""
        case e.StanceSet(stance=stance, rolled=rolled, total=total):
            title = stance_named(setting.ai_kind, stance).title
            return f"Stance {title} (rolled {rolled}, total {total})."
        case e.UnitMoved(unit=unit, cell=cell):
            return f"{say.capital(say.unit(setting, state, unit))} to {say.spot(setting, cell)}."
        case e.UnitDeployed(card=card, cell=cell, cost=cost, aboard=0, side=side) if cell >= 0:
            who = say.capital(say.side(setting, state, side))
            where = f"{say.spot(setting, cell)} ({cost} AP)"
            return f"{who} deploy {say.card(setting, card)} at {where}."
    return None
