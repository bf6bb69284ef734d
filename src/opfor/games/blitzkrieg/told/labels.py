"""Labels of what is offered, chosen or drawn, and the short text a person types for an action."""

from __future__ import annotations

from opfor.core.trace import Decision
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.mentions import space_called
from opfor.games.blitzkrieg.values import actions as a
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import STRATAGEM_TITLES, State


def action(setting: Setting, state: State, act: a.Action) -> str:
    """An offered action in words."""
    match act:
        case a.Place(unit=unit, space=space):
            where = say.space_name(setting, space, campaign=not say.is_open(setting, state, space))
            return f"{say.capital(say.unit_name(setting, unit))} to {where}"
        case a.EndTurn():
            return "No further unit: end the turn"
        case a.PickTheatre(theatre=theatre) | a.OpenTheatre(theatre=theatre):
            return _theatre_choice(setting, state, act, theatre)
        case a.BombUnit(unit=unit, slot=slot):
            return f"Bomb {say.unit_name(setting, unit)}, number {slot + 1} of the row"
        case a.TakeEffect(space=space):
            return f"Take {say.space_name(setting, space, campaign=True)}"
        case a.KeepWeapon(unit=unit):
            return f"Keep {say.unit_name(setting, unit)}"


def _theatre_choice(setting: Setting, state: State, act: a.Action, theatre: int) -> str:
    row = setting.board.theatres[theatre]
    if isinstance(act, a.OpenTheatre):
        return f"Open {row.title} ({row.campaigns[0].vp} VP, red +{row.red})"
    return f"{row.title} ({say.lead(setting, state.tracks[theatre])})"


def action_key(setting: Setting, state: State, act: a.Action) -> str:
    """What a person types: ``army-2 western-europe 1``; ``3.1`` is a space of campaign 3."""
    theatres = setting.board.theatres
    match act:
        case a.Place(unit=unit, space=space):
            where = setting.board.spaces[space]
            number = str(where.position)
            if not say.is_open(setting, state, space):
                number = f"{where.campaign + 1}.{number}"
            return f"{unit} {theatres[where.theatre].id} {number}"
        case a.EndTurn():
            return "end"
        case a.PickTheatre(theatre=theatre) | a.OpenTheatre(theatre=theatre):
            return theatres[theatre].id
        case a.BombUnit(unit=unit, slot=slot):
            row = state.reserves[0]
            return unit if row.count(unit) == 1 else f"{unit} {slot + 1}"
        case a.KeepWeapon(unit=unit):
            return unit
        case a.TakeEffect(space=space):
            where = setting.board.spaces[space]
            return f"{where.effect} {where.campaign + 1}.{where.position}"


def candidate(setting: Setting, decision: Decision, name: str | int) -> str:
    """A candidate in words: a theatre, ``space 1 (bombing)``, ``army 1 (unit 2)``."""
    if isinstance(name, str):
        space = space_called(setting, name)
        if space is not None:
            return say.space_name(setting, space.number, campaign=True)
        index = setting.board.theatre_index.get(name)
        return name if index is None else say.theatre_name(setting, index)
    stands_for = decision.details.get("names", {}).get(str(name))
    if stands_for is None:
        return f"{decision.question} {name}"
    if decision.question == "unit":
        return f"{say.unit_name(setting, stands_for)} (unit {name})"
    return f"{decision.question} {name} ({_effect(setting, stands_for)})"


def _effect(setting: Setting, space: int | str) -> str:
    """The effect of a space; records of earlier versions name it in words."""
    return space if isinstance(space, str) else say.effect_name(setting.board.spaces[space])


def item(setting: Setting, name: str) -> str:
    """An item of a draw in words: a unit, a stratagem or a city."""
    if name in STRATAGEM_TITLES:
        return STRATAGEM_TITLES[name]
    index = setting.board.theatre_index.get(name)
    return say.unit_name(setting, name) if index is None else say.theatre_name(setting, index)
