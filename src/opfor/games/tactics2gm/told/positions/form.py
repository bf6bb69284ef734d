"""A position file as written: its fields, and what makes one impossible.

Every fault is one line: where it is, what is wrong, what would be right.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from opfor.core.door import position_of
from opfor.games.tactics2gm.values.board import MOST_COLUMNS, MOST_LINES
from opfor.games.tactics2gm.values.content import TraitName, UnitType
from opfor.games.tactics2gm.values.scenario_line import AiKindName

Count = Annotated[int, Meta(ge=0, le=999)]
Value = Annotated[int, Meta(ge=0, le=99)]
LineNumber = Annotated[int, Meta(ge=1, le=MOST_LINES)]
Column = Annotated[int, Meta(ge=1, le=MOST_COLUMNS)]
Names = Annotated[tuple[str, ...], Meta(max_length=200)]
Change = Annotated[int, Meta(ge=-12, le=12)]
"""What cards and tokens together can do to a roll."""
Side = Literal["ai", "player"]
TargetGoal = Literal["destroy", "defend"]
PhaseWanted = Literal["start", "movement", "deployment", "shooting"]


class UnitForm(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A unit: a card of the pack, or its own values. ``equipment`` lists its tokens (``used``
    those that are flipped), ``aboard`` the unit it rides in."""

    id: str
    side: Side
    card: str | None = None
    type: UnitType | None = None
    line: LineNumber = 1
    column: Column = 1
    cost: Value = 1
    movement: Value = 1
    range: Value = 1
    min_range: Value = 1
    to_hit: Annotated[int, Meta(ge=1, le=10)] = 1
    penetration: Value = 1
    damage: Value = 1
    defence: Value = 1
    hp: Annotated[int, Meta(ge=1, le=99)] = 1
    wounds: Value = 0
    traits: tuple[TraitName, ...] = ()
    equipment: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    aboard: str | None = None
    cover: Change = 0
    aim: Change = 0
    halted: Annotated[int, Meta(ge=0, le=3)] = 0
    rank: Annotated[int, Meta(ge=0, le=5)] = 0
    hidden: bool = False


class TerrainForm(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    card: str
    line: LineNumber
    column: Column
    damage: Value = 0


class TargetForm(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The mission target: the AI destroys it, or defends it."""

    line: LineNumber
    column: Column
    goal: TargetGoal = "destroy"


class Wounds(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    ai: Count = 0
    player: Count = 0


class PositionForm(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything the AI needs to decide once.

    The cards are drawn and the AP counted, unless the AI's ``deck`` is given and its ``hand`` is
    not: then its HQ and Cards phases come first. ``player_hand`` is how many cards the
    Player holds, or what they are. ``aircraft`` are airplanes beside the Player's HQ.
    """

    game: Literal["2gm"] = "2gm"
    kind: AiKindName = "battle-royal"
    turn: Annotated[int, Meta(ge=1, le=999)] = 1
    ap: Count = 0
    player_ap: Count = 0
    units: Annotated[tuple[UnitForm, ...], Meta(max_length=500)] = ()
    terrain: Annotated[tuple[TerrainForm, ...], Meta(max_length=240)] = ()
    target: TargetForm | None = None
    hand: Names | None = None
    player_hand: Annotated[int, Meta(ge=0, le=200)] | Names = 0
    deck: Names = ()
    discard: Names = ()
    aircraft: Names = ()
    hq: Wounds = Wounds()
    losses: Wounds = Wounds()
    supplied: Annotated[int, Meta(ge=0, le=MOST_LINES)] = 0
    night: bool = False
    arctic: bool = False
    columns: Count = 10
    ai_ap: float = 0
    phase: PhaseWanted | None = None
    stance: str | None = None
    d10: Annotated[int, Meta(ge=1, le=10)] | None = None


WORDS: dict[str, tuple[str, ...]] = {
    "game": ("2gm",),
    "kind": get_args(AiKindName),
    "phase": get_args(PhaseWanted),
    "side": get_args(Side),
    "type": get_args(UnitType),
    "traits": get_args(TraitName),
    "goal": get_args(TargetGoal),
}
"""The words a field may hold."""


PARTS: dict[str, type[Struct]] = {
    "": PositionForm,
    "units": UnitForm,
    "terrain": TerrainForm,
    "target": TargetForm,
}


def parse(raw: bytes) -> PositionForm:
    """The form of a JSON document."""
    return position_of(raw, PositionForm, WORDS, PARTS)
