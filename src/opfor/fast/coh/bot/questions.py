"""Every question the solo AI asks, in the order in which a turn comes to them."""

from __future__ import annotations

from opfor.core.narrow import Asked
from opfor.fast.coh.bot.acting_ai import ACTING
from opfor.fast.coh.bot.advantage import ADVANTAGE
from opfor.fast.coh.bot.entry_hex import ENTRY_HEX, ENTRY_TARGET
from opfor.fast.coh.bot.facing import FACING
from opfor.fast.coh.bot.hex import HEX
from opfor.fast.coh.bot.line_picks import PICK
from opfor.fast.coh.bot.order.actions import SMOKE_HEX
from opfor.fast.coh.bot.order.card import ORDER
from opfor.fast.coh.bot.order.own_orders import OWN_ORDER
from opfor.fast.coh.bot.route import ROUTE
from opfor.fast.coh.bot.target import TARGET
from opfor.fast.coh.course.mission_lines.counters import REMOVED, SCREEN
from opfor.fast.coh.course.mission_lines.defense_counters import FACE, OBSTACLE, SHELTER
from opfor.fast.coh.course.mission_lines.off_map_fire import SNIPED, STRIKE

QUESTIONS: tuple[Asked, ...] = (
    ORDER, OWN_ORDER, ACTING, TARGET, HEX, SMOKE_HEX, FACING, ROUTE, ENTRY_TARGET, ENTRY_HEX, PICK,
    ADVANTAGE, SCREEN, FACE, SHELTER, OBSTACLE, REMOVED, STRIKE, SNIPED,
)  # fmt: skip
