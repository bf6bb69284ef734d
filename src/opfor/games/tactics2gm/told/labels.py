"""Offered actions: their labels, and the short text a person types for each."""

from __future__ import annotations

from opfor.games.tactics2gm.rules.deployment import deploy_cost
from opfor.games.tactics2gm.rules.targets import mark, weapon
from opfor.games.tactics2gm.rules.to_hit import can_hurt, kill_chance, need
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.values import actions as a
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State, unit_of


def action(setting: Setting, state: State, act: a.Action) -> str:
    """An offered action in words."""
    match act:
        case a.Bid(ap=ap):
            return f"Bid {ap} AP"
        case a.PlaceTerrain(card=card, cell=cell):
            cost = setting.cards.terrain[card].cost
            return f"{say.card(setting, card)} ({cost} AP) on {say.space(setting, cell)}"
        case a.RollAgain(card=card):
            return f"Play {say.card(setting, card)} and roll again"
        case a.Discard(card=card):
            return f"Discard {say.card(setting, card)}"
        case a.Done():
            return "Done"
        case a.Shoot() | a.Heal() | a.UseToken() | a.Assault():
            return _fighting(setting, state, act)
        case a.Deploy() | a.Equip() | a.PlaySupport() | a.Fly() | a.Patrol():
            return _spending(setting, state, act)
        case _:
            return _moving(setting, state, act)


def _moving(
    setting: Setting, state: State, act: a.Move | a.MoveCovered | a.Swap | a.Load | a.Unload
) -> str:
    name = say.unit(setting, state, act.unit)
    match act:
        case a.Move(cell=cell):
            return f"{name} moves to {say.space(setting, cell)}{_ground(setting, state, cell)}"
        case a.MoveCovered(vehicle=vehicle, cell=cell, beside=beside):
            return (
                f"{name} moves under cover to {say.space(setting, beside)} beside "
                f"{say.unit(setting, state, vehicle)}, which moves to {say.space(setting, cell)}"
            )
        case a.Swap(other=other):
            return f"{name} and {say.unit(setting, state, other)} change places"
        case a.Load(transport=transport):
            return f"{name} gets aboard {say.unit(setting, state, transport)}"
        case a.Unload(cell=cell):
            return f"{name} gets off at {say.space(setting, cell)}{_ground(setting, state, cell)}"


def _ground(setting: Setting, state: State, cell: int) -> str:
    piece = state.terrain[cell]
    return "" if piece is None else f" ({say.card(setting, piece.card).lower()})"


def _fighting(
    setting: Setting, state: State, act: a.Shoot | a.Heal | a.UseToken | a.Assault
) -> str:
    name = say.unit(setting, state, act.unit)
    aim = say.target(setting, state, act.target)
    match act:
        case a.Heal():
            return f"{name} tends {aim}"
        case a.UseToken(slot=slot):
            token = unit_of(state, act.unit).tokens[slot - 1].kind
            return f"{name} uses {say.token(setting, token)} on {aim}"
        case a.Assault():
            return f"{name} assaults {aim}{_odds(setting, state, act.unit, 0, act.target)}"
    with_what = "" if act.slot == 0 else f" with {say.token(setting, _token(state, act))}"
    odds = _odds(setting, state, act.unit, act.slot, act.target)
    how = "takes its extra shot at" if act.extra else "shoots"
    return f"{name} {how} {aim}{with_what}{odds}"


def _token(state: State, act: a.Shoot | a.UseToken) -> str:
    return unit_of(state, act.unit).tokens[act.slot - 1].kind


def _odds(setting: Setting, state: State, unit_id: int, slot: int, target: int) -> str:
    shooter = unit_of(state, unit_id)
    arm = weapon(setting, shooter, slot)
    at = mark(setting, state, shooter.side, target)
    needed = need(setting, state, shooter, arm, at)
    if not can_hurt(arm, at):
        return " (cannot penetrate; only a 10 destroys it)" if target > 0 else " (cannot penetrate)"
    kill = round(100 * kill_chance(needed, arm, at))
    said = f" (hits on {min(max(needed, 1), 10)}"
    return f"{said}, destroys {kill} %)" if target > 0 else f"{said})"


