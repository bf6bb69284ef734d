"""Forecasts to the last clause: shares, the track, events with dice, the Player's own action."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from opfor.games.coh.course.forecast import Foreseen, _on_the_track, forecast
from opfor.games.coh.tests.solo.table import Table, card, mission, spaces
from opfor.games.coh.tests.solo.test_mission_effects import stand
from opfor.games.coh.values import actions as do

MOVE = "AI closest to Unit: Move"
ATTACK = "AI closest to Unit: Attack"
NOBODY = "RE closest to Unit: Move"


def seen(table: Table, action: Any = None) -> dict[str, float]:
    return {f.key: f.probability for f in forecast(table.setting, table.state, action)}


def told(table: Table) -> dict[str, tuple[str, tuple[str, ...], str]]:
    found = forecast(table.setting, table.state)
    return {f.key: (f.label, tuple(f.because), f.consequence) for f in found}


@pytest.mark.rule("COH-2.2-a")
def test_every_card_of_the_pile_has_its_share_most_likely_first() -> None:
    cards = [card(1, MOVE), card(2, MOVE), card(3, ATTACK), card(4, NOBODY)]
    table = Table(mission(units=(stand(1, "F09"),)), cards=cards)
    assert list(seen(table).items()) == [("move:S01", 0.5), ("attack:G01", 0.25), ("pass", 0.25)]
    used = replace(table.solo, orders=(), used=("03",))
    table.play.state = replace(table.state, solo=used)
    assert seen(table) == {"attack:G01": 1.0}, "an empty pile is made anew"


@pytest.mark.parametrize("change", [{"stage": "before-round"}, {"stage": "over"}, {"solo": None}])
def test_there_is_nothing_to_foresee_outside_a_turn(change: dict[str, Any]) -> None:
    table = Table(mission(), cards=[card(1, MOVE)])
    assert seen(table)
    assert forecast(table.setting, replace(table.state, **change)) == []


def test_why_names_card_attacker_and_roll() -> None:
    table = Table(mission(units=(stand(1, "F09"),)), cards=[card(7, ATTACK), card(8, NOBODY)])
    assert told(table) == {
        "attack:G01": ("G01 is attacked", ("card 07: S01 needing 9",), ""),
        "pass": ("the AI passes", ("card 08",), ""),
    }


@pytest.mark.rule("COH-2.3.1-a")
def test_a_card_that_moves_the_marker_says_so() -> None:
    cards = [card(1, MOVE, track=(1, 99)), card(2, MOVE), card(3, ATTACK, track=(1, 0))]
    table = Table(mission(units=(stand(1, "F09"),)), cards=cards)
    assert told(table)["move:S01"][2] == "the mission track advances in 50 % of it"
    assert told(table)["attack:G01"][2] == "", "too many are in play"
    sure = Foreseen("x", share=Fraction(1, 3), advancing=Fraction(1, 3))
    assert _on_the_track(sure) == "the mission track advances"


@pytest.mark.rule("COH-2.3.1-f")
def test_an_event_with_dice_is_left_out_and_said_to_be() -> None:
    events = spaces(s2="If 1D6 >= 4: AI scores 1 VP")
    table = Table(mission(track=events), cards=[card(1, MOVE, track=(1, 99))])
    assert told(table)["move:S01"][1:] == (
        ("card 01, its event left out",), "the mission track advances"
    )  # fmt: skip
    certain = spaces(s2="AI scores 1 VP")
    table = Table(mission(track=certain), cards=[card(1, MOVE, track=(1, 99))])
    assert told(table)["move:S01"][1] == ("card 01",)


@pytest.mark.rule("COH-2.7-a")
def test_a_card_that_ends_the_mission_comes_to_no_order() -> None:
    table = Table(mission(track=spaces()[:2]), cards=[card(1, MOVE, track=(1, 99))])
    assert seen(table) == {"counteractions": 1.0}


@pytest.mark.rule("COH-7.1-a")
def test_a_mission_order_is_foreseen_by_what_its_first_step_does() -> None:
    own = card(1, "Execute Mission Orders")
    moves = Table(mission(mission_orders=(MOVE,)), cards=[own])
    assert seen(moves) == {"move:S01": 1.0}
    scores = Table(mission(mission_orders=("AI scores 1 VP",)), cards=[own])
    assert seen(scores) == {"mission-orders": 1.0}


@pytest.mark.parametrize("player", ["german", "soviet"])
def test_the_players_own_action_comes_first(player: str) -> None:
    """He walks out of reach, or passes; on either side of the table."""
    where = {"units": (stand(1, "F09"),), "ai": (stand(1, "C09", "S"),)}
    if player == "soviet":
        where = {"units": (stand(1, "C09", "S"),), "ai": (stand(1, "F09"),)}
    cards = [card(1, "AI closest to Just Acted Unit: Move", remain_fresh=True)]
    table = Table(mission(player=player, caps=0, **where), cards=cards)
    mover = table.setting.bot
    table.play.state = replace(table.state, mover=mover, caps=(0, 0))
    unit = next(n for n, c in enumerate(table.state.counters) if c.side != mover)
    assert seen(table) == seen(table, do.Pass()) == {"pass": 1.0}
    turned = do.Pivot(unit, (table.state.counters[unit].facing + 1) % 6)
    ai = "S01" if player == "german" else "G01"
    assert seen(table, turned) == {f"move:{ai}": 1.0}


@pytest.mark.rule("COH-3.1.1-b")
def test_the_card_of_his_check_is_not_drawn_again() -> None:
    """Two cards: whichever the check takes, the other is the order."""
    cards = [card(1, MOVE, spent=1), card(2, NOBODY, spent=7)]
    table = Table(mission(), cards=cards)
    table.play.state = replace(table.state, mover=1)
    turned = do.Pivot(0, 3)
    assert seen(table, turned) == {"move:S01": 0.5, "pass": 0.5}
