"""Scenarios as packs write them, and turned so that the AI stands behind line 1.

A scenario is written for two roles; the first stands behind line 1 of its map. When the AI takes
the second role the whole map is turned by half a circle.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from msgspec import Struct

from opfor.core.cite import cite
from opfor.core.door import path_of, toml_of
from opfor.core.errors import BadPack, OpforError, one_of
from opfor.core.links import MISSION, mission_in
from opfor.core.owned import kept
from opfor.games.tactics2gm.values.board import Board
from opfor.games.tactics2gm.values.content import PACKS, Cards, UnitType
from opfor.games.tactics2gm.values.scenario_line import AiKindName, Code, parse_code
from opfor.kit.own_tables import own_files
from opfor.kit.packs import PackTable, converted, raw_toml, read_toml

SCENARIOS = PACKS / "scenarios"
BATTLE_ROYAL = "battle-royal"
MOST = 999
"""Of anything that a scenario counts."""

GoalKind = Literal["destroy-hq", "destroy-target", "hold-target", "losses", "reach", "endure"]


class ScenarioGoal(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One way to win. ``amount`` is a number of units, or of turns to hold or endure.

    destroy-hq · destroy-target: the terrain on the target is gone · hold-target: ``amount`` own
    turns ended with a unit on the target and no enemy there · losses: the enemy has lost
    ``amount`` units · reach: ``amount`` units on the enemy's deployment line at the end of an own
    turn · endure: the enemy has ended ``amount`` turns without winning.
    """

    kind: GoalKind
    amount: int = 1


