"""The coach: advice in words, a game looked at again, a blunder found."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.app.coach.advice import WHOSE, advise
from opfor.app.coach.appraised import WORTH
from opfor.app.coach.judgement import judged_on, review, reviewed, taken_apart
from opfor.app.coach.puzzles import obvious_act, set_up, shipped
from opfor.app.coach.review import Judged, Review, summed
from opfor.app.coach.wheels import thrown_away
from opfor.app.conversation import Table
from opfor.app.conversation.eyes import Eyes
from opfor.app.conversation.telling.hints import hint
from opfor.app.registry import load_game
from opfor.app.search import Budget, Weighed
from opfor.app.search.tree import Node
from opfor.app.session import Session
from opfor.app.start import Start
from opfor.core.chance import Seeded
from opfor.core.errors import OpforError, Warned
from opfor.core.foresight import foresight_of
from opfor.core.record import Hinted
from opfor.core.requests import Choose, is_chance
from opfor.surfaces.cli.review import told
from tests.app.test_search import FORESIGHT, foreseeing_race
from tests.toy_game.values import CARDS


def raced(shortest: bool) -> Session:
    """A race in which the tortoise, one stride from home, takes its longest card or a short one."""
    game = foreseeing_race()
    deck = sorted(CARDS, key=CARDS.__getitem__)
    setting = game.prepare(game.options(mode="two-player", wind=False), {"finish": "over"})
    hands = ((deck[-1], deck[-1]), (deck[0], deck[-1]))
    start = replace(
        game.new(setting), at=(12 - CARDS[deck[-1]], 12 - CARDS[deck[-1]]), mover=1, hands=hands
    )
    session = Session.new(
        game, Start(options={"mode": "two-player", "wind": False}, seed=3, state=start)
    )
    first = True
    while (request := session.pending) is not None:
        assert isinstance(request, Choose)
        by_stride = sorted(request.options, key=lambda option: CARDS[option.card])
        session.answer(by_stride[0] if shortest and first else by_stride[-1])
        first = False
    return session


def test_a_blunder_is_found_and_its_cost_told() -> None:
    session = raced(shortest=True)
    found = _reviewed(session)
    (worst, *_) = found.worst
    assert worst.cost > 0.1
    assert worst.best_chance == 1.0
    assert found.skill < -0.1
    assert found.outcome == 0.0


def test_the_winning_act_costs_nothing() -> None:
    found = _reviewed(raced(shortest=False))
    assert found.worst == ()
    assert found.skill > 0, "the reference player takes any card"
    assert found.outcome == 1.0


def test_luck_and_skill_lead_from_the_first_chance_to_the_last() -> None:
    found = _reviewed(raced(shortest=True))
    assert found.outcome is not None
    whole = found.outcome - found.curve[0].before
    assert abs(found.luck + found.skill - whole) < 1e-9


def test_a_review_says_whose_chances_it_tells() -> None:
    assert WHOSE in told(_reviewed(raced(shortest=False)), "A race")


def _reviewed(session: Session) -> Review:
    return review(session, Budget(300), "tortoise")


def test_a_review_can_be_made_piece_by_piece() -> None:
    """No time at all judges one choice at a time; together that is the whole."""
    session = raced(shortest=True)
    found, place, rounds = list[Judged](), 0, 0
    while place < len(session.history.entries):
        more, place = judged_on(session, "tortoise", place, Budget(300), 0.0)
        found, rounds = found + more, rounds + 1
    assert rounds > 1
    whole = taken_apart(session, reviewed(session, "tortoise", found), Budget(300))
    assert whole == _reviewed(session)


def test_each_choice_is_looked_at_where_it_was_asked() -> None:
    session = raced(shortest=True)
    for each in _reviewed(session).curve:
        line = session.history.lines[each.moment]
        assert line is session.history.entries[each.entry]


def judged(turn: int, question: str, chance: float, best: float) -> Judged:
    done = "same" if chance == best else "worse"
    when = f"Turn {turn}"
    named = (turn, turn, "tortoise", question, done, "same", chance, best, 0.0)
    return Judged(*named, when=when, before=best, after=chance)


def test_acts_that_are_called_alike_may_differ_in_worth() -> None:
    """A move is told without its sums: two ways of it can have the same words."""
    one = replace(judged(1, "move", 0.2, 0.6), done="Move G01", best="Move G01")
    assert one.cost == pytest.approx(0.4)
    assert replace(one, error=0.3).cost == 0.0, "that may be noise"


def test_parts_add_up_to_the_whole() -> None:
    """Six turns in three parts, and by what was asked: each division has all skill and luck."""
    curve = [
        judged(turn, "move" if turn % 2 else "shoot", 0.4 if turn == 3 else 0.5, 0.5)
        for turn in range(1, 7)
    ]
    found = summed("race", "tortoise", curve, 1.0)
    by_turn, by_question = found.parts[:3], found.parts[3:]
    assert [part.title for part in by_turn] == [
        "turn 1 to turn 2",
        "turn 3 to turn 4",
        "turn 5 to turn 6",
    ]
    assert [part.title for part in by_question] == ["move", "shoot"]
    for parts in (by_turn, by_question):
        assert sum(part.choices for part in parts) == 6
        assert sum(part.skill for part in parts) == pytest.approx(found.skill)
        assert sum(part.luck for part in parts) == pytest.approx(found.luck)
    assert by_turn[1].skill == pytest.approx(-0.1)
    assert by_question[0].skill == pytest.approx(-0.1)


@pytest.mark.parametrize("game_id", ["blitzkrieg", "2gm"])
def test_a_hint_names_offered_acts_and_is_put_down(game_id: str) -> None:
    table = Table.new(load_game(game_id), Start(seed=5))
    while (request := table.session.pending) is not None and not is_chance(request):
        assert isinstance(request, Choose)
        if foresight_of(table.session.game).is_weighty(request) and len(request.options) > 1:
            break
        table.session.answer(request.options[0])
    eyes = table.seen_by()
    moment = table.moment
    told = hint(eyes, Budget(6))
    assert told.acts
    assert told.acts[0].offer == told.offer
    assert all(0.0 <= act.chance <= 1.0 for act in told.acts)
    assert isinstance(table.lines[moment], Hinted)


def test_nobody_is_helped_where_persons_play_each_other() -> None:
    table = Table.new(load_game("blitzkrieg"), Start(options={"mode": "two-player"}, seed=5))
    eyes = table.seen_by(table.people[0])
    with pytest.raises(OpforError, match="play each other"):
        hint(eyes)
    assert not table.may_be_coached()
    assert table.may_be_coached(wanted=True)
    table.is_coached = True
    assert table.may_be_coached()


def test_a_hint_says_no_chance_that_is_a_matter_of_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one try each the best act has won, or all have lost, were they not looked at."""
    monkeypatch.setattr("opfor.app.coach.advice.appraised", lambda *told: told[-1])
    game = load_game("blitzkrieg")
    seldom, often = (hint(Table.new(game, Start(seed=5)).seen_by(), Budget(n)) for n in (2, 120))
    assert "to win" not in seldom.text
    assert "to win" in often.text


