"""Reading a card from the top: the first order that can be carried out is the one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from opfor.cardboard.coh.orders.text import order_text
from opfor.cardboard.coh.orders.trees import (
    CardOrder,
    CloseCombatOrder,
    ExecuteCounteractions,
    ExecuteMissionOrders,
    PassTest,
    PriorityOrder,
    ShortRangeOrder,
    TacticalLine,
)
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.trace import Decision, Step
from opfor.games.coh.bot.ability.refusals import can_be_done
from opfor.games.coh.bot.acting_ai import SCOPE_RULES
from opfor.games.coh.bot.entry import may_enter
from opfor.games.coh.bot.order.open_choices import carry
from opfor.games.coh.bot.order.pairs import Reading, tactical_reading
from opfor.games.coh.bot.order.plan import Plan
from opfor.games.coh.bot.order.priority import fresh_counts, passes, priority_readings
from opfor.games.coh.bot.order.skipped import why_skipped
from opfor.games.coh.bot.seen.survey import Survey
from opfor.games.coh.values.play import CohPlay

PASS = "pass"
ENTER = "enter"


class MissionBook(Protocol):
    """The mission's own orders, as far as a card's reader must know them."""

    def can_counteract(self) -> bool: ...

    def can_do_mission_orders(self) -> bool: ...


class Skipped(NamedTuple):
    """A line that could not be carried out: the row that says so, and why."""

    line: str
    rule: str
    why: dict[str, Any]


class Found(NamedTuple):
    """The first line that can be carried out: a reading of it, or a deed of its own."""

    line: str
    reading: Reading | None
    deed: str
    skipped: list[Skipped]


@cite("COH-4.1-a")
def lines_of(
    priority: Sequence[PriorityOrder], tactical: Sequence[TacticalLine]
) -> list[tuple[str, CardOrder]]:
    """The lines in the order they are tried: priority orders, then tactical ones."""
    named: list[tuple[str, CardOrder]] = []
    named += [(f"priority/{n}", order) for n, order in enumerate(priority, 1)]
    named += [(f"tactical/{n}", order) for n, order in enumerate(tactical, 1)]
    return named


@cite("COH-4.1-a", "COH-4.1-b", "COH-5.0.1-h", "COH-2.2-a")
def find_order(
    survey: Survey,
    lines: Sequence[tuple[str, CardOrder]],
    mission: MissionBook | None = None,
    *,
    explain: bool = True,
) -> Found:
    """The first line that can be carried out, and why those above it cannot; else a pass."""
    skipped: list[Skipped] = []
    for line, order in lines:
        readings = list(_readings(survey, order))
        for reading in readings:
            if can_be_done(reading):
                return Found(line, reading, "", skipped)
        if not readings:
            deed, rule, why = _deed(survey, order, mission)
            if deed:
                return Found(line, None, deed, skipped)
            skipped.append(Skipped(line, rule, why))
        elif may_enter(survey, order):
            return Found(line, None, ENTER, skipped)
        else:
            why = _why(readings) if explain else {}
            skipped.append(Skipped(line, _row(readings[0]), why))
    return Found(PASS, None, PASS, skipped)


def _row(reading: Reading) -> str:
    """The row that skips a line: nobody there to whom it speaks, or nobody able."""
    survey = reading.survey
    if reading.scope == "any":
        return reading.rule
    spoken_to = any(survey.may_act(ai) and reading.in_scope(ai) for ai in survey.ai)
    return reading.rule if spoken_to else SCOPE_RULES[reading.scope]


def _why(readings: Sequence[Reading]) -> dict[str, Any]:
    """The reasons of a line's actions: plain if it has one, by action otherwise."""
    if len(readings) == 1:
        return dict(why_skipped(readings[0]))
    reasons = {str(reading.action): why_skipped(reading) for reading in readings}
    first = next(iter(reasons.values()))["reason"]
    if all(why == {"reason": first} for why in reasons.values()):
        return {"reason": first}
    return {"reason": "no AI can do any of its actions"} | reasons


def _readings(survey: Survey, order: CardOrder) -> Iterator[Reading]:
    match order:
        case CloseCombatOrder() | ShortRangeOrder():
            yield from priority_readings(survey, order)
        case PassTest() | ExecuteCounteractions() | ExecuteMissionOrders():
            return
        case _:
            yield tactical_reading(survey, order)


@cite("COH-4.1.2-o", "COH-4.1.2-p", "COH-7.1-a")
def _deed(
    survey: Survey, order: CardOrder, mission: MissionBook | None
) -> tuple[str, str, dict[str, Any]]:
    """What a line without AI words comes to, or the row and reason why it is skipped."""
    if isinstance(order, PassTest):
        ai, units = fresh_counts(survey)
        deed = PASS if passes(survey, order) else ""
        why = {"reason": f"{ai} Fresh AI, {units} Fresh Units: the AI does not pass"}
        return deed, "COH-4.1.2-p", why
    if isinstance(order, ExecuteCounteractions):
        able = mission is not None and mission.can_counteract()
        why = {"reason": "no Counteraction can be executed"}
        return "counteractions" if able else "", "COH-7.0-a", why
    able = mission is not None and mission.can_do_mission_orders()
    why = {"reason": "no Mission Order can be executed"}
    return "mission-orders" if able else "", "COH-7.1-a", why


def _sentence(why: dict[str, Any]) -> str:
    """The reason in one line, with what stopped each AI."""
    stopped = [f"{who} {said}" for who, said in why.items() if who != "reason" and said]
    plain = [text for text in stopped if "{" not in text]
    return str(why.get("reason", "")) + (f" ({'; '.join(plain)})" if plain else "")


def order_decision(lines: Sequence[tuple[str, CardOrder]], found: Found) -> Decision:
    """The choice of the order as a trace: a step per skipped line, then the stop."""
    names = [line for line, _ in lines]
    left = [*names, PASS]
    steps = []
    for line, rule, why in found.skipped:
        left = [name for name in left if name != line]
        steps.append(Step(rule, tuple(left), (line,), True, values={line: _sentence(why)} | why))
    if len(left) > 1:
        below = tuple(name for name in left if name != found.line)
        steps.append(Step("COH-4.1-b", (found.line,), below, True))
    details = {} if found.reading is None else {"action": str(found.reading.action)}
    if found.line != PASS:
        details["text"] = order_text(dict(lines)[found.line])
    return Decision("order", (*names, PASS), tuple(steps), (found.line,), found.line, None, details)


@cite("COH-4.1-b", "COH-2.2-a")
def read_card(
    play: CohPlay,
    survey: Survey,
    lines: Sequence[tuple[str, CardOrder]],
    mission: MissionBook | None = None,
) -> Procedure[Plan]:
    """Find the order and settle everything it leaves open."""
    found = find_order(survey, lines, mission, explain=play.explain)
    play.settled.append(found.skipped[-1].rule if found.skipped else "only-candidate")
    if play.explain:
        play.note(order_decision(lines, found))
    if found.reading is None:
        return Plan(line=found.line, do=found.deed)  # type: ignore[arg-type]
    return (yield from carry(play, found.reading, found.line))
