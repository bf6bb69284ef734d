"""Cards that win at once, and cards that make a winning shot possible this turn.

Ways to play a support card are what is offered, by their places.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.tactics2gm.bot.sight.open_board import player_units
from opfor.games.tactics2gm.bot.sight.victory import (
    chance_against,
    has_decisive,
    is_decisive,
    standing_wins,
    wins_by_losses,
)
from opfor.games.tactics2gm.rules.support_effects import is_burnt_by
from opfor.games.tactics2gm.rules.targets import hp_left, is_weapon_ready, weapon
from opfor.games.tactics2gm.rules.to_hit import faces, terrain_cover, wounds_told
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
    Effect,
)

SURELY = 10


def sure_damage_wins(battle: Battle, way: int) -> int:
    """Damage without a roll; a Hit destroys whatever it is."""
    card, target = battle.offers[way].played, battle.offers[way].target
    is_enough = battle.effect[card] == Effect.HIT or (
        battle.amount[card] >= hp_left(battle, AI, target)
    )
    return SURELY if is_enough and is_decisive(battle, target) else 0


def fire_wins(battle: Battle, way: int) -> int:
    """The terrain, or all who die in it; who has been in such a fire before takes no harm."""
    cell, card = battle.offers[way].cell, battle.offers[way].played
    amount = battle.amount[card]
    if amount >= hp_left(battle, AI, -1 - cell) and is_decisive(battle, -1 - cell):
        return SURELY
    dead = 0
    for unit in player_units(battle):
        is_inside = battle.cell[unit] == cell and not is_burnt_by(battle, card, unit)
        if is_inside and hp_left(battle, AI, unit) <= amount:
            dead += 1
    return SURELY if dead and wins_by_losses(battle, dead) else 0


def barrage_wins(battle: Battle, way: int) -> int:
    """A roll against a unit that it pierces: a 10 always destroys."""
    card, target = battle.offers[way].played, battle.offers[way].target
    if not is_decisive(battle, target):
        return 0
    if battle.amount[card] < hp_left(battle, AI, target):
        return 1
    cover = battle.cover[target] + terrain_cover(battle, battle.cell[target])
    return faces(battle.to_hit[card] + cover - wounds_told(battle, target))


@cite("2GM-GOAL-1", "Q2-27")
def way_wins(battle: Battle, way: int) -> int:
    """The chance that a support card played like this wins at once."""
    effect = battle.effect[battle.offers[way].played]
    if effect in (Effect.HIT, Effect.MINES, Effect.RAM):
        return sure_damage_wins(battle, way)
    if effect == Effect.FIRE:
        return fire_wins(battle, way)
    return barrage_wins(battle, way) if effect == Effect.BARRAGE else 0


def gives_shots(effect: int) -> bool:
    """Cards that win by a shot if at all, never at once."""
    return effect in (Effect.AMMUNITION, Effect.SPOTTER, Effect.MARCH)


@cite("2GM-GOAL-1", "Q2-27")
def way_shot(battle: Battle, way: int) -> int:
    """The chance of the winning shot that a support card gives: once more, easier, from a space
    a unit is marched to."""
    card, unit = battle.offers[way].played, battle.offers[way].unit
    effect = battle.effect[card]
    if not gives_shots(effect) or not has_decisive(battle) or not unit:
        return 0
    cell = battle.offers[way].cell if effect == Effect.MARCH else battle.cell[unit]
    best, easier = 0, battle.amount[card] if effect == Effect.SPOTTER else 0
    battle.aim[unit] -= easier
    for slot in range(battle.carried[unit] + 1):
        if is_weapon_ready(battle, unit, slot):
            best = max(best, chance_against(battle, unit, weapon(battle, unit, slot), cell))
    battle.aim[unit] += easier
    return best


@cite("2GM-GOAL-1", "Q2-27")
def unit_shot(battle: Battle, card: int, cell: int) -> int:
    """The chance of a winning shot of a unit that enters on this space."""
    if not has_decisive(battle) or not battle.can_fire[card]:
        return 0
    return chance_against(battle, 0, card, cell)


def entering_wins(battle: Battle, cell: int) -> bool:
    return standing_wins(battle, 0, cell)
