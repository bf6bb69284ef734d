"""How a game ended, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.app.conversation.messages import Ended
from opfor.core.game import Outcome, Seat


def ended(outcome: Outcome, seats: Sequence[Seat]) -> Ended:
    """The end as a message."""
    lines = outcome_lines(outcome, seats)
    return Ended(outcome.winner, tuple(lines), dict(outcome.scores), outcome.rule)


def outcome_lines(outcome: Outcome, seats: Sequence[Seat]) -> list[str]:
    """Who won, why, and the score."""
    if not outcome.contest:
        return [_sentence(outcome.why)]
    titles = {seat.id: seat.title for seat in seats}
    lines = [" ".join([_sentence(_won(outcome, seats)), _sentence(outcome.why)])]
    scores = [f"{titles.get(seat, seat)} {n}" for seat, n in outcome.scores.items()]
    return lines + ([f"Score: {', '.join(scores)}."] if scores else [])


def _won(outcome: Outcome, seats: Sequence[Seat]) -> str:
    """Who won; partners win together."""
    if outcome.winner is None:
        return "A draw"
    won = [seat.title for seat in seats if outcome.winner in (seat.id, seat.partner_of)]
    who = " and ".join(won) or outcome.winner
    is_several = len(won) > 1 or who.lower().startswith("you")
    return f"{who} {'win' if is_several else 'wins'}"


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:].rstrip('.')}."