def _spending(
    setting: Setting, state: State, act: a.Deploy | a.Equip | a.PlaySupport | a.Fly | a.Patrol
) -> str:
    match act:
        case a.Deploy(card=card, cell=cell, transport=transport):
            cost = deploy_cost(setting, state, state.mover, card)
            where = say.space(setting, cell)
            if transport:
                where = f"aboard {say.unit(setting, state, transport)}"
            return f"Deploy {say.card(setting, card)} ({cost} AP): {where}"
        case a.Equip(unit=unit, token=token):
            cost = setting.cards.tokens[token].cost
            return f"{say.token(setting, token)} ({cost} AP) for {say.unit(setting, state, unit)}"
        case a.Fly(card=card, target=target):
            cost = setting.cards.units[card].cost
            aim = say.target(setting, state, target)
            return f"{say.card(setting, card)} ({cost} AP) attacks {aim}"
        case a.Patrol(card=card):
            return f"{say.card(setting, card)} ({setting.cards.units[card].cost} AP) patrols"
    return _support(setting, state, act)


def _support(setting: Setting, state: State, act: a.PlaySupport) -> str:
    cost = setting.cards.card(act.card).cost
    said = f"Play {say.card(setting, act.card)} ({cost} AP)"
    if act.unit:
        said += f": {say.unit(setting, state, act.unit)}"
    if act.target:
        said += f"{' against' if act.unit else ': on'} {say.target(setting, state, act.target)}"
    if act.other:
        said += f": {say.card(setting, act.other)}"
    if act.cell >= 0:
        said += f" at {say.space(setting, act.cell)}"
    return said


def action_key(setting: Setting, state: State, act: a.Action) -> str:
    """What a person types, such as ``move 7 3.5`` or ``shoot 7 9``."""

    def spot(cell: int) -> str:
        return say.spot(setting, cell)

    match act:
        case a.Bid(ap=ap):
            return str(ap)
        case a.PlaceTerrain(card=card, cell=cell):
            return f"{card} {spot(cell)}"
        case a.Move(unit=unit, cell=cell):
            return f"move {unit} {spot(cell)}"
        case a.MoveCovered(unit=unit, vehicle=vehicle, cell=cell):
            return f"cover {unit} {vehicle} {spot(cell)}"
        case a.Swap(unit=unit, other=other):
            return f"swap {unit} {other}"
        case a.Load(unit=unit, transport=transport):
            return f"load {unit} {transport}"
        case a.Unload(unit=unit, cell=cell):
            return f"unload {unit} {spot(cell)}"
        case a.Assault(unit=unit, target=target):
            return f"assault {unit} {target}"
        case a.Done():
            return "done"
        case a.RollAgain(card=card):
            return f"again {card}"
        case a.Discard(card=card):
            return f"discard {card}"
    return _spending_key(setting, state, act)


def _spending_key(setting: Setting, state: State, act: a.Action) -> str:
    match act:
        case a.Deploy(card=card, cell=cell, transport=transport):
            where = f"on {transport}" if transport else say.spot(setting, cell)
            return f"deploy {card} {where}"
        case a.Equip(unit=unit, token=token):
            return f"equip {unit} {token}"
        case a.UseToken(unit=unit, target=target):
            return f"use {unit} {_token(state, act)} {target}"
        case a.Fly(card=card, target=target):
            return f"fly {card} {say.target_key(setting, target)}"
        case a.Patrol(card=card):
            return f"patrol {card}"
        case a.Heal(unit=unit, target=target):
            return f"heal {unit} {target}"
        case a.Shoot(unit=unit, slot=slot, target=target, extra=extra):
            aim = say.target_key(setting, target)
            token = f" {_token(state, act)}" if slot else ""
            return f"{'extra' if extra else 'shoot'} {unit}{token} {aim}"
        case a.PlaySupport():
            return _support_key(setting, act)
    raise TypeError(f"no key for {act!r}")


def _support_key(setting: Setting, act: a.PlaySupport) -> str:
    words = ["play", act.card]
    if act.unit:
        words.append(str(act.unit))
    if act.target:
        words.append(say.target_key(setting, act.target))
    if act.other:
        words.append(act.other)
    if act.cell >= 0:
        words.append(say.spot(setting, act.cell))
    return " ".join(words)
