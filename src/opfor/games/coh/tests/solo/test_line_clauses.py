"""What mission lines bring, place, count and change, clause by clause (SOLO-6.0, 6.1)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Force
from opfor.cardboard.coh.missions.solo_mission import Group
from opfor.cardboard.coh.tests.cases import each_case
from opfor.core.requests import Choose, Draw
from opfor.games.coh.tests.solo.table import Table, marker, mission, spaces
from opfor.games.coh.tests.solo.test_line_corners import where
from opfor.games.coh.tests.solo.test_mission_effects import did, names, stand
from opfor.games.coh.values import events as base
from opfor.games.coh.values import solo_events as ev
from opfor.kit.hexes import FACINGS

LATER = Force(numbers=(5, 6), enters=3, by=("north",))
CUP = Force(numbers=(7,), enters=1, by=("north",))


def scene(**more: Any) -> Table:
    ai = more.pop("ai", (stand(1, "C09", "S"), LATER, CUP))
    return Table(mission(ai=ai, **more))


# -- arrivals --------------------------------------------------------------------------------------


@pytest.mark.rule("SOLO-6.0-a")
@each_case(
    ("line", "who", "there"),
    [
        ("Bring rifle-05 at E05", ["S05"], {"E05"}),
        ("Bring rifle-05", ["S05"], None),
        ("Bring rifle-07 at E05", ["S07"], {"E05"}),
        ("Bring rifle-08 at E05", ["S08"], {"E05"}),
        ("Bring rifle-01 at E05", [], set()),
        ("Bring rifle-09 at E05", [], set()),
        ('Bring group "Wave" at E05', ["S08"], {"E05"}),
        ('Bring group "Wave"', ["S08"], None),
        ("Bring 1 AI from the cup at E05", ["S07"], {"E05"}),
        ("Bring 1 AI from the cup", ["S07"], None),
        ("Bring 1 AI from the RE cup at E05", ["S04"], {"E05"}),
    ],
)
def test_who_comes_and_where(line: str, who: list[str], there: set[str] | None) -> None:
    """Named counters, groups and cups; where nothing is said, at the north edge. A Unit has the
    number 5 too, and one waits."""
    units = (stand(1, "K09"), Force(numbers=(5,), enters=3, by=("south",)))
    table = scene(units=units, groups=(Group(name="Wave", numbers=(8,)),), cup=(4,), no_enemy=1)
    before = {c.id for c in table.state.counters if c.place == "map"}
    assert did(table, line) == bool(who)
    now = {c.id for c in table.state.counters if c.place == "map"}
    assert sorted(now - before) == who
    edge = set(names(table, list(table.setting.field.edge("north"))))
    for name in who:
        assert where(table, name) in (there or edge)


@pytest.mark.rule("SOLO-5.6-a")
@pytest.mark.parametrize(
    ("source", "pile", "pool"),
    [("the cup", "entry-cup", ("S07",)), ("the RE cup", "re-cup", ("S04",)),
     ("the reserve", "entry-cup", ("S05", "S06"))],
)  # fmt: skip
def test_from_which_cup_a_line_draws(source: str, pile: str, pool: tuple[str, ...]) -> None:
    units = (stand(1, "K09"), Force(numbers=(9,), enters=3, by=("south",)))
    table = scene(units=units, cup=(4,), no_enemy=2)
    assert did(table, f"Bring 1 AI from {source} at E05")
    (drawn,) = [asked for asked in table.asked if isinstance(asked, Draw)]
    assert (drawn.source, tuple(sorted(drawn.pool))) == (pile, pool)


@pytest.mark.rule("SOLO-5.6-a", "SOLO-6.0-a")
def test_as_many_come_as_there_are_and_who_finds_no_hex_goes_back() -> None:
    table = scene()
    assert did(table, "Bring 3 AI from the reserve at E05 or E07")
    assert {where(table, name) for name in ("S05", "S06")} == {"E05", "E07"}
    full = scene()
    assert did(full, "Bring 2 AI from the reserve at E05")
    (turned,) = full.happened(ev.EntryRefused)
    assert turned.why == "no-free-hex"
    assert sorted(full.counter(name).place for name in ("S05", "S06")) == ["map", "reserve"]


def test_the_player_puts_his_own_group_where_no_ai_is() -> None:
    relief = Group(name="Relief", numbers=(2, 3), player=True)
    table = scene(ai=(stand(1, "E05", "S"),), groups=(relief,))
    asked: list[Choose] = []

    def choose(request: Choose) -> Any:
        asked.append(request)
        return request.options[-1]

    table.choose = choose
    assert did(table, 'Bring Player group "Relief" at E05 or E07')
    assert [[table.setting.field.name(o.cell) for o in each.options] for each in asked] == [
        ["E07"], ["E07"]
    ]  # fmt: skip
    assert where(table, "G02") == where(table, "G03") == "E07"
    blocked = scene(ai=(stand(1, "E05", "S"),), groups=(relief,))
    assert did(blocked, 'Bring Player group "Relief" at E05')
    assert blocked.counter("G02").place == "aside"


@pytest.mark.rule("COH-6.2-e")
@pytest.mark.parametrize(
    ("rumors", "name", "can"), [(("A04",), "rifle-05", True), ((), "rifle-05", False),
                                (("A04",), "rifle-01", False)],
)  # fmt: skip
def test_a_rumor_is_replaced_by_somebody_who_has_not_come(
    rumors: tuple[str, ...], name: str, can: bool
) -> None:
    table = scene(rumors=rumors)
    assert did(table, f"Replace RE closest to Unit with {name}") == can
    if can:
        assert where(table, "S05") == "A04"
        assert table.counter("RE1").place == "aside"


# -- cards, CAPs, conditions -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "line", "left", "asked"),
    [
        (("02", "03"), "Player discards 1 Action Card", 1, 1),
        (("02", "02"), "Player discards 1 Action Card", 1, 0),
        (("02",), "Player discards 2 Action Cards", 0, 0),
    ],
)
def test_the_player_says_which_card_only_where_they_differ(
    hand: tuple[str, ...], line: str, left: int, asked: int
) -> None:
    table = scene()
    table.play.state = replace(table.state, hands=(hand, ()))
    table.choose = lambda request: request.options[0]
    assert did(table, line)
    assert len(table.state.hands[0]) == left
    assert len([r for r in table.asked if isinstance(r, Choose)]) == asked
    empty = scene()
    assert not did(empty, "Player discards 1 Action Card")
    empty.play.state = replace(empty.state, deck=("02", "03", "04"))
    assert did(empty, "Player draws 2 Action Cards")
    assert len(empty.state.hands[0]) == 2


@pytest.mark.parametrize(
    ("caps", "line", "left"),
    [(3, "Player loses 2 CAPs", 1), (1, "Player loses 2 CAPs", 0), (1, "Player gains 1 CAP", 2)],
)
def test_caps_change_but_not_below_nothing(caps: int, line: str, left: int) -> None:
    table = scene()
    table.play.state = replace(table.state, caps=(caps, 0))
    assert did(table, line)
    assert table.state.caps == (left, 0)


@pytest.mark.parametrize(
    ("units", "line", "spent"),
    [
        (("K09", "K11", "K05"), "Unit closest to K05: Become Spent", {"G03"}),
        (("K09", "K11", "K05"), "2 Units closest to K05: Become Spent", {"G03", "G01"}),
        (("K09", "K11", "K05"), "Unit farthest from K05: Become Spent", {"G02"}),
        (("K09", "K11", "K05"), "Each Unit closest to K05: Become Spent", {"G01", "G02", "G03"}),
    ],
)
def test_so_many_units_one_after_the_other(
    units: tuple[str, ...], line: str, spent: set[str]
) -> None:
    forces = tuple(stand(n, cell) for n, cell in enumerate(units, 1))
    table = scene(units=forces)
    assert did(table, line)
    assert {c.id for c in table.state.counters if c.spent and c.side == 0} == spent


@pytest.mark.parametrize(("now", "reserve", "cup"), [(1, 2, 1), (2, 2, 1), (3, 0, 3)])
def test_who_is_in_the_cup_and_who_in_the_reserve(now: int, reserve: int, cup: int) -> None:
    table = scene()
    table.play.state = replace(table.state, round=now)
    for source, count in (("reserve", reserve), ("cup", cup)):
        assert did(table, f"If AI in the {source} = {count}: AI scores 1 VP")


def test_an_event_of_a_tile_runs_only_where_the_marker_stops() -> None:
    from opfor.cardboard.coh.missions.solo_mission import Space
    from opfor.games.coh.course.mission_track import advance

    landed = Space(event=("AI scores 1 VP",), landed=("AI scores 4 VPs",), yellow=True)
    track = (Space(), landed, landed, *spaces()[:4])
    table = scene(track=track)
    table.run(advance(table.play, 2))
    assert [e.points for e in table.happened(base.PointsScored)] == [1, 1, 4]


@pytest.mark.rule("COH-6.2-f")
def test_who_takes_a_rumors_place_faces_units_not_objectives() -> None:
    """Of the facings with the closest Unit ahead, that with most Units, though the Objective
    lies the other way."""
    units = (stand(1, "C05"), stand(2, "C13"))
    table = scene(
        units=units, ai=(stand(1, "L18"), LATER), rumors=("F06",), control=(marker("F02"),)
    )
    assert did(table, "Replace RE closest to Unit with rifle-05")
    field, found = table.setting.field, table.counter("S05")
    ahead = [c.id for c in table.state.counters if c.side == 0 and c.cell >= 0
             and field.is_in_front(found.cell, FACINGS[found.facing], c.cell)]  # fmt: skip
    assert ahead == ["G01", "G02"]
