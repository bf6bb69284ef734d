"""What a person reads when asking why: the order as it is printed, and what stopped the others."""

from __future__ import annotations

import json
from typing import Any

import pytest

from opfor.app.explain import Explainer
from opfor.cardboard.coh.counters.action_cards import action_cards
from opfor.core.chance import Seeded
from opfor.core.trace import Decision
from opfor.games.coh import GAME
from opfor.games.coh.rules.odds import odds_in_words
from opfor.games.coh.rules.targets import shot_of
from opfor.games.coh.tests.solo.ask import counter
from opfor.games.coh.tests.solo.table import Table
from opfor.games.coh.told.positions.files import decide, read
from opfor.games.coh.told.refs import ref_of_candidate
from opfor.games.coh.told.sentences import hear, instruction
from opfor.games.coh.told.words import WORDS
from opfor.games.coh.values.actions import Fire
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.events import AttackRolled, SidePassed, UnitMoved

COUNTERS = [
    "a1 german-rifle E09 S",
    "a2 german-lmg E15 N",
    "re rumored-enemy C09",
    "p1 soviet-rifle G09 N",
    "p2 soviet-rifle H09 N spent",
]
ORDER = "AI closest to Unit: Attack"


def asked(*lines: str) -> tuple[Explainer, tuple[Decision, ...]]:
    position: dict[str, Any] = {
        "counters": [counter(words) for words in COUNTERS],
        "card": {"colour": "green", "tactical": lines},
    }
    raw = json.dumps(position).encode()
    found = decide({}, raw, Seeded(1))
    return Explainer(GAME, read({}, raw)[0]), tuple(found.decisions)


@pytest.mark.rule("X-3")
def test_the_order_is_told_as_it_is_printed() -> None:
    explainer, (order, *_) = asked("AI closest to Just Acted Unit: Attack", ORDER)
    assert explainer.short(order).startswith(f"Tactical order 2, “{ORDER}”: nothing on the map")
    assert "nothing on the map is what it aims at" in explainer.why_not([order], "tactical/1")[0]


@pytest.mark.rule("X-3")
@pytest.mark.rule("COH-4.1-b")
def test_nothing_is_said_of_lines_that_were_not_looked_at() -> None:
    explainer, (order, *_) = asked("AI closest to Just Acted Unit: Attack", ORDER, ORDER)
    assert [step.rule for step in order.steps] == ["COH-5.0.1-h", "COH-4.1-b"]
    assert "the first from the top that fits" in explainer.why_not([order], "tactical/3")[0]
    _, (first, *_) = asked(ORDER, ORDER)
    assert [step.rule for step in first.steps] == ["COH-4.1-b"]


@pytest.mark.rule("X-3", "COH-5.0.1-c")
def test_what_stopped_an_ai_is_told() -> None:
    """a2 looks north from E15, away from both Units."""
    explainer, decisions = asked(ORDER)
    assert explainer.why_not(decisions, "a2") == [
        "A2 was ruled out: it can attack none of your 2 units: the nearest, p1, is outside its arc "
        "(COH-5.0.1-c)."
    ]


@pytest.mark.rule("X-3")
def test_measures_have_their_unit_and_a_yes_or_no_is_left_out() -> None:
    explainer, decisions = asked("AI closest to Unit: Move")
    acting = next(d for d in decisions if d.question == "acting")
    assert "2 hexes against 4" in explainer.short(acting)
    told = " ".join(line for decision in decisions for line in explainer.full(decision))
    assert "True" not in told
    assert "False" not in told


@pytest.mark.rule("COH-6.2-d")
def test_the_odds_against_a_rumor_are_those_of_revealing_it() -> None:
    words = ["a1 rumored-enemy E09", "p1 soviet-rifle H09 N"]
    raw = json.dumps({"counters": [counter(w) for w in words]}).encode()
    setting, state = read({}, raw)
    situation = look(setting, state)
    said = odds_in_words(situation, shot_of(situation, Fire(1, state.counters[0].cell)), 0)
    assert said == "Rumored enemy a1: revealed on 9 (28 %)"


