"""Who acts first? By the mode the AI is in, and by the stance where it says more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.core.cite import cite
from opfor.games.tactics2gm.bot.sight.survey import Survey
from opfor.games.tactics2gm.bot.sight.victory import comes_first, winning_chance
from opfor.games.tactics2gm.rules.classes import is_armoured
from opfor.games.tactics2gm.rules.movement import pace
from opfor.games.tactics2gm.values.state import Unit

OrderKey = tuple[Any, ...]


@cite("V-36")
def chance_of_damage(survey: Survey, unit: Unit, ahead: int) -> float:
    """The best chance of at least one damage among the targets within range, ``ahead`` spaces
    of movement included."""
    row = survey.distance[unit.cell]
    return max(
        (s.hurt for s in survey.shots(unit) if s.low - ahead <= row[s.spot] <= s.high + ahead),
        default=0.0,
    )


def health(survey: Survey, unit: Unit) -> float:
    """The share of its hit points a unit has left: least for the most damaged."""
    hp = survey.card(unit).hp
    return (hp - unit.wounds) / hp


def nearest_foe(survey: Survey, unit: Unit) -> int:
    """Distance to the closest Player unit."""
    row = survey.distance[unit.cell]
    return min((row[foe.cell] for foe in survey.foes), default=len(row))


@cite("2GM-ORD-1", "2GM-ORD-2")
def boldest(survey: Survey, unit: Unit, ahead: int) -> OrderKey:
    """Offensive: the highest chance of causing damage."""
    return (-chance_of_damage(survey, unit, ahead),)


@cite("2GM-ORD-1")
def hardest_pressed(survey: Survey, unit: Unit, _ahead: int) -> OrderKey:
    """The Dynamic AI in its defensive mode: the most damaged, closest to the enemy."""
    return (health(survey, unit), nearest_foe(survey, unit))


@cite("2GM-ORD-3")
def closest(survey: Survey, unit: Unit, _ahead: int) -> OrderKey:
    """The Defensive AI: closest to the target and to Player units, then the most damaged."""
    row = survey.distance[unit.cell]
    return (row[survey.aim.spot], nearest_foe(survey, unit), health(survey, unit))


def order_rule(survey: Survey) -> tuple[str, Callable[[Survey, Unit, int], OrderKey]]:
    """The row in force and its key."""
    code = survey.stance.code
    if code.startswith("BR"):
        return "2GM-ORD-1", boldest if survey.stance.is_offensive else hardest_pressed
    return ("2GM-ORD-2", boldest) if code.startswith("OF") else ("2GM-ORD-3", closest)


def in_order(survey: Survey, *, moving: bool) -> list[Unit]:
    """The AI's units as they act; equal ones from the front and from the left."""
    _rule, key = order_rule(survey)

    def rank(unit: Unit) -> OrderKey:
        ahead = pace(survey.setting, unit) if moving else 0
        first = movement_rank(survey, unit) if moving else -victory_rank(survey, unit)
        return (first, *key(survey, unit, ahead), -survey.line(unit.cell), unit.cell, unit.id)

    return sorted(survey.mine, key=rank)


@cite("2GM-GOAL-1", "Q2-27")
def victory_rank(survey: Survey, unit: Unit) -> float:
    """The chance that a unit's best shot wins: the likeliest shoots first."""
    return winning_chance(survey, unit, unit.cell) if comes_first(survey) else 0.0


@cite("2GM-OF-SH-M", "2GM-BR-DE-M")
def movement_rank(survey: Survey, unit: Unit) -> float:
    """What a stance says about the order of moves: Seize and Hold of the Offensive AI moves
    armour and firing transports first, Defense moves units on line 2 last."""
    if survey.stance.code == "OF-SH":
        card = survey.card(unit)
        leads = is_armoured(card) or (card.type == "transport" and card.can_fire)
        return 0 if leads else 1
    if survey.stance.code == "BR-DE":
        return 0 if survey.line(unit.cell) > survey.numbers.phrases.rear_lines else 1
    return 0
