"""What a decided turn comes to: actions for programs, and a few sentences for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from opfor.core.trace import Decision
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.values import events as e
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import ABOARD, AI, HQ

ActTold = dict[str, Any]


def actions_of(setting: Setting, log: Sequence[Any], ids: Mapping[int, str]) -> tuple[ActTold, ...]:
    """The acts of a turn in order; units are called as the position calls them, new ones by
    card and number."""
    names = dict(ids)
    fresh = max(names, default=0)
    found: list[ActTold] = []
    for item in log:
        if isinstance(item, e.UnitDeployed) and item.side == AI:
            fresh += 1
            names[fresh] = f"{item.card}#{fresh}"
        act = _act(setting, item, names)
        if act is not None:
            found.append(act)
    return tuple(found)


def _act(setting: Setting, item: Any, names: Mapping[int, str]) -> ActTold | None:
    board = setting.board

    def space(cell: int) -> ActTold:
        return {"line": board.line(cell), "column": board.column(cell)}

    match item:
        case e.UnitMoved(unit=unit, cell=cell):
            return {"do": "move", "unit": names[unit], **space(cell)}
        case e.UnitUnloaded(unit=unit, cell=cell) if unit in names:
            return {"do": "unload", "unit": names[unit], **space(cell)}
        case e.UnitDeployed(card=card, cell=cell, aboard=aboard):
            where = {"aboard": names[aboard]} if cell == ABOARD else space(cell)
            return {"do": "deploy", "card": card, **where}
        case e.EquipmentBought(unit=unit, token=token):
            return {"do": "equip", "unit": names[unit], "token": token}
        case e.SupportPlayed(side=side, card=card) if side == AI:
            return {"do": "play", "card": card}
        case e.EquipmentUsed(unit=unit, target=target):
            return {"do": "use", "unit": names[unit], "target": names[target]}
        case e.UnitHealed(unit=unit, by=by) if by:
            return {"do": "heal", "unit": names[by], "target": names[unit]}
        case e.ShotFired(unit=unit, slot=slot, target=target, rolled=rolled, need=need):
            aim = {"unit": names[unit], "slot": slot, "target": _target(setting, names, target)}
            return {"do": "shoot", **aim, "rolled": rolled, "need": need}
    return None


def _target(setting: Setting, names: Mapping[int, str], target: int) -> str:
    if target > HQ:
        return names[target]
    if target == HQ:
        return "hq"
    cell = -1 - target
    if cell == setting.mission.target:
        return "target"
    return f"terrain {setting.board.line(cell)}-{setting.board.column(cell)}"


def summary_of(setting: Setting, decisions: Sequence[Decision], actions: Sequence[ActTold]) -> str:
    """The stance and the acts that follow it, in order."""
    said = []
    for decision in decisions:
        if decision.question == "stance":
            rolled = {name: decision.details[name] for name in ("rolled", "total")}
            stance = say.stance(setting, str(decision.chosen))
            said.append(SAY("answer-stance", stance=stance, **rolled))
    if actions:
        said.append(SAY("answer-acts", acts="; ".join(map(_said, actions))))
    elif not said or len(decisions) > 1:
        said.append(SAY("answer-nothing"))
    return " ".join(said)


def _said(act: ActTold) -> str:
    """An act as part of a sentence that begins with "It"."""
    name = f"answer-{act['do']}{'-aboard' if 'aboard' in act else ''}"
    return SAY.say(name, {**act, "at": SAY("answer-at", **act) if "line" in act else ""})
