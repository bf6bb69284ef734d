"""What several ladders measure: hexes, DMs, costs, ARs and DVs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.core.measure import Measure, measure
from opfor.core.question import Criterion
from opfor.fast.coh.bot.words.superlatives import LOWEST_RATING, UNKNOWN_DV
from opfor.fast.coh.deployment import attack_cost, move_cost
from opfor.fast.coh.values import Battle

Measured = Measure[Battle, int]
Rungs = tuple[Criterion[Battle, int], ...]
HEXES = "hex|hexes"
COVERED = "{} Unit covers it|{} Units cover it"
ATTACK_COST = measure("AP", said="cost {} AP", brief="lowest attack cost")(attack_cost)
MOVE_COST = measure("AP", said="cost {} AP", brief="lowest move cost")(move_cost)


def dm_measure(brief: str, *, id: str = "") -> Callable[[Callable[..., Any]], Measured]:  # noqa: A002
    """A function that gives a DM becomes a measure of it."""
    return measure("DM", id=id, said="DM {}", brief=brief)


def dv_measure(
    brief: str,
    *rulings: str,
    id: str = "",  # noqa: A002
) -> Callable[[Callable[..., Any]], Measured]:
    """A function that gives a DV becomes a measure of it."""
    unknown = "an unknown DV"
    return measure(
        "DV",
        id=id,
        said="DV {}",
        unknown=UNKNOWN_DV,
        unknown_said=unknown,
        rulings=rulings,
        brief=brief,
    )


def ar_measure(
    brief: str,
    *rulings: str,
    id: str = "",  # noqa: A002
) -> Callable[[Callable[..., Any]], Measured]:
    """A function that gives an AR becomes a measure of it."""
    unknown, ruled = "an unknown AR", ("highest-ar-value", *rulings)
    return measure(
        "AR",
        id=id,
        said="AR {}",
        unknown=LOWEST_RATING,
        unknown_said=unknown,
        rulings=ruled,
        brief=brief,
    )
