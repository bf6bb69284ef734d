"""The weight of rulings, and turns redone under other rules."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import tests.toy_game as toy
from opfor.core.question import lowest
from opfor.core.trace import Decision
from opfor.lab.block import at_table
from opfor.lab.positions import Comparison, compare
from opfor.lab.redo import first_change, redone, turns_of
from opfor.lab.variant import Variant, make_variant
from tests.conftest import Opfor
from tests.toy_game import GAME


def decided(question: str, chosen: str) -> Decision:
    return Decision(question, ("a", "b"), (), (chosen,), chosen)


def test_a_turn_redone_under_the_same_rules_is_the_same(race: Variant) -> None:
    game, setting, players = at_table(msgspec.json.encode(race))
    for turn in turns_of(game, setting, players, 5):
        assert redone(game, setting, turn, 5) == (turn.decisions, turn.events)


def test_the_turns_of_a_game_are_all_of_it(race: Variant) -> None:
    game, setting, players = at_table(msgspec.json.encode(race))
    turns = list(turns_of(game, setting, players, 5))
    state = game.new(setting)
    for turn in turns:
        assert state == turn.start
        for event in turn.events:
            state = GAME.apply(state, event)
    assert game.outcome(setting, state) is not None
    assert sum(len(turn.choices) for turn in turns) == len(turns) // 2


def test_the_first_change_of_a_list_of_decisions() -> None:
    before = (decided("card", "a"), decided("space", "a"))
    assert first_change(before, before) is None
    changed = first_change(before, (decided("card", "a"), decided("space", "b")))
    assert changed is not None
    assert (changed.number, changed.question) == (1, "space")
    missing = first_change(before, before[:1])
    assert missing is not None
    assert missing.rule == "space asked, now nothing"


def test_a_ruling_that_changes_what_happens_but_no_decision(race: Variant) -> None:
    """``exact`` stops a runner that overshoots; which card is played stays as it was."""
    exact = make_variant("exact", "race", {}, {"finish": "exact"}, "random")
    found = compare(Comparison(race, exact, 7, 0, 30))
    assert found.differences.changed == 0
    assert 0 < found.differences.turns_changed < found.differences.turns / 4
    assert found.example is not None
    assert (found.example.question, found.example.decide_seed) == ("", None)
    assert compare(Comparison(race, race, 7, 0, 5)).differences.turns_changed == 0


def test_a_rule_that_decides_otherwise_is_counted_by_rule(
    race: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted change: the hare loves the shortest stride."""
    game, setting, players = at_table(msgspec.json.encode(race))
    turns = list(turns_of(game, setting, players, 5))
    shortest = (toy.CARD.criteria[0], lowest("RACE-3", toy.stride))
    monkeypatch.setattr(toy, "CARD", replace(toy.CARD, criteria=shortest))
    changes = [first_change(turn.decisions, redone(game, setting, turn, 5)[0]) for turn in turns]
    said = {change.rule for change in changes if change is not None}
    assert said == {"card: RACE-3"}


def test_the_weights_of_a_game(opfor: Opfor, tmp_path: Path) -> None:
    words = ("lab", "rulings", "race", "--games", "64", "--positions", "10", "--jobs", "1")
    out = tmp_path / "run"
    table = tmp_path / "weights.md"
    ran = opfor(*words, "--out", str(out), "--json", "--publish", str(table))
    (weight,) = json.loads(ran.out)["weights"]
    assert (weight["ruling"], weight["value"], weight["default"]) == ("finish", "exact", "past")
    assert weight["games"]["value"] > 0.1
    assert weight["win"]["low"] <= weight["win"]["value"] <= weight["win"]["high"]
    assert "| finish (QR-1) | past | exact |" in table.read_text()
    said = opfor(*words, "--out", str(out)).out
    assert "finish=exact" in said


def test_games_are_compared_by_their_endings_alone(opfor: Opfor, tmp_path: Path) -> None:
    """No turn is redone, and nothing is measured that engines over numbers do not have."""
    words = ("lab", "rulings", "race", "--games", "32", "--endings", "--jobs", "1")
    table = tmp_path / "weights.md"
    said = opfor(*words, "--out", str(tmp_path / "run"), "--publish", str(table)).out
    assert "finish=exact" in said
    assert "--games 32 --endings --seed 1`" in table.read_text()
    assert "| - |" in table.read_text()
    manifest = (tmp_path / "run" / "manifest.json").read_text()
    assert "aspects" in manifest
    assert "course" not in manifest


def test_the_first_position_is_opened_by_decide(opfor: Opfor, tmp_path: Path) -> None:
    """Where a ruling mattered, ``opfor decide`` shows both answers."""
    only = "change-among-units"
    words = ("--games", "8", "--positions", "4", "--jobs", "1", "--only", only, "--json")
    ran = opfor("lab", "rulings", "blitzkrieg", *words, "--out", str(tmp_path))
    (weight,) = json.loads(ran.out)["weights"]
    assert weight["decisions"]["value"] > 0
    seed = str(weight["example"]["decide_seed"])
    file = str(tmp_path / f"{only}={weight['value']}.json")
    answers = [
        json.loads(opfor("decide", "blitzkrieg", file, "--seed", seed, "--json", *more).out)
        for more in ((), ("--ruling", f"{only}={weight['value']}"))
    ]
    assert answers[0]["actions"] != answers[1]["actions"]


def test_a_ruling_cannot_be_fixed_while_all_are_varied(opfor: Opfor) -> None:
    ran = opfor("lab", "rulings", "race", "--ruling", "finish=exact")
    assert "--ruling: every ruling is varied here; leave it out" in ran.err


def test_kept_weights_are_said_where_rulings_are_listed(
    opfor: Opfor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from opfor.app import weights

    monkeypatch.setattr(weights, "FILE", tmp_path / "weights.json")
    monkeypatch.setattr("opfor.lab.weights.FILE", tmp_path / "weights.json")
    words = ("--games", "32", "--positions", "2", "--only", "first-turn", "--jobs", "1", "--keep")
    opfor("lab", "rulings", "blitzkrieg", *words, "--out", str(tmp_path / "run"))
    said = "Playing player changes 100 % of games and the player's win rate by +"
    assert said in opfor("rules", "blitzkrieg", "first-turn").out
    assert said in opfor("rules", "blitzkrieg", "QB-12").out
    assert said in opfor("rules", "blitzkrieg").out
    again = json.loads((tmp_path / "weights.json").read_text())
    opfor("lab", "rulings", "blitzkrieg", *words, "--out", str(tmp_path / "run"))
    assert json.loads((tmp_path / "weights.json").read_text()) == again
    weights.measurements.cache_clear()
