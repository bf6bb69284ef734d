"""What stories ask the rules about a position, with cards by their names and units by their ids."""

from __future__ import annotations

from typing import Any, NamedTuple

from opfor.core.tally import Tally
from opfor.games.tactics2gm.course import lookout
from opfor.games.tactics2gm.course.lookout import offered
from opfor.games.tactics2gm.course.rooms import looked_at
from opfor.games.tactics2gm.rules import (
    airplanes,
    assault,
    deployment,
    equipment,
    movement,
    phases,
    supply,
    support_cards,
    targets,
    terrain,
    to_hit,
    victory,
)
from opfor.games.tactics2gm.rules.board import as_numbered, unit_with
from opfor.games.tactics2gm.rules.offers import clear_offers
from opfor.games.tactics2gm.rules.piles import find_unseen
from opfor.games.tactics2gm.values.arms import Weapon
from opfor.games.tactics2gm.values.card_numbers import numbering
from opfor.games.tactics2gm.values.codes import NOBODY
from opfor.games.tactics2gm.values.content import TokenRow, UnitRow
from opfor.games.tactics2gm.values.lies import GOAL_KINDS
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.scenarios import ScenarioGoal
from opfor.games.tactics2gm.values.state import State, Unit, unit_alive


class Met(NamedTuple):
    """A target as a side's shooters meet it; ``unit`` is none for HQ and terrain."""

    setting: Setting
    state: State
    side: int
    target: int
    cell: int
    defence: int
    hp: int
    unit: Unit | None

    @property
    def battle(self) -> Any:
        return looked_at(self.setting, self.state)


def mark(setting: Setting, state: State, side: int, target: int) -> Met:
    """What a side's shot at a target meets."""
    battle = looked_at(setting, state)
    at = as_numbered(battle, target)
    cell, defence = targets.cell_of(battle, side, at), targets.defence_of(battle, side, at)
    unit = unit_alive(state, target) if target > 0 else None
    return Met(setting, state, side, target, cell, defence, targets.hp_left(battle, side, at), unit)


def arm_number(setting: Setting, arm: Weapon) -> int:
    known = numbering(setting)
    return (known.token if isinstance(arm, TokenRow) else known.card)[arm.id]


def need(setting: Setting, state: State, shooter: Unit, arm: Weapon, at: Met) -> int:
    battle = looked_at(setting, state)
    number = unit_with(battle, shooter.id)
    return to_hit.need(battle, number, arm_number(setting, arm), as_numbered(battle, at.target))


def need_tally(setting: Setting, state: State, shooter: Unit, arm: Weapon, at: Met) -> Tally:
    shot = lookout.Shot(arm, at.target, at.cell, at.defence, 0, 0, False, 0.0, 0.0)
    return lookout.need_tally(setting, state, shooter.id, shot)


def can_hurt(arm: Weapon, at: Met) -> bool:
    battle, number = at.battle, arm_number(at.setting, arm)
    return to_hit.can_hurt(battle, number, at.side, as_numbered(battle, at.target))


def kill_chance(needed: int, arm: Weapon, at: Met) -> float:
    battle, number = at.battle, arm_number(at.setting, arm)
    return to_hit.kill_chance(battle, needed, number, at.side, as_numbered(battle, at.target))


def hurt_chance(needed: int, arm: Weapon, at: Met) -> float:
    battle, number = at.battle, arm_number(at.setting, arm)
    return to_hit.hurt_chance(battle, needed, number, at.side, as_numbered(battle, at.target))


def expected_damage(needed: int, arm: Weapon, at: Met) -> float:
    battle, number = at.battle, arm_number(at.setting, arm)
    return to_hit.expected_damage(battle, needed, number, at.side, as_numbered(battle, at.target))


def terrain_targets(setting: Setting, state: State, side: int) -> list[int]:
    """Spaces whose terrain a side may shoot at."""
    battle = looked_at(setting, state)
    targets.find_spots(battle, side)
    return list(battle.spot[: battle.spots])


def air_targets(setting: Setting, state: State, side: int) -> list[int]:
    """What an airplane may attack."""
    plane = next(c for c in setting.cards.units.values() if c.type == "airplane" and c.can_fire)
    battle = looked_at(setting, state)
    clear_offers(battle)
    airplanes.offer_flight(battle, side, numbering(setting).card[plane.id])
    return [act.target for act in offered(setting, battle) if hasattr(act, "target")]


def flights(setting: Setting, state: State, side: int) -> list[Any]:
    battle = looked_at(setting, state)
    clear_offers(battle)
    airplanes.offer_flights(battle, side)
    return offered(setting, battle)


def bombed(setting: Setting, state: State, side: int, plane: UnitRow, target: int) -> list[int]:
    """Everything a plane's bombs fall on."""
    battle = looked_at(setting, state)
    card = numbering(setting).card[plane.id]
    airplanes.find_bombed(battle, side, card, as_numbered(battle, target))
    struck = battle.struck[: battle.struck_count]
    return [battle.id[each] if each > 0 else each for each in struck]


def assaults(setting: Setting, state: State, unit: Unit) -> list[Any]:
    battle = looked_at(setting, state)
    clear_offers(battle)
    assault.offer_assaults(battle, unit_with(battle, unit.id))
    return offered(setting, battle)


