"""What an AI would act on before distance counts."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.measure import measure
from opfor.fast.coh.bot.order.pairs import (
    target_kind,
    target_word,
)
from opfor.fast.coh.bot.words.superlatives import keep_best_aims
from opfor.fast.coh.mind import (
    HIGHEST_AR,
    LOWEST_DV,
    OBJECTIVE_FIRST,
    UNIT_FIRST,
    WORDS_EACH,
)
from opfor.fast.coh.values import Battle


def is_first_named(battle: Battle, goal: int) -> bool:
    """Whether a goal is of the kind the order names first."""
    return (goal >= 0) == (target_kind(battle) == UNIT_FIRST)


def names_two(battle: Battle) -> bool:
    return target_kind(battle) in (UNIT_FIRST, OBJECTIVE_FIRST)


@cite("COH-5.2.2-a", "unit-or-objective", "COH-5.0.1-j", "QC-10")
def find_aims(battle: Battle, ai: int) -> None:
    """What an AI would act on before distance counts: the kind named first wherever it is
    eligible, then the target's superlatives from left to right."""
    is_split = names_two(battle) and not battle.closest_first and has_first_named(battle, ai)
    battle.aims = 0
    for place in range(battle.pairs[ai]):
        goal = battle.pair[ai][place]
        if not is_split or is_first_named(battle, goal):
            battle.aim[battle.aims] = goal
            battle.aims += 1
    for place in range(WORDS_EACH):
        word = target_word(battle, place)
        if word in (LOWEST_DV, HIGHEST_AR):
            keep_best_aims(battle, ai, word)


def has_first_named(battle: Battle, ai: int) -> bool:
    for place in range(battle.pairs[ai]):
        if is_first_named(battle, battle.pair[ai][place]):
            return True
    return False


KIND_FIRST = measure(id="is-first-named", brief="the kind the line names first")(is_first_named)
