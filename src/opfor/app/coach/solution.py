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
from opfor.core.phrasebook import PhraseBook
from opfor.core.phrases import listed, percent
from opfor.core.requests import Choose

SAY = PhraseBook.of_the_program("days")
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
    called = SAY("puzzle-called-right"), SAY("puzzle-called-obvious")
    best, other = explained(eyes, request, acts, puzzle.seed, called=called)
    labels = {offer.number: short(offer.label).rstrip(".") for offer in eyes.offers()}
    numbers = tuple(request.options.index(act) for act in right)
    lines = [
        SAY(
            "puzzle-best",
            act=labels[best.offer],
            chance=percent(puzzle.chance),
            also=listed([labels[n] for n in numbers[1:]]) if numbers[1:] else "none",
            second=percent(puzzle.second),
        ),
        SAY("puzzle-obvious", act=labels[other.offer], chance=percent(puzzle.obvious_chance)),
    ]
    if best.reply:
        lines.append(SAY("puzzle-after-right", share=percent(best.likely), reply=best.reply))
    if other.reply and other.reply != best.reply:
        lines.append(SAY("puzzle-after-obvious", share=percent(other.likely), reply=other.reply))
    if best.reason:
        lines.append(SAY("puzzle-why", reason=best.reason))
    return Solution(numbers, tuple(lines))
