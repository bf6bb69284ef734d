"""Set-up to the last clause: who is put down, first hands, options, works and riders."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Force, WorkRow
from opfor.core.errors import OpforError
from opfor.core.play import drive
from opfor.core.requests import Choose
from opfor.games.coh.course.firefight_setup import draw_cards, place_units, set_up
from opfor.games.coh.tests.bench import GERMAN, SOVIET, Table, ground, happened
from opfor.games.coh.tests.test_hex_effects import done
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.options import Options
from opfor.games.coh.values.preparation import prepare

PAIR = {"G01": "E09 N", "S01": "A02 S"}


def rounds(table: Table, number: int, **more: Any) -> Table:
    table.play.state = replace(table.state, round=number, **more)
    table.play.log.clear()
    return table


def test_who_has_an_area_is_put_down_by_its_side_on_ground_it_can_enter() -> None:
    """Riders, reinforcements and those already on the map are not asked for."""
    forces = (
        Force(numbers=(1,), hex="K09", facing="N"),
        Force(numbers=(2,), enters=2, by=("south",), facing=None),
        Force(numbers=(35,), area=("K11", "K12")),
        Force(numbers=(3,), rides=35),
        Force(numbers=(27,), area=("G06", "K13")),
        Force(numbers=(4,), area=("L02", "L04")),
    )
    woods = ground({"G06": "heavy-woods"})
    table = Table(PAIR, woods, sides={"german": {"forces": forces}})
    asked: list[Choose] = []

    def answer(request: Any) -> Any:
        asked.append(request)
        return request.options[-1]

    drive(place_units(table.play, SOVIET), answer)
    assert asked == []
    drive(place_units(table.play, GERMAN), answer)
    assert [table.state.counters[a.options[0].unit].id for a in asked] == ["G35", "G27", "G04"]
    assert {a.seat for a in asked} == {"german"}
    assert [table.at(u) for u in ("G35", "G03", "G04")] == ["K12", "K12", "L04"]
    assert [len(each.options) for each in asked] == [2, 1, 2]
    assert table.at("G27") == "K13", "a gun does not go into heavy woods"


@pytest.mark.rule("COH-1.0-f")
@pytest.mark.parametrize(("hand", "each", "dealt"), [(2, 1, 3), (0, 1, 1), (3, 0, 3), (0, 0, 0)])
def test_the_first_hand_is_that_of_the_mission_and_of_a_round(
    hand: int, each: int, dealt: int
) -> None:
    table = Table(PAIR, sides={"german": {"hand": hand, "cards_each_round": each}})
    table.play.state = replace(table.state, deck=("02", "03", "04", "05", "06"))
    done(table, set_up(table.play))
    assert [len(hand_) for hand_ in table.state.hands] == [dealt, 0]
    assert len(table.state.deck) == 5 - dealt


@pytest.mark.rule("COH-2.5-f", "COH-1.0-f")
@pytest.mark.parametrize(
    ("deck", "discard", "count", "got"),
    [(("02", "03"), (), 1, 1), (("02",), ("03",), 2, 2), ((), (), 2, 0), ((), ("03",), 1, 1)],
)
def test_cards_are_drawn_while_there_are_any(
    deck: tuple[str, ...], discard: tuple[str, ...], count: int, got: int
) -> None:
    table = rounds(Table(PAIR), 2, deck=deck, discard=discard)
    done(table, draw_cards(table.play, GERMAN, count))
    assert len(table.state.hands[GERMAN]) == got
    reshuffled = bool(happened(table.play.log, ev.DeckReshuffled))
    assert reshuffled == (bool(discard) and len(deck) < count)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (Options(mission="crossroads", lead=1), "not part of a solo campaign"),
        (Options(mission="river-road-1", players=2), "is played alone"),
        (Options(mission="river-road-1", lead=3), "lead: 3 is not known; give -2 to 2"),
        (Options(mission="river-road-1", lead=-3), "lead: -3 is not known"),
    ],
)
def test_options_that_do_not_fit_the_mission(options: Options, said: str) -> None:
    with pytest.raises(OpforError) as told:
        prepare(options, {})
    assert said in str(told.value)


def test_works_and_riders_begin_as_the_mission_says() -> None:
    bunker = WorkRow(kind="bunker", hex="E09", owner="soviet", facing="SE", hidden=True)
    table = Table({"G35": "K09 NE", "G01": "on G35", "S01": "A02 S"}, works=(bunker,))
    (work,) = table.state.works
    assert (work.side, work.facing, work.hidden) == (SOVIET, 2, True)
    rider, truck = table.unit("G01"), table.unit("G35")
    assert (rider.cell, rider.facing, rider.carrier) == (truck.cell, truck.facing, table.n("G35"))
