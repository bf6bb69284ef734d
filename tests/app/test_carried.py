"""What carries a difference: facts with known shares, switched off."""

from __future__ import annotations

from functools import partial
from math import exp, log
from random import Random
from typing import Any

import pytest

from opfor.app.coach.carried import by_deed, by_part, is_sure
from opfor.app.coach.cause import cause
from opfor.app.coach.replies import Reply
from opfor.app.explain import Explainer
from opfor.app.registry import load_game
from opfor.app.session import Session
from opfor.app.start import Start
from opfor.core.chance import Seeded
from opfor.core.foresight import foresight_of
from opfor.core.language import speaking
from opfor.core.requests import Choose
from tests.toy_game import GAME as RACE

COUNT = 16
EARLY, LATER = 2, 8


def chance(odds: float) -> float:
    return 1 / (1 + exp(-odds))


def replies(points: float, forces: float, luck: Random) -> list[tuple[Reply, Reply]]:
    """The better act brings so much of two parts; some luck is the same after both, some is not."""
    pairs = []
    for _ in range(COUNT):
        base, own = luck.gauss(0, 0.3), luck.gauss(0, 0.02)
        better = {"points": points + own, "forces": forces}
        other = {"points": 0.0, "forces": 0.0}
        pairs.append(
            (
                Reply((), chance(base + sum(better.values())), better),
                Reply((), chance(base), other),
            )
        )
    return pairs


def values(pairs: list[tuple[Reply, Reply]]) -> list[tuple[float, float]]:
    return [(one.value, two.value) for one, two in pairs]


def of(pairs: list[tuple[Reply, Reply]], name: str) -> list[tuple[float, float]]:
    return [(one.parts[name], two.parts[name]) for one, two in pairs]


def told(pairs: list[tuple[Reply, Reply]]) -> Any:
    setting = RACE.prepare(RACE.options(), {"finish": "over"})
    return cause(Explainer(RACE, setting), lambda decision: decision, pairs)


def test_a_part_that_is_all_of_it_takes_all_of_it_along() -> None:
    pairs = replies(1.0, 0.0, Random(1))
    assert by_part(values(pairs), of(pairs, "points")).share == pytest.approx(1.0)
    assert not by_part(values(pairs), of(pairs, "forces")).carries


def test_the_part_that_carries_most_is_told_with_its_share() -> None:
    why = told(replies(0.9, 0.3, Random(2)))
    assert why.kind == "points"
    assert why.share == pytest.approx(0.75, abs=0.05)
    assert "further ahead in victory points after the first" in why.told("the first", "the second")
    assert "after the second, by your next choice: 7" in why.told("the first", "the second")
    for language in ("de", "es"):
        with speaking(language):
            assert "victory" not in why.told("a", "b")


def test_nothing_is_told_where_no_part_carries_half() -> None:
    """Each makes up for the other, and more."""
    assert told(replies(3.0, -2.5, Random(3))) is None


def test_nothing_is_told_of_what_luck_explains() -> None:
    """Differences of luck alone: hardly ever, whichever way they fall."""
    luck, said = Random(4), 0
    for _ in range(300):
        odds = [(luck.gauss(0, 1), luck.gauss(0, 1)) for _ in range(COUNT)]
        both = [[Reply((), chance(each), {"points": each}) for each in pair] for pair in odds]
        pairs = [(one, two) for one, two in both]
        said += told(pairs) is not None
    assert said / 300 <= 0.05


def test_a_difference_of_pairs_has_to_be_sure() -> None:
    assert is_sure([(1.0, 0.0)] * 5 + [(0.0, 0.0)])
    assert not is_sure([(1.0, 0.0), (0.0, 1.0)] * 4)
    assert not is_sure([(1.0, 0.0)] * 2), "two say nothing"


def test_what_the_opponent_does_is_worth_what_it_is_worth_after_the_same_act() -> None:
    """It does harm of 0.4, after the other act in 12 of 16 replies, after the better one in 4."""
    done = [(float(n % 4 == 0), float(n % 4 != 1)) for n in range(COUNT)]
    worth = [(0.6 - 0.4 * one, 0.6 - 0.4 * two) for one, two in done]
    looked = by_deed(worth, done)
    assert looked.share == pytest.approx(1.0)
    assert looked.carries
    better = [(one + 0.6, two) for one, two in worth]
    assert by_deed(better, done).share == pytest.approx(0.2 / 0.8)


@pytest.mark.parametrize(
    ("name", "options"), [("blitzkrieg", {}), ("2gm", {}), ("coh", {"mission": "river-road-2"})]
)
def test_the_parts_of_an_appraisal_are_all_of_it(name: str, options: dict[str, Any]) -> None:
    """From one moment of a game to a later one the chance changes by what its parts do."""
    game = load_game(name)
    session = Session.new(game, Start(options=options, seed=6))
    foresight, pick = foresight_of(game), partial(Seeded(5).pick, "player")
    player, found = game.players[foresight.usual], []
    assert foresight.parts is not None
    for number in range(LATER + 1):
        request = session.pending
        assert isinstance(request, Choose)
        if number in (EARLY, LATER):
            at = (session.setting, session.state, request.seat)
            found.append((foresight.appraise(*at), foresight.parts(*at)))
        session.answer(player(session.setting, session.view(request.seat), request, pick))
    (before, first), (after, second) = found
    odds = [log(each / (1 - each)) for each in (before, after)]
    gap = sum(second.values()) - sum(first.values())
    assert odds[1] - odds[0] == pytest.approx(gap)
    assert gap
