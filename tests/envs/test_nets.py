"""Nets as data: the same value everywhere, a player by name, guarded by the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from opfor import fast
from opfor.__main__ import main
from opfor.app.registry import load_game
from opfor.app.setting_up import prepared
from opfor.core.chance import derived_seed
from opfor.core.errors import OpforError
from opfor.core.net import LARGEST_FILE, NetFile, chance_of, load_net, packed
from opfor.envs.steps import StepsVector
from opfor.envs.trainer import Trainer
from opfor.envs.value_net import ValueNet, kept
from opfor.lab.playout import play_one

GAME = load_game("blitzkrieg")
ONE = "blitzkrieg", ({"difficulty": "easy"},)
NET = GAME.folder / "nets" / "base.json"


def setting(**options: Any) -> Any:
    return prepared(GAME, options, {})[0]


def known_net() -> Any:
    net = load_net(NET)
    assert net is not None
    return net


def positions(count: int) -> Any:
    """Planes of positions after acts of the baseline's games."""
    is_plain = not fast.is_compiled(setting())
    env = StepsVector("blitzkrieg", 4, plain=is_plain, advised=True)
    env.reset(seed=3)
    found = []
    while sum(map(len, found)) < count:
        found.append(env.afterstates().planes.copy())
        env.step(env.baseline.copy())
    return np.concatenate(found)[:count]


def test_numpy_plain_python_and_the_engine_come_to_the_same_number() -> None:
    net, planes = known_net(), positions(12)
    players = {"player": GAME.players["net"]}
    every = [fast.stepped(setting(), players, plain=plain) for plain in (False, True)]
    first = np.maximum(planes.astype(float) @ np.array(net.first, float) + net.first_bias, 0)
    inner = first @ np.array(net.second, float) + np.array(net.second_bias, float) * (1 << 12)
    outer = np.floor(np.maximum(inner, 0) / (1 << 12)) @ np.array(net.third, float)
    values = np.floor((outer + net.third_bias * (1 << 12)) / (1 << 8)).astype(int)
    for row, value in zip(planes, values, strict=True):
        whole = [int(each) for each in row]
        assert net.value(whole) == value
        for rooms in every:
            rooms.memory.seen = whole + [0] * (len(rooms.memory.seen) - len(whole))
            assert rooms.module.net_value(rooms.memory) == value


def test_the_net_plays_the_same_games_compiled_and_asked_one_by_one() -> None:
    here, player = setting(), GAME.players["net"]
    columns = fast.play_block(here, {"player": player}, 5, 0, 3)
    for number in range(3):
        finished = play_one(GAME, here, {"player": player}, number, derived_seed(5, number))
        assert columns.games["winner"][number] == finished.winner
        assert columns.games["vp_player"][number] == finished.aspects["vp_player"]


def test_the_net_is_stronger_than_the_baseline() -> None:
    if not fast.is_compiled(setting()):
        pytest.skip("too slow where nothing is compiled")
    for options, least in (({"difficulty": "hard"}, 150), ({}, 80)):
        here = setting(**options)
        wins = {
            name: fast.play_totals(here, {"player": GAME.players[name]}, 404, 0, 300).winners
            for name in ("baseline", "net")
        }
        assert wins["net"]["player"] > max(least, wins["baseline"]["player"] + 50)


@pytest.mark.parametrize("options", [{"board": "nippon"}, {"mode": "two-player"}], ids=str)
def test_where_no_net_fits_a_line_says_so(
    options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    flags = [f"--{name}={value}" for name, value in options.items()]
    assert main(["simulate", "blitzkrieg", "--player", "net", "--games", "2", *flags]) == 2
    assert "no net fits this game" in capsys.readouterr().err


def test_a_changed_rule_makes_the_net_refuse_and_everything_else_go_on() -> None:
    from opfor.games.blitzkrieg.course.known_net import net_for

    here = setting()
    assert net_for(here) is not None
    other = msgspec.structs.replace(
        here, constants=msgspec.structs.replace(here.constants, outright_bonus=5)
    )
    assert net_for(other) is None
    with pytest.raises(OpforError, match="no net fits"):
        fast.stepped(other, {"player": GAME.players["net"]})
    assert fast.stepped(other, {"player": GAME.players["greedy"]}).total(1, 0, 2).games == 2


@pytest.mark.parametrize(
    "raw", [b"", b"[]", b'{"game": 1}', b"\xff\xfe", b'{"game":"x","planes":"","rules":""}']
)
def test_a_file_that_is_no_net_is_left_alone(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "net.json"
    path.write_bytes(raw)
    assert load_net(path) is None
    assert load_net(tmp_path / "none.json") is None


def test_weights_that_do_not_fit_their_sizes_are_refused(tmp_path: Path) -> None:
    file = msgspec.json.decode(NET.read_bytes(), type=NetFile)
    path = tmp_path / "net.json"
    wrong = msgspec.structs.replace(file, weights={**file.weights, "third": packed([1.0])})
    path.write_bytes(msgspec.json.encode(wrong))
    assert load_net(path) is None


def test_the_net_that_is_delivered_is_small_and_has_a_card() -> None:
    assert NET.stat().st_size < LARGEST_FILE
    card = known_net().card
    assert card["trained"]["games"] > 100_000
    assert card["never seen"]
    assert min(row["games"] for row in card["strength"]) >= 1000


def test_a_net_learns_what_it_is_shown_and_keeps_it_as_whole_numbers() -> None:
    chance = np.random.default_rng(1)
    planes = chance.integers(0, 3, (128, 20)).astype(np.float32)
    wanted = (planes[:, 3] > planes[:, 5]).astype(np.float32)
    net = ValueNet(np.ones(20, np.float32))
    before = net.learn(planes, wanted, 1e-2)
    for _ in range(60):
        after = net.learn(planes, wanted, 1e-2)
    assert after < before / 3
    from opfor.core.net import Net

    ready = Net(kept(net, "toy", "", "", {}))
    for row, chance_told in zip(planes[:40], net.chances(planes[:40]), strict=True):
        assert chance_of(ready.value([int(each) for each in row])) == pytest.approx(
            chance_told, abs=0.01
        )


def test_lessons_are_the_same_with_the_same_seed() -> None:
    if not fast.is_compiled(setting()):
        pytest.skip("too slow where nothing is compiled")
    nets = []
    for _ in range(2):
        trainer = Trainer(*ONE, 24, seed=2)
        nets.append(trainer.train(1))
    assert trainer.positions > 512
    assert not np.array_equal(nets[0].weights["w1"], Trainer(*ONE, 24, seed=2).net.weights["w1"])
    assert all(np.array_equal(nets[0].weights[n], nets[1].weights[n]) for n in nets[0].weights)


def test_training_a_game_that_cannot_be_stepped_is_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["train", "coh"]) == 2  # a firefight of two persons
    assert "no engine steps this game" in capsys.readouterr().err
    assert main(["train", "blitzkrieg", "--rounds", "0"]) == 2
    assert "--rounds 0" in capsys.readouterr().err
