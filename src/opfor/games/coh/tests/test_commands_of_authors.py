"""``opfor coh orders check`` and the list of missions."""

from __future__ import annotations

from pathlib import Path

import pytest

from opfor.cardboard.coh.missions.mission import MISSIONS, mission_ids
from opfor.cardboard.coh.missions.solo_mission import solo_mission_ids
from opfor.core.errors import OpforError
from opfor.games.coh.told.commands import missions, offered, orders


def test_an_author_sees_what_the_ai_will_understand(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("highest ar ai closest to unit: attack\n", encoding="utf-8")
    assert orders(["check", str(file)]) == 0
    told = capsys.readouterr().out
    assert "line 1: Highest AR AI closest to Unit: Attack" in told
    assert "1 orders, 0 with errors" in told


def test_a_bad_word_is_shown_with_its_column(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("Highest AI closest to Unit: Attack\n", encoding="utf-8")
    assert orders(["check", str(file)]) == 1
    assert "column 9" in capsys.readouterr().out


def test_orders_without_a_file_say_what_to_type() -> None:
    with pytest.raises(OpforError, match="check FILE"):
        orders([])


def test_missions_are_offered_solo_first(capsys: pytest.CaptureFixture[str]) -> None:
    names = [name for name, _ in offered()]
    assert names[0] == "first-light"
    assert names == [*solo_mission_ids(), *mission_ids()]
    missions([])
    assert "first-light: First Light, alone as the German side" in capsys.readouterr().out


def test_mission_files_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = MISSIONS / "crossroads.toml"
    bad = tmp_path / "bad.toml"
    bad.write_text(good.read_text(encoding="utf-8").replace("caps =", "cabs ="), encoding="utf-8")
    assert missions([str(good), str(bad)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].endswith("no faults")
    assert "cabs" in told[1]
