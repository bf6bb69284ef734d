"""Priority orders: close combat, short range, and the test whether the AI passes."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator

from opfor.cardboard.coh.orders.deeds import Deeds
from opfor.cardboard.coh.orders.nouns import Comparison
from opfor.cardboard.coh.orders.trees import CloseCombatOrder, PassTest, ShortRangeOrder
from opfor.core.cite import cite
from opfor.games.coh.bot.order.pairs import Reading
from opfor.games.coh.bot.seen.survey import Survey

COMPARE: Deeds[Callable[[int, int], bool]] = Deeds(
    "comparisons",
    Comparison,
    {
        Comparison.LESS: operator.lt,
        Comparison.AT_MOST: operator.le,
        Comparison.MORE: operator.gt,
        Comparison.AT_LEAST: operator.ge,
        Comparison.EQUAL: operator.eq,
    },
)


@cite("COH-4.1.2-a", "COH-4.1.2-b", "COH-4.1.2-h")
def priority_readings(
    survey: Survey, order: CloseCombatOrder | ShortRangeOrder
) -> Iterator[Reading]:
    """One reading per action, in the order they are tried: each with all AI before the next."""
    close = isinstance(order, CloseCombatOrder)
    for action in order.actions:
        yield Reading(
            survey,
            action,
            cap=order.cap,
            scope="hex" if close else "adjacent",
            rule="COH-4.1.2-b",
        )


@cite("COH-4.1.2-p", "V-28")
def fresh_counts(survey: Survey) -> tuple[int, int]:
    """Fresh AI and Fresh Units, reinforcements of this round included."""
    ai = sum(not survey.counters[a].spent for a in survey.ai)
    units = sum(not survey.counters[u].spent for u in survey.units)
    arriving = survey.outlook.arriving
    return ai + arriving[0], units + arriving[1]


@cite("COH-4.1.2-p", "QC-26")
def passes(survey: Survey, test: PassTest) -> bool:
    """Whether the line makes the AI pass."""
    ai, units = fresh_counts(survey)
    return COMPARE[test.comparison](ai, units + test.margin)
