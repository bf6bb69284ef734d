"""Warm and cold rules, and the fuzzer that looks for the cold ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from opfor.core.cascade import Narrowed
from opfor.core.trace import Decision, Sieve
from opfor.lab import watched
from opfor.lab.fuzz import Fuzzer
from opfor.lab.warmth import Warmth, in_saves, rules_of
from tests.conftest import Opfor
from tests.toy_game import GAME


def test_what_warms_a_rule() -> None:
    kept = Sieve("A", ("x", "y"), (), True)
    dropped = Sieve("B", ("x",), ("y",), True, by="C")
    ignored = Sieve("D", ("x",), (), False)
    warmth = Warmth()
    hot = warmth.count([Decision("q", ("x", "y"), (kept, dropped, ignored), ("x",), "x")])
    assert hot == {"B", "C"}
    assert [warmth.did(rule) for rule in "ABCD"] == [0, 1, 1, 0]
    assert warmth.looked == {"A": 1, "B": 1, "C": 1, "D": 1}


def test_chance_warms_the_row_that_left_it_the_choice() -> None:
    tied = Decision("q", ("x", "y"), (), ("x", "y"), "x", {"kind": "die"})
    warmth = Warmth(ties={"q": "T"})
    assert "T" in warmth.count([tied])
    assert warmth.did("T") == 1
    named = Decision("q", ("x", "y"), (), ("x", "y"), "x", {"kind": "die", "rule": "U"})
    assert "U" in Warmth().count([named])


def test_rules_on_the_ladders_of_a_game() -> None:
    assert rules_of(GAME) == ["RACE-2", "RACE-3"]


def test_the_fuzzer_follows_its_seed(toy_installed: Path) -> None:
    one, two, other = (Fuzzer(GAME, GAME.variants, seed).run(300) for seed in (1, 1, 2))
    assert one == two
    assert one != other


def test_the_fuzzer_goes_back_to_what_is_rare(toy_installed: Path) -> None:
    """Near the goal RACE-2 does something; going back there it does so more often."""
    counts = [
        sum(Fuzzer(GAME, GAME.variants, seed, steer).run(400).did("RACE-2") for seed in range(5))
        for steer in (False, True)
    ]
    assert counts[1] > counts[0]


def test_saves_count(opfor: Opfor) -> None:
    assert in_saves(GAME)[1] == 0
    opfor("play", "race", "--seed", "1", typed="1\n1\n1\nquit\n")
    warmth, games = in_saves(GAME)
    assert games == 1
    assert sum(warmth.settled.values()) > 0


def test_the_table(opfor: Opfor) -> None:
    ran = opfor("lab", "coverage", "race", "--turns", "300", "--json")
    document = json.loads(ran.out)
    assert (ran.code, document["cold"]) == (0, [])
    assert set(document["rules"]) == {"RACE-2", "RACE-3"}
    out = opfor("lab", "coverage", "race", "--turns", "300").out
    assert "2 of 2 rules did something; cold: none" in out
    assert "the longest stride" in out
    assert opfor("lab", "coverage", "race", "--turns", "0").code == 2


def test_the_plugin_counts_what_settles_during_tests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, toy_installed: Path
) -> None:
    monkeypatch.setattr(Narrowed, "settle", Narrowed.settle)  # put back afterwards
    monkeypatch.setenv("OPFOR_WATCHED", str(tmp_path))
    watched.COUNTS.clear()
    watched.pytest_configure()
    Fuzzer(GAME, [{}], 1, steer=False).run(40)
    watched.pytest_unconfigure()
    (file,) = tmp_path.glob("*.json")
    rows = json.loads(file.read_text())
    assert {game for game, _, _ in rows} == {"race"}
    assert "RACE-3" in {rule for _, rule, _ in rows}
