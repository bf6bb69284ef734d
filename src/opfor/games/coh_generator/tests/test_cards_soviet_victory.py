"""The Soviet cards for victory points: markers (03, 06, 17), burning tanks (12), survivors (16)."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.errors import OpforError
from opfor.games.coh.values.actions import Leave, Move
from opfor.games.coh_generator.tests.card_story import GERMAN, SOVIET, Fight, filed_under, steps
from opfor.games.coh_generator.tests.story import german, soviet, told
from opfor.games.coh_generator.told.result import Generated
from opfor.games.coh_generator.values import actions as act


def two_cards(*plays: dict[str, Any]) -> Generated:
    """A firefight of two cards a side."""
    return told(*plays, options={"hand": 2})


def ends_at(fight: Fight) -> tuple[int, int]:
    """VPs, German and Soviet, when everybody passes to the end."""
    fight.rounds()
    return fight.state.vp


# -- markers of one's own (03, 17) ----------------------------------------------------------------

KEPT = [("03", "G09", 6, 2, 1), ("17", "D09", 3, 2, 2)]
"""Card, marker, lines from the Soviet edge, guard within, VPs."""

kept_markers = pytest.mark.parametrize(("card", "hex_", "lines", "guard", "vp"), KEPT)


@kept_markers
@pytest.mark.rule("GEN-3.7.2-a", "GEN-3.7.2-b", "GEN-3.2-a")
def test_03_and_17_put_an_own_marker_and_may_guard_it(
    card: str, hex_: str, lines: int, guard: int, vp: int
) -> None:
    top = soviet(card, "top", control_marker=hex_)
    filed_under("victory", top, caps={"03": -1, "17": 0}[card])
    asked: list[Any] = []
    near = f"{hex_[0]}{9 - guard:02d}"
    plays = (soviet("02"), german("04"), top | {"placements": {"rifle-03": near}})
    after = steps(*plays, asked=asked)[-1]
    assert [(m.hex, m.owner) for m in after.markers] == [(f"1-{hex_}", "soviet")]
    assert after.unit("soviet", "rifle-03").hex == f"1-{near}"
    offers = next(r for r in asked if isinstance(r.options[0], act.PutMarker))
    assert {option.hex[2] for option in offers.options} == {"ABCDEFGHIJKL"[lines]}
    assert [r.seat for r in asked if isinstance(r.options[0], act.UseCard)] == ["a"]
    far = {"placements": {"rifle-03": f"{hex_[0]}{9 - guard - 1:02d}"}}
    with pytest.raises(OpforError, match=f"{guard + 1} hexes from {hex_}, more than {guard}"):
        told(soviet("02"), german("04"), top | far)


@kept_markers
@pytest.mark.rule("GEN-3.2-a")
def test_03_and_17_keeping_the_marker_scores_and_losing_it_does_not(
    card: str, hex_: str, lines: int, guard: int, vp: int
) -> None:
    """What the taker scores outweighs what it was worth to the owner; taken back, it counts."""
    top = soviet(card, "top", control_marker=hex_)
    done = two_cards(soviet("02"), german("02"), top, german("04"))
    assert ends_at(Fight(done)) == (0, vp)
    south = f"{'ABCDEFGHIJKL'[lines + 1]}09"
    fight = Fight(done, {"G03": south, "S03": f"{'ABCDEFGHIJKL'[lines - 1]}09"})
    fight.act(Move(fight.n("G03"), fight.cell(hex_)))
    assert fight.state.vp == (vp, vp)
    assert fight.destroy("G03") == 1
    fight.act(Move(fight.n("S03"), fight.cell(hex_)))
    assert ends_at(fight) == (vp, vp + 1 + vp)


# -- a marker to take (06) ------------------------------------------------------------------------

COUNTER_STROKE = soviet("06", "top", control_marker="F09")


@pytest.mark.rule("GEN-3.7.2-a", "GEN-3.7.2-b", "GEN-3.2-a")
def test_06_puts_an_enemy_marker_that_the_enemy_may_guard() -> None:
    filed_under("victory", COUNTER_STROKE)
    asked: list[Any] = []
    guards = COUNTER_STROKE | {"placements": {"rifle-03": "F07"}}
    after = steps(soviet("03"), german("02"), guards, asked=asked)[-1]
    assert [(m.hex, m.owner, m.by) for m in after.markers] == [("1-F09", "german", "soviet")]
    offers = next(r for r in asked if isinstance(r.options[0], act.PutMarker))
    assert (offers.seat, {option.hex[2] for option in offers.options}) == ("a", {"F"})
    assert [r.seat for r in asked if isinstance(r.options[0], act.UseCard)] == ["b"]
    assert after.unit("german", "rifle-03").hex == "1-F07"
    far = COUNTER_STROKE | {"placements": {"rifle-03": "F06"}}
    with pytest.raises(OpforError, match="3 hexes from F09, more than 2"):
        told(soviet("03"), german("02"), far)


@pytest.mark.rule("GEN-3.2-a")
def test_06_taking_the_marker_scores_4_and_nothing_else_does() -> None:
    done = two_cards(soviet("03"), german("02"), COUNTER_STROKE, german("04"))
    assert ends_at(Fight(done)) == (0, 0)
    assert ends_at(Fight(done, {"S05": "E09"})) == (0, 0)
    fight = Fight(done, {"S05": "E09", "G03": "G09"}, mover=SOVIET)
    fight.act(Move(fight.n("S05"), fight.cell("F09")))
    assert fight.state.vp == (0, 4)
    assert fight.destroy("S05") == 1
    fight.act(Move(fight.n("G03"), fight.cell("F09")))
    assert fight.state.vp == (1 + 4, 4)


# -- Let Them Burn (12) ---------------------------------------------------------------------------


@pytest.mark.rule("GEN-3.2-a")
def test_12_each_enemy_vehicle_destroyed_scores_1_more() -> None:
    """Tanks, trucks and half-tracks, but neither men nor guns nor the Soviets' own tanks."""
    burn = soviet("12", "top")
    filed_under("victory", burn)
    plays = (soviet("16"), german("13"), burn, german("14"))
    done = told(*plays, soviet("03"), german("02"), options={"hand": 3})
    fight = Fight(done)
    mine = {c.id: fight.destroy(c.id) for c in fight.state.counters if c.side == GERMAN}
    vehicles = {"G35": 2, "G46": 2, "G41": 2}
    others = dict.fromkeys(["G28", "G29", "G03", "G16", "G11"], 1)
    assert mine == vehicles | others
    assert Fight(done).destroy("S43") == 1


