"""How the drawing board speaks."""

from __future__ import annotations

from opfor.cardboard.coh import FOLDER
from opfor.core.phrasebook import PhraseBook

SAY = PhraseBook(FOLDER / "words", "drawing")
