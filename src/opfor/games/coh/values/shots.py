"""An attack as it is rated, what its dice must show, how likely that is."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from opfor.core.tally import Tally
from opfor.games.coh.values.actions import Manner


class Shot(NamedTuple):
    """An attack as it is rated: who, from where it is aimed, at which hex, how, with whom.

    ``eye`` is where the fire is directed from: the attacker's hex, or its spotter's.
    """

    attacker: int
    cell: int
    manner: Manner
    eye: int
    supporters: int = 0


class Wanted(Struct, frozen=True):
    """What dice are thrown for: so much is needed (None: the more the better), so much kills; once
    they lie, what they show."""

    dice: int = 2
    needed: int | None = None
    kill: int | None = None
    shown: int | None = None

    def of_dice(self, extra: int, shown: int | None = None) -> Wanted:
        """What is left to the dice once CAPs and cards have added so much."""
        needed = None if self.needed is None else self.needed - extra
        kill = None if self.kill is None else self.kill - extra
        return Wanted(self.dice, needed, kill, shown)


class Odds(Struct, frozen=True):
    """What an attack on one unit needs, and how likely it is to hit and to kill."""

    target: int
    ar: Tally
    dv: Tally
    needed: int
    hit: float
    kill: float
