"""The plain words of an order as rungs of its ladders, for the AI and for the target."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.cardboard.coh.orders.words import Word
from opfor.core.measure import Measure
from opfor.core.question import Criterion, must
from opfor.games.coh.bot.words.eligibility import TESTS, goal_meets
from opfor.games.coh.values.ladder_cases import AI_SAYS, TARGET_SAYS

TRUE_OF = {word: word.meant.true_of for word in TESTS}
SIGHT = (Word.IN_LOS, Word.IN_FIRE_ZONE)


def said(says: dict[Word, str], words: Sequence[Word]) -> tuple[str, ...]:
    """The cases that these words make, in their order."""
    return tuple(says[word] for word in words)


def ai_words() -> tuple[Criterion[Any, int], ...]:
    """A rung for each plain word before the AI, in the order in which the line says them."""
    return tuple(
        must(rule, _ai_measure(word), case=AI_SAYS[word], as_said=True)
        for word, (rule, _) in TESTS.items()
    )


def target_words() -> tuple[Criterion[Any, int], ...]:
    """A rung for each plain word before the target."""
    return tuple(
        must(rule, _target_measure(word), case=TARGET_SAYS[word], as_said=True)
        for word, (rule, _) in TESTS.items()
    )


def _target_measure(word: Word) -> Measure[Any, int]:
    rulings = ("sight-words",) if word in SIGHT else ()
    return Measure(name_of("target", word), _of_target(word), rulings=rulings, brief=TRUE_OF[word])


def _ai_measure(word: Word) -> Measure[Any, int]:
    return Measure(name_of("ai", word), _of_ai(word), brief=TRUE_OF[word])


def name_of(what: str, word: Word) -> str:
    """The id of what a word asks of an AI or a target: ``ai-in-cover``."""
    return f"{what}-{word.lower().replace(' ', '-')}"


def _of_ai(word: Word) -> Any:
    test = TESTS[word][1]

    def meets(reading: Any, ai: int) -> bool:
        return test(reading.survey, ai)

    return meets


def _of_target(word: Word) -> Any:
    def meets(reading: Any, goal: int) -> bool:
        return goal_meets(reading.survey, word, goal, reading.acting)

    return meets
