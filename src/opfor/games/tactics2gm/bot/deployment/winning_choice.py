"""A card that wins at once, or that makes a winning shot possible, before any other."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.measure import fact, measure
from opfor.games.tactics2gm.bot.cards.airplanes import best_flight
from opfor.games.tactics2gm.bot.cards.support_cards import best_way
from opfor.games.tactics2gm.bot.cards.winning_card import (
    SURELY,
    entering_wins,
    gives_shots,
    unit_shot,
    way_shot,
    way_wins,
)
from opfor.games.tactics2gm.bot.deployment.hand import is_plane, is_support, is_troop
from opfor.games.tactics2gm.bot.sight.victory import (
    any_left,
    has_decisive,
    is_near,
    wins_by_standing,
)
from opfor.games.tactics2gm.rules.deployment import may_enter
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
)


@measure(said="{:.0%} chance to win", brief="a card that wins", per=10)
@cite("2GM-GOAL-1", "Q2-27")
def wins_at_once(battle: Battle, card: int) -> int:
    """The chance that the card wins as soon as it is played."""
    if is_plane(battle, card):
        return best_flight(battle, card)
    if is_troop(battle, card):
        return SURELY if wins_by_entering(battle, card) else 0
    return 0 if gives_shots(battle.effect[card]) else best_way(battle, card, way_wins)


def wins_by_entering(battle: Battle, card: int) -> bool:
    """Whether a unit wins by standing on some space of the deployment line."""
    if not wins_by_standing(battle):
        return False
    return any(
        may_enter(battle, AI, card, cell) and entering_wins(battle, cell)
        for cell in range(battle.columns)
    )


@measure(said="{:.0%} chance of the winning shot", brief="the winning shot", per=10)
@cite("2GM-GOAL-1", "Q2-27")
def gives_winning_shot(battle: Battle, card: int) -> int:
    """The chance of the winning shot that the card makes possible this turn."""
    if not has_decisive(battle):
        return 0
    if is_support(battle, card):
        return best_way(battle, card, way_shot) if gives_shots(battle.effect[card]) else 0
    best = 0
    if is_troop(battle, card):
        for cell in range(battle.columns):
            if may_enter(battle, AI, card, cell):
                best = max(best, unit_shot(battle, card, cell))
    return best


@fact("a card may win at once", of_left=True)
def can_win_at_once(battle: Battle) -> bool:
    return is_near(battle) and any_left(battle, wins_at_once)


@fact("a card gives a winning shot", of_left=True)
def can_shoot_to_win(battle: Battle) -> bool:
    return is_near(battle) and any_left(battle, gives_winning_shot)
