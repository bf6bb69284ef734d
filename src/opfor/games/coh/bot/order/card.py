"""Reading a card from the top: the first order that can be carried out is the one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from opfor.cardboard.coh.orders.deeds import Deeds
from opfor.cardboard.coh.orders.trees import (
    CardOrder,
    CloseCombatOrder,
    ExecuteCounteractions,
    ExecuteMissionOrders,
    PassTest,
    ShortRangeOrder,
)
from opfor.core.cascade import Narrowed, decide
from opfor.core.cite import cite
from opfor.core.measure import Shortfall
from opfor.core.play import Procedure
from opfor.core.trace import Decision
from opfor.games.coh.bot.acting_ai import MAY_ACT, nobody_can
from opfor.games.coh.bot.entry import may_enter
from opfor.games.coh.bot.order.actions import carry
from opfor.games.coh.bot.order.lines import ORDER, PASS, CardRead, Skipped, nobody
from opfor.games.coh.bot.order.own_orders import OwnKind
from opfor.games.coh.bot.order.pairs import SCOPE_RULES, Reading, tactical_reading
from opfor.games.coh.bot.order.plan import Plan
from opfor.games.coh.bot.order.priority import fresh_counts, passes, priority_readings
from opfor.games.coh.bot.seen.survey import Survey
from opfor.games.coh.values.play import CohPlay

ENTER = "enter"


class MissionBook(Protocol):
    """The mission's own orders, as far as a card's reader must know them."""

    def has(self, kind: OwnKind) -> bool:
        """Whether an order of the kind can be executed."""

    def in_vain(self, play: CohPlay, kind: OwnKind) -> list[Decision]:
        """The narrowing that left none."""


class Found(NamedTuple):
    """The first line that can be carried out: a reading of it, or a deed of its own."""

    line: str
    reading: Reading | None
    deed: str
    skipped: list[Skipped]


@cite("COH-4.1-a", "COH-4.1-b", "COH-5.0.1-h", "COH-2.2-a")
def find_order(
    play: CohPlay,
    survey: Survey,
    lines: Sequence[tuple[str, CardOrder]],
    mission: MissionBook | None = None,
) -> Found:
    """The first line that can be carried out, and why those above it cannot; else a pass."""
    skipped: list[Skipped] = []
    for line, order in lines:
        readings = list(_readings(survey, order))
        tried: list[Decision] = []
        for reading in readings:
            reading.told = play.explain
            failed = nobody_can(play, reading)
            if not failed:
                return Found(line, reading, "", skipped)
            tried += _told(failed, reading, line)
            rule = _row(readings[0], failed[0].settled_by)
        if not readings:
            deed = _deed(play, survey, line, order, mission)
            if isinstance(deed, str):
                return Found(line, None, deed, skipped)
            skipped.append(deed)
        elif may_enter(survey, order):
            return Found(line, None, ENTER, skipped)
        else:
            skipped.append(Skipped(line, rule, nobody(tried), tried))
    return Found(PASS, None, PASS, skipped)


def _told(failed: Sequence[Narrowed[int]], reading: Reading, line: str) -> list[Decision]:
    """The narrowings that left nobody, as they were; nothing where nobody will read it."""
    if not reading.told:
        return []
    actions = [reading.action.id, "pivot"]
    pairs = zip(failed, actions, strict=False)
    return [each.decision(None, None, {"candidate": line, "as": action}) for each, action in pairs]


def _row(reading: Reading, fell: str) -> str:
    """The row that skips a line: nobody there to whom it speaks, or nobody able. ``fell`` is the
    row by which the last AI fell."""
    if reading.scope == "any":
        return reading.rule
    scope = SCOPE_RULES[reading.scope]
    return scope if fell in (scope, MAY_ACT, "only-candidate") else reading.rule


def _readings(survey: Survey, order: CardOrder) -> Iterator[Reading]:
    match order:
        case CloseCombatOrder() | ShortRangeOrder():
            yield from priority_readings(survey, order)
        case PassTest() | ExecuteCounteractions() | ExecuteMissionOrders():
            return
        case _:
            yield tactical_reading(survey, order)


class Call(NamedTuple):
    """A line that calls for the mission's own orders: the deed, which of them, the row, what
    fails."""

    deed: str
    kind: OwnKind
    rule: str
    short: Shortfall


CALLS: Deeds[Call] = Deeds(
    "calls",
    (ExecuteCounteractions, ExecuteMissionOrders),
    {
        ExecuteCounteractions: Call(
            "counteractions", "counteraction", "COH-7.0-a", Shortfall("no-counteraction")
        ),
        ExecuteMissionOrders: Call(
            "mission-orders", "mission-order", "COH-7.1-a", Shortfall("no-mission-order")
        ),
    },
)


@cite("COH-4.1.2-o", "COH-4.1.2-p", "COH-7.1-a")
def _deed(
    play: CohPlay, survey: Survey, line: str, order: CardOrder, mission: MissionBook | None
) -> str | Skipped:
    """What a line without AI words comes to, or why it is skipped."""
    if isinstance(order, PassTest):
        short = Shortfall("does-not-pass", fresh_counts(survey))
        return PASS if passes(survey, order) else Skipped(line, "COH-4.1.2-p", short, [])
    deed, kind, rule, short = CALLS[type(order)]
    if mission is not None and mission.has(kind):
        return deed
    tried = mission.in_vain(play, kind) if mission is not None and play.explain else []
    return Skipped(line, rule, short, tried)


@cite("COH-4.1-b", "COH-2.2-a")
def read_card(
    play: CohPlay,
    survey: Survey,
    lines: Sequence[tuple[str, CardOrder]],
    mission: MissionBook | None = None,
    card: str = "",
) -> Procedure[Plan]:
    """Find the order and settle everything it leaves open; ``card`` is what is being read."""
    found = find_order(play, survey, lines, mission)
    names = [line for line, _ in lines]
    read = CardRead((*names, PASS), {each.line: each for each in found.skipped})

    def details() -> dict[str, str]:
        action = {} if found.reading is None else {"action": found.reading.action.id}
        return {"card": card, **action}

    tried = [decision for each in found.skipped for decision in each.tried]
    line = yield from decide(play, ORDER, read, read.lines, details, tried)
    assert line == found.line, "the ladder stops where the reader stopped"
    if found.reading is None:
        return Plan(line=found.line, do=found.deed)  # type: ignore[arg-type]
    return (yield from carry(play, found.reading, found.line))
