"""A damaged run: what cannot be read is named, played again or left out; nothing else stumbles."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from tests.conftest import Opfor
from tests.fuzz.changes import changed_bytes

DAMAGES = int(os.environ.get("OPFOR_DAMAGES", "40"))
SIGNS = ("fault of ours", "Traceback", "panicked", "output cannot be written", "RUST_BACKTRACE")
EXPERIMENT = """
name = "toy"
game = "race"
block = 16
measure = ["aspects", "rules", "turns"]
[axes]
"ruling.finish" = ["exact"]
[stop]
games = 48
"""


@pytest.fixture
def whole(opfor: Opfor, tmp_path: Path) -> Path:
    """A run of six blocks."""
    (tmp_path / "toy.toml").write_text(EXPERIMENT)
    assert played(opfor, tmp_path, tmp_path / "whole")[0] == 0
    return tmp_path / "whole"


def played(opfor: Opfor, tmp_path: Path, folder: Path) -> tuple[int, str]:
    """The experiment, on what is in the folder already."""
    ran = opfor("lab", "run", str(tmp_path / "toy.toml"), "--out", str(folder), "--jobs", "1")
    return ran.code, ran.err


def files(folder: Path) -> dict[str, bytes]:
    found = (path for path in sorted(folder.rglob("*.*")) if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def bits_flipped(path: Path, chance: Random) -> None:
    raw = bytearray(path.read_bytes())
    for _ in range(chance.choice([1, 1, 8])):
        raw[chance.randrange(len(raw))] ^= 1 << chance.randrange(8)
    path.write_bytes(raw)


def cut_off(path: Path, chance: Random) -> None:
    raw = path.read_bytes()
    path.write_bytes(raw[: chance.randrange(len(raw))])


def put_in(path: Path, chance: Random) -> None:
    path.write_bytes(changed_bytes(path.read_bytes(), chance))


def gone(path: Path, _chance: Random) -> None:
    path.unlink()


Spoil = Callable[[Path, Random], None]
KINDS: tuple[Spoil, ...] = (bits_flipped, bits_flipped, cut_off, put_in, gone)


def damaged(whole: Path, seed: int) -> Iterator[Path]:
    """A copy of the run with one to three of its files damaged; which ones."""
    copy = whole.with_name(f"damaged-{seed}")
    shutil.copytree(whole, copy)
    chance = Random(seed)
    names = [name for name in files(copy) if name != "manifest.json"]
    for name in chance.sample(names, chance.choice([1, 1, 3])):
        chance.choice(KINDS)(copy / name, chance)
    yield copy
    shutil.rmtree(copy)


@pytest.mark.rule("X-6")
def test_what_is_damaged_is_played_again_to_the_same_bytes(
    opfor: Opfor, tmp_path: Path, whole: Path
) -> None:
    before = files(whole)
    for seed in range(DAMAGES):
        for copy in damaged(whole, seed):
            hurt = {name for name, raw in before.items() if files(copy).get(name) != raw}
            code, said = played(opfor, tmp_path, copy)
            assert (code, [sign for sign in SIGNS if sign in said]) == (0, []), (seed, said)
            again = files(copy)
            wrong = {name for name, raw in before.items() if again.get(name) != raw}
            assert not {name for name in wrong if name.endswith(".parquet")}, (seed, hurt, said)
            tables = {name for name in hurt if name.endswith(".parquet")}
            assert not tables or "; played again" in said


@pytest.mark.rule("X-6")
def test_what_is_damaged_is_named_and_left_out_of_a_report(opfor: Opfor, whole: Path) -> None:
    before = files(whole)
    for seed in range(DAMAGES // 4):
        for copy in damaged(whole, seed):
            hurt = {name for name, raw in before.items() if files(copy).get(name) != raw}
            ran = opfor("lab", "report", str(copy))
            assert (ran.code, [sign for sign in SIGNS if sign in ran.err]) == (0, []), (seed, ran)
            tables = {name for name in hurt if name.endswith(".parquet")}
            assert not tables or "; left out" in ran.err
            page = (copy / "report.html").read_text(encoding="utf-8")
            assert ("Left out: block" in page) == ("; left out" in ran.err)


def test_what_plays_it_again_is_told_as_it_is_typed(
    opfor: Opfor, whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPFOR_PROGRAM", "python3 run.py")
    next((whole / "games").glob("*.parquet")).write_bytes(b"")
    said = opfor("lab", "report", str(whole)).err
    assert "left out (python3 run.py lab run plays it again)" in said


@pytest.mark.rule("X-6")
def test_a_damaged_manifest_is_one_line(opfor: Opfor, tmp_path: Path, whole: Path) -> None:
    manifest = whole / "manifest.json"
    good = manifest.read_bytes()
    for seed in range(DAMAGES):
        manifest.write_bytes(good)
        Random(seed).choice(KINDS[:-1])(manifest, Random(seed))
        for ran in (opfor("lab", "report", str(whole)), opfor("lab", "merge", str(whole), "x")):
            assert ran.err.count("\n") <= 1
            assert not [sign for sign in SIGNS if sign in ran.err], (seed, ran)


@pytest.mark.rule("X-6")
def test_nothing_left_to_report_is_one_line(opfor: Opfor, whole: Path) -> None:
    for path in (whole / "games").iterdir():
        path.write_bytes(b"PAR1")
    ran = opfor("lab", "report", str(whole))
    assert ran.code == 2
    assert "a variant has no block to report" in ran.err


def test_damaged_blocks_are_not_poured_into_another_run(opfor: Opfor, whole: Path) -> None:
    other = whole.with_name("other")
    shutil.copytree(whole, other)
    for folder, name in ((whole, "games/000-000001.parquet"), (other, "tally/001-000002.json")):
        (folder / name).write_bytes(b"{}")
    assert "1 blocks into" in opfor("lab", "merge", str(whole), str(other)).out
