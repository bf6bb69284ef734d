"""Title, briefing and tasks of a generated mission are composed from what was drafted."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.missions.mission import Mission
from opfor.games.coh_generator.tests.story import EXAMPLE, german, soviet, told
from opfor.games.coh_generator.told.mission.firefight import to_mission
from opfor.games.coh_generator.told.scripted import generate_scripted

TRUCK = soviet("22", "top", truck={"entrance": "west", "exit": "east"})


def tasks(mission: Mission) -> tuple[str, str]:
    """What each side is after beyond destroying the other."""
    usual = "Destroy enemy units: 1 VP each."
    assert all(side.task.startswith(usual) for side in mission.sides)
    german_task, soviet_task = (side.task.removeprefix(usual).strip() for side in mission.sides)
    return german_task, soviet_task


def test_the_worked_example_in_words() -> None:
    mission = to_mission(generate_scripted(EXAMPLE, {}))
    assert mission.title == "The field at E09, Plains"
    assert mission.briefing == (
        "Map 1 (Plains), 4 rounds. "
        "The Germans come from the south with 5 foot units; 2 already on the map. "
        "The Soviets come from the north with 9 foot units; 3 already on the map. "
        "The Germans are to take the field at E09."
    )
    assert tasks(mission) == (
        "Take the field at E09: 3 VPs each time.",
        "Keep the field at E09: 3 VPs to whoever takes it.",
    )


@pytest.mark.rule("GEN-3.2-a")
@pytest.mark.parametrize(
    ("plays", "title", "task"),
    [
        ([soviet("02"), german("02", "top")], "The way out north", "Leave the map by the north"),
        ([TRUCK], "Vital cargo", "Bring Truck 36 along the road from"),
        ([soviet("02"), german("16", "top")], "War of attrition", "Each enemy vehicle destroyed"),
        ([], "Meeting engagement", ""),
    ],
)
def test_what_is_fought_for(plays: list[dict[str, str]], title: str, task: str) -> None:
    mission = to_mission(told(*plays))
    assert mission.title == f"{title}, Plains"
    german_task, soviet_task = tasks(mission)
    own, other = (soviet_task, german_task) if plays == [TRUCK] else (german_task, soviet_task)
    assert own.startswith(task)
    assert bool(own) == bool(task)
    assert other == ""


def test_what_is_over_with_the_generation_is_no_rule_of_the_mission() -> None:
    """A round more is in the number of rounds; a Condition that scores is in both tasks."""
    longer = to_mission(told(soviet("02"), german("15", "top")))
    assert (longer.rounds, longer.special_rules) == (6, ())
    drew = {"top": "no-quarter", "bottom": "fog"}
    mission = to_mission(told(soviet("05", "top", conditions=drew)))
    assert all(task == "Each enemy unit destroyed: 1 VP more." for task in tasks(mission))
    assert not any("No Quarter" in rule for rule in mission.special_rules)
