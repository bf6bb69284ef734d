"""Why a thing was no candidate at all: a sentence with its rule for whatever can be pointed at."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from opfor.core.phrases import folded
from opfor.core.trace import Decision
from opfor.games.tactics2gm.course.lookout import in_range, reachable, ready_slots
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.told.refusals import cell_at, hindrance_of
from opfor.games.tactics2gm.values.arms import armed_slots, weapon
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.movement_points import entry_cost
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import ABOARD, AI, PLAYER, State, Unit

BESIDE_THE_BOARD = ("ap", "list", "terrain-card")
"""What lies beside the board and is in no question."""
HQS = ("hq", "the hq", "enemy hq", "the enemy hq", "headquarters")


def out_of_question(
    setting: Setting, state: State, decisions: Sequence[Decision], thing: str
) -> str:
    """A unit, a space, an HQ, a card, a token or a stance; empty if there is no such thing."""
    kind, colon, name = thing.strip().partition(":")
    text = (name if colon else kind).strip().casefold()
    if kind == "hq" or text in HQS:
        return _out("own-hq" if text == setting.seats[AI] else "hq")
    if kind in BESIDE_THE_BOARD and colon:
        return _out(kind)
    if kind in ("space", "ground", "terrain") or re.fullmatch(r"\d+[.-]\d+", text):
        return _space(setting, state, text)
    unit = _unit(setting, state, text) if kind == "unit" or not colon else None
    if unit is not None:
        return _of_unit(setting, state, decisions, unit)
    if kind == "unit":
        return _out("no-unit", n=text)
    return _of_card(setting, state, kind, text)


def _out(name: str, **values: Any) -> str:
    return say.capital(SAY(f"out-{name}", **values))


def _unit(setting: Setting, state: State, text: str) -> Unit | None:
    """By number, as decisions write it (``panzer-iv#7``), or as it is said (``Panzer IV 7``)."""
    for unit in state.units:
        said = folded(str(say.unit(setting, state, unit.id)))
        if folded(text) in (str(unit.id), f"{unit.card}#{unit.id}", said, f"unit {unit.id}"):
            return unit
    return None


def _of_unit(setting: Setting, state: State, decisions: Sequence[Decision], unit: Unit) -> str:
    name = say.unit(setting, state, unit.id)
    if unit.aboard:
        return _out("riding", unit=name, transport=say.unit(setting, state, unit.aboard))
    if unit.side != AI:
        return _spared(setting, state, unit)
    if any(d.details.get("unit", "").endswith(f"#{unit.id}") for d in decisions):
        return _out("own-unit", unit=name)
    return _idle(setting, state, unit)


def _spared(setting: Setting, state: State, foe: Unit) -> str:
    """Why nobody could aim at a Player unit."""
    name = say.unit(setting, state, foe.id)
    for unit in state.units:
        if unit.side == AI and unit.cell >= 0:
            arms = [weapon(setting, unit, slot) for slot in armed_slots(setting, unit)]
            if any(in_range(setting, state, arm, unit.cell, foe.cell) for arm in arms):
                return _out("in-range", unit=name, other=say.unit(setting, state, unit.id))
    return _out("of-range", unit=name)


def _idle(setting: Setting, state: State, unit: Unit) -> str:
    """Why a unit of the AI was not asked what to do."""
    name, hindered = say.unit(setting, state, unit.id), hindrance_of(setting, state, unit)
    if hindered and hindered != "no-movement":
        return f"{say.capital(SAY(f'hindered-{hindered}', unit=name))}."
    can_go = not hindered and reachable(setting, state, unit)
    still = "not-asked" if can_go else hindered or "no-way"
    return _out("idle", unit=name, still=still, armed=bool(ready_slots(setting, state, unit)))


def _space(setting: Setting, state: State, text: str) -> str:
    cell = cell_at(setting, text)
    if cell is None:
        return ""
    where, piece = say.space(setting, cell), state.terrain[cell]
    standing = [say.unit(setting, state, u.id) for u in state.units if u.cell == cell]
    if standing:
        return _out("held", where=where, units=standing)
    if piece is not None and not _is_open_to_anybody(setting, state, cell):
        return _out("ground", where=where, terrain=say.card(setting, piece.card))
    return _out("space", where=where)


def _is_open_to_anybody(setting: Setting, state: State, cell: int) -> bool:
    own = [u.card for u in state.units if u.side == AI and u.card != HIDDEN]
    rows = [setting.cards.units[name] for name in own or setting.cards.units]
    return any(entry_cost(setting, state, row, cell) is not None for row in rows)


def _of_card(setting: Setting, state: State, kind: str, text: str) -> str:
    """A card of a hand by its place, or any card, token or stance by its name."""
    seat, _, place = text.partition("/")
    if kind == "pile":
        if seat != setting.seats[AI]:
            return _out("list")
        text = place
    if kind == "card" and seat in setting.seats and place.isdecimal():
        side = setting.seats.index(seat)
        hand = state.decks[side].hand
        if side == PLAYER or not 1 <= int(place) <= len(hand):
            return _out("hand")
        text = hand[int(place) - 1]
    for table in (setting.cards.units, setting.cards.supports):
        for name, row in table.items():
            if text in (name, row.title.casefold(), str(say.card(setting, name)).casefold()):
                return _out(_why_not_played(setting, state, name), card=say.card(setting, name))
    for name, token in setting.cards.tokens.items():
        said = say.token(setting, name)
        if text in (name, token.title.casefold(), str(said).casefold()):
            return _out("token", token=said)
    return ""


def _why_not_played(setting: Setting, state: State, name: str) -> str:
    if name in setting.numbers.army.removed:
        return "removed"
    if name in state.decks[AI].hand:
        return "in-hand"
    there = (u for u in state.units if u.side == AI and u.card == name and u.cell != ABOARD)
    return "on-board" if any(there) else "not-in-hand"
