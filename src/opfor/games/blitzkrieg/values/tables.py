"""The tables a pack of Blitzkrieg! holds, as written in its TOML files."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from opfor.kit.lessons import LessonTable
from opfor.kit.packs import PackTable

Terrain = Literal["land", "sea", "either"]
Kind = Literal["army", "navy", "airforce", "agent"]
EffectKind = Literal[
    "none",
    "propaganda",
    "strategic-advantage",
    "tactical-advantage",
    "industrial-production",
    "research",
    "improved-research",
    "research-industry",
    "bombing",
]
Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]


class SpaceRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A space as written in a pack."""

    terrain: Terrain
    effect: EffectKind = "none"
    amount: Positive = 1


class CampaignRow(Struct, frozen=True, forbid_unknown_fields=True):
    vp: Count
    spaces: tuple[SpaceRow, ...]


class TheatreRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A theatre as written in a pack; ``red`` is the modifier resolved when it is opened."""

    id: str
    title: str
    steps: Positive
    shields: tuple[int, int]
    campaigns: tuple[CampaignRow, ...]
    open_at_start: bool = True
    red: Count = 0


class SideRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A side and how it is spoken of: ``the Allies place``, ``Japan places``."""

    id: str
    title: str
    plural: bool = False


class BoardTable(PackTable, frozen=True, kw_only=True):
    """``board.toml``. The first of ``sides`` moves first and is the bot in a solo game. One in a
    file of its own is played with the ``tokens`` and numbers of one of ours."""

    title: str
    tokens: str = "base"
    sides: tuple[SideRow, SideRow]
    by_row: tuple[str, ...] = ()
    theatres: tuple[TheatreRow, ...]


class UnitRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A unit token. ``leads`` lists the kinds a general or admiral counts.

    ``roams``: a unit at home on every terrain, whatever its kind.
    """

    id: str
    title: str
    kind: Kind
    strength: Count
    special: bool = False
    blitz: bool = False
    bomber: bool = False
    task_force: bool = False
    nuclear: bool = False
    spy: bool = False
    scientist: bool = False
    roams: bool = False
    leads: tuple[Kind, ...] = ()


class UnitTable(PackTable, frozen=True, kw_only=True):
    """``units.toml``: the tokens, and how many of each go into which bag or pile."""

    units: tuple[UnitRow, ...]
    first_bag: dict[str, Count]
    second_bag: dict[str, Count]
    pile: dict[str, Count]


class HeadStart(Struct, frozen=True, forbid_unknown_fields=True):
    """How the bot is helped at the start: how many tracks are picked, how far each moves."""

    picks: Count
    steps: Count


class Constants(PackTable, frozen=True, kw_only=True):
    """``constants.toml``: numbers of the game frame; the pack says what each one means."""

    end_points: Positive = 25
    reserve: Positive = 3
    row: Positive = 5
    scientist_strength: Count = 3
    shield_bonus: tuple[Count, Count] = (1, 2)
    outright_bonus: Count = 2
    backlash: Count = 2
    stop_short: Count = 1
    head_start: dict[Literal["easy", "medium", "hard"], HeadStart] = field(default_factory=dict)


TABLES: dict[str, type[Struct]] = {
    "board.toml": BoardTable,
    "units.toml": UnitTable,
    "constants.toml": Constants,
    "lessons": LessonTable,
}
