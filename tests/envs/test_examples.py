"""The examples run, are short, and do what they say."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from opfor.app.players import ALLOWED
from opfor.core.chance import derived_seed
from tests.conftest import ROOT, Opfor
from tests.envs.test_steps import steps

FOLDER = ROOT / "examples"
SCRIPTS = sorted(FOLDER.glob("*.py"))


def loaded(name: str) -> Any:
    spec = spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_each_is_under_a_hundred_lines_and_told_in_the_list() -> None:
    listed = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert len(SCRIPTS) == 5
    for path in SCRIPTS:
        assert len(path.read_text(encoding="utf-8").splitlines()) < 100, path.name
        assert f"]({path.name})" in listed


@pytest.mark.parametrize("name", ["random_agent", "language_model"])
def test_programs_at_the_table_give_legal_answers_only(
    name: str, opfor: Opfor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ALLOWED, "")
    player = f"cmd:{sys.executable} {FOLDER / name}.py"
    ran = opfor("simulate", "blitzkrieg", "--games", "1", "--player", player, "--json")
    assert ran.code == 0, ran.err
    answers = json.loads(ran.out)["answers"]
    assert answers["given"] > 5
    assert answers.get("illegal", 0) == 0
    assert (answers.get("tokens", 0) > 0) == (name == "language_model")


def test_a_net_that_was_trained_sits_at_the_table(
    opfor: Opfor, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It answers as it would in the vector it learned in, but for the luck of what it tries."""
    monkeypatch.setenv(ALLOWED, "")
    learner = loaded("policy_gradient")
    env = steps(1, advised=True, difficulty="hard")
    np.savez(tmp_path / "net.npz", *(net := learner.Net(len(env.planes), 4)).weights)
    player = f"cmd:{sys.executable} {FOLDER}/trained_agent.py {tmp_path}/net.npz"
    ran = opfor("simulate", "blitzkrieg", "--games", "1", "--seed", "3", "--player", player,
                "--difficulty", "hard", "--transcripts", str(tmp_path), "--json")  # fmt: skip
    assert ran.code == 0, ran.err
    assert json.loads(ran.out)["answers"].get("illegal", 0) == 0
    (kept,) = tmp_path.glob("*.jsonl")
    told = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    env.reset(seed=[derived_seed(3, 0)])
    answers = [line["answer"] for line in told if "answer" in line]
    alike = 0
    for said in answers:
        alike += int(learner.chosen(env, net)[0][0] == said)
        _, _, over, _, _ = env.step(np.array([said]))
    assert over[0]
    assert alike > len(answers) / 2


def test_a_language_model_that_says_no_number_is_counted() -> None:
    model = loaded("language_model")
    assert [model.number_in(text) for text in ("none", "I take 12.", "")] == [None, 12, None]


def test_the_search_sees_no_more_than_its_seat_and_finds_a_good_act() -> None:
    search = loaded("search_2gm")
    env = search.OfferedEnv("2gm", mode="two-player")
    env.reset(seed=3)
    twins = [env, env.fork("fresh", 1), env.fork("dealt", 2)]
    assert len({search.searched(each, tries=3, seed=5) for each in twins}) == 1
    assert search.played(tries=2, seed=1, most=2) == 0.0


def test_the_policy_gradient_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some lessons are enough to win more often than a fresh net does. The clock is one that counts
    steps, so that a slow machine learns as much."""
    learner = loaded("policy_gradient")
    monkeypatch.setattr(learner, "GAMES", 64)
    monkeypatch.setattr(learner, "LESSON", 400)
    steps_of_a_minute = (number * 60 / 400 for number in range(10**6))
    clock = SimpleNamespace(process_time=lambda: next(steps_of_a_minute))
    monkeypatch.setattr(learner, "time", clock)
    env = learner.opfor.envs.vector("blitzkrieg", 4, advised=True)
    env.reset(seed=1)
    net = learner.Net(len(env.planes), 1)
    actions, owners, (_, _, slopes) = learner.chosen(env, net, np.random.default_rng(1))
    assert (actions < env.counts).all()
    assert np.abs(np.bincount(owners, slopes)).max() < 1e-4
    before = learner.share_won(net, 300, seed=5)
    assert learner.share_won(learner.train(minutes=1), 300, seed=5) > before + 0.04


def test_it_can_be_typed_as_it_is_told() -> None:
    words = ["--tries", "1", "--games", "1", "--most", "1"]
    done = subprocess.run(
        [sys.executable, str(FOLDER / "search_2gm.py"), *words],
        capture_output=True, text=True, env={**os.environ}, cwd=Path(FOLDER).parent,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    assert "0 of 1 games won with 1 tries a choice" in done.stdout
