"""One decision of the bot in a position: the procedure, with further placements after a blitz."""

from __future__ import annotations

from collections.abc import Callable

from opfor.core.play import apart, drive
from opfor.core.requests import Answer, Choose, Request
from opfor.games.blitzkrieg.course.rooms import carry_out, looked_at
from opfor.games.blitzkrieg.rules.legality import can_place
from opfor.games.blitzkrieg.values.apply import apply
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.games.blitzkrieg.values.seats import BOT
from opfor.games.blitzkrieg.values.state import State


def decided(
    setting: Setting, state: State, chance: Callable[[Request], Answer]
) -> BlitzkriegPlay | None:
    """The play after the bot's placement; none where it cannot place.

    A stratagem that is still to be drawn (always with the player to move) is drawn first. Where the
    rules ask the player (Nippon's next campaign), the first option is taken.
    """

    def answer(request: Request) -> Answer:
        return request.options[0] if isinstance(request, Choose) else chance(request)

    if not can_place(looked_at(setting, state), BOT):
        return None
    play: BlitzkriegPlay = apart(apply, setting, state, explain=True)
    drive(carry_out(play, "draw_and_place"), answer)
    return play
