"""An offer of a game that is stepped from outside, as the action it stands for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import get_args

from opfor.fast.coh import choices
from opfor.fast.coh import values as fast
from opfor.fast.coh.numbering import cards_of
from opfor.games.coh.values import actions
from opfor.games.coh.values.options import Setting

MODES: tuple[actions.Mode, ...] = get_args(actions.Mode)
Read = Callable[[int, int], actions.Action]

READ: dict[int, Read] = {
    fast.PASS: lambda *_: actions.Pass(),
    fast.MOVE: actions.Move,
    fast.ENTER: actions.Enter,
    fast.PIVOT: actions.Pivot,
    fast.FIRE: actions.Fire,
    fast.FLAME: lambda unit, at: actions.Fire(unit, at, "flame"),
    fast.INDIRECT: lambda unit, at: actions.Fire(unit, at, "indirect"),
    fast.ASSAULT: actions.Assault,
    fast.BURN: lambda unit, at: actions.Assault(unit, at, True),
    fast.LAY_SMOKE: lambda unit, _: actions.LaySmoke(unit),
    fast.RALLY: lambda unit, _: actions.Rally(unit),
    fast.DIG_IN: lambda unit, _: actions.DigIn(unit),
    fast.GROUP_MOVE: lambda unit, _: actions.GroupMove(unit),
    fast.GROUP_RALLY: lambda unit, _: actions.GroupRally(unit),
    fast.STALL: lambda unit, _: actions.Stall(unit),
    fast.DONE: lambda *_: actions.Done(),
    fast.STEP: actions.StepTo,
    fast.JOIN: lambda unit, _: actions.Join(unit),
    fast.PAYMENT: lambda mode, caps: actions.Pay(MODES[mode], caps),
    fast.CAPS: lambda _, caps: actions.AddCaps(caps),
    fast.FACE: lambda _, facing: actions.Face(facing),
    fast.HEX: lambda _, cell: actions.PickHex(cell),
    fast.PLACE: actions.PlaceAt,
    fast.LOAD: actions.Load,
    fast.UNLOAD: actions.Unload,
    fast.LEAVE: lambda unit, _: actions.Leave(unit),
    fast.HIDE: lambda unit, _: actions.Hide(unit),
    fast.SNEAK: actions.Sneak,
    fast.SEARCH: lambda unit, _: actions.Probe(unit),
    fast.TARGET: lambda smoke, cell: actions.Aim(cell, bool(smoke)),
}
ASKED_SO: dict[tuple[int, int], Read] = {
    (choices.ON_CARD_UNIT, fast.PLAY_CARD): lambda unit, _: actions.PickUnit(unit),
    (choices.ON_DRIVING, fast.STEP): lambda _, to: actions.DriveOn(to),
    (choices.ON_COMING, fast.ENTER): actions.StepTo,
}
"""What an act means as the answer to one question only."""


def action_told(setting: Setting, question: int, told: Sequence[int]) -> actions.Action:
    """What an offer stands for."""
    act, unit, at = told
    found = ASKED_SO.get((question, act))
    if found is not None:
        return found(unit, at)
    if act == fast.PLAY_CARD:
        return actions.PlayCard(cards_of(setting)[at].number)
    if act == fast.DISCARD:
        return actions.DropCard(cards_of(setting)[at].number)
    if act == fast.BONUS:
        return actions.PlayBonus(cards_of(setting)[at].number)
    return READ[act](unit, at)
