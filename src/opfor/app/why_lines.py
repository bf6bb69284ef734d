"""Why, and why not, as lines: of a game, or of a position that nobody plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.app.explain import Explainer
from opfor.app.phrases import SAY
from opfor.core.errors import OpforError
from opfor.core.trace import Decision


def why_lines(
    explainer: Explainer, decisions: Sequence[Decision], full: bool, simulated: Sequence[str] = ()
) -> list[str]:
    """The last decisions of the opponent, a sentence each, or with everything looked at.

    Where rules decided nothing, ``simulated`` says who plays without them.
    """
    if not decisions and simulated:
        return list(simulated)
    if not decisions:
        raise OpforError(SAY("not-decided"))
    if full:
        return [line for decision in decisions for line in explainer.full(decision)]
    return [explainer.short(decision) for decision in decisions]


def why_not_lines(
    explainer: Explainer, decisions: Sequence[Decision], text: str, state: Any
) -> list[str]:
    if not text:
        raise OpforError(SAY("why-not-what"))
    return explainer.why_not(decisions, text, state)
