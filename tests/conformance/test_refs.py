"""Refs: unique, and whatever is offered, decided, told or forecast is drawn or listed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from opfor.app.conversation import Eyes, Table
from opfor.app.conversation.messages import View
from opfor.app.start import Start
from opfor.core.errors import OpforError
from tests.conformance.cases import Case, at_random, has_names

ANSWERS = 16
SHORT = 12
"""So many answers may be left when everything has been pointed at: a list at the finger."""


def things(view: View) -> Iterator[str]:
    """Every ref that a view draws or lists, the ground apart."""
    facts = view.facts
    yield from (piece.ref for piece in view.pieces)
    yield from (mean.ref for mean in facts.means)
    yield from (card.ref for card in facts.cards)
    yield from (track.ref for track in facts.tracks)
    yield from (space.ref for track in facts.tracks for space in track.spaces if space.ref)
    yield from (listed.ref for listed in facts.lists)
    yield from (item.ref for listed in facts.lists for item in listed.items if item.ref)


def played(case: Case) -> Iterator[Eyes]:
    """A game seen by its first person, at every moment of the first answers."""
    table = Table.new(case.game, Start(options=case.options, seed=4))
    eyes, respond = table.seen_by(table.people[0]), at_random(5)
    for _ in range(ANSWERS):
        yield eyes
        if table.session.pending is None:
            return
        table.session.answer(respond(table.session.pending))


def test_refs_are_unique(case: Case) -> None:
    for eyes in played(case):
        view = eyes.view()
        counts = Counter(piece.ref for piece in view.pieces)
        counts += Counter(outline.ref for outline in eyes.table.ground().outlines)
        twice = [ref for ref, count in counts.items() if count > 1]
        assert not twice
        listed = Counter(item.ref for each in view.facts.lists for item in each.items if item.ref)
        assert max(listed.values(), default=1) == 1


def test_whatever_is_offered_told_decided_or_forecast_is_drawn_or_listed(case: Case) -> None:
    known: set[str] = set()
    since = 0
    for eyes in played(case):
        known |= {outline.ref for outline in eyes.table.ground().outlines}
        known |= set(things(eyes.view()))
        named = {ref for offer in eyes.offers() for ref in offer.refs}
        named |= {ref for told in eyes.story(since).told for ref in told.refs}
        named |= {mark.ref for mark in eyes.view().marks}
        named |= decided(eyes) | foretold(eyes)
        assert named - known == set()
        since = eyes.table.moment


def decided(eyes: Eyes) -> set[str]:
    rungs = [rung for reason in eyes.why().reasons for rung in reason.rungs]
    return {named.ref for rung in rungs for named in (*rung.kept, *rung.dropped) if named.ref}


def foretold(eyes: Eyes) -> set[str]:
    try:
        return {ref for each in eyes.forecast().outcomes for ref in each.refs}
    except OpforError:
        return set()


@pytest.mark.cases(of=has_names)
def test_pointing_at_the_refs_of_an_answer_leaves_a_short_list(case: Case) -> None:
    for eyes in played(case):
        same = Counter(offer.refs for offer in eyes.offers() if offer.refs)
        assert max(same.values(), default=0) <= SHORT
        without = sum(1 for offer in eyes.offers() if not offer.refs)
        assert without <= SHORT, "answers that nothing can be pointed at for"