def choosing() -> tuple[Eyes, Choose]:
    """A race at a choice between two cards."""
    session = Session.new(foreseeing_race(), Start(options={"mode": "two-player"}, seed=3))
    request = session.pending
    while isinstance(request, Choose) and len(request.options) < 2:
        session.answer(request.options[0])
        request = session.pending
    assert isinstance(request, Choose)
    return Table(session).seen_by(request.seat), request


def test_nobody_is_sure_of_a_chance_that_may_be_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five tries of each act, three of them won: that may be anything, were it not looked at."""
    eyes, request = choosing()
    monkeypatch.setattr("opfor.app.coach.advice.appraised", lambda *told: told[-1])
    wins = [1.0, 0.0, 1.0, 0.0, 1.0]

    def found(_root: Node) -> list[Weighed]:
        node = Node()
        for won in wins:
            node.add(won)
        return [Weighed(act, node.mean, node.error, node.visits) for act in request.options]

    monkeypatch.setattr("opfor.app.coach.advice.ranked", found)
    assert {act.is_rated for act in advise(eyes, Budget(2))} == {False}
    wins *= 20
    assert {act.is_rated for act in advise(eyes, Budget(2))} == {True}


def test_where_nothing_is_compiled_the_looks_of_a_position_count_for_tries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two tries say nothing; with what the positions after the acts look like there is a number."""
    eyes, request = choosing()
    rows = [Weighed(act, 1.0, 0.5, 2) for act in request.options]
    monkeypatch.setattr("opfor.app.coach.advice.ranked", lambda _root: rows)
    told = advise(eyes, Budget(2))
    assert {act.is_rated for act in told} == {True}
    assert {act.tries for act in told} == {2 + WORTH}
    assert all(0 < act.chance < 1 for act in told)


