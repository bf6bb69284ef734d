"""The random positions reach every line of the fast sources; 2GM Tactics takes longer
(``python -m tests.fast.lines tactics2gm``)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from opfor.fast.coh.course import series as firefights
from opfor.fast.coh.states import read_state as read_battle
from opfor.fast.coh.tables import fill as fill_battle
from tests.fast import coh_positions, coh_solo_positions
from tests.fast.coh_solo_positions import ANY_ORDERS
from tests.fast.coh_thoughts import thoughts
from tests.fast.lines import POSITIONS, RUN, unreached
from tests.fast.reached import missed

FIREFIGHTS = {
    "run.py": RUN | {"pick"},
    "coh/course/series.py": {"play_game", "play_on", "play_block", "note"}
    | {"destroyed", "begin_game"},
    "coh/course/firefight_setup.py": {"new", "clear_ground", "new_piles"},
    "coh/course/solo_setup.py": {"solo_new"},
    "coh/rules/victory.py": {"winner"},
    "coh/sight.py": {"weight_of"},
    "coh/rules/fire_zones.py": {"is_in_fire_zone"},
    "coh/values.py": {"first_offer"},
}
"""Sight has a test of its own: lines over blind spots and through smoke are rare. No hit on foot or
a gun takes all its firepower, somebody always sits down first, and nothing is drawn in thought."""


def test_every_line_of_blitzkrieg_is_reached() -> None:
    assert unreached("blitzkrieg", POSITIONS["blitzkrieg"]) == []


def test_every_line_of_firefights_is_reached() -> None:
    def run(watched: Callable[..., Any]) -> None:
        battle, filled = firefights.Battle(), None
        solo = (coh_solo_positions.cases(name, 200, 5, 20) for name in coh_solo_positions.MISSIONS)
        any_orders = (coh_solo_positions.cases(ANY_ORDERS, 1200, seed, 10) for seed in (5, 6))
        for case in chain(*solo, *any_orders):
            if case.setting is not filled:
                fill_battle(battle, case.setting, case.players)
                filled = case.setting
            read_battle(battle, case.setting, case.state)
            watched(firefights.play_step, battle, case.seed)
        for name, economy in coh_positions.CASES:
            by_chance = coh_positions.cases(name, economy, 400, 5, 50)
            for case in chain(
                by_chance, coh_positions.cases(name, economy, 160, 5, 50, "baseline")
            ):
                if case.setting is not filled:
                    fill_battle(battle, case.setting, case.players)
                    filled = case.setting
                read_battle(battle, case.setting, case.state)
                watched(firefights.play_step, battle, case.seed)
                if case.state.stage == "turn" and case.seed % 50 == 0:
                    watched(list, thoughts(battle, case))

    assert missed("coh", FIREFIGHTS, run) == []
