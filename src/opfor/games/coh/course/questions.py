"""Every question the solo AI asks, in the order in which a turn comes to them."""

from __future__ import annotations

from typing import Any

from opfor.core.question import Question
from opfor.games.coh.bot.acting_ai import ACTING
from opfor.games.coh.bot.advantage import ADVANTAGE
from opfor.games.coh.bot.entry import ENTRY_HEX, ENTRY_TARGET
from opfor.games.coh.bot.facing import FACING
from opfor.games.coh.bot.hex import HEX
from opfor.games.coh.bot.line_picks import PICK
from opfor.games.coh.bot.order.actions import SMOKE_HEX
from opfor.games.coh.bot.order.lines import ORDER
from opfor.games.coh.bot.order.own_orders import OWN_ORDER
from opfor.games.coh.bot.route import ROUTE
from opfor.games.coh.bot.target import TARGET
from opfor.games.coh.course.mission_lines.counters import REMOVED
from opfor.games.coh.course.mission_lines.defense_counters import FACE, OBSTACLE, SHELTER
from opfor.games.coh.course.mission_lines.effects import STRIKE
from opfor.games.coh.course.mission_lines.smoke_screens import SCREEN
from opfor.games.coh.course.mission_lines.sniper import SNIPED

QUESTIONS: tuple[Question[Any, Any], ...] = (
    ORDER,
    OWN_ORDER,
    ACTING,
    TARGET,
    HEX,
    SMOKE_HEX,
    FACING,
    ROUTE,
    ENTRY_TARGET,
    ENTRY_HEX,
    PICK,
    ADVANTAGE,
    SCREEN,
    FACE,
    SHELTER,
    OBSTACLE,
    REMOVED,
    STRIKE,
    SNIPED,
)
