"""The rows the rungs of the AI's ladders stand for, and how a question is settled."""

from __future__ import annotations

from opfor.fast.coh.mind import TIE
from opfor.fast.coh.values import NOTHING, Battle
from opfor.fast.run import pick, settle

ONLY_CANDIDATE, S_4_1_1_A, S_7_1_A, S_4_1_2_A, S_4_1_2_H, S_5_0_M, S_5_0_L = range(7)
S_5_0_A, S_5_0_B, S_5_0_E, S_5_0_F, S_5_0_G, S_5_0_H, S_5_0_J, S_5_0_K = range(7, 15)
S_5_0_1_A, S_5_0_1_C, S_5_0_C, S_5_0_D, S_5_0_I, S_5_0_1_D, S_5_0_1_E = range(15, 22)
S_5_1_1_A, S_5_1_1_B, S_5_1_1_C, S_5_1_1_D, S_5_1_1_E, S_5_2_1_A = range(22, 28)
S_5_2_2_A, S_5_0_1_F, S_5_0_N, S_5_1_2_A, S_5_1_2_B, S_5_1_2_C = range(28, 34)
S_5_1_2_D, S_5_1_2_E, S_5_1_2_F, S_5_2_2_B, S_5_2_2_C, S_5_2_2_D = range(34, 40)
S_2_0_B, S_5_5_A, S_5_3_2_A, S_5_1_D, S_5_3_2_B, S_5_2_A, S_5_3_2_D = range(40, 47)
S_5_3_2_F, S_5_2_B, S_5_3_2_C, S_5_3_2_G, S_5_3_2_E, S_5_3_A, S_5_3_B = range(47, 54)
S_5_3_C, S_5_3_D, S_5_3_E, S_4_1_2_G, S_4_1_2_L, S_4_1_2_K, S_4_1_2_N = range(54, 61)
S_5_3_2_H, S_5_0_1_I, S_5_3_1_A, S_5_3_1_B, S_5_3_1_C, S_6_0_A, V_7 = range(61, 68)
S_4_1_B, S_4_1_2_B, S_4_1_2_P, S_7_0_A, S_5_0_1_H, SOLO_5_3_2_B, SOLO_5_3_3_B = range(68, 75)
S_6_2_F, S_6_2_2_C, SOLO_5_6_C, SOLO_6_2_B = range(75, 79)
S_6_0_A_SOLO, GEN_3_7_3_D, GEN_3_7_3_F = range(79, 82)

RULE_NAMES = (
    *("only-candidate", "COH-4.1.1-a", "COH-7.1-a", "COH-4.1.2-a", "COH-4.1.2-h"),
    *("COH-5.0-m", "COH-5.0-l", "COH-5.0-a", "COH-5.0-b", "COH-5.0-e", "COH-5.0-f"),
    *("COH-5.0-g", "COH-5.0-h", "COH-5.0-j", "COH-5.0-k", "COH-5.0.1-a", "COH-5.0.1-c"),
    *("COH-5.0-c", "COH-5.0-d", "COH-5.0-i", "COH-5.0.1-d", "COH-5.0.1-e"),
    *("COH-5.1.1-a", "COH-5.1.1-b", "COH-5.1.1-c", "COH-5.1.1-d", "COH-5.1.1-e"),
    *("COH-5.2.1-a", "COH-5.2.2-a", "COH-5.0.1-f", "COH-5.0-n", "COH-5.1.2-a"),
    *("COH-5.1.2-b", "COH-5.1.2-c", "COH-5.1.2-d", "COH-5.1.2-e", "COH-5.1.2-f"),
    *("COH-5.2.2-b", "COH-5.2.2-c", "COH-5.2.2-d", "COH-2.0-b", "COH-5.5-a"),
    *("COH-5.3.2-a", "COH-5.1-d", "COH-5.3.2-b", "COH-5.2-a", "COH-5.3.2-d"),
    *("COH-5.3.2-f", "COH-5.2-b", "COH-5.3.2-c", "COH-5.3.2-g", "COH-5.3.2-e"),
    *("COH-5.3-a", "COH-5.3-b", "COH-5.3-c", "COH-5.3-d", "COH-5.3-e", "COH-4.1.2-g"),
    *("COH-4.1.2-l", "COH-4.1.2-k", "COH-4.1.2-n", "COH-5.3.2-h", "COH-5.0.1-i"),
    *("COH-5.3.1-a", "COH-5.3.1-b", "COH-5.3.1-c", "COH-6.0-a", "V-7", "COH-4.1-b"),
    *("COH-4.1.2-b", "COH-4.1.2-p", "COH-7.0-a", "COH-5.0.1-h"),
    *("SOLO-5.3.2-b", "SOLO-5.3.3-b", "COH-6.2-f", "COH-6.2.2-c", "SOLO-5.6-c"),
    *("SOLO-6.2-b", "SOLO-6.0-a", "GEN-3.7.3-d", "GEN-3.7.3-f"),
)
"""What the numbers of the rows stand for, in their order."""


def settle_by(battle: Battle, rule: int) -> None:
    """Count a question that no ladder here was needed for."""
    battle.settled_by = rule
    settle(battle)


def one_left(battle: Battle, tie_rule: int) -> int:
    """Settle a question: the one its ladder leaves, or what chance picks among equals."""
    if battle.left < 2:
        settle(battle)
        return battle.candidates[0] if battle.left else NOTHING
    settle_by(battle, tie_rule)
    return battle.candidates[pick(battle, TIE, battle.left)]


def one_cell_left(battle: Battle, tie_rule: int) -> int:
    """The same of hexes, of which one may stand there twice: it is as likely as any other."""
    if battle.left > 1:
        settle_by(battle, tie_rule)
        left = 1
        for place in range(1, battle.left):
            if not is_before(battle, place):
                battle.candidates[left] = battle.candidates[place]
                left += 1
        battle.left = left
        return battle.candidates[pick(battle, TIE, battle.left)]
    return one_left(battle, tie_rule)


def is_before(battle: Battle, place: int) -> bool:
    """Whether a candidate stands further ahead too."""
    for other in range(place):
        if battle.candidates[other] == battle.candidates[place]:
            return True
    return False
