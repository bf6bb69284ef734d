"""Names for the things of a generation: hexes, Units, cards in hand, maps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from opfor.cardboard.coh.generator_cards.content import number_of
from opfor.cardboard.coh.pictures.battle_map import hex_ref
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.ground import field_of
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.state import UNSEEN, State


def unit_ref(side: str, unit: str) -> str:
    return f"unit:{side[0].upper()}{number_of(unit):02d}"


def card_ref(role: str, card: str) -> str:
    return f"card:{role}/{card}"


def map_ref(board: str) -> str:
    return f"map:{board}"


def refs_of_action(_setting: Setting, state: State, action: Any) -> tuple[str, ...]:
    """First the card, map or Unit, then the hex."""
    return tuple(dict.fromkeys(_pointed(state, action)))


def _pointed(state: State, action: Any) -> Iterator[str]:
    if isinstance(action, act.LayMap):
        yield map_ref(action.placed.board)
    elif isinstance(action, act.SwitchTo):
        yield from (map_ref(action.old), map_ref(action.new))
    elif isinstance(action, act.PlayCard):
        held = [role for role, hand in state.hands.items() if action.card in hand]
        yield from (card_ref(role, action.card) for role in held)
    unit = getattr(action, "unit", "")
    yield from (unit_ref(u.side, u.unit) for u in state.units if unit and u.unit == unit)
    yield from _at(state, getattr(action, "hex", ""))


def _at(state: State, hex_: str) -> Iterator[str]:
    if hex_ and hex_ != UNSEEN and state.layout:
        field = field_of(state)
        yield hex_ref(field, field.cell(hex_))


def refs_of_event(_setting: Setting, state: State, event: Any) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_told(state, event)))


def _told(state: State, event: Any) -> Iterator[str]:
    side, unit = getattr(event, "side", ""), getattr(event, "unit", "")
    if side and unit:
        yield unit_ref(side, unit)
    about = getattr(event, "marker", None) or getattr(event, "work", None) or event
    hex_ = getattr(about, "hex", "")
    if isinstance(hex_, str):
        yield from _at(state, hex_)
