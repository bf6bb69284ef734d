"""``When …``: the lines of a mission that are carried out whenever something happens."""

from __future__ import annotations

from typing import NamedTuple

from opfor.cardboard.coh.orders.conditions import Trigger
from opfor.cardboard.coh.orders.lines import OrderLine
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh.bot.seen.outlook import outlook_now
from opfor.games.coh.course.mission_lines.lines import ready, run
from opfor.games.coh.rules.order_deck import bot_of, setting_of, solo_of
from opfor.games.coh.values.play import CohPlay


@cite("SOLO-6.1-a", "SOLO-6.2-f")
def whenever(play: CohPlay, trigger: Trigger) -> Procedure[None]:
    """Every line of the mission for that moment, as Command Orders."""
    for line in setting_of(play).script.triggered:
        if line.when is not trigger:
            continue
        before = outlook_now(play.setting, play.state, command=True)
        if play.state.stage == "over":
            return
        due = yield from ready(play, line, before)
        if isinstance(due, OrderLine):
            yield from run(play, due, before)


class LossCount(NamedTuple):
    """What has been lost and revealed so far: a line is due once for each since."""

    ai: int
    units: int
    revealed: int


def tally(play: CohPlay) -> LossCount:
    bot = bot_of(play)
    dead = [c.side for c in play.state.counters if c.place == "destroyed"]
    return LossCount(dead.count(bot), len(dead) - dead.count(bot), solo_of(play).revealed)


@cite("SOLO-6.1-a")
def after_changes(play: CohPlay, before: LossCount) -> Procedure[None]:
    """The lines for destroyed AI and Units and revealed RE, once for each since ``before``; what
    these lines themselves destroy or reveal calls for no further one."""
    now = tally(play)
    for trigger, was, are in zip(LOSSES, before, now, strict=True):
        for _ in range(are - was):
            yield from whenever(play, trigger)


LOSSES = (Trigger.AI_IS_DESTROYED, Trigger.UNIT_IS_DESTROYED, Trigger.RE_IS_REVEALED)
