"""Why not that? For everything a person can point at there is a sentence with its rule."""

from __future__ import annotations

import re

import pytest

from opfor.app.conversation import Table
from opfor.app.session import Session
from opfor.core.book import load_book
from tests.conformance.cases import Case, at_random, is_decided_by_rules
from tests.conformance.test_refs import things

TURNS = 12
"""Turns of the opponent looked at in each variant: over a hundred for a game with ten."""
CITED = re.compile(r"\(([A-Z0-9][A-Za-z0-9.]*-[A-Za-z0-9.-]+)[,)]")


def is_decided(session: Session) -> bool:
    return bool(session.decisions())


@pytest.mark.rule("X-3")
@pytest.mark.cases(of=is_decided_by_rules)
def test_why_not_of_everything_that_is_drawn_or_listed(case: Case) -> None:
    table = Table.new(case.game, options=case.options, seed=9)
    book = load_book(case.game.folder)
    eyes, respond = table.seen_by(table.people[0]), at_random(10)
    turns = 0
    for _ in range(TURNS * 40):
        if table.session.pending is None or turns >= TURNS:
            break
        before = len(table.session.log())
        table.session.answer(respond(table.session.pending))
        if len(table.session.log()) == before or not is_decided(table.session):
            continue
        turns += 1
        refs = {outline.ref for outline in table.ground().outlines} | set(things(eyes.view()))
        for ref in sorted(refs)[turns % 5 :: 5]:
            said = " ".join(eyes.why_not(ref).lines)
            assert "there is no" not in said, ref
            cited = CITED.findall(said)
            assert cited or "was chosen" in said, (ref, said)
            assert all(book.knows(each) for each in cited), (ref, said)
    assert turns
