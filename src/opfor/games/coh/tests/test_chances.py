"""What an act costs and can do is told before it counts; things have names."""

from __future__ import annotations

import pytest

from opfor.core.requests import Choose
from opfor.core.trace import Decision
from opfor.games.coh.tests.bench import Table
from opfor.games.coh.tests.solo.table import Table as SoloTable
from opfor.games.coh.tests.solo.table import card
from opfor.games.coh.told.chances import consequence, cost, odds, quick, usual
from opfor.games.coh.told.refs import ref_of_candidate, refs_of_action
from opfor.games.coh.values.actions import (
    AddCaps,
    Done,
    Face,
    Fire,
    Join,
    Move,
    Pass,
    Pay,
    Pivot,
)


def told(table: Table, *actions: object) -> dict[str, float]:
    found = quick(table.setting, table.state, actions)
    assert found is not None
    return {each.key: each.probability for each in found.chances}


def test_hit_and_kill_follow_supporters_and_caps() -> None:
    table = Table({"G09": "I09 N", "G01": "I08 N", "S01": "E09 S"}, caps=(3, 0))
    shot = Fire(table.n("G09"), table.cell("E09"))
    plain = told(table, shot)
    helped = told(table, shot, Join(table.n("G01")), Done())
    pushed = told(table, shot, Done(), AddCaps(2))
    assert plain["hit:S01"] < helped["hit:S01"] < pushed["hit:S01"]
    assert plain["destroyed:S01"] <= plain["hit:S01"]
    assert odds(table.setting, table.state, shot) == f"{100 * plain['hit:S01']:.0f} % hit"


def test_the_chance_to_be_spent_counts_the_cards_left_and_the_caps_paid() -> None:
    cards = [
        card(1, "AI closest to Unit: Move", spent=1),
        card(2, "AI closest to Unit: Move", spent=7),
    ]
    table = SoloTable(cards=cards)
    turn = Pivot(0, 3)
    found = quick(table.setting, table.state, (turn,))
    assert found is not None
    assert [c.probability for c in found.chances if c.key == "spent"] == [0.5]
    paid = quick(table.setting, table.state, (turn, Pay("caps", 1)))
    assert paid is not None
    assert [c.probability for c in paid.chances if c.key == "spent"] == [0.0]


def test_a_move_says_who_covers_the_hex_and_a_pass_that_it_ends_the_round() -> None:
    table = Table({"G01": "G09 N", "S01": "D09 S"})
    there = Move(table.n("G01"), table.cell("F09"))
    assert consequence(table.setting, table.state, there) == "covered by S01"
    assert cost(table.setting, table.state, there) == "1 AP"
    assert consequence(table.setting, table.state, Pass()) == ""


@pytest.mark.parametrize(
    ("options", "number"),
    [
        ((Pay("ap", 1), Pay("ap", 0), Pay("caps", 2)), 1),
        ((AddCaps(0), AddCaps(1)), 0),
        ((Join(3), Done()), 1),
        ((Pay("caps", 2), Pay("ap", 1)), None),
    ],
)
def test_nothing_is_spent_unasked(options: tuple[object, ...], number: int | None) -> None:
    table = Table({"G01": "G09 N", "S01": "D09 S"})
    asked = Choose("german", "payment", options)
    assert usual(table.setting, table.state, asked) == number
    facing = Choose("german", "facing", (Face(2), Face(3)))
    assert usual(table.setting, table.state, facing) == 0


def test_names_of_units_and_hexes_are_told_apart_by_the_question() -> None:
    table = Table({"G01": "G09 N", "S01": "D09 S"})
    shot = Fire(table.n("G01"), table.cell("D09"))
    assert refs_of_action(table.setting, table.state, shot) == ("unit:G01", "hex:D09")

    def named(question: str, name: str) -> str:
        return ref_of_candidate(table.setting, Decision(question, (name,), (), (), None), name)

    assert named("target", "G01") == "unit:G01"
    assert named("target", "G02") == "hex:G02"
    assert named("hex", "G02") == "hex:G02"
    assert named("facing", "N") == ""
    assert named("target", "F08") == "hex:F08"
