"""Support cards: on whom is one played? By the card's effect, what wins before all.

Candidates are ways to play the card: what is offered, by their places.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from opfor.core.cite import cite
from opfor.core.ladder import first_left
from opfor.core.measure import Measure, fact, measure
from opfor.core.narrow import Asked
from opfor.core.question import Criterion, Question, lowest, prefer
from opfor.games.tactics2gm.bot.cards.winning_card import way_shot, way_wins
from opfor.games.tactics2gm.bot.deployment.equipment import incoming
from opfor.games.tactics2gm.bot.deployment.hand import punch
from opfor.games.tactics2gm.bot.movement.ground import (
    best_damage,
    cover_on,
    keeps_supply,
    shooters_at,
)
from opfor.games.tactics2gm.bot.sight.danger import danger
from opfor.games.tactics2gm.bot.sight.named import (
    by_die,
    noted_way,
    of_card,
    way_called,
)
from opfor.games.tactics2gm.bot.sight.open_board import is_foe, player_units
from opfor.games.tactics2gm.bot.sight.victory import (
    FIRST,
    any_left,
    comes_first,
    is_near,
    winning_chance,
)
from opfor.games.tactics2gm.rules.support_effects import is_burnt_by
from opfor.games.tactics2gm.rules.targets import hp_left
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import AI
from opfor.games.tactics2gm.values.content import EffectName

Ways = tuple[Criterion[Any, int], ...]
DAMAGE = "{:.1f} damage expected"
TO_WIN, WINNING_SHOT = "{:.0%} chance to win", "{:.0%} chance of the winning shot"


@measure(id="danger", said="danger {}", brief="the most dangerous target", per=10)
def danger_aimed_at(battle: Battle, way: int) -> int:
    return danger(battle, battle.offers[way].target)


@measure(id="target-cost", said="worth {} AP", brief="the dearest target")
def cost_aimed_at(battle: Battle, way: int) -> int:
    target = battle.offers[way].target
    return battle.cost[battle.card[target]] if is_foe(battle, target) else 0


@measure(said=DAMAGE, brief="the best shot", per=10)
def best_shot(battle: Battle, way: int) -> int:
    """The damage the unit's best shot from where it stands can be expected to do."""
    battle.acting = battle.offers[way].unit
    return best_damage(battle, battle.cell[battle.acting])


LEAST_SHOT = measure(
    id="best-shot", said=DAMAGE, brief="the unit whose fire is missed least", per=10
)(best_shot.of)


@measure("damage", brief="the most damage")
def burns(battle: Battle, way: int) -> int:
    """Damage the fire would do to the units inside, those apart that the card has hurt before."""
    damage, card = 0, battle.offers[way].played
    for unit in player_units(battle):
        is_inside = battle.cell[unit] == battle.offers[way].cell
        if is_inside and not is_burnt_by(battle, card, unit):
            damage += min(battle.amount[card], hp_left(battle, AI, unit))
    return damage


@measure(id="strength", said=DAMAGE, brief="the strongest unit", per=10)
def strength_fetched(battle: Battle, way: int) -> int:
    return punch(battle, battle.offers[way].other)


@measure(id="fetched-cost", said="cost {} AP", brief="the dearest unit")
def cost_fetched(battle: Battle, way: int) -> int:
    return battle.cost[battle.offers[way].other]


@measure(said=DAMAGE, brief="the unit most at risk", per=10)
def suffering(battle: Battle, way: int) -> int:
    return incoming(battle, battle.offers[way].unit)


@measure("wound|wounds", id="wounds", brief="whoever has most to heal")
def wounds_healed(battle: Battle, way: int) -> int:
    return min(battle.wounds[battle.offers[way].unit], battle.amount[battle.offers[way].played])


@measure(id="own-cost", said="worth {} AP", brief="the dearest unit")
def cost_of_actor(battle: Battle, way: int) -> int:
    return battle.cost[battle.card[battle.offers[way].unit]]


def look_ahead_from(battle: Battle, unit: int) -> None:
    """Look at the board as units that move again do."""
    battle.acting, battle.is_moving = unit, 1


def stop_looking_ahead(battle: Battle) -> None:
    battle.is_moving = 0


@measure(said="{:.1f} more damage expected", brief="the shot bettered most", per=10)
def gain(battle: Battle, way: int) -> int:
    """How much better the unit's best shot becomes by a second move."""
    unit = battle.offers[way].unit
    look_ahead_from(battle, unit)
    there = best_damage(battle, battle.offers[way].cell)
    here = best_damage(battle, battle.cell[unit])
    stop_looking_ahead(battle)
    return there - here


