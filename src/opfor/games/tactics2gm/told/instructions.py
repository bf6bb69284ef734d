"""Events as instructions to a person moving cardboard: only what the AI's side has to do.

What a person did with their own hands needs no instruction, but what happens to their pieces does.
"""

from __future__ import annotations

from typing import Any

from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.sentences import Teller
from opfor.games.tactics2gm.told.sentences import event as told
from opfor.games.tactics2gm.values import events as e
from opfor.games.tactics2gm.values.content import PILES
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import HQ, State, unit_alive


def instruct(setting: Setting, state: State, happened: e.Event) -> str:
    """What to do with the pieces; ``state`` is the state before the event."""
    done = _DO.get(type(happened))
    return "" if done is None else done(setting, state, happened)


def _is_ai(setting: Setting, state: State, unit_id: int) -> bool:
    unit = unit_alive(state, unit_id)
    return unit is not None and unit.side == setting.ai


def _army_built(setting: Setting, state: State, v: e.ArmyBuilt) -> str:
    """What to shuffle; which cards a deck holds that the program dealt stays secret."""
    if v.side != setting.ai:
        return ""
    whose = say.possessive(setting, state, v.side)
    if set(v.cards) <= set(PILES):
        piles = ", ".join(f"{v.cards.count(pile)} {pile}" for pile in PILES if pile in v.cards)
        return (
            f"{whose[:1].upper()}{whose[1:]} deck has {len(v.cards)} cards: {piles}. Where you "
            "draw for it (table ai deck on), deal them face down from the shuffled piles."
        )
    names = {name: v.cards.count(name) for name in sorted(set(v.cards))}
    list_ = ", ".join(f"{n} × {say.card(setting, name)}" for name, n in names.items())
    return f"Shuffle {whose} deck: {list_}."


def _bid(setting: Setting, state: State, v: e.BidMade) -> str:
    """The bid itself, and the AP it leaves."""
    said = told(setting, state, v)
    if not v.ap:
        return said
    return f"{said} Set {say.possessive(setting, state, v.side)} AP to {state.ap[v.side] - v.ap}."


def _terrain(setting: Setting, _state: State, v: e.TerrainPlaced) -> str:
    if v.side != setting.ai:
        return ""
    return f"Put a {say.card(setting, v.card)} card on {say.space(setting, v.cell)}."


def _ap(setting: Setting, state: State, v: e.ApGained) -> str:
    total = v.hq + v.supply + v.command + v.other
    now = state.ap[v.side] + total
    return f"Set {say.possessive(setting, state, v.side)} AP to {now} (plus {total})."


def _ap_lost(setting: Setting, state: State, v: e.ApLost) -> str:
    return f"Set {say.possessive(setting, state, v.side)} AP to {state.ap[v.side] - v.amount}."


def _moved(setting: Setting, state: State, v: e.UnitMoved) -> str:
    if not _is_ai(setting, state, v.unit):
        return ""
    return f"Move {say.unit(setting, state, v.unit)} to {say.space(setting, v.cell)}."


def _if_ai(setting: Setting, state: State, v: Any) -> str:
    return told(setting, state, v) if _is_ai(setting, state, v.unit) else ""


def _deployed(setting: Setting, state: State, v: e.UnitDeployed) -> str:
    if v.side != setting.ai:
        return ""
    where = say.space(setting, v.cell)
    if v.aboard:
        where = f"{say.unit(setting, state, v.aboard)}, as its load"
    face = " face down" if v.hidden else ""
    left = state.ap[v.side] - v.cost
    name = f"{say.card(setting, v.card)} (unit {state.next_id})"
    return f"Put {name}{face} on {where}; {say.left_over(left)}."


def _shot(setting: Setting, state: State, v: e.ShotFired) -> str:
    if not v.damage:
        return ""
    if v.target > 0:
        return _wounds(setting, state, v.target, v.damage, v.destroyed)
    if v.target == HQ:
        shooter = unit_alive(state, v.unit)
        side = 1 if shooter is None or shooter.side == 0 else 0
        return _hq(setting, state, side, v.damage)
    return _terrain_after(setting, state, -1 - v.target, v.damage, v.destroyed)


def _wounds(setting: Setting, state: State, unit_id: int, damage: int, destroyed: bool) -> str:
    name = say.owned(setting, state, unit_id)
    if destroyed:
        return f"Remove {name} and put its card with the discards."
    return f"Put {say.amount(damage, 'wound marker')} on {name}."


def _hq(setting: Setting, state: State, side: int, damage: int) -> str:
    owner = say.possessive(setting, state, side)
    return f"Put {say.amount(damage, 'wound marker')} on {owner} HQ."


def _terrain_after(setting: Setting, state: State, cell: int, damage: int, destroyed: bool) -> str:
    name = say.target(setting, state, -1 - cell)
    return f"Remove {name}." if destroyed else f"Put {damage} damage on {name}."


def _damaged(setting: Setting, state: State, v: e.UnitDamaged) -> str:
    return _wounds(setting, state, v.unit, v.damage, v.destroyed)


def _discarded(setting: Setting, state: State, v: e.CardsDiscarded) -> str:
    return told(setting, state, v) if v.cards or v.short else ""


def _same(setting: Setting, state: State, v: Any) -> str:
    return told(setting, state, v)


def _support(setting: Setting, state: State, v: e.SupportPlayed) -> str:
    if v.side != setting.ai:
        return ""
    where = "beside the HQ" if v.stays else "on the discards"
    left = state.ap[v.side] - v.cost
    return f"Put {say.card(setting, v.card)} {where}; {say.left_over(left)}."


_DO: dict[type, Teller] = {
    e.ArmyBuilt: _army_built,
    e.BidMade: _bid,
    e.FirstDecided: _same,
    e.TerrainPlaced: _terrain,
    e.TurnBegun: _same,
    e.StanceSet: _same,
    e.CardsDrawn: _same,
    e.ApGained: _ap,
    e.ApLost: _ap_lost,
    e.UnitMoved: _moved,
    e.UnitsSwapped: _if_ai,
    e.UnitLoaded: _if_ai,
    e.UnitUnloaded: _if_ai,
    e.UnitDeployed: _deployed,
    e.EquipmentBought: _if_ai,
    e.EquipmentUsed: _if_ai,
    e.UnitHealed: _same,
    e.ShotFired: _shot,
    e.UnitDamaged: _damaged,
    e.TerrainDamaged: lambda g, s, v: _terrain_after(g, s, v.cell, v.damage, v.destroyed),
    e.HqDamaged: lambda g, s, v: _hq(g, s, v.side, v.damage),
    e.UnitAffected: _same,
    e.UnitRevealed: _same,
    e.SupportPlayed: _support,
    e.PlaneShotAt: _same,
    e.CardsDiscarded: _discarded,
    e.DeckReshuffled: _same,
    e.TokensFlipped: _same,
    e.GameEnded: _same,
}
