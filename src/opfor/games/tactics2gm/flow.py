"""The flow of a game: set-up stage by stage, then turns phase by phase."""

from __future__ import annotations

from typing import Any

from opfor.core.cite import cite
from opfor.core.play import Play, Procedure
from opfor.core.requests import Choose
from opfor.games.tactics2gm.actions import (
    Action,
    Deploy,
    Done,
    Equip,
    Fly,
    Heal,
    Patrol,
    PlaySupport,
    Shoot,
    UseToken,
)
from opfor.games.tactics2gm.events import EquipmentBought, PhaseBegun
from opfor.games.tactics2gm.options import Setting
from opfor.games.tactics2gm.rules import phases
from opfor.games.tactics2gm.rules.air import flights, fly, patrol
from opfor.games.tactics2gm.rules.deployment import deployments, equipment_buys
from opfor.games.tactics2gm.rules.equipment import (
    IN_DEPLOYMENT,
    IN_SHOOTING,
    tend,
    tending,
    token_uses,
    use_token,
)
from opfor.games.tactics2gm.rules.fire import shoot
from opfor.games.tactics2gm.rules.moves import carry_out_move, movement_options, reveal
from opfor.games.tactics2gm.rules.shooting import (
    in_range,
    ready_weapons,
    targets,
    terrain_targets,
    weapon,
)
from opfor.games.tactics2gm.rules.support_effects import play_support
from opfor.games.tactics2gm.rules.supports import support_plays
from opfor.games.tactics2gm.setup import (
    assign_armies,
    before_the_game,
    bid_for_first_turn,
    deploy,
    place_terrain,
)
from opfor.games.tactics2gm.state import NO_FIRE, State, is_alive, unit_of

STAGES = {
    "armies": assign_armies,
    "bid": bid_for_first_turn,
    "terrain": place_terrain,
    "pre-game": before_the_game,
}


def step(play: Play[State]) -> Procedure[None]:
    """One stage of the set-up, one phase of a person's turn, or the AI's whole turn."""
    state = play.state
    if state.stage in STAGES:
        yield from STAGES[state.stage](play)
    elif state.mover == play.setting.ai:
        from opfor.games.tactics2gm.ai.turn import ai_turn

        yield from ai_turn(play)
    else:
        yield from PHASES[state.phase](play, state.mover)


def start_phase(play: Play[Any], side: int) -> Procedure[None]:
    """Start, HQ and Cards."""
    phases.start(play, side)
    phases.collect_ap(play, side)
    if (yield from phases.draw_cards(play, side, phases.cards_to_draw(play, side))):
        play.emit(PhaseBegun("movement"))


def movement_phase(play: Play[Any], side: int) -> Procedure[None]:
    """Units move in any order until the side is done."""
    yield from _ask(play, side, "movement", lambda s: list(movement_options(play.setting, s, side)))
    if play.state.result is None:
        play.emit(PhaseBegun("deployment"))


def deployment_phase(play: Play[Any], side: int) -> Procedure[None]:
    """AP are spent on units, equipment, supports and airplanes in any order."""
    yield from _ask(play, side, "deployment", lambda s: deployment_options(play.setting, s, side))
    if play.state.result is None:
        play.emit(PhaseBegun("shooting"))


def shooting_phase(play: Play[Any], side: int) -> Procedure[None]:
    """Weapons fire in any order; then cards that follow shooting may be played."""
    yield from _ask(play, side, "shooting", lambda s: shooting_options(play.setting, s, side))
    if play.state.result is None:
        yield from _ask(
            play, side, "after-shooting",
            lambda s: list(support_plays(play.setting, s, side, "after-shooting")),
        )  # fmt: skip
    if play.state.result is None:
        play.emit(PhaseBegun("end"))


def end_phase(play: Play[Any], side: int) -> Procedure[None]:
    """Flip over, discard, end of turn."""
    phases.flip_over(play, side)
    yield from phases.discard_down(play, side)
    phases.end_turn(play, side)


PHASES = {
    "start": start_phase,
    "movement": movement_phase,
    "deployment": deployment_phase,
    "shooting": shooting_phase,
    "end": end_phase,
}


def _ask(play: Play[Any], side: int, question: str, options: Any) -> Procedure[None]:
    """Offer what is legal until the side is done, nothing is left, or the game is over."""
    seat = play.setting.seats[side]
    while play.state.result is None:
        legal = options(play.state)
        if not legal:
            return
        answer = yield Choose(seat, question, (*legal, Done()))
        if isinstance(answer, Done):
            return
        yield from carry_out(play, side, answer)


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


@cite("2GM-CON-3")
def extra_shots(setting: Setting, state: State, side: int) -> list[Shoot]:
    """Shots owed to units that were assaulted, while the attacker is in range."""
    found = []
    for shooter, target in state.extra_shots:
        if not (is_alive(state, shooter) and is_alive(state, target)):
            continue
        unit, enemy = unit_of(state, shooter), unit_of(state, target)
        if unit.side != side or min(unit.cell, enemy.cell) < 0 or unit.halted & NO_FIRE:
            continue
        arm = setting.cards.units[unit.card]
        if arm.can_fire and in_range(setting, arm, unit.cell, enemy.cell):
            found.append(Shoot(shooter, 0, target, extra=True))
    return found


def carry_out(play: Play[Any], side: int, action: Action) -> Procedure[None]:
    """Do one offered act."""
    match action:
        case Deploy():
            deploy(play, side, action)
            reveal(play)
        case Equip(unit=unit, token=token):
            play.emit(EquipmentBought(unit, token, play.setting.cards.tokens[token].cost))
        case PlaySupport():
            yield from play_support(play, side, action)
            reveal(play)
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
