"""The rows the rungs of a ladder stand for, and how a question is settled. Chances and damages are
measured in tenths."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.ladder import Measure
from opfor.fast.run import pick, settle
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.names import TIE
from opfor.fast.tactics2gm.sight import NO_ANSWER

ONLY_CANDIDATE, GOAL_1, GOAL_2, GOAL_3 = range(4)
ST_1, ST_2, SC_9, PH_5, PH_6 = range(4, 9)
FT_1, WND_1, WND_2, WND_3, ORD_4, V_24 = range(9, 15)
FACE_1, FACE_3, FACE_4 = range(15, 18)
CE_2, CE_3, CE_4, CE_5, CE_6, CE_7, CE_8, CE_9 = range(18, 26)
DEP_1, DEP_2, DEP_3, DEP_4, DEP_5, DEP_6 = range(26, 32)
BR_4, BR_6, BR_7, SC_2, SC_6, SC_7, SC_8 = range(32, 39)
BR_TD_M, BR_DE_M, BR_RE_M, BR_AD_M, BR_FA_M = range(39, 44)
OF_RL_M, OF_SH_M, OF_AD_M, OF_AT_M, OF_FA_M = range(44, 49)
DF_TD_M, DF_RL_M, DF_HP_M, DF_SH_M, DF_OD_M = range(49, 54)
BR_TD_D, BR_DE_D, BR_RE_D, BR_AD_D, BR_FA_D = range(54, 59)
OF_RL_D, OF_SH_D, OF_AD_D, OF_AT_D, OF_FA_D = range(59, 64)
DF_TD_D, DF_RL_D, DF_HP_D, DF_SH_D, DF_OD_D = range(64, 69)
BR_TD_S, BR_DE_S, BR_RE_S, BR_AD_S, BR_FA_S = range(69, 74)
OF_RL_S, OF_SH_S, OF_AD_S, OF_AT_S, OF_FA_S = range(74, 79)
DF_TD_S, DF_RL_S, DF_HP_S, DF_SH_S, DF_OD_S = range(79, 84)

CODES = (
    *("BR-TD", "BR-DE", "BR-RE", "BR-AD", "BR-FA"),
    *("OF-RL", "OF-SH", "OF-AD", "OF-AT", "OF-FA"),
    *("DF-TD", "DF-RL", "DF-HP", "DF-SH", "DF-OD"),
)
"""The stances, in the order of their numbers and of their rows."""

RULE_NAMES = (
    *("only-candidate", "2GM-GOAL-1", "2GM-GOAL-2", "2GM-GOAL-3"),
    *("2GM-ST-1", "2GM-ST-2", "2GM-SC-9", "2GM-PH-5", "2GM-PH-6"),
    *("2GM-FT-1", "2GM-WND-1", "2GM-WND-2", "2GM-WND-3", "2GM-ORD-4", "V-24"),
    *("2GM-FACE-1", "2GM-FACE-3", "2GM-FACE-4"),
    *("2GM-CE-2", "2GM-CE-3", "2GM-CE-4", "2GM-CE-5"),
    *("2GM-CE-6", "2GM-CE-7", "2GM-CE-8", "2GM-CE-9"),
    *("2GM-DEP-1", "2GM-DEP-2", "2GM-DEP-3", "2GM-DEP-4", "2GM-DEP-5", "2GM-DEP-6"),
    *("2GM-BR-4", "2GM-BR-6", "2GM-BR-7", "2GM-SC-2", "2GM-SC-6", "2GM-SC-7", "2GM-SC-8"),
    *[f"2GM-{code}-{phase}" for phase in "MDS" for code in CODES],
)
"""What the numbers of the rows stand for, in their order."""


def is_proposed(battle: Battle, candidate: int) -> bool:
    """Whether something is among the candidates already."""
    for i in range(battle.left):
        if battle.candidates[i] == candidate:
            return True
    return False


def any_left(battle: Battle, key: Measure[Battle]) -> bool:
    """Whether any candidate left has something of a measure; those behind it are not looked at."""
    for i in range(battle.left):
        if key(battle, battle.candidates[i]) > 0:
            return True
    return False


def the_one_left(battle: Battle) -> int:
    """Settle a question whose ladder ends with one, or none."""
    settle(battle)
    return battle.candidates[0] if battle.left else NO_ANSWER


@cite("2GM-GOAL-2", "V-12")
def one_by_die(battle: Battle) -> int:
    """Settle a question: equals are told apart by a fair die."""
    if battle.left < 2:
        return the_one_left(battle)
    battle.settled_by = GOAL_2
    settle(battle)
    return battle.candidates[pick(battle, TIE, battle.left)]
