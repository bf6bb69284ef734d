"""What a person types for an action, and the names of what is chosen or drawn."""

from __future__ import annotations

from opfor.core.phrasebook import Said
from opfor.core.trace import Decision
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.mentions import space_called
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.values import actions as a
from opfor.games.blitzkrieg.values.numbers import YOU_CHOOSE
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.seats import BOT
from opfor.games.blitzkrieg.values.state import STRATAGEM_TITLES, State


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


def candidate(setting: Setting, decision: Decision, name: str | int) -> Said:
    """A candidate in words: a theatre, ``space 1 (bombing)``, ``army 1 (unit 2)``."""
    if isinstance(name, str):
        space = space_called(setting, name)
        if space is not None:
            return say.space_name(setting, space.number, campaign=True)
        index = setting.board.theatre_index.get(name)
        return name if index is None else say.theatre(setting, index)
    stands_for = decision.details.get("names", {}).get(str(name))
    if stands_for is None:
        return SAY("candidate-number", question=decision.question, n=name)
    if decision.question == "unit":
        return SAY.thing("candidate-unit", unit=say.unit(setting, stands_for), n=name, kind="unit")
    effect = _effect(setting, stands_for)
    return SAY.thing("candidate-space", n=name, effect=effect, kind="space")


def _effect(setting: Setting, space: int | str) -> str:
    """The effect of a space; records of earlier versions name it in words."""
    return space if isinstance(space, str) else say.effect_name(setting.board.spaces[space])


def tied(setting: Setting, state: State, name: str) -> str:
    """What chance picks: a unit of the row by its place there, a theatre, or nothing."""
    if name == YOU_CHOOSE:
        return SAY("face-choose")
    if not name.isdecimal():
        return str(say.theatre(setting, setting.board.theatre_index[name]))
    unit = state.reserves[BOT][int(name) - 1]
    return SAY("candidate-unit", unit=say.unit(setting, unit), n=name)


def item(setting: Setting, name: str) -> str:
    """An item of a draw in words: a unit, a stratagem or a city."""
    if name in STRATAGEM_TITLES:
        return str(say.stratagem(name))
    index = setting.board.theatre_index.get(name)
    return str(say.unit(setting, name) if index is None else say.theatre(setting, index))
