"""What a mission's lines do and ask for: fire from off the map, smoke, markers, cups, sight."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.counters.units import unit_kinds
from opfor.cardboard.coh.missions.mission import Force
from opfor.cardboard.coh.orders.lines import OrderLine
from opfor.cardboard.coh.orders.parse import parse_line
from opfor.games.coh.bot.seen.outlook import outlook_now
from opfor.games.coh.course.mission_lines.lines import ready, run
from opfor.games.coh.tests.solo.table import Table, marker, mission
from opfor.games.coh.values import events as base


def stand(number: int, hex_: str, facing: str = "N", **more: object) -> Force:
    return Force(numbers=(number,), hex=hex_, facing=facing, **more)  # type: ignore[arg-type]


def line_of(text: str) -> OrderLine:
    line = parse_line(text, "story")
    assert isinstance(line, OrderLine)
    return line


def did(table: Table, text: str) -> bool:
    """Whether a line could be done as a Command Order; then it was."""
    line = line_of(text)
    outlook = outlook_now(table.setting, table.state, command=True)
    if not table.run(ready(table.play, line, outlook)):
        return False
    table.run(run(table.play, line, outlook))
    return True


def names(table: Table, cells: list[int]) -> list[str]:
    return [table.setting.field.name(cell) for cell in cells]


# -- fire from off the map -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rolls", "fell", "hit"),
    [
        ([(4,)], "F09", ["G01"]),
        ([(3,), (4,)], "I09", ["G02"]),
        ([(2,), (1,)], "D09", ["S01"]),
    ],
)
def test_a_strike_drifts_like_any_other(
    rolls: list[tuple[int, ...]], fell: str, hit: list[str]
) -> None:
    """Soviet guns need a 4. A 3 drifts three hexes south, a 2 two hexes north: onto another Unit,
    or next to the AI itself."""
    units = (stand(1, "F09"), stand(2, "J09"))
    table = Table(mission(units=units, ai=(stand(1, "C09", "S"),)))
    table.rolls = list(rolls)
    assert did(table, "Artillery on Unit closest to AI")
    (barrage,) = table.happened(base.BarrageFell)
    assert names(table, [barrage.cell]) == [fell]
    struck = [table.state.counters[e.target].id for e in table.happened(base.AttackRolled)]
    assert struck == hit


@pytest.mark.parametrize(("line", "less"), [("Artillery on Unit", 0), ("… with AR 9", 4)])
def test_a_line_may_give_the_ar_of_a_strike(line: str, less: int) -> None:
    """The rules' AR against foot is 5; a battery of AR 9 needs 4 less."""
    table = Table(mission(units=(stand(1, "F09"),)))
    table.rolls = [(6,)]
    assert did(table, line.replace("…", "Artillery on Unit"))
    (attack,) = table.happened(base.AttackRolled)
    assert attack.needed == 11 - 5 - less


def test_a_smoke_barrage_drifts_too() -> None:
    table = Table(mission(units=(stand(1, "F09"),)))
    table.rolls = [(1,), (4,)]
    assert did(table, "Smoke Barrage on Unit")
    (laid,) = table.happened(base.SmokeLaid)
    assert names(table, [laid.cells[0]]) == ["G09"]
    assert len(laid.cells) > 1


def test_a_sniper_hits_one_unit_wherever_it_is() -> None:
    """A rifle in the open: DR 11, AR 4, so 7 hits it and 11 kills; a tank he cannot hurt."""
    table = Table(mission(units=(stand(1, "F09"),)))
    table.rolls = [(3, 4)]
    assert did(table, "Sniper Fire on F09")
    (shot,) = table.happened(base.AttackRolled)
    front = table.setting.kind(table.counter("G01")).front_dr
    assert (shot.needed, shot.attacker, shot.source) == (front - 4, -1, "sniper")
    assert not did(table, "Sniper Fire on H05"), "nobody is there"
    table.rolls = [(6, 6)]
    assert did(table, "Sniper Fire on Unit closest to AI with AR 9")
    assert table.happened(base.AttackRolled)[-1].needed == front - 9


