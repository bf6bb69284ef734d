"""What the AI is after: the mission target, or an HQ where the scenario has none."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
    HQ,
    NOTHING,
    PERSON,
    AiKind,
)
from opfor.games.tactics2gm.values.sight import BR_DE, NO_TARGET


@cite("Q2-25")
def take_aim(battle: Battle) -> None:
    """Battle Royal: the enemy HQ, or the own one in the defensive mode. Scenario: the mission
    target, else the HQ that fits the kind of AI."""
    cell = battle.target
    if battle.ai_kind == AiKind.BATTLE_ROYAL:
        aim_at(battle, battle.size + (AI if battle.code <= BR_DE else PERSON), HQ)
    elif cell >= 0:
        must_go = battle.must_destroy[AI] and battle.ground[cell] != NOTHING
        aim_at(battle, cell, -1 - cell if must_go else NO_TARGET)
    elif battle.ai_kind == AiKind.DEFENSIVE:
        aim_at(battle, battle.size + AI, NO_TARGET)
    else:
        aim_at(battle, battle.size + PERSON, HQ if battle.destroys_hq else NO_TARGET)


def aim_at(battle: Battle, spot: int, destroy: int) -> None:
    """``destroy`` is what must be destroyed, ``NO_TARGET`` if nothing must."""
    battle.aim_spot, battle.aim_destroy = spot, destroy
    battle.aim_line = battle.line[spot]
