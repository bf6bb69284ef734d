"""What the bot decides while effects are carried out."""

from __future__ import annotations

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from tests.oracle.blitzkrieg.bot.leftover_effect import LEFTOVER_EFFECT
from tests.oracle.blitzkrieg.bot.strategic_advantage import STRATEGIC_ADVANTAGE, Push


class BotChoices:
    """The bot's answers to what the rules of effects ask (see ``rules.decider``)."""

    @cite("BLZ-E-4")
    def strategic_advantage(
        self,
        play: BlitzkriegPlay,
        side: int,
        steps: int,
        targets: tuple[int, ...],
    ) -> Procedure[int]:
        """The theatre where the advantage makes the greatest change."""
        push = Push(play.setting, play.state, steps)
        theatre = yield from decide(play, STRATEGIC_ADVANTAGE, push, targets)
        assert theatre is not None
        return theatre

    @cite("R-BLZ-18")
    def leftover_effect(
        self,
        play: BlitzkriegPlay,
        side: int,
        spaces: tuple[int, ...],
    ) -> Procedure[int]:
        """After an outright win: campaigns top to bottom, spaces left to right."""
        space = yield from decide(play, LEFTOVER_EFFECT, play.setting, spaces)
        assert space is not None
        return space


BOT_CHOICES = BotChoices()
