"""Missions with a place in the world: what each has, what map and end tell of it."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from msgspec.structs import replace

from opfor.app.conversation.telling.outcome import outcome_lines
from opfor.cardboard.coh import PACKS
from opfor.cardboard.coh.missions.solo_mission import SoloMission, solo_faults, solo_mission
from opfor.core.mission_card import FIRST_BATTLE, VETERAN
from opfor.games.coh import GAME
from opfor.games.coh.told.board_text import briefing
from opfor.games.coh.told.mission_cards import mission_cards
from opfor.games.coh.told.scene import ground
from opfor.games.coh.told.sheet.contents import sheet_data
from opfor.games.coh.told.sheet.map_picture import map_svgs
from opfor.games.coh.values.preparation import solo_setting
from opfor.games.coh.values.start import new

NAMES = sorted(path.stem for path in (PACKS / "solo-1941").glob("*.toml") if path.stem != "pack")
BRIDGES = "two-bridges"


def test_kinds_differ_and_both_sides_are_played() -> None:
    missions = [solo_mission(name) for name in NAMES]
    assert max(Counter(mission.kind for mission in missions).values()) == 1
    assert {mission.player for mission in missions} == {"german", "soviet"}


@pytest.mark.parametrize("name", NAMES)
def test_a_mission_is_whole(name: str) -> None:
    mission = solo_mission(name)
    assert all((mission.kind, mission.place, mission.date, mission.happened, mission.side_task))
    assert len(mission.formations) == 2
    assert mission.sources
    assert mission.decisive > 1
    assert len(re.findall(r"[.?!](?:\s|$)", mission.briefing)) == 3
    assert len(mission.names) >= 3
    assert set(mission.levels) == {FIRST_BATTLE, VETERAN}


def test_a_side_task_is_scored_where_the_track_ends() -> None:
    mission = solo_mission(BRIDGES)
    *before, end = mission.track
    without = replace(mission, track=(*before, replace(end, event=())))
    faults = list(solo_faults(without, BRIDGES))
    assert faults == ["side_task: the last space of the track has no line that scores it"]


def test_places_are_drawn_and_heard() -> None:
    drawn = ground(solo_setting(solo_mission(BRIDGES), {}))
    assert ">Road bridge</text>" in drawn.svg
    assert any(one.label.startswith("G07, Road bridge, ") for one in drawn.outlines)
    assert ">Road bridge</text>" in map_svgs(solo_mission(BRIDGES))["board-1.svg"]


def _told(mission: SoloMission, own: int, other: int) -> list[str]:
    setting = solo_setting(mission, {})
    points = (own, other) if mission.bot_side else (other, own)
    over = replace(new(setting), stage="over", ended="track", vp=points)
    outcome = GAME.outcome(setting, over)
    assert outcome is not None
    return outcome_lines(outcome, GAME.seats(setting), "player")


@pytest.mark.parametrize(
    ("own", "other", "said"),
    [(9, 3, "decisive"), (4, 3, "narrow"), (3, 4, "narrow"), (2, 9, "decisive"), (3, 3, "")],
)
def test_a_victory_has_grades(own: int, other: int, said: str) -> None:
    first, *_ = _told(solo_mission(BRIDGES), own, other)
    assert [word for word in ("decisive", "narrow") if word in first] == [said] * bool(said)


def test_what_happened_is_told_at_the_end_and_not_before() -> None:
    mission = solo_mission(BRIDGES)
    *_, happened, sources = _told(mission, 5, 3)
    assert happened == f"What happened: {mission.happened}"
    assert sources.startswith("Sources: R. Forczyk")
    assert mission.happened not in "".join(briefing(solo_setting(mission, {})))


def test_card_sheet_and_briefing_say_where_and_what_beside() -> None:
    mission = solo_mission(BRIDGES)
    (card,) = mission_cards([BRIDGES])
    assert (card.place, card.date, card.side_task) == (
        mission.place, mission.date, mission.side_task,
    )  # fmt: skip
    told = briefing(solo_setting(mission, {}))
    assert told[0].startswith("Alytus on the Neman, 22 June 1941. German 7th Panzer Division")
    assert told[-2:] == [
        f"Side task: {mission.side_task}",
        "A victory by 5 VPs or more is decisive, by fewer it is narrow.",
    ]
    data = sheet_data(mission, brief=True)
    assert ["Place", "Alytus on the Neman, 22 June 1941"] in data["facts"]
    assert f"Side task: {mission.side_task}" in data["victory"]["end"]
