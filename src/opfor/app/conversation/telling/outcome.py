"""How a game ended, in sentences."""

from __future__ import annotations

import re
from collections.abc import Sequence

from opfor.app.conversation.messages import Ended
from opfor.app.forfeit import ILLEGAL
from opfor.core.declared import PLAIN, Declared
from opfor.core.game import Outcome, Seat
from opfor.core.phrasebook import PhraseBook
from opfor.core.phrases import listed

SAY = PhraseBook.of_the_program("conversation")

MORE = ("most victory points", "more victory points")
OURS = tuple((each, "you have more victory points") for each in MORE)
THEIRS = (
    ("the enemy's ", "your "),
    ("the enemy has ", "you have "),
    ("the enemy ", "your "),
    ("the other side could ", "you could "),
    *((each, "the other side has more victory points") for each in MORE),
)
"""A reason is written for the winner; to the loser the enemy is meant by it."""


def ended(
    outcome: Outcome, seats: Sequence[Seat], reader: str = "", words: Declared = PLAIN
) -> Ended:
    """The end as a message, told to the seat of a reader."""
    lines = outcome_lines(outcome, seats, reader, words)
    return Ended(outcome.winner, tuple(lines), dict(outcome.scores), outcome.rule)


def outcome_lines(
    outcome: Outcome, seats: Sequence[Seat], reader: str = "", words: Declared = PLAIN
) -> list[str]:
    """Who won, why, and the score; to somebody who sat there, whether they did."""
    why = SAY(ILLEGAL) if outcome.why == ILLEGAL else outcome.why
    if reader and outcome.winner is not None:
        why = _from_there(why, _has_won(outcome, seats, reader))
    why = _sentence(words(why))
    if not outcome.contest:
        return [why]
    titles = {seat.id: seat.title for seat in seats}
    lines = [f"{_sentence(_won(outcome, seats, reader))} {why}"]
    if outcome.grade:
        lines[0] += f" {SAY(f'grade-{outcome.grade}')}"
    scores = [f"{titles.get(seat, seat)} {n}" for seat, n in outcome.scores.items()]
    lines += [SAY("score", scores=", ".join(scores))] if scores else []
    return lines + [SAY(f"after-{n}", told=told) for n, told in enumerate(outcome.after) if told]


def _from_there(why: str, has_won: bool) -> str:
    """The reason as it is said to a seat: the first phrase that stands in it is turned round."""
    said, told = next((each for each in (OURS if has_won else THEIRS) if each[0] in why), ("", ""))
    return why.replace(said, told) if said else why


def _has_won(outcome: Outcome, seats: Sequence[Seat], reader: str) -> bool:
    """Partners win together."""
    winners = {each.id for each in seats if outcome.winner in (each.id, each.partner_of)}
    return reader in winners


def _won(outcome: Outcome, seats: Sequence[Seat], reader: str) -> str:
    """Who won; partners win together."""
    if outcome.winner is None:
        return SAY("draw")
    if reader:
        return SAY("you-win" if _has_won(outcome, seats, reader) else "you-lose")
    won = [seat for seat in seats if outcome.winner in (seat.id, seat.partner_of)]
    who = listed([seat.title for seat in won]) if won else outcome.winner
    if any(_is_you(seat.title) for seat in won):
        return SAY("won-you", who=who)
    return SAY("won-many" if len(won) > 1 else "won-one", who=who)


def _is_you(title: str) -> bool:
    """Whether a seat is called by the word for whoever reads."""
    return re.match(rf"{SAY('you')}\b", title, re.IGNORECASE) is not None


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:].rstrip('.')}."
