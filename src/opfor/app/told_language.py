"""In which language a command is answered."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from opfor.core.language import ENGLISH, LANGUAGES, PSEUDO, is_whole, of_the_system


def told_language(arguments: Sequence[str], wanted: str) -> str:
    """The language that is wanted, else the system's, where the game that is named is told in it
    (or, where none is, the whole program): half of the words in one language and half in another
    help nobody."""
    asked = wanted or of_the_system()
    if asked in (ENGLISH, PSEUDO):
        return asked
    from opfor.app.registry import listings, load_game  # here: most people ask for none

    for name in arguments[:2]:
        if name in listings() and not (load_game(name).folder / "words" / asked).exists():
            if wanted:
                title, said = listings()[name].title, LANGUAGES[asked]
                print(f"opfor: {title} is not told in {said} yet, so in English", file=sys.stderr)
            return ENGLISH
    names_game = any(name in listings() for name in arguments[:2])
    return asked if wanted or names_game or is_whole(asked) else ENGLISH
