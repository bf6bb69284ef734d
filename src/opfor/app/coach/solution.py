"""The solution of a puzzle in words: what is right, what one would have done, and why not."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from opfor.app.coach.advice import explained
from opfor.app.coach.puzzles import Puzzle, answers_to, obvious_act
from opfor.app.conversation.eyes import Eyes
from opfor.app.phrases import short
from opfor.app.search import Weighed
from opfor.app.speech import spoken
from opfor.core.game import Game
from opfor.core.phrases import listed, percent
from opfor.core.requests import Choose

CALLED = ("the right act", "the obvious one")
ONE = "One act is clearly best, and it is not the obvious one."
FEW = "A few acts are clearly best, and the obvious one is not among them. Find one of them."


class Solution(Struct, frozen=True):
    """``right`` are the numbers of the right offers; ``lines`` tell why."""

    right: tuple[int, ...]
    lines: tuple[str, ...]


def task(puzzle: Puzzle) -> str:
    """What is to be found."""
    return spoken(ONE if len(puzzle.right) == 1 else FEW)


def solution(game: Game[Any], puzzle: Puzzle, eyes: Eyes) -> Solution:
    """What is right with its chance to win, against the best of the others and the obvious act;
    what the opponent answers, and by which of its rules that differs."""
    table = eyes.table
    request = table.session.pending
    assert isinstance(request, Choose), "a puzzle asks for a choice"
    right, obvious = answers_to(game, puzzle, table), obvious_act(game, puzzle, table)
    acts = [Weighed(right[0], puzzle.chance, 0.0, 0), Weighed(obvious, puzzle.obvious_chance, 0, 0)]
    best, other = explained(eyes, request, acts, puzzle.seed, called=CALLED)
    labels = {offer.number: short(offer.label).rstrip(".") for offer in eyes.offers()}
    numbers = tuple(request.options.index(act) for act in right)
    also = f" (nearly as good: {listed([labels[n] for n in numbers[1:]])})" if numbers[1:] else ""
    lines = [
        f"{labels[best.offer]}: {percent(puzzle.chance)} to win{also}; "
        f"any other act {percent(puzzle.second)} at most.",
        f"The obvious act, {labels[other.offer]}, leaves {percent(puzzle.obvious_chance)}.",
    ]
    if best.reply:
        lines.append(f"After the right act most likely ({percent(best.likely)}): {best.reply}.")
    if other.reply and other.reply != best.reply:
        lines.append(f"After the obvious one ({percent(other.likely)}): {other.reply}.")
    if best.reason:
        lines.append(f"Why: {best.reason}")
    return Solution(numbers, tuple(lines))
