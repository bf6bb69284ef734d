"""Games are found again: named, searched, put away and brought back; settings stay."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import answer, begin, serving, still, turn
from playwright.sync_api import Page, expect

from opfor.surfaces.web.asks import New
from opfor.surfaces.web.desk import Desk
from opfor.surfaces.web.shelf import Files

MANY = 200


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with two hundred games."""
    folder: Path = tmp_path_factory.mktemp("full")
    desk = Desk(Files(folder / "saves"))
    first = desk.new(New("blitzkrieg", seed=7)).table
    desk.sleep(first)
    (kept,) = (folder / "saves").glob(f"{first}.*jsonl")
    for number in range(1, MANY):
        shutil.copy(kept, kept.with_name(kept.name.replace(first, f"game-{number}")))
    with serving(folder) as address:
        yield address


def test_of_two_hundred_games_one_is_found_renamed_and_put_away(page: Page, full: str) -> None:
    page.goto(full)
    rows = page.locator("[data-game-row]")
    expect(rows).to_have_count(MANY)
    name = rows.nth(150).get_attribute("data-game-row")
    row = page.locator(f'[data-game-row="{name}"]')
    row.locator('[data-action="rename"]').click()
    row.get_by_label("Name").fill("The long winter")
    page.keyboard.press("Enter")
    expect(row).to_contain_text("The long winter")
    page.reload()
    page.locator("[data-search]").fill("long winter")
    expect(rows).to_have_count(1)
    row.locator('[data-action="delete"]').click()
    expect(rows).to_have_count(0)
    page.locator('[data-action="undo"]').click()
    expect(rows).to_have_count(1)
    row.locator('[data-action="open"]').click()
    page.wait_for_selector("main[data-moment]")
    assert name is not None
    assert name in page.url


def test_a_game_that_is_over_says_look_and_stands_behind_those_under_way(
    page: Page, server: str
) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=1")
    begin(page, f"{server}?new=blitzkrieg&seed=7&player=random")
    assert turn(page) == "over"
    page.goto(server)
    expect(page.locator("[data-game-row]").first).to_contain_text("Look")
    expect(page.locator(".hero")).to_contain_text("Go on")


def test_settings_count_at_once_and_stay(page: Page, server: str) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=7")
    answer(page)
    page.locator('[data-action="more"]').click()
    page.locator('[data-action="settings"]').click()
    page.locator('[data-setting="theme"]').select_option("dark")
    page.locator('[data-setting="text-size"]').select_option("130")
    page.locator('[data-setting="colours"]').select_option("strong")
    page.locator('[data-setting="speed"]').select_option("100")
    page.get_by_role("button", name="Close").click()
    page.reload()
    page.wait_for_selector("main[data-moment]:not([data-busy])")
    desk = "() => getComputedStyle(document.body.parentElement)"
    assert page.evaluate(f"{desk}.backgroundColor") == "rgb(18, 20, 14)"
    assert page.evaluate(f"{desk}.fontSize") == "20.8px"
    for name in ("--d-foe", "--rust-fill"):
        assert page.evaluate(f"{desk}.getPropertyValue('{name}')") == "#c2410c"
    answer(page, watching=True)
    expect(page.locator('[data-play="done"]')).to_be_visible()
    still(page)
