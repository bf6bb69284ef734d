"""Numbers of the rules that no counter shows, hit counters, and fortifications: all data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct, field

from opfor.cardboard.coh.board.terrain import Certainty, Movement
from opfor.cardboard.coh.counters.units import UNITS, Body, Colour
from opfor.core.errors import BadPack
from opfor.core.owned import kept
from opfor.kit.own_tables import read_table
from opfor.kit.packs import PackTable

Pile: TypeAlias = Literal["soft", "armour"]
PILE_OF: dict[Colour, Pile] = {"red": "soft", "blue": "armour"}


class Hit(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hit counter; numbers are added to the unit's values, ``rally`` 0 cannot be rallied."""

    id: str
    title: str
    pile: Pile
    copies: int
    certainty: Certainty
    rally: int = 0
    attack_cost: int = 0
    move_cost: int = 0
    red: int = 0
    blue: int = 0
    range: int | None = None
    front_dr: int = 0
    flank_dr: int = 0
    no_move: bool = False
    no_red: bool = False
    no_blue: bool = False
    only_rally: bool = False
    destroys: bool = False
    note: str = ""

    def change(self, colour: Colour) -> int:
        """What it does to the AR of a colour."""
        return self.red if colour == "red" else self.blue

    def silences(self, colour: Colour) -> bool:
        """Whether it forbids attacks of that colour."""
        return self.only_rally or (self.no_red if colour == "red" else self.no_blue)

    @property
    def changes_firepower(self) -> bool:
        """Whether the unit shoots worse or otherwise than printed (it cannot support then)."""
        silent = self.no_red or self.no_blue or self.only_rally
        return bool(silent or self.red or self.blue or self.range is not None)


class HitTable(PackTable, frozen=True, kw_only=True):
    """``hits.toml``."""

    hits: tuple[Hit, ...]


class WorkKind(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A fortification or an obstacle.

    ``holds`` are the bodies it shelters, ``bars`` the ways of moving that may not enter.
    """

    id: str
    title: str
    dr: int
    dm_front: int = 0
    dm_flank: int = 0
    holds: tuple[Body, ...] = ()
    bars: tuple[Movement, ...] = ()
    builder_only: bool = False
    has_facing: bool = False
    obstacle: bool = False
    stops_bonus_moves: bool = False
    slows_foot: bool = False
    crushed_by: tuple[Movement, ...] = ()
    explodes: bool = False


class Numbers(PackTable, frozen=True, kw_only=True):
    """``numbers.toml``; every field reads as the rule it belongs to."""

    activation_aps: int
    pivot_cost: int
    backwards_cost: int
    rally_cost: int
    stall_cost: int
    hide_cost: int
    dig_in_cost: int
    turret_cost: int
    long_range: int
    short_range: int
    close_combat: int
    close_combat_boxed: int
    kill_margin: int
    support: int
    behind_vehicle: int
    passenger_shield: int
    unburdened_move_cost: int
    flame_red: int
    flame_blue: int
    flame_range: int
    smoke_thrown_range: int
    spotter_range: int
    hidden_in_open: int
    find_hidden: int
    mines_hit: int
    artillery_red: int
    artillery_blue: int
    sniper_red: int
    solo_initiative: int
    spent_numbers: tuple[int, ...]
    drift: dict[str, int]
    works: tuple[WorkKind, ...] = field(default_factory=tuple)


@kept
def numbers() -> Numbers:
    """The numbers of the rules."""
    return read_table(UNITS / "numbers.toml", Numbers)


@kept
def work_kinds() -> Mapping[str, WorkKind]:
    """Fortifications and obstacles by id."""
    return {kind.id: kind for kind in numbers().works}


@kept
def hit_counters() -> Mapping[str, Hit]:
    """Every hit counter by id."""
    path = UNITS / "hits.toml"
    hits = read_table(path, HitTable).hits
    found = {hit.id: hit for hit in hits}
    if len(found) < len(hits):
        raise BadPack(f"{path}: hits: an id is listed twice; once is right")
    return found


@kept
def full_pile(pile: Pile) -> tuple[str, ...]:
    """All hit counters of a pile, sorted: the order is decided by each draw."""
    counters = (hit for hit in hit_counters().values() if hit.pile == pile)
    return tuple(sorted(hit.id for hit in counters for _ in range(hit.copies)))
