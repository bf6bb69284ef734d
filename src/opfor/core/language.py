"""The language in force: what is said while it counts is said in it.

It is a matter of who listens, so it is never part of a save: ``--language``, else the setting of
the environment, else the language of the system.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path

from opfor.core.errors import OpforError, one_of

ENGLISH = "en"
PSEUDO = "x-pseudo"
"""English with accents, longer and in brackets: what stays plain was never put into a book."""
IDS = "x-ids"
"""Ids and values instead of sentences, for tests."""
LANGUAGES = {
    "en": "English",
    "es": "Español",
    "de": "Deutsch",
    "fr": "Français",
    "it": "Italiano",
    PSEUDO: "[Þšéúđö ~~]",
}
"""Page, help and errors speak all of them. No game is told in French or Italian yet."""
SETTING = "OPFOR_LANGUAGE"
FLAG = "--language"
_IN_FORCE: ContextVar[str] = ContextVar("language", default=ENGLISH)


def language() -> str:
    """The language that is spoken now."""
    return _IN_FORCE.get()


@contextmanager
def speaking(name: str) -> Iterator[None]:
    """While inside, this language is spoken."""
    token = _IN_FORCE.set(name if name == IDS else known(name))
    try:
        yield
    finally:
        _IN_FORCE.reset(token)


@contextmanager
def told_in(folder: Path) -> Iterator[None]:
    """While inside, the language in force where the game in a folder is told in it, else English:
    half of the words in one language and half in another help nobody."""
    spoken = language()
    is_told = spoken in (ENGLISH, PSEUDO, IDS) or (folder / "words" / spoken).exists()
    with speaking(spoken if is_told else ENGLISH):
        yield


def is_whole(spoken: str) -> bool:
    """Whether the program speaks a language to the last help of a command."""
    return (Path(__file__).parents[1] / "words" / spoken / "help.ftl").exists()


def known(name: str) -> str:
    """The language as it is called here: ``es`` for ``es_ES.UTF-8``."""
    plain = name if name in LANGUAGES else name.replace("-", "_").partition("_")[0].casefold()
    if plain not in LANGUAGES:
        raise OpforError(one_of("language", name, LANGUAGES))
    return plain


def chosen(arguments: Sequence[str]) -> tuple[list[str], str]:
    """The arguments without ``--language``, wherever it stands, and what it names; else what the
    environment says; empty if neither does."""
    left, named = [], os.environ.get(SETTING, "")
    given = iter(arguments)
    for argument in given:
        flag, _, value = argument.partition("=")
        if flag == FLAG:
            named = value or next(given, "")
        else:
            left.append(argument)
    if FLAG in (each.partition("=")[0] for each in arguments) or named:
        named = known(named)
    return left, named


def of_the_system(environment: Mapping[str, str] = os.environ) -> str:
    """What the system speaks, where it is spoken here too; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if said := environment.get(name, "").partition(".")[0]:
            plain = said.partition("_")[0].casefold()
            return plain if plain in LANGUAGES else ENGLISH
    return ENGLISH
