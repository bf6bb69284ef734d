"""Why an act is better: by rules the opponent really went by, in what the seat may know."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest

from opfor.app.coach import advice
from opfor.app.coach.advice import advise
from opfor.app.coach.cause import Cause, cause
from opfor.app.coach.replies import Replies, Reply
from opfor.app.conversation import Table
from opfor.app.explain import Explainer
from opfor.app.registry import load_game
from opfor.app.search import Budget, is_weighed
from opfor.app.start import Start
from opfor.core.chance import Seeded
from opfor.core.foresight import foresight_of
from opfor.core.language import speaking
from opfor.core.requests import Choose
from opfor.core.trace import Decision, Sieve
from tests.toy_game import GAME as RACE

ROW = re.compile(r"\b[A-Z0-9]+-[A-Z]*-?[0-9][\w.\-]*")
GAMES: dict[str, dict[str, Any]] = {
    "blitzkrieg": {},
    "2gm": {},
    "coh": {"mission": "river-road-2"},
}


def at_weighty(name: str, number: int, seed: int = 6) -> Table:
    """A game at the usual player's weighty choice of that number."""
    game = load_game(name)
    table = Table.new(game, Start(options=GAMES[name], seed=seed))
    player, pick = game.players[foresight_of(game).usual], partial(Seeded(5).pick, "player")
    while isinstance(request := table.session.pending, Choose):
        number -= is_weighed(game, request, request.seat)
        if number < 0:
            return table
        seen = table.session.view(request.seat)
        table.session.answer(player(table.session.setting, seen, request, pick))
    raise AssertionError("the game was over before")


@pytest.fixture
def replied(monkeypatch: pytest.MonkeyPatch) -> list[Reply]:
    """Every reply that an advice tries out."""
    found: list[Reply] = []

    class Watched(Replies):
        def after(self, option: Any, number: int) -> Reply | None:
            reply = super().after(option, number)
            found.extend([reply] if reply is not None else [])
            return reply

    monkeypatch.setattr(advice, "Replies", Watched)
    return found


def rows_of(replies: list[Reply]) -> set[str]:
    """Every row that the decisions of these replies went by."""
    sieves = [step for reply in replies for each in reply.decisions for step in each.steps]
    return {row for step in sieves for row in (step.rule, step.by) if row}


@pytest.mark.parametrize("name", GAMES)
def test_a_reason_cites_only_rows_that_the_replies_went_by(name: str, replied: list[Reply]) -> None:
    reasons = 0
    for number in range(4, 16):
        if reasons:
            break
        replied.clear()
        for act in advise(at_weighty(name, number).seen_by(), Budget(20)):
            if act.why is not None:
                reasons += 1
                used = rows_of(replied)
                assert set(act.why.rules) <= used
                assert set(ROW.findall(act.why.because)) <= used
                assert act.why.because in act.reason
    assert reasons, "in none of these positions a reason was found"


def test_the_same_moment_has_the_same_advice() -> None:
    first, second = (advise(at_weighty("blitzkrieg", 5).seen_by(), Budget(20)) for _ in range(2))
    assert first == second


def test_asking_changes_no_later_advice() -> None:
    """The note in the record that somebody asked is not part of the luck."""
    from opfor.app.conversation.telling.hints import hint

    eyes = at_weighty("blitzkrieg", 5).seen_by()
    assert hint(eyes, Budget(20)) == hint(eyes, Budget(20))


def test_advice_does_not_depend_on_what_is_hidden() -> None:
    """Two tables that differ only in the order of what the seat cannot see."""
    table = at_weighty("2gm", 6)
    seen = table.session.view(table.people[0])
    play = table.session.play
    told = advise(table.seen_by(), Budget(12))
    play.step_start = table.session.game.view(
        table.session.setting, play.step_start, table.people[0]
    )
    play.state = seen
    assert [act.chance for act in advise(table.seen_by(), Budget(12))] == [
        act.chance for act in told
    ]


def reply(card: str, value: float, dropped: str = "") -> Reply:
    """The hare plays a card; of another it is said that its stride was shorter."""
    candidates = tuple(filter(None, (card, dropped)))
    steps: tuple[Sieve, ...] = ()
    if dropped:
        strides = {card: 3, dropped: 2}
        steps = (Sieve("RACE-3", (card,), (dropped,), True, values=strides, measure="stride"),)
    decision = Decision("card", candidates, steps, (card,), card)
    return Reply((decision,), value)


def told(pairs: list[tuple[Reply, Reply]]) -> Cause | None:
    setting = RACE.prepare(RACE.options(), {"finish": "over"})
    return cause(Explainer(RACE, setting), lambda decision: decision, pairs)


def test_the_criterion_that_took_the_harm_away_is_told() -> None:
    """After the other act the hare jumps, which is bad; after the better one it cannot."""
    found = told(
        [(reply("hop", 0.8, "jump"), reply("jump", 0.2))] * 4
        + [(reply("hop", 0.7), reply("hop", 0.7))]
    )
    assert found is not None
    assert found.rules == ("RACE-3",)
    said = found.told("the first", "the second")
    assert "RACE-3" in said
    assert "3 squares against 2" in said


def test_replies_that_do_not_differ_are_no_reason() -> None:
    same = (reply("hop", 0.8, "jump"), reply("hop", 0.2, "jump"))
    assert told([same] * 6) is None
    assert told([]) is None


def test_a_difference_that_matters_nothing_is_no_reason() -> None:
    assert told([(reply("hop", 0.5), reply("jump", 0.5))] * 6) is None


def test_stopped_while_reasons_are_sought_the_acts_are_told_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stop(*_: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr("opfor.app.coach.advice._causes", stop)
    told = advise(at_weighty("blitzkrieg", 5).seen_by(), Budget(20))
    assert len(told) > 1
    assert not any(act.reason for act in told)


def test_what_could_not_be_chosen_there_is_not_spoken_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """An order of another card, say: it may have no line that could be quoted."""
    clause = Explainer.clause

    def watched(self: Explainer, decision: Decision) -> str:
        assert decision.chosen in decision.candidates
        return clause(self, decision)

    monkeypatch.setattr(Explainer, "clause", watched)
    test_the_criterion_that_took_the_harm_away_is_told()


@pytest.mark.parametrize("language", ["es", "de"])
def test_a_cause_is_told_in_the_language(language: str) -> None:
    why = Cause("x", 0.4, 0.1, ": y", (), 1)
    english = why.told("a", "b")
    with speaking(language):
        assert "after" not in why.told("a", "b").casefold()
    assert english == "X: 40 % after a, 10 % after b. After b: y"
