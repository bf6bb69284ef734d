"""What is offered, and what a side takes of it."""

from __future__ import annotations

from collections.abc import Callable

from opfor.core.asking import pick
from opfor.core.memory import above
from opfor.fast.coh.values import OUTSIDE, PLAYER, RANDOM, Battle

ON_TURN, ON_PAYMENT, ON_FACING, ON_SET_UP, ON_DRIVING, BEFORE_ROLL, AFTER_ROLL = range(7)
AFTER_MOVE, ON_CARD_UNIT, ON_JOINING, ON_STEP, ON_COMING, ON_SMOKE = range(7, 13)
ON_BONUS_CARD, ON_FREE_ACTION, ON_SUSPECT, ON_ARTILLERY, ON_DISCARD = range(13, 18)
"""What a side can be asked."""

baseline_answer: Callable[[Battle, int, int], int] = above(
    "opfor.fast.coh.course.players.baseline:baseline_answer"
)
"""``baseline_answer(battle, side, question)``: what the player that makes sense takes."""

answer_from_outside: Callable[[Battle, int, int], int] = above(
    "opfor.fast.coh.course.outside:answer_from_outside"
)
"""``answer_from_outside(battle, side, question)``: what somebody outside takes."""


def offer(battle: Battle, act: int, unit: int, at: int) -> None:
    """One more thing to choose from."""
    battle.offer_act[battle.offered] = act
    battle.offer_unit[battle.offered] = unit
    battle.offer_at[battle.offered] = at
    battle.offered += 1


def choose(battle: Battle, side: int, question: int) -> int:
    """The place among the offers of what a side takes: at random each as likely as the other, else
    as the player that makes sense, or somebody outside, answers. Games that are stepped from
    outside ask nobody about a single offer."""
    if battle.is_stepped and battle.offered == 1:
        return 0
    if battle.player[side] == OUTSIDE:
        return answer_from_outside(battle, side, question)
    if battle.player[side] == RANDOM:
        return pick(battle, PLAYER + side, battle.offered)
    return baseline_answer(battle, side, question)
