"""What a person may answer."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from opfor.games.coh_campaign.values.state import Ending


class TakeRoute(Struct, frozen=True, tag="take-route"):
    mission: str


class Buy(Struct, frozen=True, tag="buy"):
    what: str
    unit: str = ""


class Field(Struct, frozen=True, tag="field"):
    unit: str


class Report(Struct, frozen=True, tag="report"):
    ending: Ending


class Destroyed(Struct, frozen=True, tag="destroyed"):
    unit: str


class CutOff(Struct, frozen=True, tag="cut-off"):
    unit: str


class Decorate(Struct, frozen=True, tag="decorate"):
    unit: str


class NoMore(Struct, frozen=True, tag="no-more"):
    pass


Action: TypeAlias = TakeRoute | Buy | Field | Report | Destroyed | CutOff | Decorate | NoMore
