"""The reference: everything that is drawn or listed has a name, a sentence, rules, a picture."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.app.conversation import Table
from opfor.app.conversation.telling.reference import Reference
from opfor.app.registry import listings, load_game
from opfor.app.start import Start
from opfor.core.book import load_book
from opfor.core.game import Game
from opfor.core.topics import Topic
from tests.conformance.cases import Case
from tests.conformance.test_refs import played, things

LONGEST = 420
"""Letters of a page: a sentence or two, of an order card its lines."""
GAMES = [name for name in listings() if load_book(load_game(name).folder).topics]
"""Those with a reference: a small game needs none."""


def is_whole(topic: Topic) -> bool:
    text = topic.text.strip()
    return bool(topic.title and topic.svg and text) and text[-1] in ".!?”"


def reference_of(game: Game[Any]) -> Reference:
    return Table.new(game, Start(options=game.variants[0], seed=1)).reference


def test_every_thing_can_be_asked_about(case: Case) -> None:
    if case.game_id not in GAMES:
        return
    asked: set[str] = set()
    for eyes in played(case):
        drawn = [outline.ref for outline in eyes.table.ground().outlines]
        for ref in {*drawn, *things(eyes.view())} - asked:
            asked.add(ref)
            told = eyes.details(ref)
            assert told.topic is not None, ref
            assert is_whole(told.topic), ref
            assert told.label, ref
            assert "/" not in told.label, f"{ref}: a name, not {told.label}"
            assert told.label != ref.partition(":")[2] or ref.startswith(("hex:", "map:")), ref
    assert asked


@pytest.mark.parametrize("game_id", GAMES)
def test_every_page_is_short_and_rests_on_rules_and_pages_that_are_there(game_id: str) -> None:
    game = load_game(game_id)
    book, reference = load_book(game.folder), reference_of(game)
    for topic in reference.topics.values():
        assert is_whole(topic), topic.id
        assert len(topic.text) <= LONGEST, topic.id
        assert topic.group, topic.id
        assert [rule for rule in topic.rules if not book.knows(rule)] == [], topic.id
        assert topic.rules, topic.id
        assert [name for name in topic.see if name not in reference.topics] == [], topic.id


@pytest.mark.parametrize("game_id", GAMES)
def test_every_page_is_found_by_its_title(game_id: str) -> None:
    game = load_game(game_id)
    reference = reference_of(game)
    for topic in reference.topics.values():
        assert topic in reference.named(topic.title.strip("“”")), topic.title
