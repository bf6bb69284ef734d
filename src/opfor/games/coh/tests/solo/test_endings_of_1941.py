"""Actions of 1941 played to each of their endings, and what is said then."""

from __future__ import annotations

import pytest

from opfor.app.conversation.telling.outcome import outcome_lines
from opfor.cardboard.coh.missions.solo_mission import SoloMission, solo_mission
from opfor.games.coh import GAME
from opfor.games.coh.tests.solo.test_actions_of_1941 import NAMES
from opfor.games.coh.tests.solo.test_missions_whole import played
from opfor.games.coh.values.preparation import solo_setting

ENDINGS = {"decisive victory", "narrow victory", "draw", "narrow defeat", "decisive defeat"}
GAMES = 100
"""So many games are played at most until every ending was seen."""


def ending(mission: SoloMission, margin: int) -> str:
    """How a game ends for the Player by its points alone."""
    if not margin:
        return "draw"
    grade = "decisive" if abs(margin) >= mission.decisive else "narrow"
    return f"{grade} {'victory' if margin > 0 else 'defeat'}"


@pytest.mark.parametrize("name", NAMES)
def test_every_ending_comes_in_games_and_is_told(name: str) -> None:
    mission = solo_mission(name)
    setting = solo_setting(mission, {})
    missing = set(ENDINGS)
    for seed in range(GAMES):
        state = played(setting, seed).state
        found = ending(mission, state.vp[1 - mission.bot_side] - state.vp[mission.bot_side])
        if found not in missing:
            continue
        missing.remove(found)
        outcome = GAME.outcome(setting, state)
        assert outcome is not None
        first, *_, happened, sources = outcome_lines(outcome, GAME.seats(setting), "player")
        grade = found.split()[0]
        assert [word for word in ("decisive", "narrow") if word in first] == [grade] * (
            grade != "draw"
        )
        assert happened == f"What happened: {mission.happened}"
        assert sources.startswith("Sources: ")
        if not missing:
            return
    assert not missing
