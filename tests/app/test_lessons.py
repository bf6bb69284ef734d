"""Lessons: every goal is reached in the acts that are given, and a wrong try strands nobody."""

from __future__ import annotations

from pathlib import Path

import pytest

from opfor.app.course.lessons import (
    LED_TURNS,
    allowed,
    faults,
    goal_card,
    judged,
    lesson_named,
    lessons,
    set_up,
)
from opfor.app.registry import listings, load_game
from opfor.core.errors import OpforError
from opfor.core.language import speaking
from tests.conftest import Opfor

COURSES = [
    name
    for name in listings()
    if (load_game(name).folder / "packs" / "lessons").is_dir() and not load_game(name).generating
]
TRIES = 3
LEAST, MOST = 10, 14


@pytest.mark.parametrize("name", COURSES)
def test_a_player_who_knows_only_what_lessons_allow_reaches_every_goal(name: str) -> None:
    game = load_game(name)
    assert LEAST <= len(lessons(game)) <= MOST
    assert faults(game) == []


@pytest.mark.parametrize("language", ["es", "de"])
@pytest.mark.parametrize("name", COURSES)
def test_lessons_are_learnt_in_every_language(name: str, language: str) -> None:
    with speaking(language):
        assert faults(load_game(name)) == []


@pytest.mark.parametrize("name", COURSES)
def test_every_page_a_lesson_names_is_there(name: str) -> None:
    game = load_game(name)
    known = set_up(game, lessons(game)[0], 0).reference.topics
    for lesson in lessons(game):
        assert [page for page in lesson.see if page not in known] == [], lesson.id


@pytest.mark.parametrize("name", COURSES)
def test_a_wrong_try_is_told_and_begins_again(name: str) -> None:
    """The first few answers that are allowed: each ends in a sentence, done or not."""
    game = load_game(name)
    wrong = 0
    for lesson in lessons(game)[:6]:
        step = lesson.steps[0]
        offers = allowed(step, set_up(game, lesson, 0).seen_by())
        for offer in offers[:TRIES]:
            eyes = set_up(game, lesson, 0).seen_by()
            since = eyes.table.moment
            eyes.enter(offer.typed, sure=True)
            found = judged(eyes, step, since, ())
            assert found.goes_on or found.said
            wrong += not found.done
    assert wrong


def test_a_lesson_is_found_by_number_and_name() -> None:
    game = load_game(COURSES[0])
    first = lessons(game)[0]
    assert lesson_named(game, "1") == lesson_named(game, first.id) == first
    with pytest.raises(OpforError, match="lesson"):
        lesson_named(game, "flying")


@pytest.mark.parametrize("name", COURSES)
def test_the_whole_course_is_played_in_the_terminal(name: str, opfor: Opfor) -> None:
    game = load_game(name)
    steps = [step for lesson in lessons(game) for step in lesson.steps]
    typed = "\n".join(line for step in steps for line in step.answer)
    out = opfor("learn", name, "1", typed=f"{typed}\n").out
    for step in steps:
        assert step.text[:40] in " ".join(out.split()), step.text
    assert f"opfor play {name}" in out
    listed = opfor("learn", name, "--list").out.splitlines()[-len(lessons(game)) - 1 : -1]
    assert [line[4:6] for line in listed] == [" x"] * len(lessons(game))


def test_whoever_errs_hears_so_and_may_try_again(opfor: Opfor) -> None:
    name = COURSES[0]
    game = load_game(name)
    step = lessons(game)[1].steps[0]
    typed = f"xyz\n?\nshow\n{step.answer[0]}\nquit\n"
    out = opfor("learn", name, "2", typed=typed).out
    assert "This works:" in out
    assert step.done[:30] in out


@pytest.mark.parametrize(
    ("language", "typed"),
    [("es", "porqué\nporqué no occidental\ncarta apisonadora"),
     ("de", "warum\nwarum nicht westeuropa\nblatt dampfwalze")],
)  # fmt: skip
def test_questions_are_asked_in_the_learners_language(
    opfor: Opfor, language: str, typed: str
) -> None:
    lesson = lesson_named(load_game("blitzkrieg"), "stratagem")
    with speaking(language):
        told = lesson_named(load_game("blitzkrieg"), "stratagem").steps
    out = opfor("learn", "blitzkrieg", "stratagem", "--language", language, typed=f"{typed}\n").out
    assert [step.done in " ".join(out.split()) for step in told] == [True] * len(lesson.steps)


OWN = """provenance = "owner-supplied"
[[lessons]]
id = "mine"
title = "A lesson of my own"
played = []
[[lessons.steps]]
text = "Ask why."
goal = {{ ask = "{ask}" }}
answer = ["why"]
done = "So it is."
wrong = "Ask."
"""


@pytest.mark.parametrize(
    ("ask", "said"),
    [("why", "no faults"), ("forecast", "lesson mine, step 1: its answer does not reach the goal")],
)
def test_an_owner_adds_a_lesson_and_packs_check_plays_it(
    opfor: Opfor, tmp_path: Path, ask: str, said: str
) -> None:
    pack = tmp_path / "mine"
    pack.mkdir()
    name = COURSES[0]
    (pack / "pack.toml").write_text(f'id = "mine"\ntitle = "Mine"\ngame = "{name}"\n')
    (pack / "lessons.toml").write_text(OWN.format(ask=ask))
    assert said in opfor("packs", "check", str(pack)).out


@pytest.mark.parametrize("name", COURSES)
def test_the_coach_sits_beside_a_first_game_and_steps_back(
    name: str, opfor: Opfor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It speaks at the first choice, once after each answer of the opponent, and three times."""
    said: list[str] = []
    monkeypatch.setattr("opfor.surfaces.terminal.led.hint", lambda *_: said.append("hint"))
    out = opfor("learn", name, "first", typed="? all\n1\n" * 60 + "quit\n").out
    assert out.index(goal_card(load_game(name))[0]) < out.index("The coach leans over")
    assert out.count("The opponent has answered") == LED_TURNS - 1
    assert out.count("The coach steps back") == 1
    assert len(said) == LED_TURNS
