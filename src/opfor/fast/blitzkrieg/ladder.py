"""The rows that settle a question, by number."""

from __future__ import annotations

ONLY_CANDIDATE, E_8 = range(2)
STEP_1_1, STEP_1_2, STEP_1_3, STEP_1_4, STEP_1_5, STEP_1_6, STEP_1_7 = range(2, 9)
STEP_2_1, STEP_2_2, STEP_2_3, STEP_2_4, STEP_2_5 = range(9, 14)
STEP_3_1, STEP_3_2, STEP_3_3, STEP_3_4, STEP_3_5, STEP_3_6, STEP_3_7 = range(14, 21)
G_1, G_2, E_4, LEFTOVER_ORDER = range(21, 25)

RULE_NAMES = (
    *("only-candidate", "BLZ-E-8"),
    *("BLZ-1.1", "BLZ-1.2", "BLZ-1.3", "BLZ-1.4", "BLZ-1.5", "BLZ-1.6", "BLZ-1.7"),
    *("BLZ-2.1", "BLZ-2.2", "BLZ-2.3", "BLZ-2.4", "BLZ-2.5"),
    *("BLZ-3.1", "BLZ-3.2", "BLZ-3.3", "BLZ-3.4", "BLZ-3.5", "BLZ-3.6", "BLZ-3.7"),
    *("BLZ-G-1", "BLZ-G-2", "BLZ-E-4", "R-BLZ-18"),
)
"""What the numbers of the rules stand for, in their order."""
