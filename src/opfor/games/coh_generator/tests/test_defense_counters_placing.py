"""Where Defense Counters may go, whom they take in, and what if there are none or no hex."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Force
from opfor.core.errors import OpforError
from opfor.core.play import Play
from opfor.core.requests import Choose, Draw
from opfor.games.coh.course.mission_track import advance
from opfor.games.coh.tests.solo import table as solo
from opfor.games.coh_generator import GAME
from opfor.games.coh_generator.rules.card_play import why_not_top
from opfor.games.coh_generator.rules.defense_counters import (
    _take_shelter,
    fits_inside,
    place_defenses,
)
from opfor.games.coh_generator.tests.card_story import SOVIET, steps
from opfor.games.coh_generator.tests.story import german, setting, soviet, told
from opfor.games.coh_generator.tests.test_defense_counters import dug
from opfor.games.coh_generator.values.actions import Shelter
from opfor.games.coh_generator.values.events import CounterKept
from opfor.games.coh_generator.values.state import UnitAt, WorkAt

# -- where they may go ----------------------------------------------------------------------------


def refused(hex_: str, why: str, *before: dict[str, Any]) -> None:
    step = 1 + len(before)
    with pytest.raises(OpforError, match=rf"^step {step}: no counter may go on {hex_}: {why}"):
        told(*before, dug(("trench", hex_), ("trench", "A02")))


@pytest.mark.rule("GEN-3.7.3-d")
def test_not_beside_an_enemy_unit_nor_an_enemy_marker() -> None:
    veterans = german("01", "top", placements={"pioneer-17": "F09"})
    before = (soviet("01"), german("04"), soviet("03"), veterans)
    refused("F10", "it is next to the enemy pioneer-17 at F09", *before)
    refused("F09", "it is the hex of the enemy pioneer-17 at F09", *before)
    marker = soviet("06", "top", control_marker="F09")
    refused("F10", "it is next to the enemy Control Marker at F09", marker, german("01"))
    told(*before, dug(("trench", "F11"), ("trench", "A02")))


@pytest.mark.rule("GEN-3.7.3-d")
def test_beside_ones_own_and_beside_a_hidden_enemy_is_allowed() -> None:
    """Were it barred, the bar would give the hidden Unit away."""
    lying = soviet("15", "top", units_of="03", placements={"rifle-05": "C05"})
    own = dug(("trench", "C06"), ("mines", "C05"))
    state = steps(soviet("03"), german("01"), lying, german("02"), own)[-1]
    assert [w.hex for w in state.works] == ["1-C06", "1-C05"]
    hunt = german("14", "top", chosen=["rifle-05"], sites=["G05"])
    two = [{"face": "mines", "hex": "G06"}, {"face": "mines", "hex": "G05"}]
    wire = german("04", "top", defense=two)
    state = steps(soviet("03"), hunt, soviet("01"), wire)[-1]
    assert [w.hex for w in state.works] == ["1-G06", "1-G05"]


@pytest.mark.rule("GEN-3.7.3-d")
def test_water_holds_no_counter() -> None:
    with pytest.raises(OpforError, match=r"cannot hold a counter .*\(GEN-3.7.3-d\)"):
        told(dug(("trench", "B12"), ("trench", "A02")), boards=["5"])


# -- shelter --------------------------------------------------------------------------------------


@pytest.mark.rule("GEN-3.7.3-e", "GT-GEN-4")
@pytest.mark.parametrize(
    ("work", "unit", "fits"),
    [
        ("trench", "rifle-05", True),
        ("bunker", "rifle-05", True),
        ("trench", "at-45-28", False),
        ("bunker", "at-45-28", True),
        ("trench", "t-26-41", False),
        ("bunker", "t-26-41", False),
        ("hasty-defence", "rifle-05", False),
        ("mines", "rifle-05", False),
    ],
)
def test_who_is_asked_inside(work: str, unit: str, fits: bool) -> None:
    at = UnitAt(unit=unit, side="soviet", role="soviet", card="03", where="map", hex="1-C05")
    assert fits_inside(work, at) == fits


@pytest.mark.rule("GEN-3.7.3-e")
@pytest.mark.parametrize("inside", [True, False])
def test_those_who_stand_where_a_trench_is_dug_are_asked_and_nobody_else(inside: bool) -> None:
    def rifle(number: int, **where: Any) -> UnitAt:
        side = where.pop("side", "soviet")
        return UnitAt(unit=f"rifle-{number:02d}", side=side, role=side, card="03", **where)

    here, there = rifle(5, where="map", hex="1-C05"), rifle(6, where="map", hex="1-C06")
    hidden, waiting = rifle(7, where="hidden", hex="1-C05"), rifle(8)
    enemy = rifle(9, where="map", hex="1-C05", side="german")
    play = generation(units=(enemy, there, hidden, waiting, here))
    trench = WorkAt(counter="defense-01", kind="trench", hex="1-C05", role="soviet", side="soviet")
    procedure = _take_shelter(play, trench)
    assert next(procedure).options == (Shelter("rifle-05", True), Shelter("rifle-05", False))  # type: ignore[union-attr]
    with pytest.raises(StopIteration):
        procedure.send(Shelter("rifle-05", inside))
    assert [unit.inside for unit in play.state.units] == [False] * 4 + [inside]


# -- nothing left, nowhere to go ------------------------------------------------------------------


def generation(**changes: Any) -> Play[Any, Any]:
    """A generation in which the Soviets are about to play, changed."""
    made = setting(guideline=5)
    return Play(GAME, made, replace(steps(soviet("02"))[0], **changes))


def carried_out(play: Play[Any, Any], count: int) -> list[Any]:
    """Place so many counters, first answers all the way; the requests."""
    procedure = place_defenses(play, "soviet", "soviet", count)
    asked: list[Any] = []
    answer: Any = None
    while True:
        try:
            request: Any = procedure.send(answer)
        except StopIteration:
            return asked
        asked.append(request)
        answer = request.options[0] if isinstance(request, Choose) else request.pool[0]


@pytest.mark.rule("GEN-3.7.3-c")
def test_a_pool_that_runs_out_gives_what_it_has() -> None:
    play = generation(pool=("defense-01",))
    asked = carried_out(play, 4)
    assert [type(r) for r in asked] == [Draw, Choose, Choose]
    assert (len(play.state.works), play.state.pool) == (1, ())


@pytest.mark.rule("GEN-3.7.3-c")
def test_from_an_empty_pool_nothing_is_drawn_and_the_option_is_not_offered() -> None:
    play = generation(pool=())
    assert carried_out(play, 2) == []
    for card in ("02", "11", "23"):
        fault = why_not_top(play.setting, play.state, "soviet", "soviet", card)
        assert fault is not None
        assert fault.text == "no Defense Counter is left"
        full = generation()
        assert why_not_top(full.setting, full.state, "soviet", "soviet", card) is None


@pytest.mark.rule("GEN-3.7.3-d")
def test_a_counter_without_a_legal_hex_is_out_of_the_game() -> None:
    from opfor.games.coh_generator.values.ground import field_of, key

    play = generation()
    field = field_of(play.state)
    full = tuple(
        WorkAt(counter="x", kind="trench", hex=key(field, c), role="german", side="german")
        for c in range(len(field))
    )
    play = generation(works=full, pool=("defense-01",))
    assert [type(r) for r in carried_out(play, 1)] == [Draw, Choose]
    kept = [e for e in play.log if isinstance(e, CounterKept)]
    assert kept == [CounterKept("defense-01", "hasty-defence")]
    assert (play.state.pool, play.state.drawn) == ((), ())
    assert play.state.pool_discard == ("defense-01",)
    assert len(play.state.works) == len(full)


# -- an AI's bunker -------------------------------------------------------------------------------


@pytest.mark.rule("GEN-3.7.3-f")
def test_a_bunker_that_a_tile_gives_looks_where_the_ai_in_it_looks() -> None:
    played = solo.mission(
        units=(Force(numbers=(1,), hex="C15", facing="N"),),
        ai=(Force(numbers=(1,), hex="C09", facing="S"),),
        track=solo.spaces(s2="Place 1 random Defense Counter"),
        defences=("bunker/mines",),
    )
    table = solo.Table(played)
    table.run(advance(table.play, 1))
    (work,) = table.state.works
    assert (work.kind, work.facing) == ("bunker", table.counter("S01").facing)
    assert (work.facing, work.side) == (3, SOVIET)
