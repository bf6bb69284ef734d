"""Bad input: one clear line each."""

from __future__ import annotations

from pathlib import Path

import pytest

from opfor.core.errors import BadAnswer, BadPack, OpforError
from opfor.core.requests import Choose, check_answer
from opfor.games.tactics2gm.tests.deeds import step
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field, setting_for
from opfor.games.tactics2gm.told.commands import cards_command, deck_command
from opfor.games.tactics2gm.told.corrections import adjust
from opfor.games.tactics2gm.values.actions import PlaySupport
from opfor.games.tactics2gm.values.content import BASE
from opfor.games.tactics2gm.values.pack_faults import check_pack
from opfor.games.tactics2gm.values.scenarios import SCENARIOS

DECK = 'provenance = "owner-supplied"\ntitle = "mine"\narmy = "americans"\n\n[cards]\n'


def deck_file(folder: Path, cards: str) -> str:
    path = folder / "deck.toml"
    path.write_text(DECK + cards, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("cards", "line"),
    [
        (
            "sherman = 6\npershing = 1\nsherman-76 = 2\nhit = 2\nrangers = 3",
            "58 points, 8 more",
        ),
        ("tiger = 1", "'tiger' is not among the cards of the Americans"),
        ("maus = 1", "'maus' is not among the cards of the Americans"),
        ("sherman = 7", "7 copies of 'sherman'; the Americans own 6"),
        ("", "the deck has no cards"),
    ],
)
def test_a_bad_deck(tmp_path: Path, cards: str, line: str) -> None:
    with pytest.raises(OpforError, match=line):
        setting_for(deck=deck_file(tmp_path, cards), points=50)


def test_a_deck_of_the_other_army(tmp_path: Path) -> None:
    with pytest.raises(OpforError, match="a deck of the americans, but this side plays"):
        setting_for(second_deck=deck_file(tmp_path, "sherman = 1"))


def test_a_forbidden_card_in_a_scenario_deck(tmp_path: Path) -> None:
    with pytest.raises(OpforError, match="'m1-57mm' is not allowed in this scenario"):
        setting_for(scenario="beach-landing", deck=deck_file(tmp_path, "m1-57mm = 1"))


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ({"scenario": "atlantis"}, "scenario: 'atlantis' is not known; choose one of: battle-roy"),
        ({"map": "moon"}, "map: 'moon' is not known"),
        ({"army": "romans"}, "army: 'romans' is not known"),
        ({"scenario": "farmhouse", "ai_role": "referee"}, "ai-role: 'referee' is not known"),
        ({"scenario": "farmhouse", "columns": 8}, "6 lines by 10 columns, the board 6 by 8"),
        ({"columns": 7}, "6 lines by 7 columns cannot be played"),
    ],
)
def test_bad_options(options: dict[str, object], line: str) -> None:
    with pytest.raises(OpforError, match=line):
        setting_for(**options)


def test_a_scenario_whose_code_line_does_not_parse(tmp_path: Path) -> None:
    text = (SCENARIOS / "farmhouse.toml").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("8-4-4-4-20, Def", "8-4-4-four, Def"), encoding="utf-8")
    with pytest.raises(OpforError, match=r"solo code .* cannot be read"):
        setting_for(scenario=str(path))
    assert any("cannot be read" in fault for fault in check_pack(tmp_path))


def test_a_scenario_with_terrain_off_the_board(tmp_path: Path) -> None:
    text = (SCENARIOS / "farmhouse.toml").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("line = 2, column = 5", "line = 2, column = 15"), encoding="utf-8")
    with pytest.raises(OpforError, match="trench: line 2, column 15 is off the board"):
        setting_for(scenario=str(path))


@pytest.mark.parametrize(
    ("right", "wrong", "line"),
    [
        ("first = 1", "first = 2", "2 at first"),
        ("zone = [1, 3]", "zone = [1, 99]", r"role 'germans': zone 1 to 99; lines go from 1 to 6"),
        ("zone = [1, 3]", "zone = [3, 2]", "zone 3 to 2; .*, the lower first"),
        ("deploy_zone = [1, 3]", "deploy_zone = [0, 3]", "deploy_zone 0 to 3; lines go from 1"),
        ("start_ap = 14", "start_ap = -1", "start_ap -1; 0 to 999 is right"),
        ("start_ap = 14", "start_ap = 1000", "start_ap 1000; 0 to 999 is right"),
        ("amount = 12", "amount = 0", "losses: amount 0; 1 to 999 is right"),
        ("amount = 12", f"amount = {1 << 63}", "amount 9223372036854775808; 1 to 999 is right"),
        ("supplied = 2", "supplied = -2", "role 'americans': supplied -2; 0 to 999"),
        ('"sandbags"', '"atoll"', "terrain: 'atoll' is not known"),
    ],
)
def test_a_scenario_with_numbers_no_board_has(
    right: str, wrong: str, line: str, tmp_path: Path
) -> None:
    text = (SCENARIOS / "beach-landing.toml").read_text(encoding="utf-8")
    assert right in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(OpforError, match=line):
        setting_for(scenario=str(path))


