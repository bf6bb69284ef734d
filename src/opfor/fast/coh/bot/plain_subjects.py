"""Whom does an order without a target mean? ``Each Hit AI: Auto-Rally``, ``2 Units: Become Spent``;
and an order to the Player's Units, which are picked by their distance."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, propose
from opfor.fast.coh.bot.ability.possible_actions import can_do_alone
from opfor.fast.coh.bot.acting_ai import is_named
from opfor.fast.coh.bot.line_picks import begin_pick, narrow_by_words, settled_pick
from opfor.fast.coh.bot.order.pairs import begin_reading, end_reading, said
from opfor.fast.coh.bot.seen.survey import is_ai, is_unit, may_be_ordered
from opfor.fast.coh.bot.words.eligibility import is_of_kind, is_plain, is_so
from opfor.fast.coh.mind import (
    ANY_UNITS,
    ANYWHERE,
    LARGEST_GROUP,
    NO_WORD,
    ONE_AI,
    ONE_UNIT,
    ONLY_NAMED,
    ROW_AI_KIND,
    ROW_AI_WORD,
    ROW_COUNT,
    ROW_DISTANCE,
    ROW_SPOT,
    ROW_TARGET,
    WORDS_EACH,
)
from opfor.fast.coh.values import Battle


def is_spoken_to(battle: Battle, unit: int) -> bool:
    """Whether the order means a counter, and it has something to do."""
    kind = said(battle, ROW_AI_KIND)
    if not is_meant_so(battle, unit, kind):
        return False
    for place in range(WORDS_EACH):
        word = said(battle, ROW_AI_WORD + place)
        if is_plain(word) and not is_so(battle, word, unit):
            return False
    if not can_do_alone(battle, unit, battle.order_action):
        return False
    return kind == ANY_UNITS or may_be_ordered(battle, unit)


def is_meant_so(battle: Battle, unit: int, kind: int) -> bool:
    """Whether a counter is one of those that the order speaks of."""
    if kind == ANY_UNITS:
        return is_unit(battle, unit)
    if kind == ONLY_NAMED and not is_named(battle, unit):
        return False
    return is_ai(battle, unit) and is_of_kind(battle, kind, unit)


def find_subjects(battle: Battle, row: int) -> bool:
    """Those whom an order without a target means, as candidates; whether there are any. Where each
    of them is meant, superlatives compare only those."""
    begin_reading(battle, row, ANYWHERE, 0)
    end_reading(battle)
    ask(battle)
    for unit in range(battle.units):
        if is_spoken_to(battle, unit):
            propose(battle, unit)
    begin_pick(battle, ONE_UNIT if said(battle, ROW_AI_KIND) == ANY_UNITS else ONE_AI)
    told = 0
    for place in range(WORDS_EACH):
        word = said(battle, ROW_AI_WORD + place)
        if NO_WORD < word <= LARGEST_GROUP and not is_plain(word):
            battle.pick_word[told] = word
            told += 1
    if said(battle, ROW_COUNT) == 0 and said(battle, ROW_DISTANCE) == 0:
        narrow_by_words(battle)
    return battle.left > 0


@cite("COH-5.1.1-a", "COH-5.1.1-b", "COH-5.1.1-c", "COH-5.1.1-d", "COH-5.1.1-e")
@cite("COH-5.0.1-d", "COH-5.0.1-e")
def pick_subjects(battle: Battle, row: int) -> None:
    """So many of them: the best, then the best of the rest; or all. The ladder and chance decide
    between equals as between any that could act."""
    battle.picks = 0
    find_subjects(battle, row)
    battle.pick_distance = said(battle, ROW_DISTANCE)
    battle.pick_anchor, battle.pick_spot = said(battle, ROW_TARGET), said(battle, ROW_SPOT)
    for unit in range(battle.units):
        battle.is_found[unit] = 0
    for place in range(battle.left):
        battle.is_found[battle.candidates[place]] = 1
    count, found = said(battle, ROW_COUNT), battle.left
    if count == 0 and battle.pick_distance == 0:
        for place in range(found):
            battle.picked[place] = battle.candidates[place]
        battle.picks = found
        return
    for _ in range(min(count, found) if count else found):
        pick_next(battle)


def pick_next(battle: Battle) -> None:
    """The best of those left."""
    ask(battle)
    for unit in range(battle.units):
        if battle.is_found[unit]:
            propose(battle, unit)
    unit = settled_pick(battle)
    battle.is_found[unit] = 0
    battle.picked[battle.picks] = unit
    battle.picks += 1
