"""The German cards for victory points: what they promise is scored in play, and nothing else is."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.errors import OpforError
from opfor.games.coh.values.actions import Leave, Move
from opfor.games.coh_generator.tests.card_story import SOVIET, Fight, filed_under, steps
from opfor.games.coh_generator.tests.story import german, soviet, told
from opfor.games.coh_generator.told.result import Generated
from opfor.games.coh_generator.values import actions as act


def two_cards(*plays: dict[str, Any], **extra: Any) -> Generated:
    """A firefight of two cards a side."""
    return told(*plays, options={"hand": 2}, **extra)


def scored(fight: Fight) -> tuple[int, int]:
    """VPs, German and Soviet."""
    return fight.state.vp


def ends_at(fight: Fight) -> tuple[int, int]:
    """VPs when everybody passes to the end."""
    fight.rounds()
    return fight.state.vp


# -- Breakthrough (02) ---------------------------------------------------------------------------

BREAKTHROUGH = german("02", "top")


def breakthrough(at: dict[str, str]) -> Fight:
    return Fight(two_cards(soviet("03"), german("10"), soviet("02"), BREAKTHROUGH), at)


@pytest.mark.rule("GEN-3.2-a", "GEN-3.0-d")
def test_02_lies_under_victory_points() -> None:
    filed_under("victory", BREAKTHROUGH)


@pytest.mark.rule("GEN-3.2-a")
def test_02_each_unit_that_leaves_by_the_enemys_edge_scores_2() -> None:
    fight = breakthrough({"G32": "A04", "G38": "A06"})
    fight.act(Leave(fight.n("G38")))
    assert scored(fight) == (2, 0)
    fight.reach_turn("german")
    fight.act(Leave(fight.n("G32")))
    assert scored(fight) == (4, 0)
    assert fight.unit("G32").place == fight.unit("G38").place == "left"


@pytest.mark.rule("GEN-3.2-a")
def test_02_nobody_leaves_elsewhere_and_the_enemy_never() -> None:
    fight = breakthrough({"G32": "L05", "G38": "E02", "S05": "L09", "S06": "A10"})
    assert fight.offered(Leave) == []
    fight.reach_turn("soviet")
    assert fight.offered(Leave) == []
    without = two_cards(soviet("03"), german("10"), soviet("02"), german("01"))
    assert Fight(without, {"G32": "A04"}).offered(Leave) == []


@pytest.mark.rule("GEN-3.2-a", "GEN-3.8-b")
def test_02_an_added_map_moves_the_edge_to_leave_by() -> None:
    """Map 3 lies beyond the Soviet edge: the way out is its far side now."""
    north = {"board": "3", "edge": "south", "to": "1", "to_edge": "north"}
    wider = soviet("18", "top", add_map=north)
    done = two_cards(soviet("03"), german("10"), wider, BREAKTHROUGH)
    fight = Fight(done, {"G32": "1-A04", "G38": "3-A04"})
    assert fight.offered(Leave) == [Leave(fight.n("G38"))]
    fight.act(Leave(fight.n("G38")))
    assert scored(fight) == (2, 0)


@pytest.mark.rule("GEN-3.2-a", "GEN-4.2-b")
def test_02_counts_for_both_of_two_german_players() -> None:
    """Guideline 7: the second German enters by the west, and leaves by the Soviet edge too."""
    edges = {"german-1": "south", "soviet": "north", "german-2": "west"}
    plays = [german("02", "top") | {"side": "german-1"}, soviet("03")]
    done = told_by_three([*plays, german("03") | {"side": "german-2"}], edges)
    fight = Fight(done, {"G04": "A04", "G05": "E02"})
    assert fight.offered(Leave) == [Leave(fight.n("G04"))]


def told_by_three(plays: list[dict[str, Any]], edges: dict[str, str]) -> Generated:
    from opfor.games.coh_generator.told.scripted import generate_scripted

    document = {
        "guideline": 7,
        "initiative": "german",
        "boards": ["1"],
        "edges": edges,
        "plays": plays,
        "options": {"hand": 1},
    }
    return generate_scripted(document, {})


# -- markers to take (03, 12) --------------------------------------------------------------------

TAKEN = [("03", "E09", "D09", "F09", 4, 3, 3), ("12", "D09", "C09", "E09", 3, 2, 5)]
"""Card, marker, next hexes on both sides; lines from the Soviet edge, guard within, VPs."""

marker_cards = pytest.mark.parametrize(
    ("card", "hex_", "behind", "before", "lines", "guard", "vp"), TAKEN
)


@marker_cards
@pytest.mark.rule("GEN-3.7.2-a", "GEN-3.7.2-b", "GEN-3.2-a")
def test_03_and_12_put_a_soviet_marker_that_the_soviets_may_guard(
    card: str, hex_: str, behind: str, before: str, lines: int, guard: int, vp: int
) -> None:
    play = german(card, "top", control_marker=hex_)
    filed_under("victory", play, caps={"03": 0, "12": 1}[card])
    asked: list[Any] = []
    steps(soviet("03"), play, asked=asked)
    offers = next(r for r in asked if isinstance(r.options[0], act.PutMarker))
    assert offers.seat == "b"
    assert {option.hex[2] for option in offers.options} == {"ABCDEFGHIJKL"[lines]}
    guards = [r for r in asked if isinstance(r.options[0], act.UseCard)]
    assert [r.seat for r in guards] == ["a"]
    far = f"{hex_[0]}{9 + guard + 1:02d}"
    with pytest.raises(OpforError, match=f"{guard + 1} hexes from {hex_}, more than {guard}"):
        two_cards(soviet("03"), play | {"placements": {"rifle-05": far}})


@marker_cards
@pytest.mark.rule("GEN-3.2-a")
def test_03_and_12_taking_the_marker_scores(
    card: str, hex_: str, behind: str, before: str, lines: int, guard: int, vp: int
) -> None:
    """Whoever takes it scores; standing beside it, or holding it to the end, does not."""
    top = german(card, "top", control_marker=hex_)
    done = two_cards(soviet("03"), german("01"), soviet("02"), top)
    assert scored(Fight(done)) == (0, 0)
    fight = Fight(done, {"G01": before, "S05": behind})
    assert ends_at(Fight(done, {"G01": before})) == (0, 0)
    fight.act(Move(fight.n("G01"), fight.cell(hex_)))
    assert scored(fight) == (vp, 0)
    fight.act(Move(fight.n("S05"), fight.cell(hex_)))
    assert scored(fight) == (vp, 0)
    fight.destroy("G01")
    assert ends_at(fight) == (vp, 1 + vp)


# -- Hedgehog (18): a marker to keep -------------------------------------------------------------

HEDGEHOG = german("18", "top", control_marker="F09", placements={"rifle-01": "F07"})


@pytest.mark.rule("GEN-3.7.2-a", "GEN-3.7.2-b", "GEN-3.2-a")
def test_18_puts_an_own_marker_in_the_middle() -> None:
    filed_under("victory", german("18", "top", control_marker="F09"), caps=-1)
    asked: list[Any] = []
    after = steps(soviet("03"), german("01"), soviet("02"), HEDGEHOG, asked=asked)[-1]
    (marker,) = after.markers
    assert (marker.hex, marker.owner) == ("1-F09", "german")
    assert after.unit("german", "rifle-01").hex == "1-F07"
    offers = next(r for r in asked if isinstance(r.options[0], act.PutMarker))
    assert {option.hex[2] for option in offers.options} == {"F"}
    assert {r.seat for r in asked if isinstance(r.options[0], act.UseCard)} == {"b"}
    with pytest.raises(OpforError, match="3 hexes from F09, more than 2"):
        two_cards(
            soviet("03"), german("01"), soviet("02"), HEDGEHOG | {"placements": {"rifle-01": "F06"}}
        )


@pytest.mark.rule("GEN-3.2-a")
def test_18_keeping_the_marker_is_worth_1() -> None:
    done = two_cards(soviet("03"), german("01"), soviet("02"), HEDGEHOG)
    assert ends_at(Fight(done)) == (1, 0)
    assert ends_at(Fight(two_cards(soviet("03"), german("01"), soviet("02"), german("18")))) == (
        0,
        0,
    )


@pytest.mark.rule("GEN-3.2-a")
def test_18_a_lost_marker_is_worth_nothing_and_taking_it_back_restores_it() -> None:
    done = two_cards(soviet("03"), german("01"), soviet("02"), HEDGEHOG)
    fight = Fight(done, {"S05": "E09", "G02": "G09"}, mover=SOVIET)
    fight.act(Move(fight.n("S05"), fight.cell("F09")))
    assert scored(fight) == (1, 1)
    assert fight.destroy("S05") == 1
    fight.act(Move(fight.n("G02"), fight.cell("F09")))
    assert scored(fight) == (1 + 1 + 1, 1)
