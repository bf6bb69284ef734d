"""A position file as written: its fields, and what makes one impossible.

Every fault is one line: where it is, what is wrong, what would be right.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.board.grid import EDGES
from opfor.cardboard.coh.counters.numbers import hit_counters
from opfor.cardboard.coh.counters.units import RUMORED, UnitKind, unit_kinds
from opfor.cardboard.coh.missions.faults import cells_of
from opfor.cardboard.coh.missions.mission import FacingName
from opfor.core.door import position_of
from opfor.core.errors import BadPosition, OpforError, one_of
from opfor.games.coh.values.solo_setting import Objective
from opfor.kit.hexes import Facing

WorkName = Literal["trench", "hasty-defence", "bunker", "mines", "wire", "road-block"]
SideName = Literal["ai", "player"]
SIDES: tuple[SideName, SideName] = ("ai", "player")
Cost = Annotated[int, Meta(ge=0)]


class PositionPart(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """What every part of a position forbids: unknown fields."""


class Values(PositionPart, frozen=True, kw_only=True):
    """Printed values to be overridden; ``null`` takes an AR away."""

    attack_cost: Cost | UnsetType = UNSET
    move_cost: Cost | UnsetType = UNSET
    red: int | UnsetType | None = UNSET
    blue: int | UnsetType | None = UNSET
    range: Cost | UnsetType = UNSET
    front_dr: int | UnsetType = UNSET
    flank_dr: int | UnsetType = UNSET


class CounterForm(PositionPart, frozen=True, kw_only=True):
    id: str
    side: SideName
    unit: str
    hex: str
    facing: FacingName | None = None
    spent: bool = False
    hit: str | None = None
    hidden: bool = False
    values: Values = Values()


class MarkerForm(PositionPart, frozen=True, kw_only=True):
    hex: str
    owner: SideName


class SmokeForm(PositionPart, frozen=True, kw_only=True):
    """The hexes that lie in smoke."""

    heavy: tuple[str, ...] = ()
    light: tuple[str, ...] = ()


class OldSmokeForm(PositionPart, frozen=True, kw_only=True):
    """A hex in smoke as positions used to list them: density 1 is light, 2 heavy."""

    hex: str
    density: Literal[1, 2] = 2


class WorkForm(PositionPart, frozen=True, kw_only=True):
    """A fortification or obstacle; only a bunker faces somewhere."""

    kind: WorkName
    hex: str
    facing: FacingName | None = None


class Reinforcements(PositionPart, frozen=True, kw_only=True):
    ai: Annotated[int, Meta(ge=0)] = 0
    player: Annotated[int, Meta(ge=0)] = 0


class CardForm(PositionPart, frozen=True, kw_only=True):
    """The card to be carried out, in the order language."""

    colour: Literal["green", "blue"]
    priority: tuple[str, ...] = ()
    tactical: tuple[str, ...] = ()


class PositionForm(PositionPart, frozen=True, kw_only=True):
    """Everything the AI needs to carry out one card. ``card`` may be a card's number."""

    game: Literal["coh"] = "coh"
    mission: str = ""
    """The solo mission that is played on from here; to decide once none is needed."""
    board: dict[str, Any] = {}
    counters: tuple[CounterForm, ...] = ()
    control_markers: tuple[MarkerForm, ...] = ()
    objectives: tuple[str, ...] = ()
    just_acted: tuple[str, ...] = ()
    reinforcements: Reinforcements = Reinforcements()
    smoke: SmokeForm | tuple[OldSmokeForm, ...] = SmokeForm()
    works: tuple[WorkForm, ...] = ()
    card: CardForm | int | None = None


WORDS: dict[str, tuple[Any, ...]] = {
    "game": ("coh",),
    "side": SIDES,
    "owner": SIDES,
    "facing": get_args(FacingName),
    "colour": ("green", "blue"),
    "kind": get_args(WorkName),
}
"""The closed lists of words a position may use, by field."""

