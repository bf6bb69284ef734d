"""The booklet's worked examples of the Firefight Generator, but for the long one."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.cardboard.coh.board.battlefield import standard_battlefield
from opfor.cardboard.coh.board.layout import settle
from opfor.core.requests import Choose, Roll
from opfor.games.coh_generator.tests.story import (
    followed,
    german,
    play,
    script,
    setting,
    soviet,
    told,
    until,
)
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.guideline_in_force import suggested_hands
from opfor.games.coh_generator.values.play import GeneratorPlay


@pytest.mark.rule("GEN-2.1-n", "GT-GEN-1", "QG-10")
def test_gt_gen_1_custom_hand_size() -> None:
    assert suggested_hands(5) == (5, 10)
    for hand, warnings in ((7, 0), (4, 1), (11, 1)):
        plan = setting(guideline=0, rounds=5, hand=hand, cards="01-25").plan
        assert [seat.plays for seat in plan.seats] == [hand, hand]
        assert len(plan.advice) == warnings


@pytest.mark.rule("GEN-2.1-b", "GEN-2.1-i", "GEN-2.1-j", "GEN-2.1-k", "GEN-3.6-a", "GT-GEN-2")
def test_gt_gen_2_set_up_of_guideline_1() -> None:
    game = play(guideline=1)
    answers: dict[type, Any] = {
        act.TakeSide: act.TakeSide("soviet"),
        act.LayMap: act.LayMap(settle(["1"])[0]),
        act.TakeEdge: act.TakeEdge("north"),
    }
    request = game.begin()
    while not (isinstance(request, Choose) and isinstance(request.options[0], act.PlayCard)):
        if isinstance(request, Roll):
            request = game.answer((6, 3) if request.why.endswith("A") else (3, 4))
        elif isinstance(request, Choose):
            assert request.seat == "a"
            request = game.answer(answers[type(request.options[0])])
        else:
            request = game.answer(request.pool[0])  # type: ignore[union-attr]
    state = game.state
    assert state.roles == {"soviet": "a", "german": "b"}
    assert state.rounds == 4
    assert [placed.board for placed in state.layout] == ["1"]
    assert state.edges == {"soviet": (("1", "north"),), "german": (("1", "south"),)}
    field = standard_battlefield(state.layout)
    north, south = ([field.name(c) for c in field.edge(edge)] for edge in ("north", "south"))
    assert (north[0], north[-1]) == ("A02", "A18")
    assert {name[0] for name in south} == {"L"}
    assert {role: set(hand) for role, hand in state.hands.items()} == {
        "german": {"01", "02", "03", "04"},
        "soviet": {"01", "02", "03", "04"},
    }
    assert set(state.decks.values()) == {()}
    assert state.caps == {"german": 4, "soviet": 4}
    assert state.rates == {"german": 1, "soviet": 1}


@pytest.mark.rule("GEN-3.1-a", "GT-GEN-3", "QG-1")
def test_gt_gen_3_soviet_02_for_units() -> None:
    game = played_until(soviet("02"))
    state = game.state
    assert [u.unit for u in state.units if u.where == "edge"] == ["rifle-03", "rifle-04", "nkvd-20"]
    assert state.records["soviet"].units == ("02",)
    assert state.log[-1].half == "bottom"
    assert state.caps["soviet"] == 5


@pytest.mark.rule("GT-GEN-3", "QG-1")
def test_gt_gen_3_by_ruling_the_bonus_is_2() -> None:
    ruled = played_until(soviet("02"), {"soviet-02-bonus": "2"})
    assert ruled.state.caps["soviet"] == 6


def played_until(first: dict[str, Any], rulings: dict[str, str] | None = None) -> GeneratorPlay:
    """Guideline 1 up to the opponent's first card."""
    game = play(rulings, guideline=1)
    until(game, lambda r: isinstance(r, Choose) and isinstance(r.options[0], act.TakeSide))
    game.answer(act.TakeSide("soviet"))
    until(game, lambda r: isinstance(r, Choose) and isinstance(r.options[0], act.PlayCard))
    game.answer(act.PlayCard(first["card"], first["option"]))
    return game


@pytest.mark.rule("GEN-3.7.3-e", "GT-GEN-4")
@pytest.mark.parametrize("work", ["trench", "bunker"])
def test_gt_gen_4_shelter(work: str) -> None:
    """A rifle and a tank share C05 when the counter is put there: only the rifle is asked in."""
    dug = [{"face": work, "hex": "C05"}, {"face": "trench", "hex": "C09"}]
    questions, _ = followed(
        script(
            soviet("03"),
            german("01"),
            soviet("12"),
            german("02"),
            soviet("15", "top", units_of="03", placements={"rifle-05": "C05"}),
            german("03"),
            soviet("21", "top", units_of="12", placements={"t-26-41": "C05"}),
            german("04"),
            soviet("02", "top", defense=dug),
        )
    )
    sheltering = [q for q in questions if isinstance(q.options[0], act.Shelter)]
    inside_or_not = (act.Shelter("rifle-05", True), act.Shelter("rifle-05", False))
    assert [q.options for q in sheltering] == [inside_or_not]


@pytest.mark.rule("GEN-3.8.1-b", "GEN-3.8.1-a", "GT-GEN-8")
def test_gt_gen_8_switching_a_map() -> None:
    """Map 5 has water at B12, where a Rifle stands on map 1; the others keep their numbers."""
    done = told(
        soviet("03"),
        german("01"),
        soviet("15", "top", placements={"rifle-05": "B12", "mmg-18": "D09"}),
        german("10", "top", switch={"old": "1", "new": "5"}),
    )
    assert [placed.board for placed in done.state.layout] == ["5"]
    placed = {u.unit: done.shown(u.hex) for u in done.units("soviet", "map")}
    assert placed["mmg-18"] == "D09"
    field = standard_battlefield(settle(["5"]))
    assert field.terrain[field.cell("B12")].id == "water"
    dry = [c for c in range(len(field)) if field.terrain[c].id != "water"]
    nearest = min(field.distance(field.cell("B12"), cell) for cell in dry)
    assert field.distance(field.cell("B12"), field.cell(placed["rifle-05"])) == nearest


@pytest.mark.rule("GEN-3.0-b", "GT-GEN-9")
def test_gt_gen_9_only_bottom_options() -> None:
    done = told(guideline=1)
    assert {play.half for play in done.state.log} == {"bottom"}
    assert any("german" in line and "no victory-point option" in line for line in done.advice)
