"""Only asked, without a board: by taps on a phone."""

from __future__ import annotations

from browser import HAND, PATIENCE
from playwright.sync_api import Browser, Page, expect


def answered(page: Page, button: str) -> None:
    """Tap, and wait for the next question: what is still there would be read as the next."""
    before = page.locator("[data-asked] h2").inner_text()
    page.locator(button).tap()
    expect(page.locator("[data-asked] h2")).not_to_have_text(before)


def test_a_decision_is_reached_by_taps_and_can_be_taken_back(browser: Browser, server: str) -> None:
    context = browser.new_context(viewport=HAND, has_touch=True)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(server)
    page.locator('[data-ask="blitzkrieg"]').tap()
    page.locator('[data-question="theatre"]').tap()
    page.locator('[data-choice="Secure is in force"]').tap()
    answered(page, "[data-go]")
    for _ in range(3):
        answered(page, "[data-none]")
    page.locator("[data-every]").tap()
    expect(page.locator("[data-asked] h2")).to_contain_text("where the bot leads")
    page.locator('[data-choice="Africa & Middle East"]').tap()
    page.locator("[data-go]").tap()
    expect(page.locator("[data-decided] h2")).to_contain_text("goes to Africa & Middle East")
    expect(page.locator("[data-decided]")).to_contain_text("BLZ-1.1")
    page.locator("[data-back]").tap()
    expect(page.locator("[data-asked] h2")).to_contain_text("where the bot leads")
    context.close()
