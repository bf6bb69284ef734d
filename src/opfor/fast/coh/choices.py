"""What is offered, and what a side takes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from opfor.core.asking import CHOOSE, answer, is_new, pick
from opfor.core.memory import above
from opfor.core.rows import REQUEST, note, row
from opfor.fast.coh.deployment import spokesman
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import (
    MOVE,
    OUTSIDE,
    PLAYER,
    RANDOM,
    SNEAK,
    STEP,
    UNLOAD,
    Battle,
    Offer,
)

ON_TURN, ON_PAYMENT, ON_FACING, ON_SET_UP, ON_DRIVING, BEFORE_ROLL, AFTER_ROLL = range(7)
AFTER_MOVE, ON_CARD_UNIT, ON_JOINING, ON_STEP, ON_COMING, ON_SMOKE = range(7, 13)
ON_BONUS_CARD, ON_FREE_ACTION, ON_SUSPECT, ON_ARTILLERY, ON_DISCARD = range(13, 18)
"""What a side can be asked."""

baseline_answer: Callable[[Battle, int, int], int] = above(
    "opfor.fast.coh.course.players.baseline:baseline_answer"
)
"""``baseline_answer(battle, player, question)``: what the player that makes sense takes."""

answer_from_outside: Callable[[Battle, int, int], int] = above(
    "opfor.fast.coh.course.outside:answer_from_outside"
)
"""``answer_from_outside(battle, player, question)``: what somebody outside takes."""


def offer(battle: Battle, act: int, unit: int, at: int) -> None:
    """One more thing to choose from."""
    battle.offer_act[battle.offered] = act
    battle.offer_unit[battle.offered] = unit
    battle.offer_at[battle.offered] = at
    battle.offered += 1


class Throw(NamedTuple):
    """What dice are thrown for: why, what they must show (``NEVER``: the more the better), by whom,
    at whom or what, and what is added to them anyway."""

    why: int
    needed: int
    by: int
    at: int
    added: int


def choose(battle: Battle, side: int, question: int, about: int = 0, unit: int = 0) -> int:
    """The place among the offers of what a side takes. Whoever is outside is told what it is about,
    and which unit."""
    if not battle.asks:
        return chosen_by(battle, side, question)
    if is_new(battle):
        find_asked(battle)
        offers = row(battle.asked, battle.offered)
        note(battle, REQUEST, CHOOSE, question, side, 1, offers, about, unit)
    return answer(battle, 0, battle.offered)


def choose_for_roll(battle: Battle, side: int, question: int, throw: Throw) -> int:
    """The same before or after a roll."""
    if not battle.asks:
        return chosen_by(battle, side, question)
    if is_new(battle):
        find_asked(battle)
        offers = row(battle.asked, battle.offered)
        dice = 1 if battle.rolls_singly else 2
        why, needed, by, at, added = throw.why, throw.needed, throw.by, throw.at, throw.added
        cell, eye, flame = battle.shot_cell, battle.shot_eye, battle.shot_is_flame
        indirect, helpers = battle.shot_is_indirect, battle.supporters
        note(
            battle, REQUEST, CHOOSE, question, side, 1, offers,
            dice, battle.needed, battle.kills, battle.shown,
            why, needed, by, at, added, cell, eye, flame, indirect, helpers,
        )  # fmt: skip
    return answer(battle, 0, battle.offered)


def find_asked(battle: Battle) -> None:
    """The offers as somebody outside is told them."""
    for number in range(battle.offered):
        unit, at = battle.offer_unit[number], where_offered(battle, number)
        battle.asked[number] = Offer(battle.offer_act[number], unit, at)


def where_offered(battle: Battle, number: int) -> int:
    """Where an offer leads: of a step the hex, not the direction."""
    direction = battle.offer_at[number]
    if battle.offer_act[number] not in (MOVE, STEP, UNLOAD, SNEAK):
        return direction
    cell = battle.cell[battle.offer_unit[number]]
    return battle.neighbour[cell][direction] if 0 <= direction < FACINGS else cell


def asked_of(battle: Battle, side: int, question: int) -> int:
    """Which player answers for a side: whoever speaks for it, or puts a unit of his own down."""
    if question == ON_SET_UP:
        return battle.owner[battle.offer_unit[0]]
    return spokesman(battle, side)


def chosen_by(battle: Battle, side: int, question: int) -> int:
    """What whoever sits there takes: at random each as likely as the other, else as the player that
    makes sense, or somebody outside, answers, who is not asked about a single offer."""
    player = asked_of(battle, side, question)
    if battle.player[player] == OUTSIDE:
        if battle.offered == 1:
            return 0
        return answer_from_outside(battle, player, question)
    if battle.player[player] == RANDOM:
        return pick(battle, PLAYER + player, battle.offered)
    return baseline_answer(battle, player, question)
