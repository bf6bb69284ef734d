"""What the ladders of a setting need: rulings in force, and rows by their numbers."""

from __future__ import annotations

from opfor.core import run
from opfor.core.deeds import ruling_numbers
from opfor.core.narrow import rule_numbers, tie_rules
from opfor.fast.coh.bot.questions import QUESTIONS
from opfor.fast.coh.values import Battle
from opfor.fast.rows import padded
from opfor.games.coh.values.options import Setting

ROWS_ASKED = ("COH-4.1.1-a", "COH-4.1.2-a", "COH-4.1.2-h", "COH-5.0.1-c")
"""The rows of ``RowOf``, in the order of their numbers."""


def fill_ladders(battle: Battle, setting: Setting) -> None:
    battle.ruling = padded(ruling_numbers(setting.rulings), run.RULINGS)
    battle.tie_rule = padded(tie_rules(QUESTIONS), run.QUESTIONS)
    battle.other_tie = padded(tie_rules(QUESTIONS, other=True), run.QUESTIONS)
    battle.row_of = [rule_numbers(QUESTIONS)[row] for row in ROWS_ASKED]
    if isinstance(battle, Battle):
        battle.questions, battle.rulings, battle.ladders = QUESTIONS, setting.rulings, {}
