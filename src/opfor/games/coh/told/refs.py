"""Names for the things of Conflict of Heroes: hexes, units, cards, orders, the track."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from opfor.cardboard.coh.pictures.battle_map import hex_ref
from opfor.core.requests import UNTOLD
from opfor.core.trace import Decision
from opfor.games.coh.told.counters import unit_ref
from opfor.games.coh.values import actions as do
from opfor.games.coh.values.names import is_unseen
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.solo_events import OrderDrawn
from opfor.games.coh.values.solo_setting import PositionSetting
from opfor.games.coh.values.state import OFF, UNKNOWN_CARD, State
from opfor.games.coh.values.unit_events import UnitRevealed
from opfor.kit.hexes import FACINGS

UNITS = ("unit", "carrier", "target", "attacker", "found")
LETTERS = ("G", "S", "RE")
"""What the ids of counters begin with."""
PLACES = (
    "hex",
    "entry-hex",
    "advantage",
    "smoke-screen",
    "smoke-hex",
    "shelter",
    "obstacle",
    "removed-counter",
    "strike",
)
"""Questions whose candidates are hexes."""
HEXES = ("to", "at", "cell", "aimed")


def card_ref(card: str) -> str:
    """An action card by its number."""
    return f"card:{card}"


def order_ref(card: str) -> str:
    """An order card by its number."""
    return f"order:{card}"


def refs_of_action(setting: Setting, state: State, action: Any) -> tuple[str, ...]:
    """First who acts, then whom or where; of a facing the hex one then looks at."""
    return tuple(dict.fromkeys(_pointed(setting, state, action)))


def _pointed(setting: Setting, state: State, action: Any) -> Iterator[str]:
    card = getattr(action, "card", "")
    if card and card not in (UNKNOWN_CARD, UNTOLD):
        yield card_ref(card)
    for name in UNITS:
        unit = getattr(action, name, OFF)
        if unit != OFF:
            yield unit_ref(state, unit)
    for name in HEXES:
        cell = getattr(action, name, OFF)
        if cell != OFF:
            yield hex_ref(setting.field, cell)
    if isinstance(action, do.Pivot):
        cell = state.counters[action.unit].cell
        ahead = setting.field.neighbour(cell, FACINGS[action.facing]) if cell != OFF else None
        if ahead is not None:
            yield hex_ref(setting.field, ahead)


def refs_of_event(setting: Setting, state: State, event: Any) -> tuple[str, ...]:
    """Units, hexes and cards that an event is about; units that nobody sees have no name."""
    return tuple(dict.fromkeys(_told(setting, state, event)))


def _told(setting: Setting, state: State, event: Any) -> Iterator[str]:
    units = [getattr(event, name, OFF) for name in UNITS]
    units += getattr(event, "units", ())
    there = [u for u in units if isinstance(u, int) and 0 <= u < len(state.counters)]
    for unit in there:
        if isinstance(event, UnitRevealed) or not is_unseen(state.counters[unit]):
            yield unit_ref(state, unit)
    cells = [getattr(event, name, OFF) for name in HEXES]
    cells += getattr(event, "cells", ())
    for cell in cells:
        if isinstance(cell, int) and cell != OFF:
            yield hex_ref(setting.field, cell)


def ref_of_candidate(setting: Setting, decision: Decision, name: str | int) -> str:
    """Counters by id, hexes by name; orders, facings and words have none.

    ``G02`` is both, so the question says which is meant.
    """
    if decision.question in ("facing", "order"):
        return ""
    text = str(name)
    if text.startswith(("unit:", "hex:")):
        return text
    if decision.question in PLACES:
        return f"hex:{text}" if text in setting.field.names else ""
    is_id = text.startswith(LETTERS) and text.lstrip("GSRE").rstrip("abcdef").isdigit()
    if is_id and not _is_only_hex(setting, text):
        return f"unit:{text}"
    return f"hex:{text}" if text in setting.field.names else ""


def _is_only_hex(setting: Setting, name: str) -> bool:
    """Whether a hex has this name and no counter of the mission; a position's may be anybody's."""
    if isinstance(setting, PositionSetting) or name not in setting.field.names:
        return False
    mission = setting.mission
    come = [
        *getattr(mission, "cup", ()),
        *(n for g in getattr(mission, "groups", ()) for n in g.numbers),
    ]
    return not any(
        name == f"{row.nation[0].upper()}{number:02d}"
        for row in mission.sides
        for number in (*come, *(n for force in row.forces for n in force.numbers))
    )


def refs_of_forecast(_setting: Setting, _state: State, key: str) -> tuple[str, ...]:
    """``attack:G01``, ``move:S03``: whom it is about."""
    _, colon, who = key.partition(":")
    return (f"unit:{who}",) if colon else ()


def ref_of_item(_setting: Setting, source: str, item: str) -> str:
    """Cards of the two decks; hit counters and cups have no names of their own."""
    return {"orders": order_ref(item), "action-cards": card_ref(item)}.get(source, "")


def meant(setting: Setting, state: State, refs: Sequence[str]) -> list[str]:
    """A unit and an enemy, or a hex: fire where an enemy stands, else a move; a hex alone is where
    somebody is to be set up."""
    first, *rest = [ref.partition(":")[2] for ref in refs]
    if refs[0].startswith("hex:"):
        return [f"place {first}"]
    if not refs[0].startswith("unit:"):
        return []
    if not rest:
        return [f"move {first}"]
    own = next((c.side for c in state.counters if c.id == first), None)
    foes = {c.id: c.cell for c in state.counters if c.side != own and c.cell != OFF}
    cells = {setting.field.name(cell) for cell in foes.values()}
    verb = "fire" if rest[0] in foes or rest[0] in cells else "move"
    return [f"{verb} {first} {rest[0]}"]


def ref_of_field(setting: Setting, state: State, event: Any, field: str) -> str:
    """The counter, hex or card; nothing of a counter that nobody sees."""
    value = getattr(event, field)
    value = value[0] if isinstance(value, tuple) and value else value
    if isinstance(event, OrderDrawn):
        return order_ref(event.card) if event.purpose != "check" else ""
    if isinstance(value, str):
        return card_ref(value)
    if not isinstance(value, int) or value == OFF:
        return ""
    is_place = field in HEXES or field == "cells"
    found = hex_ref(setting.field, value) if is_place else unit_ref(state, value)
    return found if found in refs_of_event(setting, state, event) else ""
