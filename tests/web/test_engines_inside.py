"""The compiled engines inside the page: the same games as here, and a page without them."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from browser import answer, static
from digests import digests
from inside import run_inside
from playwright.sync_api import Page, expect

from opfor.fast.built import compiled

SLOW = 120_000
GAMES = int(os.environ.get("OPFOR_PAGE_GAMES", "12"))
"""Of each mission and mode."""


@pytest.mark.skipif(compiled("blitzkrieg") is None, reason="no compiled engines: build_fast.py")
def test_games_of_the_page_are_those_of_this_machine(built: Path) -> None:
    here = digests(GAMES)
    inside = run_inside(built, Path(__file__).parent / "digests.py", str(GAMES))
    assert "not covered" not in here.values()
    assert inside == here


def test_the_coach_of_the_page_thinks_with_what_is_compiled(page: Page, built: Path) -> None:
    page.set_default_timeout(SLOW)
    with static(built) as (address, _):
        page.goto(f"{address}?new=blitzkrieg&seed=7", wait_until="commit")
        expect(page.locator("main.play")).to_have_attribute("data-engine", "compiled")
        page.goto(address, wait_until="commit")
        expect(page.get_by_text("The coach thinks with the compiled engines.")).to_be_visible()


def test_a_page_without_them_says_so_in_a_line_and_plays(
    page: Page, built: Path, tmp_path: Path
) -> None:
    page.set_default_timeout(SLOW)
    without = Path(shutil.copytree(built, tmp_path / "page"))
    (without / "engines.gz").unlink()
    with static(without) as (address, _):
        page.goto(address, wait_until="commit")
        expect(page.get_by_text("readable engines: engines is missing (404)")).to_be_visible()
        page.goto(f"{address}?new=blitzkrieg&seed=7", wait_until="commit")
        expect(page.locator("main.play")).to_have_attribute("data-engine", "readable")
        answer(page)
