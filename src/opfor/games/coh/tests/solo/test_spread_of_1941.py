"""The twenty-four actions beside one another: how they differ, and that their words keep to their
numbers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from opfor.cardboard.coh.missions.solo_mission import SoloMission, solo_mission
from opfor.cardboard.coh.texts import mission_in_words
from opfor.core.language import speaking
from opfor.games.coh.tests.solo.test_actions_of_1941 import NAMES

MISSIONS = [solo_mission(name) for name in NAMES]


def test_there_are_twenty_four_of_different_kinds_for_both_sides() -> None:
    assert len(MISSIONS) == 24
    assert len({mission.kind for mission in MISSIONS}) >= 18
    assert min(Counter(mission.player for mission in MISSIONS).values()) >= 9


def test_some_are_short_some_are_wide() -> None:
    boards = Counter(len(mission.maps) for mission in MISSIONS)
    assert boards[2] >= 6
    assert boards[3] + boards[4] >= 3
    assert len([mission for mission in MISSIONS if mission.minutes <= 35]) >= 4


def by_markers_alone(mission: SoloMission) -> bool:
    """Whether nothing but control markers scores for the Player."""
    row = mission.sides[1 - mission.bot_side]
    return not (row.kill_vp or row.kill_vp_of or row.exit or row.exit_of)


def test_few_are_decided_by_markers_alone_and_no_two_share_their_objectives() -> None:
    assert len([mission for mission in MISSIONS if by_markers_alone(mission)]) <= 4
    marked = [
        frozenset((str(mission.maps), control.hex) for control in mission.control)
        for mission in MISSIONS
        if mission.control
    ]
    assert len(set(marked)) == len(marked)


def test_works_guns_smoke_riders_and_hidden_units_are_used() -> None:
    forces = [f for mission in MISSIONS for side in mission.sides for f in side.forces]
    assert any(mission.works for mission in MISSIONS)
    assert any(side.artillery for mission in MISSIONS for side in mission.sides)
    assert any(mission.smoke for mission in MISSIONS)
    assert any(force.rides for force in forces)
    assert any(force.hidden for force in forces)
    assert any(mission.rumors for mission in MISSIONS)


def points(mission: SoloMission) -> Iterator[int]:
    """What each thing scores for the Player that is worth more than the usual point."""
    row = mission.sides[1 - mission.bot_side]
    usual = row.exit.vp if row.exit else 0
    yield from filter(None, (usual,))
    yield from (usual + way.vp for way in row.exit_of.values())
    yield from row.kill_vp_of.values()
    for control in mission.control:
        yield from filter(None, (control.at_end, control.each_round, control.when_taken))


@pytest.mark.parametrize("language", ["en", "es", "de"])
@pytest.mark.parametrize("name", NAMES)
def test_what_things_score_is_said_in_the_special_rules(name: str, language: str) -> None:
    mission = solo_mission(name)
    with speaking(language):
        said = re.findall(
            r"(?<![\w-])\d+(?![\w-])", " ".join(mission_in_words(mission).special_rules)
        )
    assert {str(n) for n in points(mission)} <= set(said)


@pytest.mark.parametrize("language", ["es", "de"])
@pytest.mark.parametrize("name", NAMES)
def test_all_of_it_is_told_in_other_languages(name: str, language: str) -> None:
    mission = solo_mission(name)
    with speaking(language):
        told = mission_in_words(mission)
    for part in ("briefing", "kind", "side_task", "happened"):
        assert getattr(told, part) != getattr(mission, part), part
    assert all(a != b for a, b in zip(told.special_rules, mission.special_rules, strict=True))
