"""Answers by any words that name them, in any order: of their keys, their things, their labels.

Tried where the words of a line do not follow a key. ``s17`` means the shot at the hex where S17
stands, ``pac 1 navy 3`` a placement, ``extra ammunition`` the card of that title.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from opfor.app.conversation.asking.abbreviations import FINAL, NONE, NUMBER, folded, rank
from opfor.core.game import Game
from opfor.core.language import ENGLISH, language, speaking

LABEL_EXACT, LABEL_PREFIX = 2, 1
LEAST_LETTERS = 3
"""Letters of a word of a label, and of a beginning of one, that mean anything."""


class Spoken(NamedTuple):
    """What an answer can be called: words of its key, names of its things, words of its label."""

    key: tuple[str, ...]
    names: tuple[str, ...]
    label: tuple[str, ...]


def english_key(game: Game[Any], setting: Any, state: Any, action: Any) -> str:
    """What is typed for an action in English; empty where that is spoken anyway."""
    if language() == ENGLISH:
        return ""
    with speaking(ENGLISH):
        return game.words.action_key(setting, state, action)


def spoken(key: str, names: Sequence[str], label: str) -> Spoken:
    words = tuple(part for word in folded(key).split() for part in (word, *_parts(word)))
    plain = [word.strip(".,:;()") for word in folded(label).split()]
    long = [word for word in plain if word[:1].isalpha() and len(word) >= LEAST_LETTERS]
    told = tuple(word for word in long if word not in words)
    return Spoken(words, tuple(map(folded, names)), told)


def _parts(word: str) -> tuple[str, ...]:
    return tuple(part for part in word.split("-") if part) if "-" in word else ()


def meant(typed: Sequence[str], answers: Sequence[Spoken], exact: bool = False) -> list[int]:
    """The answers that all the words can mean, best understanding only; ``exact``: none of them
    may be a beginning. Of equals the one whose words come in this order is meant, then the one
    that says less than all the others."""
    loose = [part for word in typed for part in word.split("-") if part]
    least = NUMBER * len(typed) if exact else NONE + 1
    scores = [
        (max(_score(typed, each), _score(loose, each)), _is_in_order(loose, each))
        for each in answers
    ]
    top = max(scores, default=(NONE, False))
    if top[0] < least:
        return []
    found = [number for number, score in enumerate(scores) if score == top]
    plainest = [n for n in found if all(set(answers[n].key) <= set(answers[m].key) for m in found)]
    return plainest[:1] or found


def _is_in_order(typed: Sequence[str], answer: Spoken) -> bool:
    """Whether the words follow each other as in the key: of equals such an answer is meant."""
    words = iter(word for word in answer.key if "-" not in word)
    return all(any(rank(word, known) > NONE for known in words) for word in typed)


def mentioning(typed: Sequence[str], answers: Sequence[Spoken]) -> list[int]:
    """The answers in which all the words occur, however well."""
    return [number for number, each in enumerate(answers) if _score(typed, each) > NONE]


def _score(typed: Sequence[str], answer: Spoken) -> int:
    """How well the words fit; 0 if one of them fits nothing. Each of them must mean a word of its
    own."""
    left = [*answer.key, *(name for name in answer.names if name not in answer.key)]
    total = 0
    for word in typed:
        ranks = [(rank(word, known), -len(known), known) for known in left]
        best, _, known = max(ranks, default=(NONE, 0, ""))
        if best > NONE:
            left = _without(left, known)
        else:  # a word of the key said again begins the next act
            best = NONE if word in answer.key else _label_rank(word, answer.label)
        if best == NONE:
            return NONE
        total += best
    return total


def _without(words: Sequence[str], said: str) -> list[str]:
    """What can still be said: neither the word, nor its parts, nor a word it is a part of. Else the
    second navy of ``navy 2 navy 3`` would be read into the first unit."""
    wholes = [word for word in words if said in _parts(word)][:1]
    left = list(words)
    for word in (said, *_parts(said), *wholes):
        if word in left:
            left.remove(word)
    return left


def _label_rank(word: str, label: Sequence[str]) -> int:
    if word in label:
        return LABEL_EXACT
    if len(word) < LEAST_LETTERS:
        return NONE
    begins = any(each.startswith(word) for each in label if each not in FINAL)
    return LABEL_PREFIX if begins else NONE
