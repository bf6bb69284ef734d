"""The scripts of the page: their types, and how much they weigh."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from browser import node_tool

from opfor.surfaces.web.page_types import FILE, typings
from opfor.surfaces.web.pages import delivered

MOST = 120_000


def test_the_types_of_the_scripts_are_those_of_the_messages() -> None:
    assert FILE.read_text(encoding="utf-8") == typings(), "python -m opfor.surfaces.web.page_types"


def test_scripts_and_styles_of_a_game_stay_small() -> None:
    index = delivered()["index.html"].decode()
    loaded = [*re.findall(r'modulepreload" href="([a-z_]+\.js)"', index), "look.css"]
    assert "game.js" in loaded
    assert sum(len(delivered()[name]) for name in loaded) <= MOST


def test_the_scripts_hold_to_their_types() -> None:
    tsc = node_tool("typescript/bin/tsc")
    said = subprocess.run(
        ["node", str(tsc), "-p", str(Path(__file__).parent)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.stdout == ""
