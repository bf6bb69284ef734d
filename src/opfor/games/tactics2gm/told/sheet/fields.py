"""Fields to play on, each with what its scenario says."""

from __future__ import annotations

import re
from typing import Any

from opfor.games.tactics2gm.course.setup import new
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.goals import goals_text
from opfor.games.tactics2gm.told.pictures.grid import (
    SPACE,
    TALL,
    corner,
    grid_svg,
    headquarters,
    size_of,
)
from opfor.games.tactics2gm.told.pictures.pieces import terrain_pieces
from opfor.games.tactics2gm.told.pictures.style import style
from opfor.games.tactics2gm.told.pictures.terrain import terrain_defs
from opfor.games.tactics2gm.told.pictures.unit_cards import WIDE
from opfor.games.tactics2gm.values.options import Options, Setting, prepare
from opfor.games.tactics2gm.values.scenarios import BATTLE_ROYAL, Role
from opfor.kit.drawing.piece_style import PIECE_COLOURS
from opfor.kit.paper.drawn import paper_style, svg
from opfor.kit.picture import pieces_svg

BARS = ("foe", "you")
_STRENGTH = "#paper{opacity:.85}"


def settings_of(scenario: str) -> list[Setting]:
    """A scenario as it is laid out; a Battle Royal on each of its maps."""
    if scenario != BATTLE_ROYAL:
        return [prepare(Options(scenario=scenario), {})]
    first = prepare(Options(), {})
    return [prepare(Options(map=name), {}) for name in first.cards.maps]


def field(setting: Setting, size: float, files: dict[str, str]) -> dict[str, Any]:
    """A page: the field at the size of the counters, below it the scenario."""
    mission = setting.mission
    at_royal = mission.is_battle_royal
    map_row = setting.cards.maps.get(setting.options.map) if at_royal else None
    name = f"field-{setting.options.map if at_royal else mission.id}.svg".replace("/", "-")
    wide, high = size_of(setting.board)
    files[name] = _drawn(setting)
    each = size / WIDE
    title = f"{mission.title}: {map_row.title}" if map_row else mission.title
    return {
        "title": title,
        "lead": f"{mission.text} {map_row.text if map_row else ''}".strip(),
        "file": name,
        "alt": f"The field of {title}",
        "wide": wide * each,
        "high": high * each,
        "lines": _lines(setting),
    }


def _drawn(setting: Setting) -> str:
    state = new(setting)
    ground = grid_svg(setting) + pieces_svg(tuple(terrain_pieces(setting, state)))
    bars = "".join(_bar(setting, side) for side in (0, 1))
    target = _target(setting)
    rules = paper_style(style(), _STRENGTH)
    wide, high = size_of(setting.board)
    return svg(
        (0, 0, wide, high), f'<g id="paper">{ground}</g>{target}{bars}', rules, terrain_defs()
    )


def _bar(setting: Setting, side: int) -> str:
    """The HQ behind a side's first line, with a box for each of its hit points."""
    x, y = headquarters(setting.board, side)
    wide = setting.board.columns * SPACE
    role = setting.mission.roles[side].name
    full = setting.numbers.hq.hp
    boxes = "".join(
        f'<rect x="{wide / 2 - 32 * (full - n) - 8:g}" y="-10" width="24" height="20" rx="4" '
        f'fill="#fbf7ea"/><text class="g-r g-v" x="{wide / 2 - 32 * (full - n) + 4:g}" y="5">'
        f"{n + 1}</text>"
        for n in range(full)
    )
    colour = PIECE_COLOURS[BARS[side]][0]
    corner = 0 if side == 0 else 10
    return (
        f'<g transform="translate({x:g} {y:g})"><rect x="{-wide / 2:g}" y="-15" '
        f'width="{wide:g}" height="30" rx="{corner}" fill="{colour}"/>'
        f'<text class="g-h" x="{-wide / 2 + 90:g}" y="5.5">HQ · {role}</text>{boxes}</g>'
    )


def _target(setting: Setting) -> str:
    """A broken gold rim around the mission target."""
    if setting.mission.target < 0:
        return ""
    x, y = corner(setting.board, setting.mission.target)
    return (
        f'<rect class="k-obj" x="{x + 4:g}" y="{y + 4:g}" width="{SPACE - 8:g}" '
        f'height="{TALL - 8:g}" rx="8"/>'
    )


def _lines(setting: Setting) -> list[list[str]]:
    """Who wins how, and what each role begins with."""
    mission, state = setting.mission, new(setting)
    said = [
        ["Winning", f"{mission.roles[n].name.capitalize()}: {_way(line)}"]
        for n, line in enumerate(goals_text(setting, state))
    ]
    if mission.target >= 0:
        said.append(["Target", f"{say.space(setting, mission.target)}, in the broken gold rim."])
    for role in () if mission.is_battle_royal else mission.roles:
        said.append([role.name.capitalize(), _role(role)])
    weather = [name for name, on in (("night", setting.night), ("arctic", setting.arctic)) if on]
    if weather:
        said.append(["Conditions", f"{say.listed(weather)}."])
    first = mission.roles[mission.first].name
    said.append(["First turn", "the higher bid." if mission.is_battle_royal else f"the {first}."])
    return said


def _way(sentence: str) -> str:
    """``wins if …`` without who, and without how far it has come."""
    told = sentence.partition(" win if ")[2]
    return "wins if " + re.sub(r" \(\d+ (so far|begun)\)", "", told)


def _role(role: Role) -> str:
    parts = [f"as AI: {role.solo}" if role.solo else "", f"{role.start_ap} AP"]
    if role.army:
        parts.append(f"army {role.army}")
    if role.terrain:
        low, high = role.zone
        parts.append(f"terrain {', '.join(role.terrain)} on its lines {low} to {high}, paid")
    if role.deploy_cards:
        low, high = role.deploy_zone
        parts.append(
            f"draws {role.deploy_cards} cards and places units on its lines {low} to {high}"
        )
    if role.supplied:
        parts.append(f"{role.supplied} lines always in supply")
    if role.forbidden_types:
        parts.append(f"without {', '.join(role.forbidden_types)}")
    return f"{'; '.join(filter(None, parts))}."
