"""Why an act that a person typed is not legal: the reason with its rule."""

from __future__ import annotations

import re

from opfor.core.phrases import amount
from opfor.core.requests import Choose
from opfor.games.coh.bot.ability import shortfalls as why
from opfor.games.coh.bot.ability.attack_limits import why_no_shot
from opfor.games.coh.rules.movement_steps import can_move, may_go
from opfor.games.coh.rules.targets import may_shoot
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.names import unit_name
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import OFF, State

FIRE, MOVE = ("fire", "attack", "shoot"), ("move", "go", "sneak", "enter")


def refused(setting: Setting, state: State, request: Choose, text: str) -> str:
    """One sentence; empty if the words mean nothing here."""
    words = [_plain(word) for word in text.casefold().replace("-", "").split() if word != "at"]
    if len(words) < 2 or request.question != "turn":
        return ""
    ids = {_plain(counter.id.casefold()): unit for unit, counter in enumerate(state.counters)}
    unit = ids.get(words[1])
    if unit is None:
        return ""
    said = unit_name(setting, state, unit)
    if trouble := _cannot_act(setting, state, request, unit):
        return f"{said} {trouble}"
    hexes = {_plain(name.casefold()): cell for cell, name in enumerate(setting.field.names)}
    if words[0] in FIRE:  # a number may be a unit's and a hex's
        hexes |= {
            name: state.counters[u].cell for name, u in ids.items() if _is_foe(state, u, unit)
        }
    to = hexes.get(words[2]) if len(words) > 2 else None
    if to is None:
        return ""
    sight = look(setting, state)
    if words[0] in FIRE:
        return _no_fire(setting, sight, unit, to, said)
    return _no_move(setting, sight, unit, to, said) if words[0] in MOVE else ""


def _plain(word: str) -> str:
    """``g1`` for ``g01``."""
    return re.sub(r"(?<!\d)0+(?=\d)", "", word)


def _is_foe(state: State, other: int, unit: int) -> bool:
    """Whether it is an enemy that is seen on the map."""
    found = state.counters[other]
    return found.cell != OFF and found.side != state.counters[unit].side


def _cannot_act(setting: Setting, state: State, request: Choose, unit: int) -> str:
    counter = state.counters[unit]
    offered = {getattr(option, "unit", None) for option in request.options}
    if counter.side != setting.side_of_seat(request.seat):
        return "is not yours to order (COH-1.0-h)"
    if counter.place != "map" and unit not in offered:
        return "is not on the map (COH-1.0-h)"
    if unit not in offered and counter.spent:
        caps = amount(state.caps[counter.side], "CAP")
        return f"is spent, and {caps} do not pay for anything it can do (COH-2.1-c)"
    return "" if unit in offered else "can do nothing now (COH-2.1-a)"


def _no_fire(setting: Setting, sight: Deployment, unit: int, to: int, said: str) -> str:
    where = setting.field.name(to)
    if not may_shoot(sight, unit):
        return f"{said} cannot attack (COH-2.1-b)"
    if not any(sight.state.counters[u].side != sight.state.counters[unit].side
               for u in sight.at.get(to, ())):  # fmt: skip
        return f"{said}: no enemy is in {where} (COH-1.0-h)"
    stopped = why_no_shot(sight, unit, to)
    if stopped != why.CANNOT_ATTACK:
        return f"{said} cannot fire at {where}: {why.said(stopped)} (V-1)"
    cost = amount(sight.attack_cost(unit), "AP")
    return f"{said} cannot fire at {where}: too dear, it costs {cost} (COH-2.1-b)"


def _no_move(setting: Setting, sight: Deployment, unit: int, to: int, said: str) -> str:
    where, here = setting.field.name(to), sight.state.counters[unit].cell
    if not can_move(sight, unit):
        return f"{said} cannot move (COH-2.1-b)"
    away = setting.field.distance(here, to)
    if away != 1:
        return f"{said} moves one hex: {where} is {away} away (COH-2.0-b)"
    if not may_go(sight, unit, to):
        return f"{said} cannot enter {where} from here (COH-2.0-b)"
    cost = amount(sight.move_cost(unit), "AP")
    return f"{said} cannot pay for {where}: a move costs {cost} or more (COH-2.1-b)"
