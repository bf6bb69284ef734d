"""Reasons, odds and rules as lines to read."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.app.conversation.telling.reasons import Foretold
from opfor.app.phrases import SAY
from opfor.app.session import Session
from opfor.core.game import Forecast
from opfor.core.phrases import capital, decimal

MOST_OUTCOMES = 12


def simulated_lines(session: Session) -> list[str]:
    """A sentence for each seat that a simulation player has: it has no rules to cite."""
    titles = {seat.id: seat.title for seat in session.game.seats(session.setting)}
    return [
        SAY("simulated", who=capital(titles[seat]), name=name)
        for seat, name in session.named_players.items()
    ]


def forecast_lines(
    forecasts: Sequence[Forecast | Foretold], most: int = MOST_OUTCOMES
) -> list[str]:
    """The likeliest first, with how each comes about."""
    if not forecasts:
        return [SAY("nothing-next")]
    if len(forecasts) <= most + 1:
        return [_forecast_line(each) for each in forecasts]
    rest = sum(each.probability for each in forecasts[most:])
    others = f"{_percent(rest)}  {SAY('other-outcomes', n=len(forecasts) - most)}"
    return [*(_forecast_line(each) for each in forecasts[:most]), others]


def _forecast_line(each: Forecast | Foretold) -> str:
    because = f"  ({'; '.join(each.because)})" if each.because else ""
    brings = f": {each.consequence}" if each.consequence else ""
    return f"{_percent(each.probability)}  {each.label}{brings}{because}"


def _percent(share: float) -> str:
    return f"{decimal(100 * share, 1):>5} %"
