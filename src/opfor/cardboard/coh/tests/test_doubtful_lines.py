"""Lines that make an author look again, and lines that a mission cannot mean."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.missions.own_lines import read_line, read_standing
from opfor.cardboard.coh.missions.possible_lines import (
    artillery_faults,
    check_standing,
    endless_faults,
    group_faults,
)
from opfor.cardboard.coh.orders.doubts import doubts
from opfor.cardboard.coh.orders.lines import OrderLine, StandingLine
from opfor.cardboard.coh.orders.parse import parse_line, parse_priority
from opfor.cardboard.coh.tests.cases import each_case
from opfor.core.errors import OpforError


def line(text: str) -> OrderLine:
    found = parse_line(text, "x")
    assert isinstance(found, OrderLine)
    return found


@each_case(
    ("text", "green", "doubt"),
    [
        ("AI closest to Unit: Move", True, ""),
        ("Spent AI closest to Unit: Move", True, "Spent AI never act on a green card"),
        ("Spent AI closest to Unit: Move", False, ""),
        ("Fresh AI closest to Unit: Move", True, ""),
        ("Fresh, Spent AI closest to Unit: Move", False, "Fresh and Spent are never true together"),
        ("Hit, Unhit AI closest to Unit: Move", False, "Hit and Unhit are never true together"),
        ("AI closest to Hit, Unhit Unit: Move", False, "Hit and Unhit are never true together"),
        ("AI closest to In Cover, Hit Unit: Move", False, ""),
        ("Hit, Hit AI closest to Unit: Move", False, "Hit is said twice"),
        ("Unhit AI closest to Unit: Rally", False, "an Unhit AI has nothing to Rally"),
        ("Unhit AI closest to Unit: Auto-Rally", False, "nothing to Auto-Rally"),
        ("Hit AI closest to Unit: Rally", False, ""),
        ("AI closest to Objective: Attack", False, "Attack needs a Unit"),
        ("AI closest to Objective: Move into CC", False, "Move into CC needs a Unit"),
        ("AI closest to Objective: Move", False, ""),
        ("AI closest to Target: Attack", False, ""),
        ("AI closest to Unit: Attack +1CAP", False, ""),
        ("AI closest to Unit: Move +1CAP", False, "+1CAP is added to attack rolls only"),
        ("AI closest to Unit: Move then Attack +1CAP", False, ""),
        ("AI closest to Unit: Attack then Move +2CAP", False, "+2CAP is added to attack rolls"),
        ("Each Hit, Unhit AI: Rally", False, "Hit and Unhit are never true together"),
        ("AI scores 1 VP", True, ""),
    ],
)
def test_what_an_author_should_look_at_again(text: str, green: bool, doubt: str) -> None:
    found = doubts(parse_line(text, "x"), green=green)
    assert len(found) == bool(doubt)
    assert all(doubt in each for each in found)


@pytest.mark.parametrize(
    ("text", "doubt"),
    [
        ("CC: Attack / Rally", ""),
        ("CC: Rally +1CAP", "+1CAP is added to attack rolls only"),
        ("CC: Rally / Attack +1CAP", ""),
        ("CC: Rally / Rally", "Rally is said twice"),
    ],
)
def test_doubts_about_priority_lines(text: str, doubt: str) -> None:
    found = doubts(parse_priority(text))
    assert len(found) == bool(doubt)
    assert all(doubt in each for each in found)


# -- what a mission cannot mean --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Always: AI may stack", ""),
        ("When the round ends: AI scores 1 VP", ""),
        ("When the mission ends: AI scores 1 VP", ""),
        ("AI scores 1 VP", 'begin with "Always:"'),
        ("When the mission ends: End the mission", "cannot be ended again"),
        ("When the round ends: End the mission", ""),
        ("When the mission ends: AI scores 1 VP then Move the marker forward 1", "ended again"),
    ],
)
def test_what_may_stand_for_the_whole_mission(text: str, said: str) -> None:
    found = parse_line(text, "x")
    if not said:
        check_standing("standing[0]", found)
        assert read_standing(0, text) == found
        return
    with pytest.raises(OpforError) as told:
        check_standing("standing[0]", found)
    assert said in str(told.value)
    assert read_line("x", "AI scores 1 VP") == line("AI scores 1 VP")


@each_case(
    ("counteractions", "orders", "faults"),
    [
        (("AI scores 1 VP",), ("AI scores 1 VP",), []),
        (("Execute Mission Orders",), ("AI scores 1 VP",), []),
        (("AI scores 1 VP",), ("Execute Counteractions",), []),
        (("AI scores 1 VP", "Execute Counteractions"), (), ["counteractions[1]"]),
        ((), ("AI scores 1 VP then Execute Mission Orders",), ["mission_orders[0]"]),
        (
            ("Execute Mission Orders",), ("AI scores 1 VP", "Execute Counteractions"),
            ["counteractions[0]", "mission_orders[1]"],
        ),
    ],
)  # fmt: skip
def test_orders_that_call_themselves_for_ever(
    counteractions: tuple[str, ...], orders: tuple[str, ...], faults: list[str]
) -> None:
    told = endless_faults([line(each) for each in counteractions], [line(each) for each in orders])
    assert [each.partition(":")[0] for each in told] == faults


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('Bring group "Wave"', ""),
        ('Bring Player group "Relief"', ""),
        ('Bring Player group "Wave"', 'is the AI\'s; write "Bring group"'),
        ('Bring group "Relief"', 'is the Player\'s; write "Bring Player group"'),
        ('Bring group "Other"', "Bring group: "),
        ("AI scores 1 VP", ""),
    ],
)
def test_a_group_is_one_of_the_missions(text: str, fault: str) -> None:
    lines = [line("AI scores 1 VP then End the round"), line(text)]
    told = [*group_faults(lines, (("Wave", False), ("Relief", True)))]
    assert len(told) == bool(fault)
    assert all(fault in each for each in told)


@pytest.mark.rule("SOLO-6.2-b")
@pytest.mark.parametrize(
    ("standing", "fires", "faults"),
    [
        (("Always: AI plot no artillery",), "Artillery on Unit", 0),
        (("Always: AI may stack",), "Artillery on Unit", 1),
        ((), "Smoke Barrage on Unit", 2),
        (("Always: AI may stack", "Always: AI plot no artillery"), "Sniper Fire on Unit", 1),
        (("Always: AI plot no artillery",), "AI scores 1 VP then Artillery on Unit", 0),
    ],
)
def test_the_ais_artillery_needs_a_rule_and_a_line(
    standing: tuple[str, ...], fires: str, faults: int
) -> None:
    rules = [parse_line(each, "x") for each in standing]
    kept = [rule for rule in rules if isinstance(rule, StandingLine)]
    assert len(artillery_faults("x", kept, [line("AI scores 1 VP"), line(fires)])) == faults
