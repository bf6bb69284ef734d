"""Why an act that a person typed is not legal: the reason with its rule."""

from __future__ import annotations

import re

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh.board.sight_words import hidden_by
from opfor.core.declared import declared
from opfor.core.requests import Choose
from opfor.games.coh.course.lookout import can_move, may_go, may_shoot, why_no_shot
from opfor.games.coh.told import names as say
from opfor.games.coh.told.names import SAY
from opfor.games.coh.values import shortfalls as why
from opfor.games.coh.values.actions import PlaceAt
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import OFF, State

FIRE, MOVE = ("fire", "attack", "shoot"), ("move", "go", "sneak", "enter")


def refused(setting: Setting, state: State, request: Choose, text: str) -> str:
    """One sentence; empty if the words mean nothing here."""
    words = [_plain(word) for word in text.casefold().replace("-", "").split() if word != "at"]
    if request.question == "set-up" and words[:1] == ["place"]:
        return _not_there(setting, state, request, words[-1])
    if len(words) < 2 or request.question != "turn":
        return ""
    ids = {_plain(counter.id.casefold()): unit for unit, counter in enumerate(state.counters)}
    unit = ids.get(words[1])
    if unit is None:
        return ""
    said = {"unit": say.unit(setting, state, unit), "caps": state.caps[state.counters[unit].side]}
    if trouble := _cannot_act(setting, state, request, unit):
        return SAY(f"refused-{trouble}", **said)
    is_fire = words[0] in (*FIRE, *SAY("typed-fire").split())
    hexes = _hexes(setting)
    if is_fire:  # a number may be a unit's and a hex's
        hexes |= {
            name: state.counters[u].cell for name, u in ids.items() if _is_foe(state, u, unit)
        }
    to = hexes.get(words[2]) if len(words) > 2 else None
    if to is None or not (is_fire or words[0] in (*MOVE, *SAY("typed-move").split())):
        return ""
    sight = look(setting, state)
    trouble = _no_fire(sight, unit, to) if is_fire else _no_move(sight, unit, to)
    cost = sight.attack_cost(unit) if is_fire else sight.move_cost(unit)
    no_shot = _why_no_shot(sight, unit, to) if trouble == "shot" else ""
    away = setting.field.distance(state.counters[unit].cell, to)
    told = {"where": setting.field.name(to), "aps": cost, "n": away}
    return SAY(f"refused-{trouble}", why=no_shot, **said, **told)


def _plain(word: str) -> str:
    """``g1`` for ``g01``."""
    return re.sub(r"(?<!\d)0+(?=\d)", "", word)


def _hexes(setting: Setting) -> dict[str, int]:
    return {_plain(name.casefold()): cell for cell, name in enumerate(setting.field.names)}


def _not_there(setting: Setting, state: State, request: Choose, named: str) -> str:
    """Not a hex that the unit may be set up in."""
    offered = [each for each in request.options if isinstance(each, PlaceAt)]
    cell = _hexes(setting).get(named)
    if cell is None or not offered or cell in {each.cell for each in offered}:
        return ""
    unit, where = say.unit(setting, state, offered[0].unit), setting.field.name(cell)
    return SAY("refused-set-up", unit=unit, where=where, n=len({each.cell for each in offered}))


def _is_foe(state: State, other: int, unit: int) -> bool:
    """Whether it is an enemy that is seen on the map."""
    found = state.counters[other]
    return found.cell != OFF and found.side != state.counters[unit].side


def _cannot_act(setting: Setting, state: State, request: Choose, unit: int) -> str:
    counter = state.counters[unit]
    offered = {getattr(option, "unit", None) for option in request.options}
    if counter.side != setting.side_of_seat(request.seat):
        return "not-yours"
    if unit in offered:
        return ""
    return "not-there" if counter.place != "map" else "spent" if counter.spent else "idle"


def _no_fire(sight: Deployment, unit: int, to: int) -> str:
    counters = sight.state.counters
    if not may_shoot(sight, unit):
        return "attack"
    if not any(counters[u].side != counters[unit].side for u in sight.at.get(to, ())):
        return "nobody"
    return "dear-shot" if why_no_shot(sight, unit, to) == why.CANNOT_ATTACK else "shot"


def _why_no_shot(sight: Deployment, unit: int, to: int) -> str:
    """Range, arc or sight, and then what hides the hex."""
    shortfall, start = why_no_shot(sight, unit, to), sight.state.counters[unit].cell
    said = [declared(FOLDER)(why.said(shortfall))]
    if shortfall == why.OUT_OF_SIGHT:
        report = sight.field.explain_sight(start, to, sight.smoke)
        said += [] if report.visible else [hidden_by(sight.field, report, sight.smoke)]
    return ", ".join(said)


def _no_move(sight: Deployment, unit: int, to: int) -> str:
    if not can_move(sight, unit):
        return "move"
    if sight.field.distance(sight.state.counters[unit].cell, to) != 1:
        return "far"
    return "dear-move" if may_go(sight, unit, to) else "closed"
