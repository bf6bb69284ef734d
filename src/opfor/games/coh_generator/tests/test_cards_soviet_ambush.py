"""Soviet card 08, Ambush: hidden Units and a hidden mine, for two players and in solo missions."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.errors import OpforError
from opfor.games.coh.bot.rumored_enemies import reveal
from opfor.games.coh.tests.bench import happened
from opfor.games.coh.tests.solo.table import Table as SoloTable
from opfor.games.coh.told.view import view
from opfor.games.coh.values import events as base
from opfor.games.coh.values import solo_events
from opfor.games.coh.values.actions import Fire, Move, Probe
from opfor.games.coh_generator import GAME as GENERATOR
from opfor.games.coh_generator.tests.card_story import SOVIET, Fight, solo_of, steps
from opfor.games.coh_generator.tests.story import german, setting, soviet, told
from opfor.games.coh_generator.told.mission.firefight import to_mission
from opfor.games.coh_generator.told.result import Generated
from opfor.games.coh_generator.values import actions as act

SITES = ["B04", "D11", "F10"]
AMBUSH = soviet("08", "top", units_of="02", sites=SITES, mine="F11")
"""Rifles 03 and 04 and NKVD 20 in woods, a mine in more of them."""

BEFORE = (soviet("02"), german("02"))
AI_SOVIET, AI_GERMAN = {"side_die": 1, "sheet_die": 6}, {"side_die": 6, "sheet_die": 6}
SIX = ["B04", "D11", "F10", "C11", "D17", "E16"]


def ambush(**more: Any) -> Generated:
    return told(*BEFORE, AMBUSH, german("04"), options={"hand": 2}, **more)


def solo(dice: dict[str, int]) -> Generated:
    top = soviet("08", "top", units_of="02", sites=SIX, mine="F11")
    return told(*BEFORE, top, german("04"), options={"hand": 2}, solo=dice)


# -- in the generation ----------------------------------------------------------------------------


@pytest.mark.rule("GEN-3.0-d", "GEN-3.4-a")
def test_the_units_of_one_card_hide_and_a_mine_with_them() -> None:
    *_, before, after = steps(*BEFORE, AMBUSH)
    assert after.records["soviet"].special == ("08",)
    assert after.caps["soviet"] - before.caps["soviet"] == 2
    hidden = {u.unit: u.hex for u in after.units if u.where == "hidden"}
    assert hidden == {"rifle-03": "1-B04", "rifle-04": "1-D11", "nkvd-20": "1-F10"}
    assert [(w.kind, w.hex, w.hidden) for w in after.works] == [("mines", "1-F11", True)]
    assert len(after.pool) == 16, "the mine is not one of the Defense Counters"


@pytest.mark.rule("SOLO-6.2-c")
def test_only_waiting_units_of_a_played_card_can_hide() -> None:
    with pytest.raises(OpforError, match="no played card has Units that could hide"):
        told(soviet("08", "top"))
    with pytest.raises(OpforError, match="card 03 has no Units waiting"):
        told(*BEFORE, AMBUSH | {"units_of": "03"})


@pytest.mark.rule("GEN-3.7-a")
def test_nobody_hides_beside_an_enemy_nor_two_in_one_hex() -> None:
    veterans = german("01", "top", placements={"rifle-03": "F09"})
    with pytest.raises(OpforError):
        told(*BEFORE, soviet("01"), veterans, AMBUSH)
    with pytest.raises(OpforError):
        told(*BEFORE, AMBUSH | {"sites": ["B04", "B04", "F10"]})
    with pytest.raises(OpforError):
        told(*BEFORE, AMBUSH | {"mine": "B04"})


def test_the_german_does_not_see_in_the_generation_where_they_hide() -> None:
    after = steps(*BEFORE, AMBUSH)[-1]
    made = setting(guideline=5)
    seen = GENERATOR.view(made, after, "b")
    assert {u.hex for u in seen.units if u.where == "hidden"} == {"??"}
    assert seen.works == ()
    own = GENERATOR.view(made, after, "a")
    assert (own.units, own.works) == (after.units, after.works)


# -- in the fight ---------------------------------------------------------------------------------


def test_the_enemy_sees_neither_units_nor_mine() -> None:
    fight = Fight(ambush(), {"G03": "K05 N"})
    seen = view(fight.setting, fight.state, "german")
    names = {c.id for c in seen.counters if c.cell >= 0}
    assert names == {"G03"}
    assert seen.works == ()
    own = view(fight.setting, fight.state, "soviet")
    assert {c.id for c in own.counters if c.cell >= 0} == {"G03", "S03", "S04", "S20"}
    assert fight.offered(Fire) == []


def test_a_hidden_unit_that_fires_shows_itself() -> None:
    fight = Fight(ambush(), {"G03": "H10 N"}, mover=SOVIET, caps=(0, 0))
    shot = next(o for o in fight.offered(Fire) if o.unit == fight.n("S20"))
    assert shot.at == fight.cell("H10")
    fight.act(shot, dice=[(1, 1)])
    assert not fight.unit("S20").hidden
    assert fight.unit("S03").hidden
    seen = view(fight.setting, fight.state, "german")
    assert fight.at("S20") == "F10"
    assert {c.id for c in seen.counters if c.cell >= 0} == {"G03", "S20"}


def test_walking_into_the_ambush_finds_it() -> None:
    fight = Fight(ambush(), {"G03": "G10 N"}, caps=(0, 0))
    assert fight.offered(Probe)
    fight.act(Move(fight.n("G03"), fight.cell("F10")))
    assert not fight.unit("S20").hidden


@pytest.mark.parametrize(("roll", "result"), [((3, 4), "miss"), ((4, 4), "hit"), ((6, 6), "kill")])
def test_the_mine_blows_under_the_first_who_steps_on_it(roll: tuple[int, int], result: str) -> None:
    fight = Fight(ambush(), {"G03": "G11 N"}, caps=(0, 0))
    log = fight.act(Move(fight.n("G03"), fight.cell("F11")), dice=[roll])
    assert [fight.setting.field.name(e.cell) for e in happened(log, base.WorkRevealed)] == ["F11"]
    assert [e.result for e in happened(log, base.AttackRolled)] == [result]
    assert (fight.unit("G03").place == "destroyed") == (result == "kill")
    assert fight.state.vp[SOVIET] == (result == "kill")


def test_they_are_on_the_map_and_not_at_the_edge() -> None:
    rows = to_mission(ambush()).sides[SOVIET].forces
    assert [(f.numbers, f.hex, f.hidden) for f in rows] == [
        ((3,), "B04", True),
        ((4,), "D11", True),
        ((20,), "F10", True),
    ]


# -- in solo missions -----------------------------------------------------------------------------


@pytest.mark.rule("SOLO-6.2-c", "SOLO-6.2-d", "QS-13", "GT-SOLO-7")
def test_an_ais_ambush_is_seven_rumours_and_a_cup_of_seven() -> None:
    done = solo(AI_SOVIET)
    mission = solo_of(done)
    assert mission.rumors == (*SIX, "F11")
    assert (mission.cup, mission.no_enemy, mission.mines) == ((3, 4, 20), 3, 1)
    assert mission.works == ()
    assert mission.sides[SOVIET].forces == ()
    assert done.state.solo is not None
    assert done.state.solo.entry_cup == ()


@pytest.mark.rule("SOLO-6.2-c", "SOLO-6.2-d", "QS-13")
def test_a_players_ambush_is_three_hidden_units_and_a_hidden_mine() -> None:
    mission = solo_of(solo(AI_GERMAN))
    assert (mission.rumors, mission.cup, mission.no_enemy, mission.mines) == ((), (), 0, 0)
    assert [(w.kind, w.hex, w.hidden) for w in mission.works] == [("mines", "F11", True)]
    rows = mission.sides[SOVIET].forces
    assert [(f.numbers, f.hex, f.hidden) for f in rows] == [
        ((3,), "B04", True),
        ((4,), "D11", True),
        ((20,), "F10", True),
    ]


@pytest.mark.rule("SOLO-6.2-d", "QS-10")
@pytest.mark.parametrize(("drawn", "works"), [("mine", ["mines"]), ("no-enemy", []), ("S20", [])])
def test_what_is_drawn_from_the_cup_stands_where_the_rumour_was(
    drawn: str, works: list[str]
) -> None:
    table = SoloTable(solo_of(solo(AI_SOVIET)))
    assert len(table.solo.cup) == 7
    assert drawn in table.solo.cup
    table.draws = {"re-cup": [drawn]}
    rumor = next(i for i, c in enumerate(table.state.counters) if c.id == "RE2")
    cell = table.state.counters[rumor].cell
    table.run(reveal(table.play, rumor, "a Unit is next to it"))
    (event,) = table.happened(solo_events.RumorRevealed)
    assert event.drawn == drawn
    assert [w.kind for w in table.state.works if w.cell == cell] == works
    assert len(table.solo.cup) == 6
    assert any(c.id == "S20" and c.cell == cell for c in table.state.counters) == (drawn == "S20")


def test_the_question_names_the_unit_that_hides() -> None:
    asked: list[Any] = []
    steps(*BEFORE, AMBUSH, asked=asked)
    questions = [r.question for r in asked if isinstance(r.options[0], act.PutSite)]
    assert questions == [
        "Where does Rifle 03 hide?",
        "Where does Rifle 04 hide?",
        "Where does NKVD 20 hide?",
        "Where is the hidden mine?",
    ]


@pytest.mark.rule("SOLO-6.2-c")
@pytest.mark.parametrize(
    ("sites", "mine"), [(["C05", "D11", "F10"], "F11"), (SITES, "C05")], ids=["unit", "mine"]
)
def test_nothing_hides_where_a_hunted_unit_hides_already(sites: list[str], mine: str) -> None:
    hunt = german("14", "top", chosen=["rifle-05"], sites=["C05"])
    before = (soviet("02"), german("02"), soviet("03"), hunt)
    ambushed = soviet("08", "top", units_of="02", sites=sites, mine=mine)
    with pytest.raises(OpforError, match="'C05' is not legal"):
        told(*before, ambushed)


@pytest.mark.rule("SOLO-6.2-c")
def test_units_may_hide_where_friends_stand_openly() -> None:
    stands = soviet("15", "top", units_of="03", placements={"rifle-05": "B04"})
    state = steps(
        soviet("02"), german("02"), soviet("03"), german("04"), stands, german("05"), AMBUSH
    )[-1]
    assert [u.unit for u in state.units if u.hex == "1-B04"] == ["rifle-03", "rifle-05"]
