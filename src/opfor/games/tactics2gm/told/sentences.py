"""Events as sentences; the state is the one before the event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.games.tactics2gm.bot.stance.table import stance_named
from opfor.games.tactics2gm.rules.targets import mark
from opfor.games.tactics2gm.rules.to_hit import can_hurt
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.goals import ENDINGS
from opfor.games.tactics2gm.values import events as e
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import NO_FIRE, NO_MOVE, State, cell_of_target, unit_alive

Teller = Callable[[Setting, State, Any], str]


def event(setting: Setting, state: State, happened: e.Event) -> str:
    """One sentence, or nothing for what nobody needs to hear."""
    told = _TELL.get(type(happened))
    return "" if told is None else say.capital(told(setting, state, happened))


def _armies(setting: Setting, _state: State, v: e.ArmiesAssigned) -> str:
    first, second = (setting.cards.armies[name].title for name in v.armies)
    return f"the {first} stand behind line 1, the {second} behind line {setting.board.lines}."


def _army_built(setting: Setting, state: State, v: e.ArmyBuilt) -> str:
    return f"{say.side(setting, state, v.side)} take {say.amount(len(v.cards), 'card')} to war."


def _bid(setting: Setting, state: State, v: e.BidMade) -> str:
    return f"{say.side(setting, state, v.side)} bid {v.ap} AP."


def _first(setting: Setting, state: State, v: e.FirstDecided) -> str:
    return f"{say.side(setting, state, v.side)} move first."


def _terrain(setting: Setting, state: State, v: e.TerrainPlaced) -> str:
    name = say.card(setting, v.card).lower()
    what = name if name.endswith("s") else f"a {name}"
    return f"{say.side(setting, state, v.side)} put {what} on {say.space(setting, v.cell)}."


def _turn(setting: Setting, state: State, v: e.TurnBegun) -> str:
    return f"turn {state.turn + 1}: {say.side(setting, state, v.side)} begin."


def _stance(setting: Setting, _state: State, v: e.StanceSet) -> str:
    stance = stance_named(setting.ai_kind, v.stance)
    dice = f"rolled {v.rolled}, total {v.total}"
    return f"the AI's stance is {stance.title} ({dice}), to {stance.aim}."


def _income(setting: Setting, state: State, v: e.ApGained) -> str:
    parts = [("the HQ", v.hq), ("the supply line", v.supply), ("the command", v.command)]
    parts.append(("a card", v.other))
    said = [f"{amount} from {what}" for what, amount in parts if amount]
    total = v.hq + v.supply + v.command + v.other
    whence = f": {say.listed(said)}" if len(said) > 1 else "".join(said).removeprefix(str(total))
    return f"{say.side(setting, state, v.side)} gain {total} AP{whence}."


def _loss(setting: Setting, state: State, v: e.ApLost) -> str:
    return f"{say.side(setting, state, v.side)} lose {v.amount} AP."


def _drawn(setting: Setting, state: State, v: e.CardsDrawn) -> str:
    if not v.cards:
        return ""
    side = say.side(setting, state, v.side)
    if v.cards[0] == HIDDEN:
        return f"{side} draw {say.amount(len(v.cards), 'card')}."
    return f"{side} draw {say.listed(say.card(setting, c) for c in v.cards)}."


def _taken(setting: Setting, state: State, v: e.CardTaken) -> str:
    return f"{say.side(setting, state, v.side)} take {say.card(setting, v.card)} into hand."


def _discarded(setting: Setting, state: State, v: e.CardsDiscarded) -> str:
    side = say.side(setting, state, v.side)
    if v.short:
        return f"{side} will draw {say.amount(v.short, 'card')} fewer."
    return f"{side} discard {say.listed(say.card(setting, c) for c in v.cards)}."


def _reshuffled(setting: Setting, state: State, v: e.DeckReshuffled) -> str:
    return f"{say.side(setting, state, v.side)} shuffle their discards into a new deck."


def _moved(setting: Setting, state: State, v: e.UnitMoved) -> str:
    cover = ", under cover" if v.cover else ""
    return f"{say.owned(setting, state, v.unit)} moves to {say.space(setting, v.cell)}{cover}."


def _swapped(setting: Setting, state: State, v: e.UnitsSwapped) -> str:
    other = say.unit(setting, state, v.other)
    return f"{say.owned(setting, state, v.unit)} and {other} change places."


def _loaded(setting: Setting, state: State, v: e.UnitLoaded) -> str:
    aboard = say.unit(setting, state, v.transport)
    return f"{say.owned(setting, state, v.unit)} gets aboard {aboard}."


def _unloaded(setting: Setting, state: State, v: e.UnitUnloaded) -> str:
    return f"{say.owned(setting, state, v.unit)} gets off at {say.space(setting, v.cell)}."


def _deployed(setting: Setting, state: State, v: e.UnitDeployed) -> str:
    where = say.space(setting, v.cell)
    if v.aboard:
        where = f"aboard {say.unit(setting, state, v.aboard)}"
    name = say.card(setting, v.card)
    return f"{say.side(setting, state, v.side)} deploy {name}, {where}, for {v.cost} AP."


def _bought(setting: Setting, state: State, v: e.EquipmentBought) -> str:
    name = say.token(setting, v.token)
    return f"{say.owned(setting, state, v.unit)} gets {name} for {v.cost} AP."


def _used(setting: Setting, state: State, v: e.EquipmentUsed) -> str:
    unit = unit_alive(state, v.unit)
    token = "equipment"
    if unit is not None and len(unit.tokens) >= v.slot:
        token = say.token(setting, unit.tokens[v.slot - 1].kind)
    aim = say.unit(setting, state, v.target)
    does = f"is {v.cover} harder to hit" if v.cover else f"needs {v.aim} more to hit"
    if v.healed:
        does = f"is rid of {say.amount(v.healed, 'wound')}"
    return f"{say.owned(setting, state, v.unit)} uses {token}: {aim} {does}."


def _healed(setting: Setting, state: State, v: e.UnitHealed) -> str:
    return f"{say.owned(setting, state, v.unit)} loses {say.amount(v.amount, 'wound')}."


def _shot(setting: Setting, state: State, v: e.ShotFired) -> str:
    verb = {"fire": "shoots", "assault": "assaults", "extra": "takes its extra shot at"}[v.how]
    aim = say.target(setting, state, v.target)
    said = f"{say.owned(setting, state, v.unit)} {verb} {aim}: {v.rolled} for {v.need}, "
    if v.destroyed:
        return said + ("a critical hit destroys it." if v.rolled == 10 else "destroyed.")
    if v.damage:
        return said + f"{v.damage} damage."
    is_hit = v.rolled >= min(v.need, 10)
    return said + ("a hit that does not penetrate." if is_hit else "a miss.")


def _missed(setting: Setting, state: State, v: e.Missed) -> str:
    aim = say.target(setting, state, v.target)
    return f"{say.owned(setting, state, v.unit)} misses {aim} with {v.rolled} and rolls again."


def _damaged(setting: Setting, state: State, v: e.UnitDamaged) -> str:
    end = "is destroyed" if v.destroyed else f"takes {v.damage} damage"
    return f"{say.owned(setting, state, v.unit)} {end} by {say.card(setting, v.card)}."


def _terrain_damaged(setting: Setting, state: State, v: e.TerrainDamaged) -> str:
    what = say.target(setting, state, -1 - v.cell)
    end = "is destroyed" if v.destroyed else f"takes {v.damage} damage"
    return f"{what} {end} by {say.card(setting, v.card)}."


def _hq_damaged(setting: Setting, state: State, v: e.HqDamaged) -> str:
    owner = say.possessive(setting, state, v.side)
    return f"{owner} HQ takes {v.damage} damage by {say.card(setting, v.card)}."


def _affected(setting: Setting, state: State, v: e.UnitAffected) -> str:
    parts = []
    if v.cover:
        parts.append(f"is {v.cover} harder to hit")
    if v.aim:
        parts.append(f"needs {abs(v.aim)} {'more' if v.aim > 0 else 'less'} to hit")
    if v.extra:
        parts.append("may fire once more")
    if v.rank:
        parts.append("is promoted")
    if v.healed:
        parts.append(f"loses {say.amount(v.healed, 'wound')}")
    if v.halted == NO_FIRE:
        parts.append("has fired")
    elif v.halted:
        parts.append("cannot move" if v.halted == NO_MOVE else "neither moves nor shoots")
    if not parts:
        return ""
    return f"{say.owned(setting, state, v.unit)} {say.listed(parts)}."


def _revealed(setting: Setting, state: State, v: e.UnitRevealed) -> str:
    return f"{say.owned(setting, state, v.unit)} is turned face up."


def _support(setting: Setting, state: State, v: e.SupportPlayed) -> str:
    name = say.card(setting, v.card)
    stays = " and keep it beside their HQ" if v.stays else ""
    return f"{say.side(setting, state, v.side)} play {name} for {v.cost} AP{stays}."


def _plane(setting: Setting, state: State, v: e.PlaneShotAt) -> str:
    who = say.card(setting, v.fighter) if v.fighter else say.unit(setting, state, v.unit)
    end = "it is shot down." if v.shot_down else "it flies on."
    return f"{who} fires at {say.card(setting, v.plane)}: {v.rolled} for {v.need}, {end}"


def _bombs(setting: Setting, state: State, v: e.BombsFell) -> str:
    aim = say.target(setting, state, v.target)
    hit = "hits" if v.rolled >= min(v.need, 10) else "misses"
    is_plain = hit == "hits" and (v.rolled < 10 or v.target <= 0)
    if is_plain and not _penetrates(setting, state, v):
        hit = "hits without penetrating"
    return f"{say.card(setting, v.plane)} attacks {aim}: {v.rolled} for {v.need}, it {hit}."


def _penetrates(setting: Setting, state: State, v: e.BombsFell) -> bool:
    """Whether the bombs could do damage; of a target that is gone nothing can be said."""
    if v.target > 0 and unit_alive(state, v.target) is None:
        return True
    if v.target < 0 and state.terrain[cell_of_target(v.target)] is None:
        return True
    at = mark(setting, state, state.mover, v.target)
    return can_hurt(setting.cards.units[v.plane], at)


def _flipped(setting: Setting, state: State, v: e.TokensFlipped) -> str:
    return f"{say.side(setting, state, v.side)} turn their used tokens up again."


def _held(setting: Setting, state: State, v: e.TargetHeld) -> str:
    return f"{say.side(setting, state, v.side)} hold the mission target."


def _ended(setting: Setting, state: State, v: e.GameEnded) -> str:
    if v.winner is None:
        return f"the game is a draw: {ENDINGS.get(v.why, v.why)}."
    return f"{say.side(setting, state, v.winner)} win: {ENDINGS.get(v.why, v.why)}."


def _corrected(setting: Setting, state: State, v: e.Corrected) -> str:
    what = say.owned(setting, state, v.unit) if v.unit else say.side(setting, state, v.side)
    return f"correction: {v.what} of {what} is {v.text or v.number}."


_TELL: dict[type, Teller] = {
    e.ArmiesAssigned: _armies, e.ArmyBuilt: _army_built, e.BidMade: _bid, e.FirstDecided: _first,
    e.TerrainPlaced: _terrain, e.TurnBegun: _turn, e.StanceSet: _stance, e.ApGained: _income,
    e.ApLost: _loss, e.CardsDrawn: _drawn, e.CardTaken: _taken, e.CardsDiscarded: _discarded,
    e.DeckReshuffled: _reshuffled, e.UnitMoved: _moved, e.UnitsSwapped: _swapped,
    e.UnitLoaded: _loaded, e.UnitUnloaded: _unloaded, e.UnitDeployed: _deployed,
    e.EquipmentBought: _bought, e.EquipmentUsed: _used, e.UnitHealed: _healed, e.ShotFired: _shot,
    e.Missed: _missed, e.UnitDamaged: _damaged, e.TerrainDamaged: _terrain_damaged,
    e.HqDamaged: _hq_damaged, e.UnitAffected: _affected, e.UnitRevealed: _revealed,
    e.SupportPlayed: _support, e.PlaneShotAt: _plane, e.BombsFell: _bombs,
    e.TokensFlipped: _flipped, e.TargetHeld: _held, e.GameEnded: _ended, e.Corrected: _corrected,
}  # fmt: skip
