"""What may be called from outside; compiled, these are the functions of the module."""

from __future__ import annotations

from opfor.core.memory import remember as remember
from opfor.core.rows import logged as logged
from opfor.core.run import begin_run as begin_run
from opfor.core.run import expect as expect
from opfor.core.run import give as give
from opfor.fast.tactics2gm.battle import Battle as Battle
from opfor.fast.tactics2gm.bot.questions import QUESTIONS as QUESTIONS
from opfor.fast.tactics2gm.course.batch import afterstates as afterstates
from opfor.fast.tactics2gm.course.batch import answer_batch as answer_batch
from opfor.fast.tactics2gm.course.batch import begin_batch as begin_batch
from opfor.fast.tactics2gm.course.series import play_block as play_block
from opfor.fast.tactics2gm.course.series import play_game as play_game
from opfor.fast.tactics2gm.course.series import play_on as play_on
from opfor.fast.tactics2gm.course.series import play_out as play_out
from opfor.fast.tactics2gm.course.series import play_steps as play_steps
from opfor.fast.tactics2gm.course.turn import step as step
from opfor.fast.tactics2gm.position import read_position as read_position
from opfor.fast.tactics2gm.position import write_position as write_position
