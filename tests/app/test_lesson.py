"""What a game looked at again teaches: why it ended so, what to practise, both acts drawn."""

from __future__ import annotations

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from opfor.app.coach.judgement import review
from opfor.app.coach.lesson import practice, theme_of, verdict
from opfor.app.coach.puzzles import set_up, shipped
from opfor.app.coach.review import Judged, Review, summed
from opfor.app.conversation.drawing import acts, pictures
from opfor.app.registry import load_game
from opfor.app.search import Budget
from opfor.core.language import speaking
from opfor.core.requests import Choose
from opfor.surfaces.cli.review_page import page
from opfor.surfaces.cli.review_told import told
from tests.app.test_coach import raced


def judged(before: float, after: float, best: float, theme: str = "") -> Judged:
    named = (1, 1, "player", "turn", "Pass", "Fire", after, best, 0.0)
    return Judged(*named, when="Turn 1", before=before, after=after, theme=theme)


def lost(*curve: Judged, outcome: float = 0.0) -> Review:
    return summed("coh", "player", curve, outcome)


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (lost(judged(0.1, 0.1, 0.1)), "because it is hard: 10 %"),
        (
            lost(judged(0.5, 0.1, 0.5)),
            "by choices; most by Pass (Turn 1), which took the chance from",
        ),
        (lost(judged(0.6, 0.6, 0.6)), "by luck and the opponent; most after Pass (Turn 1)"),
        (lost(judged(0.2, 0.9, 0.9), outcome=1.0), "It was won by choices"),
        (lost(judged(0.9, 0.9, 0.9), outcome=1.0), "It was won because it was likely"),
        (lost(judged(0.9, 0.9, 0.9), outcome=0.5), "It was a draw by luck and the opponent"),
    ],
)
def test_a_sentence_says_what_moved_the_chance_most(found: Review, said: str) -> None:
    assert said in verdict(found)
    with speaking("de"):
        assert said not in verdict(found)


def test_of_several_choices_the_one_that_cost_most_is_named() -> None:
    good, bad = judged(0.5, 0.5, 0.5), judged(0.5, 0.0, 0.5)
    assert "from 50 % to 0 %" in verdict(lost(good, bad))
    assert verdict(summed("coh", "player", (good,), None)) == ""


def test_practised_is_what_was_given_away_with_puzzles_of_it() -> None:
    game = load_game("coh")
    curve = [judged(0.5, 0.4, 0.45, "shots"), judged(0.4, 0.4, 0.7, "waiting"), judged(0, 0, 0.9)]
    waiting, shots = practice(game, {"mission": "convoy"}, lost(*curve))
    every = shipped(game)
    for each, theme in ((shots, "shots"), (waiting, "waiting")):
        assert each.theme == theme
        assert 1 <= len(each.puzzles) <= 3
        for number in each.puzzles:
            puzzle = every[number - 1]
            assert theme_of(game, puzzle.obvious, puzzle.right[0]) == theme


def test_another_place_for_the_same_unit_is_a_theme_of_its_own() -> None:
    game = load_game("blitzkrieg")
    one = {"type": "place", "unit": "army-1", "space": 3}
    assert theme_of(game, one, {**one, "space": 4}) == "place"
    assert theme_of(game, one, {**one, "unit": "navy-1"}) == "unit"
    assert theme_of(game, one, {"type": "bomb-unit", "unit": "navy-1"}) == ""


@pytest.mark.parametrize("name", ["blitzkrieg", "2gm", "coh"])
def test_most_puzzles_of_a_game_have_a_theme(name: str) -> None:
    game = load_game(name)
    themes = [theme_of(game, each.obvious, each.right[0]) for each in shipped(game)]
    assert sum(map(bool, themes)) > 0.9 * len(themes)


def test_what_was_done_and_what_was_better_is_drawn_on_the_board() -> None:
    game = load_game("coh")
    table = set_up(game, next(each for each in shipped(game) if each.right[0]["type"] == "move"))
    eyes, request = table.seen_by(), table.session.pending
    assert isinstance(request, Choose)
    moves = [
        each
        for each in eyes.offers()
        if to_builtins(request.options[each.number])["type"] == "move"
    ]
    drawn = acts.drawn(eyes, [("done", moves[0].refs), ("better", moves[-1].refs)])
    assert drawn.count("<circle") == 2
    assert ">done<" in drawn
    assert ">better<" in drawn
    middles = {each.ref: each for each in table.ground().outlines}
    goal = middles[moves[-1].refs[-1]]
    assert f'<circle cx="{goal.x:.0f}" cy="{goal.y:.0f}"' in drawn
    assert drawn in pictures.whole(eyes, drawn).svg
    assert acts.drawn(eyes, [("done", ()), ("better", ("hex:nowhere",))]) == ""


def test_terminal_and_file_tell_the_same_end_and_axis() -> None:
    session = raced(shortest=True)
    found = replace(review(session, Budget(30), "tortoise"), worst=(), turnings=())
    drawn = page(found, session.header, session.history.lines)
    assert found.title.startswith("Race")
    for each in (*found.ended, found.verdict):
        assert each in told(found, "")
        assert each in drawn
    for level in ("0 %", "50 %", "100 %"):
        assert f">{level}</text>" in drawn
        assert any(level in line for line in told(found, ""))
