"""2GM Tactics as generators over the frozen state, from before it ran over numbers."""

from __future__ import annotations

from msgspec.structs import replace

from opfor.core.foresight import at_random
from opfor.games.tactics2gm import GAME
from tests.oracle.tactics2gm.bot.questions import QUESTIONS
from tests.oracle.tactics2gm.course.players import baseline_player
from tests.oracle.tactics2gm.course.turn import step

ORACLE = replace(
    GAME,
    step=step,
    questions=QUESTIONS,
    players={"random": at_random, "baseline": baseline_player},
)
