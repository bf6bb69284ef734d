"""How a generation is said: labels and keys of answers, events as sentences and instructions."""

from __future__ import annotations

from typing import Any

from opfor.cardboard.coh.board.layout import Placed
from opfor.cardboard.coh.generator_cards.tables import NATIONS, Nation
from opfor.core.game import Words
from opfor.games.coh_generator.told.board_text import board
from opfor.games.coh_generator.told.reasons import candidate, chosen
from opfor.games.coh_generator.told.scene import scene
from opfor.games.coh_generator.told.script.refusals import refused
from opfor.games.coh_generator.told.sentences import event, instruct
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.ground import shown
from opfor.games.coh_generator.values.names import (
    bottom_text,
    ground_at,
    map_name,
    role_name,
    top_text,
    unit_names,
)
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.state import State


def action(setting: Setting, state: State, answer: Any) -> str:
    """The label of an answer."""
    match answer:
        case act.PlayCard(card, half):
            return _card_label(setting, state, card, half)
        case act.LayMap(placed):
            return f"{map_name(placed.board)}{_where(state, placed)}"
        case act.SwitchTo(old, new):
            return f"{map_name(new)}, in place of map {old}"
        case act.TakeEdge(edge):
            return f"the {edge} edge, {'long' if edge in ('north', 'south') else 'short'}"
        case act.TakeSide(side):
            return f"the {side.capitalize()}s"
        case act.TakeDeck(role):
            return f"{role_name(role)} has the lower numbers"
        case act.TopCondition(card) | act.BottomCondition(card):
            half = "top" if isinstance(answer, act.TopCondition) else "bottom"
            condition = setting.content.conditions[card]
            text = condition.top.text if half == "top" else condition.bottom.text
            return f"{condition.title} for its {half}: {text}"
        case act.RouteTruck(entrance, exit_):
            return f"in by the {entrance[1]} edge, out by the {exit_[1]} edge"
        case act.UseCard(card):
            return _units_label(setting, state, card) if card else "no card"
        case act.NoMore():
            return "no more"
        case act.ShowFace(kind):
            return kind.replace("-", " ")
    return _of_units(state, answer)


def _of_units(state: State, answer: Any) -> str:
    """Labels of answers about Units and hexes."""
    match answer:
        case act.PlaceUnit(unit, hex_):
            return f"{_name(state, unit)} to {ground_at(state, hex_)}"
        case act.LeaveUnit(unit):
            return f"{_name(state, unit)} stays at the edge"
        case act.PutMarker(hex_) | act.PutCounter(hex_) | act.PutSite(hex_):
            return ground_at(state, hex_)
        case act.MoveCounter(hex_):
            return ground_at(state, hex_)
        case act.ChooseUnit(unit) | act.TakeUnit(unit):
            return _name(state, unit)
        case act.Shelter(unit, inside):
            return f"{_name(state, unit)} {'goes inside' if inside else 'stays outside'}"
        case act.Face(facing):
            return f"towards {facing}"
    return ""


def _units_label(setting: Setting, state: State, card: str) -> str:
    """Which Units of a card wait to be placed; guards belong to the owner of the new marker."""
    side = _side_to_play(setting, state)
    if state.log and state.markers and state.log[-1].half == "top":
        last, marker = state.log[-1], state.markers[-1]
        if (marker.card, marker.by) == (last.card, last.side):
            side = marker.owner
    units = [u.unit for u in state.units if (u.card, u.side, u.where) == (card, side, "edge")]
    return f"the Units of card {card}: {unit_names(side, units)}"


def _name(state: State, unit: str) -> str:
    """A Unit by name; where both sides have such a one, it is called the same."""
    side = next((u.side for u in state.units if u.unit == unit), NATIONS[0])
    return unit_names(side, [unit])


def _card_label(setting: Setting, state: State, number: str, half: str) -> str:
    side = _side_to_play(setting, state)
    card = setting.card(side, number)
    return top_text(card.top) if half == "top" else bottom_text(side, card.bottom)


def _side_to_play(setting: Setting, state: State) -> Nation:
    from opfor.games.coh_generator.rules.turn_order import sequence

    if state.stage == "play" and state.lead:
        role = sequence(setting, state)[state.turn]
        return setting.plan.seat(role).side
    return NATIONS[0]


def _where(state: State, placed: Placed) -> str:
    beside = _beside(state, placed)
    if not beside:
        return ""
    side, board_id = beside
    return f", {side} of map {board_id}{', turned' if placed.rotated else ''}"


def _beside(state: State, placed: Placed) -> tuple[str, str] | None:
    """On which side of which map another one lies."""
    for other in state.layout:
        step = (placed.at[0] - other.at[0], placed.at[1] - other.at[1])
        side = {(0, -1): "north", (0, 1): "south", (1, 0): "east", (-1, 0): "west"}.get(step)
        if side:
            return side, other.board
    return None


def action_key(setting: Setting, state: State, answer: Any) -> str:
    """Short text to type, unique among what is offered."""
    match answer:
        case act.PlayCard(card, half):
            return f"{card} {half}"
        case act.LayMap(placed):
            turned = " turned" if placed.rotated else ""
            beside = _beside(state, placed)
            return " ".join((placed.board, *(beside or ()))) + turned
        case act.SwitchTo(old, new):
            return f"{old} to {new}"
        case act.PlaceUnit(_, hex_) | act.PutMarker(hex_) | act.PutCounter(hex_):
            return shown(state, hex_)
        case act.PutSite(hex_) | act.MoveCounter(hex_):
            return shown(state, hex_)
        case act.RouteTruck(entrance, exit_):
            if len(state.layout) == 1:
                return f"{entrance[1]} {exit_[1]}"
            return f"{entrance[0]} {entrance[1]} {exit_[0]} {exit_[1]}"
    return _short_key(setting, answer)


def _short_key(_setting: Setting, answer: Any) -> str:
    match answer:
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
        case act.NoMore():
            return "done"
    return str(getattr(answer, answer.__struct_fields__[0]))


def drawn(setting: Setting, source: str, item: str) -> str:
    """What came out of a deck or the pool, for somebody who enters it."""
    side = source.partition(" ")[0].partition("-")[0]
    if source.endswith(" cards") and side in NATIONS:
        return setting.card(side, item).top.title
    if item in setting.content.conditions:
        return setting.content.conditions[item].title
    if item in setting.content.counters:
        return " or ".join(f.replace("-", " ") for f in setting.content.counters[item].faces)
    return item


WORDS: Words[State] = Words(
    action=action,
    action_key=action_key,
    event=event,
    instruct=instruct,
    board=board,
    scene=scene,
    candidate=candidate,
    chosen=chosen,
    drawn=drawn,
    refused=refused,
)
