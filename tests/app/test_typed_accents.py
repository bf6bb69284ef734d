"""Accents need not be typed, and may be: a line that is offered is understood as it stands."""

from __future__ import annotations

import pytest

from opfor.app.conversation.asking.abbreviations import fitting, words_of
from opfor.app.conversation.asking.vocabulary import meant, spoken

KEYS = ["ausrüsten 34 hmg", "kämpfen g10 s17", "bonificación 06", "spielen espionage"]


@pytest.mark.parametrize("number", range(len(KEYS)))
def test_what_is_offered_can_be_typed_with_accents_and_without(number: int) -> None:
    plain = KEYS[number].translate(str.maketrans("üäó", "uao"))
    for typed in (KEYS[number], KEYS[number].upper(), plain, plain.partition(" ")[0]):
        assert fitting(words_of(typed), KEYS) == [number]


def test_a_name_in_a_label_is_found_with_its_accents() -> None:
    told = [spoken("desplegar 1", ["g10"], "Cañón M1"), spoken("ausrüsten 2", ["g11"], "Mörser")]
    assert meant(words_of("cañón"), told) == [0]
    assert meant(words_of("Mörser ausrüsten"), told) == [1]
