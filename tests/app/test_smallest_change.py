"""Why not: the smallest change is checked by playing the turn again with it."""

from __future__ import annotations

import pytest

from opfor.app.conversation import Table
from opfor.app.conversation.telling.smallest_change import moments, searched, smallest_change
from opfor.app.conversation.telling.turn_again import Course, gone_with, other_luck
from opfor.app.registry import listings, load_game
from opfor.app.search.clock import Clock
from opfor.app.start import Start
from opfor.core.requests import check_answer
from tests.conformance.cases import at_random

GAMES = [name for name in listings() if (load_game(name).folder / "packs" / "lessons").is_dir()
         and not load_game(name).generating]  # fmt: skip
ANSWERS = 40


def table_of(name: str, seed: int, answers: int = ANSWERS) -> Table:
    """A game some turns on, played at random."""
    game = load_game(name)
    options = {game.options.__struct_fields__[0]: game.offered()[0][0]} if game.offered else {}
    table, respond = Table.new(game, Start(options=options, seed=seed)), at_random(seed)
    for _ in range(answers):
        if table.session.pending is None:
            break
        table.session.answer(respond(table.session.pending))
    return table


@pytest.mark.parametrize("name", GAMES)
def test_a_change_that_is_named_makes_the_opponent_choose_it(name: str) -> None:
    """Whatever is found holds when the turn is played again; at least one thing is found."""
    named = 0
    for seed in (1, 2):
        eyes = table_of(name, seed).seen_by()
        for moment in list(moments(eyes))[:6]:
            dropped = [
                each
                for each in moment.decision.candidates
                if each != moment.decision.chosen and each not in moment.decision.survivors
            ]
            for wanted in dropped[:2]:
                found, tried = searched(eyes, moment, wanted, Clock(1))
                assert len(found) <= min(2, tried)
                named += bool(found)
                if found:
                    again = gone_with(eyes.table.session, moment, wanted, found)
                    assert again.course is not Course.NEITHER
    assert named


@pytest.mark.parametrize("name", GAMES)
def test_other_luck_is_what_chance_could_have_given(name: str) -> None:
    """Never what was given, and nothing of a pile whose contents are secret."""
    eyes, given = table_of(name, 3).seen_by(), 0
    known = eyes.table.session.game.shown.open_chance
    for moment in moments(eyes):
        for at, request, other in other_luck(eyes.table.session, moment):
            given += 1
            check_answer(request, other)
            assert request.source in known  # type: ignore[union-attr]
            was = moment.answers[at].answer
            assert other != (tuple(was) if isinstance(was, list) else was)
    assert given


def test_it_is_said_in_a_sentence_or_said_that_nothing_small_would_do() -> None:
    for name in GAMES:
        eyes = table_of(name, 1).seen_by()
        things = [str(c) for m in moments(eyes) for c in m.decision.candidates]
        said = [smallest_change(eyes, each, 0.5) for each in things[:4]]
        for each in filter(None, said):
            assert each.startswith(("If ", "Nothing small"))
            assert each.endswith(".")
    assert smallest_change(eyes, "the moon") == ""
