"""Blocks: reproducible, whoever plays them; paired across variants."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from opfor.core.chance import derived_seed
from opfor.core.errors import OpforError
from opfor.lab.block import Block, block_size, lead, play_block, play_games, played, unpacked
from opfor.lab.playout import Result
from opfor.lab.variant import Variant, make_variant

EVERYTHING = ("aspects", "rules", "events", "lead", "turns", "course")


def test_a_game_of_a_series_depends_on_its_number_only(race: Variant) -> None:
    everything = list(play_games(Block(race, 7, 0, 20)))
    assert list(play_games(Block(race, 7, 15, 20))) == everything[15:]
    assert everything[3].seed == derived_seed(7, 3)
    assert len({result.seed for result in everything}) == 20


def test_rows_survive_the_way_back_from_a_worker(race: Variant) -> None:
    block = Block(race, 7, 0, 5, EVERYTHING)
    assert unpacked(played(block)) == play_block(block)


def test_every_measure_has_its_columns(race: Variant) -> None:
    rows = play_block(Block(race, 7, 0, 5, EVERYTHING))
    assert set(rows.games) == {
        "game", "seed", "winner", "why", "length", "margin", "lead_changes", "decided", "course",
    }  # fmt: skip
    assert set(rows.counts["what"]) == {"rule", "event"}
    assert {"drawn", "ran"} <= set(rows.counts["name"])
    turns = [n for g, n in zip(rows.turns["game"], rows.turns["turn"], strict=True) if g == 0]
    assert turns == list(range(int(rows.games["length"][0]) + 1))
    assert set(play_block(Block(race, 7, 0, 2, ("margin",))).games) == {
        "game", "seed", "winner", "why", "length", "margin",
    }  # fmt: skip


def test_changes_of_lead() -> None:
    margins = [0, 2, 1, -1, 0, -3, 4]
    turns = tuple({"margin": float(m)} for m in margins)
    changes, decided = lead(Result(0, 0, "a", "", 6, {}, {}, turns=turns))
    assert (changes, decided) == (2, 1.0)
    steady = Result(0, 0, "a", "", 6, {}, {}, turns=turns[:3])
    assert lead(steady) == (0, 0.5)


def test_the_size_of_a_block_is_counted_not_timed(race: Variant) -> None:
    size = block_size(race, 7, 100)
    assert size == block_size(race, 7, 100)
    assert size & (size - 1) == 0
    assert 64 <= size <= 1024
    assert block_size(race, 7, 10_000_000) * 1000 >= 10_000_000


def test_streams_stay_paired_when_a_variant_asks_more_often(race: Variant) -> None:
    """Without wind no die is rolled: the cards drawn are the same ones all the same."""
    calm = make_variant("calm", "race", {"wind": False}, {}, "random")
    windy, still = (list(play_games(Block(v, 7, 0, 40))) for v in (race, calm))
    assert [r.seed for r in windy] == [r.seed for r in still]
    same = sum(a.winner == b.winner for a, b in zip(windy, still, strict=True))
    apart = sum(a.winner == b.winner for a, b in zip(windy, still[1:], strict=False))
    assert same > apart + 5


def test_a_game_that_does_not_end_is_named(race: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("opfor.lab.playout.MOST_ANSWERS", 5)
    with pytest.raises(OpforError, match=r"Race: game 0 \(seed \d+\) does not end"):
        list(play_games(Block(race, 7, 0, 1)))


def test_a_changed_mission_file_is_another_variant(tmp_path: Path) -> None:
    from opfor.lab.variant import named_files

    mission = tmp_path / "mission.toml"
    mission.write_text("one")
    before = named_files({"mission": str(mission), "board": "base"})
    mission.write_text("two")
    after = named_files({"mission": str(mission)})
    assert set(before) == set(after) == {str(mission)}
    assert before != after


def test_a_variant_is_a_plain_value(race: Variant) -> None:
    raw = msgspec.json.encode(race)
    assert msgspec.json.decode(raw, type=Variant) == race
