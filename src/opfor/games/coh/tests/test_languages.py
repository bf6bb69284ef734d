"""Conflict of Heroes in other languages: what the rules put together, named and asked in them."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh import FOLDER
from opfor.core.declared import declared
from opfor.core.language import speaking


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("Rifle G01", "Schützengruppe G01"),
        ("light woods", "lichter Wald"),
        ("G03", "G03"),
        ("G03 attacks S17, 10 needed: the dice show 4",
         "Angriff G03 auf S17, 10 nötig: Die Würfel zeigen 4"),
        ("Where does LMG 09 go?", "Wohin kommt LMG 09?"),
    ],
)  # fmt: skip
def test_what_rules_put_together_is_found_by_its_english(english: str, german: str) -> None:
    with speaking("de"):
        assert declared(FOLDER)(english) == german