def test_a_card_played_in_the_wrong_phase_is_refused() -> None:
    field = Field()
    field.give(NORTH, "hit")
    men = field.put(NORTH, "heavy-infantry", 3, 5)
    enemy = field.put(SOUTH, "sherman", 4, 5)
    request = next(step(field.play))
    assert isinstance(request, Choose)
    with pytest.raises(BadAnswer, match="movement: that is not one of the legal answers"):
        check_answer(request, PlaySupport("hit", men, enemy))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "correct what"),
        ("ap north", "write: ap SIDE NUMBER"),
        ("ap west 3", "side: 'west' is not known"),
        ("wounds 1 9", "give a number from 0 to 2"),
        ("move 1 9.9", "line 9, column 9 is off the board"),
        ("move 1 here", "is not LINE.COLUMN"),
        ("remove 7", "unit: '7' is not known"),
        ("hand north tiger", "card: 'tiger' is not known"),
        ("stance sleepy", "stance of the battle-royal AI: 'sleepy' is not known"),
        ("stance hold-position", "stance of the battle-royal AI: 'hold-position' is not known"),
    ],
)
def test_bad_corrections(text: str, line: str) -> None:
    field = Field()
    field.put(NORTH, "heavy-infantry", 3, 5)
    with pytest.raises(OpforError, match=line):
        adjust(field.setting, field.state, text)


@pytest.mark.rule("X-6")
@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("hp = 2", "hp = 0", "'light-infantry', hp: 0; at least 1"),
        ("to_hit = 6", "to_hit = 11", "'light-infantry', to_hit: 11"),
        ('type = "infantry"', 'type = "cavalry"', "units[0].type (entry 'light-infantry')"),
        ("cost = 1", 'cost = "one"', "Expected `int`, got `str`"),
    ],
)
def test_a_bad_pack(tmp_path: Path, old: str, new: str, line: str) -> None:
    for path in BASE.glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        if path.name == "units.toml":
            text = text.replace(old, new, 1)
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    assert line in " ".join(check_pack(tmp_path))


@pytest.mark.rule("X-6")
def test_an_army_with_an_unknown_card(tmp_path: Path) -> None:
    for path in BASE.glob("*.toml"):
        text = path.read_text(encoding="utf-8").replace("tiger = 1", "maus = 1")
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    with pytest.raises(BadPack, match="army 'germans' names the unknown card 'maus'"):
        setting_for(pack=str(tmp_path))


@pytest.mark.rule("X-6")
def test_an_army_with_more_cards_than_anybody_has(tmp_path: Path) -> None:
    for path in BASE.glob("*.toml"):
        text = path.read_text(encoding="utf-8").replace("tiger = 1", "tiger = 2147483648")
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    with pytest.raises(BadPack, match="2147483648 copies of 'tiger'; at most 999"):
        setting_for(pack=str(tmp_path))


def test_our_own_packs_are_clean() -> None:
    assert check_pack(BASE) == []
    assert check_pack(SCENARIOS) == []


def test_deck_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "mine.toml")
    assert deck_command(["new", "germans", path, "empty"]) == 0
    assert deck_command(["add", path, "tiger"]) == 0
    assert deck_command(["add", path, "pak40", "2"]) == 0
    assert deck_command(["remove", path, "pak40"]) == 0
    assert deck_command(["check", path]) == 0
    assert "2 cards, 11 of 120 points" in capsys.readouterr().out
    assert deck_command(["check", path, "10"]) == 1
    assert "11 points, 1 more than the limit of 10" in capsys.readouterr().err
    with pytest.raises(OpforError, match="exists already"):
        deck_command(["new", "germans", path])
    with pytest.raises(OpforError, match="'maus' is not among"):
        deck_command(["add", path, "maus"])
    with pytest.raises(OpforError, match="opfor 2gm deck check FILE"):
        deck_command(["shuffle"])


def test_cards_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cards_command(["germans"]) == 0
    assert "tiger (Tiger): 7 points, 1 of it" in capsys.readouterr().out
    with pytest.raises(OpforError, match="army: 'romans' is not known"):
        cards_command(["romans"])


def test_a_deck_that_is_no_file_is_said_in_one_line() -> None:
    with pytest.raises(OpforError, match="deck 'random': neither 'standard' nor a deck file"):
        setting_for(deck="random")
