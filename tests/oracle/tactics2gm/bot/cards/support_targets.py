"""Support cards: on whom is one played? By the card's effect, what wins before all."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from opfor.core.cite import cite
from opfor.core.measure import Measure, condition, measure
from opfor.core.question import Criterion, Question, lowest, prefer, selected
from opfor.games.tactics2gm.values.actions import PlaySupport
from opfor.games.tactics2gm.values.state import Unit, unit_of
from tests.oracle.tactics2gm.bot.cards.winning_card import way_shot, way_wins
from tests.oracle.tactics2gm.bot.deployment.clauses import punch
from tests.oracle.tactics2gm.bot.deployment.equipment import incoming
from tests.oracle.tactics2gm.bot.deployment.hand import Hand
from tests.oracle.tactics2gm.bot.movement import ground
from tests.oracle.tactics2gm.bot.movement.ground import best_damage
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.bot.sight.victory import (
    FIRST,
    comes_first,
    is_near,
    winning_chance,
)
from tests.oracle.tactics2gm.rules.d10 import by_die
from tests.oracle.tactics2gm.rules.support_effects import burnt

Ways = tuple[Criterion[Hand, PlaySupport], ...]
TargetKey = Measure[Hand, PlaySupport]


def own(hand: Hand, way: PlaySupport) -> Unit:
    return unit_of(hand.survey.state, way.unit)


def danger(hand: Hand, way: PlaySupport) -> float:
    return hand.survey.danger(way.target)


@measure(said="worth {} AP", brief="the dearest target")
def target_cost(hand: Hand, way: PlaySupport) -> int:
    foe = hand.survey.foe(way.target)
    return 0 if foe is None else hand.survey.card(foe).cost


def best_shot(hand: Hand, way: PlaySupport) -> float:
    """The damage the unit's best shot from where it stands can be expected to do."""
    unit = own(hand, way)
    shots = hand.survey.shots_from(unit, unit.cell)
    return round(max((s.damage for s in shots if s.hurts), default=0.0), 4)


@measure("damage", brief="the most damage")
def burns(hand: Hand, way: PlaySupport) -> int:
    """Damage the fire would do to the units inside."""
    amount = hand.survey.cards.supports[way.card].amount
    inside = burnt(hand.survey.foes, way.card, way.cell)
    return sum(min(amount, hand.survey.card(u).hp - u.wounds) for u in inside)


@measure(said="{:.1f} damage expected", brief="the strongest unit")
def strength(hand: Hand, way: PlaySupport) -> float:
    return punch(hand.survey.cards.units[way.other])


@measure(said="cost {} AP", brief="the dearest unit")
def fetched_cost(hand: Hand, way: PlaySupport) -> int:
    return hand.survey.cards.units[way.other].cost


def suffering(hand: Hand, way: PlaySupport) -> float:
    return incoming(hand.survey, own(hand, way))


@measure("wound|wounds", brief="whoever has most to heal")
def wounds(hand: Hand, way: PlaySupport) -> int:
    return min(own(hand, way).wounds, hand.survey.cards.supports[way.card].amount)


@measure(said="worth {} AP", brief="the dearest unit")
def own_cost(hand: Hand, way: PlaySupport) -> int:
    return hand.survey.card(own(hand, way)).cost


DANGER = measure(said="danger {}", brief="the most dangerous target")(danger)
BEST_SHOT = measure(said="{:.1f} damage expected", brief="the best shot")(best_shot)
LEAST_SHOT = measure(said="{:.1f} damage expected", brief="the unit whose fire is missed least")(
    best_shot
)
SUFFERING = measure(said="{:.1f} damage expected", brief="the unit most at risk")(suffering)


def case_of(effect: str) -> str:
    return f"the card's effect is {effect}"


def prefers(row: str, *keys: TargetKey) -> Callable[[str], Ways]:
    """A ladder of what is most, one after the other."""
    return lambda effect: tuple(prefer(row, key, case=case_of(effect)) for key in keys)


@cite("2GM-CE-4")
def hit(effect: str) -> Ways:
    """The most dangerous target; by the unit whose own fire is missed least."""
    least = lowest("2GM-CE-4", LEAST_SHOT, case=case_of(effect))
    return (*prefers("2GM-CE-4", DANGER, target_cost)(effect), least)


@cite("2GM-CE-6")
def mines(effect: str) -> Ways:
    """The most dangerous target, then the dearest."""
    return prefers("2GM-CE-6", DANGER, target_cost)(effect)


@cite("2GM-CE-5")
def fire(effect: str) -> Ways:
    """The terrain where it does the most damage."""
    return prefers("2GM-CE-5", burns)(effect)


