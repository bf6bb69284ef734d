"""Levels: what each sets, who has the last word, and that games and saves know of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import opfor
from opfor.__main__ import main
from opfor.app.conversation import Table
from opfor.app.registry import load_game
from opfor.app.setting_up import decode_options, prepared
from opfor.app.start import Start
from opfor.core.errors import OpforError


def dials(game: str, **options: Any) -> Any:
    return decode_options(load_game(game), options)


def test_a_level_sets_the_dials_of_its_mode() -> None:
    gentle, usual = dials("blitzkrieg", level="first-battle"), dials("blitzkrieg")
    assert usual.level == "regular"
    assert gentle.extra_vp < usual.extra_vp < dials("blitzkrieg", level="veteran").extra_vp
    assert dials("2gm", level="veteran").ai_ap > dials("2gm").ai_ap


def test_what_is_set_by_hand_has_the_last_word() -> None:
    by_hand = dials("blitzkrieg", difficulty="easy")
    assert (by_hand.difficulty, by_hand.extra_vp, by_hand.level) == ("easy", 0, "own")
    assert dials("blitzkrieg", level="veteran", extra_vp=1).level == "own"


def test_a_save_goes_on_at_its_level() -> None:
    table = Table.new(load_game("blitzkrieg"), Start(options={"level": "veteran"}, seed=1))
    again = decode_options(load_game("blitzkrieg"), table.header.options)
    assert again == dials("blitzkrieg", level="veteran")


def test_a_save_from_before_levels_plays_as_it_was_begun() -> None:
    old = {"board": "base", "mode": "solo", "difficulty": "medium", "extra_vp": 0}
    decoded = dials("blitzkrieg", **old)
    assert (decoded.difficulty, decoded.extra_vp, decoded.level) == ("medium", 0, "own")


def test_even_is_for_two_persons() -> None:
    assert dials("blitzkrieg", mode="two-player", level="even").handicap
    with pytest.raises(OpforError, match="level: 'even' is not known; choose one of: first-battle"):
        dials("blitzkrieg", level="even")


def test_a_handicap_gives_points_to_the_second_side_or_to_the_first() -> None:
    game = load_game("blitzkrieg")
    for handicap, points in ((3, (0, 3)), (-2, (2, 0))):
        table = Table.new(game, Start(options={"mode": "two-player", "handicap": handicap}, seed=1))
        assert table.session.state.vp == points
    with pytest.raises(OpforError, match="handicap"):
        prepared(game, {"mode": "two-player", "handicap": 30}, {})


def test_programs_name_a_level() -> None:
    table = opfor.new("blitzkrieg", level="veteran", seed=4)
    assert table.state.vp[0] == dials("blitzkrieg", level="veteran").extra_vp
    with pytest.raises(OpforError, match="level"):
        opfor.new("blitzkrieg", level="hopeless")


@pytest.mark.parametrize("game", ["blitzkrieg", "coh", "2gm"])
def test_every_mission_and_mode_is_listed_with_its_levels(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["missions", game, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["game"] == game
    for mission in document["missions"]:
        assert {"name", "title", "kind", "boards", "minutes", "levels"} <= mission.keys()
        assert "regular" in mission["levels"]
        decode_options(load_game(game), {**mission["options"], "level": "regular"})
    assert main(["missions", game]) == 0
    assert "regular:" in capsys.readouterr().out


def test_an_unknown_level_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["simulate", "coh", "first-light", "--level", "hopeless"]) == 2
    assert "first-battle" in capsys.readouterr().err
    out = str(tmp_path / "x.pdf")
    assert main(["sheet", "first-light", "--level", "hopeless", "-o", out]) == 2
    assert "regular" in capsys.readouterr().err
