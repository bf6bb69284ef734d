"""The booklet's worked examples of the Solo Mission Generator."""

from __future__ import annotations

import copy

import pytest

from opfor.games.coh.battlefield import battlefield
from opfor.games.coh.board import Board
from opfor.games.coh.generator.advantage import Watcher, best_for_ai
from opfor.games.coh.generator.script import generate_scripted, run_script
from opfor.games.coh.generator.sheet import crossings, in_force, next_space
from opfor.games.coh.layout import settle
from opfor.games.coh.orders import parse_line
from opfor.games.coh.orders.lines import Standing, StandingRule
from opfor.games.coh.orders.words import Word
from opfor.games.coh.tests.generator.story import EXAMPLE, german, soviet, told
from opfor.kit.hexes import Facing

SOLO = EXAMPLE | {"solo": {"side_die": 3, "sheet_die": 4}}
LANES = ((2, 5, 9, 12, 16, 19, 23, 26, 30), (4, 7, 11, 14, 18, 21, 25, 28, 32))


@pytest.mark.rule("SOLO-5.3-a", "SOLO-5.3-c", "SOLO-5.3.1-b", "SOLO-5.3.1-c", "GT-SOLO-1")
def test_gt_solo_1_developing_the_ai() -> None:
    done = generate_scripted(SOLO, {})
    solo = done.state.solo
    assert solo is not None
    assert (solo.player, solo.ai) == ("german", "soviet")
    assert solo.tiles == ("01", "04")
    assert solo.sheet == "offense"
    assert solo.track == ((2, "01"),)
    assert solo.counteractions == ("04",)
    assert in_force(solo.counteractions, "default") == ("04", "default")
    assert in_force(solo.mission_orders, "default") == ("default",)


def test_gt_solo_1_the_die_may_fall_the_other_way() -> None:
    low = copy.deepcopy(SOLO) | {"solo": {"side_die": 3, "sheet_die": 2}}
    assert run_script(low, {})["solo"]["sheet"] == "defense"
    other = copy.deepcopy(SOLO) | {"solo": {"side_die": 4, "sheet_die": 2}}
    assert run_script(other, {})["solo"]["player"] == "soviet"


@pytest.mark.rule("SOLO-5.4-a", "SOLO-5.4-b", "SOLO-5.4-d", "GT-SOLO-2")
def test_gt_solo_2_order_deck() -> None:
    deck = run_script(SOLO, {})["solo"]["order_deck"]
    assert deck == [*range(13, 52), 54, 55]
    assert len(deck) == 41


@pytest.mark.rule("SOLO-5.5-a", "SOLO-5.5-b", "GT-SOLO-3")
def test_gt_solo_3_lanes() -> None:
    assert [next_space(2, LANES), next_space(5, LANES)] == [5, 9]
    assert [next_space(4, LANES), next_space(7, LANES)] == [7, 11]


@pytest.mark.rule("SOLO-5.5-c", "SOLO-5.5-d", "GT-SOLO-4")
def test_gt_solo_4_trigger() -> None:
    track = ((2, "01"),)
    (landed,) = crossings(track, 1, 1, frozenset(), LANES)
    (passed,) = crossings(track, 1, 2, frozenset(), LANES)
    (yellow,) = crossings(track, 1, 2, frozenset({"01"}), LANES)
    assert (landed.due, landed.to) == (True, 5)
    assert (passed.due, passed.to) == (False, 5)
    assert (yellow.due, yellow.to) == (True, 5)
    assert crossings(track, 2, 2, frozenset(), LANES) == ()


@pytest.mark.rule("SOLO-6.0-a", "GT-SOLO-5")
def test_gt_solo_5_placement_advantage() -> None:
    """D14 is woods on map 3, and open in a Unit's sight on map 1: the RE goes to map 3."""
    boards = {"1": Board(id="1"), "3": Board(id="3", terrain={"D14": "light-woods"})}
    field = battlefield(settle(["1", "3"]), boards.__getitem__)
    one, three = field.cell("1-D14"), field.cell("3-D14")
    unit = Watcher(field.cell("1-F14"), Facing.N, 5)
    assert field.sees(unit.cell, one)
    assert best_for_ai(field, (one, three), [unit], []) == [three]
    assert best_for_ai(field, (one, three), [], [one]) == [three], "cover before nearness"


@pytest.mark.rule("SOLO-6.1-a", "SOLO-6.1-b", "GT-SOLO-6")
def test_gt_solo_6_survive() -> None:
    """Tile 16 binds the chosen Units for the whole mission; others are free."""
    done = told(
        soviet("03"),
        german("01"),
        soviet("16", "top", chosen=["rifle-05", "nkvd-21"]),
        solo={"side_die": 1, "sheet_die": 1},
    )
    assert done.state.chosen == ("soviet:rifle-05", "soviet:nkvd-21")
    assert done.state.solo is not None
    assert "16" in done.state.solo.counteractions
    from opfor.games.coh.generator.content import content

    (special,) = content().tiles["soviet"]["16"].special
    standing = parse_line(special)
    assert isinstance(standing, Standing)
    assert standing.rule is StandingRule.ONLY_LOW_RISK_MOVES
    assert standing.subject.words == (Word.CHOSEN,)


@pytest.mark.rule("SOLO-6.2-a", "GT-SOLO-7")
def test_gt_solo_7_german_14_hides_a_unit_as_three_rumours() -> None:
    hunt = german("14", "top", chosen=["rifle-05"], sites=["C05", "C07", "C09"])
    done = told(soviet("03"), hunt, solo={"side_die": 1, "sheet_die": 1})
    solo = done.state.solo
    assert solo is not None
    assert len(solo.rumors) == 3
    assert solo.rumor_cup == ("no-enemy", "no-enemy", "rifle-05")


AMBUSH_SITES = ["B05", "B07", "C05", "C07", "D05", "D07"]


@pytest.mark.rule("SOLO-6.2-c", "SOLO-6.2-d", "GT-SOLO-7")
@pytest.mark.parametrize(("die", "rumors", "mines"), [(1, 7, 0), (4, 0, 1)])
def test_gt_solo_7_soviet_08_hides_a_card(die: int, rumors: int, mines: int) -> None:
    """Three Units of card 02: six sites; a Soviet AI makes rumours of them and of the mine."""
    ambush = soviet("08", "top", units_of="02", sites=AMBUSH_SITES, mine="E07")
    done = told(soviet("02"), german("01"), ambush, solo={"side_die": die, "sheet_die": 1})
    solo = done.state.solo
    assert solo is not None
    assert len(solo.rumors) == len(solo.rumor_cup) == rumors
    assert sum(work.kind == "mines" and work.hidden for work in done.state.works) == mines
    if rumors:
        expected = ["mine", *["no-enemy"] * 3, "nkvd-20", "rifle-03", "rifle-04"]
        assert sorted(solo.rumor_cup) == sorted(expected)


@pytest.mark.rule("SOLO-5.6-a", "GT-SOLO-8")
def test_gt_solo_8_entry_cup() -> None:
    found = run_script(SOLO, {})
    assert found["solo"]["entry_cup"] == ["nkvd-20", "rifle-03", "rifle-04", "rifle-06"]
    assert found["scheduled"]["soviet"] == {"2": ["rifle-07", "rifle-08"]}
    assert set(found["on_map"]["soviet"]) == {"nkvd-21", "rifle-05", "mmg-18"}
