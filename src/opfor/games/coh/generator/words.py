"""How a generation is said: labels and keys of answers, events as sentences and instructions."""

from __future__ import annotations

from typing import Any

from opfor.core.game import Words
from opfor.core.trace import Decision
from opfor.games.coh.generator import actions as act
from opfor.games.coh.generator.ground import shown
from opfor.games.coh.generator.narrating import event, instruct
from opfor.games.coh.generator.options import Setting
from opfor.games.coh.generator.picture import scene
from opfor.games.coh.generator.state import State
from opfor.games.coh.generator.table_text import board
from opfor.games.coh.generator.tables import NATIONS, Nation
from opfor.games.coh.layout import Placed


def action(setting: Setting, state: State, answer: Any) -> str:
    """The label of an answer."""
    match answer:
        case act.PlayCard(card, half):
            return _card_label(setting, state, card, half)
        case act.LayMap(placed):
            return f"map {placed.board}{_where(state, placed)}"
        case act.SwitchTo(old, new):
            return f"map {new} in place of {old}"
        case act.UseCard(card):
            return f"the Units of card {card}" if card else "no card"
        case act.PlaceUnit(unit, hex_):
            return f"{unit} to {shown(state, hex_)}"
        case act.LeaveUnit(unit):
            return f"{unit} stays at the edge"
        case act.TopCondition(card) | act.BottomCondition(card):
            half = "top" if isinstance(answer, act.TopCondition) else "bottom"
            condition = setting.content.conditions[card]
            text = condition.top.text if half == "top" else condition.bottom.text
            return f"{condition.title} for its {half}: {text}"
        case act.Shelter(unit, inside):
            return f"{unit} goes inside" if inside else f"{unit} stays outside"
        case act.RouteTruck(entrance, exit_):
            return f"in by the {entrance[1]} edge, out by the {exit_[1]} edge"
        case act.NoMore():
            return "no more"
        case act.TakeDeck(role):
            return f"{role} has the lower numbers"
    return action_key(setting, state, answer)


def _card_label(setting: Setting, state: State, number: str, half: str) -> str:
    side = _side_to_play(setting, state, number)
    card = setting.card(side, number)
    caps = card.top.caps if half == "top" else card.bottom.caps
    bonus = f", {caps:+d} CAP" if caps else ""
    if half == "top":
        return f"card {number}, {card.top.title}: {card.top.text}{bonus}"
    return f"card {number} for {', '.join(card.bottom.units)}{bonus}"


def _side_to_play(setting: Setting, state: State, number: str) -> Nation:
    from opfor.games.coh.generator.turns import sequence

    if state.stage == "play" and state.lead:
        role = sequence(setting, state)[state.turn]
        return setting.plan.seat(role).side
    _ = number
    return NATIONS[0]


def _where(state: State, placed: Placed) -> str:
    if not state.layout:
        return ""
    turned = ", turned" if placed.rotated else ""
    for other in state.layout:
        step = (placed.at[0] - other.at[0], placed.at[1] - other.at[1])
        side = {(0, -1): "north", (0, 1): "south", (1, 0): "east", (-1, 0): "west"}.get(step)
        if side:
            return f" {side} of map {other.board}{turned}"
    return turned


def action_key(_setting: Setting, state: State, answer: Any) -> str:
    """Short text to type, unique among what is offered."""
    match answer:
        case act.PlayCard(card, half):
            return f"{card} {half}"
        case act.LayMap(placed):
            turned = " turned" if placed.rotated else ""
            return f"{placed.board} {placed.at[0]},{placed.at[1]}{turned}"
        case act.SwitchTo(old, new):
            return f"{old} to {new}"
        case act.PlaceUnit(_, hex_) | act.PutMarker(hex_) | act.PutCounter(hex_):
            return shown(state, hex_)
        case act.PutSite(hex_) | act.MoveCounter(hex_):
            return shown(state, hex_)
        case act.LeaveUnit():
            return "stay"
        case act.UseCard(card):
            return card or "none"
        case act.Shelter(_, inside):
            return "inside" if inside else "outside"
        case act.TopCondition(card):
            return f"{card} top"
        case act.BottomCondition(card):
            return f"{card} bottom"
        case act.RouteTruck(entrance, exit_):
            return f"{entrance[0]} {entrance[1]} {exit_[0]} {exit_[1]}"
        case act.NoMore():
            return "done"
    return str(getattr(answer, answer.__struct_fields__[0]))


WORDS: Words[State] = Words(
    action=action,
    action_key=action_key,
    event=event,
    instruct=instruct,
    board=board,
    scene=scene,
    candidate=lambda _setting, _decision, name: _candidate(_decision, name),
)


def _candidate(_decision: Decision, name: str | int) -> str:
    return str(name)
