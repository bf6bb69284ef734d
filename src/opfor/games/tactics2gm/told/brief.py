"""Events in few words for somebody who sees the map."""

from __future__ import annotations

from opfor.games.tactics2gm.bot.stance.table import stance_named
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.sentences import event as sentence
from opfor.games.tactics2gm.values import events as e
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State

VERBS = {"gain": "+", "draw": "Drawn: "}


def brief(setting: Setting, state: State, event: e.Event) -> str | None:
    """Units by their numbers, spaces as they are typed, without saying again whose turn it is;
    income and discards of the AI stand in the header or matter to nobody."""
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
        case e.UnitDeployed(card=card, cell=cell, cost=cost, aboard=0) if cell >= 0:
            where = f"{say.spot(setting, cell)} ({cost} AP)"
            return f"{say.capital(say.card(setting, card))} {state.next_id} deploys at {where}."
    return _of_mover(setting, state, event)


def _of_mover(setting: Setting, state: State, event: e.Event) -> str | None:
    """What the side does whose turn it is, without its name."""
    said, who = sentence(setting, state, event), say.capital(say.side(setting, state, state.mover))
    if said.startswith(whose := say.capital(say.possessive(setting, state, state.mover)) + " "):
        return say.capital(said.removeprefix(whose))
    for verb, brief_verb in VERBS.items():
        if state.turn and said.startswith(f"{who} {verb} "):
            return f"{brief_verb}{said.removeprefix(f'{who} {verb} ')}"
    return None
