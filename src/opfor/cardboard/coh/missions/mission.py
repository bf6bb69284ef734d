"""Missions as files: boards, sides, forces, schedules, victory. Checked on reading.

The structs here are the TOML; ``opfor.games.coh.missions.check`` finds what is wrong beyond the
types, and ``opfor.games.coh.options`` makes a setting of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from msgspec import Struct

from opfor.cardboard.coh import PACKS
from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.board.layout import Placing
from opfor.cardboard.coh.board.own_boards import OwnBoards, laid
from opfor.cardboard.coh.missions.own_missions import own_missions, own_solo_missions
from opfor.core.door import path_of
from opfor.core.errors import BadPack, one_of
from opfor.core.owned import kept
from opfor.kit.packs import PackTable, is_there, read_toml

MISSIONS = PACKS / "missions"
FacingName = Literal["N", "NE", "SE", "S", "SW", "NW"]


class Row(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every entry of a mission file forbids: unknown fields."""


class Force(Row, frozen=True, kw_only=True):
    """Units of one side that share a fate: where they begin, or when and where they come.

    ``numbers`` are those on the counters. Exactly one of ``hex`` (placed there), ``area``
    (placed by the player, hexes or an edge) and ``enters`` (from that round on, by ``by``).
    ``player`` says which of two partners commands them; 0: they are dealt. A side that says so is
    made for two. ``outside`` they stand beside the fortification of their hex until they move;
    else those who fit are in it. ``hit`` names the hit counter that each of them begins under.
    """

    numbers: tuple[int, ...]
    hex: str = ""
    area: tuple[str, ...] = ()
    enters: int = 0
    by: tuple[str, ...] = ()
    facing: FacingName | None = None
    hidden: bool = False
    spent: bool = False
    hit: str = ""
    rides: int = 0
    player: Literal[0, 1, 2] = 0
    outside: bool = False


class Artillery(Row, frozen=True, kw_only=True):
    """Off-board artillery: how many targets a side names for each of these rounds; for every
    round from the second on if none is named."""

    rounds: tuple[int, ...] = ()
    strikes: int = 1
    smoke: bool = True


class Exit(Row, frozen=True, kw_only=True):
    """Where units may leave the map, and what each of them scores for it."""

    hexes: tuple[str, ...]
    vp: int = 0


class SideRow(Row, frozen=True, kw_only=True):
    """One side of the mission. ``exit`` is for every unit, ``exit_of`` for the counter of that
    number alone; where both apply, both score."""

    nation: Literal["german", "soviet"]
    task: str
    caps: int
    forces: tuple[Force, ...]
    vp: int = 0
    hand: int = 0
    cards_each_round: int = 0
    kill_vp: int = 1
    kill_vp_of: dict[str, int] = {}
    artillery: Artillery | None = None
    exit: Exit | None = None
    exit_of: dict[str, Exit] = {}


class Control(Row, frozen=True, kw_only=True):
    """A control marker: who has it first, and what it scores, each round or at the end."""

    hex: str
    owner: Literal["german", "soviet"]
    each_round: int = 0
    at_end: int = 0
    when_taken: int = 0


class WorkRow(Row, frozen=True, kw_only=True):
    """A fortification or obstacle on the map at the start."""

    kind: str
    hex: str
    owner: Literal["german", "soviet"]
    facing: FacingName = "N"
    hidden: bool = False


class PlayRule(Row, frozen=True, kw_only=True):
    """A rule that holds all mission long, for one side or for both."""

    key: Literal["sight-limit", "no-bonus-moves", "initiative-bonus", "rally-bonus"]
    value: int = 1
    side: Literal["", "german", "soviet"] = ""


class SmokeRow(Row, frozen=True, kw_only=True):
    """Smoke on the map at the start: 2 is heavy, 1 light."""

    hex: str
    density: Literal[1, 2] = 2


class LevelRow(Row, frozen=True, kw_only=True):
    """What a level changes for the Player (of two persons: for the first side): points, CAPs and
    cards at the start, counters of the side that stay away; in a solo mission spaces of the track,
    AI and No Enemy counters more behind the Rumored Enemies, another order deck."""

    vp: int = 0
    caps: int = 0
    hand: int = 0
    without: tuple[int, ...] = ()
    track: int = 0
    cup: tuple[int, ...] = ()
    no_enemy: int = 0
    orders: tuple[str, ...] = ()


class Mission(PackTable, frozen=True, kw_only=True):
    """``ID.toml``. ``first`` names the side that begins round 1 without a roll; ``levels`` are
    those beside ``regular``, which is the mission as it stands.

    ``kind`` says in a word what is to be done; ``place``, ``date`` and ``formations`` say where in
    the world it happened, if it did, ``happened`` how it went, told afterwards, with its
    ``sources``. ``names`` are places on the map, by hex. ``side_task`` says what else may be done;
    the line that scores it stands in the last space of the track. ``boards`` are ground of its own
    that ``maps`` may lay. A victory by ``decisive`` VPs or
    more is a decisive one. ``measured`` says how often who wins, if games were played.
    """

    id: str
    title: str
    briefing: str
    measured: str = ""
    minutes: int
    rounds: int
    maps: tuple[str | Placing, ...]
    boards: OwnBoards = ()
    sides: tuple[SideRow, SideRow]
    cards: tuple[str, ...] = ()
    control: tuple[Control, ...] = ()
    works: tuple[WorkRow, ...] = ()
    economy: Literal["activation", "solo"] = "activation"
    first: Literal["german", "soviet"] | None = None
    special_rules: tuple[str, ...] = ()
    rules: tuple[PlayRule, ...] = ()
    smoke: tuple[SmokeRow, ...] = ()
    levels: Mapping[str, LevelRow] = {}
    kind: str = ""
    place: str = ""
    date: str = ""
    formations: tuple[str, ...] = ()
    names: Mapping[str, str] = {}
    happened: str = ""
    sources: tuple[str, ...] = ()
    side_task: str = ""
    decisive: int = 0

    @property
    def ground(self) -> Battlefield:
        """Its boards as they lie."""
        return laid(self.maps, self.boards)


def read_mission(path: Path) -> Mission:
    """Read and check one mission file."""
    from opfor.cardboard.coh.missions.faults import faults, refuse

    mission = read_toml(path, Mission)
    refuse(path, faults(mission, path.stem))
    return mission


@kept
def mission(name: str) -> Mission:
    """A mission of the game's own pack by id, or of a file by its path."""
    own = own_missions().get(name)
    is_file = name.endswith(".toml")
    path = path_of(name, BadPack) if is_file else own or MISSIONS / f"{name}.toml"
    if not own and path not in MISSIONS.glob("*.toml") and not (is_file and is_there(path)):
        raise BadPack(one_of("mission", name, mission_ids()))
    return read_mission(path)


def firefights() -> dict[str, Path]:
    """The files of the firefights there are, the owner's too, by id."""
    files = {path.stem: path for path in MISSIONS.glob("*.toml") if path.stem != "pack"}
    ours = {name: path for name, path in files.items() if name not in own_solo_missions()}
    return ours | own_missions()


def mission_ids() -> tuple[str, ...]:
    """The firefights there are, shortest first."""
    return tuple(path.stem for path in sorted(firefights().values(), key=_minutes))


def _minutes(path: Path) -> tuple[int, str]:
    return read_toml(path, Mission).minutes, path.stem
