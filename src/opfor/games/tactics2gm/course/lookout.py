"""What can be said of a position by the rules: asked with units by their ids and cards by their
names, as records and people call them."""

from __future__ import annotations

from typing import Any, NamedTuple

from opfor.core.tally import Tally
from opfor.games.tactics2gm.course import offers as acts
from opfor.games.tactics2gm.course.rooms import looked_at
from opfor.games.tactics2gm.rules import deployment, movement, movement_phase, targets, to_hit
from opfor.games.tactics2gm.rules import supply as supply_lines
from opfor.games.tactics2gm.rules.board import as_numbered, unit_with
from opfor.games.tactics2gm.rules.offers import as_told_outside, clear_offers
from opfor.games.tactics2gm.rules.support_cards import offer_plays, offer_supports
from opfor.games.tactics2gm.rules.victory import is_goal_met
from opfor.games.tactics2gm.values.arms import Weapon, weapon
from opfor.games.tactics2gm.values.card_numbers import TIMINGS, numbering
from opfor.games.tactics2gm.values.codes import Timing
from opfor.games.tactics2gm.values.content import TokenRow
from opfor.games.tactics2gm.values.offers import read_offer
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State, Unit


class Shot(NamedTuple):
    """A shot as the rules weigh it: what it must roll, what it meets, what it can do."""

    arm: Weapon
    target: int
    cell: int
    defence: int
    needed: int
    faces: int
    can_hurt: bool
    kill_chance: float
    hurt_chance: float


def shot(setting: Setting, state: State, unit_id: int, slot: int, target: int) -> Shot:
    """A shot of a unit's weapon at a target."""
    battle = looked_at(setting, state)
    shooter, at = unit_with(battle, unit_id), as_numbered(battle, target)
    side, arm = battle.side[shooter], targets.weapon(battle, shooter, slot)
    needed = to_hit.need(battle, shooter, arm, at)
    return Shot(
        weapon(setting, state.units[shooter - 1], slot),
        target,
        targets.cell_of(battle, side, at),
        targets.defence_of(battle, side, at),
        needed,
        to_hit.faces(needed),
        to_hit.can_hurt(battle, arm, side, at),
        to_hit.kill_chance(battle, needed, arm, side, at),
        to_hit.hurt_chance(battle, needed, arm, side, at),
    )


def need_tally(setting: Setting, state: State, unit_id: int, aimed: Shot) -> Tally:
    """The number a shot must roll, with its parts."""
    battle = looked_at(setting, state)
    shooter, at = unit_with(battle, unit_id), as_numbered(battle, aimed.target)
    tally = Tally("to hit", ()).plus("weapon", aimed.arm.to_hit)
    tally = tally.plus("shooter's aim", battle.aim[shooter])
    tally = tally.plus("promotion", -battle.rank[shooter])
    tally = tally.plus("night", battle.night_fire, "2GM-MOD-8")
    if at <= 0:
        return tally
    piece = state.terrain[aimed.cell] if aimed.cell >= 0 else None
    if piece is not None and not (isinstance(aimed.arm, TokenRow) and aimed.arm.ignores_cover):
        cover = to_hit.terrain_cover(battle, aimed.cell)
        rule = {"forest": "2GM-MOD-1", "bushes": "2GM-MOD-2"}.get(piece.card, "")
        tally = tally.plus(setting.cards.terrain[piece.card].title, cover, rule)
    tally = tally.plus("covered movement, smoke or lying low", battle.cover[at], "2GM-MOD-6")
    tally = tally.plus("wounds", -to_hit.wounds_told(battle, at), "2GM-MOD-5")
    if to_hit.is_suppressed(battle, at, shooter):
        tally = tally.plus("suppressive fire", -battle.suppression, "2GM-MOD-7")
    return tally


def can_bomb(setting: Setting, state: State, plane: str, target: int) -> bool:
    """Whether an airplane of the side to move can hurt a target."""
    battle = looked_at(setting, state)
    card, at = numbering(setting).card[plane], as_numbered(battle, target)
    return to_hit.can_hurt(battle, card, state.mover, at)


