"""What the bot decides while effects are carried out."""

from __future__ import annotations

from opfor.core.play import Play, Procedure
from opfor.games.blitzkrieg.bot.strategic_advantage import choose_theatre_to_push
from opfor.games.blitzkrieg.values.state import State


class BotChoices:
    """The bot's answers to what the rules of effects ask (see ``rules.decider``)."""

    def strategic_advantage(
        self,
        play: Play[State],
        side: int,  # noqa: ARG002 (the bot has one side; the rules name it all the same)
        steps: int,
        targets: tuple[int, ...],
    ) -> Procedure[int]:
        """The theatre where the advantage makes the greatest change."""
        return choose_theatre_to_push(play, steps, targets)
        yield  # a procedure by form: the rules let a decider ask chance, this one never does

    def leftover_effect(
        self,
        play: Play[State],  # noqa: ARG002
        side: int,  # noqa: ARG002
        spaces: tuple[int, ...],
    ) -> Procedure[int]:
        """After an outright win: campaigns top to bottom, spaces left to right."""
        return min(spaces)
        yield


BOT_CHOICES = BotChoices()
