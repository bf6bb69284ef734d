"""The stances of 2GM Tactics as cards: one lies beside the field, with all it says."""

from __future__ import annotations

import json
from typing import Any

import pytest

from opfor.app.registry import load_game
from opfor.core.sheet import SheetWish

BACK = "Stance"


def stances(mission: str) -> list[dict[str, Any]]:
    made = load_game("2gm").sheet
    assert made is not None
    sheet = made(SheetWish(mission=mission, only=("cards",)))
    (part,) = json.loads(sheet.files["sheet.json"])["parts"]
    return [card for card in part["cards"] if card["back"]["title"] == BACK]


@pytest.mark.rule("V-20")
def test_a_battle_royal_has_the_five_of_the_dynamic_ai_by_the_totals_that_bring_them() -> None:
    cards = stances("battle-royal")
    assert [(card["mark"], card["title"]) for card in cards] == [
        ("D10 …–2", "Total Defense"),
        ("D10 3–4", "Defense"),
        ("D10 5–6", "Reinforce"),
        ("D10 7–8", "Advance"),
        ("D10 9+", "Full Assault"),
    ]
    assert ["defensive" in card["foot"][0] for card in cards] == [True, True, False, False, False]


def test_a_card_gives_the_orders_for_movement_deployment_and_shooting() -> None:
    assault = stances("battle-royal")[-1]
    assert [mark for mark, _ in assault["lines"]] == ["▸"] * 3
    rows = [words.lower() for _, words in assault["lines"]]
    for word, row in zip(("move", "deploy", "shoot"), rows, strict=True):
        assert word in row


def test_the_whole_set_has_all_fifteen_a_scenario_those_of_its_ai() -> None:
    assert len({card["title"] + card["tag"] for card in stances("")}) == 15
    assert len(stances("bridge-at-dawn")) in (5, 10)
