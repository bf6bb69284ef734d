"""Answers of scripts and players go by what an action says, whatever words ask for it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.core.errors import OpforError
from opfor.core.requests import Choose
from opfor.games.coh_generator.course.drafter import drafter
from opfor.games.coh_generator.tests.story import german, play, script, setting, soviet, told
from opfor.games.coh_generator.told.script.answers import Answers
from opfor.games.coh_generator.told.script.script import read_script
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.state import State

PLACED = (
    soviet("03"),
    german("03"),
    soviet("15", "top", units_of="03", placements={"rifle-05": "C05"}),
    german("17", "top", units_of="03", placements={"rifle-05": "F15"}),
)
"""A Rifle 05 of either side on the map."""
SITES = ["B04", "D11", "F10"]
AMBUSH = soviet("08", "top", units_of="02", sites=SITES, mine="F11")


def unasked(document: dict[str, Any]) -> State:
    """How a script ends if every question is left blank."""
    story = read_script(document)
    game = play(**story.options | {"guideline": story.guideline})
    answers = Answers(story, game)
    request = game.begin()
    while request is not None:
        if isinstance(request, Choose):
            request = game.answer(answers.choice(replace(request, question="")))
        else:
            request = game.answer(answers.chance(request))
    return game.state


def test_a_script_is_followed_whatever_the_questions_say() -> None:
    turned = {"german": {"rifle-05": "NE"}}
    assert unasked(script(*PLACED, facings=turned)) == told(*PLACED, facings=turned).state
    state = unasked(script(soviet("02"), german("02"), AMBUSH))
    assert [site.mine for site in state.sites] == ["1-F11"]


@pytest.mark.rule("GEN-4.0-c")
def test_of_two_units_of_a_name_the_one_of_the_named_side_turns() -> None:
    """In a solo mission one player turns the Units of both sides."""
    state = told(
        *PLACED, facings={"german": {"rifle-05": "NE"}}, solo={"side_die": 1, "sheet_die": 1}
    ).state
    assert state.unit("german", "rifle-05").facing == "NE"
    assert state.unit("soviet", "rifle-05").facing == "S"


@pytest.mark.rule("GEN-3.7.3-d", "GEN-3.9-a")
def test_the_rivals_counter_is_refused_for_the_rivals_reasons() -> None:
    """Old Trenches: the German digs during the Soviet turn, and not beside a Soviet Unit."""
    both = {"top": "old-trenches", "bottom": "fog"}
    digs = [{"face": "trench", "hex": "C09"}, {"face": "trench", "hex": "C06"}]
    weather = soviet("05", "top", conditions=both, defense=digs)
    with pytest.raises(
        OpforError, match=r"^step 5: no counter may go on C06: .*next to the enemy rifle-05.*GEN-3"
    ):
        told(*PLACED, weather)


def test_the_drafter_digs_for_the_side_that_digs() -> None:
    view = replace(told(*PLACED).state, turn=0)
    for side, nearer in (("soviet", "1-C07"), ("german", "1-F13")):
        options = tuple(act.PutCounter(hex_, "trench", side) for hex_ in ("1-C07", "1-F13"))
        request = Choose("a", "Where?", options)
        assert drafter(setting(guideline=5), view, request, lambda _n: 0).hex == nearer
