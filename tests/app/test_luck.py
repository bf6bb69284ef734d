"""Luck and skill of a review: differences of values under a reference player."""

from __future__ import annotations

from statistics import fmean, stdev

import pytest
from msgspec.structs import replace

from opfor.app.coach.fortune import sources
from opfor.app.coach.judgement import choices, review
from opfor.app.coach.ledger import worth
from opfor.app.coach.standing import play_before
from opfor.app.search import Budget
from opfor.app.session import Session
from opfor.app.start import Start
from opfor.core.chance import Seeded
from opfor.core.requests import Choose
from tests.app.test_coach import raced
from tests.app.test_search import foreseeing_race
from tests.toy_game.values import CARDS


def test_what_the_reference_player_would_do_is_neither_skill_nor_a_mistake() -> None:
    """Two strides from home with the same two cards: nothing can be chosen better or worse."""
    game = foreseeing_race()
    deck = sorted(CARDS, key=CARDS.__getitem__)
    setting = game.prepare(game.options(mode="two-player", wind=False), {"finish": "over"})
    start = replace(game.new(setting), at=(0, 0), mover=1, hands=((deck[0],), (deck[-1],) * 2))
    options = {"mode": "two-player", "wind": False}
    play = Session.new(game, Start(options=options, seed=3, state=start)).play
    assert isinstance(play.pending, Choose)
    found = worth(play, play.pending.options[0], 5, 40)
    assert found.before == pytest.approx(found.after, abs=0.25)


def test_a_choice_with_known_values_is_worth_their_difference() -> None:
    """One stride from home the long card wins at once; the reference player takes either."""
    session = raced(shortest=False)
    play = play_before(session, choices(session, "tortoise")[0])
    assert isinstance(play.pending, Choose)
    by_stride = sorted(play.pending.options, key=lambda option: CARDS[option.card])
    long, short = (worth(play, act, 5, 200) for act in (by_stride[-1], by_stride[0]))
    assert long.after == 1.0
    assert short.after < 0.8
    either = (long.after + short.after) / 2
    assert long.before == short.before == pytest.approx(either, abs=0.08)


def test_luck_is_nought_on_average_whoever_plays() -> None:
    """Many races of players who take any card, or the shortest."""
    game, options = foreseeing_race(), {"mode": "two-player", "wind": False}
    for is_random in (True, False):
        lucks = []
        for seed in range(60):
            session, chance = Session.new(game, Start(options=options, seed=seed)), Seeded(seed)
            while isinstance(request := session.pending, Choose):
                cards = sorted(request.options, key=lambda option: CARDS.get(option.card, 0))
                session.answer(cards[chance.pick("any", len(cards)) if is_random else 0])
            lucks.append(review(session, Budget(6), "tortoise", seed).luck)
        assert abs(fmean(lucks)) < 2 * stdev(lucks) / len(lucks) ** 0.5


def test_luck_is_taken_apart_by_where_it_came_from_and_adds_up() -> None:
    """A race with wind: whatever lies between two choices is a roll of it, or what was drawn."""
    game, names = foreseeing_race(), set[str]()
    for seed in range(4):
        session = Session.new(game, Start(options={"mode": "two-player", "wind": True}, seed=seed))
        while isinstance(request := session.pending, Choose):
            session.answer(request.options[0])
        found = review(session, Budget(8), "tortoise", seed)
        assert sum(each.luck for each in found.sources) == pytest.approx(found.luck)
        names |= {each.name for each in found.sources}
    assert names <= {"dice", "draws", "opponent", "rest"}
    assert names & {"dice", "draws"}


def test_a_draw_that_decides_is_booked_where_it_belongs() -> None:
    """Where no chance lies between two choices, the swing is the opponent's."""
    session = raced(shortest=True)
    found = review(session, Budget(40), "tortoise")
    judged = replace(found.curve[0], after=0.5)
    (one,) = sources(session, "tortoise", [judged], [-0.5], 4)
    assert (one.name, one.luck) == ("opponent", -0.5)
    (small,) = sources(session, "tortoise", [judged], [-0.02], 4)
    assert small.name == "rest"
