"""The random positions reach every line of the fast sources; 2GM Tactics and the seldom lines of
Conflict of Heroes take longer (``python -m tests.fast.lines tactics2gm``)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, product
from typing import Any

import pytest

from opfor.fast.coh.course import doors as firefights
from opfor.fast.coh.states import read_state as read_battle
from opfor.fast.coh.tables import fill as fill_battle
from opfor.games.coh import GAME
from tests.fast import coh_positions, coh_solo_positions
from tests.fast.coh_solo_positions import MADE_UP
from tests.fast.coh_thoughts import thoughts
from tests.fast.lines import LISTED
from tests.fast.reached import missed
from tests.fast.steps import Case

SELDOM = {
    "coh/bot/ability/attack_limits.py": {"aims_right", "manner_of_shot"},
    "coh/bot/ability/pivots.py": {"can_turn_at_short_range", "stand_instead"},
    "coh/bot/ability/possible_actions.py": {"can_carry_out_attack", "keep_without_turning"},
    "coh/bot/acting_ai.py": {"highest_ar_at_closest"},
    "coh/bot/advantage.py": {"to_advantage"},
    "coh/bot/entry.py": {"find_edge", "is_open_door", "would_be_so"},
    "coh/bot/hex.py": {"safer_first"},
    "coh/bot/line_picks.py": {"is_spoken_to"},
    "coh/bot/order/card.py": {"row_of_pass"},
    "coh/bot/order/own_orders.py": {"rumor_left"},
    "coh/bot/rumored_enemies.py": {"fire_at_rumor"},
    "coh/bot/target.py": {"compare_goals"},
    "coh/bot/words/eligibility.py": {"goal_meets", "hex_meets"},
    "coh/bot/seen/survey.py": {"wall_cover"},
    "coh/bot/route.py": {"chosen_route", "hexes_under_fire"},
    "coh/bot/words/superlatives.py": {"can_take", "plain_dv", "unit_ar"},
    "coh/course/ai_actions.py": {"ai_move", "is_clear"},
    "coh/course/ai_attack.py": {"ai_attack", "gather_attackers", "strike_work"},
    "coh/course/ai_turn.py": {"execute_own", "one_order"},
    "coh/course/mission_lines/lines.py": {"add_everybody", "order_plainly"},
    "coh/course/players/baseline.py": {"drive"},
    "coh/rules/control_and_fieldworks.py": {"run_into"},
    "coh/rules/fire_and_close_combat.py": {"at_fortification"},
    "coh/rules/hidden_actions.py": {"search_by_fire", "sneak"},
    "coh/rules/hidden_units.py": {"probe"},
}
"""Functions with a line that few positions come to; the command finds enough."""


@pytest.mark.slow
def test_every_line_of_firefights_is_reached() -> None:
    def run(watched: Callable[..., Any]) -> None:
        battle, filled = firefights.Battle(), None

        def play_from(case: Case) -> None:
            nonlocal filled
            if (case.setting, case.players) != filled:
                fill_battle(battle, case.setting, case.players)
                filled = case.setting, case.players
            read_battle(battle, case.setting, case.state)
            watched(firefights.play_steps, battle, case.seed, case.steps)

        named = [name for name in coh_solo_positions.CASES if name not in MADE_UP]
        solo = (coh_solo_positions.cases(name, 60, 5, 20) for name in named)
        anything = (coh_solo_positions.cases(name, 700, 5, 10) for name in MADE_UP)
        for case in chain(*solo, *anything):
            play_from(case)
        for name, economy in coh_positions.CASES:
            by_chance = coh_positions.cases(name, economy, 300, 5, 50)
            for case in chain(
                by_chance, coh_positions.cases(name, economy, 120, 5, 50, "baseline")
            ):
                play_from(case)
                if case.state.stage == "turn" and case.seed % 50 == 0:
                    watched(list, thoughts(battle, case))
        for name, strategy in product(("relief", "all-cards"), GAME.strategies):
            for case in coh_positions.cases(name, "activation", 60, 5, 60, strategy):
                play_from(case)

    assert missed("coh", {**LISTED["coh"], **SELDOM}, run) == []
