"""The plain words of an order as rungs of its ladders, for the AI and for the target."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.cardboard.coh.orders.words import Word
from opfor.core.measure import Measure
from opfor.core.question import must
from opfor.fast.coh.bot.words.measured import Measured, Rungs
from opfor.fast.coh.order_numbers import WORDS
from opfor.games.coh.values.ladder_cases import AI_SAYS, TARGET_SAYS

ROWS = {
    Word.IN_COVER: "COH-5.0-a",
    Word.IN_0_DM_HEX: "COH-5.0-b",
    Word.IN_FIRE_ZONE: "COH-5.0-e",
    Word.FRESH: "COH-5.0-f",
    Word.SPENT: "COH-5.0-f",
    Word.HIT: "COH-5.0-g",
    Word.UNHIT: "COH-5.0-g",
    Word.JUST_ACTED: "COH-5.0-h",
    Word.JUST_ATTACKED: "COH-5.0-h",
    Word.JUST_MOVED: "COH-5.0-h",
    Word.IN_LOS: "COH-5.0-j",
    Word.MOBILE: "COH-5.0-k",
    Word.FOOT: "COH-5.0.1-a",
    Word.GUN: "COH-5.0.1-a",
    Word.VEHICLE: "COH-5.0.1-a",
    Word.CHOSEN: "COH-5.0.1-a",
}
"""Every plain word, with the row that defines it."""
TRUE_OF = {word: word.meant.true_of for word in ROWS}
SIGHT = (Word.IN_LOS, Word.IN_FIRE_ZONE)


def cases_of_words(says: dict[Word, str]) -> tuple[str, ...]:
    """What a line says, in the order of the words' numbers; the first says nothing."""
    by_number = {number: says[word] for word, number in WORDS.items()}
    return tuple(by_number.get(number, f"{number}") for number in range(max(by_number) + 1))


def ai_words(test: Callable[..., Any]) -> Rungs:
    """A rung for each plain word before the AI, in the order in which the line says them."""
    return tuple(
        must(
            row,
            Measure(name_of("ai", word), test, brief=TRUE_OF[word]),
            case=AI_SAYS[word],
            as_said=True,
        )
        for word, row in ROWS.items()
    )


def target_words(test: Callable[..., Any]) -> Rungs:
    """A rung for each plain word before the target."""
    return tuple(
        must(row, _target_measure(word, test), case=TARGET_SAYS[word], as_said=True)
        for word, row in ROWS.items()
    )


def _target_measure(word: Word, test: Callable[..., Any]) -> Measured:
    rulings = ("sight-words",) if word in SIGHT else ()
    return Measure(name_of("target", word), test, rulings=rulings, brief=TRUE_OF[word])


def name_of(what: str, word: Word) -> str:
    """The id of what a word asks of an AI or a target: ``ai-in-cover``."""
    return f"{what}-{word.lower().replace(' ', '-')}"
