"""The order language of order cards: what the contract promises, word by word."""

from __future__ import annotations

import subprocess
import sys

import pytest

from opfor.cardboard.coh.orders import (
    BadOrderText,
    describe,
    order_text,
    parse_priority,
    parse_tactical,
)
from opfor.cardboard.coh.orders.actions import OrderAction
from opfor.cardboard.coh.orders.nouns import Comparison, Distance, Kind, TargetKind
from opfor.cardboard.coh.orders.trees import (
    CloseCombatOrder,
    ExecuteCounteractions,
    ExecuteMissionOrders,
    PassTest,
    ShortRangeOrder,
    Subject,
    TacticalOrder,
    Target,
)
from opfor.cardboard.coh.orders.words import Word

PRIORITY = [
    "CC: Attack",
    "CC: Attack / Auto-Rally / Rally / Disengage",
    "Short Range: Attack / Group Attack / Pivot / Rally / Disengage / Move into CC",
    "Short Range: Pivot and/or Attack / Rally",
    "Execute Counteractions",
    "AI passes if fresh AI < fresh Units",
    "AI passes if fresh AI <= fresh Units",
    "AI passes if fresh AI > fresh Units",
    "AI passes if fresh AI >= fresh Units",
    "AI passes if fresh AI = fresh Units",
    "AI passes if fresh AI < fresh Units - 2",
]

TACTICAL = [
    "Highest AR AI closest to Lowest DV Unit: Attack",
    "Unhit, In Cover AI closest to Fresh, Lowest DV Unit: Attack +1CAP",
    "AI farthest from Target: Move",
    "RE closest to Objective or Unit: Low Risk Move",
    "Mortar or Inf Gun closest to In LOS Unit: Long Range Attack +2CAP",
    "Fresh Mortar or Inf Gun closest to Unit or Objective: Pivot",
    "In 0 DM Hex, In Fire Zone AI closest to Just Acted Unit: Move into CC",
    "Execute Mission Orders",
]


@pytest.mark.parametrize("line", PRIORITY)
def test_a_priority_line_prints_as_it_was_written(line: str) -> None:
    assert order_text(parse_priority(line)) == line


@pytest.mark.parametrize("line", TACTICAL)
def test_a_tactical_line_prints_as_it_was_written(line: str) -> None:
    assert order_text(parse_tactical(line)) == line


@pytest.mark.parametrize("line", TACTICAL)
def test_letter_case_and_spacing_do_not_matter(line: str) -> None:
    shouted = f"  {line.upper().replace(' ', '   ')} "
    assert order_text(parse_tactical(shouted)) == line


@pytest.mark.rule("COH-5.0.1-a")
def test_a_tactical_order_has_four_parts() -> None:
    order = parse_tactical("Highest AR AI closest to Lowest DV Unit: Attack")
    assert order == TacticalOrder(
        ai=Subject(Kind.AI, (Word.HIGHEST_AR,)),
        distance=Distance.CLOSEST,
        target=Target(TargetKind.UNIT, (Word.LOWEST_DV,)),
        action=OrderAction.ATTACK,
    )


def test_words_keep_their_order_from_left_to_right() -> None:
    order = parse_tactical("Lowest DV, Highest AR AI closest to Unit: Move")
    assert isinstance(order, TacticalOrder)
    assert order.ai.words == (Word.LOWEST_DV, Word.HIGHEST_AR)


def test_priority_actions_keep_their_order() -> None:
    assert parse_priority("CC: Rally / Attack") == CloseCombatOrder(
        (OrderAction.RALLY, OrderAction.ATTACK)
    )
    assert parse_priority("Short Range: Pivot and/or Attack / Pivot") == ShortRangeOrder(
        (OrderAction.PIVOT_AND_OR_ATTACK, OrderAction.PIVOT)
    )


def test_lines_that_run_other_orders() -> None:
    assert parse_priority("execute counteractions") == ExecuteCounteractions()
    assert parse_tactical("execute mission orders") == ExecuteMissionOrders()


@pytest.mark.rule("QC-26")
def test_a_pass_line_carries_its_comparison_and_margin() -> None:
    assert parse_priority("AI passes if fresh AI < fresh Units") == PassTest(Comparison.LESS)
    assert parse_priority("AI passes if Fresh AI >= Fresh Units + 3") == PassTest(
        Comparison.AT_LEAST, 3
    )


