"""Trucks on roads: which edges they drive between, and what a new map does to their road."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.board.battlefield import standard_battlefield
from opfor.cardboard.coh.board.layout import settle
from opfor.cardboard.coh.missions.faults import faults
from opfor.core.errors import OpforError
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.games.coh_generator import GAME
from opfor.games.coh_generator.rules import maps
from opfor.games.coh_generator.rules.hidden_units import hideable
from opfor.games.coh_generator.rules.maps import reroute_trucks
from opfor.games.coh_generator.rules.trucks import road, routes
from opfor.games.coh_generator.tests.story import german, setting, soviet, told
from opfor.games.coh_generator.told.mission.firefight import to_mission
from opfor.games.coh_generator.told.scripted import generate_scripted
from opfor.games.coh_generator.values.events import MapSwitched, TruckRouted
from opfor.games.coh_generator.values.state import UnitAt


@pytest.mark.rule("SOLO-6.2-g")
def test_a_truck_needs_a_road_between_its_edges() -> None:
    done = told(soviet("22", "top", truck={"entrance": "west", "exit": "east"}))
    (route,) = done.state.trucks
    field = standard_battlefield(settle(["1"]))
    steps = [field.cell(name) for name in route.road]
    assert all(field.road_between(a, b) for a, b in pairwise(steps))
    assert steps[0] in field.edge("west")
    assert steps[-1] in field.edge("east")
    with pytest.raises(OpforError, match=r"^step 1: truck: no road joins these edges"):
        told(soviet("22", "top", truck={"entrance": "west", "exit": "west"}))


@pytest.mark.rule("SOLO-6.2-g")
def test_edges_with_roads_that_never_meet_are_refused() -> None:
    """On map 5 roads leave by the south and by the west edge, but none joins the two."""
    with pytest.raises(OpforError, match=r"^step 1: truck: no road joins these edges"):
        told(soviet("22", "top", truck={"entrance": "south", "exit": "west"}), boards=["5"])


@pytest.mark.rule("SOLO-6.2-g")
@pytest.mark.parametrize(("new", "ends"), [("2", ("west", "east")), ("4", ("west", "south"))])
def test_on_a_switched_map_the_truck_has_a_road_again(new: str, ends: tuple[str, str]) -> None:
    """Map 2 joins west and east by another road; on map 4 its player picks other edges."""
    route = {"entrance": ends[0], "exit": ends[1]}
    done = told(
        soviet("22", "top", truck={"entrance": "west", "exit": "east"}),
        german("10", "top", switch={"old": "1", "new": new}, truck=route),
    )
    (truck,) = done.state.trucks
    field = standard_battlefield(settle([new]))
    steps = [field.cell(name) for name in truck.road]
    assert all(field.road_between(a, b) for a, b in pairwise(steps))
    assert steps[0] in field.edge(ends[0])  # type: ignore[arg-type]
    assert steps[-1] in field.edge(ends[1])  # type: ignore[arg-type]


SENT = soviet("22", "top", truck={"entrance": "west", "exit": "east"})
TRUCK_36 = UnitAt(unit="truck-36", side="german", role="german", card="13")


@pytest.mark.rule("SOLO-6.2-g")
def test_its_own_player_is_asked_where_the_truck_drives_now() -> None:
    """Also if the other side has a truck of that number; map 4 has no road from west to east."""
    sent = told(SENT).state
    game = Play(GAME, setting(), replace(sent, units=(TRUCK_36, *sent.units)))
    game.emit(MapSwitched("1", "4"))
    request = next(reroute_trucks(game))
    assert isinstance(request, Choose)
    assert request.seat == sent.roles["soviet"] != sent.roles["german"]


def test_two_trucks_of_a_number_have_a_road_each() -> None:
    sent = told(SENT).state
    (route,) = sent.trucks
    game = Play(GAME, setting(), sent)
    game.emit(TruckRouted(replace(route, side="german")))
    assert [truck.side for truck in game.state.trucks] == ["soviet", "german"]


@pytest.mark.rule("SOLO-6.2-g")
def test_without_any_road_left_the_truck_has_no_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits with the rest of its side, and nothing names hexes of the map that is gone."""
    gone = {"5"}
    monkeypatch.setattr(
        maps,
        "routes",
        lambda field: () if {p.board for p in field.layout} == gone else routes(field),
    )
    done = told(SENT, german("10", "top", switch={"old": "1", "new": "5"}))
    assert [truck.road for truck in done.state.trucks] == [()]
    mission = to_mission(done)
    assert list(faults(mission, "fight")) == []
    assert mission.sides[1].exit_of == {}
    assert "truck-36" in [unit.unit for unit in hideable(done.state, "soviet")]
    assert generate_scripted(done.script, {}).state == done.state


@pytest.mark.rule("SOLO-6.2-g")
def test_every_truck_is_looked_at_whatever_became_of_those_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first and the last keep their road; one that had none drives again; then all lose it."""
    sent = told(SENT).state
    (route,) = sent.trucks
    lost = replace(route, unit="truck-35", road=())
    last = replace(route, side="german")
    game = Play(GAME, setting(), replace(sent, trucks=(route, lost, last)))
    list(reroute_trucks(game))
    assert [truck.road for truck in game.state.trucks] == [route.road] * 3
    monkeypatch.setattr(maps, "routes", lambda _field: ())
    list(reroute_trucks(game))
    assert [truck.road for truck in game.state.trucks] == [()] * 3


def test_no_road_no_way() -> None:
    field = standard_battlefield(settle(["4"]))
    assert road(field, ("4", "west"), ("4", "north")) != ()
    assert road(field, ("4", "east"), ("4", "north")) == ()


@pytest.mark.rule("GEN-3.1-b", "GEN-3.1-c")
def test_a_truck_whose_counter_is_in_play_already_is_another_one() -> None:
    """With numbers ignored its guns may have come with truck 36; then 22 sends truck 35."""
    guns = soviet("11", units=["at-45-28", "at-45-29", "truck-36"])
    done = told(guns, german("01"), SENT, options={"ignore_numbers": True})
    names = [unit.unit for unit in done.state.units if unit.side == "soviet"]
    assert len(names) == len(set(names))
    assert [truck.unit for truck in done.state.trucks] == ["truck-35"]
    assert list(faults(to_mission(done), "fight")) == []
    assert generate_scripted(done.script, {}).state == done.state
