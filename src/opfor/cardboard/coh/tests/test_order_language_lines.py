"""The order language of counteractions, mission orders, mission events and AI tiles."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.board.grid import FULL_HEXES, PLACES
from opfor.cardboard.coh.orders import BadOrderText, describe, order_text, parse_line
from opfor.cardboard.coh.orders.actions import OrderAction
from opfor.cardboard.coh.orders.constructs import constructs_of
from opfor.cardboard.coh.orders.effects import (
    EndRound,
    LineEffect,
    MoveMarker,
    OrderCards,
    PlaceCounters,
)
from opfor.cardboard.coh.orders.lines import OrderLine, StandingLine, StandingRule
from opfor.cardboard.coh.orders.nouns import TargetKind
from opfor.cardboard.coh.orders.places import AtDrawnHex, AtHex
from opfor.cardboard.coh.orders.trees import FurtherAction, PlainOrder, TacticalOrder
from opfor.cardboard.coh.orders.words import Word

LINES = [
    # orders to AI, as on cards and a little beyond
    "Highest AR AI closest to Lowest DV Unit: Attack +2CAP",
    "Short Range: Attack / Pivot",
    "Execute Counteractions",
    "Execute Mission Orders",
    "AI passes if fresh AI < fresh Units",
    "AI closest to Objective: Move then Low Risk Move",
    "2 Mobile AI closest to E09: Move then Attack +1CAP",
    "Each Hit AI: Auto-Rally",
    "Each AI closest to north edge within 1: Exit",
    "Vehicle AI closest to 2-J10: Move",
    "Chosen AI closest to Unit within 4: Attack",
    "rifle-05: Become Fresh",
    "RE closest to Unit: Reveal",
    "Foot AI closest to Objective: Dig In",
    "Mortar or Inf Gun closest to Highest AR Unit: Lay Smoke",
    # what happens to the Player's Units
    "Vehicle Unit closest to Objective: Become Spent",
    "2 Fresh Units farthest from AI: Become Hit",
    # counters on the map
    "Place 1 RE at D14",
    "Place 2 REs at D14 or E09",
    "Place 2 REs at D14 and E09",
    "Place 3 REs within 3 of Objective",
    "Place 1 RE at north edge",
    "Place 2 random Defense Counters",
    "Place 2 Trenches within 1 of E09",
    "Place 1 Smoke at Lowest DV Unit closest to AI",
    "Place 1 AI Control Marker at E09",
    "Remove 2 Mines within 2 of Objective",
    "Draw 1 Order Card then Place 1 RE at the drawn hex",
    "Replace RE closest to Unit with rifle-05",
    # counters coming
    "Bring 2 AI from the cup at north edge",
    "Bring 1 AI from the RE cup within 2 of E09",
    "Bring 1 AI from the reserve",
    'Bring group "Second wave" at entry edge',
    'Bring Player group "Relief" at L10',
    "Bring rifle-07, rifle-08 at A10 or A12",
    "Put rifle-05, 2 No Enemy, 1 Mine in the RE cup",
    "Drive truck-22 along the road",
    # fire from off the map
    "Artillery on E09 with AR 6",
    "Draw 1 Order Card then Artillery on the drawn hex",
    "Smoke Barrage on Objective",
    "Sniper Fire on Highest AR Unit with AR 4",
    # round, track, points, cards
    "End the round",
    "End the mission",
    "Move the marker forward 2",
    "Move the marker back 1",
    "AI scores 2 VPs",
    "Player loses 1 VP",
    "AI scores 1 VP for each Destroyed Unit",
    "AI scores 1 VP for each AI Control Marker",
    "Player gains 1 CAP",
    "Player loses 2 CAPs",
    "Player draws 1 Action Card",
    "Player discards 2 Action Cards",
    "Discard 2 Order Cards",
    "Execute 2 Order Cards",
    "Shuffle the Order Cards",
    "Add 1 Command Card",
    "Remove 1 Command Card",
    "AI takes control of E09, F05",
    "AI takes control of every Objective",
    # conditions and moments
    "If no Just Attacked Unit: AI closest to Spent Unit: Move",
    "If any Hit AI and AI VPs < Player VPs: Each Hit AI: Rally",
    "If Fresh AI < Fresh Units: End the round",
    "If Units within 2 of E09 >= 2: Artillery on E09",
    "If 1D6 >= 4: Execute 1 Order Card",
    "If the round >= 3 and the marker < 9: Move the marker forward 1",
    "If CAPs > 3: Player loses 1 CAP",
    "If AI in the cup = 0: End the mission",
    "If Player controls E09: AI closest to E09: Move",
    "If AI controls every Objective: AI closest to Unit: Low Risk Move",
    "If Player passed: Shuffle the Order Cards",
    "When the marker advances: Drive truck-22 along the road",
    "When a Unit is destroyed: If Destroyed Units > 2: AI scores 1 VP",
    "When a Unit is destroyed: Open the exits",
    "Sight 4",
    "If the round >= 3: Sight 8 for this round",
    "When the mission ends: AI scores 2 VPs for each AI within 1 of L10",
    "Always: Chosen AI make only Low Risk Moves",
    "Always: truck-22 take no orders",
    "Always: AI plot no artillery",
    "Always: Gun AI hold position",
    "Always: Chosen AI may stack",
    "Always: Vehicle AI never enter CC",
]


@pytest.mark.parametrize("line", LINES)
def test_a_line_prints_as_it_was_written(line: str) -> None:
    assert order_text(parse_line(line)) == line


@pytest.mark.parametrize("line", [line for line in LINES if '"' not in line])
def test_letter_case_does_not_matter_outside_quotes(line: str) -> None:
    assert order_text(parse_line(line.upper())) == line


@pytest.mark.parametrize("line", LINES)
def test_a_line_can_be_explained(line: str) -> None:
    said = describe(parse_line(line))
    assert said
    assert all(": " in part for part in said)


def test_the_examples_show_every_effect() -> None:
    trees = [parse_line(line) for line in LINES]
    shown = {type(step) for tree in trees if isinstance(tree, OrderLine) for step in tree.steps}
    assert set(constructs_of(LineEffect)) <= shown


def test_then_before_an_action_goes_on_with_the_same_counter() -> None:
    tree = parse_line("AI closest to Unit: Move then Attack +1CAP then End the round")
    assert isinstance(tree, OrderLine)
    order, end = tree.steps
    assert isinstance(order, TacticalOrder)
    assert order.then == (FurtherAction(OrderAction.ATTACK, 1),)
    assert end == EndRound()


def test_each_and_numbers_say_how_many_act() -> None:
    tree = parse_line("Each Hit AI: Auto-Rally then 3 AI: Become Fresh")
    assert isinstance(tree, OrderLine)
    counts = [step.subject.count for step in tree.steps if isinstance(step, PlainOrder)]
    assert counts == [0, 3]


def test_forward_and_back_differ_in_sign() -> None:
    assert parse_line("Move the marker forward 2") == OrderLine((MoveMarker(2),))
    assert parse_line("Move the marker back 1") == OrderLine((MoveMarker(-1),))


def test_a_drawn_card_gives_a_hex_to_the_rest_of_the_line() -> None:
    tree = parse_line("Draw 1 Order Card then Place 1 RE at the drawn hex")
    assert isinstance(tree, OrderLine)
    drawn, placed = tree.steps
    assert isinstance(drawn, OrderCards)
    assert isinstance(placed, PlaceCounters)
    assert placed.where == AtDrawnHex()


def test_hexes_are_one_of_or_each_of() -> None:
    either = parse_line("Place 1 RE at d14 or e09")
    both = parse_line("Place 2 REs at d14 and e09")
    assert isinstance(either, OrderLine)
    assert isinstance(both, OrderLine)
    assert either.steps[0].where == AtHex(("D14", "E09"))  # type: ignore[union-attr]
    assert both.steps[0].where == AtHex(("D14", "E09"), every=True)  # type: ignore[union-attr]


def test_a_standing_rule_binds_its_counters() -> None:
    tree = parse_line("Always: Chosen AI make only Low Risk Moves")
    assert isinstance(tree, StandingLine)
    assert tree.subject.words == (Word.CHOSEN,)
    assert tree.rule is StandingRule.ONLY_LOW_RISK_MOVES


def test_a_place_can_be_a_target() -> None:
    tree = parse_line("AI closest to E09 within 5: Move")
    assert isinstance(tree, OrderLine)
    order = tree.steps[0]
    assert isinstance(order, TacticalOrder)
    assert (order.target.kind, order.target.place) == (TargetKind.PLACE, AtHex(("E09",)))
    assert order.target.within == 5


def test_a_hex_without_a_board_is_one_of_the_196_whole_ones() -> None:
    for name in PLACES:
        if name in FULL_HEXES:
            assert parse_line(f"AI closest to {name}: Move")
        else:
            with pytest.raises(BadOrderText):
                parse_line(f"AI closest to {name}: Move")


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("Place 1 RE at D01", 'column 15: "D01" cannot stand here; expected a full hex'),
        ("Place 0 REs", 'column 7: "0" cannot stand here; expected 1 or more'),
        ("Place 1 RE at the drawn hex", 'column 15: no card has been drawn for "the drawn hex"'),
        ("AI: Attack", 'column 5: "Attack" needs a target; expected closest to'),
        ("Each Hit AI: Rally then Attack", 'column 25: "Attack" needs a target'),
        ("End the round then Attack", 'column 20: nobody is there to go on with "Attack"'),
        ("Unit closest to Objective: Move", 'column 28: "Move" cannot be ordered of a Unit'),
        ("AI loses 1 CAP", 'column 1: "AI" has no CAPs'),
        ("Mobile Unit: Become Spent", 'column 1: "Mobile" fits AI only'),
        ("Just Moved AI closest to Unit: Move", 'column 1: "Just Moved" fits Units only'),
        ("AI closest to Hit Objective: Move", 'column 15: "Hit" fits Units only'),
        ("Destroyed AI: Rally", 'column 1: "Destroyed" can only be counted'),
        ("Replace Unit closest to AI with rifle-05", 'column 9: "Unit" cannot stand here'),
        ("2 rifle-05: Become Fresh", "column 1: a counter's name stands alone"),
        ("Plce 1 RE at D14", 'column 1: "Plce" cannot stand here; did you mean Place?'),
        ("If 1D6 >= : End the round", 'column 11: ":" cannot stand here; expected a number'),
        ("Move the marker sideways 2", 'column 17: "sideways" cannot stand here; expected forward'),
    ],
)
def test_a_bad_line_says_what_would_be_right(line: str, problem: str) -> None:
    with pytest.raises(BadOrderText) as caught:
        parse_line(line)
    assert str(caught.value).startswith(problem)
