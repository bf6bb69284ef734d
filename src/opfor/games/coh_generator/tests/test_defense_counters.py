"""The 16 Defense Counters and the 4 of smoke: both faces, in the generation and in the fight."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.cardboard.coh.missions.mission import FacingName, SmokeRow, WorkRow
from opfor.core.errors import OpforError
from opfor.games.coh.tests.bench import happened
from opfor.games.coh.values import events as base
from opfor.games.coh.values.actions import Fire, Move
from opfor.games.coh_generator.tests.card_story import SOVIET, Fight, steps
from opfor.games.coh_generator.tests.story import german, soviet, told
from opfor.games.coh_generator.told.mission.firefight import to_mission
from opfor.games.coh_generator.told.result import Generated

FACES = {
    "defense-01": "hasty-defence barbed-wire",
    "defense-02": "hasty-defence barbed-wire",
    "defense-03": "hasty-defence road-block",
    "defense-04": "hasty-defence road-block",
    "defense-05": "trench barbed-wire",
    "defense-06": "trench barbed-wire",
    "defense-07": "trench mines",
    "defense-08": "trench mines",
    "defense-09": "trench road-block",
    "defense-10": "bunker trench",
    "defense-11": "bunker trench",
    "defense-12": "bunker mines",
    "defense-13": "mines barbed-wire",
    "defense-14": "mines road-block",
    "defense-15": "hasty-defence trench",
    "defense-16": "hasty-defence trench",
}
SMOKE = {f"smoke-{n}": "heavy-smoke light-smoke" for n in range(1, 5)}
BOTH_FACES = [(c, face) for c, faces in FACES.items() for face in faces.split()]
WITH_SMOKE = {"hand": 2, "smoke": True}


def dug(*works: tuple[str, ...], **more: Any) -> dict[str, Any]:
    """Soviet card 02's top: ``("trench", "C05")`` twice, perhaps with the counter that came."""
    found = [dict(zip(("face", "hex", "counter"), work, strict=False)) for work in works]
    return soviet("02", "top", defense=found, **more)


def placed(face: str, hex_: str = "C05", **options: Any) -> Generated:
    """A firefight of two cards a side with that counter at a hex, and a trench far off."""
    extra = dug((face, hex_), ("trench", "A02"))
    return told(soviet("03"), german("04"), extra, german("02"), options={"hand": 2} | options)


# -- the pool -----------------------------------------------------------------------------------


@pytest.mark.rule("GEN-2.1-l", "GEN-3.7.3-a", "GEN-3.7.3-b")
def test_the_pool_is_the_16_counters_and_by_choice_the_4_of_smoke() -> None:
    (plain, *_), (smoky, *_) = steps(soviet("01")), steps(soviet("01"), options=WITH_SMOKE)
    assert sorted(plain.pool) == sorted(FACES)
    assert sorted(smoky.pool) == sorted(FACES | SMOKE)


@pytest.mark.rule("GEN-3.7.3-a", "GEN-3.7.3-c")
@pytest.mark.parametrize(("counter", "face"), BOTH_FACES)
def test_either_face_can_be_used_and_stands_in_the_mission(counter: str, face: str) -> None:
    plays = (soviet("03"), german("04"), dug((face, "C05", counter), ("trench", "C09")))
    after = steps(*plays)[-1]
    first = after.works[0]
    assert (first.counter, first.kind, first.hex, first.side) == (counter, face, "1-C05", "soviet")
    assert (len(after.pool), len(after.works), counter in after.pool) == (14, 2, False)
    row = to_mission(told(*plays, options={"hand": 2})).works[0]
    facing: FacingName = "S" if face == "bunker" else "N"
    assert row == WorkRow(kind=face, hex="C05", owner="soviet", facing=facing)


@pytest.mark.rule("GEN-3.7.3-c")
@pytest.mark.parametrize(("counter", "faces"), FACES.items())
def test_a_counter_has_no_third_face(counter: str, faces: str) -> None:
    for face in {"bunker", "road-block", "light-smoke"} - set(faces.split()):
        with pytest.raises(OpforError, match=rf"^step 1: '{face}' is not legal"):
            told(dug((face, "C05", counter), ("trench", "C09")))


