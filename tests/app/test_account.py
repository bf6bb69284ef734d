"""The account of a game: its points add up, and the turns that counted are named."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from opfor.app.conversation import Table
from opfor.app.conversation.history.tape import Tape
from opfor.app.conversation.messages import SeatTitle, Told
from opfor.app.conversation.telling.account import account
from opfor.app.registry import load_game
from opfor.app.start import Start
from opfor.core.shown import AT_THE_START, Gain

RECORDS = Path(__file__).parent.parent / "records"
SEATS = (SeatTitle("bot", "the bot", "rules"), SeatTitle("player", "you", "person"))


def tape(name: str, folder: Path) -> Tape:
    path = folder / "game.opfor.jsonl"
    path.write_bytes(gzip.decompress((RECORDS / f"{name}.jsonl.gz").read_bytes()))
    return Tape.read(path)


def turn(line: int, *gains: tuple[str, int, str]) -> list[Told]:
    points = tuple(Gain(*each) for each in gains)
    return [Told(line, "step"), Told(line, "event", f"told in line {line}", gains=points)]


@pytest.mark.parametrize(
    "name",
    ["blitzkrieg-hard-1", "blitzkrieg-nippon-2", "coh-first-light-1", "coh-church-tower-1"],
)
def test_the_points_of_a_kept_game_add_up_to_its_score(name: str, tmp_path: Path) -> None:
    kept = tape(name, tmp_path)
    found = kept.account()
    scored = {each.seat: each.points for each in found.earned}
    assert scored == {seat: n for seat, n in kept.outcome().scores.items() if n}
    assert found.curve[-1].scores == scored


def test_an_account_of_an_old_record_of_2gm_names_what_hit_the_headquarters(tmp_path: Path) -> None:
    lines = tape("2gm-default-1", tmp_path).account().lines
    assert any("off the HQ by" in line for line in lines)


def test_points_at_the_start_count_and_turn_nothing() -> None:
    told = [*turn(1, ("bot", 2, AT_THE_START)), *turn(2, ("player", 3, "a"))]
    found = account(told, SEATS)
    assert [(each.points, each.sources[0].why) for each in found.earned] == [
        (2, AT_THE_START),
        (3, "a"),
    ]
    assert [(each.line, each.took_lead) for each in found.turnings] == [(2, True)]


def test_turning_points_are_lost_leads_first_then_the_largest_swings() -> None:
    told = [
        *turn(1, ("bot", 2, "a")),
        *turn(2, ("bot", 3, "a")),
        *turn(3, ("player", 6, "b"), ("bot", 1, "a")),
        *turn(4, ("player", 1, "b")),
    ]
    found = account(told, SEATS)
    assert [(each.line, each.swing, each.took_lead) for each in found.turnings] == [
        (2, 3, False),
        (3, 5, False),
        (4, 1, True),
    ]
    found = account([*told, *turn(5, ("bot", 9, "a"))], SEATS)
    assert [(each.line, each.took_lead) for each in found.turnings] == [
        (3, False),
        (4, True),
        (5, True),
    ]
    assert found.lines[1] == "  The bot 15: 15 a (in 4 parts)."
    assert found.lines[-1] == "  Line 5: told in line 5 The bot took the lead."


def test_a_game_without_points_has_no_account() -> None:
    assert account([Told(1, "step"), Told(2, "event", "nothing")], SEATS).lines == ()


def test_an_account_can_be_had_of_a_game_under_way() -> None:
    table = Table.new(load_game("blitzkrieg"), Start(options={"extra_vp": 2}, seed=1))
    (earned, *_) = table.seen_by().account().earned
    assert (earned.seat, earned.sources[0].why) == ("bot", "head start")
