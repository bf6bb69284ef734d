"""Defense Counters serve: shelter under Units, obstacles before them, blocks on roads."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

from opfor.games.coh_generator.course.sites import (
    COMING,
    HEXES_A_ROUND,
    OBSTACLES,
    ROAD_BLOCK,
    SERVES,
    TOO_FAR,
    edge_of,
    prize,
)
from opfor.games.coh_generator.told.auto import generate_auto
from opfor.games.coh_generator.told.result import Generated
from opfor.games.coh_generator.values.actions import PutMarker
from opfor.games.coh_generator.values.ground import field_of

DRAFTS = 36


@cache
def drafts() -> tuple[Generated, ...]:
    found = (generate_auto(n % 6 + 1, 4_000 + n, solo=n % 2 == 1) for n in range(DRAFTS))
    return tuple(done for done in found if done.state.works)


def test_no_obstacle_lies_under_a_unit_of_its_own_side() -> None:
    for done in drafts():
        state = done.state
        own = {(u.side, u.hex) for u in state.units if u.where == "map"}
        laid = [w for w in state.works if w.kind in OBSTACLES]
        assert not [w for w in laid if (w.side, w.hex) in own]


def test_a_road_block_lies_on_a_road() -> None:
    blocks = [
        bool(field_of(done.state).road[field_of(done.state).cell(work.hex)])
        for done in drafts()
        for work in done.state.works
        if work.kind == ROAD_BLOCK
    ]
    assert blocks
    assert sum(blocks) >= 0.8 * len(blocks)


def test_most_counters_serve_a_unit_or_a_marker_where_there_is_one() -> None:
    near = []
    for done in drafts():
        state, field = done.state, field_of(done.state)
        markers = [field.cell(marker.hex) for marker in state.markers]
        for work in state.works:
            units = [u for u in state.units if u.side == work.side and u.where == "map"]
            served = [*markers, *(field.cell(unit.hex) for unit in units)]
            if served:
                cell = field.cell(work.hex)
                near.append(min(field.distance(cell, each) for each in served) <= SERVES)
    assert len(near) >= 10
    assert sum(near) / len(near) >= 0.7


def test_shelter_of_a_side_that_is_still_to_come_lies_before_its_edge() -> None:
    away = []
    for done in drafts():
        state, field = done.state, field_of(done.state)
        if state.markers or any(unit.where == "map" for unit in state.units):
            continue
        for work in state.works:
            edge = edge_of(state, field, work.side)
            if work.kind not in OBSTACLES and edge:
                away.append(min(field.distance(field.cell(work.hex), each) for each in edge))
    assert away
    assert max(away) <= COMING + 1


def test_a_marker_out_of_reach_is_the_last_choice() -> None:
    state = replace(generate_auto(1, 4_001).state, markers=())
    field, rounds = field_of(state), 3
    edges = [edge_of(state, field, side) for side in ("german", "soviet")]
    worth: dict[bool, list[float]] = {False: [], True: []}
    for cell in range(len(field)):
        far = max(min(field.distance(cell, each) for each in edge) for edge in edges)
        value = prize(state, PutMarker(field.name(cell)), rounds)
        worth[far <= HEXES_A_ROUND * (rounds - 1)].append(value)
    assert max(worth[False]) <= -TOO_FAR < max(worth[True])


@pytest.mark.parametrize("seed", range(6))
def test_a_solo_mission_has_a_track_with_a_story(seed: int) -> None:
    from opfor.games.coh_generator.told.mission.solo import solo_mission_of

    mission = solo_mission_of(generate_auto(seed % 6 + 1, seed, solo=True), "fight")
    told = [space.title for space in mission.track if space.event]
    assert len(set(told)) >= 6
    assert "Printed event" not in told
