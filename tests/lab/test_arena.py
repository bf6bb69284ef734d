"""The arena: players on games that are held out, and a ladder file that can be gone on with."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from opfor.app.players import ALLOWED
from opfor.app.registry import load_game
from opfor.app.setting_up import prepared
from opfor.core.errors import OpforError
from opfor.core.parsed_toml import toml_at
from opfor.lab.held_out import held_out, options_in
from tests.conftest import Opfor

GAMES = ("blitzkrieg", "coh", "2gm")
AGENT = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] in ("choose", "illegal"):
        number = 99 if told["type"] == "choose" and len(told["offers"]) == 2 else 0
        print(json.dumps({"answer": number, "tokens": 7}), flush=True)
"""


@pytest.mark.parametrize("name", GAMES)
def test_what_is_held_out_can_be_played(name: str) -> None:
    game = load_game(name)
    held = held_out(game)
    assert len({each.name for each in held.settings}) == len(held.settings) >= 4
    for each in held.settings:
        prepared(game, options_in(game, each), each.rulings)


@pytest.mark.parametrize("name", ["blitzkrieg", "2gm"])
def test_no_level_is_held_out(name: str) -> None:
    game = load_game(name)
    modes = toml_at(game.folder / "books" / "modes.toml")["modes"]
    levels = [
        prepared(game, mode["options"] | level, {})[0].options
        for mode in modes
        for level in mode["levels"].values()
    ]
    for each in held_out(game).settings:
        options = prepared(game, options_in(game, each), each.rulings)[0].options
        assert (options in levels and not each.rulings) <= each.known, each.name
    assert {each.known for each in held_out(game).settings} == {True, False}


def test_a_ladder_takes_only_rows_about_the_same_games(opfor: Opfor, tmp_path: Path) -> None:
    out = tmp_path / "ladder.json"
    common = ["arena", "blitzkrieg", "--jobs", "1", "-o", str(out), "--player", "random"]
    assert opfor(*common, "--games", "2").code == 0
    other_number = opfor(*common, "--games", "3")
    assert (other_number.code, other_number.err.count("\n")) == (2, 1)
    assert "2 games in each setting there, not 3" in other_number.err
    found = json.loads(out.read_bytes())
    out.write_text(json.dumps(found | {"rules": "other"}), encoding="utf-8")
    other_rules = opfor(*common, "--games", "2")
    assert (other_rules.code, other_rules.err.count("\n")) == (2, 1)
    assert "played by other rules" in other_rules.err


def test_places_count_what_is_held_out(opfor: Opfor) -> None:
    ran = opfor("arena", "blitzkrieg", "--games", "2", "--jobs", "1", "--player", "random")
    assert "regular (known, only the seed is new)" in ran.out
    assert ran.out.startswith("Blitzkrieg!: 3 held-out settings")


@pytest.mark.usefixtures("toy_installed")
def test_a_game_that_holds_nothing_out_says_so() -> None:
    with pytest.raises(OpforError, match="keeps nothing back"):
        held_out(load_game("race"))


def test_the_ladder_ranks_and_is_gone_on_with(opfor: Opfor, tmp_path: Path) -> None:
    out = str(tmp_path / "ladder.json")
    common = ["arena", "blitzkrieg", "--games", "60", "--jobs", "1", "-o", out]
    assert opfor(*common, "--player", "random").code == 0
    ran = opfor(*common, "--player", "baseline", "--json")
    assert ran.code == 0, ran.err
    places = json.loads(ran.out)["places"]
    assert [place["player"] for place in places] == ["baseline", "random"]
    assert places[1]["more"]["high"] < 0
    before = Path(out).read_bytes()
    assert opfor(*common, "--player", "random").code == 0
    assert Path(out).read_bytes() == before
    shown = opfor("arena", "blitzkrieg", "-o", out)
    assert shown.out.splitlines()[1].startswith("1. baseline")


def test_a_programs_answers_are_counted(
    opfor: Opfor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ALLOWED, "")
    agent = tmp_path / "agent.py"
    agent.write_text(AGENT, encoding="utf-8")
    name = f"cmd:{sys.executable} {agent}"
    ran = opfor("arena", "blitzkrieg", "--games", "1", "--jobs", "1", "--player", name, "--json")
    assert ran.code == 0, ran.err
    (place,) = json.loads(ran.out)["places"]
    counts = [row["answers"] for row in json.loads(ran.out)["standings"]]
    given, illegal = (sum(each.get(key, 0) for each in counts) for key in ("given", "illegal"))
    assert place["tokens"] == 7 * given > 0
    assert place["legal"]["value"] == pytest.approx((given - illegal) / given)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("blitzkrieg",), "--player NAME says who is measured"),
        (("blitzkrieg", "--player", "nobody"), "'nobody' is not known"),
        (("blitzkrieg", "--player", "random", "--games", "0"), "play at least one"),
        (("coh", "--player", "random", "-o", "OUT"), "other games were held out then"),
        (("blitzkrieg", "--player", "random", "-o", "OUT"), "a ladder of coh"),
    ],
)
def test_what_is_wrong_is_one_line(
    opfor: Opfor, tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    out = tmp_path / "ladder.json"
    out.write_text(
        '{"game":"coh","version":"0","held_out":"x","rules":"r","seed":1,"games":400}',
        encoding="utf-8",
    )
    ran = opfor("arena", *(str(out) if word == "OUT" else word for word in words))
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert said in ran.err
