"""Victory, the first goal: whose loss wins the game, and where standing wins it."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.state import AI, PLAYER, Unit
from tests.oracle.tactics2gm.bot.sight.shot import Shot
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.rules.movement import can_move, reachable
from tests.oracle.tactics2gm.rules.targets import Weapon
from tests.oracle.tactics2gm.rules.to_hit import kill_chance, need

ROW = "2GM-GOAL-1"
FIRST = ("victory-first", "every-phase")
"""The ruling under which victory goes before the stance in every phase."""


STANDING = {"reach", "hold-target"}
"""Goals won by standing somewhere at the end of a turn."""
WITHOUT_A_BLOW = {*STANDING, "losses"}
"""Goals that something else than one blow may win: several may be lost at once."""


@cite("Q2-27")
def comes_first(survey: Survey) -> bool:
    """Whether victory goes before the stance in every phase, or in Shooting only."""
    return survey.rulings.victory_first == "every-phase"


@cite("2GM-GOAL-1")
def wins(survey: Survey, shot: Shot) -> float:
    """The chance that the shot wins the game."""
    return shot.kill if shot.target in survey.decisive() else 0.0


def is_near(survey: Survey) -> bool:
    """Whether anything at all could win this turn: one blow, losses, or standing somewhere."""
    return bool(survey.decisive()) or not survey.goals.keys().isdisjoint(WITHOUT_A_BLOW)


def winning_chance(survey: Survey, unit: Unit, cell: int) -> float:
    """The best chance of a shot that wins, from a space."""
    if not survey.decisive():
        return 0.0
    return max((wins(survey, shot) for shot in survey.shots_from(unit, cell)), default=0.0)


def chance_against(survey: Survey, unit: Unit, arm: Weapon, cell: int) -> float:
    """The best chance of a weapon on a space to destroy something decisive."""
    if not survey.decisive():
        return 0.0
    row = survey.distance[cell]
    return max(
        (
            kill_chance(need(survey.setting, survey.state, unit, arm, at), arm, at)
            for at in survey.decisive().values()
            if arm.min_range <= row[at.cell] <= arm.range
        ),
        default=0.0,
    )


def standing_wins(survey: Survey, unit_id: int, cell: int) -> bool:
    """Whether the AI wins at the end of this turn with a unit on this space: the target held
    long enough, or enough units on the Player's deployment line, those counted that can still
    get there."""
    goals = survey.goals
    if not STANDING & goals.keys():
        return False
    others = [u for u in survey.mine if u.id != unit_id]
    if "hold-target" in goals and cell == survey.setting.mission.target:
        is_bare = all(u.cell != cell for u in others)
        return is_bare and survey.state.held[AI] + 1 >= goals["hold-target"]
    line = survey.board.entry(PLAYER)
    if "reach" not in goals or cell not in line:
        return False
    missing = goals["reach"] - 1 - sum(u.cell in line for u in others)
    if missing <= 0:
        return True
    coming = [u for u in others if u.cell not in line and can_move(survey.setting, u)]
    return sum(could_reach(survey, u) for u in coming) >= missing


def could_reach(survey: Survey, unit: Unit) -> bool:
    """Whether a unit that has not moved could end on the Player's deployment line."""
    line = survey.board.entry(PLAYER)
    return any(c in line for c in reachable(survey.setting, survey.state, unit, survey.crowd))
