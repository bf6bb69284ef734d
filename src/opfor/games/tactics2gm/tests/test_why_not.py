"""Why not: a sentence with a rule for everything on the table, and for a person's own slips."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from opfor.app.explain import Explainer
from opfor.core.chance import Seeded
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.core.trace import Decision
from opfor.games.tactics2gm import GAME
from opfor.games.tactics2gm.tests.bot.story import rulings_of
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.told.refusals import refused
from opfor.games.tactics2gm.values.play import TacticsPlay

ROW = re.compile(r"\((?:2GM|Q2|V)-[^)]*\)")


def ai_turns(seed: int, **options: Any) -> Iterator[tuple[TacticsPlay, list[Decision]]]:
    """The decisions of each turn of the AI, with the play as it stands after it."""
    setting = GAME.prepare(GAME.options(**options), rulings_of())
    play = Play(GAME, setting, GAME.new(setting), explain=True)
    chance, player = Seeded(seed), GAME.players["baseline"]
    request = play.begin()
    while request is not None and play.state.turn < 16:
        if isinstance(request, Choose):
            found = [item for item in play.log if isinstance(item, Decision)]
            if found:
                yield play, found
            play.log.clear()
            view = GAME.view(setting, play.state, request.seat)
            answer = player(setting, view, request, lambda n: chance.pick("player", n))
            request = play.answer(answer)
        else:
            request = play.answer(chance(request))


def things(play: TacticsPlay) -> list[str]:
    """Whatever is on the table: units, spaces, both HQs, cards of both hands and of the pack."""
    board, state, cards = play.setting.board, play.state, play.setting.cards
    found = [f"unit:{unit.id}" for unit in state.units]
    found += [f"space:{board.line(c)}.{board.column(c)}" for c in range(board.size)]
    found += ["hq:ai", "hq:player", "hq", "unit:999", "tiger", "smoke-shell"]
    found += ["ap:ai", "list:terrain", "terrain-card:wire", "pile:player/sherman", "pile:ai/tiger"]
    for side, seat in enumerate(play.setting.seats):
        found += [f"card:{seat}/{n}" for n in range(1, len(state.decks[side].hand) + 1)]
    return found + [name for name in (*cards.units, *cards.supports) if name != "hidden"]


@pytest.mark.parametrize(
    "options", [{}, {"scenario": "bridge-at-dawn"}, {"scenario": "night-raid"}],
    ids=["royal", "bridge", "night"],
)  # fmt: skip
def test_everything_that_can_be_pointed_at_gets_a_sentence_with_a_rule(
    options: dict[str, Any],
) -> None:
    explainer = Explainer(GAME, GAME.prepare(GAME.options(**options), rulings_of()))
    for play, decisions in ai_turns(5, **options):
        for thing in things(play):
            said = explainer.why_not(decisions, thing, play.state)
            assert said, thing
            is_choice = any(part in each for each in said for part in ("was chosen", "as good as"))
            assert is_choice or all(ROW.search(each) for each in said), (thing, said)
            plain = GAME.words.out_of_question(play.setting, play.state, decisions, thing)
            assert ROW.search(plain), (thing, plain)


def field_for(phase: str) -> tuple[Field, Choose]:
    field = Field()
    field.put(SOUTH, "sherman", 6, 5)
    field.put(NORTH, "tiger", 1, 5)
    field.put(SOUTH, "m2-105mm", 6, 6, fresh=True)
    field.put(SOUTH, "light-infantry", 5, 5)
    field.lay("lake", 5, 9)
    field.give(SOUTH, "pershing", "hit")
    field.change(mover=SOUTH, ap=(0, 3))
    return field, Choose("south", phase, ())


@pytest.mark.parametrize(
    ("phase", "typed", "said"),
    [
        ("movement", "move 3 5.6", "was deployed this turn and cannot move (2GM-PH-10)"),
        ("movement", "move 2 3.5", "Tiger 2 is not yours"),
        ("movement", "move 9 3.5", "there is no unit 9"),
        ("movement", "move 1 5.5", "space 5.5 is full: Light Infantry 4"),
        ("movement", "move 1 1.1", "cannot reach space 1.1"),
        ("movement", "move 1 5.9", "lake on space 5.9 keeps tanks out (2GM-MOD-4)"),
        ("movement", "move 1 9.9", "off the board: lines 1 to 6, columns 1 to 10"),
        ("movement", "shoot 1 2", "shoot belongs to the Shooting phase; this is Movement"),
        ("shooting", "shoot 1 2", "Tiger 2 is 5 spaces away; M4 Sherman 1 to 3 (2GM-GOAL-1)"),
        ("shooting", "shoot 1 4", "Light Infantry 4 is yours"),
        ("shooting", "shoot 1 77", "77 is nothing that can be shot at"),
        ("deployment", "deploy pershing 6.1", "too dear: it costs 7 AP, you have 3 (2GM-PH-3)"),
        ("deployment", "deploy tiger 6.1", "is not in your hand (2GM-PH-4)"),
        ("deployment", "deploy m26 6.1", "M26 Pershing is too dear: it costs 7 AP"),
        ("deployment", "play hit 1 2", "too dear: it costs 4 AP, you have 3"),
        ("deployment", "equip 4 vehicle-hmg", "cannot carry"),
        ("movement", "what", ""),
    ],
)
def test_a_refused_act_is_told_its_reason(phase: str, typed: str, said: str) -> None:
    field, request = field_for(phase)
    found = refused(field.setting, field.state, request, typed)
    assert said in found
    assert bool(said) == bool(ROW.search(found))


def test_a_used_up_unit_is_told_why() -> None:
    field, request = field_for("shooting")
    truck = field.put(SOUTH, "truck", 6, 1)
    spent = field.put(SOUTH, "light-infantry", 6, 2, fired=1, moved=True)
    assert "has no weapon" in refused(field.setting, field.state, request, f"shoot {truck} 2")
    assert "has fired all" in refused(field.setting, field.state, request, f"shoot {spent} 2")
    moving = Choose("south", "movement", ())
    assert "has moved" in refused(field.setting, field.state, moving, f"move {spent} 5.2")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("field-workshop", "there is nothing to play Field Workshop on"),
        ("play smoke-barrage 9", "cannot be used like this"),
        ("luck", "is played right after a miss, not now (2GM-CON-5)"),
    ],
)
def test_a_card_that_cannot_be_played_is_told_why(typed: str, said: str) -> None:
    field, request = field_for("deployment")
    field.give(SOUTH, "field-workshop", "smoke-barrage", "luck")
    field.change(mover=SOUTH, ap=(0, 9))
    assert said in refused(field.setting, field.state, request, typed)
