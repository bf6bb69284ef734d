"""The mission track, its events, the mission's own orders, and how a mission ends."""

from __future__ import annotations

import pytest

from opfor.app.explain import Explainer
from opfor.cardboard.coh.missions.mission import Force
from opfor.cardboard.coh.missions.solo_mission import Space, solo_faults
from opfor.games.coh import GAME
from opfor.games.coh.course.ai_turn import ai_turn
from opfor.games.coh.course.solo_rounds import turn
from opfor.games.coh.rules.hits import destroy
from opfor.games.coh.tests.solo.table import card, mission, spaces
from opfor.games.coh.tests.solo.test_turns import ATTACK, MOVE, NEAR, table_with
from opfor.games.coh.told.sentences import story
from opfor.games.coh.values import events as base
from opfor.games.coh.values import solo_events as ev


@pytest.mark.rule("COH-2.3.1-a", "COH-2.3.1-c", "COH-2.3.1-d", "COH-2.3.1-e")
def test_the_header_counts_everybody_who_fights() -> None:
    """3 Units, 2 AI, 2 REs, 1 arriving: 8; the truck does not count."""
    crowded = mission(
        units=(
            Force(numbers=(1, 2, 3), hex="K09", facing="N"),
            Force(numbers=(4,), enters=1, by=("south",)),
            Force(numbers=(35,), hex="L10", facing="N"),
        ),
        ai=(Force(numbers=(1, 2), hex="C09", facing="S"),),
        rumors=("A02", "A04"),
    )
    for limit, marker in ((8, 3), (7, 1)):
        table = table_with(card(1, MOVE, track=(2, limit)), first="01", played=crowded)
        table.run(ai_turn(table.play))
        assert table.solo.marker == marker


@pytest.mark.rule("COH-2.3.1-f", "COH-2.3.1-g")
def test_a_passed_event_runs_only_if_it_is_yellow() -> None:
    for track, scores in (
        (spaces(s2="AI scores 1 VP", s3="AI scores 2 VPs"), [2]),
        (spaces(y2="AI scores 1 VP", s3="AI scores 2 VPs"), [1, 2]),
    ):
        played = mission(units=NEAR.sides[0].forces, track=track)
        table = table_with(card(1, MOVE, track=(2, 99)), first="01", played=played)
        table.run(ai_turn(table.play))
        assert [e.points for e in table.happened(base.PointsScored)] == scores


@pytest.mark.rule("COH-2.7-c", "SOLO-5.5-c")
def test_a_tile_is_resolved_once_when_a_mission_ends_early() -> None:
    """Tile 09 would lie on 5, then on 9, then on 12; the sheet's own event on 9 runs besides."""
    tile = Space(title="Tile 09: It Counts", event=("AI scores 2 VPs",), yellow=True, tiles=("09",))
    both = Space(
        title="Printed event and Tile 09: It Counts",
        event=("AI scores 1 VP", "AI scores 2 VPs"),
        yellow=True,
        tiles=("", "09"),
    )
    track = list(spaces())
    track[4], track[8], track[11] = tile, both, tile
    table = table_with(card(1, MOVE), first="01", played=mission(track=tuple(track)))
    for counter in table.state.counters:
        if counter.side == 0:
            destroy(table.play, table.state.counters.index(counter))
    table.run(turn(table.play))
    assert table.state.stage == "over"
    assert [(e.space, e.moved_on) for e in table.happened(ev.MissionEventBegun)] == [
        (5, ()),
        (9, ("09",)),
    ]
    said = [story(table.setting, table.state, e) for e in table.happened(ev.MissionEventBegun)]
    assert said[1] == "Space 9: Printed event. AI scores 1 VP"
    assert [e.points for e in table.happened(base.PointsScored)][-2:] == [2, 1]


