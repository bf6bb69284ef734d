"""Two opfors compared: a planted change of a rule is found and named."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import opfor as package
from opfor.core.errors import OpforError
from opfor.lab.sides import side_of
from tests.conftest import Opfor

SOURCE = Path(package.__file__).parent


@pytest.fixture
def another(tmp_path: Path) -> Path:
    """A copy of this opfor, to be changed."""
    left_out = shutil.ignore_patterns("tests", "__pycache__", "surfaces", "coh*", "tactics2gm")
    shutil.copytree(SOURCE, tmp_path / "src" / "opfor", ignore=left_out)
    return tmp_path


def plant(root: Path, rule: str, old: str, new: str) -> None:
    """Change the one criterion of Blitzkrieg! that cites a rule."""
    for path in (root / "src/opfor/games/blitzkrieg/bot").glob("*.py"):
        text = path.read_text()
        if f'{old}("{rule}"' in text:
            changed = text.replace(f'{old}("{rule}"', f'other.{new}("{rule}"')
            first = "from __future__ import annotations\n"
            path.write_text(
                changed.replace(first, first + "from opfor.core import question as other\n")
            )
            return
    raise AssertionError(f"no criterion {old}({rule!r}) to change")


def test_a_planted_change_is_found_and_named(opfor: Opfor, another: Path) -> None:
    plant(another, "BLZ-1.6", "prefer", "lowest")
    words = ("--games", "8", "--jobs", "1", "--json")
    ran = opfor("lab", "diff", "blitzkrieg", ".", str(another), *words)
    assert ran.code == 1, ran.err
    document = json.loads(ran.out)
    assert document["positions"]["failed"] == 0
    assert set(document["positions"]["rules"]) == {"theatre: BLZ-1.6"}
    example = document["examples"]["theatre: BLZ-1.6"][0]
    assert example["before"]["chosen"] != example["now"]["chosen"]
    assert document["games"]["changed"] > 0


def test_a_copy_is_no_change(opfor: Opfor, another: Path) -> None:
    ran = opfor("lab", "diff", "blitzkrieg", ".", str(another), "--games", "3", "--jobs", "1")
    assert (ran.code, ran.err) == (0, "")
    assert "0.0 % (0.0 to" in ran.out


def test_a_ruling_as_a_side(opfor: Opfor) -> None:
    words = ("--games", "4", "--jobs", "1")
    side = "ruling:change-among-units=rank-only"
    ran = opfor("lab", "diff", "blitzkrieg", ".", side, *words)
    assert ran.code == 1
    assert "(the stratagem's choice of unit" in ran.out
    assert "paired games:" in ran.out


@pytest.mark.parametrize(
    ("sides", "said"),
    [
        ((".", "."), "'.' against itself: name two different sides"),
        ((".", "ruling:first-turn"), "'ruling:first-turn': write ruling:NAME=VALUE"),
        ((".", "ruling:first-turn=me"), "ruling first-turn: 'me' is not known"),
        ((".", "pack:mine"), "--pack mine: no such folder, and no pack of that name"),
        ((".", "no-such-revision"), "'no-such-revision': neither a folder nor a revision of"),
    ],
)
def test_bad_sides(opfor: Opfor, sides: tuple[str, str], said: str) -> None:
    ran = opfor("lab", "diff", "blitzkrieg", *sides)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


def test_a_folder_without_opfor(tmp_path: Path) -> None:
    with (
        pytest.raises(OpforError, match="holds no opfor; give a checkout"),
        side_of(str(tmp_path)),
    ):
        pass
