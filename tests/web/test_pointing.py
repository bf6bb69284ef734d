"""Answers by pointing and by keyboard, with a game the page has never heard of."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import PATIENCE, ROOT, answer, begin, moment, serving, settled, still, turn
from playwright.sync_api import Browser, Page, Response, Route, expect


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that finds the toy game as it would find any game from outside."""
    folder: Path = tmp_path_factory.mktemp("toy")
    metadata = folder / "race-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: race\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[opfor.games]\nrace = tests.toy_game\n")
    before = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = f"{folder}:{ROOT}:{before}"
    try:
        with serving(folder / "data") as address:
            yield address
    finally:
        os.environ["PYTHONPATH"] = before


def test_a_whole_game_by_pointing(page: Page, toy: str) -> None:
    begin(page, f"{toy}?new=race&seed=3&wager=true")
    while turn(page) == "person":
        before = moment(page)
        page.locator(".dock .legal[data-ref]").first.click()
        page.locator("[data-confirm]").click()
        settled(page, before)
    assert turn(page) == "over"


def test_the_page_is_settled_when_its_late_scripts_are_there(page: Page, toy: str) -> None:
    """It can be played meanwhile."""
    held: list[Route] = []
    page.route("**/dragging.js", lambda route: held.append(route))
    page.goto(f"{toy}?new=race&seed=3")
    page.wait_for_selector("main[data-busy]")
    expect(page.locator("[data-offer]").first).to_be_visible()
    while not held:
        page.wait_for_timeout(50)
    held[0].continue_()
    page.wait_for_selector("main:not([data-busy])")


def test_who_clicks_again_while_the_page_is_busy_is_heard(page: Page, toy: str) -> None:
    """Of two answers that are clicked one after the other the second is weighed."""
    begin(page, f"{toy}?new=race&seed=3")
    held: list[Route] = []
    page.route("**/api/describe", lambda route: route.continue_() if held else held.append(route))
    page.locator("[data-offer]").first.click()
    page.wait_for_selector("main[data-busy]")
    page.locator("[data-offer]").nth(1).click()
    while not held:
        page.wait_for_timeout(50)
    with page.expect_response(lambda reply: weighs(reply, [1])):
        held[0].continue_()
    page.wait_for_selector("[data-confirm]")


def weighs(reply: Response, path: list[int]) -> bool:
    return reply.url.endswith("/describe") and reply.request.post_data_json["path"] == path


def test_an_act_is_weighed_before_it_counts(page: Page, toy: str) -> None:
    begin(page, f"{toy}?new=race&seed=3&wager=true")
    before = moment(page)
    page.locator(".dock .legal[data-ref]").first.click()
    switch = page.get_by_role("switch")
    expect(switch).to_have_attribute("aria-checked", "false")
    expect(page.locator(".odds b").first).to_contain_text("%")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    page.keyboard.press("Escape")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    assert moment(page) == before


def test_a_whole_game_by_keyboard_alone(page: Page, toy: str) -> None:
    begin(page, f"{toy}?new=race&seed=3")
    while turn(page) == "person":
        before = moment(page)
        page.keyboard.press("a")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_selector(f'[data-confirm], main:not([data-moment="{before}"])')
        if moment(page) == before:
            expect(page.locator("[data-confirm]")).to_be_focused()
            page.keyboard.press("Enter")
        settled(page, before)
    assert turn(page) == "over"


def test_the_board_is_one_tab_stop_and_tells_where_one_is(page: Page, toy: str) -> None:
    begin(page, f"{toy}?new=race&seed=3")
    page.keyboard.press("m")
    expect(page.locator(".stage")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator('[role="status"]')).to_contain_text("square")


def test_why_and_forecast_stand_in_their_panels(page: Page, toy: str) -> None:
    begin(page, f"{toy}?new=race&seed=3")
    for _ in range(3):
        answer(page)
    page.locator('[data-action="why"]').click()
    expect(page.locator('[data-panel="why"] [data-rule]').first).to_be_visible()
    page.locator('[data-panel="why"] [data-rule]').first.click()
    expect(page.locator('[data-panel="why"] .ruletext')).to_be_visible()
    page.locator('[data-action="forecast"]').click()
    expect(page.locator('[data-panel="forecast"]')).to_contain_text("%")


def test_on_a_phone_the_map_stays_on_what_is_asked(browser: Browser, server: str) -> None:
    """The panel of a confirmation leaves the map more room than the list of answers after it."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    begin(page, f"{server}?new=coh&seed=199514&mission=first-light")
    for _ in range(5):
        answer(page)
    still(page)
    stage = page.locator(".stage").bounding_box()
    unit = page.locator('.stage [data-ref="unit:G10"]').first.bounding_box()
    assert stage is not None
    assert unit is not None
    assert stage["y"] <= unit["y"] <= stage["y"] + stage["height"] - unit["height"]
    context.close()
