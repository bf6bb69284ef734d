"""The company: slots, losses, who comes back and when."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.games.coh_campaign.course.mission_order import mission_order
from opfor.games.coh_campaign.tests.story import Story
from opfor.games.coh_campaign.values import actions as act


def gone(story: Story, *units: str) -> tuple[object, ...]:
    return tuple(
        replace(line, condition="lost") if line.unit in units else line
        for line in story.state.roster
    )


@pytest.mark.rule("CMP-1", "CMP-19")
def test_a_stage_with_two_missions_asks_which() -> None:
    story = Story()
    story.fought("draw")
    assert [each.mission for each in story.options] == ["river-road-1", "hill-at-dusk"]


@pytest.mark.rule("CMP-2", "CMP-3", "X-3")
def test_a_company_has_twelve_lines() -> None:
    lines = Story().state.roster
    assert len(lines) == 12
    assert {(line.condition, line.battles, line.stars) for line in lines} == {("fit", 0, 0)}


@pytest.mark.rule("CMP-4", "CMP-5")
def test_a_lost_counter_is_replaced_in_its_slot_by_one_of_its_kind() -> None:
    story = Story(roster=gone(Story(), "G01", "G16", "G17"))
    story.until("how-it-ended")
    fielded = dict(story.state.fielded)
    assert [fielded[n] for n in (1, 2, 3)] == ["G02", "G03", "G04"]
    assert story.state.lent == (16,), "no pioneer is left"
    mission = mission_order(story.setting, story.state)
    spent = {n: force.spent for force in mission.sides[0].forces for n in force.numbers}
    assert sorted(spent) == [2, 3, 4, 9, 10, 16]
    assert [number for number, is_spent in spent.items() if is_spent] == [16]


@pytest.mark.rule("CMP-6")
def test_hardly_anybody_left_is_replaced_for_nothing() -> None:
    foot = [f"G{n:02d}" for n in (1, 2, 3, 4, 5, 9)]
    story = Story(roster=gone(Story(), *foot))
    story.until("how-it-ended")
    assert story.state.line("G01").condition == "fit"
    assert story.state.line("G02").condition == "lost", "four on foot are enough"
    assert story.state.points == 2


@pytest.mark.rule("CMP-7", "CMP-8")
@pytest.mark.parametrize(
    ("ending", "die", "condition"),
    [
        ("defeat", 2, "lost"),
        ("defeat", 3, "wounded"),
        ("defeat", 5, "fit"),
        ("victory", 2, "wounded"),
        ("victory", 4, "fit"),
    ],
)
def test_a_die_says_what_becomes_of_the_destroyed(ending: str, die: int, condition: str) -> None:
    story = Story()
    story.fought(ending, die, lost=("G02",))  # type: ignore[arg-type]
    assert story.state.line("G02").condition == condition
    assert story.state.lost == (condition == "lost")


@pytest.mark.rule("CMP-7")
def test_the_wounded_miss_one_mission() -> None:
    story = Story()
    story.fought("victory", 2, lost=("G02",))
    story.until("how-it-ended")
    assert "G02" not in dict(story.state.fielded).values()
    story.fought("victory")
    assert story.state.line("G02").condition == "fit"


@pytest.mark.rule("CMP-9")
def test_a_gun_is_lost_or_repaired_and_pioneers_help() -> None:
    for ending, die, condition in (
        ("draw", 4, "lost"),
        ("draw", 5, "repair"),
        ("victory", 3, "repair"),
    ):
        story = Story(stage=4)
        story.fought(ending, die, lost=("G27",))  # type: ignore[arg-type]
        assert story.state.line("G27").condition == condition, (ending, die)


@pytest.mark.rule("CMP-16", "CMP-17")
def test_whoever_is_cut_off_rolls_as_if_destroyed() -> None:
    story = Story()
    story.until("how-it-ended")
    story.answer(act.Report("withdrawal"))
    story.answer(act.NoMore())
    story.answer(act.CutOff("G01"))
    story.answer(act.NoMore())
    story.answer((3,))
    assert story.state.line("G01").condition == "wounded"


@pytest.mark.rule("CMP-11", "CMP-12")
def test_stars_come_with_battles_and_bring_a_cap_for_two() -> None:
    story = Story()
    for _ in range(3):
        story.fought("draw")
    starred = [line.unit for line in story.state.roster if line.stars]
    assert "G01" in starred
    story.until("how-it-ended")
    stars = sum(story.state.line(unit).stars for _, unit in story.state.fielded)
    usual = story.setting.missions[story.state.mission].sides[0].caps
    caps = mission_order(story.setting, story.state).sides[0].caps
    assert caps == usual + min(2, stars // 2)


@pytest.mark.rule("CMP-11")
def test_a_clear_victory_decorates_one() -> None:
    story = Story()
    story.fought("clear-victory")
    assert sum(line.stars for line in story.state.roster) == 1
