"""Records hold no sentences of any language: ids and values only; words are made when telling."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from opfor.core.record import STEP, is_decision
from tests.conformance.cases import Case, played
from tests.records.changes import KEPT, kept


def sentences(value: Any, where: str = "") -> Iterator[str]:
    """Every text that is no id: an id has no blanks."""
    match value:
        case dict():
            for key, each in value.items():
                yield from sentences(key, where)
                yield from sentences(each, f"{where}.{key}")
        case list() | tuple():
            for each in value:
                yield from sentences(each, where)
        case str() if len(value.split()) > 1:
            yield f"{where}: {value}"


def test_a_record_holds_no_sentence(case: Case) -> None:
    for item in played(case, 1).history.log():
        kind = "" if item == STEP else item["type"]
        assert not list(sentences(item, kind))


@pytest.mark.parametrize("name", KEPT)
def test_events_of_old_saves_are_read_without_sentences(name: str) -> None:
    old = kept(name)
    for line in old.saved.lines:
        for item in getattr(line, "log", ()):
            if item != STEP and not is_decision(item):
                assert not list(sentences(item, item["type"]))
