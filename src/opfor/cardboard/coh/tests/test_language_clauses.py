"""What is said of orders to the last word, and which words may stand together."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.orders.completion import completions
from opfor.cardboard.coh.orders.errors import BadOrderText
from opfor.cardboard.coh.orders.findings import check_line
from opfor.cardboard.coh.orders.meaning import describe
from opfor.cardboard.coh.orders.parse import parse_line
from opfor.cardboard.coh.orders.text import order_text
from opfor.cardboard.coh.tests.cases import each_case

HIT_UNIT = "Hit: only Units with a hit marker (COH-5.0-g)"
HIT_AI = "Hit: only AI with a hit marker (COH-5.0-g)"


@each_case(
    ("line", "has", "lacks"),
    [
        ("Hit Unit closest to E09: Become Spent", HIT_UNIT, HIT_AI),
        ("Hit AI closest to Unit: Move", HIT_AI, HIT_UNIT),
        ("AI closest to Hit Target: Move", f"{HIT_UNIT}; Objectives are not asked this", HIT_UNIT),
        ("AI closest to Hit Unit: Move", HIT_UNIT, f"{HIT_UNIT}; Objectives are not asked this"),
        (
            "AI closest to In Cover Target: Move",
            "In Cover: only in a hex with a defence modifier (COH-5.0-a)", "Each: ",
        ),
        ("AI closest to E09: Move", "E09: this place is the target", "within 3"),
        (
            "AI closest to Unit within 3: Move",
            "within 3: no target farther than that from the AI counts", "2: at most 2",
        ),
        (
            "AI closest to Unit: Attack +2CAP",
            "+2CAP: added to the first attack roll against Units (COH-4.3.1-a, COH-4.3.1-b)", "/:",
        ),
        ("AI closest to Unit: Attack", "Unit: a Unit of the Player", "+0CAP"),
        (
            "CC: Attack / Rally",
            "/: only if no AI can do what is left of the slash, what is right of it (COH-4.1.2-b)",
            "Short Range",
        ),
        ("CC: Attack", "CC: an AI sharing a hex with a Unit, by the attack ladder (COH-4.1.2-a)",
         "/:"),
    ],
)  # fmt: skip
def test_what_a_line_says_and_what_it_does_not(line: str, has: str, lacks: str) -> None:
    told = describe(parse_line(line, "x"))
    assert has in told
    assert lacks not in told
    assert not any(each.startswith(lacks) for each in told if len(lacks) < 20)


@each_case(
    "line",
    [
        "Bring 1 AI from the cup", "Bring 2 AI from the RE cup at E09", "Artillery on E09",
        "Artillery on E09 with AR 6", "Unit closest to E09: Become Hit", "AI: Rally then Dig In",
        "2 Hit AI closest to Unit within 5: Move", "Place 1 RE at D14", "Place 2 REs at D14 or E09",
        "If Hit AI within 2 of E09 > 1: AI scores 1 VP", "Player loses 2 CAPs",
        "Move the marker back 1", "Move the marker forward 2",
    ],
)  # fmt: skip
def test_a_line_is_printed_with_what_was_said_and_no_more(line: str) -> None:
    assert order_text(parse_line(line, "x")) == line


def test_a_doubtful_line_is_told_with_its_place() -> None:
    sound = check_line("AI closest to Unit: Move", "line 3", parse_line)
    assert (sound.level, sound.problem) == ("ok", "")
    spent = check_line("Spent AI closest to Unit: Move", "line 4", parse_line, green=True)
    assert spent.level == "warning"
    assert spent.problem.startswith("line 4: ")
    wrong = check_line("AI closest to Nobody: Move", "line 5", parse_line)
    assert (wrong.level, wrong.column) == ("error", 15)


@each_case(
    ("line", "fits"),
    [
        ("If Destroyed AI >= 2: End the round", True),
        ("If Destroyed Units >= 2: End the round", True),
        ("If Destroyed REs >= 2: End the round", False),
        ("If Destroyed Objectives >= 2: End the round", False),
        ("If Hit AI > 1: End the round", True),
        ("If Just Acted Units > 1: End the round", True),
        ("If Just Acted AI > 1: End the round", False),
        ("If Just Acted REs > 1: End the round", False),
        ("If Mobile AI > 1: End the round", True),
        ("If Mobile Units > 1: End the round", False),
        ("If In Cover Objectives > 1: End the round", True),
        ("If Fresh Objectives > 1: End the round", False),
        ("AI closest to Destroyed Unit: Move", False),
        ("Just Acted Mortar or Inf Gun closest to Unit: Move", False),
        ("Fresh Mortar or Inf Gun closest to Unit: Move", True),
        ("AI closest to Just Acted Unit: Move", True),
        ("AI closest to Just Acted AI: Move", False),
        ("AI closest to AI: Attack", False),
        ("AI closest to RE: Move into CC", False),
        ("AI closest to AI: Move", True),
        ("Unit closest to E09: Become Hit", True),
        ("Unit closest to E09: Attack", False),
        ("2 Units: Become Spent", True),
        ("2 Units: Dig In", False),
        ("AI: Dig In", True),
        ("AI: Move", False),
        ("rifle-05: Dig In", True),
        ("Hit rifle-05: Dig In", False),
        ("Draw 1 Order Card then Place 1 RE at the drawn hex", True),
        ("Place 1 RE at the drawn hex", False),
        ("Player gains 1 CAP", True),
        ("AI gains 1 CAP", False),
        ("Put 2 No Enemy in the RE cup", True),
        ("Put 2 No Enemy in the cup", False),
        ("Put rifle-05 in the cup", True),
        ("Put rifle-05, 1 Mine in the reserve", False),
    ],
)
def test_what_may_stand_together(line: str, fits: bool) -> None:
    if fits:
        parse_line(line, "x")
        return
    with pytest.raises(BadOrderText):
        parse_line(line, "x")


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("", "AI"),
        ("AI", "AI closest to"),
        ("AI closest to Unit:", "AI closest to Unit: Move"),
        ("Fresh", "Fresh AI"),
    ],
)
def test_a_line_goes_on_with_one_space_or_none(typed: str, found: str) -> None:
    offered = completions("tactical", typed)
    assert found in offered
    assert all(each == each.strip() and "  " not in each for each in offered)
