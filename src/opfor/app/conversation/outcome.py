"""How a game ended, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.app.conversation.messages import Ended
from opfor.core.game import Outcome, Seat

THEIRS = (("the enemy's ", "your "), ("the enemy has ", "you have "), ("the enemy ", "your "))
"""A reason is told to the winner; to the loser the enemy is meant by it."""


def ended(outcome: Outcome, seats: Sequence[Seat], reader: str = "") -> Ended:
    """The end as a message, told to the seat of a reader."""
    lines = outcome_lines(outcome, seats, reader)
    return Ended(outcome.winner, tuple(lines), dict(outcome.scores), outcome.rule)


def outcome_lines(outcome: Outcome, seats: Sequence[Seat], reader: str = "") -> list[str]:
    """Who won, why, and the score; to somebody who sat there, whether they did."""
    if not outcome.contest:
        return [_sentence(outcome.why)]
    titles = {seat.id: seat.title for seat in seats}
    why = outcome.why
    if reader and outcome.winner is not None and not _has_won(outcome, seats, reader):
        for theirs, yours in THEIRS:
            why = why.replace(theirs, yours)
    lines = [" ".join([_sentence(_won(outcome, seats, reader)), _sentence(why)])]
    scores = [f"{titles.get(seat, seat)} {n}" for seat, n in outcome.scores.items()]
    return lines + ([f"Score: {', '.join(scores)}."] if scores else [])


def _has_won(outcome: Outcome, seats: Sequence[Seat], reader: str) -> bool:
    """Partners win together."""
    winners = {each.id for each in seats if outcome.winner in (each.id, each.partner_of)}
    return reader in winners


def _won(outcome: Outcome, seats: Sequence[Seat], reader: str) -> str:
    """Who won; partners win together."""
    if outcome.winner is None:
        return "A draw"
    if reader:
        return "You win" if _has_won(outcome, seats, reader) else "You lose"
    won = [seat.title for seat in seats if outcome.winner in (seat.id, seat.partner_of)]
    who = " and ".join(won) or outcome.winner
    is_several = len(won) > 1 or who.lower().startswith("you")
    return f"{who} {'win' if is_several else 'wins'}"


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:].rstrip('.')}."
