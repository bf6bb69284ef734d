"""Who decides where an effect leaves a choice: a person is asked, the bot decides by its rules.

The rules know neither the bot's procedure nor the players of simulations; they name what they ask.
"""

from __future__ import annotations

from collections.abc import Callable

from opfor.core.memory import above
from opfor.games.blitzkrieg.values.memory import Offer, War

_GAME = "opfor.games.blitzkrieg"

choose: Callable[[War, int, int], Offer] = above(f"{_GAME}.course.players:choose")
"""``choose(war, side, what)``: what a side takes of the offers."""
bots_theatre: Callable[[War, int, int], int] = above(
    f"{_GAME}.bot.strategic_advantage:bots_theatre"
)
"""``bots_theatre(war, steps, here)``: the theatre, other than here, whose marker the bot moves."""
bots_leftover: Callable[[War], int] = above(f"{_GAME}.bot.leftover_effect:bots_leftover")
"""``bots_leftover(war)``: the space whose leftover effect the bot takes next."""