# -- Survive (16) ---------------------------------------------------------------------------------

CHOSEN = ["rifle-05", "mmg-18"]


def survive(*chosen: str) -> Generated:
    top = soviet("16", "top", chosen=list(chosen))
    return two_cards(soviet("03"), german("02"), top, german("04"))


@pytest.mark.rule("GEN-3.2-a")
def test_16_up_to_two_units_are_chosen() -> None:
    asked: list[Any] = []
    top = soviet("16", "top", chosen=CHOSEN)
    after = steps(soviet("03"), german("02"), top, asked=asked)[-1]
    assert after.records["soviet"].victory == ("16",)
    assert after.chosen == ("soviet:rifle-05", "soviet:mmg-18")
    picks = [r for r in asked if isinstance(r.options[0], act.ChooseUnit)]
    assert [r.seat for r in picks] == ["a", "a"]
    assert [act.NoMore() in r.options for r in picks] == [False, True]
    assert {o.unit for o in picks[0].options} == {"rifle-05", "rifle-06", "mmg-18", "nkvd-21"}
    with pytest.raises(OpforError, match="chosen: more is given than it asks for"):
        survive("rifle-05", "mmg-18", "nkvd-21")


@pytest.mark.rule("GEN-3.2-a")
def test_16_each_chosen_unit_alive_at_the_end_is_worth_1_less_the_price() -> None:
    """Measured as the lead the Soviets end with, all their Units on the map; a destroyed Unit
    scores 1 for the Germans, and the Soviets begin with 1 VP less."""
    on_map = {"S05": "A02 S", "S06": "A04 S", "S18": "A06 S", "S21": "A08 S"}

    def lead(fallen: tuple[str, ...], *chosen: str) -> int:
        fight = Fight(survive(*chosen), on_map)
        for name in fallen:
            fight.destroy(name)
        ends = ends_at(fight)
        return ends[1] - ends[0] + len(fallen) + 1

    assert lead((), *CHOSEN) == 2
    assert lead((), "rifle-05") == 1
    assert lead(("S05",), *CHOSEN) == 1
    assert lead(("S05", "S18"), *CHOSEN) == 0
    assert lead(("S06", "S21"), *CHOSEN) == 2
    del on_map["S18"]
    assert lead((), *CHOSEN) == 1, "who was never there does not count as alive"


@pytest.mark.rule("GEN-3.2-a")
def test_16_a_unit_that_broke_out_is_alive() -> None:
    top = soviet("16", "top", chosen=["rifle-05"])
    plays = (soviet("03"), german("02"), top, german("04"), soviet("14", "top"), german("01"))
    fight = Fight(told(*plays, options={"hand": 3}), {"S05": "L05"}, mover=SOVIET)
    fight.act(Leave(fight.n("S05")))
    assert ends_at(fight) == (0, -1 + 1 + 3)


@pytest.mark.rule("GEN-3.2-a")
def test_16_counts_on_top_of_what_the_unit_is_worth_anyway() -> None:
    mourn = {"top": "no-quarter", "bottom": "fog"}
    plays = (soviet("03"), german("02"), soviet("16", "top", chosen=["rifle-05"]), german("04"))
    done = told(*plays, soviet("05", "top", conditions=mourn), options={"hand": 3})
    fight = Fight(done)
    assert (fight.destroy("S05"), fight.destroy("S06")) == (3, 2)