def ready_slots(setting: Setting, state: State, unit: Unit) -> list[int]:
    """Slots of a unit that may still fire this turn."""
    battle = looked_at(setting, state)
    number = unit_with(battle, unit.id)
    slots = range(len(unit.tokens) + 1)
    return [slot for slot in slots if targets.is_weapon_ready(battle, number, slot)]


def in_range(setting: Setting, state: State, arm: Weapon, origin: int, cell: int) -> bool:
    """Whether a weapon reaches from one space to another."""
    known = numbering(setting)
    arms = known.token if isinstance(arm, TokenRow) else known.card
    return targets.in_range(looked_at(setting, state), arms[arm.id], origin, cell)


def cell_of(setting: Setting, state: State, side: int, target: int) -> int:
    """Where a side's target is."""
    battle = looked_at(setting, state)
    return targets.cell_of(battle, side, as_numbered(battle, target))


def hindrance(setting: Setting, state: State, unit: Unit) -> int:
    """What keeps a unit from moving now."""
    battle = looked_at(setting, state)
    return movement.hindrance(battle, unit_with(battle, unit.id))


def reachable(setting: Setting, state: State, unit: Unit, points: int = -1) -> dict[int, int]:
    """Spaces a unit can end a move on, with the movement points spent to get there."""
    battle = looked_at(setting, state)
    number = unit_with(battle, unit.id)
    found = movement.reachable(battle, number, points, battle.reach, battle.spent)
    return {cell: battle.spent[cell] for cell in battle.reach[:found]}


def has_room(setting: Setting, state: State, side: int, cell: int) -> bool:
    """Whether one more unit of a side fits on a space."""
    return movement.has_room(looked_at(setting, state), side, cell)


def deploy_cost(setting: Setting, state: State, side: int, card: str) -> int:
    """What a unit card costs to deploy now."""
    return deployment.deploy_cost(looked_at(setting, state), side, numbering(setting).card[card])


def takes_token(setting: Setting, state: State, unit: Unit, token: str) -> bool:
    """Whether a unit may carry one more token of this kind."""
    battle = looked_at(setting, state)
    return deployment.takes_token(
        battle, unit_with(battle, unit.id), numbering(setting).token[token]
    )


def supply_length(setting: Setting, state: State, side: int) -> int:
    return supply_lines.supply_length(looked_at(setting, state), side)


def is_supply_broken(setting: Setting, state: State, side: int) -> bool:
    return supply_lines.is_supply_broken(looked_at(setting, state), side)


def is_met(setting: Setting, state: State, side: int, goal: int) -> bool:
    """Whether a goal of a side, by its place among them, is met now."""
    return is_goal_met(looked_at(setting, state), side, goal)


# -- what is offered -------------------------------------------------------------------------------


def plays_of(setting: Setting, state: State, side: int, card: str) -> list[Any]:
    """Every way to play one card in Deployment."""
    battle = looked_at(setting, state)
    clear_offers(battle)
    offer_plays(battle, side, numbering(setting).card[card], Timing.DEPLOYMENT)
    return offered(setting, battle)


def support_plays(
    setting: Setting, state: State, side: int, timing: str = "deployment"
) -> list[Any]:
    """Every support card of a hand that can be played and paid at this moment."""
    battle = looked_at(setting, state)
    clear_offers(battle)
    offer_supports(battle, side, TIMINGS.index(timing))
    return offered(setting, battle)


def movement_options(setting: Setting, state: State, side: int) -> list[Any]:
    """Every legal act of the Movement phase."""
    battle = looked_at(setting, state)
    movement_phase.offer_movement(battle, side)
    return offered(setting, battle)


def deployment_options(setting: Setting, state: State, side: int) -> list[Any]:
    """Every legal act of the Deployment phase."""
    battle = looked_at(setting, state)
    acts.offer_deployment(battle, side)
    return offered(setting, battle)


def shooting_options(setting: Setting, state: State, side: int) -> list[Any]:
    """Every legal act of the Shooting phase."""
    battle = looked_at(setting, state)
    acts.offer_shooting(battle, side)
    return offered(setting, battle)


def offered(setting: Setting, battle: Any) -> list[Any]:
    """The offers at hand as actions."""
    known = numbering(setting)
    told = (as_told_outside(battle, each) for each in battle.offers[: battle.offered])
    return [read_offer(known, each) for each in told]
