"""A ladder stands in one place: what plays it, explains it and prints it reads the same value."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from difflib import ndiff
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import force_setattr

from opfor.app.explain import Explainer
from opfor.app.ladders import ladder_lines, when_said
from opfor.core.book import load_book, resolve
from opfor.core.question import Criterion, Question, lowest
from opfor.core.trace import Decision
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.bot.theatre import spaces_left
from opfor.games.blitzkrieg.course.rooms import Rooms
from opfor.games.blitzkrieg.tests.ask import ask, only_open, place_all, table
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.games.blitzkrieg.values.state import STRATAGEM_TITLES

BOOK = load_book(GAME.folder)
DATA = Path(__file__).parent / "data"
QUESTIONS = {question.name: question for question in GAME.questions}
Rungs = tuple[Criterion[Any, Any], ...]


def printed() -> str:
    return "\n".join(ladder_lines(GAME, {}))


@pytest.fixture
def mutate(
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Callable[[str, Callable[[Rungs], Rungs]], None]]:
    """Change the ladder of the one registered value, for this test only; a compiled ladder is
    written from it once and for all, so the plain one plays."""
    monkeypatch.setattr(Rooms, "compiled", classmethod(lambda _: None))
    before: list[tuple[Question[Any, Any], Rungs]] = []

    def put(question: Question[Any, Any], criteria: Rungs) -> None:
        force_setattr(question, "criteria", criteria)
        question.__dict__.clear()

    def change(name: str, changed: Callable[[Rungs], Rungs]) -> None:
        question: Question[Any, Any] = QUESTIONS[name]
        before.append((question, question.criteria))
        put(question, changed(question.criteria))

    yield change
    for question, criteria in reversed(before):
        put(question, criteria)


def ladders(chosen: dict[str, str]) -> list[str]:
    """Every rung in a line: what it keeps, by which row and measure, and when it is looked at."""
    rulings = resolve(BOOK, chosen)
    lines: list[str] = []
    for question in GAME.questions:
        tie = f"{question.tie.kind} {question.tie.rule}".strip()
        lines.append(f"{question.name}, tie: {tie}")
        for rung in question.ladder(rulings):
            rows = f"{rung.rule} {rung.by}".strip()
            when = f" if {said}" if (said := when_said(rung)) else ""
            silent = " (silent)" if rung.measure.silent else ""
            lines.append(f"    {rung.operator.value} {rows} {rung.measure.id}{silent}{when}")
    return lines


def ladders_of_every_ruling() -> str:
    """The ladders, and the lines that each other value of a ruling changes."""
    usual = ladders({})
    text = [*usual, ""]
    for ruling in BOOK.rulings.values():
        for value in ruling.choices:
            compared = ndiff(usual, ladders({ruling.name: value}))
            changed = [line for line in compared if line[:2] in ("- ", "+ ")]
            if changed:
                text += [f"{ruling.name} = {value}", *changed, ""]
    return "\n".join(text)


def test_the_ladders_are_those_of_the_booklet() -> None:
    """Read against the booklet row by row; a change of any rung shows here."""
    assert ladders_of_every_ruling() == (DATA / "ladders.txt").read_text(encoding="utf-8")


def test_a_changed_rung_changes_play_explanation_and_print(
    mutate: Callable[[str, Callable[[Rungs], Rungs]], None],
) -> None:
    """The fewest empty spaces instead of the most."""
    play = table(row=["airforce-1"])
    before, lines = ask(play)["theatre"], printed()
    explained = Explainer(GAME, play.setting).short(before)

    def fewest(rungs: Rungs) -> Rungs:
        return tuple(lowest(r.rule, spaces_left) if r.rule == "BLZ-1.5" else r for r in rungs)

    mutate("theatre", fewest)
    play = table(row=["airforce-1"])
    after = ask(play)["theatre"]
    assert after.chosen != before.chosen
    assert Explainer(GAME, play.setting).short(after) != explained
    assert "most: the most empty spaces" in lines
    assert "least: the most empty spaces" in printed()


def test_a_rung_taken_out_is_gone_everywhere(
    mutate: Callable[[str, Callable[[Rungs], Rungs]], None],
) -> None:
    def build() -> BlitzkriegPlay:
        return only_open("pacific-ocean", 1, row=["army-1", "navy-1"])

    assert ask(build())["unit"].survivors == (2,)
    mutate("unit", lambda rungs: tuple(r for r in rungs if r.rule != "BLZ-3.1"))
    after = ask(build())["unit"]
    assert after.survivors == (1, 2)
    assert "BLZ-3.1" not in [step.rule for step in after.steps]
    assert "BLZ-3.1" not in printed()


def test_every_stratagem_has_its_case_and_no_rung_is_out_of_reach() -> None:
    """What a rung says of its case is what selects it: each in its own stratagem, no other."""
    for name in STRATAGEM_TITLES.keys() - {"steamroll"}:
        play = table(name, row=["airforce-1", "airforce-2"])
        rows = {step.by for d in ask(play).values() for step in d.steps if step.by}
        cases = {
            rung.by: rung.case
            for question in QUESTIONS.values()
            for rung in question.criteria
            if rung.case
        }
        title = STRATAGEM_TITLES[name]
        assert {cases[row] for row in rows if row != "R-BLZ-3"} <= {f"{title} is in force"}
        assert f"{title} is in force" in cases.values()


def test_a_unit_on_the_wrong_ground_is_told_so() -> None:
    play = only_open("pacific-ocean", 1, row=["army-1", "navy-1", "spy"])
    decision = ask(play)["unit"]
    explainer = Explainer(GAME, play.setting)
    (said,) = explainer.why_not([decision], "army")
    assert said == "Army 1 (unit 1) was ruled out: no army goes to sea (BLZ-3.1)."
    (said,) = explainer.why_not([decision], "spy")
    assert said.endswith("was ruled out: nothing to copy (BLZ-3.1).")


def test_measures_are_told_in_their_units() -> None:
    """Every measure that a decision recorded says what it measured, or is meant to be silent."""
    decisions: list[Decision] = []
    for name in (None, *STRATAGEM_TITLES.keys() - {"steamroll"}):
        play = table(name, row=["airforce-1", "army-2", "navy-3"], vp=(20, 0))
        decisions += place_all(play)
    told: set[str] = set()
    for decision in decisions:
        for step in decision.steps:
            measure = QUESTIONS[decision.question].measure_of(step.rule, step.by, step.measure)
            assert measure is not None
            for value in step.values.values():
                said = measure.tell(value)
                assert bool(said) != measure.silent, (step, said)
                assert not said.lstrip("-").isdecimal(), step
                told.add(step.measure)
    assert {"empty-spaces", "campaign-vp", "unit-rank", "strength-there"} <= told
    assert "place-on-list-before-placing-improved-first" in told


def test_records_of_decisions_hold_no_sentences() -> None:
    """Ids and numbers only: nothing with a blank in it."""
    for name in STRATAGEM_TITLES:
        for decision in place_all(table(name, row=["airforce-1", "navy-3", "army-1"])):
            assert not [text for text in texts(decision) if " " in text]


def texts(value: Any) -> list[str]:
    """Every string anywhere inside a value."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for pair in value.items() for part in pair for text in texts(part)]
    if isinstance(value, list | tuple):
        return [text for part in value for text in texts(part)]
    fields = getattr(value, "__struct_fields__", ())
    return [text for field in fields for text in texts(getattr(value, field))]
