"""The words of learning, for every surface."""

from __future__ import annotations

from opfor.core.phrasebook import PhraseBook

SAY = PhraseBook.of_the_program("learning")