@pytest.mark.rule("COH-2.3.1-h", "COH-2.3.1-i")
def test_events_are_command_orders_and_the_card_goes_on_after_them() -> None:
    tired = mission(
        units=NEAR.sides[0].forces,
        ai=(
            Force(numbers=(1,), hex="C09", facing="S", spent=True),
            Force(numbers=(2,), hex="B03", facing="S"),
        ),
        track=spaces(s2=ATTACK),
    )
    table = table_with(card(1, MOVE, track=(1, 99)), first="01", played=tired)
    table.run(ai_turn(table.play))
    assert [e.units for e in table.happened(base.ActionTaken)] == [(1,), (2,)]
    assert len(table.happened(base.SpentChecked)) == 1


@pytest.mark.rule("COH-2.4-b")
def test_an_event_can_end_the_round_at_once() -> None:
    played = mission(units=NEAR.sides[0].forces, track=spaces(s2="End the round"))
    table = table_with(card(1, MOVE, track=(1, 99)), first="01", played=played)
    table.run(turn(table.play))
    assert table.state.round == 2
    assert table.state.passes == 0


@pytest.mark.rule("COH-2.4-c")
def test_unspent_caps_are_lost_with_the_round() -> None:
    played = mission(units=NEAR.sides[0].forces, track=spaces(s2="End the round"))
    table = table_with(card(1, MOVE, track=(1, 99)), first="01", played=played, caps=(3, 0))
    table.run(turn(table.play))
    assert table.state.caps == (0, 0)


@pytest.mark.rule("COH-2.7-a", "QC-38")
def test_past_the_last_space_the_mission_ends_without_an_order() -> None:
    track = (
        Space(),
        Space(event=("AI scores 1 VP",), yellow=True),
        Space(event=("AI scores 2 VPs",)),
    )
    played = mission(units=NEAR.sides[0].forces, track=track)
    table = table_with(card(1, MOVE, track=(2, 99)), first="01", played=played)
    table.run(ai_turn(table.play))
    assert table.state.stage == "over"
    assert [e.points for e in table.happened(base.PointsScored)] == [1, 2]
    assert not table.happened(base.ActionTaken)


@pytest.mark.rule("QS-7")
def test_the_last_space_may_end_the_mission_before_its_event() -> None:
    track = (Space(), Space(event=("AI scores 2 VPs",)))
    played = mission(units=NEAR.sides[0].forces, track=track)
    ruled = {"mission-end": "at-once"}
    table = table_with(card(1, MOVE, track=(1, 99)), first="01", played=played, rulings=ruled)
    table.run(ai_turn(table.play))
    assert table.state.stage == "over"
    assert not table.happened(base.PointsScored)


@pytest.mark.rule("COH-2.7-b", "COH-2.7-c", "QC-29")
def test_without_fighters_the_yellow_events_run_and_the_mission_ends() -> None:
    track = spaces(y9="AI scores 1 VP", s10="AI scores 5 VPs", y11="AI scores 2 VPs")
    played = mission(track=track)
    table = table_with(card(1, MOVE), played=played)
    table.draws["orders"] = ["01"]
    destroy(table.play, 1)
    table.run(turn(table.play))
    assert table.state.stage == "over"
    points = [e.points for e in table.happened(base.PointsScored) if e.why == "mission-event"]
    assert points == [1, 2]


@pytest.mark.rule("COH-7.0-a", "COH-4.1.2-o")
def test_only_the_first_executable_counteraction_is_taken() -> None:
    own = ("RE closest to Unit: Move", "AI closest to Unit: Attack", "AI closest to Unit: Move")
    played = mission(units=NEAR.sides[0].forces, counteractions=own)
    table = table_with(card(1, "Execute Counteractions", MOVE), first="01", played=played)
    table.run(ai_turn(table.play))
    assert [e.number for e in table.happened(ev.MissionOrderBegun)] == [2]
    assert [e.action for e in table.happened(base.ActionTaken)] == ["attack"]


