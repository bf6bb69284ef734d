"""The worked examples of order reading."""

from __future__ import annotations

import pytest

from opfor.games.coh.tests.solo.ask import ask

ORDER = "Highest AR AI closest to Lowest DV Unit: Attack"


def fixture(u2: int) -> list[str]:
    """T sees nobody; M sees U2 and U3 at 4 and 2; R sees U3 only, at 2."""
    return [
        "t german-pz-iv-e B03 N red=6",
        "m german-lmg E09 S red=4",
        "r german-rifle G11 NW red=3",
        "p1 soviet-rifle L18 S front_dr=10 flank_dr=10",
        f"p2 soviet-rifle I09 N front_dr={u2} flank_dr={u2}",
        "p3 soviet-rifle G09 N front_dr=13 flank_dr=13",
    ]


WALLS_OF_WOODS = "B04 C04 A02 B02 L17 K18 K17 H10"


@pytest.mark.rule("GT-COH-1", "COH-5.0.1-j", "COH-5.0-c", "COH-5.0-d", "QC-10")
def test_the_superlatives_are_taken_among_those_that_can_take_part() -> None:
    answer = ask(fixture(12), ORDER, heavy_woods=WALLS_OF_WOODS)
    assert (answer.acting, answer.target) == ("m", "p2")
    assert answer.actions[0]["needs"] == 8
    assert "t" in answer.step("acting", "COH-5.0.1-c").dropped
    assert answer.step("acting", "COH-5.0-d").values == {"m": 4, "r": 3}


@pytest.mark.rule("GT-COH-1", "COH-5.1-b")
def test_a_lowest_dv_that_needs_eleven_is_passed_over() -> None:
    answer = ask(fixture(15), ORDER, heavy_woods=WALLS_OF_WOODS)
    assert (answer.acting, answer.target) == ("m", "p3")


@pytest.mark.rule("GT-COH-2")
def test_the_trace_of_a_move_follows_the_flow_chart() -> None:
    counters = [
        "a1 german-rifle E09 S",
        "a2 german-rifle E11 S",
        "a3 german-rifle B11 S spent",
        "p1 soviet-rifle I10 S",
        "p2 soviet-rifle L02 S",
    ]
    answer = ask(counters, "AI closest to Unit: Low Risk Move")
    assert answer.questions == ["order", "acting", "target", "hex", "facing"]
    assert answer.rules("acting") == [
        "COH-4.1.1-a",
        "COH-5.0.1-a",
        "COH-5.0.1-c",
        "COH-5.0.1-d",
        "COH-5.2.1-a",
        "COH-5.2.1-a",
    ]
    assert answer.decisions["acting"].chance == {"kind": "uniform"}
    hexes = answer.rules("hex")
    assert [rule for rule in hexes if rule.startswith("COH-5.3-")] == [
        "COH-5.3-a",
        "COH-5.3-c",
        "COH-5.3-d",
    ]
    assert "COH-5.3.2-b" in hexes
