"""Using equipment other than weapons, and the healing cards: whom it may help or hinder."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.actions import Heal, UseToken
from opfor.games.tactics2gm.values.content import TokenRow
from opfor.games.tactics2gm.values.events import EquipmentUsed, UnitHealed
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.state import NO_FIRE, State, Unit, unit_of
from tests.oracle.tactics2gm.rules.targets import is_ready

SOFT = ("infantry", "artillery")
IN_DEPLOYMENT = ("self-cover", "smoke", "blind")
IN_SHOOTING = ("heal", "repair")


def is_tended_by(setting: Setting, unit: Unit, healer: str) -> bool:
    """Medics tend infantry and artillery, mechanics the rest."""
    return (setting.cards.units[unit.card].type in SOFT) == (healer in ("heal", "medic"))


def wounded_near(setting: Setting, state: State, unit: Unit, healer: str, reach: int) -> list[Unit]:
    """Own wounded units a healer can tend: on its space or near it, itself not."""
    row = setting.board.distance[unit.cell]
    return [
        u
        for u in state.units
        if u.side == unit.side
        and u.wounds
        and u.id != unit.id
        and u.cell >= 0
        and row[u.cell] <= reach
        and is_tended_by(setting, u, healer)
    ]


@cite("2GM-CON-4")
def token_uses(setting: Setting, state: State, unit: Unit, uses: tuple[str, ...]) -> list[UseToken]:
    """Ways to use a unit's tokens of the given kinds now."""
    if unit.cell < 0:
        return []
    found: list[UseToken] = []
    for slot, token in enumerate(unit.tokens, start=1):
        row = setting.cards.tokens[token.kind]
        if row.use in uses and is_ready(setting, unit, slot):
            found += [UseToken(unit.id, slot, u) for u in _aims(setting, state, unit, row)]
    return found


def _aims(setting: Setting, state: State, unit: Unit, row: TokenRow) -> list[int]:
    distances = setting.board.distance[unit.cell]
    match row.use:
        case "self-cover":
            return [unit.id]
        case "smoke":
            return [
                u.id
                for u in state.units
                if u.side == unit.side and u.cell >= 0 and distances[u.cell] <= row.range
            ]
        case "blind":
            return [
                u.id
                for u in state.units
                if u.side != unit.side and u.cell >= 0 and distances[u.cell] <= row.range
            ]
    return [u.id for u in wounded_near(setting, state, unit, row.use, row.range)]


def use_token(play: TacticsPlay, action: UseToken) -> None:
    """Carry out a token's effect; an arrow token is thereby flipped."""
    unit = unit_of(play.state, action.unit)
    row = play.setting.cards.tokens[unit.tokens[action.slot - 1].kind]
    match row.use:
        case "self-cover" | "smoke":
            effect = {"cover": row.amount}
        case "blind":
            effect = {"aim": row.amount}
        case _:
            wounds = unit_of(play.state, action.target).wounds
            effect = {"healed": min(row.amount, wounds)}
    play.emit(EquipmentUsed(action.unit, action.slot, action.target, **effect))


def tending(setting: Setting, state: State, unit: Unit) -> list[Heal]:
    """Whom a medic or mechanic (the unit card) can tend instead of shooting."""
    traits = setting.cards.units[unit.card].traits
    if unit.cell < 0 or unit.fired & 1 or unit.halted & NO_FIRE:
        return []
    return [
        Heal(unit.id, u.id)
        for healer in ("medic", "mechanic")
        if healer in traits
        for u in wounded_near(setting, state, unit, healer, 1)
    ]


def tend(play: TacticsPlay, action: Heal) -> None:
    """Take one wound off."""
    play.emit(UnitHealed(action.target, 1, action.unit))
