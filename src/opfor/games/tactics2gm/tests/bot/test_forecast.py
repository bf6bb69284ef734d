"""The forecast: every face of the stance die."""

from __future__ import annotations

import json
from typing import Any

import pytest

from opfor.core.errors import OpforError
from opfor.games.tactics2gm.course.forecast import forecast, moves_in
from opfor.games.tactics2gm.tests.bot.story import ai, foe, rulings_of
from opfor.games.tactics2gm.tests.field import setting_for
from opfor.games.tactics2gm.told.positions.files import read
from opfor.games.tactics2gm.values.actions import Move, Shoot
from opfor.games.tactics2gm.values.stances import stance_named


def position(*units: dict[str, Any]) -> tuple[Any, Any]:
    form = {"game": "2gm", "turn": 7, "units": units, "hand": []}
    return read(rulings_of(), json.dumps(form).encode())


def test_chances_of_the_stances_are_exact() -> None:
    found = forecast(*position(foe("p", 1, 5)), None)
    chances = {one.key: one.probability for one in found}
    assert chances == {
        "total-defense": 0.5, "defense": 0.2, "reinforce": 0.2, "advance": 0.1,
    }  # fmt: skip
    assert found[0].label == "Total Defense on a D10 of 1 to 5"
    assert found[0].because[0] == "Red Alert: -3"


def test_it_tells_where_units_would_go() -> None:
    setting, state = position(ai("a", 1, 5, "panzer-iii"), ai("b", 1, 6, "panzer-iii"))
    (assault, *_) = [one for one in forecast(setting, state, None) if one.key == "full-assault"]
    assert assault.consequence.startswith("Panzer III to line 2")


@pytest.mark.parametrize("tanks", [6, 7])
def test_five_moves_are_told_one_by_one_and_the_others_counted(tanks: int) -> None:
    row = [ai(f"a{n}", 1, n, "panzer-iii") for n in range(1, tanks + 1)]
    setting, state = position(*row)
    every = moves_in(setting, state, stance_named("battle-royal", "full-assault"))
    (assault,) = (one for one in forecast(setting, state, None) if one.key == "full-assault")
    more = {5: [], 7: ["2 more move"]}[len(every)]
    assert assault.consequence.split("; ") == [*every[:5], *more]


def test_a_move_of_the_person_changes_the_forecast() -> None:
    setting, state = position(foe("p", 3, 5, movement=2))
    before = {one.key for one in forecast(setting, state, None)}
    moved = Move(1, setting.board.cell(1, 5))
    after = {one.key for one in forecast(setting, state, moved)}
    assert "full-assault" in before
    assert "full-assault" not in after


def test_acts_with_dice_are_refused() -> None:
    setting, state = position(foe("p", 3, 5, range=3), ai("a", 2, 5))
    with pytest.raises(OpforError, match="without dice"):
        forecast(setting, state, Shoot(1, 0, 2))


def test_nothing_to_forecast_for_two() -> None:
    setting, state = position()
    with pytest.raises(OpforError, match="no AI plays"):
        forecast(setting_for(), state, None)
    assert setting.ai == 0
