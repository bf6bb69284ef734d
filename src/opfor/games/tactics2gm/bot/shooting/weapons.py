"""Shooting: every weapon in order, each at the target the stance and the goals prefer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.core.cite import cite
from opfor.core.ladder import about, ask, is_explained, one_of_equals, propose
from opfor.core.measure import Shortfall, measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, must
from opfor.core.ranking import rank, tell_first
from opfor.core.run import NO_CANDIDATE
from opfor.games.tactics2gm.bot.acting_order import order_row, stance_in_force
from opfor.games.tactics2gm.bot.shooting.goals import GOALS_FIRST, GOALS_THEN
from opfor.games.tactics2gm.bot.shooting.healers import tend_wounded
from opfor.games.tactics2gm.bot.shooting.stance_targets import BY_STANCE
from opfor.games.tactics2gm.bot.sight.named import (
    by_die,
    noted_shot,
    target_called,
    token_called,
    unit_called,
)
from opfor.games.tactics2gm.bot.sight.open_board import own_units
from opfor.games.tactics2gm.bot.sight.survey import (
    begin_survey,
    look_again,
    look_for_shots,
    shots_from,
)
from opfor.games.tactics2gm.rules.assault import offer_extra_shots
from opfor.games.tactics2gm.rules.night import unveil
from opfor.games.tactics2gm.rules.offers import clear_offers
from opfor.games.tactics2gm.rules.shots import shoot
from opfor.games.tactics2gm.rules.targets import is_weapon_ready, weapon
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
    HQ,
    NOTHING,
    How,
    Stream,
    Which,
)
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.stances import STANCE_CASES


@cite("2GM-PH-6")
def shoot_all(battle: Battle) -> None:
    """Units in order; healers tend first, then every weapon that has a target fires."""
    begin_survey(battle, False)
    ask(battle)
    for unit in own_units(battle):
        propose(battle, unit)
    rank(battle, Which.SHOOTS_NEXT)
    for place in range(battle.ranks):
        if is_explained(battle):
            tell_turn(battle, place)
        tend_wounded(battle, battle.ranked[place])
        fire_weapons(battle, battle.ranked[place])
        if battle.is_over:
            break
    answer_assaults(battle)
    unveil(battle)


def tell_turn(battle: Battle, place: int) -> None:
    """Why a unit shoots next, if it has anything to shoot at."""
    look_for_shots(battle, battle.ranked[place])
    if battle.shots:
        tell_first(battle, Which.SHOOTS_NEXT, place)


@cite("2GM-CON-3")
def answer_assaults(battle: Battle) -> None:
    """Units that were assaulted take the extra shot they are owed."""
    while not battle.is_over:
        unveil(battle)
        clear_offers(battle)
        offer_extra_shots(battle, AI)
        if not battle.offered:
            return
        shoot(battle, battle.offers[0].unit, 0, battle.offers[0].target, How.EXTRA)
        look_again(battle)


def fire_weapons(battle: Battle, unit: int) -> None:
    """Each weapon of a unit in turn; a unit with extra ammunition fires its own twice."""
    idle = 0
    while not battle.is_over and battle.cell[unit] >= 0:
        slot = first_ready(battle, unit, idle)
        if slot == NOTHING:
            return
        battle.acting = unit
        shot = choose_target(battle, slot)
        if shot == NO_CANDIDATE:
            idle |= 1 << slot
            continue
        target = battle.shot_target[shot]
        unveil(battle)
        shoot(battle, unit, slot, target, How.FIRE)
        look_again(battle)


def first_ready(battle: Battle, unit: int, idle: int) -> int:
    """The first weapon that may still fire and is not idle."""
    for slot in range(battle.carried[unit] + 1):
        if not idle >> slot & 1 and is_weapon_ready(battle, unit, slot):
            return slot
    return NOTHING


NO_HARM = -1
"""Why nothing is shot at."""


@measure(
    words={"no-harm": "it cannot be damaged"},
    brief="a target worth a shot",
    shortfalls={NO_HARM: Shortfall("no-harm")},
)
def is_worth_a_shot(battle: Battle, shot: int) -> int:
    """Something it can damage, or a unit that a lucky 10 would destroy."""
    return 1 if battle.shot_hurts[shot] or battle.shot_target[shot] > HQ else NO_HARM


def shot_by(play: TacticsPlay, _shots: Sequence[int], about: Sequence[Any]) -> dict[str, Any]:
    """Who shoots with what, for the record of a shot."""
    ((unit, card, arm, _),) = about
    weapon = token_called(play, arm).removeprefix("own:")
    return {"unit": unit_called(play, unit, card), "weapon": weapon, "first": order_row(play)}


SHOOT: Asked = Question(
    "shoot",
    "Whom does a weapon shoot at?",
    "what it has in range",
    (must("2GM-GOAL-1", is_worth_a_shot, by="V-31"), *GOALS_FIRST, *BY_STANCE, *GOALS_THEN),
    named=target_called,
    noted=noted_shot,
    tie=by_die("whom the AI's unit shoots at"),
    cases=STANCE_CASES,
    case_of=stance_in_force,
    details=shot_by,
)


@cite("2GM-GOAL-1", "V-31")
def choose_target(battle: Battle, slot: int) -> int:
    """The shot of one weapon; ``NO_CANDIDATE`` if nothing in range is worth one."""
    unit = battle.acting
    ask(battle)
    for shot in shots_from(battle, unit, battle.cell[unit]):
        if battle.shot_slot[shot] == slot:
            propose(battle, shot)
    if not battle.left:
        return NO_CANDIDATE
    about(battle, battle.id[unit], battle.card[unit], weapon(battle, unit, slot))
    narrow(battle, Which.SHOOT)
    return one_of_equals(battle, Which.SHOOT, Stream.TIE)
