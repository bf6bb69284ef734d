"""Deployment: what a card costs now, where a unit may enter, which equipment it may take."""

from __future__ import annotations

from collections.abc import Iterable

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.actions import Deploy, Equip
from opfor.games.tactics2gm.values.content import TokenRow
from opfor.games.tactics2gm.values.events import UnitDeployed
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.state import ABOARD, State, Unit
from tests.oracle.tactics2gm.rules.movement import Crowd, crowd_of, entry_costs, has_room
from tests.oracle.tactics2gm.rules.night import reveal


def deploy_cost(setting: Setting, state: State, side: int, card: str) -> int:
    """What a unit card costs to deploy now; a general beside the HQ makes it cheaper."""
    cost = setting.cards.units[card].cost
    if not state.decks[side].in_play:
        return cost
    generals = sum(
        name in setting.cards.supports and setting.cards.supports[name].effect == "general"
        for name in state.decks[side].in_play
    )
    return max(min(cost, 1), cost - generals)


def unit_cards(setting: Setting, state: State, side: int) -> list[str]:
    """Unit cards of a hand that can stand on the board, each once, in the order of the hand."""
    units = setting.cards.units
    hand = dict.fromkeys(state.decks[side].hand)
    return [name for name in hand if name in units and units[name].type != "airplane"]


def entry_cells(
    setting: Setting, state: State, side: int, card: str, crowd: Crowd,
    cells: Iterable[int] | None = None,
) -> list[int]:  # fmt: skip
    """Free spaces (of the deployment line, unless others are given) a unit card may enter."""
    costs = entry_costs(setting, state, setting.cards.units[card])
    where = setting.board.entry(side) if cells is None else cells
    return [
        cell
        for cell in where
        if costs[cell] and (cell not in crowd or has_room(setting, state, crowd, side, cell))
    ]


def free_transports(setting: Setting, state: State, side: int, card: str) -> list[Unit]:
    """Empty transports on the deployment line that take this card aboard."""
    kind = setting.cards.units[card].type
    line = setting.board.entry(side)
    return [
        u
        for u in state.units
        if u.side == side
        and u.cell in line
        and not u.cargo
        and kind in setting.cards.units[u.card].carries
    ]


def deployments(
    setting: Setting, state: State, side: int, cells: Iterable[int] | None = None
) -> list[Deploy]:
    """Every way to deploy a unit card of the hand that can be paid."""
    crowd = crowd_of(state)
    found: list[Deploy] = []
    where = None if cells is None else list(cells)
    for card in unit_cards(setting, state, side):
        if deploy_cost(setting, state, side, card) > state.ap[side]:
            continue
        found += [
            Deploy(card, cell) for cell in entry_cells(setting, state, side, card, crowd, where)
        ]
        found += [Deploy(card, ABOARD, u.id) for u in free_transports(setting, state, side, card)]
    return found


def can_be_equipped(setting: Setting, unit: Unit) -> bool:
    """Equipment is handed out to units just deployed or standing on the deployment line."""
    return unit.fresh or unit.cell in setting.board.entry(unit.side)


@cite("2GM-CON-2")
def takes_token(setting: Setting, unit: Unit, token: TokenRow) -> bool:
    """Whether a unit may carry one more token of this kind.

    Infantry carries at most one offensive and one defensive token; a token that is both takes
    whichever place is free. Others have a number of places. Nobody carries the same token twice,
    and cards that cannot fire (medics, trucks) take no weapon.
    """
    card = setting.cards.units[unit.card]
    kind = card.type
    if token.use == "weapon" and not card.can_fire:
        return False
    if kind not in token.types or any(t.kind == token.id for t in unit.tokens):
        return False
    limits = setting.numbers.equipment
    if kind != "infantry":
        return len(unit.tokens) < limits.vehicle_slots
    roles = [setting.cards.tokens[t.kind].role for t in unit.tokens] + [token.role]
    return (
        roles.count("offensive") <= limits.infantry_offensive
        and roles.count("defensive") <= limits.infantry_defensive
        and len(roles) <= limits.infantry_offensive + limits.infantry_defensive
    )


_TAKEN: dict[tuple[int, str, tuple[str, ...]], tuple[Setting, list[TokenRow]]] = {}
"""What a card with these tokens may take, by identity of the setting."""


def tokens_taken(setting: Setting, unit: Unit) -> list[TokenRow]:
    """Every token a unit may still carry; the same for all of its card with the same tokens."""
    key = (id(setting), unit.card, tuple([t.kind for t in unit.tokens]))
    known = _TAKEN.get(key)
    if known is None or known[0] is not setting:
        if len(_TAKEN) > 500:
            _TAKEN.clear()
        tokens = setting.cards.tokens.values()
        known = setting, [token for token in tokens if takes_token(setting, unit, token)]
        _TAKEN[key] = known
    return known[1]


def equipment_buys(setting: Setting, state: State, side: int) -> list[Equip]:
    """Every token that some unit may be given now and that can be paid."""
    ap = state.ap[side]
    if ap <= 0:
        return []
    return [
        Equip(unit.id, token.id)
        for unit in state.units
        if unit.side == side and can_be_equipped(setting, unit)
        for token in tokens_taken(setting, unit)
        if token.cost <= ap
    ]


def deploy(play: TacticsPlay, side: int, action: Deploy) -> None:
    """Put a unit card on the board, face down at night unless an enemy is near."""
    cost = deploy_cost(play.setting, play.state, side, action.card)
    hidden = play.setting.night
    play.emit(UnitDeployed(side, action.card, action.cell, cost, action.transport, hidden))
    reveal(play)
