"""Understanding abbreviations: every typed word may be a prefix, as long as one answer is meant.

``army-2 western-europe 1`` can be typed as ``army-2 west 1``, ``ar2 we 1`` (the first letters of
the parts of a word), or with blanks for hyphens; ``e9`` is ``e09``. An exact word beats a prefix, a
prefix beats first letters, so that ``1`` never means ``12``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from opfor.core.door import MOST_DIGITS
from opfor.core.echo import shortened
from opfor.core.errors import OpforError, close_to, one_of
from opfor.core.phrases import folded as folded

FINAL = ("done", "pass", "stay", "end")
"""Words that end something: never meant by a beginning."""
NONE, INITIALS, PREFIX, NUMBER, EXACT = 0, 1, 2, 3, 4


def words_of(text: str) -> list[str]:
    """The words of a line; commas are only punctuation, and accents need not be typed."""
    return folded(text.replace(",", " ")).split()


def fitting(typed: Sequence[str], keys: Sequence[str]) -> list[int]:
    """The numbers of the keys that the typed words can mean, best understanding only."""
    whole = _narrowed(typed, [folded(key).split() for key in keys])
    if whole:
        return whole
    loose = [part for word in typed for part in word.split("-") if part]
    return _narrowed(loose, [folded(key).replace("-", " ").split() for key in keys])


def _narrowed(typed: Sequence[str], keys: Sequence[Sequence[str]]) -> list[int]:
    left = [n for n, key in enumerate(keys) if len(key) >= len(typed)]
    for place, word in enumerate(typed):
        ranks = [(rank(word, keys[n][place]), n) for n in left]
        best = max(ranks, default=(NONE, 0))[0]
        left = [n for r, n in ranks if r == best and best > NONE]
    complete = [n for n in left if len(keys[n]) == len(typed)]
    return complete or left


def rank(typed: str, word: str) -> int:
    """How well a typed word stands for a word of a key; what ends a turn must be said whole."""
    if typed == word:
        return EXACT
    if word in FINAL:
        return NONE
    if _unpadded(typed) == _unpadded(word):
        return NUMBER
    if word.startswith(typed):
        return PREFIX
    return INITIALS if _initials(typed, word.split("-")) else NONE


def _unpadded(word: str) -> str:
    """``e9`` for ``e09``, ``3`` for ``03``: nobody types the noughts."""
    return re.sub(r"(?<!\d)0+(?=\d)", "", word)


def _initials(typed: str, parts: Sequence[str]) -> bool:
    """``ar2`` for ``army-2``: beginnings of successive parts; parts at the end may be missing."""
    if not typed:
        return True
    if not parts:
        return False
    return any(
        _initials(typed[size:], parts[1:])
        for size in range(1, min(len(typed), len(parts[0])) + 1)
        if parts[0].startswith(typed[:size])
    )


def pick_name(names: Sequence[str], typed: str) -> str:
    """One of a numbered list of names: by its number, or by the beginnings of its words."""
    text = typed.strip()
    if text.isdecimal():
        if len(text) > MOST_DIGITS or not 1 <= int(text) <= len(names):
            raise OpforError(f"{shortened(text)}: the list goes from 1 to {len(names)}")
        return names[int(text) - 1]
    found = fitting(words_of(text), names)
    if len(found) != 1:
        raise OpforError(one_of("choice", text, [names[n] for n in found] or names))
    return names[found[0]]


def close_words(typed: str, keys: Sequence[str]) -> list[str]:
    """Keys or words of keys that a misspelt text may have meant."""
    words = sorted({*keys, *(word for key in keys for word in key.split() if len(word) > 2)})
    return close_to(typed.casefold(), words)
