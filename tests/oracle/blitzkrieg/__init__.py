"""Blitzkrieg! as generators over the frozen state, from before it ran over numbers."""

from __future__ import annotations

from msgspec.structs import replace

from opfor.games.blitzkrieg import GAME
from tests.oracle.blitzkrieg.bot.questions import QUESTIONS
from tests.oracle.blitzkrieg.course.foresight import FORESIGHT
from tests.oracle.blitzkrieg.course.players import PLAYERS
from tests.oracle.blitzkrieg.course.turn import step

ORACLE = replace(GAME, step=step, questions=QUESTIONS, players=PLAYERS, foresight=FORESIGHT)