FORMS: dict[str, type[PositionPart]] = {
    "": PositionForm,
    "counters": CounterForm,
    "values": Values,
    "control_markers": MarkerForm,
    "smoke": SmokeForm,
    "works": WorkForm,
    "reinforcements": Reinforcements,
    "card": CardForm,
}


def parse(raw: bytes) -> PositionForm:
    """The form of a JSON document."""
    return position_of(raw, PositionForm, WORDS, FORMS)


def cell_of(field: Battlefield, where: str, name: str) -> int:
    """The cell of a hex name, or one line about it."""
    try:
        return field.cell(name)
    except OpforError as fault:
        raise BadPosition(f"{where}: {fault}") from None


def check_counters(form: PositionForm) -> None:
    """Ids once, known units and hits, a facing for everything but a Rumored Enemy."""
    seen: set[str] = set()
    for n, counter in enumerate(form.counters):
        where = f"counters[{n}] ({counter.id})"
        if counter.id in seen:
            raise BadPosition(f"{where}: the id is used twice; each counter needs its own")
        seen.add(counter.id)
        if counter.unit not in unit_kinds():
            raise BadPosition(one_of(f"{where}, unit", counter.unit, unit_kinds()))
        lasting = [hit.id for hit in hit_counters().values() if not hit.destroys]
        if counter.hit is not None and counter.hit not in lasting:
            raise BadPosition(one_of(f"{where}, hit", counter.hit, lasting))
        _check_facing(where, counter)
    _check_markers(form)


def _check_markers(form: PositionForm) -> None:
    """One control marker to a hex: it has one owner."""
    hexes = [marker.hex for marker in form.control_markers]
    for n, name in enumerate(hexes):
        if name in hexes[:n]:
            raise BadPosition(f"control_markers[{n}]: {name} has a marker already; one is right")


def _check_facing(where: str, counter: CounterForm) -> None:
    if counter.unit == RUMORED.id:
        if counter.side != "ai":
            raise BadPosition(f'{where}: a {RUMORED.id} is always on the side "ai"')
        if counter.facing is not None:
            raise BadPosition(f"{where}, facing: a {RUMORED.id} has none; leave it out")
    elif counter.facing is None:
        names = " ".join(facing.name for facing in Facing)
        raise BadPosition(f"{where}, facing: it is missing; give one of {names}")


def changed_kind(counter: CounterForm) -> UnitKind | None:
    """The kind of a counter with its own values; None if it has the printed ones."""
    given = {k: v for k, v in msgspec.structs.asdict(counter.values).items() if v is not UNSET}
    if not given:
        return None
    kind = unit_kinds()[counter.unit]
    return msgspec.structs.replace(kind, id=f"{counter.unit}#{counter.id}", **given)


def values_of(kind: UnitKind) -> dict[str, Any]:
    """The values in which a counter's kind differs from what is printed."""
    printed = unit_kinds()[kind.id.partition("#")[0]]
    names = Values.__struct_fields__
    return {n: getattr(kind, n) for n in names if getattr(kind, n) != getattr(printed, n)}


def objectives_of(form: PositionForm, field: Battlefield) -> tuple[Objective, ...]:
    """The hexes and edges listed, as a mission names them, each once."""
    found: dict[str, Objective] = {}
    for n, given in enumerate(form.objectives):
        try:
            cells = cells_of(field, (given.removesuffix(" edge"),))
        except OpforError as fault:
            raise BadPosition(f"objectives[{n}]: {fault}") from None
        name = given if given.partition(" ")[0] in EDGES else field.name(cells[0])
        found[name] = Objective(name, cells)
    return tuple(found.values())


def acted_of(form: PositionForm) -> frozenset[int]:
    """The places of the Units that have just acted."""
    places = {c.id: n for n, c in enumerate(form.counters) if c.side == "player"}
    for n, name in enumerate(form.just_acted):
        if name not in places:
            raise BadPosition(one_of(f"just_acted[{n}]", name, places or ["no Unit is there"]))
    return frozenset(places[name] for name in form.just_acted)
