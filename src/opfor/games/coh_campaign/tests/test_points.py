"""Points, the enemy, traces, and the end of a run."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.solo_mission import order_deck
from opfor.core.errors import BadPack, OpforError
from opfor.games.coh_campaign.course.mission_order import mission_order
from opfor.games.coh_campaign.rules import aftermath
from opfor.games.coh_campaign.rules.enemy_state import deck_of, refitted
from opfor.games.coh_campaign.tests.story import Story
from opfor.games.coh_campaign.values import actions as act
from opfor.games.coh_campaign.values.options import Options, prepare
from opfor.games.coh_campaign.values.run import run_named
from opfor.games.coh_campaign.values.run_faults import faults
from opfor.games.coh_campaign.values.state import Fought, State


@pytest.mark.rule("CMP-10")
def test_points_for_what_went_well_and_for_two_that_did_not() -> None:
    story = Story(points=0)
    story.fought("victory")
    assert story.state.points == 4, "two, one for the victory, one for the trace"
    story = Story(points=0)
    story.fought("draw")
    story.fought("draw")
    assert story.state.points == 4, "more are not kept"


@pytest.mark.rule("CMP-13", "CMP-14")
def test_what_is_bought_is_in_the_mission() -> None:
    story = Story(points=4)
    for what in ("cap", "reconnaissance", "strike"):
        story.answer(act.Buy(what))
    story.until("how-it-ended")
    plain = story.setting.missions["first-light"]
    bought = mission_order(story.setting, story.state)
    assert bought.sides[0].caps == plain.sides[0].caps + 1
    assert bought.no_enemy == plain.no_enemy + 2
    assert bought.sides[0].artillery is not None
    assert story.state.points == 0


@pytest.mark.rule("CMP-15", "CMP-20")
def test_a_rest_brings_the_wounded_back_and_the_enemy_too() -> None:
    story = Story(points=4)
    story.fought("draw", 3, lost=("G01",))
    story.until("what-to-buy")
    story.answer(act.Buy("rest"))
    assert story.state.line("G01").condition == "fit"
    assert story.state.enemy == 3, "two by the route, one more by the rest"


@pytest.mark.rule("CMP-19", "CMP-20")
def test_the_harder_route_lowers_the_enemys_state() -> None:
    story = Story()
    story.fought("draw")
    story.answer(act.TakeRoute("river-road-1"))
    assert story.state.enemy == 2


@pytest.mark.rule("CMP-21")
def test_the_enemys_state_changes_his_deck() -> None:
    mission = prepare(Options(), {}).missions["river-road-3"]

    def blue(enemy: int) -> int:
        deck = order_deck(replace(mission, orders=deck_of(mission, enemy)))
        return sum(card.is_command for card in deck.values())

    usual = blue(3)
    assert [blue(enemy) - usual for enemy in range(7)] == [-1, -1, 0, 0, 0, 1, 1]


@pytest.mark.rule("CMP-22")
def test_both_sides_refit_before_the_fourth_and_the_eighth_stage() -> None:
    assert [refitted(stage, 5) for stage in (2, 3, 7)] == [5, 4, 4]
    assert [refitted(3, enemy) for enemy in (0, 3)] == [1, 3]


@pytest.mark.rule("CMP-23")
def test_a_trace_is_left_and_asked_for_later() -> None:
    story = Story()
    story.fought("victory")
    assert story.state.traces == ("junction",)
    story.answer(act.TakeRoute("hill-at-dusk"))
    story.until("how-it-ended")
    usual = story.setting.missions["hill-at-dusk"].sides[0].caps
    assert mission_order(story.setting, story.state).sides[0].caps == usual + 1


@pytest.mark.rule("CMP-18", "CMP-24")
def test_defeats_running_end_the_run_and_a_withdrawal_is_none() -> None:
    story = Story()
    story.fought("defeat")
    story.fought("withdrawal")
    assert story.state.phase != "over"
    story.fought("defeat")
    assert (story.state.phase, story.state.ended) == ("over", "defeats")


@pytest.mark.rule("CMP-25", "CMP-26")
def test_score_and_grade_of_a_run_played_through() -> None:
    story = Story()
    while story.asked is not None:
        story.fought("victory")
    state = story.state
    assert state.ended == "finished"
    stars = sum(line.stars for line in state.roster)
    assert aftermath.score(state) == 3 * 8 + stars + 2 * len(state.traces)
    assert aftermath.grade(state) == "named"
    poor = replace(state, fought=tuple(Fought("x", "draw") for _ in range(8)), lost=12, traces=())
    assert aftermath.grade(poor) == "held"
    outcome = aftermath.outcome(story.setting, state)
    assert outcome is not None
    assert outcome.winner == "player"


@pytest.mark.rule("CMP-27")
def test_the_rules_fit_on_a_sheet_of_sixty_lines() -> None:
    from opfor.core.book import load_book
    from opfor.games.coh_campaign import GAME

    rows = [row for row in load_book(GAME.folder).rules.values() if row.id.startswith("CMP-")]
    assert sum(1 + len(row.text) // 130 for row in rows) <= 60


def test_a_run_that_is_not_there_and_one_with_faults_are_told_in_a_line() -> None:
    with pytest.raises(BadPack, match="run: 'gremans-1941'"):
        run_named("gremans-1941")
    run = run_named("german-1941")
    wrong = replace(run, stages=run.stages[:3], company=run.company[1:])
    said = list(faults(wrong, "german-1941"))
    assert "stages: 3; a run has 8 to 10" in said
    assert "company: 4 of group foot; a company has 9" in said
    with pytest.raises(OpforError):
        prepare(Options(run="nothing"), {})


@pytest.mark.rule("QP-1")
def test_a_withdrawal_breaks_the_row_where_it_is_so_ruled() -> None:
    fought = (Fought("a", "defeat"), Fought("b", "withdrawal"), Fought("c", "defeat"))
    state = State(roster=(), fought=fought)
    assert aftermath.defeats_running(prepare(Options(), {}), state) == 2
    ruled = prepare(Options(), {"row-of-defeats": "broken"})
    assert aftermath.defeats_running(ruled, state) == 1
