"""What missions can be made of: counters and boards, listed and drawn."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.conftest import Opfor


def test_counters_are_listed_with_their_numbers(opfor: Opfor) -> None:
    ran = opfor("units", "coh")
    assert ran.code == 0
    assert "german-rifle" in ran.out
    assert "Rifle: 1-8; AR 2/0, range 5" in ran.out


def test_boards_are_listed_as_data(opfor: Opfor) -> None:
    ran = opfor("boards", "coh", "--json")
    assert [each["id"] for each in json.loads(ran.out)["stock"]][:3] == ["1", "2", "3"]


@pytest.mark.parametrize(
    "words", [("boards", "coh", "2"), ("units", "coh", "german-hmg"), ("boards", "2gm", "lakeland")]
)
def test_one_is_drawn_bare(opfor: Opfor, tmp_path: Path, words: tuple[str, ...]) -> None:
    out = tmp_path / "drawn.svg"
    assert opfor(*words, "-o", str(out)).code == 0
    assert ElementTree.parse(out).getroot().tag.endswith("svg")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("units", "coh", "dragon"), "'dragon' is not known"),
        (("units", "blitzkrieg"), "blitzkrieg draws nothing of this kind"),
        (("boards", "coh", "-o", "all.svg"), "name it"),
        (("boards", "coh", "2", "-o", "board.png"), "call it board.svg"),
    ],
)
def test_bad_wishes_are_refused_in_a_line(opfor: Opfor, words: tuple[str, ...], said: str) -> None:
    ran = opfor(*words)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert said in ran.err
