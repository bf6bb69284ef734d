"""The sheet prints the ladders that are played, under every value of every ruling."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from opfor.app.conversation.telling.rule_pages import rule_page
from opfor.app.explain import Explainer
from opfor.app.ladders import ladders_json
from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.core.book import load_book, resolve
from opfor.core.question import Criterion, Question
from opfor.games.coh import GAME
from opfor.games.coh.bot import acting_ai
from opfor.games.coh.bot.acting_ai import ACTING
from opfor.games.coh.tests.solo.ask import ask
from opfor.games.coh.told import questions
from opfor.games.coh.told.sheet.contents import sheet_data
from opfor.games.coh.told.sheet.order_words import words_of
from opfor.games.coh.told.sheet.procedure import SAID
from opfor.games.coh.values.ladder_cases import AWAY, LEAVING, MOVING
from opfor.games.coh_generator.told.auto import generate_auto
from opfor.games.coh_generator.told.mission.solo import mission_of

BOOK = load_book(FOLDER)
EVERY = [
    (r.name, value) for r in BOOK.rulings.values() for value in r.choices if len(r.choices) > 1
]
LINES = (
    "Place 1 random Defense Counter",
    "Place 1 Smoke",
    "Artillery on Unit closest to AI",
    "Sniper Fire on Unit closest to AI",
    "Remove 1 RE",
    "Bring 1 AI from the cup",
)
"""What a mission must say for every question to come up."""


def full_mission() -> SoloMission:
    """A mission in which every question of the AI can come up."""
    made = mission_of(generate_auto(5, 3, solo=True))
    assert isinstance(made, SoloMission)
    return replace(made, mission_orders=(*made.mission_orders, *LINES))


def pieces(rulings: Mapping[str, str] | None = None) -> list[dict[str, Any]]:
    """All that the AI's pages say."""
    data = sheet_data(full_mission(), rulings=rulings or {})
    found: list[dict[str, Any]] = data["procedure"]["pieces"]
    return found


def rungs_of(found: list[dict[str, Any]], question: Question[Any, Any]) -> list[str]:
    """What the rungs of a question say, part by part."""
    parts = [piece for piece in found if piece.get("name") == question.name]
    return [rung["text"] for piece in parts for rung in piece["rungs"]]


def test_every_question_of_the_game_is_on_the_sheet() -> None:
    found = pieces()
    for question in GAME.questions:
        told = "\n".join(rungs_of(found, question))
        assert any(piece.get("name") == question.name for piece in found), question.name
        for rung in question.ladder(resolve(BOOK, {})):
            assert rung.measure.brief, (question.name, rung.rule)
            assert is_printed(rung, told), (question.name, rung.rule, rung.measure.brief)


def is_printed(rung: Criterion[Any, Any], told: str) -> bool:
    """As a wish or a test of its own; a word that an order says by the word."""
    if rung.case in SAID:
        return str(SAID[rung.case]) in told or SAID[rung.case] not in words_of(full_mission())
    return rung.measure.brief in told.splitlines()


@pytest.mark.rule("X-3", "X-7")
@pytest.mark.parametrize(("name", "value"), EVERY)
def test_the_sheet_prints_the_played_ladders(name: str, value: str) -> None:
    """All rungs in their order, tests included, under every value of every ruling."""
    rulings = resolve(BOOK, {name: value})
    found = pieces({name: value})
    lines = "\n".join(line for piece in found for line in piece.get("lines", ()))
    for question in GAME.questions:
        if question.name == "route" and rulings["ai-bonus-moves"] == "declined":
            assert "They make no bonus moves." in lines
            continue
        for cases in IN_PARTS.get(question.name, (None,)):
            played = [
                rung.measure.brief
                for rung in question.ladder(rulings)
                if rung.case not in SAID and (cases is None or rung.case in ("", *cases))
            ]
            assert in_order(played, rungs_of(found, question)), question.name
    if value != BOOK.rulings[name].default:
        assert f"{name} = {value}: {BOOK.rulings[name].alternative}" in lines


def in_order(played: list[str], told: list[str]) -> bool:
    """Whether all that is played is told in its order; equal rungs of conditions one after
    another are told once."""
    once = [brief for brief in played if brief in told]
    left = iter(told)
    return len(once) == len(played) and all(
        brief in left for brief in dict.fromkeys(once) if told.count(brief) == 1
    )


IN_PARTS: dict[str, tuple[tuple[str, ...], ...]] = {"hex": ((MOVING,), (AWAY, *LEAVING.values()))}
"""Ladders that are printed case by case; together the parts hold every rung."""


def test_the_parts_of_a_ladder_hold_all_of_it() -> None:
    for name, parts in IN_PARTS.items():
        shown = {case for cases in parts for case in cases}
        assert {rung.case for rung in questions.question(name).criteria} <= {"", *shown}


def fewer(asked: Question[Any, Any]) -> Question[Any, Any]:
    """The question without two of its rungs."""
    rungs = [r for r in asked.criteria if r.rule not in ("COH-5.1.1-b", "COH-5.1.1-c")]
    return replace(asked, criteria=tuple(rungs))


def test_a_changed_rung_changes_play_explanation_list_and_sheet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counters = ["a1 german-rifle E09 S", "a2 german-lmg E11 S", "p1 soviet-rifle G10 N"]
    order = "AI closest to Unit: Attack"
    before = ask(counters, order)
    monkeypatch.setattr(acting_ai, "ACTING", fewer(ACTING))
    less = fewer(questions.question("acting"))
    changed = [less if each.name == less.name else each for each in GAME.questions]
    monkeypatch.setattr(questions, "QUESTIONS", changed)
    after = ask(counters, order)
    assert "COH-5.1.1-b" in before.rules("acting")
    assert "COH-5.1.1-b" not in after.rules("acting")
    told = rungs_of(pieces(), less)
    assert "highest AR against its target" not in told
    assert "highest DM where it stands" in told
    game: Any = replace(GAME, questions=(less,))
    listed = {rung["rule"] for q in ladders_json(game, {})["questions"] for rung in q["criteria"]}
    assert "COH-5.1.1-b" not in listed
    assert rule_page(BOOK, {}, "COH-5.1.1-b", GAME.questions).rungs
    assert not rule_page(BOOK, {}, "COH-5.1.1-b", game.questions).rungs
    said = Explainer(game, None).short(after.decisions["acting"])
    assert "COH-5.1.1-b" not in said
