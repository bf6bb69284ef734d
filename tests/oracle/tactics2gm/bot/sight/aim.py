"""What the AI is after: the mission target, or an HQ where the scenario has none."""

from __future__ import annotations

from msgspec import Struct

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.stances import Stance
from opfor.games.tactics2gm.values.state import AI, HQ, PLAYER, State, terrain_target

DEFENDING = ("BR-TD", "BR-DE")


class Aim(Struct, frozen=True):
    """``spot`` is the target's place in the distance table, ``line`` its line as the AI counts
    (0 and one more than there are for the HQs); ``destroy`` is the target number of what must be
    destroyed, ``None`` if nothing must."""

    spot: int
    line: int
    destroy: int | None


@cite("Q2-25")
def aim_of(setting: Setting, state: State, stance: Stance) -> Aim:
    """Battle Royal: the enemy HQ, or the own one in the defensive mode. Scenario: the mission
    target, else the HQ that fits the kind of AI."""
    board, cell = setting.board, setting.mission.target
    kinds = {goal.kind for goal in setting.mission.roles[AI].goals}
    if setting.ai_kind == "battle-royal":
        if stance.code in DEFENDING:
            return Aim(board.hq(AI), 0, HQ)
        return Aim(board.hq(PLAYER), board.lines + 1, HQ)
    if cell >= 0:
        piece = state.terrain[cell]
        must_go = "destroy-target" in kinds and piece is not None
        return Aim(cell, board.line(cell), terrain_target(cell) if must_go else None)
    if setting.ai_kind == "defensive":
        return Aim(board.hq(AI), 0, None)
    return Aim(board.hq(PLAYER), board.lines + 1, HQ if "destroy-hq" in kinds else None)
