"""What may be called from outside; compiled, these are the functions of the module."""

from __future__ import annotations

from opfor.core.memory import remember as remember
from opfor.core.rows import logged as logged
from opfor.core.run import begin_run as begin_run
from opfor.core.run import expect as expect
from opfor.core.run import give as give
from opfor.core.ways import begin_ways as begin_ways
from opfor.games.blitzkrieg.course.appraisal import points_ahead as points_ahead
from opfor.games.blitzkrieg.course.batch import afterstates as afterstates
from opfor.games.blitzkrieg.course.batch import answer_batch as answer_batch
from opfor.games.blitzkrieg.course.batch import begin_batch as begin_batch
from opfor.games.blitzkrieg.course.bot_turn import decide_placement as decide_placement
from opfor.games.blitzkrieg.course.bot_turn import draw_and_place as draw_and_place
from opfor.games.blitzkrieg.course.bot_turn import draw_stratagem as draw_stratagem
from opfor.games.blitzkrieg.course.bot_turn import place_units as place_units
from opfor.games.blitzkrieg.course.forecast import find_replies as find_replies
from opfor.games.blitzkrieg.course.forecast import reply_worth as reply_worth
from opfor.games.blitzkrieg.course.net import net_value as net_value
from opfor.games.blitzkrieg.course.net import value_after as value_after
from opfor.games.blitzkrieg.course.planes import observe as observe
from opfor.games.blitzkrieg.course.players import worth_of as worth_of
from opfor.games.blitzkrieg.course.series import play_block as play_block
from opfor.games.blitzkrieg.course.series import play_out as play_out
from opfor.games.blitzkrieg.course.series import play_step as play_step
from opfor.games.blitzkrieg.course.series import watch_game as watch_game
from opfor.games.blitzkrieg.course.turn import place_and_hand_over as place_and_hand_over
from opfor.games.blitzkrieg.course.turn import step as step
from opfor.games.blitzkrieg.course.ways import keep_position as keep_position
from opfor.games.blitzkrieg.course.ways import walk_step as walk_step
from opfor.games.blitzkrieg.rules.draws import draw_unit as draw_unit
from opfor.games.blitzkrieg.rules.legality import can_place as can_place
from opfor.games.blitzkrieg.rules.placement import place as place
from opfor.games.blitzkrieg.values.memory import War as War
