"""Only asked, without a board: the answer is the engine's, from a few questions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from opfor.app.conversation import Table
from opfor.app.inquiry.asked import inquired, open_questions
from opfor.app.inquiry.ladder_walk import CANDIDATES, CASES, CHANCE, FACTS, RUNG, Wanted, walk
from opfor.app.registry import load_game
from opfor.app.start import Start
from opfor.core.book import load_book, resolve
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.question import Criterion, Question
from opfor.core.trace import Decision, Sieve
from tests.conformance.cases import at_random

FEW = 6
GAMES = {"blitzkrieg": {}, "2gm": {}, "coh": {"mission": "first-light"}}
SHARE = {"blitzkrieg": 0.9, "2gm": 0.9, "coh": 0.9}


def decisions(game: Game[Any], options: dict[str, Any], wanted: int) -> list[Decision]:
    """What the opponent decided in games played at random, with every rung."""
    found: list[Decision] = []
    seed = 3
    while len(found) < wanted:
        table = Table.new(game, Start(options=options, seed=seed))
        respond = at_random(seed)
        for _ in range(40):
            if (asked := table.session.pending) is None:
                break
            table.session.answer(respond(asked))
        found += [each for each in table.session.log() if isinstance(each, Decision)]
        seed += 1
    return found[:wanted]


class Onlooker:
    """Somebody who answers by looking at the table: what the engine measured there."""

    def __init__(self, question: Question[Any, Any], decision: Decision) -> None:
        self.decision, self.question = decision, question
        self.steps = {(s.rule, s.by, s.measure): s for s in decision.steps}

    def rungs(self) -> Iterator[Criterion[Any, Any]]:
        for step in self.decision.steps:
            rung = self.question.rung_of(step.rule, step.by, step.measure)
            assert rung is not None
            yield rung

    def answer(self, wanted: Wanted) -> tuple[str, ...]:
        match wanted.kind:
            case kind if kind == CASES:
                return tuple(dict.fromkeys(rung.case for rung in self.rungs() if rung.case))
            case kind if kind == FACTS:
                return tuple({rung.when.said for rung in self.rungs() if rung.when is not None})
            case kind if kind == CANDIDATES:
                return tuple(map(str, self.decision.candidates))
            case kind if kind == CHANCE:
                return (str(self.decision.chosen),)
        return self.fitting(wanted)

    def fitting(self, wanted: Wanted) -> tuple[str, ...]:
        """Those that every rung keeps; a rung the engine did not look at keeps all."""
        found = [self.steps.get((r.rule, r.by, r.measure.id)) for r in wanted.rungs]
        looked: list[Sieve] = [step for step in found if step is not None]
        if any(not step.applied for step in looked):
            return ()
        gone = {str(name) for step in looked for name in step.dropped}
        return tuple(name for name in wanted.choices if name not in gone)


def asked(
    question: Question[Any, Any], ladder: Sequence[Criterion[Any, Any]], decision: Decision
) -> tuple[str | None, int]:
    """What comes of asking, and after how many questions."""
    onlooker, going, count = Onlooker(question, decision), walk(question, ladder), 0
    try:
        wanted = next(going)
        while True:
            count += wanted.kind in (RUNG, FACTS)
            wanted = going.send(onlooker.answer(wanted))
    except StopIteration as end:
        return end.value.chosen, count


@pytest.mark.parametrize("game_id", GAMES)
def test_asking_gives_the_engines_answer_after_few_questions(game_id: str) -> None:
    game = load_game(game_id)
    rulings = resolve(load_book(game.folder), {})
    by_name = {question.name: question for question in game.questions}
    counts = []
    for decision in decisions(game, GAMES[game_id], 250):
        question = by_name[decision.question]
        chosen, count = asked(question, question.ladder(rulings), decision)
        assert chosen == (None if decision.chosen is None else str(decision.chosen))
        counts.append(count)
    assert sum(count <= FEW for count in counts) >= SHARE[game_id] * len(counts)


def test_a_turn_of_blitzkrieg_is_asked_and_explained() -> None:
    game = load_game("blitzkrieg")
    first = inquired(game, "theatre")
    assert first.asked is not None
    assert "Secure is in force" in first.asked.choices
    told = [["Secure is in force"], [], [], [], ["Pacific Ocean", "Eastern Europe"]]
    asked_next = inquired(game, "theatre", told).asked
    assert asked_next is not None
    assert "where the bot leads" in asked_next.text
    done = inquired(game, "theatre", [*told, ["Eastern Europe"]])
    assert done.asked is None
    assert done.chosen == "Eastern Europe"
    assert done.lines[0].startswith("The bot goes to Eastern Europe: Secure")
    assert any("BLZ-1.3" in line for line in done.lines)
    following = inquired(game, "space", [], cases=done.cases).asked
    assert following is not None
    assert following.kind != CASES


def test_what_the_order_of_reading_settles_is_not_asked() -> None:
    game = load_game("blitzkrieg")
    every = ["Western Europe", "Pacific Ocean"]
    told = [[], [], [], [], every, every, every]
    assert inquired(game, "theatre", told).chosen == "Western Europe"
    by_row = inquired(game, "theatre", told, rulings={"theatre-order": "by-row"})
    assert by_row.asked is None


def test_the_foremost_and_of_these_the_leftmost_is_one_question() -> None:
    game, units = load_game("2gm"), ["R1", "T2", "M3"]
    told = [["the Offensive AI is played"], units]
    texts = []
    while (asked_next := inquired(game, "next-to-move", told).asked) is not None:
        texts.append(asked_next.text)
        told.append(["T2"] if "the leftmost" in asked_next.text else units)
    assert len(texts) <= FEW
    assert "the foremost unit" in texts[-1]
    assert "the leftmost unit" in texts[-1]
    assert inquired(game, "next-to-move", told).chosen == "T2"


def test_a_fact_that_several_rungs_hang_on_is_asked_once() -> None:
    game = load_game("2gm")
    told = [["the Dynamic AI is in Defense"], [], ["B1", "B2"]]
    following = inquired(game, "move", told[:1]).asked
    assert following is not None
    assert following.choices == ("something can be won",)
    after = inquired(game, "move", told).asked
    assert after is not None
    assert "won" not in after.text


@pytest.mark.parametrize(
    ("question", "answers", "said"),
    [
        ("wether", [], "there is no question 'wether'"),
        ("theatre", [["Moon"]], "'Moon' is none of them"),
        ("unit", [[], [], []], "at least one is needed"),
    ],
)
def test_nonsense_is_refused_in_a_line(question: str, answers: list[list[str]], said: str) -> None:
    with pytest.raises(OpforError, match=said):
        inquired(load_game("blitzkrieg"), question, answers)


def test_every_game_lists_what_its_opponent_decides() -> None:
    for game_id in GAMES:
        assert open_questions(load_game(game_id))