@cite("2GM-CE-7")
def replacements(effect: str) -> Ways:
    """The strongest unit that can still be deployed this turn."""
    return prefers("2GM-CE-7", strength, fetched_cost)(effect)


@cite("2GM-ORD-4")
def helped(effect: str) -> Ways:
    """The unit that would suffer most."""
    return prefers("2GM-ORD-4", SUFFERING, own_cost)(effect)


def gain(hand: Hand, way: PlaySupport) -> float:
    """How much better the unit's best shot becomes by a second move."""
    ahead = hand.ahead()
    ahead.unit = own(hand, way)
    there, here = (best_damage(ahead, cell) for cell in (way.cell, ahead.unit.cell))
    return round(there - here, 4)


def marches_to_win(hand: Hand, way: PlaySupport) -> bool:
    """The unit has the winning shot from there, and a worse one or none from here."""
    survey, unit = hand.survey, own(hand, way)
    here = winning_chance(survey, unit, unit.cell)
    return comes_first(survey) and way_shot(survey, way) > here


def keeps_supply(hand: Hand, way: PlaySupport) -> bool:
    ahead = hand.ahead()
    ahead.unit = own(hand, way)
    return bool(ground.keeps_supply(ahead, way.cell))


@measure(said="cover {}", brief="the best cover")
def cover_there(hand: Hand, way: PlaySupport) -> int:
    return ground.cover(hand.survey, way.cell)


@measure("enemy in range|enemies in range", brief="a place with few enemies in range")
def shooters_there(hand: Hand, way: PlaySupport) -> int:
    return hand.survey.shooters_at(way.cell)


GAIN = measure(said="{:.1f} more damage expected", brief="the shot bettered most")(gain)


@cite("Q2-35")
def march(effect: str) -> Ways:
    """The unit and space that better a shot most; then cover, then few enemies in range."""
    least = lowest("2GM-GOAL-1", shooters_there, by="V-22", case=case_of(effect))
    return (*prefers("2GM-GOAL-1", GAIN, cover_there)(effect), least)


GOAL = "2GM-GOAL-1"
on_the_worst = prefers(GOAL, DANGER, target_cost)
WAYS: dict[str, Callable[[str], Ways]] = {
    "hit": hit,
    "mines": mines,
    "fire": fire,
    "replacements": replacements,
    "ram": on_the_worst,
    "barrage": on_the_worst,
    "halt": on_the_worst,
    "dazzle": on_the_worst,
    "stun": on_the_worst,
    "ammunition": prefers(GOAL, BEST_SHOT),
    "spotter": prefers(GOAL, BEST_SHOT),
    "smoke": helped,
    "march": march,
    "heal": prefers("2GM-WND-3", wounds, own_cost),
}
"""By effect: whom a card is played on. Cards not listed have nobody to choose."""


@measure(said="{:.0%} chance to win", brief="what wins")
def wins(hand: Hand, way: PlaySupport) -> float:
    return way_wins(hand.survey, way)


@measure(said="{:.0%} chance of the winning shot", brief="the winning shot")
def winning_shot(hand: Hand, way: PlaySupport) -> float:
    return way_shot(hand.survey, way)


@condition("it may win at once")
def can_win(hand: Hand, left: Sequence[PlaySupport]) -> bool:
    return is_near(hand.survey) and any(wins(hand, way) > 0 for way in left)


@condition("it gives a winning shot")
def can_shoot_to_win(hand: Hand, left: Sequence[PlaySupport]) -> bool:
    return is_near(hand.survey) and any(winning_shot(hand, way) > 0 for way in left)


SUPPORT: Question[Hand, PlaySupport] = Question(
    "support",
    "On whom is a support card played?",
    "the ways to play it that would have an effect",
    (
        prefer(GOAL, wins, when=can_win, by="Q2-27", ruled=FIRST),
        prefer(GOAL, winning_shot, when=can_shoot_to_win, by="Q2-27", ruled=FIRST),
        *(rung for effect, ladder in WAYS.items() for rung in ladder(effect)),
    ),
    named=lambda hand, way: said(hand.survey, way),
    tie=by_die("on whom the card is played"),
    select=selected(lambda hand: (case_of(hand.survey.cards.supports[hand.playing].effect),)),
)


def said(survey: Survey, way: PlaySupport) -> str:
    """A way to play a card in one word: the target, the space, the unit or the other card."""
    if way.target:
        by = f"/{survey.name(way.unit)}" if way.unit else ""
        return survey.name(way.target) + by
    if way.cell >= 0:
        who = f"/{survey.name(way.unit)}" if way.unit else ""
        return survey.space(way.cell) + who
    return survey.name(way.unit) if way.unit else way.other or "nobody"