def test_acts_are_told_in_the_order_of_their_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    """The third was tried less than the second, and looks better."""
    eyes, request = choosing()
    rows = [Weighed(request.options[0], chance, 0.01, 30) for chance in (0.6, 0.4, 0.5)]
    monkeypatch.setattr("opfor.app.coach.advice.ranked", lambda _root: rows)
    told = advise(eyes, Budget(2))
    assert [act.chance for act in told] == [0.6, 0.5, 0.4]


def test_a_game_of_persons_is_looked_at_again_when_it_is_over() -> None:
    table = Table(raced(shortest=False))
    assert not table.is_solo
    assert table.may_be_reviewed()
    assert not Table.new(
        table.session.game, Start(options={"mode": "two-player"}, seed=1)
    ).may_be_reviewed()
    assert Table.new(table.session.game, Start(seed=1)).may_be_reviewed()


def test_a_blunder_is_warned_of_and_a_good_act_is_not() -> None:
    """One card wins at once; the other lets the hare win."""
    game = foreseeing_race(replace(FORESIGHT, patience=0))
    deck = sorted(CARDS, key=CARDS.__getitem__)
    setting = game.prepare(game.options(mode="two-player", wind=False), {"finish": "over"})
    home = 12 - CARDS[deck[-1]]
    hands = ((deck[-1], deck[-1]), (deck[0], deck[-1]))
    start = replace(game.new(setting), at=(home, home), mover=1, hands=hands)
    options = {"mode": "two-player", "wind": False}
    table = Table.new(game, Start(options=options, seed=3, state=start))
    eyes = table.seen_by("tortoise")
    request = table.session.pending
    assert isinstance(request, Choose)
    strides = [CARDS[option.card] for option in request.options]
    said = [thrown_away(eyes, (n,)) for n in range(len(strides))]
    assert [bool(each) for each in said] == [stride < max(strides) for stride in strides]
    table.is_coached = True
    short_one = next(o for o in eyes.offers() if strides[o.number] == min(strides))
    with pytest.raises(Warned, match="leaves 100 %"):
        eyes.enter(short_one.typed)
    assert isinstance(table.lines[-1], Hinted), "the record says who was warned"
    assert eyes.enter(short_one.typed, sure=True).moment > 1


def test_a_puzzle_played_the_obvious_way_is_found_to_be_a_blunder() -> None:
    """A real game this time: the puzzle in which the obvious act costs most."""
    game = load_game("blitzkrieg")
    puzzle = max(shipped(game), key=lambda each: each.chance - each.obvious_chance)
    table = set_up(game, puzzle)
    table.session.answer(obvious_act(game, puzzle, table))
    (worst, *_) = review(table.session, Budget(60)).worst
    assert worst.entry == 1 + len(puzzle.answers)
    assert worst.cost > 0.1


@pytest.mark.parametrize("untold", [False, True])
def test_a_game_beside_a_real_table_is_looked_at_like_any_other(untold: bool) -> None:
    """Every die and draw was typed in; or the person's own draws were never told."""
    game = load_game("blitzkrieg")
    session = Session.new(
        game, Start(seed=3, mode="table", table_sources=tuple(game.sources), untold=untold)
    )
    chance, turns = Seeded(3), 0
    while turns < 3 and (request := session.pending) is not None:
        if isinstance(request, Choose):
            turns += len(request.options) > 1
            session.answer(request.options[-1])
        else:
            session.answer(chance(request))
    found = review(session, Budget(4))
    assert found.curve
    setting_up = "The game is being set up"
    turns_told = {f"Turn {n}" for n in (2, 4, 6)}
    assert {each.when for each in found.curve} <= {setting_up, *turns_told}
    assert all(0.0 <= each.chance <= 1.0 for each in found.curve)