@pytest.mark.rule("COH-7.1-a", "COH-7.1-b", "QC-36")
def test_a_mission_order_with_several_ai_brings_one_check() -> None:
    played = mission(
        units=NEAR.sides[0].forces,
        ai=(Force(numbers=(1,), hex="C09", facing="S"), Force(numbers=(2,), hex="B03", facing="S")),
        mission_orders=("AI closest to Unit: Attack then AI farthest from Unit: Move",),
    )
    cards = (card(1, "Execute Mission Orders"), card(2, MOVE, spent=1))
    table = table_with(*cards, first="01", played=played)
    table.run(ai_turn(table.play))
    (checked,) = table.happened(base.SpentChecked)
    assert set(checked.units) == {1, 2}
    silent = table_with(card(1, MOVE), first="01", played=played)
    silent.run(ai_turn(silent.play))
    assert not silent.happened(ev.MissionOrderBegun)


@pytest.mark.rule("COH-7.1-b")
def test_a_line_may_speak_to_several_ai_and_let_each_go_on() -> None:
    played = mission(
        units=(Force(numbers=(1,), hex="G09", facing="N"),),
        ai=(Force(numbers=(1,), hex="C09", facing="S"), Force(numbers=(2,), hex="B09", facing="S")),
        mission_orders=("Each AI closest to Unit: Move then Attack",),
    )
    table = table_with(card(1, "Execute Mission Orders"), first="01", played=played)
    table.rolls = [(1, 1)] * 4
    table.run(ai_turn(table.play))
    deeds = [(e.units, e.action) for e in table.happened(base.ActionTaken)]
    assert deeds == [((1,), "move"), ((1,), "attack"), ((2,), "move"), ((2,), "attack")]
    assert len(table.happened(base.SpentChecked)) == 1


def test_a_line_the_solo_game_cannot_do_is_refused_when_the_mission_is_read() -> None:
    for line in (
        "AI closest to RE: Attack",
        "Execute Mission Orders",
        "Put 2 No Enemy in the cup",
    ):
        faults = list(solo_faults(mission(mission_orders=(line,)), "story"))
        assert faults, line


@pytest.mark.rule("COH-7.0-a", "SOLO-5.3.2-b")
def test_which_counteraction_is_executed_is_a_question() -> None:
    """The first cannot be, the second can: both are told."""
    lines = ("If AI VPs > 9: AI scores 1 VP", "AI scores 2 VPs")
    played = mission(units=NEAR.sides[0].forces, counteractions=lines)
    table = table_with(card(1, "Execute Counteractions", MOVE), first="01", played=played)
    table.run(ai_turn(table.play))
    (own,) = [d for d in table.play.log if getattr(d, "question", "") == "own-order"]
    assert own.chosen == "counteraction/2"
    said = Explainer(GAME, table.setting).short(own)
    assert said == (
        "It carries out Counteraction 2 (AI scores 2 VPs): the only one that has its condition "
        "fulfilled (COH-7.0-a)."
    )


@pytest.mark.rule("COH-2.4-a", "COH-7.0-a")
@pytest.mark.parametrize("own", ["counteraction", "mission order"])
def test_an_order_that_only_scores_is_no_pass(own: str) -> None:
    """The Player has passed; the AI has not, so that his next pass does not end the round."""
    lines = {own.replace(" ", "_") + "s": ("AI scores 1 VP",)}
    played = mission(units=NEAR.sides[0].forces, **lines)
    line = "Execute Counteractions" if own == "counteraction" else "Execute Mission Orders"
    table = table_with(card(1, line), first="01", played=played, passes=1)
    table.run(ai_turn(table.play))
    assert [e.points for e in table.happened(base.PointsScored)] == [1]
    assert table.state.passes == 0


@pytest.mark.rule("COH-2.4-a", "COH-4.1.2-p")
def test_a_mission_order_to_pass_is_one() -> None:
    played = mission(
        units=NEAR.sides[0].forces, mission_orders=("AI passes if fresh AI < fresh Units + 9",)
    )
    table = table_with(card(1, "Execute Mission Orders"), first="01", played=played, passes=1)
    table.run(ai_turn(table.play))
    assert table.state.passes == 2
