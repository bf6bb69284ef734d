"""Turns and rounds: alternation, passing, the steps before a round, scoring, the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.games.coh.tests.bench import Table, ground, happened
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import AddCaps, Face, Fire, Move, Pass, Stall
from opfor.games.coh.values.outcome import outcome


def pair(**more: object) -> Table:
    """Two rifles each, out of each other's sight."""
    units = {"G01": "E09 N", "G02": "H05 N", "S01": "A02 S", "S02": "L18 N"}
    return Table(units, **more)  # type: ignore[arg-type]


def move(table: Table, unit: str, to: str) -> Move:
    return Move(table.n(unit), table.cell(to))


@pytest.mark.rule("COH-2.0-a", "COH-2.1-a")
def test_sides_alternate_one_action_each() -> None:
    table = pair()
    assert table.play.pending.seat == "german"  # type: ignore[union-attr]
    table.act(move(table, "G01", "D09"))
    assert table.play.pending.seat == "soviet"  # type: ignore[union-attr]
    table.act(Pass())
    assert table.play.pending.seat == "german"  # type: ignore[union-attr]


@pytest.mark.rule("COH-2.4-a", "COH-2.1-f", "COH-2.4-c")
def test_two_passes_in_a_row_end_the_round_and_caps_are_lost() -> None:
    table = pair(caps=(2, 2))
    table.act(Pass())
    table.act(Stall(-1))
    table.act(Pass())
    log = table.act(Pass(), dice=[(3, 4), (1, 1)], says=[AddCaps(0)])
    assert len(happened(log, ev.RoundEnded)) == 1
    assert table.state.round == 2
    assert table.state.caps == (2, 2)


@pytest.mark.rule("COH-2.5-a")
def test_the_steps_before_a_round_come_in_order() -> None:
    table = pair()
    table.act(Pass())
    log = table.act(Pass(), dice=[(6, 6), (1, 1)])
    kinds = [type(event) for event in log]
    order = [ev.RoundEnded, ev.RoundBegun, ev.CountersFreshened, ev.CapsSet, ev.InitiativeWon]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)


def test_equal_initiative_is_rolled_again() -> None:
    table = pair()
    table.act(Pass())
    log = table.act(Pass(), dice=[(3, 4), (4, 3), (1, 1), (6, 6)])
    assert happened(log, ev.InitiativeWon)[0].side == 0


def test_control_markers_score_each_round_for_their_holder() -> None:
    table = Table(
        {"G01": "E09 N", "S01": "A02 S"}, ground(), control={"E09": "german", "H09": "soviet"}
    )
    table.act(Pass())
    table.act(Pass(), dice=[(6, 6), (1, 1)])
    assert table.state.vp == (1, 1)


@pytest.mark.rule("COH-2.7-d")
def test_the_last_round_ends_it_and_most_points_win() -> None:
    table = Table({"G01": "E09 N", "S01": "A02 S"}, control={"E09": "german"}, rounds=1)
    table.act(Pass())
    table.act(Pass())
    ended = outcome(table.setting, table.state)
    assert ended is not None
    assert ended.winner == "german"
    assert ended.scores == {"german": 1, "soviet": 0}


@pytest.mark.rule("COH-2.7-b")
def test_a_side_without_fighters_ends_it_at_once() -> None:
    table = Table({"G01": "G09 N", "S01": "E09 S", "S35": "A10 S"}, hits={"S01": "pinned"})
    table.act(Fire(table.n("G01"), table.cell("E09")), dice=[(6, 6)])
    ended = outcome(table.setting, table.state)
    assert ended is not None
    assert "Soviet side has nobody left" in ended.why


def test_a_facing_is_asked_after_a_move() -> None:
    table = pair()
    table.act(move(table, "G01", "D09"), says=[Face(4)])
    assert table.unit("G01").facing == 4


@pytest.mark.rule("COH-3.2.3-a")
def test_both_commit_caps_before_anybody_rolls_for_initiative() -> None:
    table = pair(caps=(2, 2))
    table.act(Pass())
    log = table.act(Pass(), dice=[(3, 3), (3, 3)], says=[AddCaps(0), AddCaps(1)])
    assert happened(log, ev.InitiativeWon)[0].side == 0
    kinds = [type(event) for event in log]
    assert kinds.index(ev.CapsSpent) < kinds.index(ev.InitiativeRolled)


@pytest.mark.rule("never-entered")
@pytest.mark.parametrize(
    ("ruling", "points"), [({}, [(0, 2, "never-entered:S02")]), ({"never-entered": "safe"}, [])]
)
def test_who_must_live_and_never_comes_is_lost(
    ruling: dict[str, str], points: list[tuple[int, int, str]]
) -> None:
    """S02 is worth 3 to the Germans instead of 1 and waits off the map all game; S01, as precious,
    is on it, and S03 waits but is worth no more than anybody."""
    table = Table(
        {"G01": "E09 N", "S01": "A02 S", "S02": "L18 N", "S03": "L16 N"},
        rulings=ruling,
        rounds=1,
        sides={"german": {"kill_vp_of": {"1": 3, "2": 3}}},
    )
    for unit in ("S02", "S03"):
        waiting = replace(table.state.counters[table.n(unit)], place="reserve", cell=-1, due=1)
        counters = list(table.state.counters)
        counters[table.n(unit)] = waiting
        table.play.state = replace(table.state, counters=tuple(counters))
    table.act(Pass())
    log = table.act(Pass())
    scored = [(e.side, e.points, e.why) for e in happened(log, ev.PointsScored)]
    assert scored == points
    assert happened(log, ev.GameEnded)
