"""The table of what effects do: each deed says whether it would change anything, and does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from opfor.cardboard.coh.orders.constructs import constructs_of
from opfor.cardboard.coh.orders.deeds import Deeds
from opfor.cardboard.coh.orders.effects import LineEffect
from opfor.core.play import Procedure
from opfor.games.coh.values.play import CohPlay

E = TypeVar("E", bound=LineEffect)


class EffectDeed(NamedTuple):
    """Whether an effect would change anything, and what carries it out."""

    can: Callable[[CohPlay, Any], bool]
    do: Callable[[CohPlay, Any], Procedure[None]]


EFFECTS: Deeds[EffectDeed] = Deeds("effects", constructs_of(LineEffect))


def _always(_play: CohPlay, _effect: Any) -> bool:
    return True


def does(
    effect: type[E], can: Callable[[CohPlay, E], bool] = _always
) -> Callable[[Callable[[CohPlay, E], Procedure[None]]], Callable[[CohPlay, E], Procedure[None]]]:
    """Attach a function to the effect it carries out, if it ``can``."""

    def attached(
        do: Callable[[CohPlay, E], Procedure[None]],
    ) -> Callable[[CohPlay, E], Procedure[None]]:
        EFFECTS.attach(effect)(EffectDeed(can, do))
        return do

    return attached
