"""Why an order was skipped, for the trace: a sentence, and a word about each AI in question."""

from __future__ import annotations

from opfor.games.coh.orders.words import Kind
from opfor.games.coh.solo.ability import refusal
from opfor.games.coh.solo.eligibility import plain
from opfor.games.coh.solo.reading import Reading

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
    reasons = {survey.name(ai): _stopped(reading, ai, goals) for ai, goals in aimed.items()}
    return {"reason": f"no AI can do it: {reading.action}"} | reasons


def _asked(reading: Reading) -> str:
    words = ", ".join(plain(reading.ai.words))
    if reading.ai.kind is Kind.AI:
        return words
    return f"{words} {reading.ai.kind}".strip()


def _target(reading: Reading) -> str:
    words = ", ".join(plain(reading.target.words))
    return f"{words} {reading.target.kind}".strip()


def _stopped(reading: Reading, ai: int, goals: list[int]) -> str:
    """What stops an AI: said of its nearest target."""
    if not goals:
        return "no target for it"
    survey = reading.survey
    nearest = survey.nearest(survey.cell(ai), goals)[0]
    return f"{survey.name(nearest)}: {refusal(reading, ai, nearest)}"