def test_order_cards_and_action_cards_of_one_number_keep_their_names() -> None:
    assert WORDS.drawn is not None
    setting = Table().setting
    order, action = (WORDS.drawn(setting, source, "05") for source in ("orders", "action-cards"))
    assert order == f"05 {setting.cards['05'].title}"
    assert action == f"05 {action_cards()['05'].title}"
    assert order != action


def test_at_the_table_an_ai_that_misses_or_passes_is_heard_of() -> None:
    table = Table()
    setting, state = table.setting, table.state
    ours, theirs = (next(i for i, c in enumerate(state.counters) if c.side == s) for s in (0, 1))
    cell = state.counters[ours].cell
    missed = AttackRolled(theirs, ours, 9, (1, 2), 0, "miss", cell)
    assert hear(setting, state, missed).endswith("misses Rifle G01.")
    own = AttackRolled(ours, theirs, 9, (1, 2), 0, "miss", cell)
    assert hear(setting, state, own) == ""
    assert hear(setting, state, SidePassed(1)) == "The AI passes."
    assert hear(setting, state, SidePassed(0)) == ""


@pytest.mark.rule("COH-6.1-a")
def test_a_rumor_is_put_down_without_a_facing() -> None:
    words = ["a1 rumored-enemy E09", "a2 german-rifle D09 N"]
    setting, state = read({}, json.dumps({"counters": [counter(w) for w in words]}).encode())
    cell = setting.field.cell("F09")
    assert "facing" not in instruction(setting, state, UnitMoved(0, cell, 3))
    assert "facing S" in instruction(setting, state, UnitMoved(1, cell, 3))


def namesakes() -> tuple[Explainer, Decision]:
    """A Unit called G09 and an Objective in hex G09, next to it."""
    position = {
        "counters": [
            {"id": "a1", "side": "ai", "unit": "soviet-rifle", "hex": "B09", "facing": "S"},
            {"id": "G09", "side": "player", "unit": "german-rifle", "hex": "G10", "facing": "N"},
        ],
        "control_markers": [{"hex": "G09", "owner": "player"}],
        "card": {"colour": "green", "tactical": ["AI closest to Target: Move"]},
    }
    raw = json.dumps(position).encode()
    found = decide({}, raw, Seeded(1))
    (target,) = (one for one in found.decisions if one.question == "target")
    assert found.actions[0]["target"] == target.chosen
    return Explainer(GAME, read({}, raw)[0]), target


@pytest.mark.rule("X-3", "COH-5.0-n")
def test_a_counter_and_a_hex_of_one_name_are_told_apart() -> None:
    explainer, target = namesakes()
    assert set(target.candidates) == {"unit:G09", "hex:G09"}
    away = next(step for step in target.steps if step.rule == "COH-5.0.1-f")
    assert set(away.values) == {"unit:G09", "hex:G09"}
    unit, hex_ = sorted(explainer.why_not([target], "g09"), reverse=True)
    assert unit.startswith("It took hex G09, not unit G09: closer, ")
    assert hex_.startswith("Hex G09 was chosen")
    assert explainer.why_not([target], "hex:g09") == [hex_]
    assert explainer.why_not([target], "unit:g09") == [unit]


def test_in_a_mission_namesakes_are_called_by_their_kind() -> None:
    table = Table()
    for name, said in (("unit:G09", "LMG G09"), ("hex:G09", "hex G09"), ("G01", "G01")):
        told = Decision("target", (name,), (), (name,), name)
        assert str(WORDS.candidate(table.setting, told, name)) == said
        assert ref_of_candidate(table.setting, told, name) == (
            name if ":" in name else f"unit:{name}"
        )
    lone = Decision("target", ("G16",), (), ("G16",), "G16")
    assert ref_of_candidate(table.setting, lone, "G16") == "hex:G16"
