"""The command ``campaign``: a run begun, gone on with, shown, told and refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from opfor.app import campaign as app
from opfor.app.campaign import Campaign, account_of
from opfor.app.conversation import opening
from tests.conftest import Opfor


def begun(opfor: Opfor, path: Path, typed: str, *more: str) -> str:
    return opfor(
        "campaign", "new", "german-1941", "--seed", "3", "-o", str(path), *more, typed=typed
    ).out


def test_a_run_is_begun_told_and_gone_on_with(opfor: Opfor, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    out = begun(opfor, path, "done\ntell\nvictory\ndone\n")
    assert "Stage 2 of 8" in out
    shown = json.loads(opfor("campaign", "show", str(path), "--json").out)
    assert shown["state"]["traces"] == ["junction"]
    out = opfor("campaign", "go-on", str(path), typed="river-road-1\ndone\n").out
    assert "The mission is due" in out
    assert opfor("verify", str(path)).code == 0


def test_dice_are_asked_for_at_a_table(opfor: Opfor, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    begun(opfor, path, "done\ntell\ndefeat\nG01\ndone\n2\n", "--table")
    shown = json.loads(opfor("campaign", "show", str(path), "--json").out)
    assert shown["state"]["roster"][0]["condition"] == "lost"


def test_a_mission_is_fought_left_and_broken_off(
    opfor: Opfor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "run.jsonl"
    begun(opfor, path, "done\nfight\nquit\nleave\n")
    campaign = Campaign(opening.resumed(path))
    assert not campaign.may_break_off, "it has only just begun"
    mission = campaign.mission()
    account = account_of(mission)
    mission.close()
    campaign.table.close()
    assert not account.is_over
    from msgspec.structs import replace

    far = replace(account, may_break_off=True, destroyed=("G01",), cut_off=("G02",))
    monkeypatch.setattr(app, "account_of", lambda _table: far)
    opfor("campaign", "go-on", str(path), typed="break off\nleave\n")
    shown = json.loads(opfor("campaign", "show", str(path), "--json").out)
    assert [each["ending"] for each in shown["state"]["fought"]] == ["withdrawal"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("new", "germany"), "run: 'germany' is not known"),
        (("fly",), "campaign: 'fly' is not known"),
        (("show", "nowhere.jsonl"), "no such file"),
        (("sheet", "nothing", "-o", "x.pdf"), "neither a run"),
        (("sheet", "german-1941"), "-o FILE.pdf"),
    ],
)
def test_bad_words_are_told_in_a_line(opfor: Opfor, words: tuple[str, ...], said: str) -> None:
    ran = opfor("campaign", *words)
    assert ran.code == 2
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1


def test_a_damaged_file_and_another_game_are_refused(opfor: Opfor, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    begun(opfor, path, "done\n")
    raw = path.read_text(encoding="utf-8")
    path.write_text(raw.replace('"seed":3', '"seed":4'), encoding="utf-8")
    ran = opfor("campaign", "show", str(path))
    assert ran.code == 2
    assert "line 1 was changed after it was saved" in ran.err
