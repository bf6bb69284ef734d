"""Experiment files: axes, lists, grids; bad ones get one clear line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from opfor.lab.experiment import experiment_of, variants_of
from opfor.lab.variant import Variant
from tests.conftest import Opfor

GOOD = 'name = "x"\ngame = "race"\n[stop]\ngames = 20\n'


def variants(**more: object) -> list[Variant]:
    raw = {"name": "x", "game": "race", **more}
    return variants_of(experiment_of(raw, "x.toml"), "x.toml")


def test_one_thing_at_a_time(toy_installed: Path) -> None:
    found = variants(axes={"option.goal": [9, 15], "player": ["random"]})
    assert [v.name for v in found] == ["base", "goal 9", "goal 15", "player random"]
    assert [v.options["goal"] for v in found] == [12, 9, 15, 12]
    assert [v.players["tortoise"] for v in found] == ["greedy", "greedy", "greedy", "random"]


def test_a_grid_of_everything(toy_installed: Path) -> None:
    found = variants(how="grid", axes={"option.goal": [9, 15], "ruling.finish": ["exact", "past"]})
    assert [v.name for v in found[1:]] == [
        "goal 9, finish exact",
        "goal 9, finish past",
        "goal 15, finish exact",
        "goal 15, finish past",
    ]
    assert found[1].rulings == {"finish": "exact"}
    assert found[2].rulings == {}


def test_variants_by_hand_take_the_rest_from_the_base(toy_installed: Path) -> None:
    base = {"options": {"mode": "two-player", "goal": 9}, "players": {"hare": "random"}}
    more = [{"name": "calm", "options": {"wind": False}}]
    _, calm = variants(base=base, variants=more)
    assert calm.options.items() >= {"mode": "two-player", "goal": 9, "wind": False}.items()
    assert calm.players == {"hare": "random", "tortoise": "greedy"}


def test_a_seat_is_an_axis(toy_installed: Path) -> None:
    base = {"options": {"mode": "two-player"}}
    found = variants(base=base, axes={"player.hare": ["random", "greedy"]})
    assert [v.players["hare"] for v in found] == ["greedy", "random", "greedy"]


def test_a_pack_is_passed_on_where_a_game_takes_one(tmp_path: Path) -> None:
    raw = {"name": "x", "game": "coh-generator", "axes": {"pack": [str(tmp_path / "none")]}}
    with pytest.raises(Exception, match="no such folder, and no pack of that name"):
        variants_of(experiment_of(raw, "x.toml"), "x.toml")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("name = ", "not valid TOML"),
        ('game = "race"', "Object missing required field `name`"),
        (GOOD.replace("race", "rice"), "base: game: 'rice' is not known; did you mean race?"),
        (GOOD.replace("games = 20", "games = 0"), "stop.games: 0; give a number from 1 to"),
        (GOOD.replace("games = 20", 'games = "20"'), "stop.games: Expected `int`, got `str`"),
        (GOOD.replace("games = 20", "width = 4"), "stop.width: 4.0; give a share between 0 and 1"),
        (GOOD.replace("games = 20", "error = 0.9"), "stop.error: 0.9; give a probability up to"),
        (GOOD.replace("games = 20", "gems = 20"), "unknown field `gems`"),
        ("seed = -1\n" + GOOD, "seed: -1; give a whole number"),
        ("block = -1\n" + GOOD, "block: -1; give a number of games, or leave it out"),
        (GOOD.replace('"x"', '"a/b"'), "name: 'a/b'; give a name without a slash"),
        ('measure = ["winds"]\n' + GOOD, "measure: 'winds' is not known; choose one of: aspects"),
        ('how = "all"\n' + GOOD, "how: Invalid enum value 'all'"),
        (GOOD + "[axes]\nrolling = [1]", "'rolling' is not known; did you mean ruling.…? choose"),
        (GOOD + "[axes]\nplayer = []", "axes.player: no values; give a list of at least one"),
        (GOOD + '[axes]\nplayer = ["me"]', "player me: player of Race: 'me' is not known"),
        (GOOD + "[axes]\n'option.gaol' = [1]", "option 'gaol' is not known; Race takes: mode"),
        (GOOD + "[axes]\n'option.goal' = ['far']", "goal: 'far' is not a whole number"),
        (GOOD + "[axes]\n'ruling.finish' = ['never']", "ruling finish: 'never' is not known"),
        (GOOD + "[axes]\n'ruling.finnish' = ['past']", "near it: finish;"),
        (GOOD + "[axes]\npack = ['mine']", "--pack mine: no such folder, and no pack of that name"),
        (GOOD + "[base]\nplayers = { fox = 'random' }", "seat: 'fox' is not known"),
        (GOOD + "[[variants]]\nname = 'base'", "two variants are called 'base'"),
    ],
)  # fmt: skip
def test_a_bad_file_gets_one_clear_line(opfor: Opfor, tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text)
    ran = opfor("lab", "run", str(file), "--out", str(tmp_path / "run"))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"opfor: {file}: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err
    assert not (tmp_path / "run").exists()


def test_no_file(opfor: Opfor) -> None:
    ran = opfor("lab", "run", "nowhere.toml")
    assert ran.err == "opfor: nowhere.toml: no such file\n"


def test_the_run_as_json_and_in_words(opfor: Opfor, tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text(GOOD + "[axes]\n'ruling.finish' = ['exact']")
    words = ("lab", "run", str(file), "--out", str(tmp_path / "run"), "--jobs", "1")
    document = json.loads(opfor(*words, "--json").out)
    assert [row["variant"] for row in document["rates"]] == ["base", "finish exact"]
    (effect,) = document["effects"]
    assert effect["effect_low"] <= effect["effect"] <= effect["effect_high"]
    out = opfor(*words).out
    assert "base          tortoise wins " in out
    assert out.startswith("Race: seed 1; base: tortoise greedy; as usual; at most 20 games; opfor ")
    assert "paired" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("lab", "fly"), "command of the lab: 'fly' is not known; choose one of: run, rulings"),
        (("lab", "run"), "the following arguments are required: EXPERIMENT.toml"),
    ],
)
def test_bad_commands(opfor: Opfor, words: tuple[str, ...], said: str) -> None:
    ran = opfor(*words)
    assert ran.code == 2
    assert said in ran.err


def test_help_lists_the_commands(opfor: Opfor) -> None:
    out = opfor("lab").out
    assert "run EXPERIMENT.toml" in out
    assert "rulings GAME" in out


def test_the_error_of_a_sequential_test_is_stated() -> None:
    from opfor.lab.commands.told import stop_said
    from opfor.lab.stop import Stop

    said = stop_said(Stop(games=900, width=0.05, error=0.01))
    assert said == (
        "at most 900 games or until an effect is known to 5 points "
        "or until a sequential test, wrong with at most 1 %, finds one"
    )


def test_another_seat_is_not_paired(opfor: Opfor, tmp_path: Path) -> None:
    """With two players the hare is measured, alone the tortoise: no pairs, and it is said so."""
    file = tmp_path / "x.toml"
    file.write_text(GOOD + "[axes]\n'option.mode' = ['two-player']")
    out = opfor("lab", "run", str(file), "--out", str(tmp_path / "run"), "--jobs", "1").out
    assert "not paired: another game or seat" in out
