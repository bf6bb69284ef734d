"""The reference in the page: whatever is pointed at tells what it is; all pages can be searched."""

from __future__ import annotations

import pytest
from browser import begin
from playwright.sync_api import Page, expect

SEEN = "ref => document.querySelector(`[data-ref='${ref}']`).scrollIntoView({block: 'center'})"
GAMES = {"blitzkrieg": "", "coh": "&mission=first-light", "2gm": ""}


@pytest.mark.parametrize("game", GAMES)
def test_one_thing_of_every_kind_tells_what_it_is(page: Page, server: str, game: str) -> None:
    begin(page, f"{server}?new={game}&seed=7{GAMES[game]}")
    refs = page.locator("[data-ref]:visible").evaluate_all("all => all.map(e => e.dataset.ref)")
    kinds = {ref.partition(":")[0]: ref for ref in refs if ref}
    assert len(kinds) > 2
    for ref in kinds.values():
        page.evaluate(SEEN, ref)
        page.keyboard.press("i")
        page.wait_for_selector("body.asking")
        page.locator(f'[data-ref="{ref}"]:visible').first.click(force=True)
        told = page.locator('[data-panel="about"]')
        expect(told.locator(".topic h2")).not_to_be_empty()
        expect(told.locator(".topic > p").first).not_to_be_empty()
        expect(told.locator(".topic svg")).to_be_visible()
        told.locator('[data-action="close"]').click()
        expect(told).to_have_count(0)


def test_pages_are_searched_and_lead_to_each_other(page: Page, server: str) -> None:
    page.goto(f"{server}?reference=coh")
    page.get_by_role("searchbox").fill("close combat")
    expect(page.locator('[data-topic="close-combat"]')).to_be_visible()
    expect(page.locator('[data-topic="smoke"]')).to_have_count(0)
    page.locator('[data-topic="close-combat"] [data-see="short-range"]').click()
    expect(page.locator('[data-topic="short-range"]')).to_be_in_viewport()