@pytest.mark.rule("GEN-3.7.3-b")
@pytest.mark.parametrize("counter", SMOKE)
@pytest.mark.parametrize(("face", "density"), [("heavy-smoke", 2), ("light-smoke", 1)])
def test_smoke_drifts_over_its_hex_when_the_fight_begins(
    counter: str, face: str, density: int
) -> None:
    plays = (soviet("03"), german("04"), dug((face, "E09", counter), ("trench", "A02")))
    mission = to_mission(told(*plays, options=WITH_SMOKE))
    assert mission.smoke == (SmokeRow(hex="E09", density=density),)  # type: ignore[arg-type]
    assert [row.kind for row in mission.works] == ["trench"]
    fight = Fight(mission, start=True)
    fight.reach_turn("german")
    assert [(s.cell, s.density) for s in fight.state.smoke] == [(fight.cell("E09"), density)]
    sees = bool(fight.look.sight[fight.cell("D09")] >> fight.cell("F09") & 1)
    assert sees == (density == 1)


@pytest.mark.rule("GEN-4.0-a")
def test_counters_not_placed_are_out_of_the_game() -> None:
    state = told(dug(("trench", "C05"), ("mines", "C09"))).state
    assert state.pool == ()
    assert sorted((*state.pool_discard, *(w.counter for w in state.works))) == sorted(FACES)


# -- what they do in the fight --------------------------------------------------------------------


def fired_at(done: Generated, hex_: str, back: str = "") -> int:
    """The DV of a Soviet rifle in the hex against a pioneer two hexes south (or ``back``)."""
    fight = Fight(done, {"G17": f"{back or 'E05'} {'S' if back else 'N'}", "S05": f"{hex_} S"})
    return fight.odds(Fire(fight.n("G17"), fight.cell(hex_)), "S05").dv.total


@pytest.mark.rule("GEN-3.7.3-a")
def test_shelters_protect_those_in_them_as_much_as_they_should() -> None:
    open_ = fired_at(placed("trench", "C09"), "C05")
    gains = {k: fired_at(placed(k), "C05") - open_ for k in ("hasty-defence", "trench", "bunker")}
    assert gains == {"hasty-defence": 1, "trench": 2, "bunker": 5}


@pytest.mark.rule("GEN-3.7.3-a")
def test_a_bunker_looks_away_from_its_owners_edge() -> None:
    """The Soviets come from the north: in front of their bunker is the south."""
    fight = Fight(placed("bunker"), {"G17": "F05 N", "S05": "C05 S"}, mover=SOVIET)
    assert Fire(fight.n("S05"), fight.cell("F05")) in fight.offered(Fire)
    behind = fired_at(placed("bunker"), "C05", back="A04")
    assert behind == fired_at(placed("trench", "C09"), "C05", back="A04") + 3
    two = [{"face": "bunker", "hex": "J05"}, {"face": "bunker", "hex": "J09"}]
    dig = german("04", "top", defense=two)
    works = to_mission(told(soviet("03"), german("01"), soviet("01"), dig)).works
    assert [(w.owner, w.facing) for w in works] == [("german", "N")] * 2


@pytest.mark.rule("GEN-3.7.3-a")
def test_wire_holds_foot_up() -> None:
    fight = Fight(placed("barbed-wire"), {"G17": "D05 N"})
    log = fight.act(Move(fight.n("G17"), fight.cell("C05")), dice=[(4,)])
    assert [e.extra for e in happened(log, base.WireCrossed)] == [4]


@pytest.mark.rule("GEN-3.7.3-a")
@pytest.mark.parametrize(
    ("face", "passes"),
    [("barbed-wire", False), ("road-block", False), ("trench", False), ("bunker", True)],
)
def test_wire_road_blocks_and_trenches_bar_a_truck_on_its_road(face: str, passes: bool) -> None:
    """Card 13 gives the Germans a truck; the road runs from F07 over F06."""
    plays = (soviet("03"), german("13"), dug((face, "F06"), ("mines", "A02")), german("02"))
    fight = Fight(told(*plays, options={"hand": 2}), {"G35": "F07 NW"})
    assert (Move(fight.n("G35"), fight.cell("F06")) in fight.offered(Move)) == passes
    assert Move(fight.n("G35"), fight.cell("F08")) in fight.offered(Move)


@pytest.mark.rule("GEN-3.7.3-a")
@pytest.mark.parametrize(("roll", "result"), [((3, 4), "miss"), ((4, 4), "hit"), ((6, 6), "kill")])
def test_mines_hit_on_8_and_kill_on_12(roll: tuple[int, int], result: str) -> None:
    done = told(soviet("03"), german("02"), dug(("mines", "C05"), ("trench", "A02")), german("04"),
                options={"hand": 2})  # fmt: skip
    fight = Fight(done, {"G03": "D05 N"}, caps=(0, 0))
    log = fight.act(Move(fight.n("G03"), fight.cell("C05")), dice=[roll])
    assert [e.result for e in happened(log, base.AttackRolled)] == [result]
