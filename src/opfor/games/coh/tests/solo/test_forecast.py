"""Forecasts: exact over the cards left, as things stand and after an action."""

from __future__ import annotations

from typing import get_args

import pytest

from opfor.cardboard.coh.missions.mission import Force
from opfor.core.game import Intended
from opfor.games.coh.bot.order.plan import Deed
from opfor.games.coh.course.forecast import DEEDS, forecast
from opfor.games.coh.tests.solo.table import Table, card, mission
from opfor.games.coh.values.actions import Pass, Pay, Pivot
from opfor.games.coh.values.solo_setting import SoloSetting
from opfor.games.coh.values.state import State

MOVE = "AI closest to Unit: Move"
ATTACK = "AI closest to Unit: Attack"
NEAR = mission(units=(Force(numbers=(1,), hex="F09", facing="N"),))


def odds(table: Table, action: object = None) -> dict[str, float]:
    return {f.key: f.probability for f in forecast(table.setting, table.state, action)}


def test_there_are_words_for_everything_an_order_can_come_to() -> None:
    assert set(DEEDS) == set(get_args(Deed))


def test_every_card_of_the_pile_counts_once() -> None:
    cards = [card(1, ATTACK), card(2, MOVE, track=(1, 99)), card(3, "RE closest to Unit: Move"),
             card(4, MOVE)]  # fmt: skip
    assert odds(Table(NEAR, cards=cards)) == {"move:S01": 0.5, "attack:G01": 0.25, "pass": 0.25}


def test_that_the_track_advances_is_told_with_what_the_card_does() -> None:
    cards = [card(2, MOVE, track=(1, 99)), card(4, MOVE)]
    (move,) = forecast(*_seen(Table(NEAR, cards=cards)))
    assert move.consequence == "the mission track advances in 50 % of it"


def test_a_reason_names_the_card_the_attacker_and_the_roll() -> None:
    (attack,) = forecast(*_seen(Table(NEAR, cards=[card(1, ATTACK)])))
    assert attack.because == ("card 01: S01 needing 9",)


def _seen(table: Table) -> tuple[SoloSetting, State]:
    return table.setting, table.state


def test_ties_are_shared_out() -> None:
    pair = mission(
        units=(
            Force(numbers=(1,), hex="I08", facing="N"),
            Force(numbers=(2,), hex="I10", facing="N"),
        ),
        ai=(Force(numbers=(1,), hex="F09", facing="S"),),
    )
    found = odds(Table(pair, cards=[card(1, ATTACK)]))
    assert found == {"attack:G01": 0.5, "attack:G02": 0.5}


def test_an_action_changes_who_has_just_acted_and_uses_a_card_for_its_check() -> None:
    cards = [card(1, "AI closest to Just Acted Unit: Attack", spent=1), card(2, MOVE, spent=7)]
    table = Table(NEAR, cards=cards)
    assert odds(table, Pass()) == {"pass": 0.5, "move:S01": 0.5}
    assert odds(table, Pivot(0, 3)) == {"attack:G01": 0.5, "move:S01": 0.5}


def test_a_unit_that_may_be_spent_by_its_check_is_weighed() -> None:
    """A pivot costs 1: the first card spends the Unit, the second does not."""
    order = "AI closest to Spent Unit: Attack"
    cards = [card(1, order, spent=1), card(2, order, spent=7), card(3, order, spent=7)]
    assert odds(Table(NEAR, cards=cards), Pivot(0, 3))["attack:G01"] == pytest.approx(1 / 3)


def test_firefights_have_no_forecast() -> None:
    from opfor.games.coh import GAME

    setting = GAME.prepare(GAME.options(mission="crossroads"), {})
    assert forecast(setting, GAME.new(setting)) == []


def test_what_is_decided_inside_the_act_can_be_given_along() -> None:
    """Paid with a CAP the pivot costs nothing, so that nobody is checked and spent."""
    order = "AI closest to Spent Unit: Attack"
    table = Table(NEAR, cards=[card(1, order, spent=1), card(2, order, spent=1)])
    assert odds(table, Pivot(0, 3)) == {"attack:G01": 1.0}
    assert odds(table, Intended(Pivot(0, 3), (Pay("caps", 1),))) == {"pass": 1.0}
