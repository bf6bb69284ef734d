"""Which AI does an order without a target mean? The words, then the attackers' ladder."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.ability.possible_actions import can_do_alone
from opfor.fast.coh.bot.acting_ai import is_unhit_ai
from opfor.fast.coh.bot.ladder import (
    S_5_1_1_A,
    S_5_1_1_B,
    S_5_1_1_C,
    S_5_1_1_D,
    S_5_1_1_E,
    one_left,
)
from opfor.fast.coh.bot.order.pairs import begin_reading, said
from opfor.fast.coh.bot.seen.survey import dm_of, is_ai, may_act
from opfor.fast.coh.bot.words.eligibility import is_of_kind, is_plain, is_so
from opfor.fast.coh.bot.words.superlatives import ar_against_anybody
from opfor.fast.coh.deployment import attack_cost
from opfor.fast.coh.mind import ANYWHERE, ROW_AI_KIND, ROW_AI_WORD, TO_FRESHEN, WORDS_EACH
from opfor.fast.coh.values import Battle
from opfor.fast.ladder import lowest, prefer
from opfor.fast.run import ask, propose


def is_spoken_to(battle: Battle, ai: int) -> bool:
    """Whether the order means an AI, and it has something to do."""
    if not is_ai(battle, ai) or battle.is_barred[ai] or battle.is_done[ai]:
        return False
    if not is_of_kind(battle, said(battle, ROW_AI_KIND), ai):
        return False
    for place in range(WORDS_EACH):
        word = said(battle, ROW_AI_WORD + place)
        if is_plain(word) and not is_so(battle, word, ai):
            return False
    if not can_do_alone(battle, ai):
        return False
    return battle.order_action == TO_FRESHEN or may_act(battle, ai)


def find_subjects(battle: Battle, row: int) -> bool:
    """Those whom an order without a target means, as candidates; whether there are any."""
    begin_reading(battle, row, ANYWHERE, 0)
    for unit in range(battle.units):
        battle.is_done[unit] = 0
    return propose_subjects(battle)


def propose_subjects(battle: Battle) -> bool:
    ask(battle)
    for ai in range(battle.units):
        if is_spoken_to(battle, ai):
            propose(battle, ai)
    return battle.left > 0


@cite("COH-5.0-d")
def greatest_ar(battle: Battle, ai: int) -> int:
    return ar_against_anybody(battle, ai)


@cite("COH-5.1.1-a", "COH-5.1.1-b", "COH-5.1.1-c", "COH-5.1.1-d", "COH-5.1.1-e")
def picked_ai(battle: Battle) -> int:
    """One of the candidates, by the attackers' ladder; chance decides between equals."""
    prefer(battle, S_5_1_1_A, is_unhit_ai)
    prefer(battle, S_5_1_1_B, greatest_ar)
    lowest(battle, S_5_1_1_C, attack_cost)
    prefer(battle, S_5_1_1_D, dm_of)
    return one_left(battle, S_5_1_1_E)
