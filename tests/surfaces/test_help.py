"""Help, unknown words, and errors in one line."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from opfor.__main__ import COMMANDS
from tests.conftest import Opfor


def test_help_names_every_command_and_game(opfor: Opfor) -> None:
    ran = opfor("--help")
    assert ran.code == 0
    assert all(f"  {name}" in ran.out for name in COMMANDS)
    assert "blitzkrieg (Blitzkrieg!)" in ran.out


def test_without_a_terminal_no_arguments_show_the_help(opfor: Opfor) -> None:
    assert opfor().out == opfor("--help").out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_offered_is_there_and_explains_itself(opfor: Opfor, name: str) -> None:
    module = import_module(COMMANDS[name].module)
    assert callable(module.run)
    ran = opfor(name, "--help")
    assert ran.code == 0
    assert f"usage: opfor {name}" in ran.out
    assert opfor("help", name) == ran


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys; from opfor.__main__ import main; main(['--help']);"
        "print({'msgspec', 'rich', 'lark', 'importlib.metadata'} & set(sys.modules))"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.splitlines()[-1] == "set()"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["fly"], "command: 'fly' is not known; choose one of: play,"),
        (["play", "chess"], "game: 'chess' is not known; choose one of:"),
        (["play"], "which game? Give one of:"),
        (["play", "race", "--seed", "-1"], "'-1' is not a whole number"),
        (["play", "race", "--seed", "many"], "'many' is not a whole number"),
        (["play", "race", "--fast"], "unrecognized arguments: --fast; see: opfor play --help"),
        (["play", "race", "--mode", "three"], "mode: 'three' is not known; choose one of: solo"),
        (["play", "race", "--goal", "far"], "goal: 'far' is not a whole number"),
        (["play", "race", "--option", "goal"], "--option 'goal': write NAME=VALUE"),
        (["play", "race", "--option", "x=1"], "takes: mode, goal, wind"),
        (["play", "race", "--wind", "much"], "wind: 'much' is not true or false"),
        (["play", "race", "solo", "--mode", "two-player"], "'solo' is short for --mode, which"),
        (["play", "race", "solo", "12"], "'12' is one word too many"),
        (["play", "race", "--ruling", "finish=never"], "choose one of: past, exact"),
        (["play", "race", "--ruling", "end=past"], "ruling of race: 'end' is not known"),
        (["play", "race", "--player", "fox=greedy"], "seat: 'fox' is not known"),
        (["play", "race", "--player", "clever"], "'clever' is not known; choose one of: random"),
        (["table", "race", "--program", "coin"], "source: 'coin' is not known"),
        (["race", "jump"], "command of Race: 'jump' is not known; choose one of: hello"),
        (["rules", "chess"], "game: 'chess' is not known"),
        (["replay"], "the following arguments are required: FILE"),
        (["verify", "nowhere.jsonl"], "nowhere.jsonl: no such file"),
        (["play", "--resume"], "no saved game to resume"),
        (["packs", "paint"], "write: packs check PATH"),
        (["simulate", "race", "--games", "0"], "--games 0: play at least one"),
    ],
)
def test_bad_usage_is_answered_by_one_line(opfor: Opfor, words: list[str], said: str) -> None:
    ran = opfor(*words)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("opfor: ")
    assert said in ran.err


@pytest.mark.parametrize("words", [["rules"], ["coh", "orders"], ["coh", "sight"]])
def test_help_is_no_markup(opfor: Opfor, words: list[str]) -> None:
    shown = opfor(*words, "--help").out
    assert "usage: " in shown
    assert "`" not in shown


def test_version(opfor: Opfor) -> None:
    assert opfor("--version").out.startswith("opfor 0.")


def test_a_game_outside_the_package_brings_its_own_commands(opfor: Opfor) -> None:
    assert opfor("race", "hello", "there").out == "hello there\n"
    assert "opfor race hello" in opfor("race").out


def test_options_of_the_game_are_flags(opfor: Opfor) -> None:
    shown = opfor("play", "race", "--help").out
    assert "--mode solo|two-player" in shown
    assert "--wind [true|false]" in shown
    assert "default: 12" in shown


LONG = "y" * 450
DOORS = [
    ["play", LONG],
    ["play", "coh", LONG],
    ["play", "race", "--seed", "9" * 450],
    ["play", "race", "--ruling", f"{LONG}=x"],
    ["play", "race", "--ruling", f"finish={LONG}"],
    ["play", "race", "--player", LONG],
    ["play", "race", "--option", f"{LONG}=1"],
    ["play", "race", "solo", LONG],
    ["play", "race", *["many", "words"] * 90],
    ["play", "--resume", LONG],
    ["coh", "sight", "1", LONG],
    ["rules", "coh", LONG],
    ["why", LONG],
    ["packs", "check", LONG],
    ["lab", "run", LONG],
    ["lab", LONG],
    ["cards", LONG, "coh"],
    ["cards", "many words " * 40, "coh"],
    ["cards", "many words " * 20_000, "coh"],
    ["cards", "new", "coh", "many words " * 20_000],
    ["generate", "coh", "--auto", "--out", "many words " * 40],
    ["ladder", "blitzkrieg", "9" * 5000],
    ["lab", "run", "x.toml", "--blocks", f"0:{'9' * 5000}"],
    ["campaign", "new", "9" * 5000],
    [LONG],
]


@pytest.mark.rule("X-6")
@pytest.mark.parametrize("words", DOORS, ids=lambda words: " ".join(words)[:30])
def test_no_door_repeats_more_than_sixty_letters(opfor: Opfor, words: list[str]) -> None:
    ran = opfor(*words)
    assert ran.code == 2
    for piece in ("y" * 61, "9" * 61, "many words " * 6):
        assert piece not in ran.err


@pytest.mark.rule("X-6")
def test_bytes_that_are_no_text_name_nothing(opfor: Opfor, tmp_path: Path) -> None:
    folder = tmp_path / "caf\udce9"
    folder.mkdir()
    for words in (["new-game", "caf\udce9"], ["cards", "new", "coh", "--pack", f"{folder}/"]):
        ran = opfor(*words)
        assert ran.code == 2
        assert "not UTF-8 text" in ran.err
    assert not list(folder.iterdir())


@pytest.mark.rule("X-6")
def test_a_typed_line_that_is_no_text_is_asked_for_again(opfor: Opfor) -> None:
    ran = opfor("cards", "new", "coh", "mission", typed="caf\ufffd\nraid\n")
    assert "not UTF-8 text; type it once more.\nid > raid" in ran.out


@pytest.mark.parametrize("words", [["coh", "missions"], ["coh", "sight"], ["2gm", "deck"]])
def test_commands_of_a_game_explain_themselves(opfor: Opfor, words: list[str]) -> None:
    ran = opfor(*words, "--help")
    assert ran.code == 0
    assert ran.out.startswith(f"usage: opfor {' '.join(words)} …\n\n")


def test_a_game_without_a_book_of_its_own_shows_the_one_it_shares(opfor: Opfor) -> None:
    assert "GEN-" in opfor("rules", "coh-generator").out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "2gm", "--scenario", "night-raid", "--ai-role", "x"], "ai-role: 'x'"),
        (["play", "2gm", "--option", "ai_speed=1"], "option 'ai-speed'"),
        (["generate", "coh", "--auto", "--solo", "--fewer-caps", "9"], "fewer-caps: 9"),
    ],
)
def test_options_are_named_as_they_are_typed(opfor: Opfor, words: list[str], said: str) -> None:
    assert said in opfor(*words).err
