"""Events of counters and of the ground they stand on."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from opfor.games.coh.values.called import (
    AttackSource,
    CardName,
    HitName,
    PointWhy,
    SeenBy,
    WorkGone,
)
from opfor.games.coh.values.state import Work

AttackResult = Literal["miss", "hit", "kill"]


class UnitPlaced(Struct, frozen=True, tag="unit-placed"):
    """A counter was put on the map at set-up or by an event."""

    unit: int
    cell: int
    facing: int
    hidden: bool = False


class UnitMoved(Struct, frozen=True, tag="unit-moved"):
    """A unit went to a hex, on the map or onto it; whatever it carries goes along."""

    unit: int
    cell: int
    facing: int


class UnitTurned(Struct, frozen=True, tag="unit-turned"):
    unit: int
    facing: int


class UnitLeft(Struct, frozen=True, tag="unit-left"):
    """A unit left the map where the mission allows it."""

    unit: int


class Intruded(Struct, frozen=True, tag="intruded"):
    """A unit moved into an enemy's hex: close combat."""

    unit: int
    cell: int
    origin: int


class UnitLoaded(Struct, frozen=True, tag="unit-loaded"):
    unit: int
    carrier: int


class UnitUnloaded(Struct, frozen=True, tag="unit-unloaded"):
    unit: int
    cell: int


class UnitHidden(Struct, frozen=True, tag="unit-hidden"):
    unit: int


class UnitRevealed(Struct, frozen=True, tag="unit-revealed"):
    """A hidden unit is put on the map, for the enemy at a hex unknown before."""

    unit: int
    cell: int
    facing: int
    why: SeenBy


class HiddenMoved(Struct, frozen=True, tag="hidden-moved"):
    """A hidden unit went to another hex, noticed by nobody."""

    unit: int
    cell: int


class NothingFound(Struct, frozen=True, tag="nothing-found"):
    """Fire at a suspected hex showed nobody."""

    cell: int


class AttackRolled(Struct, frozen=True, tag="attack-rolled"):
    """One roll of an attack. ``needed`` is what the dice had to show, ``extra`` CAPs and cards.

    ``attacker`` is -1 for artillery and mines; ``target`` is -1 for a fortification.
    """

    attacker: int
    target: int
    needed: int
    dice: tuple[int, ...]
    extra: int
    result: AttackResult
    cell: int
    source: AttackSource = ""


class UnitHit(Struct, frozen=True, tag="unit-hit"):
    """The unit took a hit counter (an empty name: the pile had none left)."""

    unit: int
    hit: HitName


class UnitUnhit(Struct, frozen=True, tag="unit-unhit"):
    """The unit's hit counter went back to its pile."""

    unit: int


class RallyRolled(Struct, frozen=True, tag="rally-rolled"):
    unit: int
    needed: int
    dice: tuple[int, ...]
    extra: int
    rallied: bool


class UnitDestroyed(Struct, frozen=True, tag="unit-destroyed"):
    """``costs_cap``: it is laid on its side's CAP track."""

    unit: int
    costs_cap: bool
    cell: int


class PointsScored(Struct, frozen=True, tag="points-scored"):
    side: int
    points: int
    why: PointWhy


class MarkerTaken(Struct, frozen=True, tag="marker-taken"):
    cell: int
    side: int


class SmokeLaid(Struct, frozen=True, tag="smoke-laid"):
    cells: tuple[int, ...]
    density: int = 2


class WorkBuilt(Struct, frozen=True, tag="work-built"):
    work: Work


class WorkDestroyed(Struct, frozen=True, tag="work-destroyed"):
    """A fortification or obstacle is gone (shot up, crushed, abandoned)."""

    cell: int
    why: WorkGone


class WorkRevealed(Struct, frozen=True, tag="work-revealed"):
    cell: int


class WorkHeld(Struct, frozen=True, tag="work-held", omit_defaults=True):
    """Who is in a fortification changed (-1: nobody); ``builder`` has it for itself alone."""

    cell: int
    side: int
    builder: int = -1


class WireCrossed(Struct, frozen=True, tag="wire-crossed"):
    unit: int
    extra: int


class DieChanged(Struct, frozen=True, tag="die-changed"):
    """A card changed a roll."""

    side: int
    card: CardName
    change: int


class Corrected(Struct, frozen=True, tag="corrected"):
    """A correction made by hand: fields of one counter (-1: of the state) get new values.

    ``piles`` are the hit counters that change places with their pile: its name, the hit, 1 for one
    more there and -1 for one fewer.
    """

    unit: int
    values: dict[str, Any]
    piles: tuple[tuple[str, str, int], ...] = ()
