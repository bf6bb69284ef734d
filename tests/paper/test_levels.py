"""A sheet says what its level sets, so that it is played as hard on paper as on the screen."""

from __future__ import annotations

import json

import pytest

from opfor.app.registry import load_game
from opfor.core.errors import OpforError
from opfor.core.sheet import SheetWish


def setting_up(game: str, mission: str, level: str) -> str:
    """What the rules in short say before the first turn."""
    made = load_game(game).sheet
    assert made is not None
    sheet = made(SheetWish(mission=mission, level=level, only=("rules",)))
    (part,) = json.loads(sheet.files["sheet.json"])["parts"]
    return " ".join(part["pieces"][0]["lines"])


@pytest.mark.parametrize(
    ("game", "mission", "level", "said"),
    [
        ("blitzkrieg", "", "veteran", "Level veteran: head start hard; the bot begins with 8 VPs."),
        ("blitzkrieg", "base", "even", "Level even: 2 VPs to the second side"),
        ("2gm", "", "first-battle", "Level first battle: the AI's HQ gives 2 AP a turn."),
        ("2gm", "winter-depot", "regular", "2 AP in its odd turns, 3 in its even turns."),
    ],
)
def test_the_level_asked_for_is_part_of_setting_up(
    game: str, mission: str, level: str, said: str
) -> None:
    assert said in setting_up(game, mission, level)


@pytest.mark.parametrize("game", ["blitzkrieg", "2gm"])
def test_a_level_nobody_knows_is_refused(game: str) -> None:
    with pytest.raises(OpforError, match="did you mean veteran"):
        setting_up(game, "", "vetran")


def test_what_the_hq_gives_in_a_turn_is_that_of_the_level() -> None:
    made = load_game("2gm").sheet
    assert made is not None
    told = made(SheetWish(level="veteran", only=("rules",))).files["sheet.json"]
    assert "(AI 3)" in told


def test_settings_of_ones_own_say_no_level() -> None:
    assert "Level" not in setting_up("2gm", "", "own")
