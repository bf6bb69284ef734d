"""What is offered to a side: acts, one after the other in ``battle.offers``."""

from __future__ import annotations

from opfor.games.tactics2gm.rules.board import as_numbered, as_told, unit_with
from opfor.games.tactics2gm.values.battle import Battle, Offer
from opfor.games.tactics2gm.values.codes import OFFERS, Act


def as_told_outside(battle: Battle, offered: Offer) -> Offer:
    """An offer with units by their ids, which last longer than their numbers."""
    target, other = offered.target, offered.other
    if offered.act != Act.MOVE_COVERED:
        target = as_told(battle, target)
    if other > 0 and offered.act in (Act.MOVE_COVERED, Act.DEPLOY):
        other = battle.id[other]
    unit = as_told(battle, offered.unit)
    return Offer(offered.act, unit, offered.played, target, offered.cell, other)


def as_numbered_inside(battle: Battle, told: Offer) -> Offer:
    """An act told with units by their ids, with their numbers."""
    target, other = told.target, told.other
    if told.act != Act.MOVE_COVERED:
        target = as_numbered(battle, target)
    if other > 0 and told.act in (Act.MOVE_COVERED, Act.DEPLOY):
        other = unit_with(battle, other)
    unit = as_numbered(battle, told.unit)
    return Offer(told.act, unit, told.played, target, told.cell, other)


def clear_offers(battle: Battle) -> None:
    battle.offered = 0


def offer(
    battle: Battle,
    act: int,
    unit: int = 0,
    played: int = 0,
    target: int = 0,
    cell: int = 0,
    other: int = 0,
) -> None:
    """One more act. A game with more of them than there is room for does not count."""
    if battle.offered == OFFERS:
        battle.overflowed = 1
        return
    battle.offers[battle.offered] = Offer(act, unit, played, target, cell, other)
    battle.offered += 1
