"""Several devices at one table."""

from __future__ import annotations

from browser import PATIENCE, answer, begin, moment
from playwright.sync_api import Browser, Page


def test_another_device_sees_what_happens_at_the_table(
    page: Page, browser: Browser, server: str
) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=7")
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    other = context.new_page()
    begin(other, page.url)
    answer(page)
    other.wait_for_selector(f'[data-moment="{moment(page)}"]')
    answer(other)
    page.wait_for_selector(f'[data-moment="{moment(other)}"]')
    context.close()


def test_two_people_at_one_screen_are_asked_in_turn(page: Page, server: str) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=7&mode=two-player")
    seen = set()
    for _ in range(12):
        if page.locator('[data-action="sit"]').count():
            seen.add(page.locator("h1").inner_text())
            page.locator('[data-action="sit"]').click()
        page.locator("[data-offer]").first.click()
        page.wait_for_selector("[data-confirm]")
        before = moment(page)
        page.locator("[data-confirm]").click()
        page.wait_for_selector(f'[data-moment]:not([data-moment="{before}"])')
    assert len(seen) == 2
