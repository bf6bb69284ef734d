"""What markers and the absent score; who has won."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.apply_acts import score
from opfor.fast.coh.deployment import marker_in
from opfor.fast.coh.values import ABSENT_SCORES, HELD_SCORES, NOBODY, NOTHING, RESERVE, Battle


@cite("COH-2.7-d", "QC-30")
def winner(battle: Battle) -> int:
    """Most victory points win; equal ones are a draw unless ruled otherwise for a solo mission."""
    if battle.vp[0] == battle.vp[1]:
        if battle.bot == NOBODY or not (battle.ai_wins_ties or battle.player_wins_ties):
            return NOBODY
        return battle.bot if battle.ai_wins_ties else 1 - battle.bot
    return 0 if battle.vp[0] > battle.vp[1] else 1


@cite("never-entered")
def score_absent(battle: Battle) -> None:
    """Who is hunted by number and never came is lost."""
    for unit in range(battle.units):
        if battle.place[unit] == RESERVE:
            score(battle, 1 - battle.side_of[unit], battle.absent_vp[unit], ABSENT_SCORES, unit)


def score_held(battle: Battle, round_ends: bool, game_ends: bool) -> None:
    """Control markers score for whoever holds them: each round, and at the end."""
    for control in range(battle.controls):
        marker = marker_in(battle, battle.control_cell[control])
        if marker != NOTHING:
            points = round_ends * battle.each_round[control] + game_ends * battle.at_end[control]
            score(battle, battle.holder[marker], points, HELD_SCORES, control)
