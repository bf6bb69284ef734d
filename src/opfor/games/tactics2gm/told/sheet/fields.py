"""Fields to play on, each with what its scenario says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from opfor.core.phrasebook import Thing
from opfor.core.phrases import listed
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.goals import ways, weather_of
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
from opfor.games.tactics2gm.told.sheet.words import SHEETS
from opfor.games.tactics2gm.told.topics import said_of
from opfor.games.tactics2gm.values.options import Options, Setting, prepare
from opfor.games.tactics2gm.values.scenario_line import parse_code
from opfor.games.tactics2gm.values.scenarios import BATTLE_ROYAL, Role
from opfor.games.tactics2gm.values.start import new
from opfor.kit.drawing.piece_style import PIECE_COLOURS
from opfor.kit.paper.drawn import paper_style, svg
from opfor.kit.picture import pieces_svg
from opfor.kit.scene import escape

BARS = ("foe", "you")
_STRENGTH = "#paper{opacity:.85}.hp{fill:#fbf7ea;stroke:#1d1b12;stroke-width:1.5}"


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
    things = [say.mission(setting), *([say.map_of(map_row)] if map_row else [])]
    title = ": ".join(map(str, things))
    return {
        "title": title,
        "lead": " ".join(thing.form("text") for thing in things),
        "file": name,
        "alt": SHEETS("field-alt", title=title),
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
    """The HQ behind the two middle spaces of a side's first line; on the strip beside it a box for
    each of its hit points, and which spaces are next to it."""
    board = setting.board
    x, y = headquarters(board, side)
    wide, full = board.columns * SPACE, setting.numbers.hq.hp
    role = escape(SHEETS("field-hq", role=_role_name(setting.mission.roles[side])))
    beside = [cell for cell in range(board.size) if board.distance[cell][board.hq(side)] == 1]
    spaces = listed([say.spot(setting, cell) for cell in beside])
    near = escape(SHEETS("field-hq-near", spaces=spaces))
    boxes = "".join(
        f'<rect class="hp" x="{wide / 2 - 32 * (full - n) - 8:g}" y="-10" width="24" height="20" '
        f'rx="4"/><text class="g-r g-v" x="{wide / 2 - 32 * (full - n) + 4:g}" y="5">{n + 1}</text>'
        for n in range(full)
    )
    corner = 0 if side == 0 else 10
    return (
        f'<g transform="translate({x:g} {y:g})"><rect class="hp" x="{-wide / 2:g}" y="-15" '
        f'width="{wide:g}" height="30" rx="{corner}"/>'
        f'<rect x="{-SPACE:g}" y="-17" width="{2 * SPACE:g}" height="34" rx="{corner}" '
        f'fill="{PIECE_COLOURS[BARS[side]][0]}"/><text class="g-h" y="5.5">{role}</text>'
        f'<text class="g-s" x="{-wide / 2 + 110:g}" y="5">{near}</text>{boxes}</g>'
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
        [SHEETS("field-winning"), SHEETS("field-wins", role=_role_name(role),
                                         ways=ways(setting, state, n, so_far=False))]
        for n, role in enumerate(mission.roles)
    ]  # fmt: skip
    if mission.target >= 0:
        said.append(_line("target", where=say.space(setting, mission.target)))
    for role in () if mission.is_battle_royal else mission.roles:
        said.append([say.capital(_role_name(role)), f"{'; '.join(_role(setting, role))}."])
    if weather := weather_of(setting):
        said.append(_line("conditions", weather=weather))
    first = _role_name(mission.roles[mission.first])
    form = "bid" if mission.is_battle_royal else "role"
    return [*said, _line("first", form, role=first)]


def _line(name: str, form: str = "text", **values: Any) -> list[str]:
    return [SHEETS(f"field-{name}"), SHEETS.form(f"field-{name}", form, None, values)]


def _role_name(role: Role) -> Thing:
    return SHEETS.thing(f"role-{role.name}")


def _role(setting: Setting, role: Role) -> Iterator[str]:
    if role.solo:
        code = parse_code(role.solo)
        counts = "-".join(map(str, code.counts))
        yield SHEETS("role-ai", role=_role_name(role), counts=counts, kind=code.kind)
    yield SHEETS("role-ap", ap=role.start_ap)
    if role.army:
        yield SHEETS("role-army", army=say.army(setting, role.army))
    (low, high), (first, last) = role.zone, role.deploy_zone
    if role.terrain:
        yield SHEETS("role-terrain", cards=say.cards(setting, role.terrain), low=low, high=high)
    if role.deploy_cards:
        yield SHEETS("role-deploys", n=role.deploy_cards, low=first, high=last)
    if role.supplied:
        yield SHEETS("role-supplied", n=role.supplied)
    if role.forbidden_types:
        yield SHEETS("role-without", types=said_of("type", role.forbidden_types))
