"""What may be called from outside; compiled, these are the functions of the module."""

from __future__ import annotations

from opfor.core.memory import remember as remember
from opfor.core.rows import logged as logged
from opfor.core.run import begin_run as begin_run
from opfor.core.run import expect as expect
from opfor.core.run import give as give
from opfor.games.tactics2gm.bot.questions import QUESTIONS as QUESTIONS
from opfor.games.tactics2gm.bot.stance.roll import choose_stance as choose_stance
from opfor.games.tactics2gm.course.ai_turn import act_alone as act_alone
from opfor.games.tactics2gm.course.ai_turn import deal as deal
from opfor.games.tactics2gm.course.batch import afterstates as afterstates
from opfor.games.tactics2gm.course.batch import answer_batch as answer_batch
from opfor.games.tactics2gm.course.batch import begin_batch as begin_batch
from opfor.games.tactics2gm.course.batch import to_come as to_come
from opfor.games.tactics2gm.course.offers import do_told as do_told
from opfor.games.tactics2gm.course.planes import observe as observe
from opfor.games.tactics2gm.course.position_row import read_position as read_position
from opfor.games.tactics2gm.course.position_row import write_position as write_position
from opfor.games.tactics2gm.course.series import forget_stories as forget_stories
from opfor.games.tactics2gm.course.series import play_block as play_block
from opfor.games.tactics2gm.course.series import play_game as play_game
from opfor.games.tactics2gm.course.series import play_on as play_on
from opfor.games.tactics2gm.course.series import play_out as play_out
from opfor.games.tactics2gm.course.series import play_steps as play_steps
from opfor.games.tactics2gm.course.series import watch_game as watch_game
from opfor.games.tactics2gm.course.turn import step as step
from opfor.games.tactics2gm.values.battle import Battle as Battle