class Spot(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Terrain that lies on the board from the start."""

    card: str
    line: int
    column: int


class Role(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a scenario says about one role. ``terrain`` may be placed on lines ``zone``.

    ``deploy_cards`` are drawn before the game; units among them are placed on the lines of
    ``deploy_zone`` as far as the starting AP pay for them. Lines are counted from the role's own
    side. ``supplied`` is the number of lines that count as supplied whatever happens.
    """

    name: str
    army: str = ""
    goals: tuple[ScenarioGoal, ...]
    solo: str
    start_ap: int = 5
    terrain: tuple[str, ...] = ()
    zone: tuple[int, int] = (2, 3)
    deploy_cards: int = 0
    deploy_zone: tuple[int, int] = (1, 3)
    supplied: int = 0
    forbidden_types: tuple[UnitType, ...] = ()


class ScenarioTable(PackTable, frozen=True, kw_only=True):
    """A scenario file."""

    title: str
    text: str
    flavour: Literal["battle-royal", "special", "historical"]
    map: tuple[str, ...] = ()
    terrain: tuple[Spot, ...] = ()
    target: Spot | None = None
    first: Literal[0, 1] = 0
    forbidden_types: tuple[UnitType, ...] = ()
    forbidden_cards: tuple[str, ...] = ()
    night: bool = False
    arctic: bool = False
    roles: tuple[Role, ...] = ()


class Mission(Struct, frozen=True):
    """A scenario as it is played: roles by side, map by space."""

    id: str
    title: str
    text: str
    flavour: str
    printed: tuple[str, ...]
    terrain: dict[int, str]
    target: int
    roles: tuple[Role, Role]
    first: int
    forbidden_types: tuple[str, ...]
    forbidden_cards: tuple[str, ...]
    night: bool
    arctic: bool

    @property
    def is_battle_royal(self) -> bool:
        return self.flavour == BATTLE_ROYAL

    @property
    @cite("2GM-SET-2")
    def ai_kind(self) -> AiKindName:
        """Battle Royal: the dynamic AI. Scenario: what the solo line of the AI's role says."""
        return "battle-royal" if self.is_battle_royal else self.code(0).kind

    def code(self, side: int) -> Code:
        """The solo code line of the role a side plays."""
        return parse_code(self.roles[side].solo)


def scenario_names() -> list[str]:
    """All scenarios there are."""
    ours = [path.stem for path in SCENARIOS.glob("*.toml") if path.stem != "pack"]
    return sorted({*ours, *own_scenarios()})


@kept
def own_scenarios() -> dict[str, Path]:
    """The owner's scenarios by name: files of a pack that have roles."""
    paths = [file.path for file in own_files()]
    return {path.stem: path for path in paths if "roles" in raw_toml(path)}


@kept
def load_scenario(name: str) -> ScenarioTable:
    """A scenario by its name, by the path of its file, or out of a link."""
    own = own_scenarios().get(name)
    path = path_of(name) if name.endswith(".toml") else own or SCENARIOS / f"{name}.toml"
    if name.startswith(MISSION):
        values = toml_of(mission_in(name).encode(), "the link", BadPack)
        return converted(Path("mission.toml"), values, ScenarioTable)
    if not name.endswith(".toml") and name not in scenario_names():
        raise OpforError(one_of("scenario", name, scenario_names()))
    return read_toml(path, ScenarioTable)


@cite("2GM-SC-4")
def make_mission(
    name: str, table: ScenarioTable, cards: Cards, board: Board, map_rows: tuple[str, ...],
    *, turned: bool,
) -> Mission:  # fmt: skip
    """Lay a scenario out on a board; ``turned`` gives the first role to side 1."""
    rows = table.map or map_rows
    printed = _printed(name, rows, cards, board)
    spots = {_cell(name, board, spot): spot.card for spot in table.terrain}
    target = -1
    if table.target is not None:
        target = _cell(name, board, table.target)
        if table.target.card:
            spots[target] = table.target.card
    for card in spots.values():
        if card not in cards.terrain:
            raise BadPack(f"scenario {name}: {one_of('terrain', card, cards.terrain)}")
    roles = _roles(name, table, cards, board)
    first: int = table.first
    if turned:
        last = board.size - 1
        printed = printed[::-1]
        spots = {last - cell: card for cell, card in spots.items()}
        target = last - target if target >= 0 else -1
        roles = (roles[1], roles[0])
        first = 1 - first
    return Mission(
        name, table.title, table.text, table.flavour, printed, spots, target, roles, first,
        table.forbidden_types, table.forbidden_cards, table.night, table.arctic,
    )  # fmt: skip


def _roles(name: str, table: ScenarioTable, cards: Cards, board: Board) -> tuple[Role, Role]:
    if len(table.roles) != 2:
        raise BadPack(f"scenario {name}: {len(table.roles)} roles; it needs two")
    for role in table.roles:
        if role.solo and parse_code(role.solo).side != role.name:
            raise BadPack(f"scenario {name}: role {role.name!r} has the solo code {role.solo!r}")
        for fault in role_faults(role, cards, board):
            raise BadPack(f"scenario {name}: role {role.name!r}: {fault}")
    return table.roles[0], table.roles[1]


def role_faults(role: Role, cards: Cards, board: Board) -> Iterator[str]:
    """Zones off the board, counts below nothing, terrain there is not."""
    if not role.goals:
        yield "no goals; give at least one way to win"
    zones = {"zone": bool(role.terrain), "deploy_zone": bool(role.deploy_cards)}
    for field in (field for field, is_used in zones.items() if is_used):
        low, high = getattr(role, field)
        if not 1 <= low <= high <= board.lines:
            yield f"{field} {low} to {high}; lines go from 1 to {board.lines}, the lower first"
    for goal in role.goals:
        if not 1 <= goal.amount <= MOST:
            yield f"{goal.kind}: amount {goal.amount}; 1 to {MOST} is right"
    for field in ("start_ap", "deploy_cards", "supplied"):
        if not 0 <= (number := getattr(role, field)) <= MOST:
            yield f"{field} {number}; 0 to {MOST} is right"
    for card in role.terrain:
        if card not in cards.terrain:
            yield one_of("terrain", card, cards.terrain)


def _cell(name: str, board: Board, spot: Spot) -> int:
    try:
        return board.cell(spot.line, spot.column)
    except OpforError as error:
        raise OpforError(f"scenario {name}: {spot.card or 'target'}: {error}") from None


def _printed(name: str, rows: tuple[str, ...], cards: Cards, board: Board) -> tuple[str, ...]:
    """The printed terrain of each space ('' where it is open)."""
    if len(rows) != board.lines or any(len(row) != board.columns for row in rows):
        widest = max((len(row) for row in rows), default=0)
        raise OpforError(
            f"scenario {name}: its map has {len(rows)} lines by {widest} columns, "
            f"the board {board.lines} by {board.columns}; both must be the same"
        )
    letters = {row.letter: row.id for row in cards.terrain.values() if row.letter} | {".": ""}
    for letter in "".join(rows):
        if letter not in letters:
            raise BadPack(f"scenario {name}: {one_of('map letter', letter, letters)}")
    return tuple(letters[letter] for row in rows for letter in row)


FIRST_LINES = (1, 3)
"""Where a player may put terrain in a Battle Royal: the lines of the own half."""


LAST_TURN = "last-turn"


DECK_OUT = "deck-out"
"""Why a game ends otherwise than by a goal."""
