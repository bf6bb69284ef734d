"""Missions as links: short enough to send, whole or refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from opfor.app.registry import load_game
from opfor.cardboard.coh.missions.found import any_mission
from opfor.core.errors import OpforError
from opfor.core.links import mission_in, mission_link, packed, unpacked
from tests.conftest import Opfor

PACKS = load_game("coh").folder / "packs"
SHIPPED = [
    path
    for folder in ("solo", "missions")
    for path in sorted((PACKS / folder).glob("*.toml"))
    if path.stem != "pack"
]


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_every_mission_that_is_shipped_fits_into_a_link(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    link = mission_link(text)
    assert len(link) <= 2000
    assert mission_in(link) == text
    assert any_mission(link) == any_mission(path.stem)


def test_a_link_is_a_mission_in_every_command(opfor: Opfor) -> None:
    link = mission_link(SHIPPED[0].read_text(encoding="utf-8"))
    by_link = opfor("simulate", "coh", "--mission", link, "--games", "2", "--json")
    assert by_link.code == 0
    assert opfor("lab", "needle", link, "--no-turns", "--seconds", "0.1").code == 0


@pytest.mark.parametrize("link", ["", "abc", "*", packed("x" * 300_000), packed("id = 1")[:-3]])
def test_a_broken_link_is_refused_in_one_line(link: str) -> None:
    with pytest.raises(OpforError, match="the link"):
        any_mission(f"link:{link}")


def test_a_link_that_holds_something_else_is_refused_in_one_line() -> None:
    with pytest.raises(OpforError, match=r"mission\.toml"):
        any_mission(f"link:{packed('a = 1')}")
    assert unpacked(packed("Straße"), "a text") == "Straße"
