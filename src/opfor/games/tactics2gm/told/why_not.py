"""Why a thing was no candidate at all: a sentence with its rule for whatever can be pointed at."""

from __future__ import annotations

import re
from collections.abc import Sequence

from opfor.core.trace import Decision
from opfor.games.tactics2gm.bot.sight.open_board import AI, PLAYER
from opfor.games.tactics2gm.rules.movement import crowd_of, entry_cost, hindrance, reachable
from opfor.games.tactics2gm.rules.targets import armed_slots, in_range, ready_weapons, weapon
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.refusals import HINDERED
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import ABOARD, State, Unit

BESIDE_THE_BOARD = {
    "ap": "AP are paid with, not chosen: the AI spends them while a card is of use (2GM-GOAL-3).",
    "list": "The AI plays cards of its own hand only (2GM-PH-4).",
    "terrain-card": "Terrain is placed before the first turn and never again (2GM-BR-10).",
}
"""What lies beside the board and is in no question."""


def out_of_question(
    setting: Setting, state: State, decisions: Sequence[Decision], thing: str
) -> str:
    """A unit, a space, an HQ, a card, a token or a stance; empty if there is no such thing."""
    kind, colon, name = thing.strip().partition(":")
    text = (name if colon else kind).strip().casefold()
    if kind == "hq" or text in ("hq", "the hq", "enemy hq", "the enemy hq", "headquarters"):
        return _hq(setting, text)
    if kind in BESIDE_THE_BOARD and colon:
        return BESIDE_THE_BOARD[kind]
    if kind in ("space", "ground", "terrain") or re.fullmatch(r"\d+[.-]\d+", text):
        return _space(setting, state, text)
    unit = _unit(setting, state, text) if kind == "unit" or not colon else None
    if unit is not None:
        return _of_unit(setting, state, decisions, unit)
    if kind == "unit":
        return f"Unit {text} is not on the board (2GM-GOAL-1)."
    return _of_card(setting, state, kind, text)


def _hq(setting: Setting, text: str) -> str:
    if text == setting.seats[AI]:
        return "The AI's own HQ is nothing it could attack or enter (2GM-GOAL-1)."
    return "The Player's HQ was in range of no weapon that was asked about (2GM-GOAL-1)."


def _unit(setting: Setting, state: State, text: str) -> Unit | None:
    """By number, as decisions write it (``panzer-iv#7``), or as it is said (``Panzer IV 7``)."""
    for unit in state.units:
        said = say.unit(setting, state, unit.id).casefold()
        if text in (str(unit.id), f"{unit.card}#{unit.id}", said, f"unit {unit.id}"):
            return unit
    return None


def _of_unit(setting: Setting, state: State, decisions: Sequence[Decision], unit: Unit) -> str:
    name = say.capital(say.unit(setting, state, unit.id))
    if unit.aboard:
        carrier = say.unit(setting, state, unit.aboard)
        return f"{name} rides in {carrier}: it neither acts nor can be aimed at (2GM-PH-6)."
    if unit.side != AI:
        return f"{name} {_why_spared(setting, state, unit)}."
    asked = any(d.details.get("unit", "").endswith(f"#{unit.id}") for d in decisions)
    if asked:
        return f"{name} is the AI's own: it acted, and was no target or place (2GM-GOAL-1)."
    return f"{name} {_why_idle(setting, state, unit)}."


def _why_spared(setting: Setting, state: State, foe: Unit) -> str:
    """Why nobody could aim at a Player unit."""
    for unit in state.units:
        if unit.side == AI and unit.cell >= 0:
            arms = [weapon(setting, unit, slot) for slot in armed_slots(setting, unit)]
            if any(in_range(setting, arm, unit.cell, foe.cell) for arm in arms):
                who = say.unit(setting, state, unit.id)
                return f"is in range now, of {who}, but was no choice when it was asked (2GM-PH-6)"
    return "was in range of no weapon of the AI (2GM-GOAL-1)"


def _why_idle(setting: Setting, state: State, unit: Unit) -> str:
    """Why a unit of the AI was not asked what to do."""
    hindered = hindrance(setting, unit)
    if hindered and hindered != "no-movement":
        return HINDERED[hindered]
    if hindered:
        still = "has no movement"
    elif not reachable(setting, state, unit, crowd_of(state)):
        still = "can reach no other space"
    else:
        still = "was not asked where to go"
    if not ready_weapons(setting, unit):
        return f"{still}, and has no weapon left to fire (2GM-PH-6)"
    return f"{still}, and had nothing to shoot at (2GM-PH-6)"


def _space(setting: Setting, state: State, text: str) -> str:
    found = re.fullmatch(r"(\d+)[.-](\d+)", text)
    board = setting.board
    if found is None or not (
        1 <= int(found[1]) <= board.lines and 1 <= int(found[2]) <= board.columns
    ):
        return ""
    cell = board.cell(int(found[1]), int(found[2]))
    name = say.capital(say.space(setting, cell))
    piece = state.terrain[cell]
    standing = [u for u in state.units if u.cell == cell]
    if standing:
        who = say.listed(say.unit(setting, state, u.id) for u in standing)
        return f"{name} is held by {who} (2GM-PH-6)."
    if piece is not None and not _is_open_to_anybody(setting, state, cell):
        ground = say.card(setting, piece.card).lower()
        return f"{name} is {ground}, which nobody of the AI may enter (2GM-MOD-4)."
    return f"{name} was within reach of no unit that was asked where to go (2GM-PH-6)."


def _is_open_to_anybody(setting: Setting, state: State, cell: int) -> bool:
    own = [u.card for u in state.units if u.side == AI and u.card != HIDDEN]
    rows = [setting.cards.units[name] for name in own or setting.cards.units]
    return any(entry_cost(setting, state, row, cell) is not None for row in rows)


def _of_card(setting: Setting, state: State, kind: str, text: str) -> str:
    """A card of a hand by its place, or any card, token or stance by its name."""
    seat, _, place = text.partition("/")
    if kind == "pile":
        if seat != setting.seats[AI]:
            return "The AI plays cards of its own hand only (2GM-PH-4)."
        text = place
    if kind == "card" and seat in setting.seats and place.isdecimal():
        side = setting.seats.index(seat)
        hand = state.decks[side].hand
        if side == PLAYER or not 1 <= int(place) <= len(hand):
            return "The AI knows and plays only the cards of its own hand (2GM-PH-4)."
        text = hand[int(place) - 1]
    tables = (setting.cards.units, setting.cards.supports)
    for table in tables:
        for name, row in table.items():
            if text in (name, row.title.casefold()):
                return f"{row.title} {_why_not_played(setting, state, name)}."
    for name, token in setting.cards.tokens.items():
        if text in (name, token.title.casefold()):
            return f"{token.title} was not among the equipment asked for (2GM-PH-5)."
    return ""


def _why_not_played(setting: Setting, state: State, name: str) -> str:
    if name in setting.numbers.army.removed:
        return "is never in the AI's army (2GM-BR-1)"
    if name in state.decks[AI].hand:
        return "is in the AI's hand; no card was asked for (2GM-PH-5)"
    if any(u.side == AI and u.card == name and u.cell != ABOARD for u in state.units):
        return "is on the board already and was not drawn again (2GM-PH-4)"
    return "was not in the AI's hand (2GM-PH-4)"
