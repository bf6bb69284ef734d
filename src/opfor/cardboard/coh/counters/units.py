"""Counters: the units of both sides, as printed. Values are data, checked on reading."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Literal, TypeAlias

from msgspec import Struct

from opfor.cardboard.coh import PACKS
from opfor.cardboard.coh.board.terrain import Certainty, Movement
from opfor.core.cite import cite
from opfor.core.errors import BadPack, OpforError
from opfor.core.owned import kept
from opfor.kit.own_tables import read_table
from opfor.kit.packs import PackTable

UNITS = PACKS / "units"
NATIONS = ("german", "soviet")

Colour: TypeAlias = Literal["red", "blue"]
Body: TypeAlias = Literal["foot", "gun", "vehicle"]
Bonus: TypeAlias = Literal["wheel", "track"]
Trait: TypeAlias = Literal[
    "high-explosive",
    "mortar",
    "infantry-gun",
    "smoke-thrown",
    "smoke-fired",
    "flame",
    "pioneer",
    "turret",
    "all-round",
    "open-topped",
    "apc",
    "transport",
    "non-combat",
    "rumored",
]


class UnitKind(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One row of a unit table: everything the counter shows.

    ``red`` and ``blue`` are the ARs (left out: it has none), ``boxed`` the ARs printed on white,
    which are poor in close combat. ``numbers`` are those on the counters.
    """

    id: str
    title: str
    kind: Body
    move_cost: int
    movement: Movement
    flank_dr: int
    front_dr: int
    attack_cost: int = 0
    indirect_cost: int = 0
    bonus_moves: tuple[Bonus, ...] = ()
    red: int | None = None
    blue: int | None = None
    range: int = 0
    minimum_range: int = 0
    flank_colour: Colour = "red"
    front_colour: Colour = "red"
    boxed: tuple[Colour, ...] = ()
    traits: tuple[Trait, ...] = ()
    numbers: tuple[int, ...] = ()
    numbers_are_ours: bool = False
    certainty: Certainty

    @property
    def nation(self) -> str:
        return self.id.partition("-")[0]

    def has(self, trait: Trait) -> bool:
        return trait in self.traits

    def rating(self, colour: Colour) -> int | None:
        """The printed AR of a colour; None if the unit has none."""
        return self.red if colour == "red" else self.blue

    @property
    def is_armed(self) -> bool:
        return self.attack_cost > 0

    @property
    @cite("V-8")
    def is_combat_effective(self) -> bool:
        """Whether some AR is above 0."""
        return max(self.red or 0, self.blue or 0) > 0

    @property
    def fires_all_round(self) -> bool:
        """Turrets and mounts without a blind side."""
        return "turret" in self.traits or "all-round" in self.traits

    @property
    def is_poor_in_close_combat(self) -> bool:
        """Machine guns, mortars, guns, trucks: their red AR stands on white."""
        return "red" in self.boxed


class UnitTable(PackTable, frozen=True, kw_only=True):
    """``german.toml``, ``soviet.toml``."""

    side: str
    units: tuple[UnitKind, ...]


RUMORED = UnitKind(
    id="rumored-enemy",
    title="Rumored enemy",
    kind="foot",
    move_cost=1,
    movement="foot",
    flank_dr=0,
    front_dr=0,
    range=5,
    traits=("rumored",),
    certainty="A",
)
"""The rumored enemy of solo play: it walks and is shot at, but fights only once revealed."""


def read_units(path: Path) -> tuple[UnitKind, ...]:
    """Read and check one side's counters."""
    table = read_table(path, UnitTable)
    for fault in _faults(table):
        raise BadPack(f"{path}: {fault}")
    return table.units


def _faults(table: UnitTable) -> Iterable[str]:
    holders: dict[int, str] = {}
    ids: set[str] = set()
    for unit in table.units:
        if unit.id in ids:
            yield f"units: {unit.id!r} is listed twice; once is right"
        ids.add(unit.id)
        if not unit.id.startswith(f"{table.side}-"):
            yield f"units: {unit.id!r}: id must begin with {table.side}-"
        if unit.is_armed and (unit.red is None or unit.blue is None):
            yield f"units: {unit.id!r}: a unit with an attack_cost needs red and blue"
        for number in unit.numbers:
            if number in holders:
                yield (
                    f"units: {unit.id!r}: numbers: {number} is already the number of "
                    f"{holders[number]!r}; numbers are unique on a side"
                )
            holders[number] = unit.id


@cite("COH-6.1-b")
@kept
def unit_kinds() -> Mapping[str, UnitKind]:
    """Every kind of unit by id, the rumored enemy included."""
    kinds = {kind.id: kind for nation in NATIONS for kind in read_units(UNITS / f"{nation}.toml")}
    return kinds | {RUMORED.id: RUMORED}


@kept
def kind_numbered(nation: str, number: int) -> UnitKind:
    """The kind of the counter with this number."""
    for kind in unit_kinds().values():
        if kind.nation == nation and number in kind.numbers:
            return kind
    last = max(n for k in unit_kinds().values() if k.nation == nation for n in k.numbers)
    raise OpforError(f"{nation} counter {number}: there is none; numbers run from 1 to {last}")
