"""Why not that? For everything a person can point at there is a sentence with its rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain, count, islice
from math import ceil

import pytest

from opfor.app.conversation import Table
from opfor.app.start import Start
from opfor.core.book import load_book
from tests.conformance.cases import Case, at_random, cases, is_decided_by_rules
from tests.conformance.test_refs import things

TURNS = 100
"""Turns of the opponent looked at in each game, shared out among its variants."""
CITED = re.compile(r"\(([A-Z0-9][A-Za-z0-9.]*-[A-Za-z0-9.-]+)[,)]")


def share_of(case: Case) -> int:
    """How many turns fall to one variant of a game."""
    variants = [each for each in cases() if each.game_id == case.game_id]
    return ceil(TURNS / sum(map(is_decided_by_rules, variants)))


def turns_of(case: Case, seed: int) -> Iterator[Table]:
    """A game played at random, after each answer that made the opponent decide."""
    table = Table.new(case.game, Start(options=case.options, seed=seed))
    respond = at_random(seed + 1)
    while table.session.pending is not None:
        before = len(table.session.log())
        table.session.answer(respond(table.session.pending))
        if len(table.session.log()) > before and table.session.decisions():
            yield table


@pytest.mark.rule("X-3")
@pytest.mark.cases(of=is_decided_by_rules)
def test_why_not_of_everything_that_is_drawn_or_listed(case: Case) -> None:
    book = load_book(case.game.folder)
    turns = chain.from_iterable(turns_of(case, seed) for seed in count(9, 2))
    for table in islice(turns, share_of(case)):
        eyes = table.seen_by(table.people[0])
        refs = {outline.ref for outline in table.ground().outlines} | set(things(eyes.view()))
        for ref in sorted(refs):
            said = " ".join(eyes.why_not(ref).lines)
            assert "there is no" not in said, ref
            assert "was not a candidate" not in said, ref
            cited = CITED.findall(said)
            assert cited or "was chosen" in said, (ref, said)
            assert all(book.knows(each) for each in cited), (ref, said)
