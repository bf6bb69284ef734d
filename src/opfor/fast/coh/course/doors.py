"""What may be called from outside; compiled, these are the functions of the module."""

from __future__ import annotations

from opfor.core.memory import remember as remember
from opfor.core.rows import logged as logged
from opfor.core.run import begin_run as begin_run
from opfor.core.run import expect as expect
from opfor.core.run import give as give
from opfor.core.ways import begin_ways as begin_ways
from opfor.fast.coh.bot.questions import QUESTIONS as QUESTIONS
from opfor.fast.coh.course.batch import afterstates as afterstates
from opfor.fast.coh.course.batch import answer_batch as answer_batch
from opfor.fast.coh.course.batch import begin_batch as begin_batch
from opfor.fast.coh.course.batch import to_come as to_come
from opfor.fast.coh.course.beginnings import asked_step as asked_step
from opfor.fast.coh.course.beginnings import begin_chance as begin_chance
from opfor.fast.coh.course.beginnings import begin_game as begin_game
from opfor.fast.coh.course.beginnings import next_step as next_step
from opfor.fast.coh.course.planes import observe as observe
from opfor.fast.coh.course.planes import plane_count as plane_count
from opfor.fast.coh.course.series import play_block as play_block
from opfor.fast.coh.course.series import play_game as play_game
from opfor.fast.coh.course.series import play_on as play_on
from opfor.fast.coh.course.series import play_out as play_out
from opfor.fast.coh.course.series import play_steps as play_steps
from opfor.fast.coh.course.series import watch_game as watch_game
from opfor.fast.coh.course.story import forget_stories as forget_stories
from opfor.fast.coh.course.ways import keep_position as keep_position
from opfor.fast.coh.course.ways import walk_step as walk_step
from opfor.fast.coh.values import Battle as Battle
