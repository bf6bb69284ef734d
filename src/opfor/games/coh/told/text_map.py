"""The map in letters: hexes staggered, counters with facing and state, control, the ground."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from opfor.cardboard.coh.pictures.battle_map import hex_ref
from opfor.cardboard.coh.pictures.ground_letters import (
    GROUND,
    ROAD,
    ground_letter,
    margin_names,
)
from opfor.core.sketch import Run, Sketched, Window
from opfor.games.coh.told.board_text import on_the_map
from opfor.games.coh.told.counters import in_order, side_word
from opfor.games.coh.told.names import SAY
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import OFF, State
from opfor.kit.hexes import Place
from opfor.kit.sketch.hexes import Hex, drawn, window

ARROWS, NUMBERS = "↑↗↘↓↙↖", "123456"
FRAMES = {"you": "()", "foe": "<>"}
"""Round for what is yours, cut for what is the opponent's, as on the drawn map."""
LIT = {"legal": "+", "set-up": "+", "entry": "+"}
FEWEST = 7
"""Lines for the hexes, however little room there is."""
MOST_BESIDE = 4
"""Lines under the map for stacks, works and smoke."""


def sketch(setting: Setting, state: State, seat: str, asked: Window) -> Sketched:
    """The part of the map that fits the window, and under it what the letters cannot say."""
    sight, field = look(setting, state), setting.field
    told = (*_stacks(sight), *on_the_map(sight))
    beside = [line for each in told for line in wrap(each, asked.columns)]
    if asked.lines and not asked.whole:
        beside = beside[:MOST_BESIDE]
    room = max(asked.lines - len(beside), FEWEST) if asked.lines else 0
    seen = window(field.map.places, _around(sight, asked.around), asked.columns, room)
    if asked.whole and len(seen) < len(field):
        return ()
    lit = {mark.ref: mark.kind for mark in asked.lit}
    hexes = {place: _hex(sight, field.map.at[place], seat, lit, asked.plain) for place in seen}
    part = [] if len(seen) == len(field) else [_part(sight, seen)]
    under = tuple((Run(line, "quiet"),) for line in (*beside, *part))
    return (*drawn(hexes, margin_names(field)), *under)


def sketch_key(setting: Setting, _state: State) -> Sequence[str]:
    """What the signs mean."""
    kinds = {ground_letter(setting.field, cell) for cell in range(len(setting.field))}
    ground = [f"{kind.sign} {kind.said}" for kind in (*GROUND.values(), ROAD) if kind in kinds]
    return SAY("map-key", ground=", ".join(ground)).split("\n")


def _around(sight: Deployment, refs: Sequence[str]) -> list[Place]:
    """The places of hexes and counters; without any, those of all counters."""
    cells = [cell for cell in (_cell(sight, ref) for ref in refs) if cell >= 0]
    return [sight.field.map.places[cell] for cell in cells or sight.at]


def _cell(sight: Deployment, ref: str) -> int:
    kind, _, name = ref.partition(":")
    if kind == "hex" and name in sight.field.names:
        return sight.field.cell(name)
    return next((c.cell for c in sight.state.counters if kind == "unit" and c.id == name), OFF)


def _part(sight: Deployment, seen: Sequence[Place]) -> str:
    names = [sight.field.name(sight.field.map.at[place]) for place in (seen[0], seen[-1])]
    return SAY("map-part", first=names[0], last=names[1])


def _hex(sight: Deployment, cell: int, seat: str, lit: dict[str, str], plain: bool) -> Hex:
    setting, field = sight.setting, sight.field
    kind = ground_letter(field, cell)
    owner = next((m.side for m in sight.state.markers if m.cell == cell), OFF)
    framed = FRAMES[side_word(setting, owner, seat)] if owner != OFF else ""
    mark = lit.get(hex_ref(field, cell), "")
    units = in_order(sight, sight.at.get(cell, ()))
    if not units:
        level = str(field.level[cell] or "")
        sign = "" if kind is GROUND["open"] else kind.sign * 2
        above = f"{LIT.get(mark, '')}{sign}{level}"
        style = "legal" if mark in LIT else "goal" if framed else kind.style
        return Hex(above, "", "last" if mark == "last" else style, framed)
    top = units[-1]
    style = side_word(setting, sight.state.counters[top].side, seat)
    more = f"+{len(units) - 1}" if len(units) > 1 else ""
    below = f"{_facing(sight, top, plain)}{_condition(sight, top)}{kind.sign}"
    if more:
        below = f"{below[:1]}{more}"
    return Hex(_number(sight, top), below, style, framed)


def _number(sight: Deployment, unit: int) -> str:
    """``G01``; of longer ids the end, which tells them apart."""
    return sight.state.counters[unit].id[-3:]


def _facing(sight: Deployment, unit: int, plain: bool) -> str:
    one = sight.state.counters[unit]
    if one.carrier != OFF or sight.kind(unit).has("rumored"):
        return " "
    return (NUMBERS if plain else ARROWS)[one.facing]


def _condition(sight: Deployment, unit: int) -> str:
    one = sight.state.counters[unit]
    if one.hit:
        return "x" if one.spent else "!"
    if one.spent:
        return "-"
    if unit in sight.state.activated[sight.setting.player_of(unit, one.side)]:
        return "*"
    return "~" if one.hidden else " "


def _stacks(sight: Deployment) -> list[str]:
    """Who shares a hex."""
    found = [
        f"{sight.field.name(cell)}: {', '.join(sight.state.counters[u].id for u in units)}"
        for cell, units in sorted(sight.at.items())
        if len(units) > 1
    ]
    return [SAY("map-together", stacks="; ".join(found))] if found else []
