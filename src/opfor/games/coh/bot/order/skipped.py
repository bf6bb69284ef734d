"""Why an order was skipped, for the trace: a sentence, and a word about each AI in question."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from opfor.cardboard.coh.orders.words import Kind
from opfor.core.cascade import Narrowed
from opfor.games.coh.bot.ability.refusals import refusal
from opfor.games.coh.bot.order.pairs import Reading
from opfor.games.coh.bot.words.eligibility import plain

Reason = Callable[[int], str]

SCOPES = {
    "hex": "no AI that may act shares a hex with a Unit",
    "adjacent": "no AI that may act is adjacent to a Unit",
}


def why_skipped(reading: Reading) -> dict[str, str]:
    """``reason`` and, where some AI came close, what stopped each of them."""
    survey = reading.survey
    able = [ai for ai in survey.ai if survey.may_act(ai)]
    if not able:
        return {"reason": "no AI may act" if survey.ai else "no AI on the map"}
    near = [ai for ai in able if reading.in_scope(ai)]
    if not near:
        return {"reason": SCOPES[reading.scope]}
    meeting = [ai for ai in near if reading.meets_words(ai)]
    if not meeting:
        return {"reason": f"no AI that may act is {_asked(reading)}"}
    aimed = {ai: reading.goals_for(ai) for ai in meeting}
    if not any(aimed.values()):
        return {"reason": f"nothing meets: {_target(reading)}"}
    reasons = {survey.name(ai): stopped(reading, ai, goals) for ai, goals in aimed.items()}
    return {"reason": f"no AI can do it: {reading.action}"} | reasons


def _asked(reading: Reading) -> str:
    words = ", ".join(plain(reading.ai.words))
    if reading.ai.kind is Kind.AI:
        return words
    return f"{words} {reading.ai.kind}".strip()


def _target(reading: Reading) -> str:
    words = ", ".join(plain(reading.target.words))
    return f"{words} {reading.target.kind}".strip()


def stopped(reading: Reading, ai: int, goals: list[int]) -> str:
    """What stops an AI: said of its nearest target."""
    if not goals:
        return "no target for it"
    survey = reading.survey
    nearest = survey.nearest(survey.cell(ai), goals)[0]
    return f"{survey.name(nearest)}: {refusal(reading, ai, nearest)}"


def with_reasons(narrowed: Narrowed[int], names: Mapping[str, int], why: Reason) -> None:
    """Put into the step "able to carry out the order" what stopped each who fell to it."""
    for n, step in enumerate(narrowed.steps or ()):
        if step.rule == "COH-5.0.1-c" and step.dropped and narrowed.steps:
            said = {str(name): why(names[str(name)]) for name in step.dropped}
            narrowed.steps[n] = replace(step, values=said)
