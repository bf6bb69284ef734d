"""Random Defense Counters that tiles call for: where the AI may put them, and where it does."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.generator_cards.content import content
from opfor.cardboard.coh.missions.mission import Force, WorkRow
from opfor.games.coh.course.mission_track import advance
from opfor.games.coh.tests.solo.table import Table, marker, mission, spaces
from opfor.games.coh_generator.tests.story import soviet, told
from opfor.games.coh_generator.told.mission.solo import RANDOM, solo_mission_of

FAR = (Force(numbers=(1,), hex="K15", facing="N"),)
TWO = (Force(numbers=(1,), hex="C03", facing="S"), Force(numbers=(2,), hex="C09", facing="S"))


def dug(**more: Any) -> list[str]:
    """Where a trench goes that a track event draws for two AI in the open."""
    event = spaces(s2="Place 1 random Defense Counter")
    table = Table(mission(units=FAR, ai=TWO, track=event, defences=("trench/trench",), **more))
    before = len(table.state.works)
    table.run(advance(table.play, 1))
    return [table.setting.field.name(work.cell) for work in table.state.works[before:]]


@pytest.mark.rule("GEN-3.7.3-f", "SOLO-6.0-a")
@pytest.mark.parametrize(("held", "best"), [("D09", "C09"), ("D03", "C03")])
def test_shelter_goes_to_whoever_is_nearest_to_what_the_ai_must_hold(held: str, best: str) -> None:
    assert dug(control=(marker(held, "soviet"),)) == [best]


@pytest.mark.rule("GEN-3.7.3-d", "GEN-3.7.3-f")
def test_none_is_put_where_one_lies() -> None:
    wire = (WorkRow(kind="barbed-wire", hex="C09", owner="soviet"),)
    assert dug(control=(marker("D09", "soviet"),), works=wire) == ["C03"]


@pytest.mark.rule("GEN-3.7.3-d", "GEN-3.7.3-f")
def test_none_is_put_beside_a_marker_of_the_players() -> None:
    markers = (marker("C10"), marker("D09", "soviet"))
    assert dug(control=markers) == ["C03"]


@pytest.mark.rule("GEN-3.7.3-f")
def test_the_pool_of_a_mission_is_what_is_not_on_the_map_if_a_tile_draws_from_it() -> None:
    """Card 02 has put two of the sixteen on the map; the smoke was never in the pool."""
    trenches = [{"face": "trench", "hex": hex_} for hex_ in ("C05", "C07")]
    done = told(soviet("02", "top", defense=trenches), solo={"side_die": 1, "sheet_die": 1})
    assert done.state.solo is not None
    tiles = content().tiles["soviet"].values()
    drawing = next(t.id for t in tiles if any(RANDOM in line for line in t.lines))
    other = next(t.id for t in tiles if not any(RANDOM in line for line in t.lines))
    for tile, left in ((drawing, 14), (other, 0)):
        state = replace(done.state, solo=replace(done.state.solo, tiles=(tile,)))
        pool = solo_mission_of(replace(done, state=state)).defences
        assert len(pool) == left
        assert not any("smoke" in counter for counter in pool)


@pytest.mark.rule("SOLO-6.0-a")
def test_none_is_drawn_while_the_ai_has_nothing_to_hold() -> None:
    """Its only counter is in the entry cup, and it has no Control Marker to protect."""
    waiting = (Force(numbers=(1,), enters=1, by=("north",)),)
    event = spaces(s2="Place 1 random Defense Counter")
    table = Table(mission(units=FAR, ai=waiting, track=event, defences=("mines/trench",)))
    table.run(advance(table.play, 1))
    assert table.solo.defences == ("mines/trench",)
    assert not table.state.works