@pytest.mark.parametrize("word", list(Word)[:10])
def test_words_that_fit_both_sides(word: Word) -> None:
    order = parse_tactical(f"{word} AI closest to {word} Unit: Move")
    assert isinstance(order, TacticalOrder)
    assert order.ai.words == order.target.words == (word,)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (
            "Highest AI closest to Unit: Attack",
            'card 07, tactical 2, column 9: "AI" cannot stand here; expected AR',
        ),
        (
            "AI nearest Unit: Attack",
            'card 07, tactical 2, column 4: "nearest" cannot stand here; '
            "expected closest to, farthest from",
        ),
        (
            "AI closest to Unit: Atack",
            'card 07, tactical 2, column 21: "Atack" cannot stand here; did you mean Attack? '
            "expected Attack, Long Range Attack, Group Attack, Move, Low Risk Move, Rally, "
            "Auto-Rally, Pivot",
        ),
        (
            "AI closest to Unit: Attack +3CAP",
            'card 07, tactical 2, column 28: "+3CAP" cannot stand here; did you mean +2CAP? '
            "expected +1CAP, +2CAP, the end of the line",
        ),
        (
            "Fresh Hit AI closest to Unit: Attack",
            'card 07, tactical 2, column 7: "Hit" cannot stand here; '
            "expected Mortar or Inf Gun, AI, RE, a comma",
        ),
        (
            "In the AI closest to Unit: Attack",
            'card 07, tactical 2, column 4: "the" cannot stand here; '
            "expected Cover, 0 DM Hex, Fire Zone, LOS",
        ),
        (
            "AI closest to Unit:",
            "card 07, tactical 2, column 20: the line stops too early; expected Attack, "
            "Long Range Attack, Group Attack, Move, Low Risk Move, Rally, Auto-Rally, Pivot",
        ),
    ],
)
def test_a_bad_line_names_place_column_and_what_could_stand_there(line: str, problem: str) -> None:
    with pytest.raises(BadOrderText) as caught:
        parse_tactical(line, "card 07, tactical 2")
    assert str(caught.value) == problem


@pytest.mark.parametrize(
    ("line", "column"),
    [
        ("CC: Attack/Rally", 5),
        ("CC: Attack / Pivot", 14),
        ("CC: Long Range Attack", 5),
        ("Short Range: Auto-Rally", 14),
        ("Short Range: Move", 18),
        ("AI passes if fresh AI fresh Units", 23),
        ("AI passes", 10),
        ("Highest AR AI closest to Unit: Attack", 1),
    ],
)
def test_priority_lines_take_only_their_own_actions(line: str, column: int) -> None:
    with pytest.raises(BadOrderText) as caught:
        parse_priority(line)
    assert caught.value.column == column


@pytest.mark.parametrize("word", ["Mobile", "Largest Group"])
def test_words_of_ai_do_not_fit_a_target(word: str) -> None:
    with pytest.raises(BadOrderText):
        parse_tactical(f"AI closest to {word} Unit: Attack")


def test_just_acted_does_not_fit_an_ai() -> None:
    with pytest.raises(BadOrderText, match=r'column 1: "Just" cannot stand here'):
        parse_tactical("Just Acted AI closest to Unit: Attack")


UNIT_WORDS = ["Lowest DV", "Highest AR", "Fresh", "Spent", "Hit", "Unhit", "Just Acted"]


@pytest.mark.parametrize("word", UNIT_WORDS)
def test_words_for_units_are_an_error_before_objective_alone(word: str) -> None:
    with pytest.raises(BadOrderText, match=rf'column 15: "{word}" fits Units only'):
        parse_tactical(f"AI closest to {word} Objective: Move")


@pytest.mark.parametrize("word", UNIT_WORDS)
@pytest.mark.parametrize("target", ["Target", "Unit or Objective", "Objective or Unit"])
def test_words_for_units_may_stand_before_a_choice(word: str, target: str) -> None:
    line = f"AI closest to {word} {target}: Move"
    assert order_text(parse_tactical(line)) == line


@pytest.mark.parametrize("word", ["In Cover", "In 0 DM Hex", "In Fire Zone", "In LOS"])
def test_words_about_hexes_fit_an_objective(word: str) -> None:
    line = f"AI closest to {word} Objective: Move"
    assert order_text(parse_tactical(line)) == line


def test_every_word_is_explained_with_its_rule() -> None:
    said = describe(parse_tactical("Highest AR AI closest to Fresh Target: Attack +1CAP"))
    assert [line.partition(":")[0] for line in said] == [
        "Highest AR",
        "AI",
        "closest to",
        "Fresh",
        "Target",
        "Attack",
        "+1CAP",
    ]
    assert all("(COH-" in line for line in said)
    assert "Objectives are not asked this" in said[3]


def test_a_list_of_actions_is_explained_one_by_one() -> None:
    said = describe(parse_priority("CC: Rally / Attack"))
    assert [line.partition(":")[0] for line in said] == ["CC", "Rally", "/", "Attack"]


def test_nothing_slow_is_imported_before_a_line_is_read() -> None:
    check = "import sys, opfor.cardboard.coh.orders; sys.exit('lark' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


def test_a_line_is_parsed_once() -> None:
    assert parse_tactical(TACTICAL[0]) is parse_tactical(TACTICAL[0])