def extra_shots(setting: Setting, state: State, side: int) -> list[Any]:
    battle = looked_at(setting, state)
    clear_offers(battle)
    assault.offer_extra_shots(battle, side)
    return offered(setting, battle)


def deployments(setting: Setting, state: State, side: int) -> list[Any]:
    battle = looked_at(setting, state)
    clear_offers(battle)
    deployment.offer_deployments(battle, side, 1, 1)
    return offered(setting, battle)


def equipment_buys(setting: Setting, state: State, side: int) -> list[Any]:
    battle = looked_at(setting, state)
    clear_offers(battle)
    deployment.offer_equipment(battle, side)
    return offered(setting, battle)


def takes_token(setting: Setting, unit: Unit, token: TokenRow) -> bool:
    """Whether a unit may carry one more token; it stands alone on the board."""
    from opfor.games.tactics2gm.values.start import new

    state = new(setting)
    battle = looked_at(setting, type(state)(**{**fields_of(state), "units": (unit,)}))
    return deployment.takes_token(battle, 1, numbering(setting).token[token.id])


def fields_of(state: State) -> dict[str, Any]:
    return {name: getattr(state, name) for name in state.__struct_fields__}


def token_uses(setting: Setting, state: State, unit: Unit, *, shooting: bool) -> list[Any]:
    """Ways to use a unit's tokens: healers in Shooting, smoke and cover in Deployment."""
    battle = looked_at(setting, state)
    clear_offers(battle)
    equipment.offer_token_uses(battle, unit_with(battle, unit.id), shooting)
    return offered(setting, battle)


def tending(setting: Setting, state: State, unit: Unit) -> list[Any]:
    battle = looked_at(setting, state)
    clear_offers(battle)
    equipment.offer_tending(battle, unit_with(battle, unit.id))
    return offered(setting, battle)


def can_move(setting: Setting, state: State, unit: Unit) -> bool:
    battle = looked_at(setting, state)
    return movement.can_move(battle, unit_with(battle, unit.id))


def cards_to_draw(play: TacticsPlay, side: int) -> int:
    return phases.cards_to_draw(looked_at(play.setting, play.state), side)


def supply_income(setting: Setting, state: State, side: int) -> int:
    battle = looked_at(setting, state)
    return supply.supply_income(battle, supply.supply_length(battle, side))


def command_income(setting: Setting, state: State, side: int) -> int:
    battle = looked_at(setting, state)
    return supply.command_income(battle, side, supply.supply_length(battle, side))


def lone_links(setting: Setting, state: State, side: int) -> set[int]:
    """The units whose loss breaks a side's supply line."""
    battle = looked_at(setting, state)
    own = (u for u in state.units if u.side == side and u.cell >= 0)
    return {u.id for u in own if supply.is_lone_link(battle, unit_with(battle, u.id))}


def drop_zone(setting: Setting, state: State, side: int) -> list[int]:
    """The spaces on which troops may be dropped."""
    battle = looked_at(setting, state)
    support_cards.find_near_enemies(battle, side)
    cells = range(setting.board.size)
    return [cell for cell in cells if support_cards.is_in_drop_zone(battle, side, cell)]


def terrain_choices(setting: Setting, state: State, side: int) -> list[Any]:
    battle = looked_at(setting, state)
    terrain.offer_terrain(battle, side)
    return offered(setting, battle)


def scenario_terrain_left(setting: Setting, state: State, side: int) -> list[str]:
    """The scenario's terrain cards of a side that are left."""
    battle = looked_at(setting, state)
    terrain.find_terrain_left(battle, side)
    cards = battle.role_terrain[side][: battle.role_terrains[side]]
    names = numbering(setting).terrain
    return [names[card] for place, card in enumerate(cards) if battle.is_left[place]]


def free_cells(setting: Setting, state: State, side: int, lines: tuple[int, ...]) -> list[int]:
    """Spaces without terrain and units on some lines of a side, the target left out."""
    battle, board = looked_at(setting, state), setting.board
    cells = (cell for line in lines for cell in board.of_depth(side, line))
    return [cell for cell in cells if terrain.is_free(battle, cell)]


def unseen_cards(setting: Setting, state: State, side: int) -> tuple[str, ...]:
    """Cards that may turn up in the AI's deck beside those dealt."""
    battle = looked_at(setting, state)
    find_unseen(battle, side)
    names = numbering(setting).cards
    return tuple(sorted(names[card] for card in battle.unseen[: battle.unseens]))


def healthier(setting: Setting, state: State) -> int | None:
    found = victory.healthier(looked_at(setting, state))
    return None if found == NOBODY else found


def holds_target(setting: Setting, state: State, side: int) -> bool:
    return victory.holds_target(looked_at(setting, state), side)


def is_met_at_end(
    setting: Setting, state: State, side: int, mover: int, goal: ScenarioGoal
) -> bool:
    """Whether a goal that a side may have is met as ``mover`` ends a turn."""
    battle = looked_at(setting, state)
    known = battle.goal_kind[side][0], battle.goal_amount[side][0]
    battle.goal_kind[side][0] = GOAL_KINDS[goal.kind]
    battle.goal_amount[side][0] = goal.amount
    found = victory.is_goal_met_at_end(battle, side, mover, 0)
    battle.goal_kind[side][0], battle.goal_amount[side][0] = known
    return found
