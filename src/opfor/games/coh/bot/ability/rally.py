"""Rally: a hit that can be shaken off, by a roll or freely."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.measure import Shortfall
from opfor.games.coh.bot.order.pairs import Reading
from opfor.games.coh.bot.seen.survey import Goal
from opfor.games.coh.values import shortfalls as why


@cite("COH-4.1.2-f")
def rally_refusal(reading: Reading, ai: int, _goal: Goal) -> Shortfall | None:
    if not reading.survey.counters[ai].hit:
        return why.NOT_HIT
    return None if reading.survey.look.hit(ai).rally else why.HIT_STAYS


@cite("COH-4.1.2-e")
def free_rally_refusal(reading: Reading, ai: int, _goal: Goal) -> Shortfall | None:
    return None if reading.survey.counters[ai].hit else why.NOT_HIT
