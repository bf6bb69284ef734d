"""What a person is offered in each phase, and how the answer is carried out."""

from __future__ import annotations

from opfor.core.play import Procedure
from opfor.games.tactics2gm.values.actions import (
    Action,
    Deploy,
    Equip,
    Fly,
    Heal,
    Patrol,
    PlaySupport,
    Shoot,
    UseToken,
)
from opfor.games.tactics2gm.values.events import EquipmentBought
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.state import State
from tests.oracle.tactics2gm.rules.airplanes import flights, fly, patrol
from tests.oracle.tactics2gm.rules.assault import extra_shots
from tests.oracle.tactics2gm.rules.deployment import deploy, deployments, equipment_buys
from tests.oracle.tactics2gm.rules.equipment import (
    IN_DEPLOYMENT,
    IN_SHOOTING,
    tend,
    tending,
    token_uses,
    use_token,
)
from tests.oracle.tactics2gm.rules.movement_phase import carry_out_move
from tests.oracle.tactics2gm.rules.shots import shoot
from tests.oracle.tactics2gm.rules.support_cards import support_plays
from tests.oracle.tactics2gm.rules.support_effects import play_support
from tests.oracle.tactics2gm.rules.targets import ready_weapons, targets, terrain_targets, weapon


def deployment_options(setting: Setting, state: State, side: int) -> list[Action]:
    """Every legal act of the Deployment phase."""
    found: list[Action] = [*deployments(setting, state, side)]
    found += equipment_buys(setting, state, side)
    found += support_plays(setting, state, side)
    found += flights(setting, state, side)
    for unit in state.units:
        if unit.side == side and unit.tokens:
            found += token_uses(setting, state, unit, IN_DEPLOYMENT)
    return found


def shooting_options(setting: Setting, state: State, side: int) -> list[Action]:
    """Every legal act of the Shooting phase."""
    found: list[Action] = []
    spots = terrain_targets(setting, state, side)
    for unit in state.units:
        if unit.side != side or unit.cell < 0:
            continue
        for slot in ready_weapons(setting, unit):
            arm = weapon(setting, unit, slot)
            found += [
                Shoot(unit.id, slot, target) for target in targets(setting, state, unit, arm, spots)
            ]
        found += tending(setting, state, unit)
        if unit.tokens:
            found += token_uses(setting, state, unit, IN_SHOOTING)
    found += extra_shots(setting, state, side)
    return found


def carry_out(play: TacticsPlay, side: int, action: Action) -> Procedure[None]:
    """Do one offered act."""
    match action:
        case Deploy():
            deploy(play, side, action)
        case Equip(unit=unit, token=token):
            play.emit(EquipmentBought(unit, token, play.setting.cards.tokens[token].cost))
        case PlaySupport():
            yield from play_support(play, side, action)
        case Fly(card=card, target=target):
            yield from fly(play, side, card, target)
        case Patrol(card=card):
            patrol(play, side, card)
        case UseToken():
            use_token(play, action)
        case Shoot(unit=unit, slot=slot, target=target, extra=extra):
            yield from shoot(play, unit, slot, target, "extra" if extra else "fire")
        case Heal():
            tend(play, action)
        case _:
            yield from carry_out_move(play, action)  # type: ignore[arg-type]