def test_a_sniper_does_nothing_to_armour() -> None:
    kinds = [k for k in unit_kinds().values() if k.nation == "german"]
    closed = [k for k in kinds if k.front_colour == "blue" and not k.has("open-topped")]
    armour = closed[0].numbers[0]
    table = Table(mission(units=(stand(armour, "F09"),)))
    assert not did(table, "Sniper Fire on Unit")


# -- smoke ---------------------------------------------------------------------------------------


@pytest.mark.rule("SOLO-6.0-a", "V-7")
def test_smoke_covers_the_ai_under_fire_not_the_unit_beside_it() -> None:
    """Any hex within 2 of the Unit will do: its own, empty ones, and those of two AI. The AI that
    two Units have in their fire zone gets the smoke."""
    units = (stand(1, "F09"), stand(9, "H11", "NW"))
    ai = (stand(1, "F07", "S"), stand(2, "D09", "S"))
    table = Table(mission(units=units, ai=ai))
    assert did(table, "Place 1 Light Smoke within 2 of Unit closest to AI")
    (smoke,) = table.state.smoke
    assert (names(table, [smoke.cell]), smoke.density) == (["D09"], 1)


def test_a_second_smoke_goes_where_there_is_none() -> None:
    ai = (stand(1, "D09", "S"), stand(2, "F07", "S"))
    table = Table(mission(units=(stand(1, "F09"),), ai=ai))
    assert did(table, "Place 2 Smoke within 2 of Unit")
    assert sorted(names(table, [s.cell for s in table.state.smoke])) == ["D09", "F07"]


def test_smoke_that_would_change_nothing_is_not_laid() -> None:
    """On the same hex light smoke adds nothing to heavy smoke."""
    table = Table(mission(units=(stand(1, "F09"),)))
    assert did(table, "Place 1 Smoke at AI closest to Unit")
    assert not did(table, "Place 1 Light Smoke at AI closest to Unit")


# -- CAPs, markers, cups, sight ------------------------------------------------------------------


def test_a_player_without_caps_cannot_lose_one() -> None:
    assert did(Table(mission(caps=1)), "Player loses 1 CAP")
    assert not did(Table(mission(caps=0)), "Player loses 1 CAP")


def test_control_markers_of_the_ai_are_counted_not_its_objectives() -> None:
    control = (marker("C05", "soviet"), marker("K05", "german"), marker("K07", "german"))
    table = Table(mission(control=control))
    assert did(table, "AI scores 1 VP for each AI Control Marker")
    assert [e.points for e in table.happened(base.PointsScored)] == [1]
    assert not did(table, "If AI Control Markers within 2 of K05 >= 1: AI scores 5 VPs")
    assert did(table, "If AI Control Markers within 2 of C05 = 1: AI scores 5 VPs")


def test_ai_in_the_cup_is_counted_not_that_on_the_map() -> None:
    """A rifle and a tank on the map, an anti-tank gun in the cup, a rifle due later."""
    ai = (
        stand(1, "C09", "S"),
        stand(41, "C11", "S"),
        Force(numbers=(28,), enters=1, by=("north",)),
        Force(numbers=(2,), enters=3, by=("north",)),
    )
    table = Table(mission(ai=ai))
    assert did(table, "If AI in the cup = 1: AI scores 1 VP")
    assert did(table, "If any Gun AI in the cup: AI scores 1 VP")
    assert not did(table, "If any Vehicle AI in the cup: AI scores 1 VP")
    assert did(table, "If any Foot AI in the reserve: AI scores 1 VP")
    assert not did(table, "If any AI in the RE cup: AI scores 1 VP")


@pytest.mark.rule("COH-5.0-j", "sight-words")
@pytest.mark.parametrize("ruling", ["any-ai", "acting-ai"])
def test_where_nobody_acts_sight_is_that_of_any_ai(ruling: str) -> None:
    """An AI has one of two Units in its fire zone, and no AI acts when the guns fire."""
    ai = (stand(1, "C09", "S"),)
    units = (stand(1, "F09"), stand(2, "L18", "NW"))
    table = Table(mission(units=units, ai=ai), rulings={"sight-words": ruling})
    table.rolls = [(6,)]
    assert did(table, "Artillery on In Fire Zone Unit")
    assert [table.state.counters[e.target].id for e in table.happened(base.AttackRolled)] == ["G01"]
