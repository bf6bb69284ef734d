"""Somebody outside is asked: answers given before are taken, the next one is asked for."""

from __future__ import annotations

from opfor.core.memory import Long
from opfor.core.run import seed_streams
from opfor.games.tactics2gm.course.best_offer import first_best
from opfor.games.tactics2gm.course.kept_places import fresh_luck, keep_place
from opfor.games.tactics2gm.course.planes import observe, plane_count
from opfor.games.tactics2gm.rules.offers import as_told_outside
from opfor.games.tactics2gm.values.battle import Battle, Offer
from opfor.games.tactics2gm.values.codes import To

WHAT, COUNT, OVER_NOW, REWARD, ADVICE, HEADS = range(6)
"""Of a game: what is asked, how many offers, whether one has just ended and how for the agent,
what the baseline would take."""
OFFER_WIDTH = 6
"""An offer: act, unit, what it is done with, target, space, a second unit or card."""


def answer_from_outside(battle: Battle, side: int, what: int) -> int:
    """The answer on record. Behind the last one the agent is told what there is to choose, and the
    step runs out with the last of all offers, which is to be done where one can be; where an act is
    tried, luck is fresh from there."""
    number = battle.answered
    battle.answered += 1
    if number < battle.given:
        if battle.is_tried and battle.luck and number == battle.given - 1:
            seed_streams(battle, battle.luck)
        elif fresh_luck(battle, number):
            seed_streams(battle, fresh_luck(battle, number))
        return battle.answers[number]
    if battle.is_tried:
        note_position(battle, what)
    elif not battle.is_asked:
        battle.is_asked = 1
        tell_question(battle, side, what)
    return battle.offered - 1


def plane_of(what: int) -> int:
    """The number of a question among ``planes.ASKED``: cards that follow shooting are of that
    phase, the card that spies name is a discard."""
    if what == To.AFTER_SHOOTING:
        return To.SHOOT
    return To.DISCARD if what == To.ESPIONAGE else what


def tell_question(battle: Battle, side: int, what: int) -> None:
    """What is asked, the offers, what the agent sees, what the baseline would do; and the position
    is kept, if the step can be gone on with from there."""
    head: Long = battle.at_place * HEADS
    battle.heads[head + WHAT] = plane_of(what)
    battle.heads[head + COUNT] = battle.offered
    at: Long = OFFER_WIDTH * battle.at_place * battle.most_offers
    for number in range(min(battle.offered, battle.most_offers)):
        tell_offer(battle, as_told_outside(battle, battle.offers[number]), at)
        at += OFFER_WIDTH
    if battle.is_advised:
        battle.heads[head + ADVICE] = first_best(battle, side, what)
    first: Long = battle.at_place * plane_count(battle)
    observe(battle, side, plane_of(what), battle.planes, first)
    if is_resumable(what):
        keep_place(battle)


def is_resumable(what: int) -> bool:
    """Whether a phase that begins with this position asks the same: one that asks on and on."""
    return what in (To.MOVE, To.DEPLOY, To.SHOOT)


def tell_offer(battle: Battle, offered: Offer, at: Long) -> None:
    battle.told[at] = offered.act
    battle.told[at + 1] = offered.unit
    battle.told[at + 2] = offered.played
    battle.told[at + 3] = offered.target
    battle.told[at + 4] = offered.cell
    battle.told[at + 5] = offered.other


def note_position(battle: Battle, what: int) -> None:
    """The position after the act that is tried, once."""
    if not battle.is_noted:
        battle.is_noted = 1
        first: Long = battle.noted_at * plane_count(battle)
        observe(battle, battle.agent, plane_of(what), battle.after_planes, first)
