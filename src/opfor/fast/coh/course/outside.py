"""Somebody outside is asked: answers given before are taken, the next one is asked for."""

from __future__ import annotations

from opfor.core.memory import Long
from opfor.core.run import seed_streams
from opfor.core.ways import own_way
from opfor.fast.coh.choices import where_offered
from opfor.fast.coh.course.planes import observe, plane_count
from opfor.fast.coh.course.players.baseline import baseline_answer
from opfor.fast.coh.stepped import GIVEN
from opfor.fast.coh.values import Battle

WHAT, COUNT, OVER_NOW, REWARD, ADVICE, HEADS = range(6)
"""Of a game: what is asked, how many offers, whether one has just ended and how for the agent,
what the baseline would take."""
OFFER_WIDTH = 3
"""An offer is an act, a unit and where."""


def answer_from_outside(battle: Battle, player: int, question: int) -> int:
    """The answer on record. Behind the last one the agent is told what there is to choose, and the
    step runs out with answers that do not count; where an act is tried, luck is fresh from there
    and the baseline goes on."""
    if battle.walks:
        return own_way(battle, battle.offered)
    number = battle.answered
    battle.answered += 1
    if number < battle.given:
        if battle.is_tried and battle.trial_luck and number == battle.given - 1:
            seed_streams(battle, battle.trial_luck)
        elif fresh_luck(battle, number):
            seed_streams(battle, fresh_luck(battle, number))
        return battle.answers[number]
    if battle.is_tried:
        return baseline_answer(battle, player, question)
    if number == battle.given:
        battle.is_asked = 1
        tell_question(battle, question)
    return 0


def fresh_luck(battle: Battle, number: int) -> int:
    """With which luck chance begins anew when this answer is given; nought: it goes on."""
    behind: Long = (battle.at_place + 1) * battle.row_width
    return battle.rows[behind - GIVEN - 1 + number]


def tell_question(battle: Battle, question: int) -> None:
    """What is asked, the offers, what the agent sees, what the baseline would do."""
    head: Long = battle.at_place * HEADS
    battle.heads[head + WHAT] = question
    battle.heads[head + COUNT] = battle.offered
    at: Long = OFFER_WIDTH * battle.at_place * battle.most_offers
    for number in range(min(battle.offered, battle.most_offers)):
        battle.told[at] = battle.offer_act[number]
        battle.told[at + 1] = battle.offer_unit[number]
        battle.told[at + 2] = where_offered(battle, number)
        at += OFFER_WIDTH
    first: Long = battle.at_place * plane_count(battle)
    observe(battle, battle.agent, question, battle.planes, first)
    if battle.is_advised:
        battle.heads[head + ADVICE] = baseline_answer(battle, battle.agent, question)
