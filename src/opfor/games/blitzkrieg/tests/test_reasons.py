"""Why, and why not: every thing of the table gets a sentence with a rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from opfor.app.explain import Explainer
from opfor.core.chance import Seeded, derived_seed
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.core.trace import Decision
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.course.setup import new
from opfor.games.blitzkrieg.tests.ask import only_open, place_all, table
from opfor.games.blitzkrieg.tests.table import arrange, solo, space_of
from opfor.games.blitzkrieg.values.actions import BombUnit, EndTurn, OpenTheatre, PickTheatre, Place
from opfor.games.blitzkrieg.values.options import Options, Setting, prepare
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.games.blitzkrieg.values.state import STRATAGEMS, State

RULE = re.compile(r"\((BLZ|QB|R-BLZ)-[\w.-]+(, (BLZ|QB|R-BLZ)-[\w.-]+)?\)")


def bot_turns(setting: Setting, seed: int) -> Iterator[tuple[State, list[Decision]]]:
    """The bot's decisions of each turn of a random game, and the state after them."""
    play = Play(GAME, setting, new(setting), explain=True)
    chance = Seeded(derived_seed(21, seed))
    request = play.begin()
    while request is not None:
        decisions = [item for item in play.log if isinstance(item, Decision)]
        if decisions:
            yield play.state, decisions
        play.log.clear()
        if isinstance(request, Choose):
            request = play.answer(request.options[chance.pick("player", len(request.options))])
        else:
            request = play.answer(chance(request))


def things(setting: Setting, state: State) -> Iterator[str]:
    """Everything on and beside the board, as refs and as a person would type it."""
    for theatre in setting.board.theatres:
        yield from (f"theatre:{theatre.id}", f"track:{theatre.id}", theatre.id, theatre.title)
    for space in setting.board.spaces:
        name = setting.board.theatres[space.theatre].id
        yield f"space:{name}/{space.campaign + 1}/{space.position}"
        yield f"unit:{name}/{space.campaign + 1}/{space.position}"
        yield f"{name} {space.campaign + 1}.{space.position}"
    for side, seat in enumerate(setting.seats):
        yield from (f"reserve:{seat}/{n + 1}" for n in range(len(state.reserves[side])))
        yield from (f"list:bag-{seat}", f"list:reserve-{seat}")
    yield "list:pile"
    yield from (f"stratagem:{name}" for name in STRATAGEMS)
    yield from STRATAGEMS
    yield from setting.units.by_id


@pytest.mark.parametrize(("board", "seed"), [("base", 1), ("base", 2), ("nippon", 1)])
def test_every_thing_is_told_why_not_with_a_rule(board: Any, seed: int) -> None:
    setting = prepare(Options(board=board), {})
    explainer = Explainer(GAME, setting)
    for state, decisions in bot_turns(setting, seed):
        for thing in things(setting, state):
            for said in explainer.why_not(decisions, thing, state):
                assert RULE.search(said) or "no other choice" in said, (thing, said)
                assert said.endswith((".", ")")), said


def why_not(play: BlitzkriegPlay, decisions: list[Decision], thing: str) -> str:
    return GAME.words.out_of_question(play.setting, play.state, decisions, thing)


def test_a_closed_theatre_says_so() -> None:
    play = only_open("pacific-ocean", 1, row=["navy-1"])
    decisions = place_all(play)
    assert why_not(play, decisions, "western") == (
        "Western Europe is closed, so no unit goes there (BLZ-1.3)."
    )
    assert "Western Europe is closed" in why_not(play, decisions, "space:western-europe/1/1")


def test_a_space_elsewhere_names_the_rule_that_lost_its_theatre() -> None:
    play = table(row=["airforce-1"])
    decisions = place_all(play)
    gone = decisions[0]
    lost = next(step for step in gone.steps if "pacific-ocean" in step.dropped)
    said = why_not(play, decisions, "pacific-ocean 1.2")
    assert said.startswith("Pacific Ocean, campaign 1, space 2 (research) was out of the question:")
    assert said.endswith(f"({lost.rule}).")


def test_a_space_of_a_later_campaign_and_a_taken_one_say_so() -> None:
    play = only_open("pacific-ocean", 1, 1, row=["navy-1"])
    decisions = place_all(play)
    assert "campaign is not open yet (BLZ-2.2)" in why_not(play, decisions, "pacific 2.1")
    assert "was taken: your navy 1 stands there (BLZ-2.2)" in why_not(
        play, decisions, "space:pacific-ocean/1/1"
    )


