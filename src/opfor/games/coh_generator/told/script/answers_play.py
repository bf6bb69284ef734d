"""Answers to what a played card asks, taken from its entry in a script."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from opfor.core.errors import OpforError
from opfor.core.requests import Choose
from opfor.games.coh_generator.rules.turn_order import sequence
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.ground import field_of, key

if TYPE_CHECKING:
    from opfor.games.coh_generator.told.script.answers import Answers


def answer_in_play(answers: Answers, request: Choose) -> Any:
    """The answer the current play of the script gives; the refusal comes later."""
    now = answers.current()
    match request.options[0]:
        case act.PlayCard():
            return _card(answers)
        case act.PutMarker():
            answers.used.add("control_marker")
            return act.PutMarker(_hex(answers, "control_marker", now.control_marker))
        case act.UseCard():
            return _used_card(answers, request)
        case act.PlaceUnit(unit=unit) | act.LeaveUnit(unit=unit):
            return _placement(answers, unit)
        case act.ShowFace() | act.PutCounter():
            return _defense(answers, request)
        case act.Shelter(unit=unit):
            answers.sheltered.add(unit)
            return act.Shelter(unit, unit in now.inside)
        case act.TopCondition() | act.BottomCondition():
            return _condition(answers)
        case act.SwitchTo():
            answers.used.add("switch")
            if now.switch is None:
                answers.refuse("switch: say which map is switched for which", "GEN-3.8.1-a")
            return act.SwitchTo(now.switch.old, now.switch.new)
        case act.RouteTruck():
            return _route(answers, request)
        case act.ChooseUnit():
            return _chosen(answers, request)
        case act.PutSite():
            return _site(answers, request)
        case act.TakeUnit():
            return _taken(answers, request)
        case act.MoveCounter():
            near = [option for option in request.options if option.hex in now.moved]
            return near[0] if near else request.options[0]
    return request.options[0]


def _card(answers: Answers) -> act.PlayCard:
    """The card of the role whose turn it is; another side's turn is refused."""
    now = answers.current()
    role = sequence(answers.play.setting, answers.state)[answers.state.turn]
    if now.side not in (role, role.partition("-")[0]):
        answers.refuse(f"it is the turn of {role}, not of {now.side}", "GEN-3.0-a")
    return act.PlayCard(now.card, now.option)


HEX_RULES = {
    "control_marker": "GEN-3.7.2-a",
    "placements": "GEN-3.7-a",
    "defense": "GEN-3.7.3-d",
    "sites": "SOLO-6.2-c",
    "mine": "SOLO-6.2-d",
}
"""The rows that ask for a hex, by the part of a play that names it."""


def _hex(answers: Answers, field: str, name: str) -> str:
    rule = HEX_RULES[re.split(r"\W", field)[0]]
    if not name:
        answers.refuse(f"{field}: say which hex", rule)
    ground = field_of(answers.state)
    try:
        return key(ground, ground.cell(name))
    except OpforError as fault:
        answers.refuse(f"{field}: {fault}", rule)


def _used_card(answers: Answers, request: Choose) -> act.UseCard:
    """The card named, or the one to which the placements belong."""
    now = answers.current()
    answers.used.add("units_of")
    if _is_partners(answers, request.seat, now.units_of):
        return act.UseCard("")
    if now.units_of or not now.placements:
        return act.UseCard(now.units_of)
    for option in request.options:
        units = {u.unit for u in answers.state.units if u.card == option.card}
        if units & set(now.placements):
            return act.UseCard(option.card)
    return act.UseCard("")


def _is_partners(answers: Answers, seat: str, card: str) -> bool:
    """Whether the Units of a card wait for the partner of the player who is asked first."""
    state = answers.state
    own = next(role for role, player in state.roles.items() if player == seat)
    team = own.partition("-")[0]
    waiting = [u for u in state.units if u.side == team and u.card == card and u.where == "edge"]
    return any(unit.role != own for unit in waiting)


def _placement(answers: Answers, unit: str) -> Any:
    now = answers.current()
    if unit not in now.placements:
        return act.LeaveUnit(unit)
    answers.placed.add(unit)
    return act.PlaceUnit(unit, _hex(answers, f"placements.{unit}", now.placements[unit]))


def _defense(answers: Answers, request: Choose) -> Any:
    now = answers.current()
    asks_face = isinstance(request.options[0], act.ShowFace)
    number = answers.counted.get("drawn", 0) - 1
    if not 0 <= number < len(now.defense):
        answers.refuse("defense: a drawn counter is not described", "GEN-3.7.3-c")
    if asks_face:
        return act.ShowFace(now.defense[number].face)
    hex_ = _hex(answers, f"defense[{number}].hex", now.defense[number].hex)
    return replace(request.options[0], hex=hex_)


def _condition(answers: Answers) -> Any:
    now = answers.current()
    answers.used.add("conditions")
    assert now.conditions is not None, "the cards were named when they were drawn"
    if now.conditions.top:
        return act.TopCondition(now.conditions.top)
    return act.BottomCondition(now.conditions.bottom)


def _route(answers: Answers, request: Choose) -> Any:
    now = answers.current()
    answers.used.add("truck")
    if now.truck is None:
        answers.refuse("truck: say by which edges it enters and leaves", "SOLO-6.2-g")
    meant = (now.truck.entrance, now.truck.exit)
    ways = [option for option in request.options if (option.entrance[1], option.exit[1]) == meant]
    for option in ways:
        if now.truck.boards in ((option.entrance[0], option.exit[0]), ("", "")):
            return option
    return act.RouteTruck(("", now.truck.entrance), ("", now.truck.exit))


def _chosen(answers: Answers, request: Choose) -> Any:
    chosen = answers.current().chosen
    number = answers.counted.get("chosen", 0)
    if number >= len(chosen):
        return act.NoMore() if act.NoMore() in request.options else request.options[0]
    answers.counted["chosen"] = number + 1
    return replace(request.options[0], unit=chosen[number])


def _site(answers: Answers, request: Choose) -> Any:
    now = answers.current()
    if request.options[0].mine:
        answers.used.add("mine")
        return act.PutSite(_hex(answers, "mine", now.mine), mine=True)
    number = answers.counted.get("sites", 0)
    answers.counted["sites"] = number + 1
    name = now.sites[number] if number < len(now.sites) else ""
    return act.PutSite(_hex(answers, f"sites[{number}]", name))


def _taken(answers: Answers, request: Choose) -> Any:
    units = answers.current().units
    number = answers.counted.get("units", 0)
    answers.counted["units"] = number + 1
    return act.TakeUnit(units[number]) if number < len(units) else request.options[0]
