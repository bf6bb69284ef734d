"""What a person can be asked to do. Units are meant by their place among the counters."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Manner = Literal["direct", "indirect", "flame"]
Mode = Literal["ap", "opportunity", "caps", "free"]


class Move(Struct, frozen=True, tag="move"):
    """Go one hex (a vehicle may drive on)."""

    unit: int
    to: int


class Enter(Struct, frozen=True, tag="enter"):
    """Come onto the map; who comes along as a group is asked next."""

    unit: int
    to: int


class Leave(Struct, frozen=True, tag="leave"):
    """Leave the map where the mission allows it."""

    unit: int


class Pivot(Struct, frozen=True, tag="pivot"):
    unit: int
    facing: int


class Fire(Struct, frozen=True, tag="fire"):
    """Attack everything in a hex."""

    unit: int
    at: int
    manner: Manner = "direct"


class Assault(Struct, frozen=True, tag="assault"):
    """Attack one enemy in the own hex."""

    unit: int
    target: int
    flame: bool = False


class Probe(Struct, frozen=True, tag="probe"):
    """Fire at a hex where an enemy may hide; the hex is asked for next."""

    unit: int


class LaySmoke(Struct, frozen=True, tag="lay-smoke"):
    """Fire or throw smoke; the hex is asked for next."""

    unit: int


class Rally(Struct, frozen=True, tag="rally"):
    unit: int


class Load(Struct, frozen=True, tag="load"):
    """Mount a vehicle, or be hitched to it."""

    unit: int
    carrier: int


class Unload(Struct, frozen=True, tag="unload"):
    """Dismount into a hex."""

    unit: int
    to: int


class Hide(Struct, frozen=True, tag="hide"):
    unit: int


class Sneak(Struct, frozen=True, tag="sneak"):
    """Move one hex and stay hidden."""

    unit: int
    to: int


class DigIn(Struct, frozen=True, tag="dig-in"):
    """Build a hasty defence."""

    unit: int


class GroupMove(Struct, frozen=True, tag="group-move"):
    """Several move as one action; who goes where is asked step by step, this unit first."""

    unit: int


class GroupRally(Struct, frozen=True, tag="group-rally"):
    """This unit and its hit neighbours try to rally as one action."""

    unit: int


class PlayCard(Struct, frozen=True, tag="play-card"):
    """Play an action card as this turn's action."""

    card: str


class Stall(Struct, frozen=True, tag="stall"):
    """Do nothing for 1 AP of a unit, or (-1) for 1 CAP."""

    unit: int


class Pass(Struct, frozen=True, tag="pass"):
    pass


class Pay(Struct, frozen=True, tag="pay"):
    """How an action is paid: from APs with so many CAPs added, or by CAPs alone."""

    mode: Mode
    caps: int = 0


class AddCaps(Struct, frozen=True, tag="add-caps"):
    """Commit CAPs to the roll that follows."""

    caps: int


class Face(Struct, frozen=True, tag="face"):
    facing: int


class DriveOn(Struct, frozen=True, tag="drive-on"):
    """Use a bonus move."""

    to: int


class StepTo(Struct, frozen=True, tag="step"):
    """One member's part in a group move or entry; staying put means to turn only."""

    unit: int
    to: int


class Join(Struct, frozen=True, tag="join"):
    """Let a unit take part."""

    unit: int


class Done(Struct, frozen=True, tag="done"):
    """Enough: go no further, ask no more, play no card."""


class PickHex(Struct, frozen=True, tag="pick-hex"):
    cell: int


class PickUnit(Struct, frozen=True, tag="pick-unit"):
    unit: int


class PlayBonus(Struct, frozen=True, tag="play-bonus"):
    """Play a bonus card on what is happening."""

    card: str


class DropCard(Struct, frozen=True, tag="drop-card"):
    """Discard an action card because a mission says so."""

    card: str


class PlaceAt(Struct, frozen=True, tag="place-at"):
    """Set-up: put a unit down."""

    unit: int
    cell: int


class Aim(Struct, frozen=True, tag="aim"):
    """Target off-board artillery for the next round."""

    cell: int
    smoke: bool = False


Action: TypeAlias = (
    Move
    | Enter
    | Leave
    | Pivot
    | Fire
    | Assault
    | Probe
    | LaySmoke
    | Rally
    | Load
    | Unload
    | Hide
    | Sneak
    | DigIn
    | GroupMove
    | GroupRally
    | PlayCard
    | Stall
    | Pass
    | Pay
    | AddCaps
    | Face
    | DriveOn
    | StepTo
    | Join
    | Done
    | PickHex
    | PickUnit
    | PlayBonus
    | DropCard
    | PlaceAt
    | Aim
)
