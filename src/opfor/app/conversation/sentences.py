"""Reasons, odds and rules as lines to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.app.conversation.reasons import Foretold
from opfor.app.explain import Explainer
from opfor.app.session import Session
from opfor.core.errors import OpforError
from opfor.core.game import Forecast
from opfor.core.trace import Decision

MOST_OUTCOMES = 12


def why_lines(
    explainer: Explainer, decisions: Sequence[Decision], full: bool, simulated: Sequence[str] = ()
) -> list[str]:
    """The last decisions of the opponent, a sentence each, or with everything looked at.

    Where rules decided nothing, ``simulated`` says who plays without them.
    """
    if not decisions and simulated:
        return list(simulated)
    if not decisions:
        raise OpforError("the opponent has decided nothing yet")
    if full:
        return [line for decision in decisions for line in explainer.full(decision)]
    return [explainer.short(decision) for decision in decisions]


def simulated_lines(session: Session) -> list[str]:
    """A sentence for each seat that a simulation player has: it has no rules to cite."""
    titles = {seat.id: seat.title for seat in session.game.seats(session.setting)}
    return [
        f"{titles[seat]} is played by {name}: a simulation player, which goes by what "
        "seems worth most to it or by chance, not by rules, so there is no rule to cite."
        for seat, name in session.named_players.items()
    ]


def why_not_lines(
    explainer: Explainer, decisions: Sequence[Decision], text: str, state: Any
) -> list[str]:
    if not text:
        raise OpforError("why not what? Name something the opponent could have chosen")
    return explainer.why_not(decisions, text, state)


def forecast_lines(
    forecasts: Sequence[Forecast | Foretold], most: int = MOST_OUTCOMES
) -> list[str]:
    """The likeliest first, with how each comes about."""
    if not forecasts:
        return ["The opponent does nothing next."]
    if len(forecasts) <= most + 1:
        return [_forecast_line(each) for each in forecasts]
    rest = sum(each.probability for each in forecasts[most:])
    others = f"{_percent(rest)}  {len(forecasts) - most} other outcomes"
    return [*(_forecast_line(each) for each in forecasts[:most]), others]


def _forecast_line(each: Forecast | Foretold) -> str:
    because = f"  ({'; '.join(each.because)})" if each.because else ""
    brings = f": {each.consequence}" if each.consequence else ""
    return f"{_percent(each.probability)}  {each.label}{brings}{because}"


def _percent(share: float) -> str:
    return f"{100 * share:5.1f} %"
