"""The race of acts: halves drop out, luck is the same for all, what can be worked out is found."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from opfor.app.fork import fork
from opfor.app.search import Budget, search
from opfor.app.search.clock import Clock
from opfor.app.search.search import ranked
from opfor.app.search.shortlist import Shortlist, lined_up
from opfor.app.search.tree import Node
from opfor.core.odds import outcomes
from opfor.core.play import Play
from opfor.core.requests import Choose
from tests.app.test_search import FORESIGHT, at_choice, fair, foreseeing_race
from tests.toy_game.values import State

WORTH = {name: number / 20 for number, name in enumerate("abcdefghijklmnop")}


def raced(tries: int, wanted: tuple[str, ...] = (), is_closed: bool = False) -> dict[str, Node]:
    """A race in which every act does as well as it is worth, and looks the other way round."""
    root = Node()
    promise = {name: -worth for name, worth in WORTH.items()}
    shortlist = Shortlist(root, promise, tries, wanted, is_closed=is_closed)
    for number in range(tries):
        node = shortlist.next(number / tries)
        node.add(WORTH[node.option])
    return root.children


def test_tries_go_to_those_that_do_well() -> None:
    tried = raced(200)
    assert sum(node.visits for node in tried.values()) == 200
    best = max(tried, key=WORTH.__getitem__)
    middle = sorted(tried, key=WORTH.__getitem__)[len(tried) // 2]
    assert tried[best].visits > 2 * tried[middle].visits > 0


def test_few_tries_look_at_the_most_promising_only() -> None:
    assert set(raced(9)) == set("abcde")
    assert len(raced(200)) == 16


@pytest.mark.parametrize("name", ["c", "p"])
def test_what_is_asked_for_stays_in_the_race(name: str) -> None:
    """However bad it is, and however little it promises."""
    tried = raced(100, wanted=(name,))
    assert tried[name].visits >= max(node.visits for node in tried.values()) - 1


def test_among_equals_of_different_kinds_first_sight_decides() -> None:
    """Every kind has its turn in the race; who promises more is advised all the same."""
    root = Node()
    promise: dict[Any, float] = {1: 0.1, "b": 8.0, "a": 9.0}
    for node in Shortlist(root, promise, 100).nodes:
        node.add(0.5 if node.option != "a" else 0.0)
    assert ranked(root)[0].option == "b"


def test_fewer_acts_race_where_there_is_time_for_fewer_tries() -> None:
    """Those that promise most, and what was asked for."""
    root = Node()
    promise = {name: -worth for name, worth in WORTH.items()}
    shortlist = Shortlist(root, promise, 4000, wanted=("p",))
    assert len(root.children) == len(WORTH)
    shortlist.narrow(9)
    assert set(root.children) == set("abcdep")
    assert shortlist.racing == list(root.children.values())


def test_a_search_by_the_clock_narrows_its_race(monkeypatch: pytest.MonkeyPatch) -> None:
    """A try takes a tenth of the time: there will be ten, whatever number was allowed."""
    ticks = iter(range(100))
    monkeypatch.setattr(Clock, "used", lambda _: next(ticks) / 10)
    narrowed: list[int] = []
    monkeypatch.setattr(Shortlist, "narrow", lambda _, tries: narrowed.append(tries))
    play = at_choice(foreseeing_race(), (4, 4))
    found = search(play, 5, Budget(4000, 1.0))
    assert narrowed == [10]
    assert sum(each.tries for each in found) == 10


def test_what_was_asked_for_is_tried_before_all_else() -> None:
    """However little there is time for, it is known what it is worth."""
    root = Node()
    promise = {name: -worth for name, worth in WORTH.items()}
    shortlist = Shortlist(root, promise, 4, wanted=("p", "k"))
    assert {shortlist.next(0.0).option for _ in range(2)} == {"k", "p"}
    play = at_choice(foreseeing_race(), (4, 4))
    request = play.pending
    assert isinstance(request, Choose)
    for wanted in request.options:
        assert [each.option for each in search(play, 5, Budget(1), wanted=(wanted,))] == [wanted]


def test_a_closed_race_gives_all_tries_to_those_that_were_asked_for() -> None:
    tried = raced(120, wanted=("c", "p", "k"), is_closed=True)
    assert {name: node.visits for name, node in tried.items()} == {"c": 40, "p": 40, "k": 40}


def test_first_sight_says_who_starts_and_nothing_more() -> None:
    """Who looks best and does worst drops out with the first half."""
    tried = raced(100)
    assert tried["a"].visits == min(node.visits for node in tried.values())


def test_every_kind_of_act_has_its_turn() -> None:
    """Words promise more than any number; the best number starts all the same."""
    promise: dict[Any, float] = {"a": 9.0, "b": 8.0, "c": 7.0, 1: 0.2, 2: 0.3, 3: 0.1}
    assert lined_up(promise) == ["a", 2, "b", 1, "c", 3]
    root = Node()
    Shortlist(root, promise, 2)
    assert set(root.children) == {"a", 2}


def test_every_act_meets_the_same_luck() -> None:
    """Two acts take turns, and both see the same hidden cards at their first, second, third try."""
    dealt: list[Any] = []

    def watched(setting: Any, view: State, seat: str, pick: Any) -> State:
        state = fair(setting, view, seat, pick)
        dealt.append(state.hands[0])
        return state

    play = at_choice(foreseeing_race(replace(FORESIGHT, redeal=watched)), (4, 4))
    play.step_start = with_cards(play.step_start)
    play.state = with_cards(play.state)
    search(play, 5, Budget(40))
    assert dealt[::2] == dealt[1::2]
    assert len(set(dealt)) > 1


def with_cards(state: State) -> State:
    card = state.hands[1][0]
    return replace(state, hands=((card, card), state.hands[1]))


def exact(play: Play[Any, State], seat: str) -> Fraction:
    """The chance to win where everybody picks any option, each as likely: every line walked."""
    request = play.pending
    if request is None:
        outcome = play.game.outcome(play.setting, play.state)
        assert outcome is not None
        return Fraction(outcome.winner == seat)
    if isinstance(request, Choose):
        share = Fraction(1, len(request.options))
        ways: list[tuple[Any, Fraction]] = [(option, share) for option in request.options]
    else:
        ways = outcomes(request)
    total = Fraction(0)
    for answer, likely in ways:
        other = fork(play)
        other.answer(answer)
        total += likely * exact(other, seat)
    return total


def test_the_exact_value_is_found() -> None:
    """Both close to home against the hare that plays by its rules: few lines are left, and all of
    them are walked."""
    game = foreseeing_race(replace(FORESIGHT, depth=1))
    play = at_choice(game, (9, 7))
    found = search(play, 11, Budget(1200))
    assert len(found) == 2
    for act in found:
        other = fork(play)
        other.answer(act.option)
        truth = float(exact(other, "tortoise"))
        assert 0.0 < truth < 1.0
        assert act.chance == pytest.approx(truth, abs=0.05)
