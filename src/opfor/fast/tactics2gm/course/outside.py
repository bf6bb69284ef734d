"""Somebody outside is asked: answers given before are taken, the next one is asked for."""

from __future__ import annotations

from opfor.core.memory import Long
from opfor.core.run import seed_streams
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.course.kept_places import fresh_luck, keep_place
from opfor.fast.tactics2gm.course.planes import observe, plane_count
from opfor.fast.tactics2gm.names import (
    BID_STAGE,
    DEPLOY_ACT,
    DISCARD_ACT,
    HQ,
    MOVE_COVERED_ACT,
    PLAY_SUPPORT_ACT,
    PRE_GAME_STAGE,
    ROLL_AGAIN_ACT,
    SHOOTING_PHASE,
    TERRAIN_STAGE,
    TURN_STAGE,
)
from opfor.fast.tactics2gm.rules.choice import Worth, first_best

WHAT, COUNT, OVER_NOW, REWARD, ADVICE, HEADS = range(6)
"""Of a game: what is asked, how many offers, whether one has just ended and how for the agent,
what the baseline would take."""
OFFER_WIDTH = 6
"""An offer: act, unit, what it is done with, target, space, a second unit or card."""
LUCK_ASKED, DISCARD_ASKED = range(6, 8)


def answer_from_outside(battle: Battle, side: int, worth_of: Worth) -> int:
    """The answer on record. Behind the last one the agent is told what there is to choose, and the
    step runs out with the last of all offers, which is to be done where one can be; where an act is
    tried, luck is fresh from there."""
    number = battle.answered
    battle.answered += 1
    if number < battle.given:
        if battle.is_tried and number == battle.given - 1:
            seed_streams(battle, battle.luck)
        elif fresh_luck(battle, number):
            seed_streams(battle, fresh_luck(battle, number))
        return battle.answers[number]
    if battle.is_tried:
        note_position(battle)
    elif not battle.is_asked:
        battle.is_asked = 1
        tell_question(battle, side, worth_of)
    return battle.offered - 1


def question_asked(battle: Battle) -> int:
    """Its number among ``planes.ASKED``."""
    if battle.stage == BID_STAGE:
        return 0
    if battle.stage == TERRAIN_STAGE:
        return 1
    if battle.stage == PRE_GAME_STAGE:
        return 2
    if battle.act[0] == ROLL_AGAIN_ACT:
        return LUCK_ASKED
    return DISCARD_ASKED if battle.act[0] == DISCARD_ACT else 2 + battle.phase


def tell_question(battle: Battle, side: int, worth_of: Worth) -> None:
    """What is asked, the offers, what the agent sees, what the baseline would do; and the position
    is kept, if the step can be gone on with from there."""
    question = question_asked(battle)
    head: Long = battle.at_place * HEADS
    battle.heads[head + WHAT] = question
    battle.heads[head + COUNT] = battle.offered
    at: Long = OFFER_WIDTH * battle.at_place * battle.most_offers
    for number in range(min(battle.offered, battle.most_offers)):
        tell_offer(battle, number, at)
        at += OFFER_WIDTH
    if battle.is_advised:
        battle.heads[head + ADVICE] = first_best(battle, side, worth_of)
    first: Long = battle.at_place * plane_count(battle)
    observe(battle, side, question, battle.planes, first)
    if is_resumable(battle, question):
        keep_place(battle)


def is_resumable(battle: Battle, question: int) -> bool:
    """Whether a phase that begins with this position asks the same: one that asks on and on does,
    until cards are played that follow shooting."""
    if battle.stage != TURN_STAGE or question >= LUCK_ASKED:
        return False
    return battle.phase != SHOOTING_PHASE or battle.act[0] != PLAY_SUPPORT_ACT


def tell_offer(battle: Battle, number: int, at: Long) -> None:
    """An offer with units by their names, which last longer than their numbers."""
    act, aimed, other = battle.act[number], battle.aimed[number], battle.other[number]
    actor = battle.actor[number]
    battle.told[at] = act
    battle.told[at + 1] = battle.id[actor] if actor else 0
    battle.told[at + 2] = battle.played[number]
    is_unit = aimed > HQ and act != MOVE_COVERED_ACT
    battle.told[at + 3] = battle.id[aimed] if is_unit else aimed
    battle.told[at + 4] = battle.where[number]
    is_second = other > 0 and (act in (MOVE_COVERED_ACT, DEPLOY_ACT))
    battle.told[at + 5] = battle.id[other] if is_second else other


def note_position(battle: Battle) -> None:
    """The position after the act that is tried, once."""
    if not battle.is_noted:
        battle.is_noted = 1
        first: Long = battle.noted_at * plane_count(battle)
        observe(battle, battle.agent, question_asked(battle), battle.after_planes, first)
