"""Actions that are offered, as the offers they stand for: what ``told_offers`` says, the other way
round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.core.requests import Choose
from opfor.fast.coh import values as fast
from opfor.fast.coh.numbering import cards_of
from opfor.fast.coh.rules.groups import IN_PLACE
from opfor.fast.coh.told_offers import MODES
from opfor.fast.coh.values import NOBODY, NOTHING, Battle
from opfor.games.coh.values import actions as do
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State

MANNERS = {"direct": fast.FIRE, "indirect": fast.INDIRECT, "flame": fast.FLAME}
NUMBERED: dict[type, Callable[[Any], tuple[int, int, int]]] = {
    do.Pass: lambda _: (fast.PASS, NOBODY, NOTHING),
    do.Enter: lambda a: (fast.ENTER, a.unit, a.to),
    do.Pivot: lambda a: (fast.PIVOT, a.unit, a.facing),
    do.Fire: lambda a: (MANNERS[a.manner], a.unit, a.at),
    do.Assault: lambda a: (fast.BURN if a.flame else fast.ASSAULT, a.unit, a.target),
    do.LaySmoke: lambda a: (fast.LAY_SMOKE, a.unit, NOTHING),
    do.Rally: lambda a: (fast.RALLY, a.unit, NOTHING),
    do.DigIn: lambda a: (fast.DIG_IN, a.unit, NOTHING),
    do.GroupMove: lambda a: (fast.GROUP_MOVE, a.unit, NOTHING),
    do.GroupRally: lambda a: (fast.GROUP_RALLY, a.unit, NOTHING),
    do.Stall: lambda a: (fast.STALL, a.unit, NOTHING),
    do.Done: lambda _: (fast.DONE, NOBODY, NOTHING),
    do.Join: lambda a: (fast.JOIN, a.unit, NOTHING),
    do.Pay: lambda a: (fast.PAYMENT, MODES.index(a.mode), a.caps),
    do.AddCaps: lambda a: (fast.CAPS, NOBODY, a.caps),
    do.PickHex: lambda a: (fast.HEX, NOBODY, a.cell),
    do.PlaceAt: lambda a: (fast.PLACE, a.unit, a.cell),
    do.Load: lambda a: (fast.LOAD, a.unit, a.carrier),
    do.Leave: lambda a: (fast.LEAVE, a.unit, NOTHING),
    do.Hide: lambda a: (fast.HIDE, a.unit, NOTHING),
    do.Probe: lambda a: (fast.SEARCH, a.unit, NOTHING),
    do.Aim: lambda a: (fast.TARGET, int(a.smoke), a.cell),
}
STEPS: dict[type, int] = {
    do.Move: fast.MOVE,
    do.Unload: fast.UNLOAD,
    do.Sneak: fast.SNEAK,
    do.StepTo: fast.STEP,
    do.DriveOn: fast.STEP,
}
"""Offers of a step go over a hexside."""
CARDS: dict[type, int] = {
    do.PlayCard: fast.PLAY_CARD,
    do.DropCard: fast.DISCARD,
    do.PlayBonus: fast.BONUS,
}


def numbers_of(
    battle: Battle, setting: Setting, view: State, request: Choose, action: Any
) -> tuple[int, int, int]:
    """An option of a question by its numbers."""
    kind = type(action)
    if kind in CARDS:
        titles = [card.number for card in cards_of(setting)]
        return CARDS[kind], NOBODY, titles.index(action.card)
    if kind is do.PickUnit:
        effects = [card.effect for card in cards_of(setting)]
        at = effects.index(request.about) if request.about in effects else NOTHING
        return fast.PLAY_CARD, action.unit, at
    if kind is do.Face:
        unit = next(n for n, counter in enumerate(view.counters) if counter.id == request.why)
        return fast.FACE, unit, action.facing
    if kind is do.StepTo and request.question == "group-enter":
        return fast.ENTER, action.unit, action.to
    if kind in STEPS:
        unit = view.acted[-1] if kind is do.DriveOn else action.unit
        stays = IN_PLACE if STEPS[kind] == fast.STEP else NOTHING
        return STEPS[kind], unit, _direction(battle, unit, action.to, stays)
    return NUMBERED[kind](action)


def _direction(battle: Battle, unit: int, to: int, stays: int) -> int:
    """The hexside that a unit crosses to get there, if it does not stay in its hex."""
    own = battle.cell[unit]
    around = battle.neighbour[own] if own >= 0 else []
    return around.index(to) if to in around else stays
