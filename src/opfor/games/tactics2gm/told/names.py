"""Names of things as they are said: spaces, units, sides, targets, cards."""

from __future__ import annotations

from collections.abc import Iterable

from opfor.core.phrasebook import PhraseBook, Thing
from opfor.core.phrases import capital as capital
from opfor.core.phrases import listed as listed
from opfor.games.tactics2gm.values.content import FOLDER, HIDDEN, MapRow
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.stances import stance_named
from opfor.games.tactics2gm.values.state import HQ, State, Unit, cell_of_target, unit_alive

SAY = PhraseBook(FOLDER / "words", "told")
CONTENT = PhraseBook(FOLDER / "words", "content")
"""What the packs name: cards, terrain, armies, maps, scenarios."""


def spot(setting: Setting, cell: int) -> str:
    """``3.5``, line and column: a space as it is typed."""
    return f"{setting.board.line(cell)}.{setting.board.column(cell)}"


def space(setting: Setting, cell: int) -> Thing:
    """``space 3.5``."""
    return SAY.thing("aboard") if cell < 0 else SAY.thing("space", at=spot(setting, cell))


def side(setting: Setting, state: State, number: int) -> Thing:
    """``the AI`` and ``you``; between two people their armies, and before those the seats."""
    if setting.ai is not None:
        return SAY.thing("ai" if number == setting.ai else "you")
    if state.armies[number] in setting.cards.armies:
        return army(setting, state.armies[number])
    return SAY.thing(f"seat-{setting.seats[number]}")


def army(setting: Setting, name: str) -> Thing:
    """``the Germans``."""
    return CONTENT.thing(f"armies-{name}", setting.cards.armies[name].title, person="many")


def card(setting: Setting, name: str) -> Thing:
    """A card by its printed title."""
    for table in ("units", "supports", "terrain"):
        row = getattr(setting.cards, table).get(name)
        if row is not None and name != HIDDEN:
            return CONTENT.thing(f"{table}-{name}", row.title, text=row.text)
    return SAY.thing("hidden-card") if name == HIDDEN else token(setting, name)


def cards(setting: Setting, names: Iterable[str]) -> list[Thing]:
    return [card(setting, name) for name in names]


def mission(setting: Setting) -> Thing:
    row = setting.mission
    return CONTENT.thing(f"scenarios-{row.id}", row.title, text=row.text)


def map_of(row: MapRow) -> Thing:
    return CONTENT.thing(f"maps-{row.id}", row.title, text=row.text)


def stance(setting: Setting, name: str) -> Thing:
    """``Advance``; ``AIM($stance)`` is what it is after."""
    row = stance_named(setting.ai_kind, name)
    return CONTENT.thing(f"stances-{row.code}", row.title, aim=row.aim)


def hq_of(setting: Setting, state: State, number: int) -> dict[str, int]:
    """What is left of a headquarters, of how much, and the AP it may spend."""
    full = setting.numbers.hq.hp
    return {"hq": max(full - state.hq[number], 0), "of": full, "ap": state.ap[number]}


def token(setting: Setting, name: str) -> Thing:
    """An equipment token; some share their name with a unit card."""
    row = setting.cards.tokens.get(name)
    if row is None:
        return CONTENT.thing(f"equipment-{name}", name.replace("-", " "))
    return CONTENT.thing(f"equipment-{name}", row.title, text=row.text)


def arm(setting: Setting, unit: Unit, slot: int) -> Thing:
    """A weapon of a unit: its own, or a token's."""
    return token(setting, unit.tokens[slot - 1].kind) if slot else card(setting, unit.card)


def unit(setting: Setting, state: State, number: int) -> Thing:
    """``M4 Sherman 7``, with ``OWNED($unit)`` ``your M4 Sherman 7``; one that is gone by its number
    alone."""
    there = unit_alive(state, number)
    if there is None:
        return SAY.thing("unit-gone", n=number)
    named = SAY.thing("face-down") if there.card == HIDDEN else card(setting, there.card)
    return SAY.thing("unit", card=named, n=number, who=side(setting, state, there.side))


def target(setting: Setting, state: State, number: int, by: int) -> Thing:
    """A unit, the HQ of whom it is not by, or terrain by where it lies."""
    if number > 0:
        return unit(setting, state, number)
    if number == HQ:
        return hq(setting, state, 1 - by)
    cell = cell_of_target(number)
    piece = state.terrain[cell]
    what = SAY.thing("terrain") if piece is None else card(setting, piece.card)
    return SAY.thing("terrain-at", terrain=what, at=spot(setting, cell))


def hq(setting: Setting, state: State, number: int) -> Thing:
    """``your HQ``."""
    return SAY.thing("hq", who=side(setting, state, number))


def target_key(setting: Setting, number: int) -> str:
    """A target as it is typed: ``9``, ``hq``, ``t3.5``."""
    if number > 0:
        return str(number)
    return "hq" if number == HQ else f"t{spot(setting, cell_of_target(number))}"
