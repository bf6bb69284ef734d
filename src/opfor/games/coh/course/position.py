"""One order card carried out in a position: the order and everything it leaves open."""

from __future__ import annotations

from collections.abc import Callable

from opfor.cardboard.coh.orders.order_cards import OrderCard
from opfor.core.play import apart, drive
from opfor.core.requests import Answer, Request
from opfor.core.trace import Decision
from opfor.games.coh.bot.order.card import read_card
from opfor.games.coh.bot.order.plan import Plan
from opfor.games.coh.bot.seen.outlook import outlook_now
from opfor.games.coh.bot.seen.survey import Survey
from opfor.games.coh.values.apply import apply
from opfor.games.coh.values.deployment import Deployment
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.order_draws import lines_of
from opfor.games.coh.values.state import State


def surveyed(setting: Setting, state: State, side: int, card: OrderCard) -> Survey:
    """The position as the reader of this card sees it."""
    outlook = outlook_now(setting, state, command=card.is_command)
    return Survey(Deployment(setting, state), side, outlook)


def decided(
    survey: Survey, card: OrderCard, chance: Callable[[Request], Answer]
) -> tuple[Plan, tuple[Decision, ...]]:
    """What comes of the card, and why."""
    play = apart(apply, survey.look.setting, survey.look.state, explain=True)
    plan = drive(read_card(play, survey, lines_of(card.priority, card.tactical)), chance)
    return plan, tuple(item for item in play.log if isinstance(item, Decision))