def test_units_elsewhere_and_stratagems_not_drawn_say_so() -> None:
    play = arrange(table("secure", row=["airforce-1"]), reserve=["army-2"], cup=("big-guns",))
    decisions = place_all(play)
    assert "no army 3 was in the row" in why_not(play, decisions, "army-3").lower()
    assert "That unit is yours" in why_not(play, decisions, "reserve:player/1")
    assert why_not(play, decisions, "big guns") == (
        "Big Guns stayed in the cup: Secure was drawn (BLZ-A-1)."
    )
    assert why_not(play, decisions, "the weather") == ""


def test_campaigns_and_points_have_a_sentence_of_their_own() -> None:
    """The bot closes the first campaign of the only theatre that is open."""
    play = only_open("pacific-ocean", 1, 1, row=["navy-3"])
    decisions = place_all(play)
    said = {ref: why_not(play, decisions, ref) for ref in CAMPAIGNS}
    assert said == CAMPAIGNS


CAMPAIGNS = {
    "campaign:pacific-ocean/1": "Campaign 1 of Pacific Ocean is closed (BLZ-2.2).",
    "campaign:pacific-ocean/2": "Campaign 2 of Pacific Ocean is open; a unit goes on one of its "
    "spaces (BLZ-2.2).",
    "campaign:pacific-ocean/3": "Campaign 3 of Pacific Ocean is not open yet (BLZ-2.2).",
    "campaign:western-europe/1": "Campaign 1 of Western Europe is closed (BLZ-2.2).",
    "points:bot": "Victory points are scored, not chosen (BLZ-E-6).",
}


def test_leftover_effects_are_told_by_their_spaces() -> None:
    """Two steps are left in the Pacific: strength 3 wins it, and its empty spaces are taken."""
    play = only_open("pacific-ocean", 1, 1, row=["navy-3"], tracks={"pacific-ocean": 12})
    decisions = [d for d in place_all(play) if d.question == "leftover-effect"]
    explainer = Explainer(GAME, play.setting)
    assert explainer.short(decisions[0]).startswith(
        "It takes the effect of Pacific Ocean, campaign 2, space "
    )
    assert explainer.short(decisions[0]).endswith("(R-BLZ-18).")
    first, second = decisions[0].candidates[:2]
    (said,) = explainer.why_not(decisions[:1], f"space:{second}", play.state)
    assert "R-BLZ-18" in said
    assert decisions[0].chosen == first


# -- a person's own illegal act ------------------------------------------------------------------


def refused(play: BlitzkriegPlay, text: str, *options: Any) -> str:
    request = Choose("player", "Which unit do you place, and where?", options)
    assert GAME.words.refused is not None
    return GAME.words.refused(play.setting, play.state, request, text)


def test_an_illegal_placement_is_refused_with_its_reason() -> None:
    play = arrange(solo(), reserve=["army-1", "spy"], mover=1)
    legal = Place("army-1", space_of(play, "eastern-europe", 1, 1))
    answers = {
        "army-1 pacific-ocean 1": "army 1 may not go there: Pacific Ocean, campaign 1, space 1 "
        "(bombing) is sea, and no army goes there (BLZ-3.1)",
        "navy-2 pacific-ocean 1": "You have no navy 2 in the reserve (BLZ-3.1)",
        "army-1 eastern-europe 2.1": "campaign 1 is the open one (BLZ-2.2)",
        "spy pacific-ocean 1": "nothing to copy",
        "army-1 the moon": "",
        "dance": "",
    }
    for text, reason in answers.items():
        said = refused(play, text, legal)
        assert reason in said
        assert bool(reason) == bool(said)


def test_taken_closed_and_blitz_are_refused_with_their_rules() -> None:
    play = only_open("pacific-ocean", 1, 1, row=["navy-1"], reserve=["navy-1"], mover=1)
    legal = Place("navy-1", space_of(play, "pacific-ocean", 1, 2))
    assert "is taken (BLZ-2.2)" in refused(play, "navy-1 pacific 1.1", legal)
    assert "Africa & Middle East is closed (BLZ-1.3)" in refused(play, "navy-1 africa 1", legal)
    play = arrange(solo(), reserve=["navy-1"], mover=1)
    said = refused(play, "navy-1 africa 1.1", legal, EndTurn())
    assert "only its own theatre" in said
    assert "(BLZ-E-8)" in said


def test_theatres_and_bombing_are_refused_with_their_rules() -> None:
    play = arrange(solo(), row=["army-1", "spy"], mover=1)
    assert "(QB-20)" in refused(play, "africa", PickTheatre(1, "strategic-advantage"))
    assert "opened already (BLZ-N-3)" in refused(play, "africa", OpenTheatre(1))
    assert "regular units are bombed first (BLZ-E-10)" in refused(
        play, "spy", BombUnit("army-1", 0)
    )
    assert "no navy 1 in the bot's row" in refused(play, "navy-1", BombUnit("army-1", 0))
