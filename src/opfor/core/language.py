"""The language in force: what is said while it counts is said in it.

It is a matter of who listens, so it is never part of a save: ``--language``, else the setting of
the environment, else the language of the system.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

from opfor.core.errors import OpforError, one_of

ENGLISH = "en"
PSEUDO = "x-pseudo"
"""English with accents, longer and in brackets: what stays plain was never put into a book."""
IDS = "x-ids"
"""Ids and values instead of sentences, for tests."""
LANGUAGES = {"en": "English", "es": "Español", "de": "Deutsch", PSEUDO: "[Þšéúđö ~~]"}
SETTING = "OPFOR_LANGUAGE"
_IN_FORCE: ContextVar[str] = ContextVar("language", default=ENGLISH)


def language() -> str:
    """The language that is spoken now."""
    return _IN_FORCE.get()


def speak(name: str) -> None:
    """From now on this language is spoken."""
    _IN_FORCE.set(known(name))


@contextmanager
def speaking(name: str) -> Iterator[None]:
    """While inside, this language is spoken."""
    token = _IN_FORCE.set(name if name == IDS else known(name))
    try:
        yield
    finally:
        _IN_FORCE.reset(token)


def known(name: str) -> str:
    """The language as it is called here: ``es`` for ``es_ES.UTF-8``."""
    plain = name if name in LANGUAGES else name.replace("-", "_").partition("_")[0].casefold()
    if plain not in LANGUAGES:
        raise OpforError(one_of("language", name, LANGUAGES))
    return plain


def of_the_system(environment: Mapping[str, str] = os.environ) -> str:
    """What the system speaks, where it is spoken here too; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if said := environment.get(name, "").partition(".")[0]:
            plain = said.partition("_")[0].casefold()
            return plain if plain in LANGUAGES else ENGLISH
    return ENGLISH