def marches_to_win(battle: Battle, way: int) -> bool:
    """The unit has the winning shot from there, and a worse one or none from here."""
    if not comes_first(battle):
        return False
    unit, there = battle.offers[way].unit, way_shot(battle, way)
    return there > 0 and there > winning_chance(battle, unit, battle.cell[unit])


def march_keeps_supply(battle: Battle, way: int) -> bool:
    battle.acting = battle.offers[way].unit
    return keeps_supply(battle, battle.offers[way].cell)


@measure(said="cover {}", brief="the best cover")
def cover_there(battle: Battle, way: int) -> int:
    return cover_on(battle, battle.offers[way].cell)


@measure("enemy in range|enemies in range", brief="a place with few enemies in range")
def shooters_there(battle: Battle, way: int) -> int:
    return shooters_at(battle, battle.offers[way].cell)


def case_of(effect: str) -> str:
    return f"the card's effect is {effect}"


def prefers(row: str, *keys: Measure[Any, int]) -> Callable[[str], Ways]:
    """A ladder of what is most, one after the other."""
    return lambda effect: tuple(prefer(row, key, case=case_of(effect)) for key in keys)


@cite("2GM-CE-4")
def hit_by_card(effect: str) -> Ways:
    """The most dangerous target; by the unit whose own fire is missed least."""
    least = lowest("2GM-CE-4", LEAST_SHOT, case=case_of(effect))
    return (*prefers("2GM-CE-4", danger_aimed_at, cost_aimed_at)(effect), least)


@cite("2GM-CE-6")
def mined(effect: str) -> Ways:
    """The most dangerous target, then the dearest."""
    return prefers("2GM-CE-6", danger_aimed_at, cost_aimed_at)(effect)


@cite("2GM-CE-5")
def burnt_down(effect: str) -> Ways:
    """The terrain where it does the most damage."""
    return prefers("2GM-CE-5", burns)(effect)


@cite("2GM-CE-7")
def fetched(effect: str) -> Ways:
    """The strongest unit that can still be deployed this turn."""
    return prefers("2GM-CE-7", strength_fetched, cost_fetched)(effect)


@cite("2GM-ORD-4")
def helped(effect: str) -> Ways:
    """The unit that would suffer most."""
    return prefers("2GM-ORD-4", suffering, cost_of_actor)(effect)


@cite("Q2-35")
def marched(effect: str) -> Ways:
    """The unit and space that better a shot most; then cover, then few enemies in range."""
    least = lowest("2GM-GOAL-1", shooters_there, by="V-22", case=case_of(effect))
    return (*prefers("2GM-GOAL-1", gain, cover_there)(effect), least)


GOAL = "2GM-GOAL-1"
on_the_worst = prefers(GOAL, danger_aimed_at, cost_aimed_at)
WAYS: dict[str, Callable[[str], Ways]] = {
    "hit": hit_by_card,
    "mines": mined,
    "fire": burnt_down,
    "replacements": fetched,
    "ram": on_the_worst,
    "barrage": on_the_worst,
    "halt": on_the_worst,
    "dazzle": on_the_worst,
    "stun": on_the_worst,
    "ammunition": prefers(GOAL, best_shot),
    "spotter": prefers(GOAL, best_shot),
    "smoke": helped,
    "march": marched,
    "heal": prefers("2GM-WND-3", wounds_healed, cost_of_actor),
}
"""By effect: whom a card is played on. Cards not listed have nobody to choose."""
WINS = measure(id="wins", said=TO_WIN, brief="what wins", per=10)(way_wins)
SHOT = measure(id="winning-shot", said=WINNING_SHOT, brief="the winning shot", per=10)(way_shot)


@fact("it may win at once", of_left=True)
def a_way_wins(battle: Battle) -> bool:
    return is_near(battle) and any_left(battle, way_wins)


@fact("it gives a winning shot", of_left=True)
def a_way_shoots(battle: Battle) -> bool:
    return is_near(battle) and any_left(battle, way_shot)


def effect_played(battle: Battle) -> int:
    return battle.effect[battle.offers[first_left(battle)].played]


SUPPORT: Asked = Question(
    "support",
    "On whom is a support card played?",
    "the ways to play it that would have an effect",
    (
        prefer(GOAL, WINS, when=a_way_wins, by="Q2-27", ruled=FIRST),
        prefer(GOAL, SHOT, when=a_way_shoots, by="Q2-27", ruled=FIRST),
        *(rung for effect, ladder in WAYS.items() for rung in ladder(effect)),
    ),
    named=way_called,
    noted=noted_way,
    tie=by_die("on whom the card is played"),
    cases=tuple(map(case_of, get_args(EffectName))),
    case_of=effect_played,
    details=of_card,
)
