"""The sheet prints the ladders that are played, under every value of every ruling."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from opfor.app.explain import Explainer
from opfor.app.ladders import ladders_json
from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh.missions.found import any_mission
from opfor.core.book import load_book, resolve
from opfor.games.coh import GAME
from opfor.games.coh.bot import acting_ai
from opfor.games.coh.bot.ability.refuge import LEAVING
from opfor.games.coh.bot.acting_ai import ACTING, MOVE, NO_MOVE
from opfor.games.coh.bot.facing import FACING
from opfor.games.coh.bot.hex import HEX, MOVING
from opfor.games.coh.bot.target import ATTACK, NO_ATTACK, TARGET
from opfor.games.coh.tests.solo.ask import ask
from opfor.games.coh.told.sheet import rules_ai
from opfor.games.coh.told.sheet.contents import sheet_data

BOOK = load_book(FOLDER)
LADDERS = (
    (ACTING, (NO_MOVE,)),
    (ACTING, (MOVE,)),
    (TARGET, (ATTACK,)),
    (TARGET, (NO_ATTACK,)),
    (HEX, (MOVING,)),
    (HEX, tuple(LEAVING.values())),
    (FACING, ("",)),
)
EVERY = [
    (r.name, value) for r in BOOK.rulings.values() for value in r.choices if len(r.choices) > 1
]


def printed(**rulings: str) -> str:
    """All that the AI's pages say."""
    chosen = {name.replace("_", "-"): value for name, value in rulings.items()}
    data = sheet_data(any_mission("first-light"), rulings=chosen)
    pieces = data["reference"][1]["pieces"]
    return "\n".join(line for piece in pieces for line in piece.get("lines", ()))


@pytest.mark.rule("X-3", "X-7")
@pytest.mark.parametrize(("name", "value"), EVERY)
def test_the_sheet_prints_the_played_ladders(name: str, value: str) -> None:
    rulings = resolve(BOOK, {name: value})
    told = printed(**{name.replace("-", "_"): value})
    for question, cases in LADDERS:
        wishes = [
            rung.measure.brief
            for rung in question.ladder(rulings)
            if rung.case in cases and rung.measure.brief and rung.operator.value != "must"
        ]
        assert "; ".join(dict.fromkeys([*wishes, "die"])) in told
    if value != BOOK.rulings[name].default:
        assert f"{name} = {value}: {BOOK.rulings[name].alternative}" in told


def test_a_changed_rung_changes_play_explanation_list_and_sheet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counters = ["a1 german-rifle E09 S", "a2 german-lmg E11 S", "p1 soviet-rifle G10 N"]
    order = "AI closest to Unit: Attack"
    before = ask(counters, order)
    rungs = tuple(r for r in ACTING.criteria if r.rule not in ("COH-5.1.1-b", "COH-5.1.1-c"))
    less = replace(ACTING, criteria=rungs)
    monkeypatch.setattr(acting_ai, "ACTING", less)
    monkeypatch.setattr(rules_ai, "ACTING", less)
    after = ask(counters, order)
    assert "COH-5.1.1-b" in before.rules("acting")
    assert "COH-5.1.1-b" not in after.rules("acting")
    assert "highest AR against its target" not in printed()
    game: Any = replace(GAME, questions=(less,))
    listed = {rung["rule"] for q in ladders_json(game, {})["questions"] for rung in q["criteria"]}
    assert "COH-5.1.1-b" not in listed
    said = Explainer(game, None).short(after.decisions["acting"])
    assert "COH-5.1.1-b" not in said
