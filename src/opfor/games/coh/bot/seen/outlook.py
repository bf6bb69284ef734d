"""The Survey of a game under way: Objectives, who has just acted, who is arriving."""

from __future__ import annotations

from opfor.cardboard.coh.orders.lines import StandingRule
from opfor.core.cite import cite
from opfor.games.coh.bot.seen.survey import Outlook, Survey
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.entries import arriving
from opfor.games.coh.values.objectives import objectives_now
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.standing_rules import bound, chosen_counters
from opfor.games.coh.values.state import State


@cite("COH-5.0-h", "just-acted", "V-28")
def outlook_now(setting: object, state: State, *, command: bool = False) -> Outlook:
    """What a reader of orders must know besides the map, from the state."""
    bot: int = setting.bot  # type: ignore[attr-defined]
    acted = frozenset(u for u in state.acted if state.counters[u].side != bot)
    return Outlook(
        objectives_now(setting, state),
        acted,
        state.action if acted else "",
        arriving(setting, state),
        command,
        chosen_counters(setting, state),
        bound(setting, state, StandingRule.NO_ORDERS),
        bound(setting, state, StandingRule.ONLY_LOW_RISK_MOVES),
        bound(setting, state, StandingRule.MAY_STACK),
        bound(setting, state, StandingRule.HOLD_POSITION),
        bound(setting, state, StandingRule.NEVER_ENTER_CC),
    )


def survey_now(play: CohPlay, outlook: Outlook | None = None) -> Survey:
    """The present state as a reader of orders sees it."""
    chosen = outlook or outlook_now(play.setting, play.state)
    objectives = objectives_now(play.setting, play.state)
    sight = look(play.setting, play.state)
    bot = play.setting.bot
    assert bot is not None, "only solo games are surveyed"
    return Survey(sight, bot, chosen._replace(objectives=objectives))
